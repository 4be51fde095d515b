"""The cards of Long Tater! as they lie on the table, with the numbers that were looked up on them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import astuple

from hotstove.diamond.club import Club
from hotstove.games.longtater.card_files import BATTING_KEYS, DASH, PITCHING_KEYS
from hotstove.games.longtater.cards import Card
from hotstove.table.account import Lookup


def batter_card(club: Club, player: str, lookups: Iterable[Lookup] = ()) -> list[str]:
    """Ratings and upper bounds as printed, and his lines on the fielding chart."""
    who, card = club.players[player], _card(club, player)
    gloves = ", ".join(f"{position} E {glove.e}" for position, glove in card.fielding.items()) or "no position"
    return [
        f"{who.name}, {club.name}: bats {who.bats}; {gloves}",
        *_table(BATTING_KEYS, astuple(card.batting)),
        *_read("batting card", lookups),
    ]


def pitcher_card(club: Club, player: str, lookups: Iterable[Lookup] = ()) -> list[str]:
    who, pitching = club.players[player], _card(club, player).pitching
    if pitching is None:
        return [f"{who.name}, {club.name}: no pitching card"]
    return [
        f"{who.name}, {club.name}: throws {who.throws}",
        *_table(PITCHING_KEYS, astuple(pitching)),
        *_read("pitching card", lookups),
    ]


def _card(club: Club, player: str) -> Card:
    card = club.cards[player]
    assert isinstance(card, Card)
    return card


def _table(keys: Iterable[str], numbers: Iterable[int]) -> list[str]:
    pairs = list(zip(keys, numbers, strict=True))
    return [
        "  " + "".join(f"{key:>5}" for key, _ in pairs),
        "  " + "".join(f"{number or DASH:>5}" for _, number in pairs),
    ]


def _read(chart: str, lookups: Iterable[Lookup]) -> list[str]:
    """The numbers that were looked up on the card, with the ranges that they fell into."""
    found = [f"{lookup.keys[0]} {lookup.cell}" for lookup in lookups if lookup.chart == chart]
    return [f"  read: {', '.join(found)}"] if found else []
