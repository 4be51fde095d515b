"""What play by play that the user took in tells of a season's players: turns by hand, and balls on the ground.

Without such tables the ratings that rest on them are left off the cards, and the cards say so.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from hotstove.cardmaker.baseline.targets import Key
from hotstove.cardmaker.replay.pitcher_fit import AIMS
from hotstove.record.library import observed_stamp, read_observed
from hotstove.record.player import PlayerRecord
from hotstove.table.sums import summed

PLATOONED = {"L": 0.55, "R": 0.88}
"""The share of his turns against one hand from which on a player was kept for it: in 1988 they were 71 of the 374
batters with 100 plate appearances (Retrosheet's splits)."""
ENOUGH_TURNS, ENOUGH_FACED = 100, 300
"""Turns from which on a batter's, and batters from which on a pitcher's table is believed."""


class Seen(NamedTuple):
    """Turns against one hand: how many, and the AIMS of the fit among them; balls on the ground and in the air."""

    turns: int = 0
    aims: tuple[int, ...] = (0,) * len(AIMS)
    ground: int = 0
    air: int = 0

    def plus(self, other: Seen) -> Seen:
        both = tuple(one + more for one, more in zip(self.aims, other.aims, strict=True))
        return Seen(self.turns + other.turns, both, self.ground + other.ground, self.air + other.air)

    def rates(self) -> tuple[float, ...]:
        return tuple(number / max(self.turns, 1) for number in self.aims)


class Hands(NamedTuple):
    """A player's turns against left- and right-handers."""

    left: Seen = Seen()
    right: Seen = Seen()

    @property
    def turns(self) -> int:
        return self.left.turns + self.right.turns

    @property
    def both(self) -> Seen:
        return self.left.plus(self.right)

    def against(self, hand: str) -> Seen:
        return self.left if hand == "L" else self.right

    def plus(self, other: Hands) -> Hands:
        return Hands(self.left.plus(other.left), self.right.plus(other.right))


NOBODY = Hands()


class Tables(NamedTuple):
    """Batters and pitchers of a year, by club and Retrosheet's id."""

    batters: dict[tuple[str, str], Hands]
    pitchers: dict[tuple[str, str], Hands]

    def batter(self, key: Key, player: PlayerRecord) -> Hands:
        return self.batters.get((key[1], player.retro_id), NOBODY)

    def pitcher(self, key: Key, player: PlayerRecord) -> Hands:
        return self.pitchers.get((key[1], player.retro_id), NOBODY)


def tables_of(year: int) -> Tables:
    """The year's tables; empty where no play by play was taken in."""
    return _read(year, observed_stamp(year))


@lru_cache(maxsize=4)
def _read(year: int, stamp: str) -> Tables:
    return Tables(*(_hands(read_observed(year, name)) if stamp else {} for name in ("batters", "pitchers")))


def _hands(rows: Iterable[dict[str, str | int]]) -> dict[tuple[str, str], Hands]:
    found: dict[tuple[str, str], Hands] = {}
    for row in rows:
        place = str(row["team"]), str(row["player"])
        seen = _seen(row)
        more = Hands(left=seen) if row["vs"] == "L" else Hands(right=seen)
        found[place] = found.get(place, NOBODY).plus(more)
    return found


def _seen(row: dict[str, str | int]) -> Seen:
    def count(*names: str) -> int:
        return summed(int(row.get(name) or 0) for name in names)

    turns = count("PA") - count("IBB", "SH")
    aims = (count("SO"), count("BB") - count("IBB"), count("H"), count("HR"), count("D") + 2 * count("TR"))
    return Seen(turns, aims, count("GB"), count("FB", "PU"))


def platoon_letter(hands: Hands) -> str:
    """RB-10: the hand for which a player was kept; against it he misses no games."""
    if hands.turns < ENOUGH_TURNS:
        return ""
    share = hands.left.turns / hands.turns
    return "L" if share >= PLATOONED["L"] else "R" if 1 - share >= PLATOONED["R"] else ""
