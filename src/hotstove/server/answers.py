"""What a game asks of the people at a table, and how their answers reach it."""

from __future__ import annotations

from collections.abc import Mapping

from hotstove.diamond.lineup import Substitution, write_moves
from hotstove.server.clubhouse import begins_with, may_set_lineup
from hotstove.server.kept_game import KeptGame, Seats
from hotstove.server.messages import Change, Choose, HandIn, HandOver, Lift, SetLineup, read, written
from hotstove.server.shelf import Kept, Shelf
from hotstove.server.stand_in import answer_for, hand_in_for
from hotstove.sitting.match import AnyMatch
from hotstove.sitting.plays.ahead import CallSheet
from hotstove.sitting.prompts import CALLS, DICE, MUST_CHANGE, Prompt
from hotstove.sitting.scene import waiting_for
from hotstove.sitting.sitting import AnySitting
from hotstove.table.errors import Mistake
from hotstove.table.game import SIDES

TOO_LATE = "The game has gone on since; nothing was done."
NOT_YOURS = "This is not yours to answer."


class Answers:
    """The open questions of one game, what has been handed in, and for whom somebody else answers."""

    def __init__(self, shelf: Shelf, kept: Kept) -> None:
        self.id, self._shelf = kept.id, shelf
        self.alone = len({seats for _, seats in shelf.seats(kept.id)}) < 2
        """One person sits here, or two at one screen."""
        self.standing: set[str] = set()
        """Seats that are ready for every pitch."""
        self.away: set[str] = set()
        """Seats of persons who have left, for whom somebody else plays until they come back."""
        self.ready: dict[str, HandIn | Choose] = {}
        """What seats have handed in and what waits for the other side."""
        self.game = KeptGame(shelf, kept)
        self._hand_in_again({seat: text for seat, (n, text) in kept.sheets.items() if n == self.number})

    # What there is to know.

    @property
    def match(self) -> AnyMatch:
        return self.game.match

    @property
    def sitting(self) -> AnySitting:
        return self.game.sitting

    @property
    def prompt(self) -> Prompt | None:
        return self.game.prompt

    @property
    def number(self) -> int:
        return self.game.number

    @property
    def persons(self) -> Seats:
        return self.game.persons

    @property
    def prompts(self) -> tuple[Prompt, ...]:
        """What is asked now: of one side, or of both at once where neither may know the other's answer."""
        if self.prompt is None:
            return ()
        other = None if self.alone else self.match.meanwhile(self.sitting)
        return (self.prompt,) if other is None else (self.prompt, other)

    @property
    def waiting(self) -> Seats:
        """Seats of persons that the game waits for."""
        return self.persons & {seat for prompt in self.prompts for seat in waiting_for(prompt)}

    def _asked(self, n: int, seats: Seats) -> Prompt:
        if not self.prompts or self.number != n:
            raise Mistake(TOO_LATE)
        for prompt in self.prompts:
            if self.persons & seats & set(waiting_for(prompt)):
                return prompt
        raise Mistake(NOT_YOURS)

    def _sheet(self) -> CallSheet:
        sheet = self.sitting.ahead
        if not isinstance(sheet, CallSheet):
            raise Mistake("This game has no calls before the pitch.")
        return sheet

    def _lift(self, seats: Seats, message: Lift) -> None:
        self._asked(message.n, seats)

    # Before the pitch.

    def _set_lineup(self, seats: Seats, message: SetLineup) -> None:
        side = SIDES[message.side]
        if side not in seats or not may_set_lineup(self.game, self.ready, side):
            raise Mistake("A lineup is handed in by its own side, before the first pitch.")
        others = {seat: written(handed) for seat, handed in self.ready.items() if seat != side}
        self.game.begin_with(begins_with(self.game, message))
        self.ready = {}
        self._hand_in_again(others)
        self._keep_sheets(frozenset(self.ready))

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
        self.ready |= dict.fromkeys(mine, message)
        self._play_when_ready(mine)

    def _play_when_ready(self, just: Seats) -> None:
        """The pitch, if nobody is missing; else what was handed in just now is kept."""
        prompt, sheet = self.prompt, self._sheet()
        assert prompt is not None
        if self.waiting - set(self.ready) - self.standing - self.away:
            self._keep_sheets(just)
            return
        for seat in (self.waiting & self.away) - set(self.ready):
            hand_in_for(self.sitting, sheet, prompt, seat)
        sheet.play_on()
        self._go_on(self.waiting)

    def _keep_sheets(self, seats: Seats) -> None:
        with self._shelf.writing():
            for seat in seats:
                self._shelf.hand_in(self.id, seat, self.number, written(self.ready[seat]))

    def _hand_in_again(self, messages: Mapping[str, str]) -> None:
        """What had been handed in, after the game was brought back."""
        for seat, text in messages.items():
            message = read(text)
            if isinstance(message, HandIn) and isinstance(self.sitting.ahead, CallSheet):
                self.sitting.ahead.hand_in(message.calls, _lists(message.moves))
                self.ready[seat] = message
            elif isinstance(message, Choose):
                self.ready[seat] = message

    # Choices.

    def _choose(self, seats: Seats, message: Choose) -> None:
        prompt = self._asked(message.n, seats)
        if prompt.kind in (CALLS, MUST_CHANGE):
            raise Mistake(NOT_YOURS)
        if len(self.prompts) > 1:
            if prompt.seat in self.ready:
                raise Mistake("You have chosen already.")
            self.sitting.checked(prompt.question, message.choice)
            self.ready[prompt.seat] = message
            self._turn_over_when_ready(frozenset({prompt.seat}))
            return
        by = seats & self.persons if prompt.kind == DICE else frozenset({prompt.seat})
        self.sitting.answer(message.choice)
        self._go_on(by)

    def _turn_over_when_ready(self, just: Seats) -> None:
        """Two choices that were made unseen are played together."""
        prompts = self.prompts
        for prompt in prompts:
            if prompt.seat in self.away and prompt.seat not in self.ready:
                self.ready[prompt.seat] = Choose(self.number, answer_for(self.sitting, prompt))
        if any(prompt.seat not in self.ready for prompt in prompts):
            self._keep_sheets(just)
            return
        number, choices = self.number, []
        for prompt in prompts:
            message = self.ready[prompt.seat]
            assert isinstance(message, Choose)
            choices.append(message.choice)
        for place, choice in enumerate(choices):
            if place:
                self.sitting.go()
            self.sitting.answer(choice)
        self._go_on(frozenset(prompt.seat for prompt in prompts), number)

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

    def _go_on(self, by: Seats, number: int | None = None) -> None:
        """Plays on after these seats have answered, until a person who is there is asked."""
        self._keep_going(by, number)
        self._wait_for_somebody()

    def _wait_for_somebody(self) -> None:
        """Goes on while nobody is asked but those who have left; where all have, the game waits."""
        while self.waiting and self.waiting <= self.away and self.away < self.persons:
            self._answer_for(self.waiting)

    def _keep_going(self, by: Seats, number: int | None = None) -> None:
        self.ready = {}
        self.game.go_on(by, self.number if number is None else number)

    def _answer_for(self, seats: Seats) -> None:
        """Somebody else answers for these seats, which the game waits for."""
        prompt = self.prompt
        assert prompt is not None
        if prompt.kind == CALLS:
            sheet = self._sheet()
            for seat in seats:
                hand_in_for(self.sitting, sheet, prompt, seat)
            sheet.play_on()
            self._keep_going(self.waiting)
        elif len(self.prompts) > 1:
            for one in self.prompts:
                if one.seat in seats:
                    self.ready[one.seat] = Choose(self.number, answer_for(self.sitting, one))
            self._turn_over_when_ready(seats)
        else:
            self.sitting.answer(answer_for(self.sitting, prompt))
            self._keep_going(seats)


def _lists(moves: Mapping[int, tuple[Substitution, ...]]) -> dict[int, list[Substitution]]:
    return {side: list(made) for side, made in moves.items()}
