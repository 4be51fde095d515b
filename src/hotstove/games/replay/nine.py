"""RB-28: a side in the field: its pitcher and the gloves in force."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache

from hotstove.diamond.gloves import POSITIONS
from hotstove.diamond.lineup import Lineup
from hotstove.games.replay.cards import Card, PitcherCard
from hotstove.games.replay.chart_set import ReplayCharts
from hotstove.games.replay.fielding import Glove, glove_at
from hotstove.games.replay.matchup import NO_GLOVE
from hotstove.games.replay.rest import SHORT_REST_COST
from hotstove.table.memo import remembered


@dataclass(frozen=True, slots=True)
class Nine:
    """Nine players at nine positions."""

    pitcher: str
    card: PitcherCard
    gloves: tuple[Glove, ...]
    """By position, 1 to 9; the first place is empty."""


def nine_of(charts: ReplayCharts, tables: bool, cards: Mapping[str, Card], lineup: Lineup) -> Nine:
    """`tables`: players out of position are rated by the tables instead of the short rule."""
    players = lineup.fielders
    gloves = (
        glove_at(charts, cards[players[number]].gloves, name, tables) for number, name in enumerate(POSITIONS, start=1)
    )
    card = cards[lineup.pitcher].pitching
    assert card is not None
    return Nine(lineup.pitcher, card, (NO_GLOVE, *gloves))


@lru_cache(maxsize=16)
def nines_of(charts: ReplayCharts, tables: bool) -> Callable[[Mapping[str, Card], Lineup], Nine]:
    """The nines under these charts, each rated once for as long as its lineup comes again."""
    return remembered(lambda cards, lineup: nine_of(charts, tables, cards, lineup))


@lru_cache(maxsize=1_024)
def on_short_rest(card: PitcherCard) -> PitcherCard:
    """RB-27: the card with what short rest leaves of its endurance."""
    return replace(card, starts=max(1, card.start_innings - SHORT_REST_COST))
