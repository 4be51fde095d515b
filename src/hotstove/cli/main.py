"""The `hotstove` command. Everything but Typer is imported when a command needs it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperGroup


class Commands(TyperGroup):
    """A mistake by the user ends any command with one sentence and exit code 2."""

    def invoke(self, ctx: Any) -> Any:
        from hotstove.table.errors import Mistake

        try:
            return super().invoke(ctx)
        except Mistake as mistake:
            typer.echo(f"hotstove: {mistake}", err=True)
            raise typer.Exit(2) from None
        except KeyboardInterrupt:
            raise typer.Exit(130) from None


app = typer.Typer(
    cls=Commands,
    help="Tabletop baseball: play a game, keep its tape, print its box score.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

Cards = Annotated[Path | None, typer.Option("--cards", help="Folder with your own card files.")]
Charts = Annotated[Path | None, typer.Option("--charts", help="Folder with your own chart files.")]
Plain = Annotated[bool, typer.Option("--plain", help="Plain lines, without colour or drawings.")]


@app.command()
def play(
    game: Annotated[str, typer.Argument(help="superstar")] = "",
    away: Annotated[str, typer.Argument(help="The visiting club: a name or a card file.")] = "",
    home: Annotated[str, typer.Argument(help="The home club.")] = "",
    seed: Annotated[int | None, typer.Option(help="Number from which the dice are rolled.", min=0)] = None,
    auto: Annotated[str, typer.Option(help="Sides managed by the book: both, visitors, home or none.")] = "",
    option: Annotated[list[str] | None, typer.Option(help="An optional rule, name=value; may be repeated.")] = None,
    preset: Annotated[str, typer.Option(help="A named set of options.")] = "",
    tape: Annotated[Path | None, typer.Option(help="File that keeps the game after every play.")] = None,
    cards: Cards = None,
    charts: Charts = None,
    dh: Annotated[bool | None, typer.Option("--dh/--no-dh", help="With or without a designated hitter.")] = None,
    pitchers: Annotated[str, typer.Option(help="Starting pitchers, AWAY,HOME.")] = "",
    date: Annotated[str, typer.Option(help="Date of the game, YYYY/MM/DD.")] = "",
    plain: Plain = False,
    brief: Annotated[bool, typer.Option("--brief", help="Only the plays in words.")] = False,
) -> None:
    """Play a game; without a terminal it plays itself to the end.

    \b
    Example: hotstove play superstar herons millers --seed 7 --tape opener.tape
    """
    from hotstove.cli.playing import Wishes
    from hotstove.cli.playing import play as play_game

    play_game(
        Wishes(
            game,
            away,
            home,
            seed,
            auto,
            "",
            tuple(option or ()),
            preset,
            tape,
            cards,
            charts,
            dh,
            pitchers,
            date,
            plain,
            brief,
        )
    )


@app.command()
def replay(tape: Path, cards: Cards = None, charts: Charts = None, plain: Plain = False) -> None:
    """Run a tape again and print the account and the box score.

    \b
    Example: hotstove replay opener.tape
    """
    from hotstove.cli.tapes import show_replay

    show_replay(tape, cards, charts, plain)


@app.command()
def box(tape: Path, cards: Cards = None, charts: Charts = None) -> None:
    """Print the box score of a tape.

    \b
    Example: hotstove box opener.tape
    """
    from hotstove.cli.tapes import show_box

    show_box(tape, cards, charts)


@app.command()
def judge(files: list[Path]) -> None:
    """Rule on scenario files; exit code 1 if any scenario is ruled otherwise than it says.

    \b
    Example: hotstove judge tests/scenarios/superstar/*.toml
    """
    from hotstove.cli.judging import judge_files

    if not judge_files(files, typer.echo):
        raise typer.Exit(1)


def main() -> None:
    app()
