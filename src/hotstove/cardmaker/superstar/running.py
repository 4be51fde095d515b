"""Running and bunting: ratings that the dice of the steal and bunt charts answer for."""

from __future__ import annotations

from hotstove.cardmaker.baseline import Baseline, Target

THIEF = 0.05
"""Attempts for each time on first from which a player's success is his rating."""
SUCCESS = (0.52, 0.62, 0.67, 0.73)
"""Steals for each attempt from which a thief is rated 2, 3, 4 and 5: what the charts let through against arms, bad and
good, that he met."""

RUNNERS = (0.2, 0.5, 1.0)
"""Attempts against the league's from which others are rated 1, 2 and 3."""

TRIPLES = (0.3, 0.9, 1.8)
"""Triples for each hit short of a homer against the league's, likewise: legs count where nobody steals."""


def running(target: Target, baseline: Baseline) -> int:
    """0 to 5: a thief's by how often he was safe; other players's, up to 3, by how often they tried, and by triples."""
    attempts = target.running.attempts
    if attempts >= THIEF:
        return 1 + sum(target.running.success >= least for least in SUCCESS)
    line, league = target.batting, baseline.rates
    by_steals = _steps(attempts, baseline.running.attempts, RUNNERS)
    short, league_short = line.h - line.hr, league.h - league.hr
    by_triples = _steps(line.triples / short if short > 0 else 0.0, league.triples / league_short, TRIPLES)
    return max(by_steals, (by_steals + by_triples + 1) // 2)


def _steps(own: float, league: float, steps: tuple[float, ...]) -> int:
    return sum(own >= step * league for step in steps) if league > 0 else 1


def bunt(target: Target, league_bunts: float) -> str:
    """A for players who were asked to bunt more often than most of their kind; where nobody counted, for the light
    bats."""
    if league_bunts > 0:
        return "A" if target.batting.sh >= league_bunts else "B"
    return "A" if target.batting.slg < 0.3 else "B"
