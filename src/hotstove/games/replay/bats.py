"""RB-21: the batting cards of pitchers."""

from __future__ import annotations

from hotstove.diamond.club_files import Place
from hotstove.games.replay.card_files import batter_rows
from hotstove.games.replay.cards import BatterCard, BatterGrid, Runner
from hotstove.games.replay.chart_set import ReplayCharts

NUMBERS = range(1, 7)


SPEED = 2
"""For reckoning with the cards; a pitcher runs with his own rating."""


def pitchers_cards(charts: ReplayCharts) -> dict[int, BatterCard]:
    """The six cards by their numbers."""
    cards = {}
    for number in NUMBERS:
        texts = [str(charts.pitchers_at_bat(number, row)).split() for row in range(1, 7)]
        rows = batter_rows(Place(charts.pitchers_at_bat.name, f"card {number}"), texts, frozenset())
        cards[number] = BatterCard(f"Pitchers' batting card {number}", rows, Runner(SPEED))
    return cards


def pitchers_grids(charts: ReplayCharts) -> dict[int, dict[str, BatterGrid]]:
    """Their grids against each hand."""
    grids = {number: card.grids for number, card in pitchers_cards(charts).items()}
    for by_hand in grids.values():
        for grid in by_hand.values():
            grid.rules = {f"{column}-{row}": "RB-21" for column in range(1, 7) for row in range(1, 7)}
    return grids
