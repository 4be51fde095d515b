"""What the hit and run gains by bases and outs, before the cards that meet are looked at."""

from __future__ import annotations

RUNNING_ON_CONTACT = {
    "1--": (0.130, 0.090, 0.031),
    "-2-": (0.051, 0.033, 0.048),
    "--3": (0.047, 0.114, 0.000),
    "12-": (0.211, 0.148, 0.076),
    "1-3": (0.153, 0.252, 0.031),
    "-23": (0.095, 0.147, 0.048),
    "123": (0.217, 0.277, 0.076),
}
"""Runs that the hit and run adds with none, one and two out for middling cards without strikeouts: exact odds, as
`python -m tests.helpers.hit_and_run` prints them."""
STEAL_ON_STRIKEOUT = {
    "1--": ((0.16, -0.41), (0.10, -0.22)),
    "-2-": ((0.28, -0.57), (0.03, -0.32)),
    "12-": ((0.48, -0.58), (0.14, -0.43)),
    "1-3": ((0.23, -0.80), (0.09, -0.48)),
}
"""Runs that the steal on the third strike is worth with none and one out, if it is made and if not: differences of
run expectancies that `python -m tests.helpers.hit_and_run` prints."""


def _most_gain(bases: str, outs: int) -> float:
    contact = RUNNING_ON_CONTACT[bases][outs]
    stolen = STEAL_ON_STRIKEOUT[bases][outs][0] if outs < 2 and bases in STEAL_ON_STRIKEOUT else 0.0
    return max(contact, stolen)


MOST_GAINS = {(bases, outs): _most_gain(bases, outs) for bases in RUNNING_ON_CONTACT for outs in range(3)}
"""The most runs that it may gain: every ball is met, or every third strike lets a runner steal safely."""
