"""Cards of Superstar Baseball: what a player can do at bat, on the bases, in the field and on the mound."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from hotstove.table.charts import Chart

OUTFIELD_CORNERS = frozenset({"LF", "RF"})
WORST_GLOVE = -5


@dataclass(frozen=True)
class BatterCard:
    """The white card."""

    vs_l: Chart
    vs_r: Chart
    running: int
    """0 to 5."""
    bunt: str
    """A or B."""

    def column(self, throws: str) -> Chart:
        """SS-05: the column for the pitcher's hand."""
        return self.vs_l if throws == "L" else self.vs_r


@dataclass(frozen=True)
class PitcherCard:
    """The yellow card: a chart for starting, one for relieving, or both."""

    throws: str
    starting: Chart | None
    relieving: Chart | None
    decisions: int
    """Wins and losses of the season: SS-29 reads endurance from them."""

    def chart(self, started: bool) -> Chart:
        """SS-06: a starter without a relief chart relieves on his own."""
        chart = self.starting or self.relieving if started else self.relieving or self.starting
        assert chart is not None
        return chart


OBSERVED = "observed"
"""Under which a made card keeps how many of its player's turns were seen in play by play."""


@dataclass(frozen=True)
class Card:
    """One player: fielding by position, batting, and pitching if he pitches."""

    batting: BatterCard
    pitching: PitcherCard | None = None
    defense: Mapping[str, int] = field(default_factory=dict)
    """Ratings -5 to +17 by position: P C 1B 2B 3B SS OF CF LF RF."""
    arm: bool = False
    """A catcher marked I."""
    line: Mapping[str, float] = field(default_factory=dict)
    """His real and expected figures, where the card was made from the record."""
    usage: Mapping[str, int] = field(default_factory=dict)
    estimated: tuple[str, ...] = ()

    @property
    def split_notes(self) -> tuple[str, ...]:
        """Where the two columns of a made card are from: the usual difference of his hand, or his own as well."""
        if not self.line:
            return ()
        seen = self.usage.get(OBSERVED, 0)
        if not seen:
            return ("vs L, vs R: estimated by his hand (no play by play)",)
        return (f"vs L, vs R: by {seen} turns of play by play",)

    def plays(self, position: str) -> bool:
        """SS-02: only positions on the card; OF serves for left and right, not for center."""
        return position in self.defense or (position in OUTFIELD_CORNERS and "OF" in self.defense)

    def rating_at(self, position: str) -> int:
        """SS-03: his part of the defence total; a player pressed into a strange position is worth the worst."""
        if position in self.defense:
            return self.defense[position]
        if position in OUTFIELD_CORNERS and "OF" in self.defense:
            return self.defense["OF"]
        return WORST_GLOVE
