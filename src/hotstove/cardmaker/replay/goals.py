"""What a card is to come to: the record's rates in the events of the Chart Book."""

from __future__ import annotations

from hotstove.cardmaker.baseline import Baseline, Rates

BY_RATE = {
    "singles": "1B",
    "doubles": "2B",
    "triples": "3B",
    "hr": "HR",
    "ubb": "BB",
    "hbp": "HBP",
    "so": "K",
    "fly": "SF",
    "gidp": "GDP",
}
PICKOFFS = 0.0015
"""Pickoffs for each plate appearance, which the record does not have."""
WITH_BALL_FOUR = 0.2
"""The share of wild pitches that come with a walk."""
WALKS_CALLED = 0.0006
"""Intentional walks for each plate appearance that managers call here; those beyond them stand on the cards."""
BUNTS_CALLED = 0.75
"""The share of sacrifices that managers call here."""

FREE_TO_SWING = 0.93
"""The share of double-play situations in which nobody bunts, is walked or hits and runs."""


def called_walks(league: Rates) -> float:
    """The share of a league's intentional walks that are called."""
    return min(1.0, WALKS_CALLED / league.ibb) if league.ibb > 0 else 0.0


def goal_of(rates: Rates, baseline: Baseline) -> dict[str, float]:
    """Events for each plate appearance that the dice decide: intentional walks and sacrifice bunts are calls."""
    called = called_walks(baseline.rates)
    kept = swings(rates, called)
    goal = {event: getattr(rates, name) / kept for name, event in BY_RATE.items()}
    goal["GDP"] /= FREE_TO_SWING
    goal["BB"] += (1 - called) * rates.ibb / kept
    goal["E"] = min(baseline.reached_on_error, rates.out / kept)
    goal["OUT"] = 1 - sum(goal.values())
    goal["UP"] = off_the_bat(baseline)
    return goal


def swings(rates: Rates, called: float) -> float:
    """The share of plate appearances that the dice decide."""
    return 1 - called * rates.ibb - BUNTS_CALLED * rates.sh


def off_the_bat(baseline: Baseline) -> float:
    """Wild pitches, passed balls and pickoffs for each plate appearance with the batter still up."""
    away = baseline.pitching.wp + baseline.fielding["C"].pb + baseline.pitching.bk
    return (1 - WITH_BALL_FOUR) * away / max(baseline.pitching.bf, 1.0) + PICKOFFS


def pitchers_aims(rates: Rates, baseline: Baseline) -> tuple[float, float, float, float]:
    """K, BB, H and HR for each batter faced."""
    called = called_walks(baseline.rates)
    kept = swings(rates, called)
    return rates.so / kept, (rates.ubb + (1 - called) * rates.ibb) / kept, rates.h / kept, rates.hr / kept
