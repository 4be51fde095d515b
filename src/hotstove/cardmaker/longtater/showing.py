"""A card as it would lie on the table, with the real line, the expected line and the error."""

from __future__ import annotations

from dataclasses import astuple

from hotstove.diamond.club import Club
from hotstove.games.longtater.card_files import BATTING_KEYS, DASH, PITCHING_KEYS
from hotstove.games.longtater.cards import Card


def show_card(club: Club, player: str) -> list[str]:
    """The lines of a player's card."""
    who = club.players[player]
    card = club.cards[player]
    assert isinstance(card, Card)
    lines = [f"{who.name}, {club.season} {club.name} ({who.id}, {who.record_id}), bats {who.bats}, throws {who.throws}"]
    lines += ["", *_table(BATTING_KEYS, astuple(card.batting))]
    if card.pitching is not None:
        lines += ["", *_table(PITCHING_KEYS, astuple(card.pitching))]
    gloves = ", ".join(f"{position} E {glove.e}" for position, glove in card.fielding.items())
    lines += ["", f"Fielding: {gloves or 'none'}"]
    if card.line:
        lines += ["", *(f"{name:<24}{value:10.4f}" for name, value in card.line.items())]
    if card.estimated:
        lines += ["", f"Estimated, since the record lacks it: {', '.join(card.estimated)}"]
    return lines


def _table(keys: tuple[str, ...], numbers: tuple[int, ...]) -> list[str]:
    pairs = list(zip(keys, numbers, strict=True))
    return ["".join(f"{key:>5}" for key, _ in pairs), "".join(f"{number or DASH:>5}" for _, number in pairs)]
