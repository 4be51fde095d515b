"""`hotstove league`: leagues of one's own, drafted or of clubs as they were, cups, and clubs that are run by file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from hotstove.cli.season.lookup_commands import Database, Name

league = typer.Typer(
    help="Leagues of your own: clubs of any years, a draft, cups, clubs run by several people.",
    no_args_is_help=True,
    rich_markup_mode=None,
)

Drafted = Annotated[str, typer.Argument(help="The name under which the draft was begun.")]
Game = Annotated[str, typer.Option(help="superstar, longtater, replay or pennant.")]
Clubs = Annotated[
    list[str] | None,
    typer.Option("--club", help="A club, '1927 Yankees', 'East: 1975 Reds', a club file; may be repeated."),
]
Games = Annotated[int, typer.Option(help="Games a club.", min=1, max=400)]
Year = Annotated[int, typer.Option(help="The year of the calendar; without it that of the latest club.", min=0)]
Seed = Annotated[str, typer.Option(help="The seed of all its dice; without it a new one.")]
Schedule = Annotated[str, typer.Option(help="balanced, or era: by leagues and divisions as in its year.")]
Options = Annotated[list[str] | None, typer.Option("--option", help="An optional rule, name=value; may be repeated.")]
Preset = Annotated[str, typer.Option(help="A set of options by name.")]


@league.command()
def new(
    name: Annotated[str, typer.Argument(help="What the league is called.")],
    club: Clubs = None,
    game: Game = "superstar",
    games: Games = 84,
    year: Year = 0,
    schedule: Schedule = "balanced",
    seed: Seed = "",
    option: Options = None,
    preset: Preset = "",
    database: Database = "",
) -> None:
    """Open a league of clubs as they were; it is then played and looked up like a season.

    \b
    Example: hotstove league new dream --club "East: 1927 Yankees" --club "West: 1975 Reds" --games 162
    """
    from hotstove.cli.leagues import open_new

    open_new(name, game, club or [], games, year, schedule, seed, option or [], preset, database)


@league.command()
def cup(
    name: Annotated[str, typer.Argument(help="What the cup is called.")],
    club: Clubs = None,
    best_of: Annotated[int, typer.Option(help="Games of a series at most: 3, 5, 7 or 9.")] = 7,
    game: Game = "superstar",
    seed: Seed = "",
    option: Options = None,
    preset: Preset = "",
    database: Database = "",
) -> None:
    """Play a tournament of 2, 4, 8, 16 or 32 clubs in best-of series; the same command goes on with one that was left.

    \b
    Example: hotstove league cup duel --club "1927 Yankees" --club "1975 Reds" --best-of 7
    """
    from hotstove.cli.leagues import play_cup

    play_cup(name, game, club or [], best_of, seed, option or [], preset, database)


@league.command()
def draft(
    name: Annotated[str, typer.Argument(help="What the league is called.")],
    club: Annotated[
        list[str] | None, typer.Option("--club", help="A new club, 'East: Aces' or 'Aces'; may be repeated.")
    ] = None,
    pool: Annotated[
        list[str] | None, typer.Option(help="Whom to draft from: 1927, '1961-1963 AL', '1975 Reds'; may be repeated.")
    ] = None,
    rounds: Annotated[int, typer.Option(help="Players a club.", min=20, max=60)] = 25,
    game: Annotated[str, typer.Option(help="superstar, longtater or replay.")] = "superstar",
    games: Games = 84,
    year: Year = 0,
    schedule: Schedule = "balanced",
    seed: Seed = "",
    option: Options = None,
    preset: Preset = "",
) -> None:
    """Begin a draft: new clubs that choose players of any seasons in turn, a snake drawn by lot.

    \b
    Example: hotstove league draft dream --club Aces --club Kings --club Stars --club Owls --pool 1927 --pool 1975
    """
    from hotstove.cli.leagues import begin_draft

    begin_draft(name, game, club or [], pool or [], rounds, games, year, schedule, seed, option or [], preset)


@league.command()
def pool(
    name: Drafted,
    spot: Annotated[str, typer.Option(help="Only one spot: C, 1B ... RF, DH, SP or RP.")] = "",
    most: Annotated[int, typer.Option(help="How many players.", min=1)] = 25,
) -> None:
    """Who can still be drafted, whose turn it is, and what that club needs.

    \b
    Example: hotstove league pool dream --spot SS
    """
    from hotstove.cli.leagues import show_pool

    show_pool(name, spot, most)


@league.command()
def pick(
    name: Drafted,
    player: Annotated[str, typer.Argument(help="A name or a card's id; without it the computer chooses.")] = "",
    everything: Annotated[bool, typer.Option("--all", help="Let the computer finish the draft.")] = False,
    until: Annotated[str, typer.Option(help="Let the computer choose until it is this club's turn.")] = "",
) -> None:
    """Draft the next player: by hand, or by the computer, which follows the lists that clubs have handed in.

    \b
    Example: hotstove league pick dream "Babe Ruth"
    """
    from hotstove.cli.leagues import pick as pick_next

    pick_next(name, player, everything, until)


@league.command("open")
def open_drafted(name: Drafted, database: Database = "") -> None:
    """Open a league whose draft is over: cards, schedule, and its place among the seasons.

    \b
    Example: hotstove league open dream
    """
    from hotstove.cli.leagues import open_drafted as open_it

    open_it(name, database)


@league.command("hand-out")
def hand_out(
    club: Annotated[str, typer.Argument(help="The club's code.")],
    out: Annotated[Path, typer.Option("--out", help="The file for whoever runs the club.")],
    name: Name = "",
    database: Database = "",
) -> None:
    """Write a club's orders as a file: roster, lineups, rotation, bullpen; before the draft is over, its list.

    \b
    Example: hotstove league hand-out ACES --out aces.toml --name dream
    """
    from hotstove.cli.leagues import hand_out as write_out

    write_out(club, out, name, database)


@league.command("hand-in")
def hand_in(
    file: Annotated[Path, typer.Argument(help="The club's file, as it was handed out and filled in.")],
    database: Database = "",
) -> None:
    """Take a club's file in again: its list for the draft, or its orders from the next game on.

    \b
    Example: hotstove league hand-in aces.toml
    """
    from hotstove.cli.leagues import hand_in as take_in

    take_in(file, database)
