"""`hotstove games`: the games that are kept, to be gone on with or thrown away."""

from __future__ import annotations

from typing import Annotated

import typer

from hotstove.cli.columns import say

games = typer.Typer(help="Games that are kept: list them, go on with one, throw one away.", rich_markup_mode=None)
MOST = 20
"""Games that are listed, unless somebody wants them all."""

Number = Annotated[int, typer.Argument(metavar="NUMBER", help="The number that hotstove games shows.")]


@games.callback(invoke_without_command=True)
def games_kept(
    context: typer.Context,
    every: Annotated[bool, typer.Option("--all", help="Also those that are over, and old ones.")] = False,
) -> None:
    """List the games that are kept: every game is, from its first pitch on.

    \b
    Examples: hotstove games
              hotstove games resume 7
              hotstove games delete 7
    """
    if context.invoked_subcommand is not None:
        return
    for line in listed(every):
        say(line, indent=6)


@games.command()
def resume(number: Number) -> None:
    """Go on with a game that was left.

    \b
    Example: hotstove games resume 7
    """
    from hotstove.cli.playing import play
    from hotstove.cli.screen import Screen
    from hotstove.sitting.arguments import PlayArgs
    from hotstove.sitting.kept import kept_game

    screen = Screen()
    play(PlayArgs(tape=kept_game(number).path, somebody_there=screen.terminal), screen)


@games.command()
def delete(numbers: Annotated[list[int], typer.Argument(metavar="NUMBER...", help="One or several.")]) -> None:
    """Throw games away.

    \b
    Example: hotstove games delete 7 8
    """
    from hotstove.sitting.kept import delete as throw_away
    from hotstove.sitting.kept import kept_game

    for found in [kept_game(number) for number in numbers]:
        throw_away(found.number)
        typer.echo(f"Game {found.number} is gone.")


def listed(every: bool) -> list[str]:
    """A line for each game: its number, when it was last played, who meets whom, and where it stands."""
    from hotstove.sitting.kept import NONE_LEFT, kept_games
    from hotstove.table.errors import Mistake

    found = kept_games()
    shown = found if every else [game for game in found if not game.over][:MOST]
    lines = []
    for game in shown:
        try:
            about = f"{game.title}; {game.standing}"
        except Mistake as mistake:
            about = f"cannot be read: {mistake}"
        lines.append(f"{game.number:>4}  {game.when:%Y-%m-%d %H:%M}  {game.key:<10} {about}")
    over = sum(game.over for game in found)
    more = f"{over} more {'is' if over == 1 else 'are'} over: hotstove games --all" if over and not every else ""
    return [*(lines or [NONE_LEFT[0].upper() + NONE_LEFT[1:] + "."]), *([more] if more else [])]
