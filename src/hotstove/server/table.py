"""A table of the server: one game on its way, who sits at it, and what each of them may do."""

from __future__ import annotations

import json
from collections.abc import Mapping

from hotstove.diamond.lineup import Substitution, read_moves, write_moves
from hotstove.managers.book import ByTheBook
from hotstove.server.messages import (
    Absent,
    Change,
    Choose,
    HandIn,
    HandOver,
    Lift,
    Message,
    Reply,
    Standing,
    Undo,
    read,
)
from hotstove.server.shelf import Kept, Shelf
from hotstove.sitting.arguments import PERSON
from hotstove.sitting.match import AnyMatch
from hotstove.sitting.opening import open_taped
from hotstove.sitting.plays.ahead import CallSheet
from hotstove.sitting.plays.match import PlaysMatch
from hotstove.sitting.prompts import CALLS, DICE, MUST_CHANGE, Prompt
from hotstove.sitting.scene import asked, scene, waiting_for
from hotstove.sitting.sitting import AnySitting, Sitting
from hotstove.sitting.values import Values
from hotstove.table.commitment import commitment
from hotstove.table.errors import Mistake
from hotstove.table.game import HOME, SIDES, WATCH
from hotstove.table.questions import Decision, Draw, Request, Roll
from hotstove.table.tape import Tape, lines_of

Seats = frozenset[str]
NOBODY: Seats = frozenset()
TOO_LATE = "The game has gone on since; nothing was done."
NOT_YOURS = "This is not yours to answer."


class LiveTable:
    """One table in memory. Everything that it holds is on the shelf as well."""

    def __init__(self, shelf: Shelf, kept: Kept) -> None:
        self.id, self._shelf = kept.id, shelf
        groups = [frozenset(names.split()) for _, names in shelf.seats(kept.id)]
        self.alone = len(groups) < 2
        """One person sits here, or two at one screen."""
        self.standing: set[str] = set()
        self.away: set[str] = set()
        """Seats of persons who have left, for whom the book plays until they come back."""
        self._load(kept)

    def _load(self, kept: Kept) -> None:
        match, lines = open_taped(kept.tape, "this table")
        self.match: AnyMatch = match
        self.sitting: AnySitting = Sitting(match, lines)
        self.marks, self.notes = list(kept.marks), list(kept.notes)
        self.ready: dict[str, HandIn] = {}
        self.offer: tuple[str, int] | None = None
        """The seat that wants to take something back, and to which length of the tape."""
        self._kept = len(lines)
        self.sitting.go()
        self._keep(())
        self._hand_in_again({seat: message for seat, (n, message) in kept.sheets.items() if n == self.number})

    def _hand_in_again(self, messages: Mapping[str, str]) -> None:
        for seat, text in messages.items():
            message = read(text)
            if isinstance(message, HandIn) and isinstance(self.sitting.ahead, CallSheet):
                self.sitting.ahead.hand_in(message.calls, _lists(message.moves))
                self.ready[seat] = message

    # What there is to know.

    @property
    def prompt(self) -> Prompt | None:
        return self.sitting.prompt

    @property
    def number(self) -> int:
        return -1 if self.prompt is None else self.prompt.number

    @property
    def waiting(self) -> Seats:
        """Seats of persons that the game waits for."""
        if self.prompt is None:
            return NOBODY
        return frozenset(waiting_for(self.prompt)) & self.persons

    @property
    def persons(self) -> Seats:
        return frozenset(seat for seat, who in zip(SIDES, self.match.terms.managers, strict=True) if who == PERSON)

    def tape(self) -> Tape:
        """The finished game as everybody may have it, with the commitment to its seed."""
        if not self.sitting.over:
            raise Mistake("The tape of a game is given out when it is over.")
        return Tape({**self._header(), **self._commitment()}, self.sitting.lines())

    def _header(self) -> dict[str, str]:
        """From the shelf: it carries both clubs' cards, which a table does not hold twice."""
        kept = self._shelf.kept(self.id)
        assert kept is not None
        return dict(kept.tape.header)

    def _commitment(self) -> dict[str, str]:
        seed = self.match.terms.seed
        return {} if seed is None else {"commitment": commitment(seed)}

    def view(self, seats: Seats, lifted: int, log_from: int) -> Values:
        """What whoever holds these seats sees now; of the log only what is new."""
        last = max(1, len(self.sitting.log) - log_from)
        return {**self._scene(seats, lifted, last), "table": self._about(seats, lifted)}

    def _scene(self, seats: Seats, lifted: int, last: int) -> Values:
        prompt, has_secrets = self.prompt, self.match.game.hears
        if len(seats) < 2:
            return scene(self.sitting, next(iter(seats), WATCH), last)
        here = prompt.seat if prompt is not None and prompt.seat in seats else HOME
        if not has_secrets or (prompt is not None and lifted == prompt.number and _is_secret(prompt)):
            return scene(self.sitting, here, last)
        public = scene(self.sitting, WATCH, last)
        if prompt is not None and not _is_secret(prompt):
            public["ask"] = asked(self.sitting, here)
        return public

    def _about(self, seats: Seats, lifted: int) -> Values:
        prompt, over = self.prompt, self.sitting.over
        secret = len(seats) == 2 and prompt is not None and _is_secret(prompt) and lifted != prompt.number
        seed = self.match.terms.seed
        return {
            "id": self.id,
            "seats": sorted(seats),
            "alone": self.alone,
            "ready": sorted(self.ready),
            "standing": sorted(self.standing),
            "away": sorted(self.away),
            "offer": None if self.offer is None else {"by": self.offer[0]},
            "notes": [{"place": place, "text": text} for place, text in self.notes],
            "curtain": prompt.seat if secret and prompt is not None else None,
            "number": self.number,
            "can_undo": self._last_mark(seats) is not None,
            "hands_over": self.alone and isinstance(self.sitting.ahead, CallSheet),
            "commitment": self._commitment().get("commitment"),
            "seed": str(seed) if over and seed is not None else None,
        }

    # What people do.

    def act(self, seats: Seats, message: Message) -> None:
        """Does what was asked for, and keeps it; a Mistake says why it is refused, and nothing has changed."""
        if not seats:
            raise Mistake("You are looking on.")
        if isinstance(message, HandIn):
            self._hand_in(seats, message)
        elif isinstance(message, Choose):
            self._choose(seats, message)
        elif isinstance(message, Change):
            self._change(seats, message)
        elif isinstance(message, Standing):
            self.standing = self.standing | seats if message.on else self.standing - seats
        elif isinstance(message, Undo):
            self._undo(seats)
        elif isinstance(message, Reply):
            self._reply(seats, message)
        elif isinstance(message, HandOver):
            self._hand_over(seats, message)
        elif isinstance(message, Absent):
            self._leave_to_the_book(self.persons - seats)
        elif isinstance(message, Lift):
            self._asked(message.n, seats)
        else:
            raise Mistake("You sit here already.")

    def _asked(self, n: int, seats: Seats) -> Prompt:
        prompt = self.prompt
        if prompt is None or prompt.number != n:
            raise Mistake(TOO_LATE)
        if not self.waiting & seats:
            raise Mistake(NOT_YOURS)
        return prompt

    def _sheet(self) -> CallSheet:
        sheet = self.sitting.ahead
        if not isinstance(sheet, CallSheet):
            raise Mistake("This game has no calls before the pitch.")
        return sheet

    def _hand_in(self, seats: Seats, message: HandIn) -> None:
        prompt, sheet = self._asked(message.n, seats), self._sheet()
        if prompt.kind != CALLS:
            raise Mistake(NOT_YOURS)
        mine = self.waiting & seats
        if mine & set(self.ready):
            raise Mistake("You have handed in your calls already.")
        whose = self.match.game.seats(self.sitting.state)
        for purpose in message.calls:
            if purpose in sheet.offered and whose[sheet.offered[purpose].seat] not in seats:
                raise Mistake(NOT_YOURS)
        if not {SIDES[side] for side in message.moves} <= seats:
            raise Mistake(NOT_YOURS)
        sheet.hand_in(message.calls, _lists(message.moves))
        missing = self.waiting - mine - set(self.ready) - self.standing - self.away
        self.ready |= dict.fromkeys(mine, message)
        if missing:
            with self._shelf.writing():
                for seat in mine:
                    self._shelf.hand_in(self.id, seat, message.n, _written(message))
            return
        for seat in self.waiting & self.away:
            self._by_the_book(seat, sheet)
        sheet.play_on()
        self._go_on(self.waiting)

    def _choose(self, seats: Seats, message: Choose) -> None:
        prompt = self._asked(message.n, seats)
        if prompt.kind in (CALLS, MUST_CHANGE):
            raise Mistake(NOT_YOURS)
        by = seats & self.persons if prompt.kind == DICE else frozenset({prompt.seat})
        self.sitting.answer(message.choice)
        self._go_on(by)

    def _change(self, seats: Seats, message: Change) -> None:
        prompt = self._asked(message.n, seats)
        if prompt.kind != MUST_CHANGE:
            raise Mistake(NOT_YOURS)
        self.sitting.answer(write_moves(list(message.moves)) if message.moves else prompt.usual)
        self._go_on(frozenset({prompt.seat}))

    def _hand_over(self, seats: Seats, message: HandOver) -> None:
        if not self.alone:
            raise Mistake("With two people at the table each plays for himself.")
        sheet = self._sheet()
        if self.prompt is None:
            raise Mistake(TOO_LATE)
        if self.match.terms.own_dice:
            raise Mistake("Somebody must roll the dice; they are yours.")
        sheet.hand_over(message.inning_only)
        self._go_on(self.waiting & seats)

    def _go_on(self, by: Seats) -> None:
        number = self.number
        self.sitting.go()
        self._answer_for_the_absent()
        self.ready, self.offer = {}, None
        self._keep(tuple((number, seat) for seat in sorted(by)))

    def _keep(self, marks: tuple[tuple[int, str], ...]) -> None:
        """Every answer that is not on the shelf yet, before anybody sees what came of it."""
        record = self.sitting.session.record
        with self._shelf.writing():
            self._shelf.append(self.id, self._kept, lines_of(record[2 * self._kept :]))
            for number, seat in marks:
                self._shelf.mark(self.id, number, seat)
            if marks:
                self._shelf.played(self.id)
            self._shelf.touch(self.id, self.sitting.over, self._standing())
        self._kept = len(record) // 2
        self.marks += marks

    def _standing(self) -> str:
        """Where the game stands, in a few words for the door."""
        if self.sitting.over:
            sides = self.match.scene(self.sitting, WATCH)["scoreboard"]["sides"]
            score = ", ".join(f"{side['name']} {side['runs']}" for side in sides)
            return f"Final: {score}"
        last = self.sitting.log[-1] if self.sitting.log else None
        return "" if last is None else f"{last.chapter}{': ' if last.standing else ''}{last.standing}"

    # Who has left.

    def _leave_to_the_book(self, seats: Seats) -> None:
        if not isinstance(self.match, PlaysMatch):
            raise Mistake(f"In {self.match.game.name} nobody plays for somebody else.")
        self.away |= seats
        if set(self.ready) >= self.waiting - self.away:
            sheet = self._sheet()
            if self.ready:
                for seat in self.waiting & self.away:
                    self._by_the_book(seat, sheet)
                sheet.play_on()
            else:
                self._answer_for_the_absent()
            self._go_on(frozenset(self.ready))

    def come_back(self, seats: Seats) -> None:
        """Whoever sits down again plays for himself."""
        self.away -= seats

    def _by_the_book(self, seat: str, sheet: CallSheet) -> None:
        """The book's calls and changes for a seat before the pitch."""
        book, view, prompt = ByTheBook(), self.sitting.view(seat), self.prompt
        whose, side = self.match.game.seats(self.sitting.state), SIDES.index(seat)
        calls = {
            purpose: book.decide(view, decision)
            for purpose, decision in sheet.offered.items()
            if whose[decision.seat] == seat
        }
        changes = prompt is not None and side in prompt.may_change
        text = book.decide(view, Request(f"{seat}-moves", seat)) if changes else Request.default
        moves = () if text == Request.default else read_moves(text)
        sheet.hand_in(calls, {side: list(moves)} if moves else {})

    def _answer_for_the_absent(self) -> None:
        """Goes on while nobody is asked but those who have left."""
        while (prompt := self.prompt) is not None and self.waiting and self.waiting <= self.away:
            if prompt.kind == CALLS:
                sheet = self._sheet()
                self._by_the_book(prompt.seat, sheet)
                sheet.play_on()
            elif prompt.kind == MUST_CHANGE:
                self.sitting.answer(prompt.usual)
            elif isinstance(prompt.question, Decision):
                self.sitting.answer(ByTheBook().decide(self.sitting.view(prompt.seat), prompt.question))
            else:
                return
            self.sitting.go()

    # Taking back.

    def _last_mark(self, seats: Seats) -> int | None:
        """The last place before this one at which these seats answered."""
        places = [n for n, seat in self.marks if seat in seats and n < self.sitting.length]
        return max(places, default=None)

    def _undo(self, seats: Seats) -> None:
        if set(self.ready) & seats:
            self._withdraw(seats)
            return
        place = self._last_mark(seats)
        if place is None:
            raise Mistake("There is nothing to take back.")
        if self.alone:
            self._take_back(place, "The last decision was taken back; fresh dice fall from there on.")
            return
        if self.match.game.hears:
            raise Mistake(f"In {self.match.game.name} nothing is taken back: what was hidden has been seen.")
        self.offer = (min(seats), place)

    def _withdraw(self, seats: Seats) -> None:
        """Calls that were handed in and not yet played."""
        others = {seat: _written(message) for seat, message in self.ready.items() if seat not in seats}
        self._sheet().clear()
        self.ready = {}
        with self._shelf.writing():
            self._shelf.played(self.id)
            for seat, text in others.items():
                self._shelf.hand_in(self.id, seat, self.number, text)
        self._hand_in_again(others)

    def _reply(self, seats: Seats, message: Reply) -> None:
        if self.offer is None:
            raise Mistake("Nobody asks to take anything back.")
        by, place = self.offer
        if by in seats:
            if message.yes:
                raise Mistake("The other side answers this.")
            self.offer = None
        elif message.yes:
            name = self.match.names[SIDES.index(by)]
            self._take_back(place, f"{name} took back a decision by consent; fresh dice fall from there on.")
        else:
            self.offer = None

    def _take_back(self, place: int, note: str) -> None:
        record = self.sitting.session.record[: 2 * place : 2]
        fallen = sum(isinstance(question, Roll | Draw) for question in record)
        header = self._header()
        if self.match.terms.seed is not None:
            before = [one for one in self.match.terms.renewals if one.after < fallen]
            words = [f"{one.after}/{one.number}" for one in before] + [f"{fallen}/{len(self.notes) + 1}"]
            header["dice renewed"] = " ".join(words)
        told = len(self._told_before(place))
        with self._shelf.writing():
            self._shelf.cut(self.id, place, header)
            self._shelf.note(self.id, told, note)
        kept = self._shelf.kept(self.id)
        assert kept is not None
        self._load(kept)

    # Looking back.

    def after_entry(self, count: int) -> Values:
        """What everybody saw when so many entries of the log had been told; only of a game that is over."""
        if not self.sitting.over:
            raise Mistake("One can look back when the game is over.")
        if not 0 <= count <= len(self.sitting.log):
            raise Mistake(f"The log has {len(self.sitting.log)} entries.")
        place = self._ends()[count - 1] if count else 0
        again: AnySitting = Sitting(self.match, self.sitting.lines()[:place], ends_with_tape=True)
        again.go()
        return scene(again, WATCH, max(1, count))

    def _ends(self) -> list[int]:
        """After how many answers each entry of the log was told."""
        ends: list[int] = []
        again: AnySitting = Sitting(
            self.match, self.sitting.lines(), hear=lambda told: ends.append(again.length), ends_with_tape=True
        )
        again.go()
        return ends

    def _told_before(self, place: int) -> list[object]:
        """The entries of the log that stay when answers from a place on are taken back."""
        match, lines = self.match, self.sitting.lines()[:place]
        again: AnySitting = Sitting(match, lines, ends_with_tape=True)
        again.go()
        return list(again.log)


def _is_secret(prompt: Prompt) -> bool:
    return isinstance(prompt.question, Decision) and prompt.question.secret


def _lists(moves: Mapping[int, tuple[Substitution, ...]]) -> dict[int, list[Substitution]]:
    return {side: list(made) for side, made in moves.items()}


def _written(message: HandIn) -> str:
    moves = {SIDES[side]: [list(move) for move in made] for side, made in message.moves.items()}
    return json.dumps({"t": "play", "n": message.n, "calls": dict(message.calls), "moves": moves})
