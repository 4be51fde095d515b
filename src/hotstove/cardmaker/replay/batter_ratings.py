"""The ratings around a batter's grid: bunt, hit and run, games missed, shaded squares."""

from __future__ import annotations

from hotstove.games.replay.squares import Square
from hotstove.record import PlayerRecord
from hotstove.table.sums import summed

BUNT_STEPS = (2.2, 1.2, 0.5, 0.1)
"""Sacrifices over the league's, at which bunt ratings 1 to 4 begin: 7, 21, 50 and 75 of 100 batters of 1988 with 300
turns had more."""
CONTACT_PLANS = (
    (0.45, (4, 33, 13, 21, 12, 26)),
    (0.55, (4, 33, 12, 20, 11, 26)),
    (0.75, (5, 32, 10, 18, 11, 27)),
    (1.2, (4, 32, 10, 21, 10, 27)),
)
"""Hit and run rows by strikeouts over the league's; only those who seldom miss are asked to do it. 6, 11, 31 and 80
of 100 batters of 1988 with 300 turns struck out less than that. With the A row of the printed pitchers the first two
are a walk, and two hits or one in five times at bat: rows that gave three or four made .5% too many hits in twenty
replays of 1988."""
SWINGER = (3, 32, 10, 18, 10, 26)
ASSESSED = 0.116
"""How often square 2-1 is rolled in a player's game: one roll of 36 in each of the 4.17 turns that the 76 players of
1988 with 140 starts had a game."""
MOST_GAMES = 9


def bunt_rating(sacrifices: float, league: float) -> int:
    ratio = sacrifices / league if league > 0 else 1.0
    return 1 + summed(ratio < step for step in BUNT_STEPS)


def hit_and_run_row(strikeouts: float, league: float) -> tuple[int, ...]:
    ratio = strikeouts / league if league > 0 else 1.0
    return next((row for most, row in CONTACT_PLANS if ratio < most), SWINGER)


def games_missed(player: PlayerRecord, club_games: int) -> int:
    """RB-10: the raised number of square 2-1 with which he would miss as many games as he did."""
    played = player.usage.games
    if played <= 0:
        return MOST_GAMES
    return max(0, min(MOST_GAMES, round((club_games - played) / played / ASSESSED)))


def shaded_squares(squares: dict[tuple[int, int], Square]) -> frozenset[tuple[int, int]]:
    """RB-25: one square of column 2, one of column 3, one of column 6, where the park has a say."""
    found = set()
    for column, allowed in ((2, {55, 6}), (3, {2, 3, 4, 5}), (6, {7, 8, 9, 10, 11})):
        rows = [row for row in range(6, 0, -1) if squares[column, row].number in allowed and (column, row) != (2, 1)]
        if rows:
            found.add((column, rows[0]))
    return frozenset(found)
