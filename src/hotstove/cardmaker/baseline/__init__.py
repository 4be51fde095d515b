"""League averages of a season, platoon splits, and each player's line as his card should play it."""

from hotstove.cardmaker.baseline.advancing import (
    RUNNERS_ON,
    Advancing,
    advancing_in,
)
from hotstove.cardmaker.baseline.average import Baseline, Running, baseline_of
from hotstove.cardmaker.baseline.platoon import Hand, Split, split_batter, split_pitcher
from hotstove.cardmaker.baseline.rates import EVENTS, Rates, batting_counts, pitching_counts
from hotstove.cardmaker.baseline.shrinkage import DEFAULT_REGRESS
from hotstove.cardmaker.baseline.targets import Target, targets_of

__all__ = [
    "DEFAULT_REGRESS",
    "EVENTS",
    "RUNNERS_ON",
    "Advancing",
    "Baseline",
    "Hand",
    "Rates",
    "Running",
    "Split",
    "Target",
    "advancing_in",
    "baseline_of",
    "batting_counts",
    "pitching_counts",
    "split_batter",
    "split_pitcher",
    "targets_of",
]
