"""What the game stands at, and what each call would be worth in wins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hotstove.odds.distribution import end_of
from hotstove.odds.win_expectancy import REGULATION, Place, WinExpectancy, win_expectancy
from hotstove.sitting.plays.odds import chances_of
from hotstove.table.questions import Decision

if TYPE_CHECKING:
    from hotstove.diamond.plays_game import AnyPlaysGame
    from hotstove.diamond.state import State

WORTH_TELLING = 0.001
"""Wins by which options must differ before they are told."""
MOST_OPTIONS = 8


def home_wins(game: AnyPlaysGame, state: State) -> float | None:
    """The chance of the home side, if both sides score as the game's own clubs do; None for a game without counts."""
    known = win_expectancy(game.key, state.setup.places_runner)
    return None if known is None else round(known.home_wins(_place(state)), 4)


def worth(game: AnyPlaysGame, state: State, decision: Decision) -> dict[str, float]:
    """For each option of a decision the home side's chance after the next play, everything else left as usual; nothing
    where the options are alike."""
    known = win_expectancy(game.key, state.setup.places_runner)
    if known is None or len(decision.options) > MOST_OPTIONS:
        return {}
    found = {option: _after(known, game, state, decision.purpose, option) for option in decision.options}
    return found if max(found.values()) - min(found.values()) >= WORTH_TELLING else {}


def _after(known: WinExpectancy, game: AnyPlaysGame, state: State, purpose: str, choice: str) -> float:
    def policy(decision: Decision) -> str:
        return choice if decision.purpose == purpose and choice in decision.options else decision.default

    situation, at = state.situation, _place(state)
    total = 0.0
    for play, chance in chances_of(game, state, policy).items():
        end = end_of(play, situation.bases, situation.outs)
        lead = at.lead + (end.runs if at.half == 1 else -end.runs)
        total += float(chance) * known.home_wins(Place(at.inning, at.half, end.outs, end.bases, lead))
    return total


def _place(state: State) -> Place:
    """A shorter game stands in its first inning as one of nine does that many innings later."""
    now = state.situation
    visitors, home = now.score
    return Place(now.inning + REGULATION - state.setup.innings, now.batting, now.outs, now.bases, home - visitors)
