"""`hotstove pennant ...`: sheets from the record, and a season in memory."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from hotstove.cli.shared_options import Charts

pennant = typer.Typer(
    help="Pennant Race: sheets from the record, and a season in a second.", no_args_is_help=True, rich_markup_mode=None
)


@pennant.command()
def season(
    year: int,
    league: str,
    seed: Annotated[int, typer.Option(help="Number from which all dice are rolled.", min=0)] = 1,
    games: Annotated[int, typer.Option(help="Games a club, instead of the real number.", min=0)] = 0,
    through: Annotated[str, typer.Option(help="Last date to be played, YYYY-MM-DD.")] = "",
    option: Annotated[list[str] | None, typer.Option(help="An optional rule, name=value; may be repeated.")] = None,
    schedule: Annotated[Path | None, typer.Option(help="Folder or zip with Retrosheet's game log.")] = None,
    charts: Charts = None,
    club: Annotated[str, typer.Option(help="Club whose pitchers and usage grid are shown.")] = "",
    printed: Annotated[bool, typer.Option("--printed", help="With the printed Texas sheet (1988 AL).")] = False,
) -> None:
    """Play a league's season in memory on made sheets: standings, awards, a club's usage grid.

    \b
    Example: hotstove pennant season 1988 AL --seed 7 --club TEX
    """
    from hotstove.cli.pennant.season import SeasonWishes, play_season

    play_season(
        SeasonWishes(year, league.upper(), seed, games, through, tuple(option or ()), schedule, charts, club, printed),
        typer.echo,
    )


@pennant.command()
def sheet(
    club: Annotated[str, typer.Argument(help="A year and a club, such as '1988 TEX', or a sheet file.")],
    out: Annotated[Path | None, typer.Option("--out", help="File to write the sheet to.")] = None,
) -> None:
    """Make a club's sheet from the record and print it, or write it to a file.

    \b
    Example: hotstove pennant sheet "1988 TEX" --out texas.toml
    """
    from hotstove.cli.face import draw
    from hotstove.games.pennant.face import sheet as sheet_face
    from hotstove.games.pennant.game import GAME
    from hotstove.games.pennant.sheet_files import write_sheet
    from hotstove.sitting.clubs import find_club

    found = find_club(GAME, club)
    if out is not None:
        write_sheet(found.club, out)
        typer.echo(out)
        return
    for line in draw(sheet_face(found.club)):
        typer.echo(line)
