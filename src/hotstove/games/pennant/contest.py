"""One game as a session plays it: both managers name their starters, then the dice are rolled."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from hotstove.games.pennant.book import Book, standard_book
from hotstove.games.pennant.lines import GameLine
from hotstove.games.pennant.options import Options
from hotstove.games.pennant.reading import Side, Starter
from hotstove.games.pennant.staff import Staff
from hotstove.games.pennant.starters import choices, real_starter
from hotstove.games.pennant.whole_game import Watch, unseen, whole_game
from hotstove.table.account import Account
from hotstove.table.questions import Decision, Rule

SEATS = ("visitors", "home")


@dataclass(frozen=True)
class View:
    """What either manager may know before a game: both staffs, the day, and the starters offered. Nothing is secret."""

    seat: str
    day: int
    staffs: tuple[Staff, Staff]
    offered: dict[str, Starter]


class Contest:
    """One game between two clubs on one day of their season."""

    def __init__(
        self,
        visitors: Staff,
        home: Staff,
        day: int = 1,
        options: Options | None = None,
        book: Book | None = None,
        account: Account | None = None,
        named: tuple[str, str] = ("", ""),
        watch: Watch = unseen,
    ) -> None:
        self.seats: Mapping[str, str] = dict(zip(SEATS, SEATS, strict=True))
        self.staffs = (visitors, home)
        self.day = day
        self.options = Options() if options is None else options
        self.account = account
        self.named, self.watch = named, watch
        plain = standard_book() if book is None else book
        self.book = plain if account is None else plain.recorded(account)
        self.offered: dict[str, dict[str, Starter]] = {}
        self.line: GameLine | None = None

    def play(self) -> Rule[None]:
        first = yield from self._starter(0)
        second = yield from self._starter(1)
        self.sides = self._side(0, first), self._side(1, second)
        self.line = yield from whole_game(self.book, *self.sides, self.options, self.watch)
        for side, staff in enumerate(self.staffs):
            staff.note(self.day, self.line, side)

    def view(self, seat: str) -> View:
        return View(seat, self.day, self.staffs, self.offered.get(seat, {}))

    def _starter(self, side: int) -> Rule[Starter]:
        """The starter whom the schedule names, where that is the option and the sheet has him; else the manager's."""
        if self.options.real_starters and self.named[side]:
            real = real_starter(self.staffs[side], self.named[side])
            if real is not None:
                return real
        seat = SEATS[side]
        offered = self.offered[seat] = choices(self.staffs[side], self.day)
        return offered[(yield Decision("starter", seat, tuple(offered)))]

    def _side(self, side: int, starter: Starter) -> Side:
        staff = self.staffs[side]
        columns = staff.sheet.columns
        if self.account is not None:
            columns = columns.recorded(self.account)
        return Side(columns, starter, staff.pen(self.day, starter.number))
