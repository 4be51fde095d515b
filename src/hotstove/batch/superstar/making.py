"""The tables of Superstar Baseball."""

from __future__ import annotations

import numpy as np

from hotstove.batch.arrays import ROW_HIGHEST, ROW_LOWEST, settings
from hotstove.batch.superstar.layout import SuperstarLayout
from hotstove.batch.superstar.packing import own_of
from hotstove.batch.superstar.thinking import traced
from hotstove.batch.tables import Generated, OwnTables, generate
from hotstove.games.superstar.chart_set import SuperstarCharts
from hotstove.games.superstar.dice import NUMBERS, SPECIAL_DICE
from hotstove.games.superstar.matchup import DEFENSE_ROWS, defense_row
from hotstove.games.superstar.options import Options


def make(charts: SuperstarCharts, options: Options) -> Generated:
    """Traces rules and manager, and lays everything out."""
    layout = SuperstarLayout(traced(charts, options))
    rows = [DEFENSE_ROWS.index(defense_row(total)) for total in range(ROW_LOWEST, ROW_HIGHEST + 1)]
    added = OwnTables(
        np.array([NUMBERS.index(number) for number in SPECIAL_DICE.outcomes], np.uint8),
        np.zeros((1, 1, 4), np.int64),
        settings(rain=options.rain_outs, placed=options.runner_in_extra_innings),
        np.array(rows, np.int64),
        np.zeros((1, 1), np.float64),
    )
    return generate("superstar", layout, added, own_of(layout, charts, options.fatigue))
