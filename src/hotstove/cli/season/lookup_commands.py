"""`hotstove season list`, `player`, `team`, `leaders`, `awards`, `feats`, `day`: looking things up in a season."""

from __future__ import annotations

from typing import Annotated

import typer

Name = Annotated[str, typer.Option("--name", help="The season; without it the one last played.")]
Database = Annotated[str, typer.Option("--db", help="A database file or URL, instead of the usual place.")]
Json = Annotated[bool, typer.Option("--json", help="As JSON.")]
Csv = Annotated[bool, typer.Option("--csv", help="As CSV.")]
Real = Annotated[bool, typer.Option("--real", help="Beside the real figures, with the percentile of the difference.")]


def form_of(json: bool, csv: bool) -> str:
    return "json" if json else "csv" if csv else ""


def list_seasons(database: Database = "", json: Json = False, csv: Csv = False) -> None:
    """Every season that is kept, and how far it is.

    Also who is first, and how much room it takes.

    \b
    Example: hotstove season list
    """
    from hotstove.cli.season.lookup import show_list

    show_list(database, form_of(json, csv))


def leaders(
    category: Annotated[str, typer.Argument(help="Such as AVG, HR, ERA; all without it.")] = "",
    most: Annotated[int, typer.Option(help="How many players.", min=1)] = 5,
    real: Real = False,
    name: Name = "",
    database: Database = "",
    json: Json = False,
    csv: Csv = False,
) -> None:
    """League leaders, with the official limits for averages.

    \b
    Example: hotstove season leaders HR --most 10 --real
    """
    from hotstove.cli.season.lookup import show_leaders

    show_leaders(name, database, category, most, real, form_of(json, csv))


def player(
    who: Annotated[str, typer.Argument(help="A last name, a full name or an id.")],
    everything: Annotated[bool, typer.Option("--log", help="All his games instead of the last five.")] = False,
    splits: Annotated[bool, typer.Option("--splits", help="By place, month, opponent, hand, bases, inning.")] = False,
    real: Real = False,
    name: Name = "",
    database: Database = "",
    json: Json = False,
    csv: Csv = False,
) -> None:
    """A player's season, games and splits, beside the real one.

    \b
    Example: hotstove season player Sierra --splits --real
    """
    from hotstove.cli.season.lookup import show_player

    show_player(name, database, who, form_of(json, csv), everything=everything, splits=splits, real=real)


def team(
    club: Annotated[str, typer.Argument(help="The club's code or name, such as TEX.")],
    real: Real = False,
    name: Name = "",
    database: Database = "",
    json: Json = False,
    csv: Csv = False,
) -> None:
    """A club's batting, pitching and record.

    The record is by opponent and month; a table tells who pitched when.

    \b
    Example: hotstove season team TEX --real
    """
    from hotstove.cli.season.lookup import show_team

    show_team(name, database, club, form_of(json, csv), real)


def awards(
    most: Annotated[int, typer.Option(help="How many players on a ballot.", min=1)] = 5,
    name: Name = "",
    database: Database = "",
    json: Json = False,
    csv: Csv = False,
) -> None:
    """Award votes by stated formulas.

    They are linear weights, and the Cy Young points of James and Neyer (docs/seasons.md).

    \b
    Example: hotstove season awards
    """
    from hotstove.cli.season.lookup import show_awards

    show_awards(name, database, most, form_of(json, csv))


def feats(
    kind: Annotated[str, typer.Argument(help="Such as no-hitter, cycle, 'hitting streak'; all without it.")] = "",
    name: Name = "",
    database: Database = "",
    json: Json = False,
    csv: Csv = False,
) -> None:
    """No-hitters, cycles, streaks, and the most in one game.

    \b
    Example: hotstove season feats no-hitter
    """
    from hotstove.cli.season.lookup import show_feats

    show_feats(name, database, kind, form_of(json, csv))


def day(
    date: Annotated[str, typer.Argument(help="A date, 1988-07-04; without it the last day played.")] = "",
    name: Name = "",
    database: Database = "",
    json: Json = False,
    csv: Csv = False,
) -> None:
    """A day's scores, and what was done on it in other seasons.

    \b
    Example: hotstove season day 1988-07-04
    """
    from hotstove.cli.season.lookup import show_day

    show_day(name, database, date, form_of(json, csv))


def register(season: typer.Typer) -> None:
    season.command("list")(list_seasons)
    for command in (leaders, player, team, awards, feats, day):
        season.command(command.__name__)(command)


ALIASES = (leaders, player, team)
"""Those that work without `season` before them."""
