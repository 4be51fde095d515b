"""`hotstove play rallybird`, and what can be told of its tapes."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from hotstove.cli.rallybird.board import heading
from hotstove.cli.rallybird.evening import Evening
from hotstove.cli.rallybird.replaying import line_score, rerun
from hotstove.cli.rallybird.seats import PERSON, SOLVERS, seated
from hotstove.cli.rallybird.solving import solve_if_needed
from hotstove.cli.rallybird.tapes import Table, load
from hotstove.cli.screen import HEADING, NOTE, Screen
from hotstove.games.rallybird.game import GAME
from hotstove.games.rallybird.idle import idle_options
from hotstove.table.errors import Mistake
from hotstove.table.tape import Line

NO_EVENTS = "a game of Rallybird is played by nameless pawns, whom an event file cannot name"


def play(wishes: Any) -> None:
    """Plays a new game or goes on with the one on the tape."""
    screen = Screen(wishes.plain)
    lines: list[Line] = []
    if wishes.tape is not None and wishes.tape.is_file():
        table, lines = load(wishes.tape, wishes.charts)
        if wishes.away or wishes.home or wishes.auto:
            seats = seated(wishes.away, wishes.home, wishes.auto, screen.terminal)
            table = Table(table.options, table.book, table.charts, seats, table.seed, table.own_dice)
    else:
        table = new_table(wishes, screen.terminal)
    screen.say(f"{GAME.name}: {table.seats[0]} at {table.seats[1]}.", HEADING)
    screen.say(f"{table.options}.")
    for sentence in idle_options(table.options):
        screen.say(sentence, NOTE)
    if any(seat in SOLVERS for seat in table.seats):
        solve_if_needed(table.book, table.options, screen.say)
    if table.seats == (PERSON, PERSON) and screen.terminal and not screen.can_be_wiped:
        screen.say("This terminal cannot be wiped: what is typed in secret stays above in its memory.")
    Evening(table, lines, screen, wishes.tape, wishes.brief).run()


def new_table(wishes: Any, terminal: bool) -> Table:
    from hotstove.cli.games import read_options

    if wishes.cards is not None or wishes.pitchers or wishes.designated_hitter is not None:
        raise Mistake("Rallybird has no clubs, pitchers or designated hitters; leave --cards, --pitchers and --dh out")
    if wishes.dice not in ("", "mine", "ours"):
        raise Mistake(f"--dice {wishes.dice}: it is mine (you roll and type) or ours")
    if wishes.dice == "mine" and wishes.seed is not None:
        raise Mistake("--dice mine: your own dice have no seed; leave --seed out")
    options = read_options(GAME, wishes.preset, wishes.options)
    seats = seated(wishes.away, wishes.home, wishes.auto, terminal)
    return Table(options, GAME.charts(wishes.charts), wishes.charts, seats, wishes.seed, wishes.dice == "mine")


def show_odds(
    card: str,
    gloves: str,
    bases: str,
    outs: int,
    calls: tuple[str, ...],
    options: tuple[str, ...],
    cards: Path | None,
    charts: Path | None,
    say: Callable[[str], None],
) -> None:
    """What the dice make of a card against a glove sum."""
    from hotstove.cli.games import read_options
    from hotstove.cli.rallybird.odds import tell_odds

    if cards is not None:
        raise Mistake("Rallybird has no clubs; leave --cards out")
    if calls:
        raise Mistake("the dice of Rallybird ask for no calls; leave --call out")
    tell_odds(GAME.charts(charts), read_options(GAME, "", options), card, gloves, bases, outs, say)


def show_replay(path: Path, cards: Path | None, charts: Path | None, plain: bool) -> None:
    screen = Screen(plain)
    table, session, mets, told = rerun(path, charts)
    screen.say(f"{GAME.name}: {table.seats[0]} at {table.seats[1]}. {table.options}.", HEADING)
    for met, lines in zip(mets, told, strict=True):
        screen.say()
        screen.say(heading(met.situation), HEADING)
        for line in lines:
            screen.say(line)
    screen.say()
    for line in line_score(session) if mets else ["Nothing has been played yet."]:
        screen.say(line, whole=True)


def show_box(path: Path, cards: Path | None, charts: Path | None, as_json: bool) -> None:
    _, session, mets, _ = rerun(path, charts)
    if as_json:
        visitors, home = session.state.situation.score
        print(
            json.dumps({"visitors": visitors, "home": home, "at_bats": len(mets), "over": GAME.is_over(session.state)})
        )
        return
    for line in line_score(session) if mets else ["Nothing has been played yet."]:
        print(line)
