"""A tape run again to where it ends, without going on from there."""

from __future__ import annotations

from pathlib import Path

from hotstove.cli.fixture import Fixture
from hotstove.cli.header import read_header
from hotstove.cli.teller import Teller
from hotstove.diamond.ballgame import BallGame
from hotstove.diamond.play import Play
from hotstove.diamond.situation import Situation
from hotstove.table.account import Account
from hotstove.table.chance import Dealer
from hotstove.table.errors import Mistake
from hotstove.table.questions import Answer, Decision, Draw, Request, Roll
from hotstove.table.session import Session
from hotstove.table.tape import Line, Tape


class TapeEnds(Exception):
    """The rules ask for more than the tape holds."""


class Silent:
    """Answers nothing: neither dice nor a manager."""

    def answer(self, question: Roll | Draw) -> Answer:
        raise TapeEnds

    def decide(self, view: object, question: Decision | Request) -> str:
        raise TapeEnds


class SilentAtEnd(Dealer):
    """Rolls along with the tape, so that its seed is checked, and no further."""

    def __init__(self, seed: int, lines: list[Line]) -> None:
        super().__init__(seed)
        self.session: Session | None = None
        self._lines = lines

    def answer(self, question: Roll | Draw) -> Answer:
        if self.session is not None and len(self.session.record) >= 2 * len(self._lines):
            raise TapeEnds
        return super().answer(question)


def read_tape(path: Path, cards: Path | None = None, charts: Path | None = None) -> tuple[Fixture, list[Line]]:
    tape = Tape.read(path)
    return read_header(tape, str(path), cards, charts), tape.lines


def rerun(path: Path, fixture: Fixture, lines: list[Line], teller: Teller | None = None) -> BallGame:
    """The game as far as its tape goes; its log's `final` is None where that is not the end."""
    account = Account() if teller is not None else None

    def watch(before: Situation, play: Play) -> None:
        if teller is not None:
            teller.play(game, before, play)

    game = fixture.ballgame(account, watch)
    chance = Silent() if fixture.seed is None else SilentAtEnd(fixture.seed, lines)
    session = Session(game, chance, dict.fromkeys(("visitors", "home"), Silent()), lines)
    if isinstance(chance, SilentAtEnd):
        chance.session = session
    try:
        session.run()
    except TapeEnds:
        pass
    except Mistake as mistake:
        raise Mistake(f"{path}: {mistake}") from None
    return game
