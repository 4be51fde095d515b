"""LT-30: the fielding chart's lines of the nine in the field."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from hotstove.diamond.gloves import NAME_OF
from hotstove.diamond.lineup import Lineup
from hotstove.games.longtater.cards import Card, Glove
from hotstove.games.longtater.matchup import Gloves
from hotstove.table.memo import remembered

STRANGER = Glove(15, 0)
"""A player pressed into a position that he has no line for."""


def _gloves_of(cards: Mapping[str, Card], lineup: Lineup) -> Gloves:
    lines = [Glove(0)]
    for position in range(1, 10):
        lines.append(cards[lineup.fielders[position]].glove(NAME_OF[position]) or STRANGER)
    return Gloves(tuple(line.e for line in lines), tuple(line.oa for line in lines))


gloves_of: Callable[[Mapping[str, Card], Lineup], Gloves] = remembered(_gloves_of)
