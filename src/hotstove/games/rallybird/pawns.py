"""The wooden runners: nine nameless players a side, so that the scorebook can tell them apart by their turn."""

from __future__ import annotations

from functools import cache

from hotstove.diamond.club import Club, Player, Staff
from hotstove.diamond.lineup import Lineup

SIDES = ("visitors", "home")


@cache
def pawn_club(side: int) -> Club:
    """The red or the blue pawns."""
    letter = "vh"[side]
    names = [f"pawn{letter}00{number}" for number in range(1, 10)]
    players = {name: Player(name, "Pawn", str(number), "R", "R") for number, name in enumerate(names, start=1)}
    order = tuple((name, number) for number, name in enumerate(names, start=1))
    return Club(
        code=("VIS", "HOM")[side],
        name=("Visitors", "Home")[side],
        season=0,
        league="",
        players=players,
        cards={},
        staff=Staff({"R no DH": order}, (names[0],), ()),
    )


@cache
def pawn_lineup(side: int) -> Lineup:
    """Nine pawns in a row; the first one stands for the pitcher."""
    club = pawn_club(side)
    return Lineup(("", *club.players), (0, *range(1, 10)))
