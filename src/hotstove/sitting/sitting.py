"""A sitting: a game with people at it, which stops wherever one of them must answer, and is kept on its tape."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Generic, TypeAlias

from hotstove.sitting.account_lines import readings
from hotstove.sitting.match import Match
from hotstove.sitting.prompts import Prompt
from hotstove.sitting.thinking import ManagerDecision, RecordingManager
from hotstove.sitting.told import PLAY, Told
from hotstove.table.account import Account, Answered, Lookup
from hotstove.table.chance import Chance
from hotstove.table.errors import Mistake
from hotstove.table.game import State, Turn, View
from hotstove.table.questions import Answer, Draw, Question, Request, Roll
from hotstove.table.session import Asked, Session
from hotstove.table.tape import Line, Tape


@dataclass(frozen=True)
class LastTurn(Generic[State, Turn]):
    """The turn that was told last: where it stands on the tape, what it met, and what led to it."""

    start: int
    end: int
    before: State
    turn: Turn
    after: State
    entries: tuple[Answered | Lookup, ...]
    cites: tuple[str, ...]
    decisions: tuple[ManagerDecision, ...]

    @property
    def lookups(self) -> tuple[Lookup, ...]:
        return tuple(entry for entry in self.entries if isinstance(entry, Lookup))


class Sitting(Generic[State, Turn, View]):
    """One game on its way, with everything that a face may ask about it."""

    def __init__(
        self,
        match: Match[State, Turn, View],
        lines: Sequence[Line] = (),
        *,
        tape: Path | None = None,
        hear: Callable[[Told], None] | None = None,
        ends_with_tape: bool = False,
    ) -> None:
        """`lines` are the answers of a tape, which are played first. `hear` is told what happens, as it happens.

        With `ends_with_tape` the game goes no further than its tape.
        """
        self.match, self.tape, self._hear = match, tape, hear
        self._ends_with_tape = ends_with_tape
        self._header = match.header()
        self.marks: list[int] = []
        """Lengths of the tape at which a person could decide something."""
        self._begin(list(lines))
        if tape is not None and not lines and not ends_with_tape:
            self.save()

    def _begin(self, lines: list[Line]) -> None:
        self._taped = len(lines)
        self._saved = -1
        self.prompt: Prompt | None = None
        self.marks = [mark for mark in self.marks if mark < self._taped]
        self.last: LastTurn[State, Turn] | None = None
        self.log: list[Told] = []
        self.account = Account()
        self._managers = dict(self.match.managers())
        self._hidden = self.match.hidden_chance()
        chance, managers = self.match.chance(), self._managers
        if self._ends_with_tape:
            managers = {}
            chance = _UpTo(chance, lambda: self.length >= self._taped) if chance is not None else None
        game = self.match.game
        self.session: Session[State, Turn, View] = Session(
            game, self.match.start(), chance, managers, lines, account=self.account, watch=self._watch
        )
        self.ahead = self.match.ahead(self)
        self._steps: Generator[Asked, Answer, None] = self.session.steps()
        self._asked: Asked | None = None
        self._begun = False

    # Going on.

    def go(self) -> Prompt | None:
        """Plays on until somebody must answer: what he is asked; None when the game is over, or its tape ends."""
        self._advance()
        while self._asked is not None:
            if self._ends_with_tape:
                return None
            ready = self._ready(self._asked)
            if ready is None:
                self.prompt = self.ahead.prompt(self._asked)
                if self.length not in self.marks:
                    self.marks.append(self.length)
                self.save_if_new()
                return self.prompt
            self._send(ready)
        self.prompt = None
        if not self._ends_with_tape:
            self.save_if_new()
        return None

    def answer(self, text: Answer) -> None:
        """Answers the question that is asked; what the rules do not allow is refused, and is asked again."""
        assert self._asked is not None
        self._send(self.checked(self._asked.question, text))

    def checked(self, question: Question, text: Answer) -> Answer:
        """An answer as the rules take it, or a refusal in words."""
        if isinstance(question, Roll | Draw):
            return question.parse(str(text))
        found = question.parse(str(text))
        if isinstance(question, Request):
            self.match.game.check(self.state, question, found)
        return found

    def _ready(self, asked: Asked) -> Answer | None:
        question = asked.question
        if isinstance(question, Roll | Draw):
            hidden = isinstance(question, Draw) and self._hidden is not None
            return self._hidden.answer(question) if hidden and self._hidden is not None else None
        return self.ahead.ready(asked)

    def _advance(self) -> None:
        if not self._begun:
            self._begun = True
            self._step(lambda: next(self._steps))

    def _send(self, answer: Answer) -> None:
        self._step(lambda: self._steps.send(answer))

    def _step(self, on: Callable[[], Asked]) -> None:
        try:
            self._asked = on()
        except (StopIteration, _TapeEnds):
            self._asked = None
        except Mistake as mistake:
            if self.is_live or self.tape is None:
                raise
            raise Mistake(f"{self.tape}: {mistake}") from None

    # What there is to know.

    @property
    def state(self) -> State:
        return self.session.state

    @property
    def over(self) -> bool:
        return self.match.game.is_over(self.state)

    @property
    def asked(self) -> Asked | None:
        """The question that waits for its answer."""
        return self._asked

    @property
    def turns(self) -> int:
        """How many turns have been played."""
        return len(self.session.turns)

    def lines(self) -> list[Line]:
        """Every answer so far."""
        return self.session.lines()

    @property
    def length(self) -> int:
        """How many answers there are now."""
        return len(self.session.record) // 2

    @property
    def is_live(self) -> bool:
        """What the tape held has been played."""
        return self.length > self._taped

    def view(self, seat: str) -> View:
        return self.match.game.view(self.state, seat, self.session.heard)

    def readings(self) -> list[str]:
        """The rolls and cells of the turn under way."""
        return readings(self.account, self.match.chart_names)[:-1]

    def sentences(self) -> list[str]:
        """What the turn under way has come to so far, in sentences."""
        return self.match.sentences(self.state, self.account)

    # Keeping and taking back.

    def save(self, path: Path | None = None) -> None:
        target = path or self.tape
        if target is not None:
            record = self.session.record
            pairs = list(zip(record[::2], record[1::2], strict=False))
            lines = self.match.tape_lines(self.lines(), pairs, self.over)
            Tape(self._header, lines).write(target)
            self._saved = self.length

    def save_if_new(self) -> None:
        if self.length != self._saved:
            self.save()

    def undo(self) -> None:
        """Back to the last place before this one at which a person could decide: a shorter tape, played again."""
        earlier = [mark for mark in self.marks if mark < self.length]
        if not earlier:
            raise Mistake("undo: there is nothing to take back")
        self._begin(self.lines()[: earlier[-1]])
        self.save()

    # Telling.

    def _watch(self, before: State, turn: Turn, after: State) -> None:
        recording = [manager for manager in self._managers.values() if isinstance(manager, RecordingManager)]
        decisions = tuple(decision for manager in recording for decision in manager.decisions)
        live = self.is_live or self._ends_with_tape
        told = self.match.tell(before, turn, after, self.account, decisions)
        if any(one.kind == PLAY for one in told):
            for manager in recording:
                manager.decisions = []
            start = self._turn_start()
            entries, cites = tuple(self.account.entries), tuple(self.account.cites)
            self.last = LastTurn(start, self.length, before, turn, after, entries, cites, decisions)
        for one in told:
            entry = one if live else replace(one, live=False)
            self.log.append(entry)
            if live and self._hear is not None:
                self._hear(entry)
        if self.is_live:
            self.save()
        elif told:
            self.marks.append(self.length)

    def _turn_start(self) -> int:
        """Where the turn just made begins: its answers are those in its account, and quiet requests are not kept."""
        return self.length - sum(1 for entry in self.account.entries if isinstance(entry, Answered))

    def turn_record(self) -> list[tuple[Question, Answer]]:
        """The questions and answers of the last turn that was told."""
        assert self.last is not None
        record = self.session.record[2 * self.last.start : 2 * self.last.end]
        return list(zip(record[::2], record[1::2], strict=True))


class _TapeEnds(Exception):
    """The rules ask for more than the tape holds."""


class _UpTo:
    """Rolls along with the tape, so that its seed is checked, and no further."""

    def __init__(self, chance: Chance, tape_is_over: Callable[[], bool]) -> None:
        self._chance, self._tape_is_over = chance, tape_is_over
        self.seeded = chance.seeded

    def answer(self, question: Roll | Draw) -> Answer:
        if self._tape_is_over():
            raise _TapeEnds
        return self._chance.answer(question)


AnySitting: TypeAlias = Sitting[Any, Any, Any]
