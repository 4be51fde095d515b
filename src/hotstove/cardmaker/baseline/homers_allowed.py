"""Pitchers' homers that a card cannot have: other hits and walks make up the runs.

A player who would allow more homers than he did is charged with a few hits and walks less, and the reverse. It goes as
far as his season was long, and never so far that his hits or walks are wrong by more than a few thousandths. What is
left of a club's homers is spread over its whole staff.
"""

from __future__ import annotations

from collections.abc import Mapping

from hotstove.cardmaker.baseline.targets import Key
from hotstove.measured.kept import kept
from hotstove.table.sums import summed

NONE_BELOW, FULL_FROM = 400.0, 1000.0
"""Batters faced. Regular pitchers of 1955, 1988 and 2012 differed by .0045 to .0052 homers a batter beside chance;
chance alone spreads lines of 1,000 batters by as much, and those of 400 by .007 to .008, so that they tell little."""
MOST_FOR_HIS_OWN, MOST_FOR_HIS_CLUB = 0.0030, 0.0010
"""Hits and walks for each batter that are given or taken, for a player's own homers and for what is left of his club's:
half of the .006 within which the table of docs/longtater.md counts a card as right, and a sixth."""


def per_homer() -> float:
    """Hits, and as many walks, that are worth a homer instead of another hit, by the runs that clubs allow."""
    worth = kept()["runs allowed"].values
    return (worth["hr"] - worth["hits in the park"]) / (worth["hits in the park"] + worth["bb"])


def hits_and_walks_less(
    too_many: Mapping[Key, float],
    faced: Mapping[Key, float],
    most_own: float = MOST_FOR_HIS_OWN,
    most_club: float = MOST_FOR_HIS_CLUB,
) -> dict[Key, float]:
    """By how much the hits, and by how much the walks, of every player are lowered; the season's sums stay as they
    are."""
    mean = summed(faced[key] * more for key, more in too_many.items()) / summed(faced[key] for key in too_many)
    too_many = {key: more - mean for key, more in too_many.items()}
    each = per_homer()
    own = {key: _within(most_own, _trust(faced[key]) * each * more) for key, more in too_many.items()}
    left: dict[str, float] = {}
    whole: dict[str, float] = {}
    for key, more in too_many.items():
        left[key[1]] = left.get(key[1], 0.0) + faced[key] * (each * more - own[key])
        whole[key[1]] = whole.get(key[1], 0.0) + faced[key]
    return {key: less + _within(most_club, left[key[1]] / whole[key[1]]) for key, less in own.items()}


def _trust(faced: float) -> float:
    return min(1.0, max(0.0, (faced - NONE_BELOW) / (FULL_FROM - NONE_BELOW)))


def _within(most: float, number: float) -> float:
    return max(-most, min(most, number))
