"""The numbers that a made card may carry: in each column those whose five totals make sense together."""

from __future__ import annotations

from hotstove.games.replay.squares import Square


def _squares(*numbers: int) -> tuple[Square, ...]:
    return tuple(Square(number) for number in numbers)


BATTERS: dict[int, tuple[Square, ...]] = {
    1: _squares(1, 2, 3, 4, 5, 10, 15, 20, 25, 30, 35, 40, 45, 46, 47),
    2: (*_squares(1, 2, 3, 4, 5, 6, 11, 16, 17, 18, 21, 26, 31), *(Square(55, raised) for raised in range(1, 6))),
    3: _squares(1, 2, 3, 4, 5, 10, 11, 12, 13, 14, 19, 24, 29, 30, 31, 32, 33, 34, 35, 40, 47, 52),
    4: _squares(1, 2, 3, 4, 5, 6, 11, 16, 17, 18, 19, 20, 25),
    5: _squares(1, 2, 3, 4, 7, 12, 20, 27, 32, 39, 44, 49, 54, 59),
    6: _squares(1, 6, 7, 8, 9, 10, 11, 16, 21, 26, 31, 36, 41, 46, 51, 56, 57, 58, 59, 60),
}
"""Squares by column."""
GAMES_MISSED: tuple[Square, ...] = _squares(36, 37, 38, 39, 40, 41, 42, 43, 47)
"""Numbers of square 2-1, which carries the games missed; the last of them are no strikeouts."""
ROWS_OF_25 = (1, 3)
RARE_PLAY, ROW_OF_RARE_PLAY = Square(57), 4
"""The number of rare plays stands once on a card at most."""
