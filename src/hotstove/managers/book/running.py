"""Steals, extra bases and throws, weighed against what an out would cost."""

from __future__ import annotations

from hotstove.diamond.view import View
from hotstove.managers.advice import Advice
from hotstove.table.questions import Decision

NEVER = 2.0
STEAL_CLOSE = {"1-2": (0.79, 0.79, 0.75), "2-3": (NEVER, 0.77, NEVER), "3-H": (NEVER, NEVER, NEVER)}
"""The chance that a steal must have with none, one and two out while the clubs are within a run of each other."""
STEAL_APART = {"1-2": (NEVER, NEVER, 0.75), "2-3": (NEVER, NEVER, NEVER), "3-H": (NEVER, NEVER, NEVER)}
"""The same when the clubs are further apart."""
STEAL_LATE = 0.70
"""From the seventh inning on, with two out and one run in it, a steal of second is tried at less."""
FURTHEST_BEHIND, FURTHEST_AHEAD = -2, 3
SEND_BREAK_EVEN = {"H": (0.85, 0.70, 0.42), "3": (0.84, 0.72, 0.90), "2": (0.78, 0.74, 0.70)}
"""The same for a man sent to a base."""
STAY = Advice("none", "Nobody on is worth the risk.")
FAR_BEHIND = Advice("none", "We are too far behind to give outs away.")
FAR_AHEAD = Advice("none", "We are well ahead; there is no need to run.")
HOLD_UP = Advice("none", "He would be thrown out too often; he holds.")


def steal(view: View, decision: Decision) -> Advice:
    """A lone thief only, when he is likely enough to make it and the game is within reach."""
    lead = view.lead
    if lead < FURTHEST_BEHIND:
        return FAR_BEHIND
    if lead > FURTHEST_AHEAD:
        return FAR_AHEAD
    situation = view.situation
    outs, close = situation.outs, -1 <= lead <= 1
    wanted = STEAL_CLOSE if close else STEAL_APART
    chance_of = view.rules.prospects.steal
    for choice in decision.options:
        if len(choice) == 3:
            enough = wanted[choice][outs]
            if choice == "1-2" and outs == 2 and close and situation.inning >= 7:
                enough = STEAL_LATE
            if enough < NEVER:
                chance = chance_of(view, choice)
                if chance >= enough:
                    return Advice(choice, f"He is safe {chance:.0%} of the time, and that pays with {outs} out.")
    return STAY


def send(view: View, decision: Decision) -> Advice:
    """Sends as many as can be expected to make it, lead runner first."""
    outs = view.situation.outs
    chance_of = view.rules.prospects.send
    best = HOLD_UP
    for choice in decision.options[1:]:
        move = choice.split()[-1]
        chance = chance_of(view, move)
        if chance < SEND_BREAK_EVEN[move[2]][outs]:
            break
        best = Advice(choice, f"He makes it {chance:.0%} of the time; with {outs} out that is worth trying.")
    return best


def throw(view: View, decision: Decision) -> Advice:
    """At the man who is likeliest to be out, the lead runner when in doubt."""
    if len(decision.options) == 2:
        return Advice(decision.options[0], "There is one man to throw at.")
    chance_of = view.rules.prospects.send
    target = min(decision.options[:-1], key=lambda move: chance_of(view, move))
    return Advice(target, "He is the slowest of those who are going.")
