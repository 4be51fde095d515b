"""`hotstove play`: a game from what is asked for on the command line to its box score."""

from __future__ import annotations

from pathlib import Path

from hotstove.cli.lineup_card import hand_in, name_starters
from hotstove.cli.plays_table import PlaysTable
from hotstove.cli.screen import HEADING, NOTE, Screen
from hotstove.cli.table import Table
from hotstove.sitting.arguments import PlayArgs
from hotstove.sitting.match import AnyMatch
from hotstove.sitting.opening import go_on, open_new
from hotstove.sitting.plays.match import PlaysMatch
from hotstove.table.tape import Line


def play(args: PlayArgs, screen: Screen, brief: bool = False) -> None:
    """Plays a new game or goes on with the one on the tape."""
    lines: list[Line] = []
    if args.tape is not None and args.tape.exists():
        match, lines = go_on(args)
        introduce(match, screen)
        screen.say(f"The game goes on from {args.tape}.")
    else:
        match = open_new(args)
        introduce(match, screen)
        if isinstance(match, PlaysMatch):
            match = hand_in(name_starters(match, screen), screen)
    table = table_for(match, screen, lines, args.tape, brief)
    if table.run():
        screen.say()
        table.show_box()
    elif table.sitting.tape is not None:
        screen.say(f"The game is kept: hotstove play --tape {table.sitting.tape} goes on.")


def table_for(
    match: AnyMatch, screen: Screen, lines: list[Line], tape: Path | None, brief: bool
) -> Table[object, object, object]:
    """The table at which a match is played."""
    assert isinstance(match, PlaysMatch)
    return PlaysTable(match, screen, lines, tape, brief)  # type: ignore[return-value]


def introduce(match: AnyMatch, screen: Screen) -> None:
    """What is played, under which options and with which dice."""
    title, *more = match.introduction
    screen.say(title, HEADING)
    screen.say(more[0])
    for sentence in more[1:]:
        screen.say(sentence, NOTE)
