"""Players of few chances: each is shrunk toward his kind, but those of a club together stay what they were for it.

The more a player was shrunk the more he gives back. The shrunk players of a club are one sample, which is shrunk in
its turn, as weakly as it is large.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hotstove.cardmaker.baseline.average import Baseline, baseline_of
from hotstove.cardmaker.baseline.rates import EVENTS, Rates, batting_counts, pitching_counts
from hotstove.cardmaker.baseline.shrinkage import WEIGHT
from hotstove.cardmaker.baseline.targets import Key, Target
from hotstove.record import Season
from hotstove.table.sums import summed

Counts = tuple[float, ...]
SHRUNK, LEAST, ROUNDS = 1e-6, 0.3, 4
"""Tolerance: shares of a kind's mean that count, how far a rate may fall at once, how often all rates are scaled."""


def batting_club_totals(targets: Mapping[Key, Target], regress: float) -> dict[Key, Rates]:
    """Batters' rates, those of shrunk players scaled so that each club's players keep their sums."""
    rates = {key: target.batting for key, target in targets.items()}
    counts = {key: target.batting_bend.counts(batting_counts(target.player.batting)) for key, target in targets.items()}
    return _kept(rates, counts, {key: target.batting_shrink for key, target in targets.items()}, regress)


def pitching_club_totals(season: Season, targets: Mapping[Key, Target], regress: float) -> dict[Key, Rates]:
    """Pitchers' rates in the same way; their counts are held to the league's, as their targets were."""
    rates = {key: target.pitching for key, target in targets.items() if target.pitching is not None}
    counts: dict[Key, Counts] = {}
    for pool in season.pools:
        mine = [key for key in rates if targets[key].player.league in pool]
        counts |= _held(rates, targets, mine, baseline_of(season, pool[0]))
    return _kept(rates, counts, {key: targets[key].pitching_shrink for key in rates}, regress)


def _held(
    rates: Mapping[Key, Rates], targets: Mapping[Key, Target], mine: Sequence[Key], baseline: Baseline
) -> dict[Key, Counts]:
    """Counts of a pool's pitchers, each event scaled so that its sum is that of the targets."""
    counts = {}
    for key in mine:
        line = targets[key].player.pitching
        assert line is not None
        row = pitching_counts(line, baseline.long_hits, baseline.flies_in_ab)
        counts[key] = targets[key].pitching_bend.counts(row)
    chances, lines = {key: summed(counts[key]) for key in mine}, {key: tuple(rates[key]) for key in mine}
    wanted = [summed(chances[key] * lines[key][i] for key in mine) for i in range(len(EVENTS))]
    got = [summed(counts[key][i] for key in mine) for i in range(len(EVENTS))]
    scale = [w / g if g else 1.0 for w, g in zip(wanted, got, strict=True)]
    return {key: tuple(a * b for a, b in zip(row, scale, strict=True)) for key, row in counts.items()}


def _kept(
    rates: Mapping[Key, Rates], counts: Mapping[Key, Counts], shrinks: Mapping[Key, float], regress: float
) -> dict[Key, Rates]:
    import numpy as np

    found = dict(rates)
    if regress >= 1:
        return found
    clubs: dict[str, list[Key]] = {}
    for key, shrink in shrinks.items():
        if shrink > SHRUNK and summed(counts[key]) > 0:
            clubs.setdefault(key[1], []).append(key)
    for players in clubs.values():
        table, real = np.array([tuple(rates[key]) for key in players]), np.array([counts[key] for key in players])
        chances, shrunk = real.sum(axis=1)[:, None], np.array([[shrinks[key]] for key in players])
        own = chances.sum() / (chances.sum() + WEIGHT * regress / (1 - regress))
        wanted = own * real.sum(axis=0) + (1 - own) * (table * chances).sum(axis=0)
        for _ in range(ROUNDS):
            lacking, moved = wanted - (table * chances).sum(axis=0), (table * chances * shrunk).sum(axis=0)
            more = np.divide(lacking, moved, out=np.zeros_like(moved), where=moved > 0)
            table *= np.maximum(1 + shrunk * more, LEAST)
            table /= table.sum(axis=1)[:, None]
        found |= {key: Rates.of(row) for key, row in zip(players, table.tolist(), strict=True)}
    return found
