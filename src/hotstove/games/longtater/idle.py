"""Options of Long Tater! that are on and can do nothing, each in a sentence."""

from __future__ import annotations

from collections.abc import Sequence

from hotstove.diamond.club import Club
from hotstove.games.longtater.cards import Card
from hotstove.games.longtater.options import Options


def idle_options(options: Options, clubs: Sequence[Club[Card]] = ()) -> tuple[str, ...]:
    """What the cards of these clubs cannot use; without clubs nothing is said of cards."""
    found = []
    cards = [card for club in clubs for card in club.cards.values()]
    if options.whole_sb_to_third and cards and not any(card.batting.sb for card in cards):
        found.append("whole_sb_to_third does nothing here: no card has an SB%.")
    if options.games_limit and cards and not any("G" in card.usage for card in cards):
        found.append("games_limit does nothing here: no card has games.")
    return tuple(found)
