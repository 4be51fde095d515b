"""A season is thrown away when somebody means it, and nothing of its neighbours goes with it."""

from __future__ import annotations

from pathlib import Path

import pytest

from hotstove.records import queries
from hotstove.records.store import Store
from hotstove.season.season import play_season
from hotstove.season.season_store import check_season
from tests.cli.keyboard import hotstove
from tests.season.small_league import open_small


def test_a_season_is_deleted_only_by_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOTSTOVE_HOME", str(tmp_path))
    file = tmp_path / "seasons" / "spring.db"
    with Store(file) as store:
        open_small(store)
        play_season(store, "spring", days=1)
    assert "Season spring stays." in hotstove("season", "delete", "spring", typed="yes\n").out
    refused = hotstove("season", "delete", "spring")
    assert refused.code == 2 and "--yes deletes it without asking" in refused.err
    assert file.exists()
    assert "is deleted" in hotstove("season", "delete", "spring", typed="spring\n").out
    assert list(file.parent.glob("spring.db*")) == []
    assert hotstove("season", "delete", "spring", "--yes").code == 2


def test_the_other_seasons_of_a_database_stay(tmp_path: Path) -> None:
    file = tmp_path / "league.db"
    with Store(file) as store:
        for name in ("spring", "autumn"):
            open_small(store, name=name)
            play_season(store, name, days=2)
    assert hotstove("season", "delete", "spring", "--yes", "--db", str(file)).code == 0
    with Store(file) as store, store.reading() as connection:
        assert queries.seasons(connection) == ["autumn"]
        assert check_season(store, "autumn")["game"]
