"""Options of Replay Baseball that are on and can do nothing, each in a sentence."""

from __future__ import annotations

from collections.abc import Sequence

from hotstove.diamond.club import Club
from hotstove.diamond.setup import STEALS
from hotstove.games.replay.cards import Card
from hotstove.games.replay.options import Options


def idle_options(options: Options, clubs: Sequence[Club[Card]] = ()) -> tuple[str, ...]:
    """What another option voids, and what the cards of these clubs, the home side's last, cannot use."""
    found = []
    if options.infielder_die and not options.two_dice:
        found.append("infielder_die does nothing without two_dice: the blue die names the infielder.")
    if options.keep_symbols and not options.called_steals:
        found.append("keep_symbols does nothing without called_steals: symbols count in any case.")
    if options.combined_steals and not options.reads_symbols:
        found.append("combined_steals does nothing with called_steals: symbols are ignored; keep_symbols keeps them.")
    if options.limit_steals and not options.called_steals:
        found.append("limit_steals does nothing without called_steals: nobody is sent.")
    if not clubs:
        return tuple(found)
    cards = [card for club in clubs for card in club.cards.values()]
    if options.limit_steals and not any(STEALS in card.usage for card in cards):
        found.append("limit_steals does nothing here: no card tells how often its player ran.")
    if options.ballparks and clubs[-1].park is None:
        found.append(f"ballparks does nothing here: {clubs[-1].name} have no card of a park.")
    pitchers = [card.pitching for card in cards if card.pitching is not None]
    if options.best_column and all(pitcher.split for pitcher in pitchers):
        found.append("best_column does nothing here: every pitcher has a split card.")
    return tuple(found)
