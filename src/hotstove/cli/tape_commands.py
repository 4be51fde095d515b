"""Commands on tapes: replay, box, verify, and export to other programs' formats."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated

import typer

from hotstove.cli.season.lookup_commands import Database, Name
from hotstove.cli.shared_options import Cards, Charts, Plain

GAME_KEY = re.compile(r"[A-Z0-9]+[12][0-9]{7}[0-3]")
TapeName = Annotated[str, typer.Argument(metavar="TAPE", help="A tape, or the number of a game that is kept.")]
export = typer.Typer(help="Write games in other programs' formats.", no_args_is_help=True, rich_markup_mode=None)


def register(app: typer.Typer) -> None:
    """Hangs the commands up at the main one."""
    app.add_typer(export, name="export")
    for command in (replay, box, verify):
        app.command()(command)


def _tape(text: str) -> Path:
    """A tape by its file, or a kept game by its number."""
    from hotstove.sitting.kept import tape_named

    return tape_named(text)


def replay(tape: TapeName, cards: Cards = None, charts: Charts = None, plain: Plain = False) -> None:
    """Run a tape again and print the account and the box score.

    \b
    Example: hotstove replay opener.tape
    """
    from hotstove.cli.tapes import show_replay

    show_replay(_tape(tape), cards, charts, plain)


def box(
    tape: Annotated[
        str, typer.Argument(help="A tape, the number of a kept game, or a season's game such as TEX198804040.")
    ],
    cards: Cards = None,
    charts: Charts = None,
    json: Annotated[bool, typer.Option("--json", help="As data instead of text.")] = False,
    name: Name = "",
    database: Database = "",
) -> None:
    """Print the box score of a tape, or of a season's game.

    \b
    Example: hotstove box opener.tape
    """
    if name or database or (GAME_KEY.fullmatch(tape) and not Path(tape).exists()):
        from hotstove.cli.season.showing import show_box as show_season_box

        show_season_box(name, database, tape, json)
        return
    from hotstove.cli.tapes import show_box

    show_box(_tape(tape), cards, charts, json)


@export.command()
def retrosheet(
    tapes: Annotated[list[str], typer.Argument(metavar="TAPE...", help="Tapes, or numbers of games that are kept.")],
    out: Annotated[Path, typer.Option("--out", help="Folder for the files.")],
    cards: Cards = None,
    charts: Charts = None,
) -> None:
    """Write Retrosheet event files, with their team and roster files.

    \b
    Example: hotstove export retrosheet opener.tape --out season
    """
    from hotstove.cli.tapes import export_retrosheet

    for path in export_retrosheet([_tape(tape) for tape in tapes], out, cards, charts):
        typer.echo(path)


def verify(tape: TapeName) -> None:
    """Check that a tape's dice fell as its seed says, that the seed is the one promised at the start, and that every
    play is legal.

    \b
    Example: hotstove verify opener.tape
    """
    from hotstove.cli.verifying import verify as verify_tape

    for line in verify_tape(_tape(tape)):
        typer.echo(line)
