"""Whom players met: other clubs only.

A league of cards has a player's own club in it. What he did to the others, or they to him, is turned into what he would
have done to all, so that he does the same to the others again.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from hotstove.cardmaker.baseline import EVENTS, Rates, Target, batting_counts
from hotstove.cardmaker.baseline.targets import Key
from hotstove.table.sums import summed

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Sums = NDArray[np.float64]

CALLED = ("ibb", "sh")
"""Events that managers call."""
FEW = 1000.0
"""Tolerance: plate appearances of an average club that are added to what the others did, lest few clubs make a rule."""


def adjust_for_opponents(targets: Mapping[Key, Target]) -> dict[Key, Target]:
    """The targets of players in a league that their own club belongs to."""
    pitched, batted = _sums(targets, pitching=True), _sums(targets, pitching=False)
    found = {}
    for key, target in targets.items():
        arms, bats = _over_others(pitched, key[1]), _over_others(batted, key[1])
        thrown = target.pitching
        found[key] = replace(
            target,
            batting=_scaled(target.batting, arms),
            pitching=None if thrown is None else _scaled(thrown, bats),
        )
    return found


def _sums(targets: Mapping[Key, Target], pitching: bool) -> dict[str, Sums]:
    """Events by club."""
    import numpy as np

    found: dict[str, Sums] = {}
    for key, target in targets.items():
        line = target.player.pitching
        if pitching and (line is None or target.pitching is None):
            continue
        if pitching:
            assert line is not None
            assert target.pitching is not None
            row = line.bf * np.array(tuple(target.pitching))
        else:
            row = summed(batting_counts(target.player.batting)) * np.array(tuple(target.batting))
        found[key[1]] = found.get(key[1], 0.0) + row
    return found


def _over_others(sums: Mapping[str, Sums], club: str) -> Sums:
    """The rates of all clubs over those of all but one."""
    import numpy as np

    whole = sum(sums.values())
    every = whole / whole.sum()  # type: ignore[union-attr]
    others = whole - sums.get(club, 0.0) + FEW * every
    rates = others / others.sum()
    over: Sums = np.divide(every, rates, out=np.ones_like(rates), where=rates > 0)
    over[[EVENTS.index(event) for event in CALLED]] = 1.0
    return over


def _scaled(rates: Rates, by: Sums) -> Rates:
    *events, _ = (rate * factor for rate, factor in zip(rates, by.tolist(), strict=True))
    return Rates.of((*events, max(0.0, 1 - summed(events))))
