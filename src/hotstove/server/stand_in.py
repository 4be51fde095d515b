"""Who answers for a person that has left or whose clock has run out."""

from __future__ import annotations

from secrets import randbits
from typing import Any

from hotstove.diamond.lineup import read_moves
from hotstove.managers.book import ByTheBook
from hotstove.managers.quiet import Quiet
from hotstove.sitting.match import AnyMatch
from hotstove.sitting.plays.ahead import CallSheet
from hotstove.sitting.plays.match import PlaysMatch
from hotstove.sitting.prompts import MUST_CHANGE, Prompt
from hotstove.sitting.rallybird.match import RallyMatch
from hotstove.sitting.sitting import AnySitting
from hotstove.table.errors import Mistake
from hotstove.table.game import SIDES
from hotstove.table.managing import Manager
from hotstove.table.questions import Decision, Request


def stand_in(match: AnyMatch) -> tuple[str, Manager[Any]]:
    """A manager who plays for somebody else, and what he is called."""
    if isinstance(match, PlaysMatch):
        return "the book", ByTheBook()
    if isinstance(match, RallyMatch):
        from hotstove.managers.rallybird.novice import Novice

        return "a novice", Novice(randbits(64))
    return "the book", Quiet()


def answer_for(sitting: AnySitting, prompt: Prompt) -> str:
    """His answer to one question."""
    if prompt.kind == MUST_CHANGE:
        return prompt.usual
    if not isinstance(prompt.question, Decision):
        raise Mistake("Somebody must roll the dice.")
    _, manager = stand_in(sitting.match)
    return manager.decide(sitting.view(prompt.seat), prompt.question)


def hand_in_for(sitting: AnySitting, sheet: CallSheet, prompt: Prompt, seat: str) -> None:
    """His calls and changes before the pitch."""
    _, manager = stand_in(sitting.match)
    view, side = sitting.view(seat), SIDES.index(seat)
    whose = sitting.match.game.seats(sitting.state)
    calls = {
        purpose: manager.decide(view, decision)
        for purpose, decision in sheet.offered.items()
        if whose[decision.seat] == seat
    }
    changes = side in prompt.may_change
    text = manager.decide(view, Request(f"{seat}-moves", seat)) if changes else Request.default
    moves = () if text == Request.default else read_moves(text)
    sheet.hand_in(calls, {side: list(moves)} if moves else {})
