"""What the other choices would have given, with the same dice."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import NamedTuple

from hotstove.cli.calls import spoken
from hotstove.cli.fixture import Fixture
from hotstove.cli.sitting import LastPlay
from hotstove.cli.telling import tell
from hotstove.diamond.play import Play
from hotstove.diamond.situation import Situation
from hotstove.diamond.view import View
from hotstove.managers.book import ByTheBook
from hotstove.table.chance import Dealer, seed_for
from hotstove.table.questions import Answer, Decision, Draw, Question, Request, Roll
from hotstove.table.session import Session
from hotstove.table.tape import lines_of


class Otherwise(NamedTuple):
    """Another choice, and what would have come of it."""

    purpose: str
    choice: str
    told: str
    new_rolls: tuple[str, ...]
    """Rolls that had to be made because the dice on the table did not suffice."""

    def __str__(self) -> str:
        anew = f" (rolled anew: {', '.join(self.new_rolls)})" if self.new_rolls else ""
        return f"{spoken(self.purpose)} {self.choice}: {self.told}{anew}"


class _Played(Exception):
    """The play in question has been made."""


class _SameDice:
    """Gives the rolls that fell, in their order; what goes beyond them is rolled anew on a stream of its own."""

    def __init__(self, fell: Sequence[Answer], seed: int) -> None:
        self._fell = list(fell)
        self._dealer = Dealer(seed)
        self.new: list[str] = []

    def answer(self, question: Roll | Draw) -> Answer:
        if self._fell and self._fell[0] in question.weights():
            return self._fell.pop(0)
        answer = self._dealer.answer(question)
        self.new.append(f"{question.purpose} {question.show(answer)}")
        return answer


class _SameCalls:
    """Gives one changed answer, then those that were given; what was not asked then goes by the book."""

    def __init__(self, changed: tuple[str, str], given: dict[str, str]) -> None:
        self._changed, self._given = changed, given
        self._book = ByTheBook()

    def decide(self, view: View, question: Decision | Request) -> str:
        if isinstance(question, Request):
            return question.default
        if question.purpose == self._changed[0]:
            return self._changed[1]
        answer = self._given.get(question.purpose, "")
        return answer if answer in question.options else self._book.decide(view, question)


def other_choices(
    fixture: Fixture, record: Sequence[Question | Answer], last: LastPlay, sides: frozenset[int], purpose: str = ""
) -> list[Otherwise]:
    """Every other choice that these sides had on the last play."""
    pairs = list(zip(record[::2], record[1::2], strict=True))[last.start : last.end]
    side_of = {"offense": last.before.batting, "defense": last.before.fielding}
    found = []
    for place, (question, answer) in enumerate(pairs, start=last.start):
        if not isinstance(question, Decision) or side_of.get(question.seat) not in sides:
            continue
        if purpose and question.purpose != purpose:
            continue
        for option in question.options:
            if option != answer:
                found.append(_otherwise(fixture, record, last, place, question.purpose, option))
    return found


def _otherwise(
    fixture: Fixture, record: Sequence[Question | Answer], last: LastPlay, place: int, purpose: str, option: str
) -> Otherwise:
    after = list(zip(record[::2], record[1::2], strict=True))[place : last.end]
    fell = [answer for question, answer in after if isinstance(question, Roll | Draw)]
    given = {question.purpose: str(answer) for question, answer in after if isinstance(question, Decision)}
    dice = _SameDice(fell, seed_for("what if", fixture.seed, place, purpose, option))
    made: list[tuple[Situation, Play]] = []

    def watch(before: Situation, play: Play) -> None:
        if session.record and len(session.record) > 2 * place:
            made.append((before, play))
            raise _Played

    game = fixture.ballgame(None, watch)
    mind = _SameCalls((purpose, option), given)
    session = Session(game, dice, {"visitors": mind, "home": mind}, lines_of(record[: 2 * place]))
    with suppress(_Played):
        session.run()
    before, play = made[0]
    return Otherwise(purpose, option, tell(before, play, game.clubs), tuple(dice.new))
