"""RB-21: the batting cards of pitchers."""

from __future__ import annotations

from hotstove.diamond.club_files import Place
from hotstove.games.replay.book import ReplayBook
from hotstove.games.replay.card_files import batter_rows
from hotstove.games.replay.cards import BatterGrid

NUMBERS = range(1, 7)


def pitchers_grids(book: ReplayBook) -> dict[int, dict[str, BatterGrid]]:
    """The grids of the six cards against each hand, by the number of the card."""
    grids = {}
    for number in NUMBERS:
        texts = [str(book.pitchers_at_bat(number, row)).split() for row in range(1, 7)]
        name = f"Pitchers' batting card {number}"
        rows = batter_rows(Place(book.pitchers_at_bat.name, f"card {number}"), texts, frozenset())
        grids[number] = {throws: BatterGrid(name, rows, throws) for throws in "LR"}
    return grids
