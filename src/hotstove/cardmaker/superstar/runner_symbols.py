"""Symbols that move runners: which kind of single, double and out each square is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from hotstove.cardmaker.baseline import RUNNERS_ON, Rates
from hotstove.cardmaker.superstar import expected_line as at
from hotstove.cardmaker.superstar.batter_columns import Column
from hotstove.cardmaker.superstar.dealing import draw_squares, sort_squares
from hotstove.cardmaker.superstar.expected_line import Shares
from hotstove.cardmaker.superstar.squares import FALLS

MOST = 0.95
FREE_TO_SWING = 0.97
"""The share of double-play situations in which the batter swings away: without it ten replays of 1988 had 5.6% too few
double plays, one of 1977 .5% too many."""
PLAIN = {at.TRIPLE: "3", at.HOMER: "HR", at.WALK: "BB", at.HIT_BATSMAN: "HB", at.STRIKEOUT: "SO"}


@dataclass(frozen=True)
class Mix:
    """A season's way of moving runners: shares of symbols among singles, doubles, run-scoring flies and other outs.

    ``double_play_chances`` and ``third_chances`` are the shares of plate appearances in which a double play, or a fly
    that scores a run, can happen, ``runners_on`` and ``bunt_chances`` those with somebody on and with somebody to be
    bunted over; ``errors`` is the share of swings on which the batter is safe on an error.
    """

    singles: Mapping[str, float]
    doubles: Mapping[str, float]
    flies: Mapping[str, float]
    outs: Mapping[str, float]
    double_play_chances: float
    third_chances: float
    errors: float
    runners_on: float = RUNNERS_ON
    bunt_chances: float = 0.15
    more_flies: float = 1.0
    """Flies on cards for each that is wanted, since some cards have no room for theirs."""

    def room_for_flies(self, outs: Shares, gidp: Shares, swings: Shares) -> Shares:
        """What errors and double plays leave for run-scoring flies on columns with such shares of outs."""
        room = np.maximum(outs - self.errors, 0)
        return MOST * room - np.minimum(gidp / self.double_play_chances / FREE_TO_SWING / swings, MOST * room)

    def out_shares(self, outs: float, gidp: float, fly: float, swings: float) -> dict[str, float]:
        """The symbols of a column's outs, as shares of its squares: errors, double plays and flies, then the rest.

        Double plays and flies have at most MOST of what errors leave; flies give way first.
        """
        errors = min(self.errors, outs)
        room = outs - errors
        double_plays = min(gidp / self.double_play_chances / FREE_TO_SWING / swings, MOST * room)
        flies = min(fly / self.third_chances / swings, MOST * room - double_plays)
        rest = room - double_plays - flies
        kinds = {"E": errors, "DP": double_plays}
        kinds |= {symbol: share * flies for symbol, share in self.flies.items()}
        return kinds | {symbol: share * rest for symbol, share in self.outs.items()}


def needs(column: Column, line: Rates, swings: float, mix: Mix) -> dict[int, dict[str, float]]:
    """Weights that the symbols of each event should have on a column."""
    outs = mix.out_shares(column.counts[at.OUT] / FALLS, line.gidp, mix.more_flies * line.fly, swings)
    return {
        at.SINGLE: {symbol: share * column.counts[at.SINGLE] for symbol, share in mix.singles.items()},
        at.DOUBLE: {symbol: share * column.counts[at.DOUBLE] for symbol, share in mix.doubles.items()},
        at.OUT: {symbol: share * FALLS for symbol, share in outs.items()},
    }


def column_symbols(turn: float, column: Column, wanted: Mapping[int, Mapping[str, float]]) -> dict[int, str]:
    """A symbol for each of the thirty squares; ``turn``, from 0 to 1, decides which of his hits are of which kind."""
    symbols: dict[int, str] = {}
    for event, squares in column.squares.items():
        if event in PLAIN:
            symbols |= dict.fromkeys(squares, PLAIN[event])
        elif event == at.OUT:
            symbols |= sort_squares(squares, wanted[event])
        else:
            symbols |= draw_squares(squares, wanted[event], turn)
    return dict(sorted(symbols.items()))
