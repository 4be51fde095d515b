"""Automatic games of a game's own two clubs, with the full scorebook: how many a second on one core.

The unit beside it is a plain loop of CPython, so that machines and loads can be compared: games are also given as loop
steps a game.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from hotstove.games import plays_game
from hotstove.managers.book import ByTheBook
from hotstove.scorebook import score
from hotstove.table.chance import Dealer, seed_for
from hotstove.table.collector import collected_seldom
from hotstove.table.session import Session

GAMES, ROUNDS = 200, 5
STEPS = 2_000_000


def measure(key: str, aim: int) -> None:
    """Prints the best of some rounds beside the aim."""
    game = plays_game(key)
    visitors, home = (game.read_club(file) for file in list(game.clubs().values())[:2])
    book = ByTheBook()

    def play(number: int) -> None:
        first, second = visitors.staff.rotation[number % 5], home.staff.rotation[number % 5]
        lineups = (
            visitors.lineup(first, home.players[second].throws, True),
            home.lineup(second, visitors.players[first].throws, True),
        )
        state = game.start(game.setup((visitors, home), lineups))
        session = Session(game, state, Dealer(seed_for("bench", number)), {"visitors": book, "home": book})
        last = session.run()
        for side in score(game.log(session.turns, last)).sides:
            _ = side.batters, side.pitchers, side.fielders

    @collected_seldom()
    def play_all() -> None:
        for number in range(GAMES):
            play(number)

    play_all()
    best = min(_timed(play_all) for _ in range(ROUNDS))
    step = min(_timed(_loop) for _ in range(ROUNDS)) / STEPS
    steps = best / GAMES / step
    print(f"{key}: {GAMES / best:,.0f} games/s with the full scorebook (aim {aim}; {steps:,.0f} loop steps a game)")


def _loop() -> None:
    for _ in range(STEPS):
        pass


def _timed(work: Callable[[], object]) -> float:
    started = time.process_time()
    work()
    return time.process_time() - started
