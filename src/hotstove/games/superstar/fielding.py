"""The nine in the field: what a lineup is worth on defence, worked out once for as long as it stands."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache

from hotstove.diamond.gloves import NAME_OF
from hotstove.diamond.lineup import Lineup
from hotstove.games.superstar.cards import Card
from hotstove.games.superstar.chart_set import SuperstarCharts
from hotstove.games.superstar.fatigue import innings_limit
from hotstove.games.superstar.matchup import defense_row
from hotstove.table.charts import Chart
from hotstove.table.memo import remembered
from hotstove.table.sums import summed


@dataclass(frozen=True, slots=True)
class Field:
    """A lineup as the batting side meets it."""

    defense: str
    """The row of the Defense Chart."""
    arm: bool
    """The catcher is rated I."""
    player: str
    """Who pitches."""
    throws: str
    starting: Chart
    """His chart if he started the game."""
    relieving: Chart
    starting_limit: int
    """Innings without fatigue if he started the game."""
    relieving_limit: int


def field_of(charts: SuperstarCharts, cards: Mapping[str, Card], lineup: Lineup) -> Field:
    """SS-03, SS-06 and SS-29: the defence total, the catcher's arm, and the pitcher's charts and limits."""
    total = summed(cards[player].rating_at(NAME_OF[position]) for position, player in lineup.fielders.items())
    pitching = cards[lineup.pitcher].pitching
    assert pitching is not None
    return Field(
        defense_row(total),
        cards[lineup.fielders[2]].arm,
        lineup.pitcher,
        pitching.throws,
        pitching.chart(True),
        pitching.chart(False),
        innings_limit(charts, pitching, True),
        innings_limit(charts, pitching, False),
    )


@lru_cache(maxsize=16)
def fields_of(charts: SuperstarCharts) -> Callable[[Mapping[str, Card], Lineup], Field]:
    """The nines in the field under these charts, each added up once for as long as its lineup comes again."""
    return remembered(lambda cards, lineup: field_of(charts, cards, lineup))
