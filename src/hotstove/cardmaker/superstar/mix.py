"""The mix of symbols: which kinds of singles, doubles, flies and other outs the squares of a season are."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from hotstove.cardmaker.superstar.responses import SWINGS, Vector

PLAIN = {"3B": {"3": 1.0}, "HR": {"HR": 1.0}, "BB": {"BB": 1.0}, "HBP": {"HB": 1.0}, "K": {"SO": 1.0}}
PLAIN |= {"2B": {"2M": 1.0}, "GDP": {"DP": 1.0}, "SF": {"MS": 0.5, "SF": 0.5}}
"""Every double is one on which the manager decides who is sent: runners are thrown out, and thrown at wildly, on such
balls alone, and with fewer outs on the bases than in life too many would come to bat. Flies that score a run are in
equal parts those on which the others may be sent (SS-23) and those on which they may not."""
HELD = {"F": 0.4, "G": 0.3, "FM": 0.3}
"""Outs that hold runners (SS-12, SS-14, SS-23): what is turned, until the league has the runs of the record, is their
sum."""


@dataclass(frozen=True)
class Mix:
    """How far runners come in a season."""

    productive: float
    """Of the outs that are neither double plays nor run-scoring flies, the share that moves runners up."""
    further: float
    """The share of singles on which runners take two bases whoever they are, below nothing one base; on the others the
    manager decides."""

    def symbols(self, event: str) -> Mapping[str, float]:
        """The symbols of an event of LINE, or of the other outs, and the share of each."""
        if event == "1B":
            return {"1A" if self.further > 0 else "1": abs(self.further), "1M": 1 - abs(self.further)}
        if event == "OUT":
            return {"G+": self.productive} | {symbol: share * (1 - self.productive) for symbol, share in HELD.items()}
        return {"E": 1.0} if event == "E" else PLAIN[event]

    def shares(self, event: str) -> Vector:
        """The same as a row of SWINGS."""
        row = np.zeros(len(SWINGS))
        for symbol, share in self.symbols(event).items():
            row[SWINGS[symbol]] = share
        return row
