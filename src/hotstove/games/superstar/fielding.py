"""The nine in the field: what a lineup is worth on defence, worked out once for as long as it stands."""

from __future__ import annotations

from dataclasses import dataclass

from hotstove.diamond.club import Club
from hotstove.diamond.gloves import NAME_OF
from hotstove.diamond.lineup import Lineup
from hotstove.games.superstar.book import SuperstarBook
from hotstove.games.superstar.fatigue import innings_limit
from hotstove.games.superstar.matchup import defense_row
from hotstove.table.charts import Chart


@dataclass(slots=True)
class Field:
    """A lineup as the batting side meets it."""

    lineup: Lineup
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


def field_of(book: SuperstarBook, club: Club, lineup: Lineup) -> Field:
    """SS-03, SS-06 and SS-29: the defence total, the catcher's arm, and the pitcher's charts and limits."""
    total = sum(club.cards[player].rating_at(NAME_OF[position]) for position, player in lineup.fielders.items())
    pitching = club.cards[lineup.pitcher].pitching
    return Field(
        lineup,
        defense_row(total),
        club.cards[lineup.fielders[2]].arm,
        lineup.pitcher,
        pitching.throws,
        pitching.chart(True),
        pitching.chart(False),
        innings_limit(book, pitching, True),
        innings_limit(book, pitching, False),
    )
