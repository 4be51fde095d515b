"""Retrosheet's rosters (TEX1988.ROS): who belonged to a club in a year."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from hotstove.season.schedules.retrosheet import all_files
from hotstove.season.usage import Share
from hotstove.table.errors import Mistake
from hotstove.table.reading import rows_of

FIELDS = 7
"""Id, last name, first name, bats, throws, club, position."""
LEAST = 9


def read_rosters(source: Path, year: int) -> dict[str, frozenset[str]]:
    """The ids of each club's players, from every roster of the year in a folder or zip; nothing where there is none."""
    found: dict[str, frozenset[str]] = {}
    for name, text in all_files(source, f"{year}.ros"):
        code = Path(name.replace(":", "/")).name[: -len(f"{year}.ros")].upper()
        found[code] = _players(name, text)
    return found


def _players(name: str, text: str) -> frozenset[str]:
    players = []
    for number, row in rows_of(name, text):
        if len(row) != FIELDS or not row[0]:
            raise Mistake(f"{name}: line {number} has {len(row)} fields, a roster has {FIELDS} and begins with an id")
        players.append(row[0])
    return frozenset(players)


def held_to(roster: frozenset[str], shares: Mapping[str, Share], club: str) -> dict[str, Share]:
    """Shares in which nobody plays who is not on the roster."""
    here = {player for player in shares if player in roster}
    if len(here) < LEAST:
        raise Mistake(f"the roster of {club} names {len(here)} players who have cards; a club needs {LEAST} at least")
    return {
        player: share if player in here else replace(share, since=2.0, until=2.0) for player, share in shares.items()
    }
