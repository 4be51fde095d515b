"""Who is connected to which table, and sending each of them what is new to him."""

from __future__ import annotations

import asyncio
import json
import marshal
from collections.abc import Hashable, Iterator
from typing import Any

from starlette.websockets import WebSocket

from hotstove.server.kept_game import Seats
from hotstove.server.messages import PROTOCOL
from hotstove.server.table import LiveTable
from hotstove.server.view import view
from hotstove.sitting.values import Values
from hotstove.table.game import SIDES

WITHOUT_REFERENCES = 2
"""The form of marshal in which equal values are equal bytes, whoever else holds them."""
MOST_WATCHERS = 200
"""Connections to one table."""
NOTHING_SENT = object()
OPENED = frozenset({"field", "table"})
"""Parts of which only the changed entries are sent; the page lays them over what it has."""


_TEXT = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), check_circular=False)


def _mark(value: Any) -> int:
    """Differs where values differ. Most parts of a view stay as they are, and this is quicker than writing them out."""
    try:
        return hash(marshal.dumps(value, WITHOUT_REFERENCES))
    except ValueError:
        return hash(_TEXT.encode(value))


def _is_new(sent: dict[str, int], name: str, value: Any) -> bool:
    """Whether a part differs from what was sent last, which it is from now on."""
    mark = _mark(value)
    if sent.get(name) == mark:
        return False
    sent[name] = mark
    return True


class Connection:
    """One open page. It is sent the parts of its view that differ from what it was sent before."""

    def __init__(self, socket: WebSocket, table: str, seats: Seats) -> None:
        self.socket, self.table, self.seats = socket, table, seats
        self.lifted = -1
        """At one screen: the question for which the curtain was lifted."""
        self.news = asyncio.Event()
        self._sent: dict[str, int] = {}
        """Marks of the parts as they were sent last."""
        self._entries: dict[str, dict[str, int]] = {name: {} for name in OPENED}
        """The same of the entries of those that are opened."""
        self._rosters: Hashable = NOTHING_SENT
        """By what the rosters that were sent last are known."""
        self._cards: set[str] = set()
        """Cards that were sent; they never change."""
        self._log = 0
        self._notes = 0
        self._version = 0

    def view_text(self, table: LiveTable, here: Values) -> str:
        """The next message with a view: every part that has changed."""
        if len(table.game.notes) != self._notes or self._log > len(table.sitting.log):
            self._log, self._notes = 0, len(table.game.notes)
        rosters = table.match.roster_mark(table.sitting)
        parts = view(table, self.seats, self.lifted, self._log, rosters != self._rosters)
        self._log, self._rosters = len(table.sitting.log), rosters
        changed: Values = {}
        cards = {name: card for name, card in parts.pop("cards", {}).items() if name not in self._cards}
        if cards:
            self._cards |= cards.keys()
            changed["cards"] = cards
        for name, value in {**parts, "here": here}.items():
            if name in OPENED:
                sent = self._entries[name]
                value = {entry: one for entry, one in value.items() if _is_new(sent, entry, one)}
                if value:
                    changed[name] = value
            elif _is_new(self._sent, name, value):
                changed[name] = value
        self._version += 1
        return _TEXT.encode({"t": "view", "v": self._version, "scene": changed})

    def hello_text(self) -> str:
        seats = sorted(self.seats)
        return json.dumps({"t": "hello", "protocol": PROTOCOL, "table": self.table, "seats": seats})


class Hub:
    """Every open page, by table."""

    def __init__(self) -> None:
        self._here: dict[str, set[Connection]] = {}

    def enter(self, connection: Connection) -> bool:
        """False where there is no room left."""
        here = self._here.setdefault(connection.table, set())
        if len(here) >= MOST_WATCHERS:
            return False
        here.add(connection)
        self.tell(connection.table)
        return True

    def leave(self, connection: Connection) -> None:
        here = self._here.get(connection.table, set())
        here.discard(connection)
        if not here:
            self._here.pop(connection.table, None)
        self.tell(connection.table)

    def tell(self, table: str) -> None:
        """There is something new at a table."""
        for connection in self._at(table):
            connection.news.set()

    def _at(self, table: str) -> Iterator[Connection]:
        return iter(tuple(self._here.get(table, ())))

    def here(self, table: str) -> Values:
        """Who is there, by seat, and how many look on."""
        seats = {seat for connection in self._at(table) for seat in connection.seats}
        watching = sum(not connection.seats for connection in self._at(table))
        return {**{side: side in seats for side in SIDES}, "watching": watching}

    @property
    def busy(self) -> frozenset[str]:
        return frozenset(self._here)
