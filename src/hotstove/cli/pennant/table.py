"""One game at the table: starters chosen, dice rolled or typed, everything told, kept on its tape."""

from __future__ import annotations

from pathlib import Path

from hotstove.cli.face import draw
from hotstove.cli.own_dice import prompt_for
from hotstove.cli.pennant.fixture import Fixture, write_header
from hotstove.cli.pennant.score_sheet import box_lines, score_sheet
from hotstove.cli.pennant.telling import cells_told, extra_told, turn_told
from hotstove.cli.screen import HEADING, NOTE, REFUSAL, RUN, Screen
from hotstove.cli.sitting import Left, Undone
from hotstove.games.pennant.contest import SEATS, Contest, View
from hotstove.games.pennant.face import sheet as sheet_face
from hotstove.games.pennant.lines import GameLine, TurnLine
from hotstove.games.pennant.staff import Staff
from hotstove.games.pennant.whole_game import unseen
from hotstove.table.account import Account
from hotstove.table.chance import Chance, Dealer, Typed
from hotstove.table.errors import Mistake
from hotstove.table.questions import Answer, Decision, Draw, Request, Roll
from hotstove.table.session import Session
from hotstove.table.tape import Line, Tape, lines_of

COMMANDS = (
    "sheet: both sheets; why: the cells looked up so far; "
    "undo: take back the last answer; quit: keep the tape and leave"
)


class TapeEnds:
    """Nobody is there to answer what the tape does not."""

    def answer(self, question: Roll | Draw) -> Answer:
        raise Left

    def decide(self, view: View, question: Decision | Request) -> str:
        raise Left


class Table:
    """A game in progress and what may be asked about it."""

    def __init__(
        self,
        fixture: Fixture,
        screen: Screen,
        persons: frozenset[str] = frozenset(),
        named: tuple[str, str] = ("", ""),
        tape: Path | None = None,
    ) -> None:
        self.fixture, self.screen, self.persons, self.tape = fixture, screen, persons, tape
        self.named = named
        self.sheets = fixture.clubs[0].sheet, fixture.clubs[1].sheet

    def run(self, lines: list[Line]) -> bool:
        """Plays on from the tape; True when the game is over, False when it was left before."""
        self._save(lines)
        while True:
            self.account = Account()
            staffs = Staff(self.sheets[0]), Staff(self.sheets[1])
            self.contest = Contest(*staffs, 1, self.fixture.options, self.fixture.book, self.account, watch=self._tell)
            self.session = Session(self.contest, self._chance(), dict.fromkeys(SEATS, self), lines)
            try:
                self.session.run()
            except Undone as undone:
                lines = self._lines()[: undone.lines]
                self._save(lines)
                continue
            except (Left, KeyboardInterrupt):
                self._save(self._lines())
                return False
            self._save(self._lines())
            self._final()
            return True

    def rerun(self, lines: list[Line], path: Path, told: bool) -> GameLine:
        """The game on a tape once more, told or silent; one that is not over is a mistake."""
        self.account = Account()
        staffs = Staff(self.sheets[0]), Staff(self.sheets[1])
        watch = self._tell if told else unseen
        self.contest = Contest(*staffs, 1, self.fixture.options, self.fixture.book, self.account, watch=watch)
        over = TapeEnds()
        try:
            Session(self.contest, over, dict.fromkeys(SEATS, over), lines).run()
        except Left:
            raise Mistake(f"{path}: this game is not over; hotstove play --tape {path} goes on with it") from None
        except Mistake as mistake:
            raise Mistake(f"{path}: {mistake}") from None
        if told:
            self._final()
        assert self.contest.line is not None
        return self.contest.line

    def decide(self, view: View, question: Decision | Request) -> str:
        """The starter: as named on the command line, as a person chooses, or the first one offered."""
        side = SEATS.index(view.seat)
        club = self.sheets[side]
        if self.named[side]:
            return self._named(club.pitchers[club.pitcher_number(self.named[side])].name, question)
        if view.seat not in self.persons:
            self.screen.say(f"{club.club} starts {question.default}.", NOTE)
            return question.default
        options = list(view.offered)
        self.screen.say(f"Who starts for {club.club}?")
        for place, name in enumerate(options, start=1):
            starter = view.offered[name]
            ratings = f"ST {starter.st:g}, END {starter.end}, CG {starter.cg}, SHO {starter.sho}"
            self.screen.say(f"  {place} {name}: {ratings}")
        while True:
            typed = self._ask("Starter (number or name; Enter takes the first): ")
            if not typed:
                return options[0]
            if typed.isdigit() and 1 <= int(typed) <= len(options):
                return options[int(typed) - 1]
            found = [name for name in options if typed.casefold() in name.casefold()]
            if len(found) == 1:
                return found[0]
            self.screen.say(f"{typed!r} is none of them: type a number from 1 to {len(options)} or a name.", REFUSAL)

    def _named(self, name: str, question: Decision | Request) -> str:
        if isinstance(question, Decision) and name in question.options:
            return name
        raise Mistake(f"--pitchers: {name} cannot start")

    def _chance(self) -> Chance:
        if self.fixture.seed is not None:
            return Dealer(self.fixture.seed)
        return Typed(self._typed)

    def _typed(self, question: Roll | Draw, complaint: str) -> str:
        if complaint:
            self.screen.say(complaint, REFUSAL)
        typed = self._ask(prompt_for(question))
        while not typed:
            typed = self._ask(prompt_for(question))
        return typed

    def _ask(self, prompt: str) -> str:
        """A typed line that is none of the table's commands."""
        while True:
            try:
                typed = self.screen.ask(prompt).strip()
            except EOFError:
                raise Left from None
            command = typed.lower()
            if command in ("quit", "q"):
                raise Left
            if command == "undo":
                if self.session.record:
                    raise Undone(len(self.session.record) // 2 - 1)
                self.screen.say("There is nothing to take back.", REFUSAL)
            elif command == "sheet":
                for sheet in self.sheets:
                    self.screen.say("\n".join(draw(sheet_face(sheet))))
            elif command == "why":
                self.screen.say("\n".join(cells_told(self.account)) or "Nothing has been looked up yet.")
            elif command in ("help", "?"):
                self.screen.say(COMMANDS)
            else:
                return typed

    def _tell(self, side: int, line: TurnLine) -> None:
        starter = self.contest.sides[1 - side].starter
        told = turn_told(line, self.sheets[side], self.sheets[1 - side], starter)
        self.screen.say(told[0], HEADING)
        for text in told[1:]:
            self.screen.say(text)

    def _final(self) -> None:
        line = self.contest.line
        assert line is not None
        for text in extra_told(line.extra, self.sheets):
            self.screen.say(text)
        self.screen.say()
        for text in score_sheet(line, self.sheets):
            self.screen.say(text, RUN)
        self.screen.say()
        for text in box_lines(self.fixture.book, line, self.sheets, self.fixture.options):
            self.screen.say(text)

    def _lines(self) -> list[Line]:
        record = self.session.record
        return lines_of(record[: len(record) // 2 * 2])

    def _save(self, lines: list[Line]) -> None:
        if self.tape is not None:
            Tape(write_header(self.fixture), lines).write(self.tape)
