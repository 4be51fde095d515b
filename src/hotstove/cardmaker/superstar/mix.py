"""The mix of symbols: which kinds of singles, doubles, flies and other outs the squares of a season are."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from hotstove.cardmaker.superstar.responses import SWINGS, Vector

PLAIN = {"3B": {"3": 1.0}, "HR": {"HR": 1.0}, "BB": {"BB": 1.0}, "HBP": {"HB": 1.0}, "K": {"SO": 1.0}}
PLAIN |= {"GDP": {"DP": 1.0}, "SF": {"MS": 0.5, "SF": 0.5}, "E": {"E": 1.0}}
"""Flies that score a run are in equal parts those on which the others may be sent (SS-23) and those on which they may
not."""
HELD = {"F": 0.4, "G": 0.3, "FM": 0.3}
"""Outs that hold runners (SS-12, SS-14, SS-23): what is turned, until the league has the runs of the record, is their
sum."""
FEWEST, MOST = -2, 1
"""How far runners come on hits, at least and at most."""
TURNS = 4
"""So many times a mix that brings so many runs is drawn nearer."""


@dataclass(frozen=True)
class Mix:
    """How far runners come in a season, or on the hits and outs of a club."""

    productive: float
    """Of the outs that are neither double plays nor run-scoring flies, the share that moves runners up."""
    further: float
    """The share of singles on which runners take two bases whoever they are, below nothing one base, and from -1 on the
    share of doubles too on which nobody is sent; on the others the manager decides: runners are thrown out, and thrown
    at wildly, on such balls alone, and with fewer outs on the bases than in life too many would come to bat."""

    def symbols(self, event: str) -> Mapping[str, float]:
        """The symbols of an event of LINE, or of the other outs, and the share of each."""
        if event == "1B":
            turned = min(abs(self.further), 1.0)
            return {"1A" if self.further > 0 else "1": turned, "1M": 1 - turned}
        if event == "2B":
            held = max(-1 - self.further, 0.0)
            return {"2": held, "2M": 1 - held}
        if event == "OUT":
            return {"G+": self.productive} | {symbol: share * (1 - self.productive) for symbol, share in HELD.items()}
        return PLAIN[event]

    def shares(self, event: str) -> Vector:
        """The same as a row of SWINGS."""
        row = np.zeros(len(SWINGS))
        for symbol, share in self.symbols(event).items():
            row[SWINGS[symbol]] = share
        return row


TURNED = {
    event: [SWINGS[symbol] for symbol in sorted({*Mix(0, MOST).symbols(event), *Mix(0, FEWEST).symbols(event)})]
    for event in ("1B", "2B", "OUT")
}
"""The places of the symbols of events whose mix is turned."""


def remixed(column: Vector, mix: Mix) -> Vector:
    """Columns [..., BATTER_SYMBOLS] with their singles, their doubles, and their outs that are neither double plays nor
    flies, of another mix."""
    found = column.copy()
    for event, places in TURNED.items():
        whole = found[..., places].sum(axis=-1, keepdims=True)
        found[..., places] = 0
        found += whole * mix.shares(event)
    return found


def turned(runs: Callable[[Sequence[Mix]], Vector], wanted: Vector) -> list[Mix]:
    """For each of several clubs the mix that brings so many runs, or comes nearest: first by outs, then by hits. `runs`
    tells what mixes bring."""
    by_outs = _turned(runs, lambda shares: [Mix(share, 0.0) for share in shares], (0, 1), wanted)
    found = _turned(
        runs,
        lambda shares: [Mix(mix.productive, share) for mix, share in zip(by_outs, shares, strict=True)],
        (FEWEST, MOST),
        wanted,
    )
    return [outs if 0 < outs.productive < 1 else hits for outs, hits in zip(by_outs, found, strict=True)]


def _turned(
    runs: Callable[[Sequence[Mix]], Vector],
    mixes: Callable[[Sequence[float]], list[Mix]],
    ends: tuple[int, int],
    wanted: Vector,
) -> list[Mix]:
    """The mixes between two ends that bring the runs, or one of the ends; runs lie nearly in line between them."""
    low, high = (np.full(len(wanted), float(end)) for end in ends)
    fewest, most = runs(mixes(low.tolist())), runs(mixes(high.tolist()))
    aims = np.clip(wanted, fewest, most)

    def drawn() -> Vector:
        found: Vector = low + (high - low) * (aims - fewest) / np.maximum(most - fewest, np.finfo(float).tiny)
        return found

    for _ in range(TURNS):
        middle = drawn()
        found = runs(mixes(middle.tolist()))
        less = found < aims
        low, high = np.where(less, middle, low), np.where(less, high, middle)
        fewest, most = np.where(less, found, fewest), np.where(less, most, found)
    return mixes(drawn().tolist())
