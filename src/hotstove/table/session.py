"""A session runs a contest: it takes each answer from dice, a mind or the tape, and keeps the record."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, TypeAlias

from hotstove.table.account import Account
from hotstove.table.chance import Chance, Dealer
from hotstove.table.errors import Mistake, Refused
from hotstove.table.questions import Answer, Decision, Draw, Question, Request, Roll, Rule
from hotstove.table.tape import Line, lines_of

View: TypeAlias = Any
QUIET = Request.default


class Mind(Protocol):
    """Someone who answers decisions and requests, knowing only what his view shows."""

    def decide(self, view: View, question: Decision | Request) -> str: ...


class Contest(Protocol):
    """A game in progress: its rules as one long generator, its seats, and what each seat may know."""

    seats: Mapping[str, str]
    """Which seat (visitors, home) now sits where a decision is asked (offense, defense)."""
    account: Account | None

    def play(self) -> Rule[None]: ...

    def view(self, seat: str) -> View: ...


class Session:
    """One playing of a contest."""

    def __init__(self, contest: Contest, chance: Chance, minds: Mapping[str, Mind], lines: Sequence[Line] = ()) -> None:
        self.contest = contest
        self.chance = chance
        self.minds = minds
        self.record: list[Question | Answer] = []
        self._lines = lines

    def run(self) -> None:
        """Plays to the end: first what stands on the tape, then live."""
        contest, record = self.contest, self.record
        account, view_of, fall = contest.account, contest.view, self.chance.answer
        decide = {seat: mind.decide for seat, mind in self.minds.items()}
        rule = contest.play()
        ask = rule.send
        try:
            question = next(rule)
            if self._lines:
                question = self._play_back(rule, question)
            while True:
                if type(question) is Request:
                    seat = contest.seats[question.seat]
                    answer = decide[seat](view_of(seat), question)
                    if answer == QUIET:
                        question = ask(answer)
                        continue
                elif type(question) is Decision:
                    seat = contest.seats[question.seat]
                    answer = decide[seat](view_of(seat), question)
                    if answer not in question.options:
                        raise Refused(f"{question.purpose}: {question.refusal(answer)}")
                else:
                    answer = fall(question)
                record.append(question)
                record.append(answer)
                if account is not None:
                    account.heard(question, answer)
                question = ask(answer)
        except StopIteration:
            return

    def _play_back(self, rule: Rule[None], question: Question) -> Question:
        """Runs the rules on the taped answers; seeded dice roll along, so that they go on where the tape ends."""
        account = self.contest.account
        seeded = isinstance(self.chance, Dealer)
        number = 0
        while number < len(self._lines):
            line = self._lines[number]
            if isinstance(question, Request) and line.purpose != question.purpose:
                question = rule.send("none")
                continue
            if line.purpose != question.purpose:
                raise Mistake(
                    f"the tape's answer {number + 1} is for {line.purpose!r} where the rules ask for "
                    f"{question.purpose!r}: it belongs to another version of the game, other options or other cards"
                )
            answer = question.parse(line.text)
            if seeded and isinstance(question, Roll | Draw) and self.chance.answer(question) != answer:
                raise Mistake(f"the tape's answer {number + 1} is {line.text!r}, which its seed does not roll")
            self.record += (question, answer)
            if account is not None:
                account.heard(question, answer)
            number += 1
            try:
                question = rule.send(answer)
            except StopIteration:
                if number < len(self._lines):
                    left = len(self._lines) - number
                    raise Mistake(f"the tape has {left} answers more after the game is over") from None
                raise
        return question

    def lines(self) -> list[Line]:
        """Every answer so far, as they stand on a tape."""
        return lines_of(self.record)
