"""The `hotstove` command. Everything but Typer is imported when a command needs it."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer
from typer.core import TyperGroup

from hotstove.cli.cards.commands import register as register_cards
from hotstove.cli.compare import compare
from hotstove.cli.completing import complete_club, complete_game
from hotstove.cli.data import data
from hotstove.cli.encyclopedia import encyclopedia
from hotstove.cli.find import find
from hotstove.cli.games import games
from hotstove.cli.league import league
from hotstove.cli.pennant.commands import pennant
from hotstove.cli.press import press
from hotstove.cli.rallybird.commands import register as register_solving
from hotstove.cli.reference_commands import register as register_reference
from hotstove.cli.score import score
from hotstove.cli.season.clubs import register as register_clubs
from hotstove.cli.season.commands import add_aliases, season
from hotstove.cli.season.postseason import register as register_postseason
from hotstove.cli.shared_options import Cards, Charts, Plain
from hotstove.cli.tape_commands import register as register_tapes

DISK_IS_FULL = (errno.ENOSPC, errno.EFBIG, errno.EDQUOT, errno.EIO)


class Commands(TyperGroup):
    """A mistake by the user ends any command with one sentence and exit code 2."""

    def list_commands(self, ctx: Any) -> list[str]:
        from hotstove.cli.help_words import ordered

        return ordered(super().list_commands(ctx))

    def format_commands(self, ctx: Any, formatter: Any) -> None:
        from hotstove.cli.help_words import write_groups

        write_groups(self, ctx, formatter)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        from hotstove.cli.help_words import in_words

        return in_words(super().get_command(ctx, cmd_name))

    def invoke(self, ctx: Any) -> Any:
        from hotstove.table.errors import Mistake

        try:
            return super().invoke(ctx)
        except Mistake as mistake:
            _refuse(mistake)
        except KeyboardInterrupt:
            raise typer.Exit(130) from None
        except OSError as error:
            if error.errno not in DISK_IS_FULL:
                raise
            typer.echo(f"hotstove: the output cannot be written ({error.strerror or error})", err=True)
            raise typer.Exit(2) from None
        except Exception as error:
            from hotstove.cli.wrong_numbers import wrong_number

            found = wrong_number(error)
            if found is None:
                raise
            _refuse(found)


def _refuse(mistake: Exception) -> NoReturn:
    """Ends a command with the sentence of a mistake."""
    from hotstove.cli.columns import at_words

    typer.echo(at_words(f"hotstove: {mistake}", err=True), err=True)
    raise typer.Exit(2) from None


app = typer.Typer(
    cls=Commands,
    help=(
        "Five tabletop baseball games at one table: superstar, longtater, replay, pennant and rallybird, with any real "
        'clubs since 1871. hotstove play superstar "1927 Yankees" "1975 Reds" plays a game.'
    ),
    invoke_without_command=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

register_tapes(app)
register_reference(app)
register_clubs(season)
register_postseason(season)
app.add_typer(games, name="games")
app.add_typer(season, name="season")
app.add_typer(league, name="league")
app.add_typer(encyclopedia, name="encyclopedia")
app.add_typer(data, name="data")
app.add_typer(pennant, name="pennant")
app.add_typer(press, name="press")
app.command()(score)
register_cards(app)
register_solving(app)
app.command()(find)
app.command()(compare)


def _version(wanted: bool) -> None:
    if wanted:
        from importlib.metadata import version

        typer.echo(f"hotstove {version('hotstove')}")
        raise typer.Exit


@app.callback()
def start(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", help="Print the version.", callback=_version, is_eager=True)
    ] = False,
) -> None:
    """Without a command: what there is to do, and a game on Enter."""
    if context.invoked_subcommand is not None:
        return
    from hotstove.cli.screen import Screen
    from hotstove.cli.welcome import welcome

    screen = Screen()
    for line in welcome():
        screen.say(line)
    if not screen.terminal:
        return
    try:
        typed = screen.ask("Enter plays Superstar Baseball now, a game's name another one, q leaves: ").strip().lower()
    except EOFError:
        return
    if typed not in ("q", "quit", "exit"):
        from hotstove.cli.playing import play as play_game
        from hotstove.sitting.arguments import PlayArgs

        play_game(PlayArgs(game=typed, somebody_there=True), screen)


@app.command()
def play(
    game: Annotated[
        str, typer.Argument(help="superstar, longtater, replay, pennant, rallybird", autocompletion=complete_game)
    ] = "",
    away: Annotated[
        str,
        typer.Argument(
            help="The visitors: '1927 Yankees', '1927 NYA', herons, mine.toml.", autocompletion=complete_club
        ),
    ] = "",
    home: Annotated[
        str, typer.Argument(help="The home club, named in the same ways.", autocompletion=complete_club)
    ] = "",
    seed: Annotated[int | None, typer.Option(help="Number from which the dice are rolled.", min=0)] = None,
    auto: Annotated[str, typer.Option(help="Sides managed by the book: both, visitors, home or none.")] = "",
    dice: Annotated[
        str, typer.Option(help="mine: you roll and type what falls; ordinary: the same with six-sided dice.")
    ] = "",
    option: Annotated[list[str] | None, typer.Option(help="An optional rule, name=value; may be repeated.")] = None,
    preset: Annotated[str, typer.Option(help="A named set of options.")] = "",
    tape: Annotated[Path | None, typer.Option(help="File that keeps the game after every play.")] = None,
    cards: Cards = None,
    charts: Charts = None,
    dh: Annotated[bool | None, typer.Option("--dh/--no-dh", help="With or without a designated hitter.")] = None,
    pitchers: Annotated[str, typer.Option(help="Starting pitchers, AWAY,HOME.")] = "",
    date: Annotated[str, typer.Option(help="Date of the game, YYYY/MM/DD.")] = "",
    after: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="The second game of a doubleheader, after the first on this tape."),
    ] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the game that was last left.")] = False,
    plain: Plain = False,
    lines: Annotated[bool, typer.Option("--lines", help="Scrolling lines instead of the full-screen table.")] = False,
    brief: Annotated[bool, typer.Option("--brief", help="Only the plays in words.")] = False,
    full: Annotated[bool, typer.Option("--full", help="Cells, their sources and rule ids besides.")] = False,
) -> None:
    """Play a game; it is kept from the first pitch on. Without a terminal it plays itself to the end.

    \b
    Examples: hotstove play superstar
              hotstove play superstar "1927 Yankees" "1975 Reds"
              hotstove play --resume
    """
    from hotstove.cli.playing import play as play_game
    from hotstove.cli.screen import Screen
    from hotstove.sitting.arguments import PlayArgs
    from hotstove.table.errors import Mistake

    if brief and full:
        raise Mistake("--brief and --full: a game is told in one of the two ways; leave one out")
    screen = Screen(plain, lines)
    play_game(
        PlayArgs(
            game=game,
            away=away,
            home=home,
            seed=seed,
            auto=auto,
            dice=dice,
            options=tuple(option or ()),
            preset=preset,
            tape=tape,
            cards=cards,
            charts=charts,
            designated_hitter=dh,
            pitchers=pitchers,
            date=date,
            after=after,
            somebody_there=screen.terminal,
        ),
        screen,
        "brief" if brief else "full" if full else "usual",
        resume,
    )


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="Address to listen on; by default only this machine.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Port; 0 takes a free one.", min=0, max=65535)] = 8650,
    open_page: Annotated[bool, typer.Option("--open/--no-open", help="Open the page in your browser.")] = True,
    folder: Annotated[Path | None, typer.Option(help="Folder that keeps the tables.")] = None,
) -> None:
    """Set the table in your browser: play alone, with somebody beside you, or with a friend by link.

    \b
    Example: hotstove serve --port 8650
    """
    from hotstove.cli.serve import serve as serve_tables

    serve_tables(host, port, open_page, folder)


add_aliases(app)


def main() -> None:
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # cards are many small products; threads would only wait
    app()


if __name__ == "__main__":
    main()
