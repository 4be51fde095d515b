"""RB-11, RB-12: steal symbols, beside numbers with which the player reaches as often as he stole and was caught."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from hotstove.games.replay.chart_set import our_charts
from hotstove.table.sums import summed

OPEN = 0.75
"""How often the next base is open to a player who reaches: with .77 and ASTERISK stolen bases were .4% more than the
record's in six replays of 1968, 5.6 and 4.2% fewer in ten of 1988 and 2012."""
ASTERISK = 0.47
"""The chance that an asterisk is a stolen base; see OPEN for the replays of 1968, 1988 and 2012."""
PLUS = 0.50
"""RB-11: the chance that a plus sign is one, and otherwise he is caught: a die above a middling rating."""
LETTERS = "ABCDEFGHIJK"
LETTER_COLUMN = 5
LEAST = 0.12
"""Tolerance: squares of attempts below which a letter is not worth its place."""


@cache
def letter_success() -> dict[str, float]:
    """RB-12: the chance that a letter is a stolen base, read off the Action Chart; C is left to the catcher."""
    worth = {"SB": 1, "C": PLUS}
    charts = our_charts()
    return {letter: summed(worth.get(charts.action(letter, die), 0) for die in range(1, 7)) / 6 for letter in LETTERS}


def steal_marks(
    reaches: Mapping[tuple[int, int], float], stolen: float, caught: float, letter: str
) -> dict[tuple[int, int], str]:
    """Marks by column and row. `reaches` are the squares' shares of reaching base; steals are in squares of 36."""
    marks: dict[tuple[int, int], str] = {}
    free = {slot: reach for slot, reach in reaches.items() if reach > 0.05 and slot != (2, 1)}
    stolen, caught = stolen / OPEN, caught / OPEN
    if letter in LETTERS and stolen + caught > LEAST:
        success = letter_success()[letter]
        walks = sorted((reach, slot) for slot, reach in free.items() if slot[0] == LETTER_COLUMN)
        fits = [(reach, slot) for reach, slot in walks if reach <= 1.15 * (stolen + caught)]
        if fits:
            reach, slot = fits[-1]
            marks[slot] = letter
            stolen, caught = stolen - success * reach, caught - (1 - success) * reach
            del free[slot]
    for slot, reach in _filled(free, caught, 1 - PLUS):
        marks[slot] = "+"
        stolen -= PLUS * reach
        del free[slot]
    singles = _filled(free, stolen, ASTERISK)
    short = stolen - summed(ASTERISK * reach for _, reach in singles)
    for slot, reach in singles:
        more = (1 - ASTERISK + 0.5 * ASTERISK) * reach
        double = short > 0.5 * more
        marks[slot] = "**" if double else "*"
        short -= more if double else 0.0
    return marks


def _filled(
    free: Mapping[tuple[int, int], float], wanted: float, chance: float
) -> Sequence[tuple[tuple[int, int], float]]:
    """Squares, greatest first, that together give what is wanted as nearly as they can."""
    chosen = []
    left = wanted
    for slot, reach in sorted(free.items(), key=lambda item: (-item[1], item[0])):
        gain = chance * reach
        if gain < 2 * left:
            chosen.append((slot, reach))
            left -= gain
    return chosen
