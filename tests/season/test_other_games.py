"""Seasons of games that are not made of plays: Pennant Race and Rallybird."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest

from hotstove.games.pennant.game import GAME as PENNANT
from hotstove.records import queries
from hotstove.records.rows import sides_of
from hotstove.records.store import Store
from hotstove.season.club_state import ClubState
from hotstove.season.day import play_group
from hotstove.season.leaders import POINTS
from hotstove.season.new_season import Wishes, new_season, prepare
from hotstove.season.pennant import PennantSeason
from hotstove.season.season import play_season
from hotstove.season.whole_games import WholeGames
from hotstove.table.errors import Mistake
from tests.cli.keyboard import hotstove
from tests.season.test_season import contents

CITIES = ("austin", "dallas", "houston", "waco")


@pytest.fixture
def sheets(tmp_path: Path) -> list[str]:
    """Four clubs with the printed sheet under names of their own."""
    printed = PENNANT.clubs()["texas-1988"].read_text(encoding="utf-8")
    paths = []
    for city in CITIES:
        path = tmp_path / f"{city}-1988.toml"
        text = printed.replace('"texas-1988"', f'"{city}-1988"').replace('"Texas Rangers"', f'"{city.title()} Nine"')
        path.write_text(text, encoding="utf-8")
        paths.append(str(path))
    return paths


def wishes(key: str, clubs: list[str]) -> Wishes:
    return Wishes("spring", key, 1988, seed="3", games=12, clubs=clubs)


@pytest.mark.parametrize("key", ["pennant", "rallybird"])
def test_resumed_and_parallel_seasons_are_the_season_at_once(key: str, tmp_path: Path, sheets: list[str]) -> None:
    clubs = sheets if key == "pennant" else list(CITIES)
    stores = [Store(tmp_path / f"{number}.db") for number in range(3)]
    for store in stores:
        new_season(store, wishes(key, clubs))
    assert play_season(stores[0], "spring") == 24
    while play_season(stores[1], "spring", days=2):
        pass
    play_season(stores[2], "spring", jobs=2)
    assert contents(stores[0]) == contents(stores[1]) == contents(stores[2])
    for store in stores:
        store.engine.dispose()


def test_pennant_lines_add_up(tmp_path: Path, sheets: list[str]) -> None:
    with Store(tmp_path / "spring.db") as store:
        new_season(store, wishes("pennant", sheets))
        play_season(store, "spring")
        with store.reading() as connection:
            games = queries.games(connection, "spring")
            pitching = queries.totals(connection, "spring", "pitching", by=("club",))
            players = queries.players(connection, "spring")
            boxes = [WholeGames(connection, "spring").box(row) for row in games]
    runs = sum(row["visitors_runs"] + row["home_runs"] for row in games)
    assert sum(row["runs"] for row in pitching) == runs
    assert sum(row["wins"] for row in pitching) == sum(row["losses"] for row in pitching) == len(games)
    assert all(row["win"] in players and row["loss"] in players for row in games)
    for row in games:
        winner = max(sides_of(row), key=lambda side: side.runs)
        assert row["win"].startswith(winner.club.lower())
    for row, box in zip(games, boxes, strict=True):
        sides = [line for line in box.splitlines() if " pitching: " in line]
        allowed = [sum(map(int, re.findall(r"IP, (\d+) R", line))) for line in sides]
        assert allowed == [row["home_runs"], row["visitors_runs"]]
        assert sum(line.count(" (W) ") for line in sides) == sum(line.count(" (L) ") for line in sides) == 1


@pytest.mark.parametrize(("starters", "options"), [("real", {}), ("turn", {"real_starters": "yes"}), ("turn", {})])
def test_pennant_takes_real_starters_where_they_are_wished(
    starters: str, options: dict[str, str], sheets: list[str]
) -> None:
    """Witt, by Retrosheet's key, and a player who is on no sheet: for him starts whoever has rested (PR-23)."""
    plan, schedule = prepare(replace(wishes("pennant", sheets), options=options))
    fixture = replace(schedule[0], starters=("wittb001", "nobody01"))
    states = {code: ClubState() for code in plan.clubs}
    day = play_group(replace(plan, starters=starters), [fixture], states)
    started = [row["player"] for row in day.games[0].pitching if row["games_started"]]
    first = "p5" if starters == "real" or options else "p1"
    assert started == [f"{fixture.visitors.lower()}-{first}", f"{fixture.home.lower()}-p1"]


@pytest.mark.parametrize("key", ["pennant", "rallybird"])
def test_every_face_shows_games_without_plays(
    key: str, tmp_path: Path, sheets: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOTSTOVE_HOME", str(tmp_path))
    clubs = [word for club in (sheets if key == "pennant" else list(CITIES)) for word in ("--club", club)]
    assert hotstove("season", "new", key, 1988, "--name", "spring", "--games", 4, *clubs).code == 0
    assert "8 games played" in hotstove("season", "play", "--all").out
    row = json.loads(hotstove("schedule", "--json").out)[0]
    told = hotstove("story", row["Date"]).out
    assert " beat the " in told
    box = [line for line in hotstove("box", row["Key"]).out.strip().splitlines() if " pitching: " not in line]
    assert "\n".join(box) in told
    assert json.loads(hotstove("box", row["Key"], "--json").out)["key"] == row["Key"]
    assert hotstove("leaders").code == 0
    assert hotstove("team", row["Home"]).code == 0
    told = hotstove("report", "--out", tmp_path / "pages").out
    players = len(list((tmp_path / "pages" / "players").glob("*.html")))
    assert f"{5 + 4 + 8 + players} pages" in told
    by_hand = hotstove("season", "game", row["Home"])
    assert (by_hand.code, by_hand.err.count("\n")) == (2, 1)
    ensemble = json.loads(hotstove("season", "ensemble", "--replays", 2, "--json").out)
    assert sum(float(line["Mean"]) for line in ensemble["Wins in 2 replays"]) == pytest.approx(8)


@pytest.mark.parametrize(
    ("clubs", "said"),
    [
        ((), "Rallybird Baseball has no real clubs"),
        (("Reds", "Blues:genius"), "--club 'Blues:genius': write NAME or NAME:MANAGER"),
        (("Reds", "!!!"), "--club '!!!'"),
        (("Reds", "REDS"), "--club REDS: another club is called REDS already"),
        (("Reds",), "two clubs at least"),
    ],
)
def test_clubs_of_people_are_checked(clubs: tuple[str, ...], said: str, tmp_path: Path) -> None:
    with Store(tmp_path / "spring.db") as store, pytest.raises(Mistake) as caught:
        new_season(store, Wishes("spring", "rallybird", 1988, "AL", clubs=clubs))
    assert said in str(caught.value)


def test_a_club_is_called_as_it_was_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Reds has the code REDS, and a person sits down for it at either."""
    monkeypatch.setenv("HOTSTOVE_HOME", str(tmp_path))
    hotstove("season", "new", "rallybird", 2026, "--name", "spring", "--games", 2, "--club", "Reds", "--club", "Blues")
    assert "Reds (person)" in hotstove("season", "game", "Reds", typed="quit\n").out


def test_pennants_points_are_kept_and_led(tmp_path: Path, sheets: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """PR-25, PR-35: power, speed and bat points, runs saved and the bullpen's ERA, as a season in memory has them."""
    monkeypatch.setenv("HOTSTOVE_HOME", str(tmp_path))
    clubs = [word for club in sheets for word in ("--club", club)]
    hotstove("season", "new", "pennant", 1988, "--name", "spring", "--seed", 3, "--games", 12, *clubs)
    hotstove("season", "play", "--all")
    plan, schedule = prepare(wishes("pennant", sheets))
    season = PennantSeason(plan.clubs, schedule, 3)
    season.play()
    for category in POINTS:
        (told,) = json.loads(hotstove("leaders", category.key, "--most", 3, "--json").out).values()
        best = season.leaders(category, 3)
        assert best and told[0]["Name"] == best[0][0].partition(",")[0]
        assert [float(row["Figure"]) for row in told] == [round(figure, 2) for _, figure in best]
    ensemble = json.loads(hotstove("season", "ensemble", "--replays", 2, "--json").out)
    assert {row["Category"] for row in ensemble["The leader's figure"]} >= {one.header for one in POINTS}
    tables = json.loads(hotstove("team", plan_code := next(iter(plan.clubs)), "--json").out)
    (days,) = (rows for title, rows in tables.items() if "who pitched when" in title)
    marks = [mark for row in days for name, mark in row.items() if name != "Name"]
    early = season.totals[plan_code].usage
    assert marks.count("S") == len({one.day for one in early if one.started}) == 12
    assert marks.count("x") == len({(one.day, one.number) for one in early if not one.started})
    hotstove("report", "--out", tmp_path / "pages")
    assert "Power points" in (tmp_path / "pages" / "leaders.html").read_text(encoding="utf-8")
    refused = hotstove("leaders", "POWER")
    assert (refused.code, "POW, SPD, BAT, FLD, PEN" in refused.err) == (2, True)


def test_points_of_the_postseason_are_not_counted(sheets: list[str]) -> None:
    plan, schedule = prepare(wishes("pennant", sheets))
    states = {code: ClubState() for code in plan.clubs}
    regular = play_group(plan, schedule[:1], states).states
    final = play_group(plan, [replace(schedule[0], stage="WS")], states).states
    assert any(state.points for state in regular.values())
    assert not any(state.points for state in final.values())
    assert any(state.pitched for state in final.values())
