"""LT-01: the action deck, and the cards that the rules draw from it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from hotstove.table.charts import Chart
from hotstove.table.decks import Deck
from hotstove.table.questions import Draw

FACES = ("top", "middle", "bottom")
NUMBERS = tuple(range(1, 101))
MIDDLE_NUMBERS = tuple(range(1, 21))
NAME = "action deck"


@dataclass(frozen=True, slots=True)
class Draws:
    """Every draw that a rule asks for, by its purpose: which face is read belongs to it."""

    batter_control: Draw
    pitcher_control: Draw
    batter: Draw
    batter_out: Draw
    batter_reaches: Draw
    pitcher: Draw
    pitcher_out: Draw
    pitcher_allows: Draw
    pitcher_hundred: Draw
    kind_of_hit: Draw
    out_chart_top: Draw
    out_chart_bottom: Draw
    error_check: Draw
    error: Draw
    line_drive: Draw
    location: Draw
    throw: Draw
    bunt: Draw
    infield_in: Draw
    steal_number: Draw
    steal_throw: Draw
    steal: Draw
    batter_hundred: Draw
    injury: Draw
    injured_man: Draw
    injured_side: Draw


FACE_OF = {
    "batter_control": "middle",
    "pitcher_control": "middle",
    "batter": "top",
    "batter_out": "top",
    "batter_reaches": "top",
    "pitcher": "bottom",
    "pitcher_out": "bottom",
    "pitcher_allows": "bottom",
    "pitcher_hundred": "bottom",
    "kind_of_hit": "top",
    "out_chart_top": "top",
    "out_chart_bottom": "bottom",
    "error_check": "bottom",
    "error": "bottom",
    "line_drive": "bottom",
    "location": "bottom",
    "throw": "bottom",
    "bunt": "top",
    "infield_in": "bottom",
    "steal_number": "top",
    "steal_throw": "bottom",
    "steal": "top",
    "batter_hundred": "top",
    "injury": "top",
    "injured_man": "top",
    "injured_side": "bottom",
}
ASKED_BY = {"steal_number": "LT-13"}
"""Numbers that are drawn outside of any stage, and the rules that ask for them."""


def deck_of(chart: Chart, depth: int) -> Deck:
    """The hundred cards as the chart pairs their numbers, shuffled again after so many."""
    cards = tuple(tuple(int(chart(card, face)) for face in FACES) for card in NUMBERS)
    return Deck(NAME, FACES, cards, 0 if depth == len(cards) else depth)


@lru_cache(maxsize=64)
def draws_of(chart: Chart, depth: int = 100) -> Draws:
    deck = deck_of(chart, depth)
    return Draws(
        **{name: Draw(name.replace("_", "-"), deck, face, ASKED_BY.get(name, "")) for name, face in FACE_OF.items()}
    )
