"""Options of Superstar Baseball that are on and can do nothing, each in a sentence."""

from __future__ import annotations

from collections.abc import Sequence

from hotstove.diamond.club import Club
from hotstove.games.superstar.cards import Card
from hotstove.games.superstar.options import Options


def idle_options(options: Options, clubs: Sequence[Club[Card]] = ()) -> tuple[str, ...]:
    """What the cards of these clubs cannot use; without clubs nothing is said of cards."""
    if not options.injuries or not clubs:
        return ()
    pitchers = [card.pitching for club in clubs for card in club.cards.values() if card.pitching is not None]
    charts = [chart for pitcher in pitchers for chart in (pitcher.starting, pitcher.relieving) if chart is not None]
    if any("X" in chart.cells.values() for chart in charts):
        return ()
    return ("injuries does nothing here: no pitcher's card has an X.",)
