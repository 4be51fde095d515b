"""A sitting: a game run at the table, told as it goes, and kept on its tape after every play."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import NamedTuple

from hotstove.cli.fixture import Fixture
from hotstove.cli.header import write_header
from hotstove.cli.minds import Explaining, Thought
from hotstove.cli.teller import Teller
from hotstove.diamond.ballgame import BallGame
from hotstove.diamond.play import Play
from hotstove.diamond.situation import Situation
from hotstove.table.account import Account, Lookup
from hotstove.table.chance import Chance
from hotstove.table.errors import Mistake
from hotstove.table.questions import Draw, Roll
from hotstove.table.session import Mind, Session
from hotstove.table.tape import Line, Tape, lines_of


class Undone(Exception):
    """The person takes back his last decision: the game goes on from this many lines of the tape."""

    def __init__(self, lines: int) -> None:
        super().__init__(lines)
        self.lines = lines


class Left(Exception):
    """The person leaves the table."""


class LastPlay(NamedTuple):
    """The play just made: where it stands on the tape, what it met, and what was looked up and thought."""

    start: int
    end: int
    before: Situation
    play: Play
    lookups: tuple[Lookup, ...]
    thoughts: tuple[Thought, ...]


class Sitting:
    """The game in progress, its session, and what a person may ask about it."""

    def __init__(
        self,
        fixture: Fixture,
        chance: Callable[[Sitting], Chance],
        minds: Callable[[Sitting], Mapping[str, Mind]],
        teller: Teller | None = None,
        tape: Path | None = None,
    ) -> None:
        self.fixture, self.teller, self.tape = fixture, teller, tape
        self._make_chance, self._make_minds = chance, minds
        self._header = write_header(fixture)
        self.marks: list[int] = []
        """Lengths of the tape at which a person could decide something."""

    def _begin(self, lines: list[Line]) -> None:
        self._taped = len(lines)
        self.marks = [mark for mark in self.marks if mark < self._taped]
        self.last: LastPlay | None = None
        if self.teller is not None:
            self.teller.restart()
        self.game: BallGame = self.fixture.ballgame(Account(), self._watch)
        self.minds = self._make_minds(self)
        self.session = Session(self.game, self._make_chance(self), self.minds, lines)

    def run(self, lines: list[Line]) -> bool:
        """Plays on from the tape; True when the game is over, False when it was left before."""
        if not lines:
            self.save(lines=lines)
        while True:
            self._begin(lines)
            try:
                self.session.run()
            except Undone as undone:
                lines = self.lines()[: undone.lines]
                self.save(lines=lines)
                continue
            except (Left, KeyboardInterrupt):
                self.save()
                return False
            except Mistake as mistake:
                if self.is_live or self.tape is None:
                    raise
                raise Mistake(f"{self.tape}: {mistake}") from None
            self.save()
            return True

    def lines(self) -> list[Line]:
        """Every answer so far."""
        record = self.session.record
        return lines_of(record[: len(record) // 2 * 2])

    @property
    def length(self) -> int:
        """How many lines the tape has now."""
        return len(self.session.record) // 2

    @property
    def is_live(self) -> bool:
        """What the tape held has been played."""
        return self.length > self._taped

    def save(self, path: Path | None = None, lines: list[Line] | None = None) -> None:
        target = path or self.tape
        if target is not None:
            Tape(self._header, self.lines() if lines is None else lines).write(target)

    def undo(self) -> None:
        """Back to the last place before this one at which the person could decide."""
        earlier = [mark for mark in self.marks if mark < self.length]
        if not earlier:
            raise Mistake("undo: there is nothing to take back")
        raise Undone(earlier[-1])

    def _watch(self, before: Situation, play: Play) -> None:
        thinkers = [mind for mind in dict.fromkeys(self.minds.values()) if isinstance(mind, Explaining)]
        thoughts = tuple(thought for mind in thinkers for thought in mind.thoughts)
        start = self.last.end if self.last is not None else 0
        lookups = tuple(self.game.account.lookups) if self.game.account is not None else ()
        self.last = LastPlay(start, self.length, before, play, lookups, thoughts)
        for mind in thinkers:
            mind.thoughts = []
        if self.is_live:
            if self.teller is not None:
                self.teller.play(self.game, before, play, [*self._early_rolls(), *self._reasons(thoughts)])
            self.save()
        else:
            self.marks.append(self.length)
            if self.teller is not None:
                self.teller.skip(self.game)

    def _early_rolls(self) -> list[str]:
        """Rolls that we made before the play itself, such as for the weather."""
        if self.fixture.seed is None:
            return []
        assert self.last is not None and self.game.account is not None
        record = self.session.record[2 * self.last.start :]
        asked, answers = record[::2], record[1::2]
        rolled = [
            f"{question.purpose} {question.show(answer)}"
            for question, answer in zip(asked, answers, strict=True)
            if isinstance(question, Roll | Draw)
        ]
        of_the_play = sum(isinstance(entry.question, Roll | Draw) for entry in self.game.account.answers)
        return rolled[: len(rolled) - of_the_play]

    def _reasons(self, thoughts: tuple[Thought, ...]) -> list[str]:
        clubs = self.game.clubs
        return [f"{clubs[thought.side].name}: {thought.advice.reason}" for thought in thoughts if not thought.is_quiet]
