"""`hotstove encyclopedia`: every season and league ever played here, careers over all of them, records, and search."""

from __future__ import annotations

from typing import Annotated

import typer

from hotstove.cli.season.lookup_commands import Csv, Database, Json, Real, form_of

encyclopedia = typer.Typer(
    help="Every season and league ever played here: careers, records, search.",
    no_args_is_help=True,
    rich_markup_mode=None,
)


@encyclopedia.command()
def seasons(database: Database = "", json: Json = False, csv: Csv = False) -> None:
    """All seasons with their champions, those too whose files are gone.

    \b
    Example: hotstove encyclopedia seasons
    """
    from hotstove.cli.season.encyclopedia_tables import show_volumes

    show_volumes(database, form_of(json, csv))


@encyclopedia.command()
def player(
    who: Annotated[str, typer.Argument(help="A name, or an id of the record such as sierrru01.")],
    real: Real = False,
    database: Database = "",
    json: Json = False,
    csv: Csv = False,
) -> None:
    """A career over all replays.

    \b
    Example: hotstove encyclopedia player "Nolan Ryan"
    """
    from hotstove.cli.season.encyclopedia_tables import show_career

    show_career(database, who, real, form_of(json, csv))


@encyclopedia.command()
def search(
    words: Annotated[list[str], typer.Argument(help="Words of a name, or the beginnings of them.")],
    real: Real = False,
    database: Database = "",
    json: Json = False,
    csv: Csv = False,
) -> None:
    """Players, clubs and seasons by words of their names.

    \b
    Example: hotstove encyclopedia search ryan
    """
    from hotstove.cli.season.encyclopedia_tables import show_search

    show_search(database, " ".join(words), real, form_of(json, csv))


@encyclopedia.command()
def records(
    part: Annotated[str, typer.Argument(help="season, career, game or club; all without it.")] = "",
    most: Annotated[int, typer.Option(help="How many of each list.", min=1)] = 5,
    database: Database = "",
    json: Json = False,
    csv: Csv = False,
) -> None:
    """The record book: best seasons, careers, games and clubs.

    \b
    Example: hotstove encyclopedia records season --most 10
    """
    from hotstove.cli.season.encyclopedia_tables import show_records

    show_records(database, part, most, form_of(json, csv))


@encyclopedia.command()
def refresh(
    everything: Annotated[bool, typer.Option("--all", help="Look through every season again.")] = False,
    database: Database = "",
) -> None:
    """Look through what was played since, and say how much room seasons take with and without their plays.

    \b
    Example: hotstove encyclopedia refresh
    """
    from hotstove.cli.season.encyclopedia_tables import refresh_all

    refresh_all(database, everything)


@encyclopedia.command()
def forget(
    season: Annotated[str, typer.Argument(help="The season's name, as `hotstove season list` has it.")],
    database: Database = "",
) -> None:
    """Take a season out of the encyclopedia; the season itself is not touched.

    \b
    Example: hotstove encyclopedia forget spring
    """
    from hotstove.cli.season.encyclopedia_tables import forget_season

    forget_season(database, season)
