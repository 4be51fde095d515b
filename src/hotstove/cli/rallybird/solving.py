"""`hotstove solve rallybird`: the game solved from scratch, kept, and checked against its aims."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from time import perf_counter

from hotstove.games.rallybird.chart_set import RallyCharts
from hotstove.games.rallybird.options import Options
from hotstove.odds.rallybird import store
from hotstove.odds.rallybird.solved import board_of, runs_name
from hotstove.odds.rallybird.winning import Half


def solve(book: RallyCharts, options: Options, folder: Path | None, say: Callable[[str], None]) -> list[Path]:
    """Solves for runs and for winning, and keeps both; a bar tells how far it is. Returns the files."""
    from rich.console import Console
    from rich.progress import Progress

    from hotstove.odds.rallybird.solutions import expected_steps, solve_runs, solve_winning
    from hotstove.odds.rallybird.solving import Solver

    begun = perf_counter()
    kept = []
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        halves = sorted({options.walks_on_two("top"), options.walks_on_two("bottom")})
        task = bar.add_task("every card against every placement", total=len(halves) + expected_steps(options))

        def step(half: Half, lead: int) -> None:
            bar.update(task, advance=1, description=f"{half.half} of the {half.inning}")

        board = board_of(book, options)
        solver = Solver(board)
        for walks in halves:
            values = solve_runs(solver, walks)
            kept.append(store.keep_runs(board, runs_name(options.take_the_pitch, walks), values, folder))
            bar.update(task, advance=1)
        winning = solve_winning(solver, options, step)
    kept.append(store.keep_winning(winning, folder))
    say(f"Solved after {perf_counter() - begun:.0f} s.")
    return kept


def solve_if_needed(book: RallyCharts, options: Options, say: Callable[[str], None]) -> None:
    """Whoever plays by the solved game finds it solved; this is kept, so that nobody waits twice."""
    from hotstove.odds.rallybird.solved import is_solved

    if not is_solved(book, options):
        say(
            f"The game with {options} has not been solved on this machine yet. It is solved now, once, which takes "
            "some minutes; the novice plays without waiting (hotstove play rallybird me novice)."
        )
        solve(book, options, None, say)


def check(book: RallyCharts, options: Options, say: Callable[[str], None]) -> bool:
    """Recomputes everything and prints how it stands against the bars; True when all are kept."""
    from hotstove.odds.rallybird.checking import check_game

    report = check_game(book, options, say)
    for line in report.lines():
        say(line)
    return report.passed
