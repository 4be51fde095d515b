"""A game played on paper is kept in a season like any other."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from hotstove.cli.score_files import read_file
from hotstove.diamond.club import Club
from hotstove.records import queries
from hotstove.records.store import Store
from hotstove.season.season_store import fixtures_to_play, read_plan, read_state
from tests.cli.keyboard import hotstove
from tests.press.pages import text_of
from tests.season.small_league import open_small


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HOTSTOVE_HOME", str(tmp_path))
    path = tmp_path / "seasons" / "spring.db"
    with Store(path) as store:
        open_small(store, 4)
    return path


def test_a_paper_game_counts_in_the_standings(database: Path, tmp_path: Path) -> None:
    with Store(database) as store:
        left = fixtures_to_play(store, "spring")
    fixture = left[0]
    today = sum(game.date == fixture.date for game in left)
    file = tmp_path / "paper.score"
    begun = hotstove("score", file, "--key", fixture.home, "--season", "spring", typed="quit\n")
    assert begun.code == 0, begun.err
    plays = ["HR/F7", *["K"] * 3, *["K"] * 3] + ["K"] * 48
    ran = hotstove("score", file, "--key", fixture.key, "--season", "spring")
    assert "The game is not over" in " ".join(ran.out.split())
    file.write_text(file.read_text(encoding="utf-8") + "\n".join(plays) + "\n", encoding="utf-8")
    ran = hotstove("score", file, "--key", fixture.key, "--season", "spring")
    assert ran.code == 0, ran.err
    with Store(database) as store, store.reading() as connection:
        games = queries.games(connection, "spring")
        (kept,) = [game for game in games if game["key"] == fixture.key]
    assert len(games) == today
    assert (kept["visitors_runs"], kept["home_runs"]) == (1, 0)
    assert hotstove("box", fixture.key, "--name", "spring").out.startswith(f"{fixture.visitors} Nine 1, ")
    again = hotstove("score", file, "--key", fixture.key, "--season", "spring")
    assert (again.code, "the next day of spring has" in " ".join(again.err.split())) == (2, True)


def test_who_was_hurt_on_paper_misses_games(database: Path, tmp_path: Path) -> None:
    with Store(database) as store:
        fixture = fixtures_to_play(store, "spring")[0]
    file = tmp_path / "paper.score"
    hotstove("score", file, "--key", fixture.key, "--season", "spring", typed="quit\n")
    batter, catcher = read_file(file, of_season=_clubs(database)).scorer.situation.lineups
    plays = [f"hurt {batter.players[3]} 9", "HR/F7", "K/INJ2-5", "K", "K/MISS4", *["K"] * 51]
    file.write_text(file.read_text(encoding="utf-8") + "\n".join(plays) + "\n", encoding="utf-8")
    ran = hotstove("score", file, "--key", fixture.key, "--season", "spring")
    assert ran.code == 0, ran.err
    with Store(database) as store:
        state = read_state(store, "spring")
    assert state[fixture.visitors].hurt == {batter.players[3]: 9, batter.players[4]: 4}
    assert state[fixture.home].hurt == {catcher.fielders[2]: 5}


@pytest.mark.parametrize(
    ("line", "said"),
    [("hurt Nobody 3", "is nobody who can be named here"), ("hurt Farrow 3", "is nobody who can be named here")],
)
def test_only_who_has_played_can_be_hurt(line: str, said: str, tmp_path: Path) -> None:
    file = tmp_path / "paper.score"
    ran = hotstove("score", file, "superstar", "herons", "millers", typed=f"{line}\nhurt Larkspur\nquit\n")
    assert said in " ".join(ran.out.split())
    assert file.read_text(encoding="utf-8").endswith("\nhurt Larkspur\n")
    assert read_file(file).scorer.log.hurt == {"larkt001": 0}


def _clubs(database: Path) -> Mapping[str, Club]:
    with Store(database) as store:
        return read_plan(store, "spring").clubs


def test_another_game_than_the_schedules_is_refused(database: Path, tmp_path: Path) -> None:
    with Store(database) as store:
        fixture = fixtures_to_play(store, "spring")[0]
    file = tmp_path / "paper.score"
    hotstove("score", file, "--key", fixture.key, "--season", "spring", typed="quit\n")
    text = file.read_text(encoding="utf-8").replace(fixture.date.replace("-", "/"), "2026/09/09")
    file.write_text(text + "end: rain\n", encoding="utf-8")
    ran = hotstove("score", file, "--key", fixture.key, "--season", "spring")
    assert ran.code == 2
    assert f"on 2026/09/09, not {fixture.key}" in " ".join(ran.err.split())
    with Store(database) as store:
        assert fixtures_to_play(store, "spring")[0] == fixture


def test_a_day_of_the_season_as_a_newspaper_page_and_a_game_as_a_sheet(database: Path, tmp_path: Path) -> None:
    ran = hotstove("press", "box", "spring", "--out", tmp_path / "page.pdf")
    assert (ran.code, "no game has been played yet" in ran.err) == (2, True)
    assert hotstove("season", "play", "--days", "1", "--name", "spring").code == 0
    with Store(database) as store, store.reading() as connection:
        games = queries.games(connection, "spring")
    assert hotstove("press", "box", "spring", "--out", tmp_path / "page.pdf").code == 0
    text = text_of((tmp_path / "page.pdf").read_bytes())
    for game in games:
        score = f"{game['visitors']}Nine{game['visitors_runs']},{game['home']}Nine{game['home_runs']}"
        assert score in text
    ran = hotstove("press", "sheet", games[0]["key"], "--name", "spring", "--out", tmp_path / "sheet.pdf")
    assert ran.code == 0, ran.err
    assert f"{games[0]['visitors']}Nine" in text_of((tmp_path / "sheet.pdf").read_bytes())
    ran = hotstove("press", "box", "spring", "--day", "1999-01-01")
    assert (ran.code, "no game of spring was played on that day" in " ".join(ran.err.split())) == (2, True)
