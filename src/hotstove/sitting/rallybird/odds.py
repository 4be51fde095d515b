"""The exact chances of a card against a glove sum."""

from __future__ import annotations

from fractions import Fraction

from hotstove.diamond.play import Play
from hotstove.diamond.situation import BOTTOM, TOP
from hotstove.games.rallybird.asking import deck_of
from hotstove.games.rallybird.cards import card_named, playable
from hotstove.games.rallybird.chart_set import RallyCharts
from hotstove.games.rallybird.options import Options
from hotstove.odds.rallybird.outcomes import field_for, ways
from hotstove.sitting.plays.odds import PlayOdds, summed
from hotstove.table.errors import Mistake, Refused

HIGHEST = 27
"""Three times a nine, the largest sum that tiles or board can make."""


def card_odds(
    charts: RallyCharts, options: Options, typed: str, gloves: str, bases: str, outs: int
) -> tuple[str, PlayOdds]:
    """What is asked in a sentence, and the chances of a side that takes no roll back."""
    card = card_named(typed)
    if not gloves.isdecimal() or not 1 <= int(gloves) <= HIGHEST:
        raise Mistake(f"{gloves!r} is no glove sum: name the card and the sum that it meets, such as 'Deep' 7")
    if card not in deck_of(options):
        raise Refused(f"{card} is not in the deck under these options")
    if not playable(card, bases):
        raise Refused(f"{card} cannot be played with the bases {bases}")
    walks = options.walks_on_two(TOP) or options.walks_on_two(BOTTOM)
    chances: dict[Play, Fraction] = {}
    for way in ways(charts, field_for(bases, outs, walks, False), card, int(gloves)):
        chances[way.result.play] = chances.get(way.result.play, Fraction()) + way.chance
    return f"{card} against gloves of {gloves}, bases {bases}, {outs} out", summed(chances, bases, outs)
