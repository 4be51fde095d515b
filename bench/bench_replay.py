"""Claim: Replay Baseball plays itself at 500 games a second or more on one core, with the full scorebook.

The unit beside it is a plain loop of CPython, so that machines and loads can be compared: games are also given as loop
steps a game.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from hotstove.diamond.ballgame import BallGame
from hotstove.games import game
from hotstove.managers.book import ByTheBook
from hotstove.scorebook import score
from hotstove.table.chance import Dealer, seed_for
from hotstove.table.session import Session

GAMES, ROUNDS = 200, 5
STEPS = 2_000_000


def main() -> None:
    replay = game("replay")
    herons, millers = (replay.read_club(file) for file in replay.clubs().values())
    rules = replay.rules(replay.options(), replay.book(None), None)
    book = ByTheBook()

    def play(number: int) -> None:
        first, second = herons.staff.rotation[number % 5], millers.staff.rotation[number % 5]
        lineups = (
            herons.lineup(first, millers.men[second].throws, True),
            millers.lineup(second, herons.men[first].throws, True),
        )
        contest = BallGame(rules, (herons, millers), lineups)
        Session(contest, Dealer(seed_for("bench", number)), {"visitors": book, "home": book}).run()
        for side in score(contest.log).sides:
            _ = side.batters, side.pitchers, side.fielders

    def play_all() -> None:
        for number in range(GAMES):
            play(number)

    play_all()
    best = min(_timed(play_all) for _ in range(ROUNDS))
    step = min(_timed(_loop) for _ in range(ROUNDS)) / STEPS
    steps = best / GAMES / step
    print(f"replay: {GAMES / best:,.0f} games/s with the full scorebook ({steps:,.0f} loop steps a game)")


def _loop() -> None:
    for _ in range(STEPS):
        pass


def _timed(work: Callable[[], object]) -> float:
    started = time.process_time()
    work()
    return time.process_time() - started


if __name__ == "__main__":
    main()
