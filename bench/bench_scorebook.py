"""How long it takes to score a game: 0.25 ms for the fold, 0.35 ms with every line of every player written out.

The games are automatic ones of Superstar Baseball. Each is timed by itself, and the best of several rounds counts, so
that a busy machine adds as little as it can.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable

from hotstove.sitting.clubs import find_club
from hotstove.sitting.opening import find_game
from hotstove.sitting.options import read_options
from hotstove.sitting.plays.lineups import starting_pitchers, usual_lineups
from hotstove.diamond.ballgame import BallGame
from hotstove.diamond.log import GameLog
from hotstove.managers.book import ByTheBook
from hotstove.scorebook import score
from hotstove.table.chance import Dealer
from hotstove.table.session import Session

GAMES, ROUNDS = 100, 30


def automatic_games() -> list[GameLog]:
    game = find_game("superstar")
    away, home = list(game.clubs())[:2]
    clubs = find_club(game, away, None).club, find_club(game, home, None).club
    book, options = game.book(None), read_options(game, "", ())
    logs = []
    for seed in range(GAMES):
        starting = usual_lineups(clubs, starting_pitchers(clubs, ""), True)
        ballgame = BallGame(game.rules(options, book, None), clubs, starting)
        Session(ballgame, Dealer(seed), {"visitors": ByTheBook(), "home": ByTheBook()}, []).run()
        logs.append(ballgame.log)
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
