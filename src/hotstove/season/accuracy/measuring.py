"""Many replays of a real season as a user would open it, to be set beside the record."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from hotstove.cardmaker.record import read_season
from hotstove.season.ensemble import replays
from hotstove.season.new_season import Wishes, prepare
from hotstove.season.totals import SeasonTotals
from hotstove.table.errors import Mistake


def season_replays(wishes: Wishes, number: int, jobs: int = 1) -> Iterator[SeasonTotals]:
    """So many replays of the season that `season new` opens with these wishes; the same seed gives the same replays."""
    if wishes.clubs:
        raise Mistake("the record knows nothing of clubs of your own; accuracy is measured on real seasons")
    plan, schedule = prepare(wishes)
    yield from replays(plan, schedule, number, jobs)


def real_season(year: int, game: str, seed: object = 1, options: Mapping[str, str] | None = None) -> Wishes:
    """The whole season of a year with the usual options."""
    read_season(year)
    return Wishes("accuracy", game, year, seed=str(seed), options=options or {})
