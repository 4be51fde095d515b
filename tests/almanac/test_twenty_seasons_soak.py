"""An encyclopedia of many real seasons in one database: a career page and a search answer at once.

HOTSTOVE_YEARS names the seasons, both leagues of each: 1969-1988 are some 41,000 games. HOTSTOVE_LIBRARY names a folder
in which the database is kept; the next run goes on with it.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from hotstove.almanac.career import career, find_person
from hotstove.almanac.encyclopedia import refresh, volumes
from hotstove.almanac.search import search
from hotstove.records import queries
from hotstove.records.sizes import sizes
from hotstove.records.store import Store
from hotstove.season.new_season import Wishes, new_season
from hotstove.season.season import play_season

FIRST, LAST = (int(year) for year in os.environ.get("HOTSTOVE_YEARS", "1988-1988").split("-"))
CAREER, SEARCH = 0.2, 0.1
"""Seconds."""
WORDS = ("jackson", "nolan ryan", "1988", "yankees", "s")


def median_time(work: Callable[[], object], times: int = 7) -> float:
    """The median of several runs, in seconds of the processor: a busy machine is nobody's fault."""
    found = []
    for _ in range(times):
        begun = time.process_time()
        work()
        found.append(time.process_time() - begun)
    return sorted(found)[times // 2]


@pytest.mark.soak
def test_an_encyclopedia_of_many_seasons_answers_at_once(tmp_path: Path) -> None:
    folder = Path(os.environ.get("HOTSTOVE_LIBRARY", tmp_path))
    with Store(folder / "encyclopedia.db") as store:
        for year in range(FIRST, LAST + 1):
            name = f"superstar-{year}"
            with store.reading() as connection:
                known = name in queries.seasons(connection)
            if not known:
                new_season(store, Wishes(name, "superstar", year, "", str(year)))
            play_season(store, name)
        refresh(store)
        with store.reading() as connection:
            games = sum(one.played for one in volumes(connection))
            person = find_person(connection, "Nolan Ryan")
            page = median_time(lambda: career(connection, person))
            seeking = max(median_time(lambda words=words: search(connection, words)) for words in WORDS)  # type: ignore[misc]
        room = sizes(store)
        seasons = LAST - FIRST + 1
        print(
            f"\n{seasons} seasons, {games} games: a career {1000 * page:.0f} ms, a search {1000 * seeking:.0f} ms,"
            f" {room.whole / seasons / 1e6:.1f} MB a season, {(room.whole - room.plays) / seasons / 1e6:.1f} MB without"
            f" play-by-play, the encyclopedia itself {room.encyclopedia / seasons / 1e6:.2f}"
        )
        assert page < CAREER and seeking < SEARCH
