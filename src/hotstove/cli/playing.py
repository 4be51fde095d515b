"""`hotstove play`: a game from what is asked for on the command line to its box score."""

from __future__ import annotations

from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path

from hotstove.cli.club_making import making
from hotstove.cli.screen import HEADING, NOTE, Screen
from hotstove.cli.table import AnyTable
from hotstove.cli.teller import USUAL
from hotstove.sitting.arguments import ORDINARY, PlayArgs
from hotstove.sitting.kept import finish, held, is_kept, latest, new_place
from hotstove.sitting.match import AnyMatch
from hotstove.sitting.opening import USUAL_GAME, find_game, go_on, open_new
from hotstove.sitting.pennant.match import PennantMatch
from hotstove.sitting.plays.match import PlaysMatch
from hotstove.sitting.rallybird.match import RallyMatch
from hotstove.table.errors import Mistake
from hotstove.table.interrupts import one_interrupt
from hotstove.table.tape import Line


def play(args: PlayArgs, screen: Screen, detail: str = USUAL, resume: bool = False) -> None:
    """Plays a new game or goes on with one: that on the tape, or the one that was last left."""
    if resume:
        args = replace(args, tape=latest(find_game(args.game).key if args.game else "").path)
    if args.tape is not None and not args.tape.exists() and not args.wants_new:
        raise Mistake(f"{args.tape}: there is no such tape; to begin a game on it name the game, such as superstar")
    lines: list[Line] = []
    if args.tape is not None and args.tape.exists():
        match, lines = go_on(args)
        introduce(match, screen)
        screen.say(f"The game goes on from {args.tape}.")
    else:
        with making(args.game or USUAL_GAME, (args.away, args.home)):
            match = open_new(args)
        introduce(match, screen)
        if isinstance(match, PlaysMatch):
            from hotstove.cli.lineup_card import hand_in, name_starters

            match = hand_in(name_starters(match, screen), screen)
    tape = args.tape
    if tape is None and (match.persons or match.terms.own_dice):
        tape = new_place(match.game.key)
    with held(tape):
        _sit(match, screen, lines, tape, detail, args.dice == ORDINARY)


def _sit(match: AnyMatch, screen: Screen, lines: list[Line], tape: Path | None, detail: str, ordinary: bool) -> None:
    """The game itself, and what is said when it is over or left."""
    shown = table_screen(match, screen)
    with one_interrupt(), ExitStack() as leaving:
        try:
            table = table_for(match, shown, lines, tape, detail)
            table.dice.ordinary = ordinary
            over = table.run(leaving)
        finally:
            shown.close()
        _close(table, shown, screen, over)


def _close(table: AnyTable, shown: Screen, screen: Screen, over: bool) -> None:
    """What is said when a game is over or left."""
    tape = table.sitting.tape
    if over:
        shown.say()
        table.show_box()
        done = finish(tape) if tape is not None else None
        if done is not None:
            screen.say(f"It is kept as game {done.number}: hotstove box {done.number} prints it again.", NOTE)
    elif tape is None:
        screen.say("The game is left.")
    elif is_kept(tape):
        screen.say(f"The game is kept: hotstove play --resume goes on (or hotstove games resume {int(tape.name[:4])}).")
    else:
        screen.say(f"The game is kept: hotstove play --tape {tape} goes on.")


def table_screen(match: AnyMatch, screen: Screen) -> Screen:
    """The full-screen table where somebody sits at a terminal that is large enough, and has not asked for lines."""
    if not screen.terminal or screen.plain or screen.lines or not (match.persons or match.terms.own_dice):
        return screen
    try:
        from hotstove.cli.full.full_screen import FullScreen, fits
    except ImportError:
        return screen
    return FullScreen() if fits() else screen


def table_for(match: AnyMatch, screen: Screen, lines: list[Line], tape: Path | None, detail: str) -> AnyTable:
    """The table at which a match is played."""
    if isinstance(match, PlaysMatch):
        from hotstove.cli.plays_table import PlaysTable

        return PlaysTable(match, screen, lines, tape, detail)
    if isinstance(match, PennantMatch):
        from hotstove.cli.pennant_table import PennantTable

        return PennantTable(match, screen, lines, tape, detail)
    if isinstance(match, RallyMatch):
        from hotstove.cli.rallybird_table import RallyTable

        _prepare(match, screen)
        return RallyTable(match, screen, lines, tape, detail)
    from hotstove.cli.people_table import PeopleTable

    return PeopleTable(match, screen, lines, tape, detail)


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
