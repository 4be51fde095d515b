"""Claim: one at-bat of Rallybird is answered in less than 20 ms, card and gloves together, whatever the situation.

Every situation of some games of random play is answered by a manager who sits down anew for each game, so that he has
met next to none of them before. The game's values are loaded and the rules are laid out as arrays once, before the
first at-bat; that is timed apart. Times are seconds of work of one core, so that other work on the machine does not
count.
"""

from __future__ import annotations

import statistics
from random import Random
from time import process_time

from hotstove.games.rallybird.asking import CARD, GLOVES
from hotstove.games.rallybird.chart_set import our_charts
from hotstove.games.rallybird.game import GAME
from hotstove.games.rallybird.options import Options
from hotstove.games.rallybird.state import RallySetup
from hotstove.games.rallybird.view import RallyView
from hotstove.managers.rallybird.equilibrium import Equilibrium
from hotstove.odds.rallybird.solution import Solution
from hotstove.odds.rallybird.solved import solution_for_the_game
from hotstove.table.chance import Dealer
from hotstove.table.questions import Decision, Request
from hotstove.table.session import Session

GAMES = 12
BAR = 0.020


class Timed:
    """Lets the equilibrium answer on a clock, and plays at random, so that many kinds of situation come up."""

    def __init__(self, solution: Solution, seed: int, took: dict[str, list[float]]) -> None:
        self._manager = Equilibrium(Solution(solution.stake), seed)
        self._random = Random(seed)
        self.took = took

    def decide(self, view: RallyView, question: Decision | Request) -> str:
        if question.purpose in self.took:
            begun = process_time()
            self._manager.decide(view, question)
            self.took[question.purpose].append(process_time() - begun)
        assert isinstance(question, Decision)
        return self._random.choice(question.options)


def main() -> None:
    begun = process_time()
    charts, options = our_charts(), Options()
    solution = solution_for_the_game(charts, options)
    print(f"rallybird: values loaded and rules laid out in {process_time() - begun:.2f} s")
    took: dict[str, list[float]] = {CARD: [], GLOVES: []}
    for seed in range(GAMES):
        sides = {side: Timed(solution, seed, took) for side in ("visitors", "home")}
        Session(GAME, GAME.start(RallySetup(options, charts)), Dealer(seed), sides).run()
    for purpose, times in took.items():
        middle, slow, worst = statistics.median(times), sorted(times)[int(0.99 * len(times))], max(times)
        print(
            f"rallybird: {purpose} chosen in {1000 * middle:.1f} ms, 99 of 100 in {1000 * slow:.1f} ms, "
            f"worst {1000 * worst:.1f} ms ({len(times)} situations; claim {1000 * BAR:.0f} ms)"
        )


if __name__ == "__main__":
    main()
