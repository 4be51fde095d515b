"""A game on its way whose every answer is on the shelf before anybody sees what came of it."""

from __future__ import annotations

from dataclasses import replace

from hotstove.server.opening import open_kept
from hotstove.server.shelf import Kept, Shelf
from hotstove.sitting.arguments import PERSON
from hotstove.sitting.match import AnyMatch
from hotstove.sitting.prompts import Prompt
from hotstove.sitting.sitting import AnySitting, Sitting
from hotstove.sitting.told import PLAY
from hotstove.table.commitment import commitment
from hotstove.table.dice import Fall
from hotstove.table.errors import Mistake
from hotstove.table.game import SIDES, WATCH
from hotstove.table.questions import Draw, Roll
from hotstove.table.tape import Tape, lines_of

Seats = frozenset[str]
NOBODY: Seats = frozenset()
Marks = tuple[tuple[int, str], ...]
"""Places at which seats have answered: how many answers there were, and the seat."""


class KeptGame:
    """A match, its sitting, and what is kept beside the answers: who answered where, notes and reasons."""

    def __init__(self, shelf: Shelf, kept: Kept) -> None:
        self.id, self.shelf = kept.id, shelf
        self.load(kept)

    def load(self, kept: Kept) -> None:
        """Takes the game as the shelf has it."""
        match, lines = open_kept(kept)
        self.match: AnyMatch = match
        self.season = kept.season
        self.sitting: AnySitting = Sitting(match, lines)
        self.marks, self.notes = list(kept.marks), list(kept.notes)
        seed = match.terms.seed
        self.commitment = None if seed is None else commitment(seed)
        """The hash of the seed, which is shown from the start."""
        self._kept = len(lines)
        self._light = 0
        """Answers up to this one are held as plain numbers."""
        self._past = 0
        """Turns up to this one are held with what is still looked at of their states."""
        self._told = 0
        """Entries of the log up to this one are held without what led to them."""
        self.sitting.go()
        log = self.sitting.log
        for place, reasons in kept.reasons.items():
            if place < len(log):
                log[place] = replace(log[place], reasons=reasons)
        self._reasoned = 0
        self.keep(())
        self._lighten()
        self._reasoned = len(log)

    @property
    def prompt(self) -> Prompt | None:
        return self.sitting.prompt

    @property
    def number(self) -> int:
        """The number of the question that is open; -1 where none is."""
        return -1 if self.prompt is None else self.prompt.number

    @property
    def persons(self) -> Seats:
        """Seats that persons play."""
        return frozenset(seat for seat, who in zip(SIDES, self.match.terms.managers, strict=True) if who == PERSON)

    @property
    def counts(self) -> bool:
        """It is a game of a season."""
        return bool(self.season)

    @property
    def begun(self) -> bool:
        """Somebody has answered."""
        return bool(self.marks)

    # Keeping.

    def go_on(self, by: Seats, number: int) -> None:
        """Plays on after these seats have answered question `number`, and keeps what was answered."""
        self.sitting.go()
        self.keep(tuple((number, seat) for seat in sorted(by)))

    def keep(self, marks: Marks) -> None:
        """Puts every answer on the shelf that is not there yet."""
        record, log = self.sitting.session.record, self.sitting.log
        if len(record) // 2 == self._kept and not marks:
            return
        with self.shelf.writing():
            self.shelf.append(self.id, self._kept, lines_of(record[2 * self._kept :]))
            for number, seat in marks:
                self.shelf.mark(self.id, number, seat)
            for place in range(self._reasoned, len(log)):
                if log[place].reasons:
                    self.shelf.reason(self.id, place, log[place].reasons)
            if marks:
                self.shelf.played(self.id)
            self.shelf.touch(self.id, self.sitting.over, self._standing())
        self._lighten()
        self._kept, self._reasoned = len(record) // 2, len(log)
        self.marks += marks

    def _lighten(self) -> None:
        """Lets go of what no page is shown again: how old dice lay, what is forgotten of old states, and what led to
        old plays in words."""
        record, turns, last = self.sitting.session.record, self.sitting.session.turns, self.sitting.last
        for place in range(2 * self._light + 1, 0 if last is None else 2 * last.start, 2):
            answer = record[place]
            if isinstance(answer, Fall):
                record[place] = int(answer)
        self._light = 0 if last is None else last.start
        for place in range(self._past, len(turns) - 1):
            state, turn = turns[place]
            turns[place] = self.match.past(state), turn
        self._past = max(0, len(turns) - 1)
        self._lighten_log()

    def _lighten_log(self) -> None:
        """The sentences of the last play stay, for they stand on every page."""
        log = self.sitting.log
        last = max((place for place in range(self._told, len(log)) if log[place].kind == PLAY), default=self._told)
        for place in range(self._told, len(log)):
            before, told = log[max(0, place - 1)], log[place]
            chapter = before.chapter if before.chapter == told.chapter else told.chapter
            standing = before.standing if before.standing == told.standing else told.standing
            sentences = told.sentences if place >= last else ()
            log[place] = replace(told, asides=(), chapter=chapter, standing=standing, sentences=sentences)
        self._told = last

    def note(self, text: str) -> None:
        """Tells something beside the plays, where the log stands now."""
        place = len(self.sitting.log)
        with self.shelf.writing():
            self.shelf.note(self.id, place, text)
        self.notes.append((place, text))

    def _standing(self) -> str:
        """Where the game stands, in a few words for the door."""
        if self.sitting.over:
            sides = self.match.scene(self.sitting, WATCH)["scoreboard"]["sides"]
            score = ", ".join(f"{side['name']} {side['runs']}" for side in sides)
            return f"Final: {score}"
        last = self.sitting.log[-1] if self.sitting.log else None
        return "" if last is None else f"{last.chapter}{': ' if last.standing else ''}{last.standing}"

    # Taking back.

    def last_mark(self, seats: Seats) -> int | None:
        """The last place before this one at which these seats answered."""
        length = self.sitting.length
        return next((n for n, seat in reversed(self.marks) if seat in seats and n < length), None)

    def take_back(self, place: int, note: str) -> None:
        """Forgets every answer from a place on; fresh dice fall from there."""
        record = self.sitting.session.record[: 2 * place : 2]
        fallen = sum(isinstance(question, Roll | Draw) for question in record)
        header = self.header()
        if self.match.terms.seed is not None:
            before = [one for one in self.match.terms.renewals if one.after < fallen]
            words = [f"{one.after}/{one.number}" for one in before] + [f"{fallen}/{len(self.notes) + 1}"]
            header["dice renewed"] = " ".join(words)
        told = self._told_before(place)
        with self.shelf.writing():
            self.shelf.cut(self.id, place, told, header)
            self.shelf.note(self.id, told, note)
        self._again()

    def begin_with(self, match: AnyMatch) -> None:
        """The same table with another match, before anybody has answered."""
        with self.shelf.writing():
            self.shelf.cut(self.id, 0, 0, match.header())
        self._again()

    def _again(self) -> None:
        kept = self.shelf.kept(self.id)
        assert kept is not None
        self.load(kept)

    def _told_before(self, place: int) -> int:
        """How many entries of the log stay when answers from a place on are taken back."""
        again: AnySitting = Sitting(self.match, self.sitting.lines()[:place], ends_with_tape=True)
        again.go()
        return len(again.log)

    # Giving out.

    def tape(self) -> Tape:
        """The finished game as everybody may have it, with the commitment to its seed."""
        if not self.sitting.over:
            raise Mistake("The tape of a game is given out when it is over.")
        promised = {} if self.commitment is None else {"commitment": self.commitment}
        return Tape({**self.header(), **promised}, self.sitting.lines())

    def header(self) -> dict[str, str]:
        """From the shelf: it carries both clubs' cards, which a table does not hold twice."""
        kept = self.shelf.kept(self.id)
        assert kept is not None
        return dict(kept.tape.header)
