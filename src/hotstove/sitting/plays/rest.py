"""Which pitchers are not fresh and which players are not there, as the header of a tape keeps it."""

from __future__ import annotations

import json
from collections.abc import Mapping

from hotstove.diamond.availability import Availability
from hotstove.diamond.setup import EVERYBODY_READY
from hotstove.sitting.header import Header
from hotstove.table.game import SIDES

Rest = tuple[Mapping[str, Availability], Mapping[str, Availability]]
Out = tuple[Mapping[str, str], Mapping[str, str]]
"""Players of each side who were hurt earlier on the day and miss this game, with their names."""
EVERYBODY_THERE: Mapping[str, str] = {}
KINDS = (bool, bool, str, bool, bool, int)
"""Of an availability's fields, in order."""


def write_rest(available: Rest) -> dict[str, str]:
    """A line for each side that has somebody to tell of."""
    return {
        f"{side} rest": json.dumps({player: list(mine[player]) for player in sorted(mine)}, separators=(",", ":"))
        for side, mine in zip(SIDES, available, strict=True)
        if mine
    }


def read_rest(header: Header) -> Rest:
    visitors, home = (_side(header, f"{side} rest") for side in SIDES)
    return visitors, home


def write_out(out: Out) -> dict[str, str]:
    """A line for each side that misses somebody."""
    return {
        f"{side} out": json.dumps(dict(sorted(mine.items())), separators=(",", ":"), ensure_ascii=False)
        for side, mine in zip(SIDES, out, strict=True)
        if mine
    }


def read_out(header: Header) -> Out:
    visitors, home = (_missing(header, f"{side} out") for side in SIDES)
    return visitors, home


def _missing(header: Header, name: str) -> Mapping[str, str]:
    try:
        found = json.loads(header.lines.get(name, "{}"))
    except ValueError:
        found = None
    if not isinstance(found, dict) or not all(isinstance(one, str) for one in found.values()):
        raise header.wrong(name, "a table of players and their names")
    return found


def _side(header: Header, name: str) -> Mapping[str, Availability]:
    if name not in header.lines:
        return EVERYBODY_READY
    try:
        table = json.loads(header[name])
        found = {str(player): tuple(fields) for player, fields in table.items()}
    except (ValueError, TypeError, AttributeError):
        raise header.wrong(name, "a table of pitchers and what they may do") from None
    for fields in found.values():
        if tuple(type(one) for one in fields) != KINDS:
            raise header.wrong(name, "six facts for each pitcher")
    return {player: Availability(*fields) for player, fields in found.items()}
