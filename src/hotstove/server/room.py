"""The room where the tables stand. Games are loaded when a table is needed, so that the door opens at once."""

from __future__ import annotations

from functools import cached_property
from importlib import import_module
from typing import TYPE_CHECKING

from hotstove.server.shelf import Shelf

if TYPE_CHECKING:
    from hotstove.server.hub import Hub
    from hotstove.server.socket import TableSocket
    from hotstove.server.tables import Tables


class Room:
    """Tables, and the pages that are open at them."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf

    @cached_property
    def tables(self) -> Tables:
        from hotstove.server.tables import Tables

        return Tables(self.shelf)

    @cached_property
    def hub(self) -> Hub:
        from hotstove.server.hub import Hub

        return Hub()

    @cached_property
    def socket(self) -> TableSocket:
        from hotstove.server.socket import TableSocket

        return TableSocket(self.tables, self.hub)

    def put_aside(self) -> int:
        """Tables at which nobody has been for a while leave memory; how many did."""
        return self.tables.put_aside(self.hub.busy) if "tables" in vars(self) else 0

    def look_at_clocks(self, now: float) -> None:
        """Whoever is late is answered for, and everybody there is told."""
        if "tables" in vars(self):
            for table in self.tables.run_out(now):
                self.hub.tell(table)


def load() -> None:
    """Loads what tables are made of, so that the first one does not wait for it."""
    from hotstove.server.lobby import choices

    import_module("hotstove.server.socket")
    choices()
