"""The real record of a season, its gaps filled and marked."""

from hotstove.record.club import Club, ClubRecord, Park
from hotstove.record.lahman import FIRST_YEAR, LAST_YEAR
from hotstove.record.lines import Batting, Fielding, Pitching
from hotstove.record.names import LEAGUES, clubs_of, find_club, find_clubs
from hotstove.record.player import OUTFIELD, POSITIONS, Bats, Person, PlayerRecord, Throws, Usage, combine
from hotstove.record.season import Season, has_dh, read_club, read_season
from hotstove.record.tables import EDITION

__all__ = [
    "EDITION",
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
