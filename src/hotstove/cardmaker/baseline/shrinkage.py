"""Small samples shrunk toward the mean of a player's kind, with the league's sum kept.

A player with n chances is taken for n of his own and w at the rate of his kind. With the default ``regress`` of one
half w is 100 up to 100 chances and falls evenly to nothing at 200: regulars stay as they were. ``regress`` 0 leaves
everyone as he was (one without a chance has his kind's mean); 1 gives everyone below 200 chances the mean of his kind;
in between w is scaled by regress / (1 - regress). A traded player's kind at one club is what he did for his other
clubs, with 100 chances of his kind.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from hotstove.table.errors import Mistake
from hotstove.table.sums import summed

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Table = NDArray[np.float64]

DEFAULT_REGRESS = 0.5
WEIGHT = 100.0
FULL_BELOW, NONE_FROM = 100.0, 200.0
"""How far small samples are shrunk is a choice of ours, which users have too: docs/record.md states it under "Small
samples", and `hotstove cards make --regress` changes it."""

KIND_WEIGHT = 500.0
"""A kind's own mean counts against this many chances of all players of the pool below NONE_FROM chances
(docs/record.md, "Small samples")."""

ROUNDS, CLOSE_ENOUGH = 50, 1e-9
"""Tolerance: scaling stops after so many rounds, or when no event moves by more."""


@dataclass(frozen=True, slots=True)
class Sample:
    """One player's counts of each event at one club, with what he did elsewhere and the kinds that he belongs to."""

    counts: tuple[float, ...]
    elsewhere: tuple[float, ...]
    group: str
    age: str


def weight(chances: float, regress: float) -> float:
    """How many chances at the mean of his kind are added to a player's own; infinite where he is shrunk fully."""
    if not 0 <= regress <= 1:
        raise Mistake(f"regress {regress} is out of range; allowed are 0 (as he was) to 1 (shrunk fully)")
    fade = min(max((NONE_FROM - chances) / (NONE_FROM - FULL_BELOW), 0.0), 1.0)
    if fade == 0 or regress == 0:
        return 0.0
    return float("inf") if regress == 1 else WEIGHT * fade * regress / (1 - regress)


def shrink(
    samples: Sequence[Sample], fallback: dict[str, tuple[float, ...]], regress: float
) -> tuple[Table, list[float]]:
    """Rates for each player, and the share in them that is his kind's.

    ``fallback`` gives counts for a group of which the pool has too few chances (pitchers at bat where a DH bats).
    """
    import numpy as np

    counts = np.array([sample.counts for sample in samples], dtype=float)
    chances = counts.sum(axis=1)
    priors = _priors(samples, counts, fallback)
    rates = np.empty_like(counts)
    shares = []
    for i, prior in enumerate(priors):
        extra = weight(float(chances[i]), regress)
        share = 1.0 if extra == float("inf") or chances[i] == 0 else extra / (extra + chances[i])
        own = counts[i] / chances[i] if chances[i] else prior
        rates[i] = share * prior + (1 - share) * own
        shares.append(float(share))
    shrunk = [i for i, share in enumerate(shares) if share > 0 and chances[i] > 0]
    if shrunk:
        rates[shrunk] = rake_rates(rates[shrunk], chances[shrunk], counts[shrunk].sum(axis=0))
    return rates, shares


def rake_rates(rates: Table, chances: Table, totals: Table) -> Table:
    """Scale events up or down for all players alike until every event has its total and every player's rates sum to
    one."""
    import numpy as np

    table = rates * chances[:, None]
    for _ in range(ROUNDS):
        sums = table.sum(axis=0)
        scale = np.divide(totals, sums, out=np.ones_like(sums), where=sums > 0)
        table *= scale
        table *= (chances / table.sum(axis=1))[:, None]
        if np.abs(scale - 1).max() < CLOSE_ENOUGH:
            break
    result: Table = table / chances[:, None]
    return result


def _priors(samples: Sequence[Sample], counts: Table, fallback: dict[str, tuple[float, ...]]) -> Table:
    """The mean of each player's kind: his position's, times his age band's against all."""
    import numpy as np

    chances = counts.sum(axis=1)
    few = chances < NONE_FROM
    fielders = np.array([sample.group not in fallback for sample in samples])
    everyone = counts[few & fielders].sum(axis=0) if (few & fielders).any() else counts.sum(axis=0)
    if everyone.sum() < KIND_WEIGHT:
        everyone = everyone + counts.sum(axis=0)
    base = everyone / everyone.sum()

    def mean(members: NDArray[np.bool_], around: Table) -> Table:
        own = counts[few & members].sum(axis=0)
        mixed: Table = (own + KIND_WEIGHT * around) / (own.sum() + KIND_WEIGHT)
        return mixed

    groups = {}
    for group in {sample.group for sample in samples}:
        around = np.array(fallback[group], dtype=float) / summed(fallback[group]) if group in fallback else base
        groups[group] = mean(np.array([sample.group == group for sample in samples]), around)
    ages = {}
    for age in {sample.age for sample in samples}:
        members = np.array([sample.age == age for sample in samples]) & fielders
        ages[age] = mean(members, base) / np.where(base > 0, base, 1)
    priors = np.empty_like(counts)
    for i, sample in enumerate(samples):
        prior = groups[sample.group] * ages[sample.age]
        prior = prior / prior.sum()
        elsewhere = np.array(sample.elsewhere, dtype=float)
        priors[i] = (elsewhere + WEIGHT * prior) / (elsewhere.sum() + WEIGHT)
    return priors
