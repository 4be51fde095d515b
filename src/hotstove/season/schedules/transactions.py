"""Retrosheet's transactions (tran.txt of tranDB.zip): on which day a player of several clubs went from one to the next.

A row has sixteen fields: the date (00 for a month or day that is not known), when on that day, ..., the player, the
type, the club and league that he left, and those that he came to.
"""

from __future__ import annotations

import datetime
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from hotstove.season.schedules.retrosheet import all_files
from hotstove.season.usage import Share
from hotstove.table.errors import Mistake
from hotstove.table.reading import rows_of

FIELDS = 16
DATE, TIME, PLAYER, ORIGIN, TO = 0, 1, 6, 8, 10
AFTER_ALL_GAMES = "2"

Shares = Mapping[str, Mapping[str, Share]]
"""Shares by club and player."""


class Move(NamedTuple):
    """A player who leaves a club, comes to one, or both; `day` is the first, as an ordinal, that he is there."""

    day: int
    player: str
    origin: str
    to: str


def read_moves(source: Path, year: int) -> list[Move]:
    """What a folder or zip file knows of a year, in order; nothing where it has no transactions. Moves whose day is not
    known are left out."""
    found = []
    for name, text in (*all_files(source, "tran.txt"), *all_files(source, f"tran{year}.txt")):
        for number, row in rows_of(name, text):
            if len(row) != FIELDS:
                raise Mistake(f"{name}: line {number} has {len(row)} fields; transactions have {FIELDS}")
            day = _day(row[DATE])
            if day is not None and row[DATE].startswith(str(year)) and row[ORIGIN].strip() != row[TO].strip():
                later = row[TIME].strip() == AFTER_ALL_GAMES
                found.append(Move(day + later, row[PLAYER].strip(), row[ORIGIN].strip(), row[TO].strip()))
    return sorted(found)


def _day(text: str) -> int | None:
    try:
        return datetime.datetime.strptime(text.strip(), "%Y%m%d").date().toordinal()
    except ValueError:
        return None


def moved_on_their_days(shares: Shares, moves: Iterable[Move], part: Callable[[int], float]) -> Shares:
    """Shares in which players of several clubs change them on the days that are known; `part` says how much of the
    season is gone on a day. Who came back to a club, and whose days are not known, goes by his games as before."""
    left: dict[tuple[str, str], float] = {}
    came: dict[tuple[str, str], float] = {}
    for move in moves:
        left.setdefault((move.player, move.origin), part(move.day))
        came[move.player, move.to] = part(move.day)
    found = {code: dict(mine) for code, mine in shares.items()}
    stints: dict[str, list[tuple[Share, str]]] = {}
    for code, mine in shares.items():
        for player, share in mine.items():
            if (share.since > 0 or share.until < 1) and share.since < 1 and not share.away:
                stints.setdefault(player, []).append((share, code))
    for player, several in stints.items():
        order = sorted(several, key=lambda pair: pair[0].since)
        for place, (share, code) in enumerate(order):
            before = order[place - 1][1] if place else ""
            after = order[place + 1][1] if place + 1 < len(order) else ""
            since, until = share.since, share.until
            if since > 0:
                since = came.get((player, code), left.get((player, before), since))
            if until < 1:
                until = left.get((player, code), came.get((player, after), until))
            if 0 <= since < until <= 1:
                found[code][player] = replace(share, since=since, until=until)
    return found
