"""The game solved from scratch: for runs, and for winning from the last half-inning back to the first."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from hotstove.diamond.situation import BOTTOM, TOP
from hotstove.games.rallybird.options import LAST_INNING, Options
from hotstove.odds.rallybird.model import Floats
from hotstove.odds.rallybird.solving import Solver, empty_values, runs_stakes
from hotstove.odds.rallybird.winning import (
    EXTRA,
    Half,
    Winning,
    copy_extra,
    extra_alike,
    halves_of,
    layer_of,
    leads_of,
)

FIRST_GUESS = 0.49
ROUNDS, USUAL_ROUNDS = 8, 4
"""How often a tied extra inning is solved at most, and as a rule, until it agrees with itself."""
TOLERANCE = 1e-6
Progress: TypeAlias = Callable[[Half, int], None]
"""Told of every half-inning and lead that is begun."""


def in_silence(half: Half, lead: int) -> None:
    """Nobody is waiting."""


def solve_runs(solver: Solver, snake_eyes: bool = False) -> Floats:
    """Expected runs to the end of the half-inning in every state (set, outs, bases)."""
    stakes = runs_stakes(empty_values(1, solver.sets))
    solver.solve(solver.board.model(snake_eyes), stakes)
    runs: Floats = stakes.values[0]
    return runs


def solve_winning(solver: Solver, options: Options, progress: Progress = in_silence) -> Winning:
    """Chances to win in every state of the game."""
    winning = Winning(solver.board, options)
    _extra_innings(solver, winning, progress)
    for half, leads in after_extra(options):
        if half == Half(LAST_INNING, TOP) and extra_alike(options):
            copy_extra(winning)
        _solve_half(solver, winning, half, leads, progress)
    return winning


def after_extra(options: Options) -> list[tuple[Half, range]]:
    """The half-innings that are solved once extra innings are, last first, with the leads that are still open."""
    found = []
    for half in halves_of(options):
        leads = leads_of(half, options)
        if half.inning == EXTRA:
            continue
        if half.inning == LAST_INNING and extra_alike(options):
            if half.is_last_chance:
                continue
            leads = range(-1, leads[-1] - 1, -1)
        found.append((half, leads))
    return found


def expected_steps(options: Options) -> int:
    """How often progress will be told of, as a rule."""
    extra = sum(len(leads_of(Half(EXTRA, half), options)) for half in (TOP, BOTTOM))
    return USUAL_ROUNDS * extra + sum(len(leads) for _, leads in after_extra(options))


def _extra_innings(solver: Solver, winning: Winning, progress: Progress) -> None:
    """A tied extra inning comes back to itself: the visitors' chance there is the one that it yields again."""
    top, bottom = Half(EXTRA, TOP), Half(EXTRA, BOTTOM)
    guesses: list[float] = []
    yields: list[float] = []
    guess = FIRST_GUESS
    for _ in range(ROUNDS):
        for number in winning.board.graph.starts.values():
            winning.values[top][layer_of(0), number, 0, 0] = guess
        for half in (bottom, top):
            _solve_half(solver, winning, half, leads_of(half, winning.options), progress)
        guesses.append(guess)
        yields.append(winning.start(top, 0))
        if abs(yields[-1] - guess) < 0.1 * TOLERANCE:
            return
        guess = yields[-1]
        if len(guesses) > 1:
            slope = (yields[-1] - yields[-2]) / (guesses[-1] - guesses[-2])
            guess = guesses[-1] + (yields[-1] - guesses[-1]) / (1.0 - slope)


def _solve_half(solver: Solver, winning: Winning, half: Half, leads: range, progress: Progress) -> None:
    """One lead after the other, each begun from what was found at the lead above it."""
    flies = winning.options.rallybird_flies(half.inning)
    values = winning.values[half]
    for number, lead in enumerate(leads):
        progress(half, lead)
        here = layer_of(lead)
        if number > 0 and not values[here].any():
            values[here] = values[layer_of(lead + 1)]
        solver.solve(winning.model(half), winning.stakes(half, lead), warm=number > 0, tolerance=TOLERANCE)
        if flies and lead < 0:
            values[layer_of(lead, True)] = values[here]
            solver.solve(winning.model(half, True), winning.stakes(half, lead, True), warm=True, tolerance=TOLERANCE)
