"""Many replays of a real season as a user would open it, to be set beside the record."""

from __future__ import annotations

from collections.abc import Iterator

from hotstove.measured import kept
from hotstove.season.ensemble import replays
from hotstove.season.new_season import Wishes, prepare
from hotstove.season.planned import planned_season
from hotstove.season.totals import SeasonTotals
from hotstove.table.errors import Mistake

HELD_OUT = (1937, 1964, 1983, 2006)
"""Seasons that were named before anybody looked at them, and on which nothing is fitted or tuned."""

TUNED_ON = frozenset({1908, 1927, 1930, 1955, 1968, 1977, 1988, 1993, 2000, 2012, 2019})
"""Seasons that were looked at while charts, fitters and managers were made."""


def fitted_on() -> frozenset[int]:
    """Seasons whose replays will look better than others': those tuned on, and those that constants were measured in
    by playing."""
    by_playing = (group for group in kept().values() if group.played)
    return TUNED_ON.union(*(group.seasons for group in by_playing))


def nearest_held_out(year: int) -> int:
    """The held-out season nearest in time."""
    return min(HELD_OUT, key=lambda other: (abs(other - year), other))


def season_replays(wishes: Wishes, number: int, jobs: int = 1, planned: bool = False) -> Iterator[SeasonTotals]:
    """So many replays of the season that `season new` opens with these wishes; the same seed gives the same replays.

    Replay 3 of seed 1 is the season that `season new --seed "1/replay 3"` plays. `planned`, usage is settled ahead of
    results where the game allows it, so that the compiled engine can play.
    """
    if wishes.clubs:
        raise Mistake("the record knows nothing of clubs of your own; accuracy is measured on real seasons")
    plan, schedule = prepare(wishes)
    yield from replays(plan, schedule, number, jobs, planned=planned_season(plan, schedule) if planned else None)
