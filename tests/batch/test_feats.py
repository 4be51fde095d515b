"""Every feat is seen in plays that just show it, and not in plays that fall one short of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import pytest

from hotstove.batch import arrays
from hotstove.batch.feats import FEATS, Logs, feat

OUT = {"outs": 1}
SINGLE = {"hits": 1, "left_on": 1}
DOUBLE = {"hits": 1, "doubles": 1, "left_on": 1}
TRIPLE = {"hits": 1, "triples": 1, "left_on": 1}
HOMER = {"hits": 1, "home_runs": 1, "runs": 1}
WALK = {"left_on": 1}
STRIKEOUT = {"outs": 1, "strikeouts": 1}


class OneGame(Logs):
    """The log of one game, written by hand: what each play is, by one batter against one pitcher, or as told."""

    def __init__(self, plays: Sequence[Mapping[str, int]], innings: int = 9, score: tuple[int, int] = (0, 0)) -> None:
        self._plays = [OUT | {"side": side} for side in (0, 1)] + [SINGLE | {"side": 1, "batter": 9}] + list(plays)
        self.games = 1
        self.game = np.zeros(len(self._plays), int)
        self.side, self.batter, self.pitcher = (self._column(name) for name in ("side", "batter", "pitcher"))
        self.outs, self.runs, self.left_on = (self._column(name) for name in ("outs", "runs", "left_on"))
        self.results = np.zeros((1, arrays.INNINGS + 1), int)
        self.results[0, :2] = score
        self.results[0, arrays.INNINGS] = innings

    def _column(self, name: str) -> Any:
        return np.array([play.get(name, 0) for play in self._plays])

    at_bat = on_the_mound = _column


CASES: dict[str, tuple[OneGame, OneGame]] = {
    "no-hitter": (OneGame([WALK]), OneGame([SINGLE])),
    "perfect game": (OneGame([STRIKEOUT]), OneGame([WALK])),
    "cycle": (
        OneGame([SINGLE, DOUBLE, TRIPLE, HOMER]),
        OneGame([SINGLE | {"batter": 1}, DOUBLE, TRIPLE, HOMER, DOUBLE]),
    ),
    "four homers": (OneGame([HOMER] * 4), OneGame([HOMER] * 3 + [HOMER | {"batter": 1}])),
    "20 strikeouts": (
        OneGame([SINGLE, *[STRIKEOUT] * 20]),
        OneGame([SINGLE, *[STRIKEOUT] * 19, STRIKEOUT | {"pitcher": 1}]),
    ),
    "triple play": (OneGame([SINGLE, {"outs": 3}]), OneGame([SINGLE, {"outs": 2}, OUT])),
    "18 innings": (OneGame([SINGLE], innings=18), OneGame([SINGLE], innings=17)),
    "40 runs": (OneGame([SINGLE], score=(21, 19)), OneGame([SINGLE], score=(20, 19))),
}


@pytest.mark.parametrize("name", FEATS)
def test_a_feat_is_seen_and_one_short_of_it_is_none(name: str) -> None:
    shown, short = CASES[name]
    assert feat(name)(shown).tolist() == [True]
    assert feat(name)(short).tolist() == [False]
