"""The optional rules of Superstar Baseball."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Options:
    """One field for each optional rule."""

    injuries: bool = False
    """SS-11: the older X chart, on which a player may be hurt."""
    rain_outs: bool = False
    """SS-32: the weather is rolled for before the game, and under a threatening sky before every half-inning."""
    fatigue: bool = True
    """SS-29, SS-31: pitchers tire after their innings, and relievers rest by their decisions. Without it nobody tires,
    and relievers rest by what they did last: a season can then use them as the record did."""
    runner_in_extra_innings: bool = False
    """Not of the rulebook, baseball since 2020: extra half-innings begin with a runner on second."""
    seven_inning_doubleheaders: bool = False
    """Not of the rulebook, baseball of 2020 and 2021: both games of a doubleheader have seven innings."""
