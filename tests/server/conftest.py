"""A server with a season that is three days old."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from hotstove.records.store import Store
from hotstove.season.season import play_season
from hotstove.server.app import make_app
from hotstove.server.shelf import Shelf
from tests.season.small_league import open_small

NAME = "spring"


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    (tmp_path / "seasons").mkdir()
    with Store(tmp_path / "seasons" / f"{NAME}.db") as store:
        open_small(store, name=NAME)
        play_season(store, NAME, days=3)
    app = make_app(Shelf(tmp_path / "tables.sqlite"), seasons=tmp_path / "seasons")
    with TestClient(app, base_url="http://127.0.0.1") as found:
        yield found
