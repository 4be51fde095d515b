"""The real record of a season, its gaps filled and marked."""

from hotstove.cardmaker.record.club import Club, ClubRecord, Park
from hotstove.cardmaker.record.lahman import FIRST_YEAR, LAST_YEAR
from hotstove.cardmaker.record.lines import Batting, Fielding, Pitching
from hotstove.cardmaker.record.names import LEAGUES, clubs_of, find_club, find_clubs
from hotstove.cardmaker.record.player import OUTFIELD, POSITIONS, Bats, Person, PlayerRecord, Throws, Usage, combine
from hotstove.cardmaker.record.season import Season, has_dh, read_club, read_season

__all__ = [
    "FIRST_YEAR",
    "LAST_YEAR",
    "LEAGUES",
    "OUTFIELD",
    "POSITIONS",
    "Bats",
    "Batting",
    "Club",
    "ClubRecord",
    "Fielding",
    "Park",
    "Person",
    "Pitching",
    "PlayerRecord",
    "Season",
    "Throws",
    "Usage",
    "clubs_of",
    "combine",
    "find_club",
    "find_clubs",
    "has_dh",
    "read_club",
    "read_season",
]
