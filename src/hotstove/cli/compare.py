"""`hotstove compare`: one season by all games, side by side with the record."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from hotstove.season.compare import Comparison


def compare(
    year: Annotated[int, typer.Argument(help="1871 to 2024")],
    league: Annotated[str, typer.Argument(help="A league, such as AL; without it the whole season.")] = "",
    game: Annotated[list[str] | None, typer.Option(help="Only this game; may be repeated.")] = None,
    replays: Annotated[
        int, typer.Option(help="Replays by each game; without it 100, or 1 on the readable engine.", min=0)
    ] = 0,
    jobs: Annotated[int, typer.Option(help="Threads or processes to play in.", min=1)] = 1,
    seed: Annotated[int, typer.Option(help="Number from which the dice are rolled.", min=0)] = 1,
    plot: Annotated[Path | None, typer.Option(help="SVG file for a picture.")] = None,
) -> None:
    """Play one season by all the games, and set them beside the record: clubs, league, errors and floors.

    \b
    Example: hotstove compare 1988 AL --plot compare.svg
    """
    from rich.console import Console
    from rich.progress import Progress

    from hotstove.season.compare import COMPARED
    from hotstove.season.compare import compare as play_all
    from hotstove.table.errors import Mistake

    if plot is not None and plot.is_dir():
        raise Mistake(f"--plot {plot}: that is a folder, wanted is a file")
    with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task("cards and schedules", total=None)

        def watch(name: str, done: int, number: int) -> None:
            bar.update(task, description=name, completed=done, total=number)

        found = play_all(year, league.upper(), tuple(game or COMPARED), replays, jobs, str(seed), watch)
    console = Console(highlight=False)
    for table in tables(found):
        console.print(table)
    if plot is not None:
        from hotstove.report.compare_picture import compare_picture

        plot.write_text(compare_picture(found), encoding="utf-8")
        typer.echo(f"Picture: {plot}")


def tables(found: Comparison) -> list[Any]:
    """Clubs, league and errors, as Rich draws them."""
    return [_clubs(found), _league(found), _errors(found)]


def _table(title: str, *heads: str) -> Any:
    from rich import box
    from rich.table import Table

    table = Table(title=title, title_justify="left", box=box.SIMPLE_HEAD, pad_edge=False)
    for number, head in enumerate(heads):
        table.add_column(head, justify="left" if number == 0 else "right")
    return table


def _clubs(found: Comparison) -> Any:
    when = f"{found.season.year} {found.league}".strip()
    table = _table(f"Wins in {when}, mean of all replays", "", "record", *(game.name for game in found.games))
    for code, real in sorted(found.real.items(), key=lambda item: -item[1]):
        table.add_row(found.names[code], str(real), *(f"{game.wins[code]:.1f}" for game in found.games))
    return table


def _league(found: Comparison) -> Any:
    table = _table("The league, and how far each game is off", "", "record", *(game.name for game in found.games))
    for name in found.figure_names():
        cells = []
        for game in found.games:
            off = game.off(name)
            cells.append("-" if off is None else f"{100 * off:+.1f}%")
        table.add_row(name, f"{found.record(name):.{3 if name.endswith('/G') else 4}f}", *cells)
    return table


def _errors(found: Comparison) -> Any:
    table = _table(
        "Club wins per 162, root mean square error", "", "a replay", "mean of all", "chance alone", "replays", "engine"
    )
    for game in found.games:
        errors = game.errors
        engine = "compiled" if game.compiled else "readable"
        table.add_row(
            game.name, f"{errors.mean:.2f}", f"{errors.of_mean:.2f}", f"{errors.dice:.2f}", str(game.replays), engine
        )
    return table
