"""`hotstove solve`: a command of its own, for it takes minutes where all others take moments."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from hotstove.cli.shared_options import Charts


def register(app: typer.Typer) -> None:
    """Adds the command to the others."""
    app.command()(solve)


def solve(
    game: Annotated[str, typer.Argument(help="rallybird")],
    option: Annotated[list[str] | None, typer.Option(help="An optional rule, name=value; may be repeated.")] = None,
    preset: Annotated[str, typer.Option(help="A named set of options.")] = "",
    charts: Charts = None,
    out: Annotated[Path | None, typer.Option("--out", help="Folder for the values, instead of your own.")] = None,
    check: Annotated[bool, typer.Option("--check", help="Recompute all, and print how it stands.")] = False,
) -> None:
    """Solve a game of two minds from scratch, for runs and for winning, and keep the values.

    \b
    Example: hotstove solve rallybird --option snake_eyes=both
    """
    from hotstove.cli.rallybird import solving
    from hotstove.diamond.card_game import own
    from hotstove.games.rallybird.game import GAME
    from hotstove.games.rallybird.options import Options
    from hotstove.sitting.options import read_options
    from hotstove.table.errors import Mistake

    if game.strip().lower() != GAME.key:
        raise Mistake(f"{game!r} cannot be solved: rallybird is the one game of two minds")
    options = own(read_options(GAME, preset, option or ()), Options)
    book = GAME.charts(charts)
    if check:
        if not solving.check(book, options, typer.echo):
            raise typer.Exit(1)
        return
    for path in solving.solve(book, options, out, typer.echo):
        typer.echo(path)
