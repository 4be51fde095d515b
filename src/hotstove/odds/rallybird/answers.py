"""How much a perfect opponent could take from a strategy: best answers to it, exactly, over the whole game."""

from __future__ import annotations

from dataclasses import dataclass

from hotstove.diamond.situation import TOP
from hotstove.games.rallybird.options import LAST_INNING
from hotstove.odds.rallybird.model import Floats, Model
from hotstove.odds.rallybird.solutions import after_extra
from hotstove.odds.rallybird.solving import Solver, runs_stakes
from hotstove.odds.rallybird.winning import (
    EXTRA,
    Half,
    Winning,
    copy_extra,
    extra_alike,
    layer_of,
    leads_of,
)

ROUNDS = 6
CLOSE = 1e-9


@dataclass
class Answer(Winning):
    """One side's best answer to a policy: the batting side's chances when that side answers and the other does not."""

    policy: Winning | None = None
    answers_top: bool = True
    """True where the visitors answer."""

    def start(self, half: Half, lead: int) -> float:
        """The asterisk tile is discarded by the policy where the answering side bats, else as suits the answer."""
        fresh = self.fresh(half, lead)
        if (half.half == TOP) != self.answers_top or self.policy is None:
            return min(fresh.values())
        theirs = self.policy.fresh(half, lead)
        return fresh[min(theirs, key=lambda discarded: theirs[discarded])]


def exploit_runs(solver: Solver, model: Model, values: Floats) -> dict[str, tuple[float, float]]:
    """By discarded tile: runs a half-inning that the best offence and the best defence gain on the values' mixes."""
    policy = runs_stakes(values[None])
    attack, shield = (runs_stakes(values[None].copy()) for _ in range(2))
    solver.respond(model, policy, attack, shield)
    return {
        discarded: (
            float(attack.values[0, number, 0, 0] - values[number, 0, 0]),
            float(values[number, 0, 0] - shield.values[0, number, 0, 0]),
        )
        for discarded, number in solver.board.graph.starts.items()
    }


def exploit_winning(solver: Solver, policy: Winning, exact: Winning) -> tuple[float, float]:
    """What the visitors, and what the home side, win of a whole game by answering the policy perfectly.

    The policy plays the mixes of its own values, such as those that are kept in a file; `exact` says what the game
    is worth between two who play it perfectly.
    """
    options = policy.options
    visitors, home = (
        Answer(solver.board, options, {half: values.copy() for half, values in policy.values.items()}, policy, top)
        for top in (True, False)
    )
    _extra_innings(solver, policy, visitors, home)
    for half, leads in after_extra(options):
        if half == Half(LAST_INNING, TOP) and extra_alike(options):
            for side in (visitors, home):
                copy_extra(side)
        _answer_half(solver, policy, visitors, home, half, leads)
    first = Half(options.first_inning, TOP)
    value = exact.start(first, 0)
    return visitors.start(first, 0) - value, value - home.start(first, 0)


def _extra_innings(solver: Solver, policy: Winning, visitors: Answer, home: Answer) -> None:
    """A tied extra inning comes back to itself, for each of the two answers at its own chance."""
    top, bottom = Half(EXTRA, "top"), Half(EXTRA, "bottom")
    sides = (visitors, home)
    guesses = [[policy.start(top, 0)] for _ in sides]
    yields: list[list[float]] = [[], []]
    for _ in range(ROUNDS):
        for side, guess in zip(sides, guesses, strict=True):
            for number in solver.board.graph.starts.values():
                side.values[top][layer_of(0), number, 0, 0] = guess[-1]
        for half in (bottom, top):
            _answer_half(solver, policy, visitors, home, half, leads_of(half, policy.options))
        for side, guess, found in zip(sides, guesses, yields, strict=True):
            found.append(side.start(top, 0))
            guess.append(_next_guess(guess, found))
        if all(abs(found[-1] - guess[-2]) < CLOSE for guess, found in zip(guesses, yields, strict=True)):
            return


def _next_guess(guesses: list[float], yields: list[float]) -> float:
    if len(yields) < 2 or guesses[-1] == guesses[-2]:
        return yields[-1]
    slope = (yields[-1] - yields[-2]) / (guesses[-1] - guesses[-2])
    return guesses[-1] + (yields[-1] - guesses[-1]) / (1.0 - slope)


def _answer_half(solver: Solver, policy: Winning, visitors: Answer, home: Answer, half: Half, leads: range) -> None:
    attack, shield = (visitors, home) if half.half == TOP else (home, visitors)
    flies = policy.options.rallybird_flies(half.inning)
    for number, lead in enumerate(leads):
        for rallybird in (False, True) if flies and lead < 0 else (False,):
            solver.respond(
                policy.model(half, rallybird),
                policy.stakes(half, lead, rallybird),
                attack.stakes(half, lead, rallybird),
                shield.stakes(half, lead, rallybird),
                warm=number > 0 or rallybird,
            )
