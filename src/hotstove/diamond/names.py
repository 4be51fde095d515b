"""The last names of everybody on the field, for whoever tells a play."""

from __future__ import annotations

from typing import NamedTuple

from hotstove.diamond.club import Club
from hotstove.diamond.situation import Situation

FIELDER = {
    1: "the pitcher",
    2: "the catcher",
    3: "the first baseman",
    4: "the second baseman",
    5: "the third baseman",
    6: "the shortstop",
    7: "the left fielder",
    8: "the center fielder",
    9: "the right fielder",
}
"""Who plays where, in words."""


class Names(NamedTuple):
    """Who stands where before a play."""

    batter: str
    pitcher: str
    fielders: tuple[str, ...]
    """By position 1 to 9; the first entry is empty."""
    runners: tuple[str, str, str]
    """On first, second and third; "" where nobody stands."""

    def runner(self, base: str) -> str:
        return self.runners[int(base) - 1]


def names_on(situation: Situation, clubs: tuple[Club, Club]) -> Names:
    """The names before a play."""
    offense, defense = clubs[situation.batting], clubs[situation.fielding]
    fielders = situation.lineups[situation.fielding].fielders
    standing = [defense.players[fielders[place]].last if place in fielders else "" for place in range(1, 10)]
    first, second, third = (offense.players[player].last if player else "" for player in situation.runners)
    pitcher = defense.players[situation.pitcher].last if situation.pitcher else ""
    return Names(offense.players[situation.batter].last, pitcher, ("", *standing), (first, second, third))
