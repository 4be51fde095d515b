"""How long it takes to score a game: 0.25 ms for the fold, 0.35 ms with every line of every player written out.

The games are automatic ones of Superstar Baseball. Each is timed by itself, and the best of several rounds counts, so
that a busy machine adds as little as it can.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable

from hotstove.diamond.log import GameLog
from hotstove.games.superstar.game import GAME
from hotstove.managers.book import ByTheBook
from hotstove.scorebook import score
from hotstove.table.chance import Dealer
from hotstove.table.session import Session

GAMES, ROUNDS = 100, 30


def automatic_games(games: int = GAMES) -> list[GameLog]:
    away, home = (GAME.read_club(file) for file in GAME.clubs().values())
    first, second = away.staff.rotation[0], home.staff.rotation[0]
    starting = (
        away.lineup(first, home.players[second].throws, True),
        home.lineup(second, away.players[first].throws, True),
    )
    book, logs = ByTheBook(), []
    for seed in range(games):
        state = GAME.start(GAME.setup((away, home), starting))
        session = Session(GAME, state, Dealer(seed), {"visitors": book, "home": book})
        last = session.run()
        logs.append(GAME.log(session.turns, last))
    return logs


def every_line(log: GameLog) -> None:
    for own in score(log).sides:
        _ = own.batters, own.pitchers, own.fielders, own.hits, own.errors, own.double_plays


def milliseconds(work: Callable[[GameLog], object], logs: list[GameLog]) -> float:
    best = [float("inf")] * len(logs)
    for _ in range(ROUNDS):
        for place, log in enumerate(logs):
            begun = time.perf_counter()
            work(log)
            best[place] = min(best[place], time.perf_counter() - begun)
    return sum(best) / len(logs) * 1000


def main() -> int:
    logs = automatic_games()
    plays = sum(len(log.plays) for log in logs) / len(logs)
    late = False
    for name, bar, work in (("fold", 0.25, score), ("fold and every line", 0.35, every_line)):
        spent = milliseconds(work, logs)
        late = late or spent > bar
        verdict = "TOO SLOW" if spent > bar else "ok"
        print(f"{name:<20} {spent:.3f} ms a game of {plays:.0f} plays; bar {bar:.2f} ms: {verdict}")
    return 1 if late else 0


if __name__ == "__main__":
    sys.exit(main())
