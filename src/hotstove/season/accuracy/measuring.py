"""Many replays of a real season as a user would open it, to be set beside the record."""

from __future__ import annotations

from collections.abc import Iterator

from hotstove.season.ensemble import replays
from hotstove.season.new_season import Wishes, prepare
from hotstove.season.totals import SeasonTotals
from hotstove.table.errors import Mistake


def season_replays(wishes: Wishes, number: int, jobs: int = 1) -> Iterator[SeasonTotals]:
    """So many replays of the season that `season new` opens with these wishes; the same seed gives the same replays.

    Replay 3 of seed 1 is the season that `season new --seed "1/replay 3"` plays.
    """
    if wishes.clubs:
        raise Mistake("the record knows nothing of clubs of your own; accuracy is measured on real seasons")
    plan, schedule = prepare(wishes)
    yield from replays(plan, schedule, number, jobs)
