"""What players are worth by their cards, in runs."""

from __future__ import annotations

from collections.abc import Callable

from hotstove.diamond.bats import Bat
from hotstove.diamond.club import PlayerCard
from hotstove.games.longtater.cards import BatterCard, Card, PitcherCard
from hotstove.games.longtater.control import control_chance
from hotstove.table.memo import remembered

RUNS = {"1B": 0.45, "2B": 0.74, "3B": 0.96, "HR": 1.41, "BB": 0.32, "HBP": 0.33}
"""Runs above average that a way of reaching base is worth: `python -m tests.helpers.run_values` on a replay of 1988."""
PLAIN_OUT, STRIKEOUT = -0.26, -0.26
"""The same of outs, `python -m tests.helpers.run_values`: double plays and flies that score a player are among the
plain ones."""
HIT_ALLOWED = 0.60
"""A hit of average kind by RUNS, with the hits of 1988: the kind itself stands on the batter's card."""
AVERAGE_RATING = 10
"""BR and PR of the player against whom a card is weighed."""
PITCHERS_BAT = -0.11
"""A pitcher is asked to bunt and is hit for, however well he bats for one. By RUNS the pitchers of 2021 were worth
-.17."""
BUNTER = 1
"""Sacrifices of a season from which a player is one who bunts: replays of 1988 have 80% of its sacrifices so, and 64%
with three."""


def bunts_well(card: Card) -> bool:
    if "SH" in card.usage:
        return card.usage["SH"] >= BUNTER
    return card.batting.k <= 20 and card.batting.homer - card.batting.triple <= 6


def asked_to_bunt(card: Card) -> bool:
    return card.usage.get("SH", 0) >= BUNTER


def _bat_of(card: PlayerCard, throws: str) -> Bat:
    """Cards of this game do not look at hands."""
    assert isinstance(card, Card)
    return Bat(batting_value(card, None), bunts_well(card), asked_to_bunt(card))


def _as_batter(card: Card) -> float:
    value = value_of_batter(card.batting)
    if card.pitching is not None and 2 * card.usage.get("GP", 0) >= card.usage.get("G", 0):
        return min(value, PITCHERS_BAT)
    return value


def value_of_batter(card: BatterCard) -> float:
    """Runs above average a plate appearance, of those that he controls; the others are the pitcher's affair."""
    before, on = 0, 0.0
    for kind, bound in card.reaching:
        if bound > before:
            on += (bound - before) / 100 * RUNS[kind]
            before = bound
    out = (card.k * STRIKEOUT + (100 - card.k) * PLAIN_OUT) / 100
    return control_chance(card.br, AVERAGE_RATING) * (card.out / 100 * out + (100 - card.out) / 100 * on)


def value_of_pitcher(card: PitcherCard) -> float:
    """Runs that he saves a batter, where he is in control."""
    out = (card.k * STRIKEOUT + (100 - card.k) * PLAIN_OUT) / 100
    on = (card.hit * HIT_ALLOWED + (100 - card.hit) * RUNS["BB"]) / 100
    return (control_chance(AVERAGE_RATING, card.pr) - 1) * (card.oba / 100 * on + (100 - card.oba) / 100 * out)


batting_value: Callable[[Card, None], float] = remembered(lambda card, _: _as_batter(card))
pitching_value: Callable[[PitcherCard, None], float] = remembered(lambda card, _: value_of_pitcher(card))
bat_of: Callable[[PlayerCard, str], Bat] = remembered(_bat_of, most=4_096)
"""A card against pitchers of a hand."""
