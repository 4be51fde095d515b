"""Tapes to look at: a finished game from a file becomes a table at which nobody sits."""

from __future__ import annotations

from typing import NamedTuple

from hotstove.server.shelf import Shelf
from hotstove.server.tokens import new_table_id
from hotstove.sitting.header import OUR_CHARTS
from hotstove.sitting.match import AnyMatch
from hotstove.sitting.opening import open_taped
from hotstove.sitting.sitting import AnySitting, Sitting
from hotstove.table.errors import Mistake
from hotstove.table.game import SIDES
from hotstove.table.tape import Tape

NAME = "this tape"


class Finished(NamedTuple):
    """A finished game from a file."""

    match: AnyMatch
    tape: Tape


def read_finished(text: str) -> Finished:
    """Reads a tape and plays it to its end; files of this machine are not read for it."""
    tape = Tape.from_text(text, NAME)
    if tape.header.get("charts", OUR_CHARTS) != OUR_CHARTS:
        raise Mistake(f"{NAME}: it was played with charts of its owner; hotstove replay shows it")
    named = [side for side in SIDES if side in tape.header and f"{side} cards" not in tape.header]
    if named:
        raise Mistake(f"{NAME}: it does not carry the cards of the {named[0]}; hotstove replay shows it")
    match, lines = open_taped(tape, NAME)
    sitting: AnySitting = Sitting(match, lines, ends_with_tape=True)
    sitting.go()
    if not sitting.over:
        raise Mistake(f"{NAME}: its game is not over; hotstove play --tape goes on with it")
    return Finished(match, tape)


def put_on_shelf(shelf: Shelf, game: Finished) -> str:
    """A table at which nobody sits; gives its id."""
    table, (match, tape) = new_table_id(), game
    shelf.add(table, match.game.key, match.title, dict(tape.header), {})
    with shelf.writing():
        shelf.append(table, 0, tape.lines)
        shelf.touch(table, True, "")
    return table
