"""RB-03, RB-07, RB-28: what a player is worth in the field, at his own position and at others."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from hotstove.games.replay.chart_set import ReplayCharts

INFIELD = ("1B", "2B", "3B", "SS")
OUTFIELD = ("LF", "CF", "RF")
STRANGE_ERROR = 11
_GLOVE = re.compile(r"([1-5])(?:\(([0-9])\))? ?e([0-9]{1,2})")


class Glove(NamedTuple):
    """A rating at one position."""

    rating: int
    """1 to 5: infielders and pitchers are best at 1, outfielders and catchers at 5."""
    second: int
    """In brackets: an outfielder's arm 1 to 5, a catcher's passed balls 0 to 6; 0 for infielders."""
    error: int
    """11 to 66 against two dice, or one digit against one die."""

    def __str__(self) -> str:
        return f"{self.rating}{f'({self.second})' if self.second >= 0 else ''} e{self.error}"


NO_BRACKET = -1
WORST_INFIELDER = Glove(5, NO_BRACKET, STRANGE_ERROR)
WORST_OUTFIELDER = Glove(1, 1, STRANGE_ERROR)
WORST_CATCHER = Glove(1, 0, STRANGE_ERROR)
WORST_PITCHER = Glove(5, NO_BRACKET, STRANGE_ERROR)


@lru_cache(maxsize=4_096)
def read_glove(text: str) -> Glove | None:
    """A rating as printed: 2 e45, 3(4) e35."""
    found = _GLOVE.fullmatch(text.strip())
    if found is None:
        return None
    return Glove(int(found[1]), NO_BRACKET if found[2] is None else int(found[2]), int(found[3]))


def glove_at(charts: ReplayCharts, gloves: Mapping[str, Glove], position: str, by_tables: bool) -> Glove:
    """The rating in force at a position, his own or a strange one."""
    if position in gloves:
        return gloves[position]
    if position in OUTFIELD:
        return _strange_outfielder(charts, gloves, position, by_tables)
    if position in INFIELD:
        return _strange_infielder(charts, gloves, position, by_tables)
    return WORST_CATCHER if position == "C" else WORST_PITCHER


def _strange_outfielder(charts: ReplayCharts, gloves: Mapping[str, Glove], position: str, by_tables: bool) -> Glove:
    """Range by the table, or one less; the arm one less than the lowest on his card; nothing falls below 1."""
    own = {name: gloves[name] for name in OUTFIELD if name in gloves}
    if not own:
        return WORST_OUTFIELDER
    if by_tables:
        ranges = [glove.rating + int(charts.outfield_moves(name, position)) for name, glove in own.items()]
        arm = min(glove.second for glove in own.values()) - 1
        return Glove(max(1, *ranges), max(1, arm), STRANGE_ERROR)
    best = max(own.values(), key=lambda glove: (glove.rating, glove.second))
    return Glove(max(1, best.rating - 1), max(1, best.second - 1), STRANGE_ERROR)


def _strange_infielder(charts: ReplayCharts, gloves: Mapping[str, Glove], position: str, by_tables: bool) -> Glove:
    own = [(name, gloves[name]) for name in INFIELD if name in gloves]
    if not by_tables or not own:
        return WORST_INFIELDER
    ratings = [glove.rating + int(charts.infield_moves(name, position)) for name, glove in own]
    return Glove(min(5, *ratings), NO_BRACKET, STRANGE_ERROR)
