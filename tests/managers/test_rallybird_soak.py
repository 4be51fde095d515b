"""Long matches: the equilibrium against itself, the novice and random play, twenty thousand games each."""

from __future__ import annotations

import sys
from collections.abc import Callable
from math import sqrt
from random import Random

import pytest

from hotstove.games.rallybird.chart_set import our_charts
from hotstove.games.rallybird.options import Options
from hotstove.games.rallybird.view import RallyView
from hotstove.managers.rallybird.equilibrium import Equilibrium
from hotstove.managers.rallybird.novice import Novice
from hotstove.odds.rallybird.solved import solution_for_the_game
from hotstove.table.chance import seed_for
from hotstove.table.managing import Manager
from hotstove.table.questions import Decision, Request
from tests.helpers.rallybird import played

GAMES = 20_000
WIDE = 2.576
"""Standard errors in half a 99% interval."""


class AtRandom:
    """Does anything that is allowed."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def decide(self, view: RallyView, question: Decision | Request) -> str:
        assert isinstance(question, Decision)
        return self._random.choice(question.options)


OTHERS: dict[str, Callable[[], Manager[RallyView]]] = {
    "equilibrium": lambda: Equilibrium(solution_for_the_game(our_charts(), Options()), seed_for("match", 2)),
    "novice": lambda: Novice(seed_for("match", 3)),
    "random": lambda: AtRandom(seed_for("match", 4)),
}


def match(name: str, games: int) -> tuple[float, float, float]:
    """Games won, half the 99% interval, and runs won by in a game; home and away in turn."""
    manager = Equilibrium(solution_for_the_game(our_charts(), Options()), seed_for("match", 1))
    other = OTHERS[name]()
    won, runs = 0, 0
    for number in range(games):
        away = number % 2 == 0
        seats = {"visitors": manager, "home": other} if away else {"visitors": other, "home": manager}
        visitors, home = played(Options(), seed_for("match", name, number), seats)[0].situation.score
        ahead = visitors - home if away else home - visitors
        won += ahead > 0
        runs += ahead
    share = won / games
    return share, WIDE * sqrt(share * (1 - share) / games), runs / games


@pytest.mark.soak
@pytest.mark.parametrize("name", OTHERS)
def test_the_equilibrium_is_not_beaten(name: str) -> None:
    share, margin, runs = match(name, GAMES)
    print(report(name, GAMES, share, margin, runs))
    assert share + margin >= 0.5
    if name != "equilibrium":
        assert share - margin > 0.5


def report(name: str, games: int, share: float, margin: float, runs: float) -> str:
    return f"{games} games against {name}: won {share:.4f} +- {margin:.4f} (99%), by {runs:+.3f} runs a game"


if __name__ == "__main__":
    for opponent in sys.argv[2:] or OTHERS:
        print(report(opponent, int(sys.argv[1]), *match(opponent, int(sys.argv[1]))), flush=True)
