"""Why: the reasons of the other bench on the last play, and what the book would do in a person's place."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from hotstove.diamond.lineup import read_moves
from hotstove.managers.book import ByTheBook
from hotstove.table.game import SIDES
from hotstove.table.questions import Decision, Request

if TYPE_CHECKING:
    from hotstove.sitting.plays.match import PlaysMatch, PlaysSitting


def reasons(match: PlaysMatch, sitting: PlaysSitting, offered: Iterable[Decision]) -> list[str]:
    """Why the other bench did what it did on the last play, and what the book would call and change now."""
    last, clubs, phrases = sitting.last, match.clubs, match.phrases
    lines = []
    for one in last.decisions if last is not None else ():
        if isinstance(one.question, Decision):
            choice = f"{phrases.of(one.question.purpose).words} {one.advice.choice}"
            lines.append(f"{clubs[one.side].name}, {choice}: {one.advice.reason}")
        elif not one.is_quiet:
            lines.append(f"{clubs[one.side].name}, lineup: {one.advice.reason}")
    book, seats = ByTheBook(), match.game.seats(sitting.state)
    for decision in offered:
        advice = book.advise(sitting.view(seats[decision.seat]), decision)
        lines.append(f"The book for you, {phrases.of(decision.purpose).words} {advice.choice}: {advice.reason}")
    for side in sorted(match.persons):
        change = book.advise(sitting.view(SIDES[side]), Request(f"{SIDES[side]}-moves", SIDES[side]))
        if change.choice != Request.default:
            club = clubs[side]
            moves = ", ".join(club.describe(move.player, move.position) for move in read_moves(change.choice))
            lines.append(f"The book for {club.name} would change: {moves}. {change.reason}")
    return lines or ["There is nothing to tell yet."]
