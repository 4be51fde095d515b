"""`hotstove play`: a game from what is asked for on the command line to its box score."""

from __future__ import annotations

from pathlib import Path

from hotstove.cli.screen import HEADING, NOTE, Screen
from hotstove.cli.table import AnyTable
from hotstove.sitting.arguments import PlayArgs
from hotstove.sitting.match import AnyMatch
from hotstove.sitting.opening import go_on, open_new
from hotstove.sitting.pennant.match import PennantMatch
from hotstove.sitting.plays.match import PlaysMatch
from hotstove.sitting.rallybird.match import RallyMatch
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
            from hotstove.cli.lineup_card import hand_in, name_starters

            match = hand_in(name_starters(match, screen), screen)
    table = table_for(match, screen, lines, args.tape, brief)
    if table.run():
        screen.say()
        table.show_box()
    elif table.sitting.tape is not None:
        screen.say(f"The game is kept: hotstove play --tape {table.sitting.tape} goes on.")
    else:
        screen.say("The game is left.")


def table_for(match: AnyMatch, screen: Screen, lines: list[Line], tape: Path | None, brief: bool) -> AnyTable:
    """The table at which a match is played."""
    if isinstance(match, PlaysMatch):
        from hotstove.cli.plays_table import PlaysTable

        return PlaysTable(match, screen, lines, tape, brief)
    if isinstance(match, PennantMatch):
        from hotstove.cli.pennant_table import PennantTable

        return PennantTable(match, screen, lines, tape, brief)
    if isinstance(match, RallyMatch):
        from hotstove.cli.rallybird_table import RallyTable

        _prepare(match, screen)
        return RallyTable(match, screen, lines, tape, brief)
    from hotstove.cli.people_table import PeopleTable

    return PeopleTable(match, screen, lines, tape, brief)


def _prepare(match: RallyMatch, screen: Screen) -> None:
    """Whoever plays by the solved game finds it solved; two people are told where their secrets stay on the screen."""
    from hotstove.cli.rallybird.solving import solve_if_needed
    from hotstove.sitting.rallybird.seats import SOLVERS

    if any(seat in SOLVERS for seat in match.terms.managers):
        solve_if_needed(match.charts, match.options, screen.say)
    if match.shared and screen.terminal and not screen.can_be_wiped:
        screen.say("This terminal cannot be wiped: what is typed in secret stays above in its memory.")


def introduce(match: AnyMatch, screen: Screen) -> None:
    """What is played, under which options and with which dice."""
    title, *more = match.introduction
    screen.say(title, HEADING)
    screen.say(more[0])
    for sentence in more[1:]:
        screen.say(sentence, NOTE)
