"""The open form of a game's record: what everybody at the table has seen, and a question mark for the rest."""

from __future__ import annotations

from collections.abc import Sequence

from hotstove.games.rallybird.contest import CARD, GLOVES, REMOVED
from hotstove.table.questions import Answer, Question
from hotstove.table.tape import Line

HIDDEN = "?"


def public_lines(record: Sequence[Question | Answer], over: bool) -> list[Line]:
    """A session's record as either side may read it.

    A played card is open once the gloves are placed. The removed card is open when its half-inning is over,
    for then the other side picks up the whole deck.
    """
    questions, answers = record[::2], record[1::2]
    last = {question.purpose: number for number, question in enumerate(questions)}
    lines = []
    for number, (question, answer) in enumerate(zip(questions, answers, strict=True)):
        secret = False
        if question.purpose == CARD:
            secret = number > last.get(GLOVES, -1)
        elif question.purpose == REMOVED:
            secret = number == last[REMOVED] and not over
        lines.append(Line(question.purpose, HIDDEN if secret else question.show(answer)))
    return lines
