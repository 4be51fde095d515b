"""What a card is to come to: the record's rates in the events of the Chart Book."""

from __future__ import annotations

from hotstove.cardmaker.baseline import Rates

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
OFF_THE_BAT = 0.0125
"""Wild pitches, passed balls and pickoffs for each plate appearance: what the UP results of column 5 should give."""


def goal_of(rates: Rates, on_error: float) -> dict[str, float]:
    """Events for each plate appearance that the dice decide: intentional walks and sacrifice bunts are calls."""
    kept = 1 - rates.ibb - rates.sh
    goal = {event: getattr(rates, name) / kept for name, event in BY_RATE.items()}
    goal["E"] = min(on_error, rates.out / kept)
    goal["OUT"] = 1 - sum(goal.values())
    goal["UP"] = OFF_THE_BAT
    return goal


def pitchers_aims(rates: Rates) -> tuple[float, float, float, float]:
    """K, BB, H and HR for each batter faced."""
    kept = 1 - rates.ibb - rates.sh
    return rates.so / kept, rates.ubb / kept, rates.h / kept, rates.hr / kept
