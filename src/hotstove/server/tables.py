"""The tables of a server: made, brought back from the shelf when somebody comes, put aside when nobody is there."""

from __future__ import annotations

import logging
import time
from collections.abc import Mapping
from typing import NamedTuple

from hotstove.server.clock import CLOCKS
from hotstove.server.kept_game import NOBODY, Seats
from hotstove.server.shelf import Shelf
from hotstove.server.table import LiveTable
from hotstove.server.tokens import hashed, new_table_id, new_token, same
from hotstove.sitting.arguments import PlayArgs
from hotstove.sitting.match import AnyMatch
from hotstove.sitting.opening import open_new
from hotstove.sitting.plays.match import PlaysMatch
from hotstove.table.commitment import new_seed
from hotstove.table.errors import Mistake
from hotstove.table.game import HOME, SIDES, VISITORS

LOG = logging.getLogger("hotstove.server")
IDLE_SECONDS = 600
BOOK, FRIEND, SCREEN = "book", "friend", "screen"
AGAINST = (BOOK, FRIEND, SCREEN)
"""Whom one plays: the computer, somebody by link, or somebody at the same screen."""
MOST_WORDS = 20
HITTERS = {"": None, "yes": True, "no": False}
"""Whether a designated hitter bats, by what the door calls it; None as the clubs are used to."""


class Agreement(NamedTuple):
    """What a table is made for."""

    match: AnyMatch
    against: str
    """Whom one plays, one of AGAINST."""
    side: str
    """The side of whoever makes the table."""
    clock: int = 0
    """Seconds for a decision; 0 without a clock."""
    season: str = ""
    """The season and its scheduled game, where it is one."""


class Tables:
    """Every table, by its id."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf
        self._live: dict[str, LiveTable] = {}
        self._touched: dict[str, float] = {}

    def make(self, match: AnyMatch, against: str, side: str, clock: int = 0, season: str = "") -> dict[str, str]:
        """A new table: its id, the token of whoever made it, and one to give to a friend."""
        table, token = new_table_id(), new_token()
        other = HOME if side == VISITORS else VISITORS
        made = {"id": table, "token": token}
        seats = {hashed(token): " ".join(SIDES) if against == SCREEN else side}
        if against == FRIEND:
            made["invite"] = new_token()
            seats[hashed(made["invite"])] = other
        self.shelf.add(table, match.game.key, match.title, match.header(), seats, clock=clock, season=season)
        return made

    def seat_again(self, table: str, club: str = "") -> str:
        """A new token for the side of a club at a season's game, or for whoever made the table; those before it stay
        good."""
        live = self.get(table)
        clubs = live.match.clubs if isinstance(live.match, PlaysMatch) else ()
        sides = {one.code: seat for one, seat in zip(clubs, SIDES, strict=False)}
        given = sorted({names for _, names in self.shelf.seats(table)})
        if club and sides.get(club) not in live.persons:
            raise Mistake("This game is being played without you.")
        if not club and len(given) != 1:
            raise Mistake("Two people play this game at its table; each goes back there by his own link.")
        token = new_token()
        self.shelf.add_seat(table, hashed(token), sides[club] if club else given[0])
        return token

    def get(self, table: str) -> LiveTable:
        """A table, from the shelf if it is not in memory."""
        found = self._live.get(table)
        if found is None:
            kept = self.shelf.kept(table)
            if kept is None:
                raise Mistake("There is no such table.")
            found = self._live[table] = LiveTable(self.shelf, kept)
        self._touched[table] = time.monotonic()
        return found

    def forget(self, table: str) -> None:
        """Puts a table aside; it comes back from the shelf."""
        self._live.pop(table, None)
        self._touched.pop(table, None)

    def put_aside(self, busy: frozenset[str], idle: float = IDLE_SECONDS) -> int:
        """Tables at which nobody has been for a while leave memory; how many did."""
        now = time.monotonic()
        left = [name for name, touched in self._touched.items() if name not in busy and now - touched >= idle]
        for table in left:
            self.forget(table)
        return len(left)

    def run_out(self, now: float) -> list[str]:
        """Tables at which a clock has run out and somebody was answered for."""
        return [name for name in list(self._live) if self._has_run_out(name, now)]

    def _has_run_out(self, name: str, now: float) -> bool:
        try:
            return self._live[name].run_out(now)
        except Exception:
            LOG.exception("table %s is brought back from the shelf", name)
            self.forget(name)
            return True

    @property
    def in_memory(self) -> int:
        return len(self._live)

    def seats_of(self, table: str, token: str) -> Seats:
        """The seats that a token gives; without one, none: its bearer looks on."""
        if not token:
            return NOBODY
        for kept, names in self.shelf.seats(table):
            if same(token, kept):
                return frozenset(names.split())
        raise Mistake("This link gives no seat at this table.")


def agreed(wanted: Mapping[str, object]) -> Agreement:
    """The table that somebody wants. Cards of the record may have to be made first."""
    against, side, clock = _text(wanted, "against", BOOK), _text(wanted, "side", HOME), _text(wanted, "clock")
    if against not in AGAINST:
        raise Mistake(f"against {against!r}: it is {', '.join(AGAINST)}")
    if side not in SIDES:
        raise Mistake(f"side {side!r}: it is {' or '.join(SIDES)}")
    if clock not in CLOCKS:
        raise Mistake(f"clock {clock!r}: it is {' or '.join(filter(None, CLOCKS))}, or nothing")
    return Agreement(open_new(_args(wanted, against, side)), against, side, CLOCKS[clock])


def _args(wanted: Mapping[str, object], against: str, side: str) -> PlayArgs:
    game, dice, hitter = _text(wanted, "game"), _text(wanted, "dice"), _text(wanted, "dh")
    if hitter not in HITTERS:
        raise Mistake(f"dh {hitter!r}: it is yes or no, or nothing")
    options = wanted.get("options", [])
    if not isinstance(options, list) or len(options) > MOST_WORDS:
        raise Mistake("options: they are a list of texts such as injuries=yes")
    persons = {BOOK: "visitors" if side == HOME else "home"}.get(against, "none")
    own = dice == "mine"
    return PlayArgs(
        game=game,
        away=named_club("away", _text(wanted, "away")),
        home=named_club("home", _text(wanted, "home")),
        seed=None if own else new_seed(),
        auto=persons,
        dice="mine" if own else "",
        options=tuple(_text({"option": one}, "option") for one in options),
        preset=_text(wanted, "preset"),
        designated_hitter=HITTERS[hitter],
        pitchers=_text(wanted, "pitchers"),
        somebody_there=True,
    )


def named_club(name: str, value: str) -> str:
    """A club by its name; files of this machine are not read for whoever asks. `name` is what the mistake is called."""
    if any(mark in value for mark in "/\\.~"):
        raise Mistake(f"{name} {value!r}: name a club of ours, or one of the record such as 1988 TEX")
    return value


def _text(wanted: Mapping[str, object], name: str, usual: str = "") -> str:
    value = wanted.get(name, usual)
    if not isinstance(value, str) or len(value) > 80 or not value.isprintable():
        raise Mistake(f"{name}: it is a short text")
    return value
