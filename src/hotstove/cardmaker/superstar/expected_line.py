"""The expected line of a plate appearance: a pitcher's chart meets a batter's column.

A chart is seven shares of the pitches that settle something (wild pitches, passed balls and balks are thrown again):
the batter swings, he swings or misses (K), walk, hit batsman, strikeout, single, out. A column is eight shares of a
swing. The expected line is linear in either, so that a player meets the mean of his opponents as he meets them all.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Shares = NDArray[np.float64]

EVENTS = ("1B", "2B", "3B", "HR", "BB", "HB", "SO", "OUT")
"""What a swing, and a plate appearance, comes to; players safe on an error are among the outs."""

SINGLE, DOUBLE, TRIPLE, HOMER, WALK, HIT_BATSMAN, STRIKEOUT, OUT = range(8)

PITCHES = ("swing", "K", "BB", "HB", "SO", "1+", "out")
SWING, MISS, BALL_FOUR, HITS_HIM, THIRD_STRIKE, GIVES_SINGLE, GETS_OUT = range(7)


def expected_line(chart: Shares, column: Shares) -> Shares:
    """Chances of the eight events when a chart meets a column; either may have a row for each of many players."""
    swing, miss = chart[..., SWING, None], chart[..., MISS, None]
    line = swing * column
    hits = column[..., :WALK]
    line[..., :WALK] += miss * hits
    line[..., SINGLE] += chart[..., GIVES_SINGLE]
    line[..., WALK] += chart[..., BALL_FOUR]
    line[..., HIT_BATSMAN] += chart[..., HITS_HIM]
    line[..., STRIKEOUT] += chart[..., THIRD_STRIKE] + chart[..., MISS] * (1 - hits.sum(axis=-1))
    line[..., OUT] += chart[..., GETS_OUT]
    return line


def column_for(chart: Shares, line: Shares) -> Shares:
    """The column that comes to this line against a chart; shares below nothing show that the chart forbids it."""
    column = np.empty_like(line)
    free = chart[SWING] + chart[MISS]
    column[..., SINGLE] = (line[..., SINGLE] - chart[GIVES_SINGLE]) / free
    column[..., DOUBLE:WALK] = line[..., DOUBLE:WALK] / free
    hits = column[..., :WALK].sum(axis=-1)
    column[..., WALK] = (line[..., WALK] - chart[BALL_FOUR]) / chart[SWING]
    column[..., HIT_BATSMAN] = (line[..., HIT_BATSMAN] - chart[HITS_HIM]) / chart[SWING]
    direct = chart[THIRD_STRIKE] + chart[MISS] * (1 - hits)
    column[..., STRIKEOUT] = (line[..., STRIKEOUT] - direct) / chart[SWING]
    column[..., OUT] = 1 - column[..., :OUT].sum(axis=-1)
    return column
