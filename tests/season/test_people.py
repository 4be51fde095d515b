"""Seasons of games that need nothing but two people: Coins, a game of one page, as it is found in a folder."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from hotstove import games
from hotstove.records.store import Store
from hotstove.season.new_season import Wishes, new_season
from hotstove.season.people import People, PeopleSeason
from hotstove.season.season import play_season
from hotstove.season.season_game import season_game
from hotstove.table.errors import Mistake
from tests.cli.keyboard import hotstove
from tests.season.test_season import contents
from tests.sixth_game.coins.game import GAME as COINS


@pytest.fixture
def sixth(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The folder of Coins beside those of the other games."""
    folder = Path(__file__).parents[1] / "sixth_game"
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(folder)])
    games.keys.cache_clear()
    yield
    games.keys.cache_clear()


@pytest.mark.usefixtures("sixth")
def test_coins_has_seasons_at_every_face(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOTSTOVE_HOME", str(tmp_path))
    clubs = [word for name in ("Reds", "Blues", "Greens", "Greys") for word in ("--club", name)]
    opened = hotstove("season", "new", "coins", 2026, "--name", "spring", "--preset", "long", "--games", 12, *clubs)
    assert (opened.code, opened.err) == (0, "")
    assert "24 games played" in hotstove("season", "play", "--all").out
    (table,) = json.loads(hotstove("standings", "--json").out).values()
    assert sum(row["W"] for row in table) == sum(row["L"] for row in table) == 24
    row = json.loads(hotstove("schedule", "--json").out)[0]
    assert " beat the " in hotstove("story", row["Date"]).out
    ensemble = json.loads(hotstove("season", "ensemble", "--replays", 3, "--json").out)
    assert sum(float(line["Mean"]) for line in ensemble["Wins in 3 replays"]) == pytest.approx(24, abs=0.21)


@pytest.mark.usefixtures("sixth")
def test_days_one_by_one_are_the_season_at_once(tmp_path: Path) -> None:
    with Store(tmp_path / "one.db") as one, Store(tmp_path / "other.db") as other:
        for store in (one, other):
            new_season(store, Wishes("spring", "coins", 2026, games=10, clubs=("Reds", "Blues")))
        assert play_season(one, "spring") == 10
        while play_season(other, "spring", days=3):
            pass
        assert contents(one) == contents(other)


def test_its_clubs_are_names_and_are_checked() -> None:
    kind = season_game(COINS, {}, {})
    assert isinstance(kind, PeopleSeason)
    reds = kind.entered("Reds")
    assert reds == People("Reds", "random") == kind.read(kind.write(reds))
    with pytest.raises(Mistake, match="write NAME or NAME:MANAGER with random"):
        kind.entered("Reds:genius")
    with pytest.raises(Mistake, match="Coins has no real clubs"):
        kind.make_club("1988 TEX")
    with pytest.raises(Mistake, match="Coins has no charts"):
        season_game(COINS, {}, {"coin.toml": ""})
