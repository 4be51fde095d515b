"""`hotstove score`: a game played on paper, entered line by line, checked and kept."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer


@dataclass(frozen=True)
class Wishes:
    """What was typed on the command line."""

    game: str = ""
    away: str = ""
    home: str = ""
    pitchers: str = ""
    designated_hitter: bool | None = None
    date: str = ""
    cards: Path | None = None
    plain: bool = False


def score(
    file: Annotated[
        Path, typer.Argument(help="The score file: begun where it is not there, else read and gone on with.")
    ],
    game: Annotated[str, typer.Argument(metavar="[GAME]", help="For a new file: superstar, longtater, replay.")] = "",
    away: Annotated[str, typer.Argument(metavar="[AWAY]", help="The visiting club.")] = "",
    home: Annotated[str, typer.Argument(metavar="[HOME]", help="The home club.")] = "",
    pitchers: Annotated[str, typer.Option(help="Starting pitchers, AWAY,HOME.")] = "",
    dh: Annotated[bool | None, typer.Option("--dh/--no-dh", help="With or without a designated hitter.")] = None,
    date: Annotated[str, typer.Option(help="Date of the game, YYYY/MM/DD.")] = "",
    dice: Annotated[bool, typer.Option("--dice", help="Type the dice that you rolled; FILE becomes a tape.")] = False,
    events: Annotated[Path | None, typer.Option(help="Folder for the event file of the finished game.")] = None,
    json: Annotated[bool, typer.Option("--json", help="The box as data.")] = False,
    key: Annotated[str, typer.Option(help="Keep it as this game, or this club's game, of a season's next day.")] = "",
    season: Annotated[str, typer.Option(help="The season of --key; without it the one last played.")] = "",
    database: Annotated[str, typer.Option(help="The season's database.")] = "",
    cards: Annotated[Path | None, typer.Option(help="Folder with card files of your own.")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="No colours and no drawing.")] = False,
) -> None:
    """Enter a game that was played on paper, play by play, and get its box and event file.

    \b
    Example: hotstove score friday.score superstar herons millers
    Example: hotstove score friday.score --events season
    Example: hotstove score opener.score --key TEX --season spring
    """
    if dice:
        from hotstove.cli.playing import play
        from hotstove.cli.screen import Screen
        from hotstove.sitting.arguments import PlayArgs

        screen = Screen(plain)
        tape = PlayArgs(
            game=game, away=away, home=home, auto="" if file.exists() else "none", dice="mine", tape=file, cards=cards,
            designated_hitter=dh, pitchers=pitchers, date=date, somebody_there=screen.terminal,
        )  # fmt: skip
        play(tape, screen)
        return
    from hotstove.cli.scoring import enter, enter_in_season, finish

    wishes = Wishes(game, away, home, pitchers, dh, date, cards, plain)
    entered = enter_in_season(file, key, season, database, wishes) if key else enter(file, wishes)
    finish(entered, file, events, json, plain)
