"""A sitting: a game run at the table, told as it goes, and kept on its tape after every play."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from hotstove.cli.fixture import Fixture
from hotstove.cli.header import write_header
from hotstove.cli.minds import Explaining
from hotstove.cli.teller import Teller
from hotstove.diamond.ballgame import BallGame
from hotstove.diamond.play import Play
from hotstove.diamond.situation import Situation
from hotstove.table.account import Account
from hotstove.table.chance import Chance
from hotstove.table.session import Mind, Session
from hotstove.table.tape import Line, Tape, lines_of


class Undone(Exception):
    """The person takes back his last decision: the game goes on from this many lines of the tape."""

    def __init__(self, lines: int) -> None:
        super().__init__(lines)
        self.lines = lines


class Left(Exception):
    """The person leaves the table."""


class Sitting:
    """The game in progress, its session, and what a person may ask about it."""

    def __init__(
        self,
        fixture: Fixture,
        chance: Callable[[Sitting], Chance],
        minds: Callable[[Sitting], Mapping[str, Mind]],
        teller: Teller | None,
        tape: Path | None = None,
    ) -> None:
        self.fixture, self.teller, self.tape = fixture, teller, tape
        self._make_chance, self._make_minds = chance, minds
        self._header = write_header(fixture)
        self.marks: list[int] = []
        """Lengths of the tape at which a person could decide something."""
        self._begin([])

    def _begin(self, lines: list[Line]) -> None:
        self._taped = len(lines)
        self.marks = [mark for mark in self.marks if mark < self._taped]
        self.account = Account()
        self.game: BallGame = self.fixture.ballgame(self.account, self._watch)
        self.minds = self._make_minds(self)
        self.session = Session(self.game, self._make_chance(self), self.minds, lines)

    def run(self, lines: list[Line]) -> bool:
        """Plays on from the tape; True when the game is over, False when it was left before."""
        self._begin(lines)
        while True:
            try:
                self.session.run()
                self.save()
                return True
            except Undone as undone:
                self._begin(self.lines()[: undone.lines])
            except (Left, KeyboardInterrupt):
                self.save()
                return False

    def lines(self) -> list[Line]:
        """Every answer so far."""
        record = self.session.record
        return lines_of(record[: len(record) // 2 * 2])

    @property
    def is_live(self) -> bool:
        """What the tape held has been played."""
        return len(self.session.record) > 2 * self._taped

    def save(self, path: Path | None = None) -> None:
        target = path or self.tape
        if target is not None:
            Tape(self._header, self.lines()).write(target)

    def _watch(self, before: Situation, play: Play) -> None:
        thinkers = [mind for mind in dict.fromkeys(self.minds.values()) if isinstance(mind, Explaining)]
        if self.is_live:
            reasons = [
                f"{self.game.clubs[thought.side].name}: {thought.advice.reason}"
                for mind in thinkers
                for thought in mind.thoughts
                if not thought.is_quiet
            ]
            if self.teller is not None:
                self.teller.play(self.game, before, play, reasons)
            self.save()
        else:
            self.marks.append(len(self.session.record) // 2)
            if self.teller is not None:
                self.teller.skip(self.game)
        for mind in thinkers:
            mind.thoughts = []
