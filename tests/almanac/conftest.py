"""Two seasons of the small league in one database, played once for all tests of this folder."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from sqlalchemy import Connection

from hotstove.records.store import Store
from hotstove.season.season import play_season
from tests.records.conftest import postgres, server_database  # noqa: F401
from tests.season.small_league import open_small


@pytest.fixture(scope="session")
def store(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Store]:
    with Store(tmp_path_factory.mktemp("almanac") / "a.db") as store:
        for name in ("spring", "autumn"):
            open_small(store, 9, name)
        play_season(store, "spring")
        play_season(store, "autumn")
        yield store


@pytest.fixture
def season(store: Store) -> Iterator[Connection]:
    with store.reading() as connection:
        yield connection
