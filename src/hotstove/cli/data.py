"""`hotstove data`: Retrosheet's files, fetched or taken in at the user's wish."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from hotstove.cli.columns import say

data = typer.Typer(
    help="Other people's data, fetched or taken in at your wish.", no_args_is_help=True, rich_markup_mode=None
)


@data.command()
def get(
    year: int, out: Annotated[Path, typer.Option("--out", help="Folder for the files.")] = Path("retrosheet")
) -> None:
    """Download Retrosheet's game log, schedule and event files of a year.

    \b
    Example: hotstove data get 1988
    """
    from hotstove.season.download import UNREACHED, get_year
    from hotstove.season.schedules.retrosheet import NOTICE
    from hotstove.table.errors import Mistake

    try:
        paths = get_year(year, out)
    except Mistake as mistake:
        if UNREACHED not in str(mistake):
            raise
        raise Mistake(f"{mistake}; how to get the files by hand: hotstove data how {year}") from None
    for path in paths:
        typer.echo(path)
    say(f"Take them in with: hotstove data import {out}")
    say(NOTICE)


@data.command("import")
def take_in(
    source: Annotated[Path, typer.Argument(help="A folder, a zip file, or one of Retrosheet's files.")],
    derive: Annotated[bool, typer.Option("--derive/--no-derive", help="Make tables from play by play too.")] = True,
) -> None:
    """Take in schedules, game logs, rosters and play by play that you have, and make tables from the plays.

    \b
    Example: hotstove data import ~/retrosheet-1988
    """
    from hotstove.imports.taking_in import take_in as take
    from hotstove.record.library import library
    from hotstove.season.schedules.retrosheet import NOTICE

    taken = take(source)
    for one in taken:
        games = f", {one.games} games" if one.games else ""
        say(f"{one.year}: {one.kind}, {one.files} file{'' if one.files == 1 else 's'}{games}")
    say(f"They are in {library()}.")
    if derive:
        for year in sorted({one.year for one in taken if one.kind == "play by play"}):
            _derive(year)
    say(NOTICE)


@data.command("derive")
def derive_year(year: int) -> None:
    """Make the tables of a year from its play by play again: splits, batted balls, running, arms, steals.

    \b
    Example: hotstove data derive 1988
    """
    _derive(year)


@data.command("how")
def how(year: int) -> None:
    """How to get a year's files by hand.

    \b
    Example: hotstove data how 1988
    """
    from hotstove.imports.by_hand import how_to_get

    typer.echo(how_to_get(year))


def _derive(year: int) -> None:
    from hotstove.cli.season.playing import bar
    from hotstove.imports.deriving import derive

    with bar() as progress:
        task = progress.add_task("Reading", total=None)
        observed, written = derive(year, lambda name: progress.update(task, advance=1, description=name))
    say(f"{year}: tables from {observed.games} games: {', '.join(path.name for path in written)}")
