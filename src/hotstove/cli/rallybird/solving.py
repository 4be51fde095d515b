"""`hotstove solve rallybird`: the game solved from scratch, kept, and checked against its aims."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from time import perf_counter

from hotstove.games.rallybird.book import RallyBook
from hotstove.games.rallybird.options import Options
from hotstove.odds.rallybird import store
from hotstove.odds.rallybird.solved import board_of, runs_name
from hotstove.odds.rallybird.winning import Half


def solve(book: RallyBook, options: Options, folder: Path | None, say: Callable[[str], None]) -> list[Path]:
    """Solves for runs and for winning, and keeps both; returns the files."""
    from hotstove.odds.rallybird.solutions import solve_runs, solve_winning
    from hotstove.odds.rallybird.solving import Workshop

    begun = perf_counter()
    board = board_of(book, options)
    shop = Workshop(board)
    kept = []
    for walks in sorted({options.walks_on_two("top"), options.walks_on_two("bottom")}):
        values = solve_runs(shop, walks)
        name = runs_name(options.take_the_pitch, walks)
        kept.append(store.keep(board, name, store.pack_runs(values, board), folder))
        say(f"runs: {seconds(begun)}")

    def progress(half: Half) -> None:
        say(f"winning: {half.half} of the {half.inning}, {seconds(begun)}")

    winning = solve_winning(shop, options, progress)
    kept.append(store.keep(board, f"winning-{store.variant_name(options)}", store.pack(winning), folder))
    say(f"solved in {seconds(begun)}")
    return kept


def check(book: RallyBook, options: Options, say: Callable[[str], None]) -> bool:
    """Recomputes everything and prints how it stands against the bars; True when all are kept."""
    from hotstove.odds.rallybird.checking import check_game

    report = check_game(book, options, say)
    for line in report.lines():
        say(line)
    return report.passed


def seconds(begun: float) -> str:
    return f"{perf_counter() - begun:.1f} s"
