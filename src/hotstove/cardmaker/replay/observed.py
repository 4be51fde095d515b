"""What play by play that the user took in tells of a season's players: turns by hand, and balls on the ground.

Without such tables the ratings that rest on them are left off the cards, and the cards say so.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from hotstove.cardmaker.baseline.by_hand import NOBODY, Hands, Row, Seen, Who, by_hand, counted
from hotstove.cardmaker.baseline.targets import Key
from hotstove.record.library import observed_stamp, read_observed
from hotstove.record.player import PlayerRecord

PLATOONED = {"L": 0.55, "R": 0.88}
"""The share of his turns against one hand from which on a player was kept for it: in 1988 they were 71 of the 374
batters with 100 plate appearances (Retrosheet's splits)."""
ENOUGH_TURNS, ENOUGH_FACED = 100, 300
"""Turns from which on a batter's, and batters from which on a pitcher's table is believed."""


class Tables(NamedTuple):
    """Batters and pitchers of a year, by club and Retrosheet's id."""

    batters: dict[Who, Hands]
    pitchers: dict[Who, Hands]

    def batter(self, key: Key, player: PlayerRecord) -> Hands:
        return self.batters.get((key[1], player.retro_id), NOBODY)

    def pitcher(self, key: Key, player: PlayerRecord) -> Hands:
        return self.pitchers.get((key[1], player.retro_id), NOBODY)


def tables_of(year: int) -> Tables:
    """The year's tables; empty where no play by play was taken in."""
    return _read(year, observed_stamp(year))


@lru_cache(maxsize=4)
def _read(year: int, stamp: str) -> Tables:
    return Tables(*(by_hand(read_observed(year, name), _seen) if stamp else {} for name in ("batters", "pitchers")))


def _seen(row: Row) -> Seen:
    """Turns but for sacrifices and intentional walks, and the AIMS of the fit among them."""
    walks, extra = counted(row, "BB") - counted(row, "IBB"), counted(row, "D", "TR", "TR")
    aims = counted(row, "SO"), walks, counted(row, "H"), counted(row, "HR"), extra
    return Seen(counted(row, "PA") - counted(row, "IBB", "SH"), aims, counted(row, "GB"), counted(row, "FB", "PU"))


def platoon_letter(hands: Hands) -> str:
    """RB-10: the hand for which a player was kept; against it he misses no games."""
    if hands.turns < ENOUGH_TURNS:
        return ""
    share = hands.left.turns / hands.turns
    return "L" if share >= PLATOONED["L"] else "R" if 1 - share >= PLATOONED["R"] else ""
