"""What a card is to come to: the record's rates in the events of the Chart Book."""

from __future__ import annotations

from hotstove.cardmaker.baseline import Baseline, Rates
from hotstove.measured import measured
from hotstove.table.sums import summed

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
CALLED = "called in replay"
"""Where it is kept what managers call: intentional walks, those beyond them stand on the cards; and sacrifices."""
PICKOFFS = 0.0015
"""Pickoffs for each plate appearance, which the record does not have."""
WITH_BALL_FOUR = 0.3
"""The share of wild pitches that come with a walk: .31, .40, .25 and .27 in replays of 1930, 1955, 1988 and 2012."""
ERRORS_CHECKED = 0.0137
"""Batters who reach on an error, for each plate appearance, where fielders have the error ratings of the average
context. Errors of a season are then made more or fewer by the ratings alone: squares and ratings that both followed it
gave .96 of the record's errors where clubs made .94 a game (1955, 1977), and .64 where they made .62 (2012)."""
MOST_OF_RATINGS = 2.2
"""RB-07: how many times as often as in the average context ratings can let a check be an error: 35 of 36 rolls are
above the rating 11, 16 above the 42 of the average context."""
FLIES_IN_PLAY = 0.95
"""Sacrifice flies that are made in play over those that the same cards have by exact odds: 1.01 and .93 in ten replays
of 1988 and 2012, .88 and .91 in parts of 1955 and 1930. Managers hold some runners whom the odds send."""


def called_walks(league: Rates) -> float:
    """The share of a league's intentional walks that are called."""
    return min(1.0, measured(CALLED, "walks") / league.ibb) if league.ibb > 0 else 0.0


def goal_of(rates: Rates, baseline: Baseline) -> dict[str, float]:
    """Events for each plate appearance that the dice decide: intentional walks and sacrifice bunts are calls."""
    called = called_walks(baseline.rates)
    kept = swings(rates, called)
    goal = {event: getattr(rates, name) / kept for name, event in BY_RATE.items()}
    goal["SF"] /= FLIES_IN_PLAY
    goal["BB"] += (1 - called) * rates.ibb / kept
    goal["E"] = min(max(ERRORS_CHECKED, baseline.reached_on_error / MOST_OF_RATINGS), rates.out / kept)
    goal["OUT"] = 1 - summed(goal.values())
    goal["UP"] = off_the_bat(baseline)
    return goal


def swings(rates: Rates, called: float) -> float:
    """The share of plate appearances that the dice decide."""
    return 1 - called * rates.ibb - min(1.0, measured(CALLED, "bunts")) * rates.sh


def off_the_bat(baseline: Baseline) -> float:
    """Wild pitches, passed balls and pickoffs for each plate appearance with the batter still up; the charts have no
    balks."""
    away = (1 - WITH_BALL_FOUR) * baseline.pitching.wp + baseline.fielding["C"].pb
    return away / max(baseline.pitching.bf, 1.0) + PICKOFFS


def pitchers_aims(rates: Rates, baseline: Baseline) -> tuple[float, ...]:
    """K, BB, H, HR and extra bases of doubles and triples for each batter faced; of the last the record knows only the
    league's, so that every pitcher has as many of them among his hits."""
    called = called_walks(baseline.rates)
    kept = swings(rates, called)
    aims = (rates.so, rates.ubb + (1 - called) * rates.ibb, rates.h, rates.hr, rates.doubles + 2 * rates.triples)
    return tuple(aim / kept for aim in aims)
