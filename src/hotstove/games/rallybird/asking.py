"""What the two sides are asked, and what is drawn, before the dice of an at-bat fall."""

from __future__ import annotations

from hotstove.games.rallybird.cards import CARDS, TAKE_THE_PITCH, playable
from hotstove.games.rallybird.options import Options
from hotstove.table.decks import Deck
from hotstove.table.game import DEFENSE, OFFENSE
from hotstove.table.questions import Decision, Draw
from hotstove.table.rules import tabulated

REMOVED, ASTERISK, CARD, GLOVES = "removed", "asterisk", "card", "gloves"
"""Purposes: the card taken out of the half-inning, the tile discarded, the card played, the gloves placed."""


@tabulated
def removal(cards: int) -> Draw:
    """One card at random out of the whole deck, anew in every half-inning (RY-04)."""
    return Draw(REMOVED, Deck("at-bat cards", ("card",), tuple((number,) for number in range(1, cards + 1)), 1), "card")


@tabulated
def discarding(tiles: tuple[str, ...]) -> Decision:
    """The asterisk tile that stays out (RY-05)."""
    return Decision(ASTERISK, DEFENSE, tiles)


@tabulated
def choosing(hand: tuple[str, ...]) -> Decision:
    """The card that goes face down (RY-06)."""
    return Decision(CARD, OFFENSE, hand, secret=True)


@tabulated
def placing(ways: tuple[str, ...]) -> Decision:
    """Where the gloves stand (RY-06)."""
    return Decision(GLOVES, DEFENSE, ways)


@tabulated
def deck_of(options: Options) -> tuple[str, ...]:
    """All the cards of a game under these options."""
    return tuple(card for card in CARDS if options.take_the_pitch or card != TAKE_THE_PITCH)


@tabulated
def hand_of(options: Options, removed: str, bases: str) -> tuple[str, ...]:
    """The cards that may be played: all but the removed one, and none whose play cannot happen (RY-03, RY-04)."""
    return tuple(card for card in deck_of(options) if card != removed and playable(card, bases))
