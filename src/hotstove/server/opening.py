"""The match of a table, from what the shelf keeps of it."""

from __future__ import annotations

from hotstove.server.shelf import Kept
from hotstove.sitting.match import AnyMatch
from hotstove.sitting.opening import open_taped
from hotstove.table.tape import Line


def open_kept(kept: Kept) -> tuple[AnyMatch, list[Line]]:
    """The match and the answers so far; a season's game is set up by its season."""
    if kept.season:
        from hotstove.server.season_games import open_again

        return open_again(kept), list(kept.tape.lines)
    return open_taped(kept.tape, "this table")
