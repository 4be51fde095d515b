"""A club as its manager would use it: lineups, staff, bench, and everyone on the roster."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from hotstove.cardmaker.baseline.platoon import Hand
from hotstove.cardmaker.baseline.targets import targets_of
from hotstove.cardmaker.clubhouse.choosing import choose
from hotstove.cardmaker.clubhouse.lineup import LineupCard
from hotstove.cardmaker.clubhouse.order import Bat, batting_order
from hotstove.cardmaker.clubhouse.staff import PitchingStaff, choose_staff
from hotstove.record.club import ClubRecord
from hotstove.record.player import PlayerRecord
from hotstove.record.season import read_season

HANDS: tuple[Hand, Hand] = ("L", "R")


@dataclass(frozen=True, slots=True)
class ClubPlan:
    """Default lineups by the opposing starter's hand and by designated hitter or none; staff; bench.

    The bench has everyone else but pitchers, most plate appearances first. Together they are all who appeared; a player
    who played both ways is in a lineup and in the staff.
    """

    club: ClubRecord
    lineups: Mapping[tuple[Hand, bool], LineupCard]
    staff: PitchingStaff
    bench: tuple[PlayerRecord, ...]

    def lineup(self, against: Hand, dh: bool | None = None, pitcher: PlayerRecord | None = None) -> LineupCard:
        """The usual card; with a designated hitter if the club's league had one, unless told.

        Given a pitcher who is himself in the usual card, the card has him bat as the pitcher, without a DH.
        """
        wanted = self.club.dh if dh is None else dh
        usual = self.lineups[against, wanted]
        if pitcher is None or pitcher.lahman_id not in {player.lahman_id for player in usual.players}:
            return usual
        return lineup_card(self.club, against, wanted, pitcher)

    @property
    def two_way_players(self) -> tuple[PlayerRecord, ...]:
        """Pitchers who are in a usual lineup."""
        batting = {player.lahman_id for card in self.lineups.values() for player in card.players}
        return tuple(player for player in self.staff.players if player.lahman_id in batting)


def plan_club(club: ClubRecord) -> ClubPlan:
    """The plan of a club from its own season."""
    lineups = {(hand, dh): lineup_card(club, hand, dh) for hand in HANDS for dh in (True, False)}
    usual = {player.lahman_id for player in lineups["R", club.dh].players}
    staff = choose_staff(club.pitchers, club.year, club.games)
    pitchers = {player.lahman_id for player in staff.players}
    bench = [player for player in club.players if player.lahman_id not in usual | pitchers]
    bench.sort(key=lambda player: (-player.batting.pa, player.lahman_id))
    return ClubPlan(club, lineups, staff, tuple(bench))


def lineup_card(club: ClubRecord, against: Hand, dh: bool, two_way: PlayerRecord | None = None) -> LineupCard:
    """The card against one hand; for a day on which a hitter pitches, the one where he bats for himself."""
    players = [player for player in club.players if two_way is None or player.lahman_id != two_way.lahman_id]
    chosen = choose(players, against, dh and two_way is None)
    if two_way is not None:
        chosen["P"] = two_way
    targets = targets_of(read_season(club.year))
    bats = []
    for position, player in chosen.items():
        target = targets[player.lahman_id, club.code]
        bats.append(Bat(player, position, target.batting, target.running))
    return LineupCard(against, dh and two_way is None, batting_order(bats, club.year))
