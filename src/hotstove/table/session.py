"""A session: one playing of a game. It is the only loop: everything that plays a game stands on it."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from typing import Any, Generic, NamedTuple, TypeAlias

from hotstove.table.account import Account
from hotstove.table.chance import Chance
from hotstove.table.errors import Mistake, Refused
from hotstove.table.game import Game, State, Turn, View
from hotstove.table.managing import NOTHING_CALM, Manager, glance_of, nothing_calm
from hotstove.table.questions import Answer, Decision, Draw, Question, Request, Roll, Rule
from hotstove.table.tape import Line

QUIET = Request.default


class Asked(NamedTuple):
    """A question that nobody at hand answers: a seat without a manager, or dice that lie on somebody's own table."""

    seat: str
    """The side that is asked; "" for dice and cards."""
    question: Question


class Session(Generic[State, Turn, View]):
    """A game on its way: the state it has come to, every turn, and every answer."""

    def __init__(
        self,
        game: Game[State, Turn, View],
        state: State,
        chance: Chance | None,
        managers: Mapping[str, Manager[View]],
        lines: Sequence[Line] = (),
        *,
        account: Account | None = None,
        watch: Callable[[State, Turn, State], None] | None = None,
    ) -> None:
        """`chance` is None where dice are typed; seats that `managers` leaves out are asked from outside.

        `lines` are answers of a tape, which come first. `watch` hears every turn: the state before it, the turn and
        the state after it.
        """
        self.game, self.state = game, state
        self.chance, self.managers = chance, managers
        self.account, self.watch = account, watch
        self.turns: list[tuple[State, Turn]] = []
        """Every turn with the state before it."""
        self._record: list[Question | Answer] = []
        """The record where every question is asked."""
        self._answers: list[Answer] = []
        """Where calm questions are not asked, the answers to all others."""
        self._begun = False
        self.heard: tuple[Answer, ...] = ()
        """The answers of the turn that is under way, in games that hear them."""
        self._calm = NOTHING_CALM
        """Purposes of the questions of this turn that managers surely leave at their defaults."""
        self._lines = lines
        # As long as a tape goes on, nothing is calm.
        self._glance = nothing_calm if lines else glance_of(managers, state)
        self._noting = game.hears or account is not None
        self._spares = self._glance is not nothing_calm and not self._noting and watch is None
        """Nobody looks on, so that calm questions need not be asked before somebody reads the record."""

    def run(self, ask: Callable[[Asked], Answer] | None = None) -> State:
        """Plays to the end and gives the last state. `ask` answers what no manager and no dice at hand do."""
        steps = self.steps()
        try:
            asked = next(steps)
            while True:
                if ask is None:
                    raise Refused(f"{asked.question.purpose}: nobody is there to answer")
                asked = steps.send(ask(asked))
        except StopIteration:
            return self.state

    def steps(self) -> Generator[Asked, Answer, None]:
        """Plays on, and stops at every question that must be answered from outside; `send` its answer."""
        self._begun = True
        game = self.game
        fall = None if self.chance is None else self.chance.answer
        decide = {seat: manager.decide for seat, manager in self.managers.items()}
        view_of, seats_of = game.view, game.seats
        noting, spares, keep, record = self._noting, self._spares, self._answers.append, self._record
        seen, seats = self.state, seats_of(self.state)
        views: dict[str, View] = {}
        rule = self._turns()
        send = rule.send
        try:
            question = self._play_back(rule)
            while True:
                if type(question) is Draw or type(question) is Roll:
                    if fall is None:
                        answer = yield Asked("", question)
                    else:
                        answer = fall(question)
                        if spares:
                            keep(answer)
                            question = send(answer)
                            continue
                elif question.purpose in self._calm:
                    answer = question.options[0]
                    if spares or type(question) is Request:
                        question = send(answer)
                        continue
                else:
                    state = self.state
                    if state is not seen:
                        seen, seats, views = state, seats_of(state), {}
                    seat = seats[question.seat]
                    if seat in decide:
                        if noting or seat not in views:
                            views[seat] = view_of(state, seat, self.heard)
                        answer = decide[seat](views[seat], question)
                    else:
                        answer = yield Asked(seat, question)
                    if type(question) is not Request:
                        if answer not in question.options:
                            raise Refused(f"{question.purpose}: {question.refusal(answer)}")
                    elif answer == QUIET and not spares:
                        question = send(QUIET)
                        continue
                if spares:
                    keep(answer)
                else:
                    record += (question, answer)
                    if noting:
                        self._note(question, answer)
                question = send(answer)
        except StopIteration:
            return

    def _turns(self) -> Rule[None]:
        """The game, turn after turn: a turn asks, and what comes of it changes the state."""
        game, account, watch, keep = self.game, self.account, self.watch, self.turns.append
        turn_of, after, is_over = game.turn, game.after, game.is_over
        glance, spares = self._glance, self._spares
        state = self.state
        while not is_over(state):
            self._calm = calm = glance(state)
            if spares:
                turn = yield from turn_of(state, None, calm)
                keep((state, turn))
                self.state = state = after(state, turn)
                continue
            if account is not None:
                account.clear()
            turn = yield from turn_of(state, account)
            keep((state, turn))
            before, state = state, after(state, turn)
            self.state = state
            self.heard = ()
            if watch is not None:
                watch(before, turn, state)

    def _play_back(self, rule: Rule[None]) -> Question:
        """Runs the game on the taped answers, and gives the first question that the tape does not answer."""
        question = next(rule)
        number, lines = 0, self._lines
        while number < len(lines):
            line = lines[number]
            if type(question) is Request and line.purpose != question.purpose:
                question = rule.send(QUIET)
                continue
            answer = self._taped(question, line)
            self._record += (question, answer)
            self._note(question, answer)
            number += 1
            try:
                question = rule.send(answer)
            except StopIteration:
                if number < len(lines):
                    left = len(lines) - number
                    raise Mistake(f"the tape has {left} answers more after the game is over") from None
                raise
        return question

    def _note(self, question: Question, answer: Answer) -> None:
        if self.account is not None:
            self.account.heard(question, answer)
        self.heard = (*self.heard, answer)

    def _taped(self, question: Question, line: Line) -> Answer:
        """The tape's answer, checked; seeded dice roll along, so that they go on where the tape ends."""
        number = len(self._record) // 2 + 1
        if line.purpose != question.purpose:
            raise Mistake(
                f"the tape's answer {number} is for {line.purpose!r} where the rules ask for "
                f"{question.purpose!r}: it belongs to another version of the game, other options or other cards"
            )
        answer = question.parse(line.text)
        if isinstance(question, Request):
            self.game.check(self.state, question, str(answer))
        if isinstance(question, Roll | Draw) and self.chance is not None and self.chance.seeded:
            fell = self.chance.answer(question)
            if fell != answer:
                raise Mistake(f"the tape's answer {number} is {line.text!r}, which its seed does not roll")
            return fell
        return answer

    @property
    def record(self) -> list[Question | Answer]:
        """Questions and their answers by turns; requests that nobody answered are left out.

        Turns in which calm questions were not asked are gone through again: they ask the same, and come to the same.
        """
        if not self._spares:
            return self._record
        answers = iter(self._answers)
        record: list[Question | Answer] = []
        for state, _ in self.turns:
            record += self._asked_again(state, answers)
        if self._begun and not self.game.is_over(self.state):
            record += self._asked_again(self.state, answers)
        return record

    def _asked_again(self, state: State, answers: Iterator[Answer]) -> Iterator[Question | Answer]:
        """All questions and answers of a turn, as far as it has come; `answers` go on with those that were not calm."""
        rule, calm = self.game.turn(state), self._glance(state)
        try:
            question = next(rule)
            while True:
                if isinstance(question, Decision | Request) and question.purpose in calm:
                    answer: Answer = question.options[0]
                else:
                    answer = next(answers)
                if type(question) is not Request or answer != QUIET:
                    yield question
                    yield answer
                question = rule.send(answer)
        except StopIteration:
            return

    def lines(self) -> list[Line]:
        """Every answer so far, as they stand on a tape."""
        record = self.record
        return [
            Line(question.purpose, question.show(answer))
            for question, answer in zip(record[::2], record[1::2], strict=True)
        ]


AnySession: TypeAlias = Session[Any, Any, Any]
"""A session of some game, where it does not matter which."""


def follow(rule: Rule[Turn], answers: Callable[[Question], Answer]) -> Turn:
    """What a rule comes to on given answers."""
    try:
        question = next(rule)
        while True:
            question = rule.send(answers(question))
    except StopIteration as stop:
        turn: Turn = stop.value
        return turn
