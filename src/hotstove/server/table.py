"""A table of the server: one game on its way, who sits at it, and what each of them may do."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping

from hotstove.server.answers import Answers
from hotstove.server.clock import Clock
from hotstove.server.kept_game import NOBODY, Seats
from hotstove.server.messages import (
    Absent,
    Change,
    Choose,
    HandIn,
    HandOver,
    Lift,
    Message,
    Reply,
    SetLineup,
    Standing,
    Undo,
    written,
)
from hotstove.server.shelf import Kept, Shelf
from hotstove.server.stand_in import stand_in
from hotstove.sitting.plays.ahead import CallSheet
from hotstove.sitting.prompts import CALLS, DICE
from hotstove.table.errors import Mistake
from hotstove.table.game import SIDES


class LiveTable(Answers):
    """One table in memory. Everything that it holds is on the shelf as well."""

    def __init__(self, shelf: Shelf, kept: Kept) -> None:
        super().__init__(shelf, kept)
        self.clock = Clock(kept.clock, kept.touched + kept.clock)
        self.offer: tuple[str, int] | None = None
        """The seat that wants to take something back, and to which length of the tape."""

    def act(self, seats: Seats, message: Message) -> None:
        """Does what was asked for, and keeps it; a Mistake says why it is refused, and nothing has changed."""
        if not seats:
            raise Mistake("You are looking on.")
        if isinstance(message, Standing):
            self.standing = self.standing | seats if message.on else self.standing - seats
            return
        number = self.number
        if type(message) not in self._acts:
            raise Mistake("You sit here already.")
        self._acts[type(message)](self, seats, message)
        self.clock.answered(seats)
        if self.number != number:
            self.offer = None
            self.clock.start(time.time())

    # Those who are not there.

    def _leave_to_somebody(self, seats: Seats, message: Absent) -> None:
        missing = self.persons - seats
        self.away |= missing
        asked = self.waiting & missing - set(self.ready)
        if asked and self.waiting - asked <= set(self.ready):
            self._answer_for(asked)
            self._wait_for_somebody()

    def come_back(self, seats: Seats) -> None:
        """Whoever sits down again plays for himself."""
        self.away -= seats
        self.clock.answered(seats)

    def run_out(self, now: float) -> bool:
        """Answers for whoever has not answered when the clock runs out; False where it has not, or nobody is late."""
        prompt = self.prompt
        if prompt is None or prompt.kind == DICE or not self.clock.has_run_out(now):
            return False
        late = self.waiting - set(self.ready) - (self.standing if prompt.kind == CALLS else NOBODY)
        if not late or self.away >= self.persons:
            return False
        who, _ = stand_in(self.match)
        for seat in sorted(late):
            self.game.note(f"The clock ran out on {self._name(seat)}; {who} answered.")
            if self.clock.miss(seat):
                self.away.add(seat)
        self._answer_for(late)
        self._wait_for_somebody()
        self.offer = None
        self.clock.start(now)
        return True

    def _name(self, seat: str) -> str:
        names = self.match.names
        return f"the {seat}" if names[0] == names[1] else names[SIDES.index(seat)]

    # Taking back.

    def _undo(self, seats: Seats, message: Undo) -> None:
        if set(self.ready) & seats:
            self._withdraw(seats)
            return
        place = self.game.last_mark(seats)
        if place is None:
            raise Mistake("There is nothing to take back.")
        if self.game.counts:
            raise Mistake("In a season's game nothing is taken back.")
        if self.alone:
            self._take_back(place, "The last decision was taken back; fresh dice fall from there on.")
            return
        if self.match.game.hears:
            raise Mistake(f"In {self.match.game.name} nothing is taken back: what was hidden has been seen.")
        self.offer = (min(seats), place)

    def _withdraw(self, seats: Seats) -> None:
        """What was handed in and not yet played."""
        others = {seat: written(message) for seat, message in self.ready.items() if seat not in seats}
        if isinstance(self.sitting.ahead, CallSheet):
            self.sitting.ahead.clear()
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
        if by in seats and message.yes:
            raise Mistake("The other side answers this.")
        self.offer = None
        if message.yes:
            note = f"{self._name(by)} took back a decision by consent; fresh dice fall from there on."
            self._take_back(place, note[0].upper() + note[1:])

    def _take_back(self, place: int, note: str) -> None:
        self.ready, self.offer = {}, None
        self.game.take_back(place, note)

    _acts: Mapping[type[Message], Callable[..., None]] = {
        SetLineup: Answers._set_lineup,
        HandIn: Answers._hand_in,
        Choose: Answers._choose,
        Change: Answers._change,
        HandOver: Answers._hand_over,
        Absent: _leave_to_somebody,
        Lift: Answers._lift,
        Undo: _undo,
        Reply: _reply,
    }
