"""Why: the reasons of the other bench on the last play, and what the book would do in a person's place."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from hotstove.managers.book import ByTheBook
from hotstove.table.questions import Decision

if TYPE_CHECKING:
    from hotstove.sitting.plays.match import PlaysMatch, PlaysSitting


def reasons(match: PlaysMatch, sitting: PlaysSitting, offered: Iterable[Decision]) -> list[str]:
    """Why the other bench did what it did on the last play, and what the book would call now."""
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
    return lines or ["There is nothing to tell yet."]
