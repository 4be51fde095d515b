"""Symbols that move runners: which kind of single, double and out each square is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from hotstove.cardmaker.baseline import ON_THIRD, Baseline, Rates
from hotstove.cardmaker.superstar.batter_columns import Column
from hotstove.cardmaker.superstar.meeting import (
    DOUBLE,
    HIT_BATSMAN,
    HOMER,
    OUT,
    SINGLE,
    STRIKEOUT,
    TRIPLE,
    WALK,
)
from hotstove.cardmaker.superstar.sorting import sort_squares
from hotstove.cardmaker.superstar.squares import FALLS

PLAIN = {TRIPLE: "3", HOMER: "HR", WALK: "BB", HIT_BATSMAN: "HB", STRIKEOUT: "SO"}


@dataclass(frozen=True)
class Mix:
    """A season's way of moving runners: shares of symbols among singles, doubles, run-scoring flies and other outs.

    ``double_play_chances`` and ``third_chances`` are the shares of plate appearances in which a double play, or a fly
    that scores a run, can happen; ``errors`` is the share of swings on which the batter is safe on an error.
    """

    singles: Mapping[str, float]
    doubles: Mapping[str, float]
    flies: Mapping[str, float]
    outs: Mapping[str, float]
    double_play_chances: float
    third_chances: float
    errors: float
    carried: Mapping[str, float] = field(default_factory=dict)


def season_mix(baseline: Baseline, swings: float) -> Mix:
    return Mix(
        {"1": 0.40, "1A": 0.45, "1M": 0.15},
        {"2": 0.5, "2+": 0.3, "2M": 0.2},
        {"MS": 0.53, "SF": 0.47},
        {"G+": 0.9, "FM": 0.1},
        baseline.advancing.double_play_chances,
        ON_THIRD,
        baseline.reached_on_error / swings,
    )


def needs(column: Column, line: Rates, swings: float, mix: Mix) -> dict[int, dict[str, float]]:
    """Weights that the symbols of each event should have on a column."""
    outs = float(column.counts[OUT])
    errors = min(mix.errors * FALLS, outs)
    double_plays = line.gidp / mix.double_play_chances / swings * FALLS
    flies = line.fly / mix.third_chances / swings * FALLS
    room = outs - errors
    if double_plays + flies > room:
        shrink = room / (double_plays + flies)
        double_plays, flies = double_plays * shrink, flies * shrink
    rest = room - double_plays - flies
    kinds = {"E": errors, "DP": double_plays}
    kinds |= {symbol: share * flies for symbol, share in mix.flies.items()}
    for symbol, share in mix.outs.items():
        kinds[symbol] = kinds.get(symbol, 0.0) + share * rest
    return {
        SINGLE: {symbol: share * column.counts[SINGLE] for symbol, share in mix.singles.items()},
        DOUBLE: {symbol: share * column.counts[DOUBLE] for symbol, share in mix.doubles.items()},
        OUT: kinds,
    }


def column_symbols(column: Column, wanted: Mapping[int, Mapping[str, float]]) -> dict[int, str]:
    """A symbol for each of the thirty squares."""
    symbols: dict[int, str] = {}
    for event, squares in column.squares.items():
        if event in PLAIN:
            symbols |= dict.fromkeys(squares, PLAIN[event])
        else:
            symbols |= sort_squares(squares, wanted[event])[0]
    return dict(sorted(symbols.items()))
