"""The result of one game as the books keep it: rows for every table."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from hotstove.records.rows import EventRow, GameRow

Row = dict[str, Any]
Values = tuple[Any, ...]
"""A row in the order of its table's columns, without the season."""


@dataclass(frozen=True)
class GameRows:
    """One finished game; `season` is added when it is written."""

    key: str
    game: GameRow
    events: list[EventRow] = field(default_factory=list)
    batting: list[Row] = field(default_factory=list)
    pitching: list[Row] = field(default_factory=list)
    fielding: list[Row] = field(default_factory=list)
