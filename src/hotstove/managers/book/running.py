"""Steals, extra bases and throws, weighed against what an out would cost."""

from __future__ import annotations

import math

from hotstove.diamond.view import View
from hotstove.managers.advice import Advice
from hotstove.managers.book.calm import HOME, LAST_OUT, SEND_BREAK_EVEN, STEAL_BREAK_EVEN, no_steal
from hotstove.managers.book.lots import hash_fraction
from hotstove.measured import measured
from hotstove.table.questions import Decision

DOUBLE_STEAL = "2-3 1-2"
DOUBLE_BREAK_EVEN = (0.63, 0.58, 0.80)
"""The same for a double steal, of the player who is thrown at; the other one moves up in any case."""
OFTENER = 1.5
"""Second base is not always free, and nobody runs when we are far ahead or behind: when he may run, a player runs so
much oftener than the record has it for all his times on first; less so one who ran often."""
LATE_STEAL = 0.79
"""The chance of a steal of second, whatever the outs, when one run matters."""
STAY = Advice("none", "Nobody on is worth the risk.")
FAR_BEHIND = Advice("none", "We are too far behind to give outs away.")
FAR_AHEAD = Advice("none", "We are well ahead; there is no need to run.")
HOLD_UP = Advice("none", "He would be thrown out too often; he holds.")


def steal(view: View, decision: Decision) -> Advice:
    """A lone thief, or two at once with first and second occupied, when the chance beats the break-even; nobody where
    runs are far apart."""
    inning, outs, lead = view.situation.inning, view.situation.outs, view.lead
    if no_steal(inning, lead):
        return FAR_AHEAD if lead > 0 else FAR_BEHIND
    estimates = view.estimates
    for choice in decision.options:
        if len(choice) == 3:
            often = estimates.attempt_rate() if choice == "1-2" else None
            if often is not None:
                chance = run_chance(often)
                if hash_fraction(view.state) < chance:
                    return Advice(choice, "As often as he ran that year, he goes at {:.0%} of such chances.", (chance,))
                continue
            chance = estimates.steal_success(choice)
            if chance >= break_even(choice, inning, outs, lead):
                return Advice(choice, "He is safe {:.0%} of the time, and that pays with {} out.", (chance, outs))
        elif choice == DOUBLE_STEAL and estimates.attempt_rate() is None:
            chance = min(estimates.steal_success(move) for move in choice.split())
            if chance >= DOUBLE_BREAK_EVEN[outs]:
                return Advice(choice, "Both go: the slower one is safe {:.0%} of the time.", (chance,))
    return STAY


def break_even(move: str, inning: int, outs: int, lead: int) -> float:
    """The chance that a lone steal must have."""
    late = move == "1-2" and inning >= 7 and -1 <= lead <= 1
    return LATE_STEAL if late else STEAL_BREAK_EVEN[move][outs]


def run_chance(often: float) -> float:
    """The chance at which a player is sent when he may run, whose card says that he ran so often."""
    return often * (OFTENER - often / 2)


def asked_for(chance: float) -> float:
    """What a card has to say so that its player is sent with such a chance when he may run."""
    return OFTENER - math.sqrt(OFTENER**2 - 2 * chance)


def send(view: View, decision: Decision) -> Advice:
    """Sends as many as can be expected to make it, lead runner first."""
    return _sent(view, decision, SEND_BREAK_EVEN[HOME][LAST_OUT])


def stretch_in_season(view: View, decision: Decision) -> Advice:
    """The same, but home with two out at a smaller chance: so that as many are thrown out on hits as in life, where
    players run into outs that no manager called."""
    return _sent(view, decision, measured("tried for in longtater", "home with two out"))


def _sent(view: View, decision: Decision, home_with_two_out: float) -> Advice:
    """With the chance that a player must have who is sent home with two out."""
    outs = view.situation.outs
    chance_of = view.estimates.advance_success
    best = HOLD_UP
    for choice in decision.options[1:]:
        move = choice.split()[-1]
        chance = chance_of(move)
        last = move[2] == HOME and outs == LAST_OUT
        if chance < (home_with_two_out if last else SEND_BREAK_EVEN[move[2]][outs]):
            break
        best = Advice(choice, "He makes it {:.0%} of the time; with {} out that is worth trying.", (chance, outs))
    return best


def throw(view: View, decision: Decision) -> Advice:
    """At the player who is likeliest to be out, the lead runner when in doubt."""
    if len(decision.options) == 2:
        return Advice(decision.options[0], "There is one player to throw at.")
    target = min(decision.options[:-1], key=view.estimates.advance_success)
    return Advice(target, "He is the slowest of those who are going.")
