"""How a club's players are used: lineups against each hand, rotation, bullpen with roles, bench."""

from hotstove.cardmaker.clubhouse.lineup import LineupCard, Spot
from hotstove.cardmaker.clubhouse.plan import ClubPlan, lineup_card, plan_club
from hotstove.cardmaker.clubhouse.staff import PitchingStaff
from hotstove.cardmaker.clubhouse.table_club import table_player, table_staff

__all__ = ["ClubPlan", "LineupCard", "PitchingStaff", "Spot", "lineup_card", "plan_club", "table_player", "table_staff"]
