"""`hotstove cards ...` and `hotstove accuracy`: thin, all figures come from the card maker."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

cards = typer.Typer(help="Cards made from the real record.", no_args_is_help=True, rich_markup_mode=None)

fit = typer.Typer(help="What the card makers are fitted with.", no_args_is_help=True, rich_markup_mode=None)

Regress = Annotated[
    float, typer.Option(help="How far small samples are shrunk to the mean of their kind: 0 as they were, 1 fully.")
]

TrueTo = Annotated[
    str,
    typer.Option(
        help="lines: a player's card is his line; runs: a club's cards are bent to the runs it had; "
        "totals: all cards are lowered to the league's totals for each game."
    ),
]


def register(app: typer.Typer) -> None:
    """Hangs the commands up at the main one."""
    app.add_typer(cards, name="cards")
    app.add_typer(fit, name="fit")
    app.command()(accuracy)


@cards.command()
def make(
    game: Annotated[str, typer.Argument(help="superstar, longtater, replay")],
    year: Annotated[str, typer.Argument(metavar="YEAR", help="1871 to 2024, or a club such as '1988 TEX'.")],
    clubs: Annotated[list[str] | None, typer.Argument(metavar="[CLUB]...", help="All clubs without it.")] = None,
    out: Annotated[Path | None, typer.Option("--out", help="Folder for the files, or cards/GAME-YEAR.")] = None,
    regress: Regress = 0.5,
    true_to: TrueTo = "lines",
) -> None:
    """Make the cards of a season's clubs, one file for each.

    \b
    Example: hotstove cards make superstar 1988 TEX CAL --out mine
    """
    from hotstove.cli.cards.making import make_cards, year_and_clubs

    make_cards(game, *year_and_clubs([year, *(clubs or [])]), out, regress, true_to)


@cards.command()
def show(
    game: str,
    club: Annotated[
        str, typer.Argument(metavar="CLUB", help="'1927 Yankees' or '1927 NYA' with its year, or one at hand: herons.")
    ],
    player: Annotated[
        list[str] | None,
        typer.Argument(metavar="[PLAYER]", help="His last name, full name or id; without it the roster."),
    ] = None,
    regress: Regress = 0.5,
    true_to: TrueTo = "lines",
) -> None:
    """Lay a player's card on the table, with his real line, the card's line and the error.

    \b
    Example: hotstove cards show superstar "1988 TEX" Guzman
    """
    from hotstove.cli.cards.showing import show_card, show_card_at_hand, year_club_player
    from hotstove.sitting.clubs import is_of_the_record

    if not is_of_the_record(club):
        show_card_at_hand(game, club, " ".join(player or ()))
        return
    show_card(game, *year_club_player([club, *(player or [])]), regress, true_to)


@cards.command()
def new(
    game: Annotated[str, typer.Argument(help="superstar, longtater, replay, pennant")],
    out: Annotated[Path | None, typer.Option("--out", help="The file, or new-GAME.toml; it must not be there.")] = None,
) -> None:
    """Write a blank club file to copy printed cards into.

    \b
    Example: hotstove cards new superstar --out mine/tigers.toml
    """
    from hotstove.cli.cards.blank import write_blank

    typer.echo(write_blank(game, out))


@cards.command()
def check(folder: Annotated[Path, typer.Argument(metavar="DIR", help="A folder of card files, or one file.")]) -> None:
    """Check card files: everything that is wrong is told with its place; exit code 1 if anything is.

    \b
    Example: hotstove cards check mine
    """
    from hotstove.cli.cards.checking import check_folder

    if not check_folder(folder, typer.echo):
        raise typer.Exit(1)


@fit.callback()
def fitting() -> None:
    """What the card makers are fitted with."""


@fit.command("calibrate")
def calibrate_command(
    game: Annotated[list[str] | None, typer.Option(help="A game to play for it; may be repeated.")] = None,
    years: Annotated[str, typer.Option(help="Seasons to replay, with commas between them.")] = "1988",
    replays: Annotated[int, typer.Option(help="How often each is replayed.", min=1)] = 1,
    out: Annotated[Path, typer.Option("--out", help="The file to write.")] = Path("measured.toml"),
) -> None:
    """Measure again what fitters take from the record and from play, and write it with command, date and seasons.

    \b
    Example: hotstove fit calibrate --game superstar --years 1988 --out measured.toml
    """
    from hotstove.cli.cards.calibrating import write_measured

    write_measured(tuple(game or ()), years, replays, out)


def accuracy(
    game: Annotated[str, typer.Argument(help="superstar, longtater, replay")],
    year: Annotated[int, typer.Argument(help="1871 to 2024")],
    league: Annotated[str, typer.Option(help="AL, NL or another; all leagues without it.")] = "",
    replays: Annotated[int, typer.Option(help="How often the season is replayed.", min=1)] = 1,
    jobs: Annotated[int, typer.Option(help="Processes to play in.", min=1)] = 1,
    seed: Annotated[int, typer.Option(help="Number from which the dice are rolled.", min=0)] = 1,
    option: Annotated[list[str] | None, typer.Option(help="An optional rule, name=value; may be repeated.")] = None,
    preset: Annotated[str, typer.Option(help="A set of options; without it `replay` where the game has it.")] = "",
    charts: Annotated[Path | None, typer.Option(help="A folder with charts of your own, laid over ours.")] = None,
    regress: Regress = 0.5,
    true_to: TrueTo = "lines",
    plot: Annotated[Path | None, typer.Option(help="SVG file for a picture.")] = None,
    beside: Annotated[
        int | None, typer.Option(help="A season on which nothing was fitted, told below; 0 for none.", min=0)
    ] = None,
    odds: Annotated[bool, typer.Option("--odds", help="Only the cards' lines by exact odds, no replay.")] = False,
    day_by_day: Annotated[
        bool, typer.Option("--day-by-day", help="Choose lineups anew after every day, as `season play` does.")
    ] = False,
) -> None:
    """Replay a season, as `season new` opens it, and set it beside the record: league, regulars, pitchers, wins.

    \b
    Example: hotstove accuracy superstar 1988 --replays 20 --jobs 2
    """
    from hotstove.cli.cards.accuracy import measure, show_odds
    from hotstove.season.new_season import Wishes
    from hotstove.table.option_values import typed_options

    if odds:
        show_odds(game, year, regress)
    else:
        wishes = Wishes(
            "accuracy",
            game,
            year,
            league,
            seed=str(seed),
            options=typed_options(option or ()),
            preset=preset,
            charts=charts,
            regress=regress,
            true_to=true_to,
        )
        measure(wishes, replays, jobs, plot, beside, not day_by_day and replays > 1)
