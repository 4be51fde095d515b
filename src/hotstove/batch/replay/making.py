"""The tables of Replay Baseball."""

from __future__ import annotations

import numpy as np

from hotstove.batch import arrays
from hotstove.batch.replay.layout import ReplayLayout
from hotstove.batch.replay.packing import own_of
from hotstove.batch.replay.parts import COUNT_OF_DICE, FIRST_OF_DICE
from hotstove.batch.replay.thinking import traced
from hotstove.batch.tables import Generated, OwnTables, generate
from hotstove.games.replay.chart_set import ReplayCharts
from hotstove.games.replay.dice import ONE_DIE, READ_AS_TENS, ROW_4, SUM, THREE_DICE, TWO_DICE
from hotstove.games.replay.options import BY_BATTERS, Options


def make(charts: ReplayCharts, options: Options) -> Generated:
    """Traces rules and manager, and lays everything out."""
    layout = ReplayLayout(traced(charts, options))
    falls = [
        [_place(roll) for roll in THREE_DICE.outcomes],
        [_place(10 * roll + ROW_4) for roll in TWO_DICE.outcomes],
        *(list(dice.outcomes) for dice in (READ_AS_TENS, ONE_DIE, SUM)),
    ]
    assert tuple(map(len, falls)) == COUNT_OF_DICE
    assert tuple(sum(COUNT_OF_DICE[:kind]) for kind in range(len(falls))) == FIRST_OF_DICE
    by_batters = options.endurance == BY_BATTERS
    settings = arrays.settings(
        by_batters=by_batters, bonuses=options.bonus_innings, earned=not by_batters,
        placed=options.runner_in_extra_innings,
    )  # fmt: skip
    added = OwnTables(
        np.array([fall for kind in falls for fall in kind], np.uint8),
        np.zeros((1, 1, 4), np.int64),
        settings,
        np.zeros(1, np.int64),
        np.zeros((1, 1), np.float64),
    )
    return generate("replay", layout, added, own_of(layout, options))


def _place(roll: int) -> int:
    """Three dice as the number of their fall."""
    return 36 * (roll // 100 - 1) + 6 * (roll // 10 % 10 - 1) + roll % 10 - 1
