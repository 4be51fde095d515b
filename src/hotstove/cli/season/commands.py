"""`hotstove season ...` and its sisters: thin, every figure comes from the season store."""

from __future__ import annotations

import inspect
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from hotstove.cli.season import lookup_commands
from hotstove.cli.season.lookup_commands import Csv, Database, Json, Name, Real, form_of

ORDER = (
    *("new", "list", "play", "game"),
    *("standings", "schedule", "box", "story", "day", "leaders", "player", "team"),
    *("club", "rotation", "bullpen", "lineup", "roster", "trade"),
    *("postseason", "series", "awards", "feats"),
    *("ensemble", "report", "export", "check", "delete"),
)
"""Commands as the help lists them: playing, looking things up, running a club, the end of a season, and afterwards."""


class InOrder(TyperGroup):
    """Lists its commands in the order in which a season needs them."""

    def list_commands(self, ctx: Any) -> list[str]:
        return sorted(super().list_commands(ctx), key=lambda name: ORDER.index(name) if name in ORDER else len(ORDER))


season = typer.Typer(
    cls=InOrder, help="Seasons, kept day by day in a database.", no_args_is_help=True, rich_markup_mode=None
)


@season.command()
def new(
    game: Annotated[str, typer.Argument(help="superstar, longtater, replay, pennant or rallybird")],
    year: int,
    league: Annotated[str, typer.Option(help="AL, NL or another; all leagues without it.")] = "",
    name: Annotated[str, typer.Option("--name", help="What the season is called.")] = "",
    seed: Annotated[str, typer.Option(help="The seed of all its dice; without it a fresh one.")] = "",
    option: Annotated[list[str] | None, typer.Option(help="An optional rule, name=value; may be repeated.")] = None,
    preset: Annotated[str, typer.Option(help="A set of options; without it `replay` where the game has it.")] = "",
    charts: Annotated[Path | None, typer.Option(help="A folder with charts of your own, laid over ours.")] = None,
    regress: Annotated[float | None, typer.Option(help="How far small samples are shrunk, 0 to 1.")] = None,
    true_to: Annotated[
        str, typer.Option(help="What cards are true to: lines, runs, totals; for pennant wins or runs.")
    ] = "",
    schedule: Annotated[
        Path | None, typer.Option(help="Folder or zip with Retrosheet's files; without it those that were taken in.")
    ] = None,
    made: Annotated[
        bool, typer.Option("--made", help="A schedule made here, though the real one was taken in.")
    ] = False,
    starters: Annotated[str, typer.Option(help="turn, or real (needs --schedule with a game log).")] = "turn",
    lineups: Annotated[str, typer.Option(help="share, or real (needs --schedule with a game log).")] = "share",
    games: Annotated[int, typer.Option(help="Games a club, instead of the real number.", min=0)] = 0,
    club: Annotated[
        list[str] | None, typer.Option(help="A club file of your own, for rallybird a name; may be repeated.")
    ] = None,
    home_edge: Annotated[
        str, typer.Option(help="Share of games won at home, such as 0.54, or real (needs --schedule); none without it.")
    ] = "",
    database: Database = "",
) -> None:
    """Open a season of real clubs, or of your own.

    Cards are made, the schedule is made or taken from your files, and a database keeps every day.

    \b
    Example: hotstove season new superstar 1988 --league AL --name spring
    """
    from hotstove.cli.season.playing import open_new
    from hotstove.record.library import schedule_of
    from hotstove.season.new_season import Wishes
    from hotstove.sitting.arguments import fresh_seed
    from hotstove.table.option_values import typed_options

    called = name or f"{game}-{year}{'-' + league if league else ''}"
    open_new(
        Wishes(
            called,
            game,
            year,
            league,
            seed or str(fresh_seed()),
            typed_options(option or ()),
            schedule or (None if made or club or games else schedule_of(year)),
            starters,
            lineups,
            games,
            tuple(club or ()),
            preset,
            charts,
            regress,
            true_to,
            home_edge,
        ),
        database,
    )


@season.command("play")
def play_on(
    days: Annotated[int | None, typer.Option(help="Play so many days.", min=1)] = None,
    until: Annotated[str, typer.Option(help="Play through this date, 1988-06-30.")] = "",
    everything: Annotated[bool, typer.Option("--all", help="Play to the end.")] = False,
    jobs: Annotated[int, typer.Option(help="Processes to play in.", min=1)] = 1,
    name: Name = "",
    database: Database = "",
) -> None:
    """Play on: a day, some days, to a date, or to the end.

    \b
    Example: hotstove season play --until 1988-06-30 --name spring
    """
    from hotstove.cli.season.playing import play

    play(name, database, None if everything or until else (days or 1), until, jobs)


@season.command()
def check(name: Name = "", database: Database = "") -> None:
    """Check that a season is as it was written.

    \b
    Example: hotstove season check --name spring
    """
    from hotstove.cli.season.playing import check as check_season

    check_season(name, database)


@season.command()
def delete(
    name: Annotated[str, typer.Argument(help="The season.")],
    sure: Annotated[bool, typer.Option("--yes", help="Without being asked again.")] = False,
    database: Database = "",
) -> None:
    """Throw a season away.

    \b
    Example: hotstove season delete spring
    """
    from hotstove.cli.season.deleting import delete as delete_season

    delete_season(name, database, sure)


@season.command("game")
def by_hand(
    key: Annotated[str, typer.Argument(help="The game's key, or a club that plays today.")],
    side: Annotated[
        str, typer.Option(help="Whom you manage: visitors, home or both; without it the club that you name.")
    ] = "",
    dice: Annotated[str, typer.Option(help="mine: you roll your own dice and type what they show.")] = "",
    name: Name = "",
    database: Database = "",
) -> None:
    """Play today's game of your club by hand.

    Starter, lineup and every call are yours; the other games of the day play themselves.

    \b
    Example: hotstove season game TEX --side home --dice mine
    """
    from hotstove.cli.season.playing import play_by_hand

    play_by_hand(name, database, key, side, dice)


@season.command()
def standings(
    real: Real = False, name: Name = "", database: Database = "", json: Json = False, csv: Csv = False
) -> None:
    """The standings by league and division.

    \b
    Example: hotstove season standings --name spring
    """
    from hotstove.cli.season.showing import show_standings

    show_standings(name, database, form_of(json, csv), real)


@season.command()
def box(
    key: Annotated[str, typer.Argument(help="The game's key, such as TEX198804040.")],
    name: Name = "",
    database: Database = "",
    json: Json = False,
) -> None:
    """The box score of a game.

    \b
    Example: hotstove season box TEX198804040
    """
    from hotstove.cli.season.showing import show_box

    show_box(name, database, key, json)


@season.command()
def schedule(
    club: Annotated[str, typer.Option(help="Only this club's games.")] = "",
    date: Annotated[str, typer.Option(help="Only this date's games.")] = "",
    everything: Annotated[bool, typer.Option("--all", help="Every game, not only those about today.")] = False,
    name: Name = "",
    database: Database = "",
    json: Json = False,
    csv: Csv = False,
) -> None:
    """The schedule about today, with results.

    A club's or the whole one if asked.

    \b
    Example: hotstove season schedule --club TEX
    """
    from hotstove.cli.season.showing import show_schedule

    show_schedule(name, database, club, date, everything, form_of(json, csv))


@season.command()
def story(
    date: Annotated[str, typer.Argument(help="A date, 1988-04-04; without it the last day played.")] = "",
    name: Name = "",
    database: Database = "",
) -> None:
    """The day's games, told in a paragraph each.

    \b
    Example: hotstove season story 1988-04-04
    """
    from hotstove.cli.season.showing import show_story

    show_story(name, database, date)


@season.command("export")
def export_season(
    out: Annotated[Path, typer.Option("--out", help="Folder for the files.")],
    form: Annotated[str, typer.Option("--format", help="csv, parquet or retrosheet.")] = "csv",
    name: Name = "",
    database: Database = "",
) -> None:
    """Write the season for other programs.

    In Lahman's columns, or as Retrosheet event files.

    \b
    Example: hotstove season export --out spring --format retrosheet
    """
    from hotstove.cli.season.handing_over import hand_over

    hand_over(name, database, out, form)


@season.command()
def report(
    out: Annotated[Path, typer.Option("--out", help="Folder for the pages.")],
    name: Name = "",
    database: Database = "",
) -> None:
    """Write the season as pages with plots, for a browser.

    \b
    Example: hotstove season report --out spring-pages
    """
    from hotstove.cli.season.handing_over import print_report

    print_report(name, database, out)


@season.command()
def ensemble(
    replays: Annotated[
        int, typer.Option(help="How many times to play the season; without it 1,000, or 20 on the readable engine.")
    ] = 0,
    jobs: Annotated[int, typer.Option(help="Threads or processes to play in.", min=1)] = 1,
    dask: Annotated[str, typer.Option(help="Address of a Dask cluster to play on.")] = "",
    plot: Annotated[Path | None, typer.Option(help="SVG file for a picture of wins, leaders and the race.")] = None,
    day_by_day: Annotated[
        bool, typer.Option("--day-by-day", help="Choose lineups anew after every day, as `season play` does.")
    ] = False,
    name: Name = "",
    database: Database = "",
    json: Json = False,
    csv: Csv = False,
) -> None:
    """Play the season many times over: what luck can do.

    Starters and lineups are planned once, where the game has a compiled engine; with --day-by-day they follow from the
    games before, and every replay takes as long as a season.

    \b
    Example: hotstove season ensemble --jobs 2 --plot ensemble.svg
    """
    from hotstove.cli.season.ensemble import show_ensemble
    from hotstove.table.errors import Mistake

    if replays != 0 and replays < 2:
        raise Mistake(f"--replays {replays}: at least 2 are needed")
    show_ensemble(name, database, replays, jobs, dask, form_of(json, csv), plot, day_by_day)


lookup_commands.register(season)

ALIASES = (standings, *lookup_commands.ALIASES, schedule, story, report)
"""Commands that are meant so often that they work without `season` before them; `box` has a sister of its own."""


def add_aliases(app: typer.Typer) -> None:
    """The commands that are asked for most, without `season` before them, and so in their examples too."""
    for command in ALIASES:
        name = command.__name__
        told = inspect.cleandoc(command.__doc__ or "").replace(f"hotstove season {name}", f"hotstove {name}")
        app.command(name, help=told)(command)
