"""Seasons over the network: pages from the season store, and today's game at the table."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from hotstove.records import queries
from hotstove.records.store import Store
from hotstove.season.season import play_season
from hotstove.season.season_store import fixtures_to_play
from hotstove.server.app import make_app
from hotstove.server.shelf import Shelf
from tests.season.small_league import open_small
from tests.server.client import page_at, play_out

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


def shown(client: TestClient, what: str, of: str = "") -> Any:
    answer = client.get(f"/api/seasons/{NAME}/{what}", params={"of": of})
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_pages_are_told_from_the_store(client: TestClient) -> None:
    (season,) = client.get("/api/seasons").json()
    assert season["name"] == NAME
    assert season["played"] > 0
    standings = shown(client, "standings")
    assert sum(row[1] for table in standings["tables"] for row in table["rows"]) == season["played"]
    for what in ("leaders", "schedule"):
        assert shown(client, what)["tables"][0]["rows"]
    today = shown(client, "today")
    last = today["tables"][0]
    assert today["games_today"]
    game = shown(client, "game", last["links"][0][1])
    assert {side["runs"] for side in game["box"]["sides"]} == {last["rows"][0][1], last["rows"][0][3]}
    code = last["rows"][0][0]
    club = shown(client, "club", code)
    kind, player = club["tables"][0]["links"][0]
    assert kind == "player"
    assert shown(client, "player", player)["tables"]
    assert all(code in (row[1], row[2]) for row in shown(client, "schedule", code)["tables"][0]["rows"])


def test_what_is_not_there_is_refused_in_words(client: TestClient) -> None:
    for path in ("none/standings", f"{NAME}/nothing", f"{NAME}/club?of=XXX", f"{NAME}/player?of=nobody"):
        answer = client.get(f"/api/seasons/{path}")
        assert answer.status_code == 400
        assert answer.json()["mistake"]
    assert client.post(f"/api/seasons/{NAME}/days", json={"days": 99}).status_code == 400
    assert client.post(f"/api/seasons/{NAME}/games/XXX", json={}).status_code == 400


def test_todays_game_is_played_at_the_table_and_entered(client: TestClient, tmp_path: Path) -> None:
    with Store(tmp_path / "seasons" / f"{NAME}.db") as store:
        today = fixtures_to_play(store, NAME)[0]
    made = client.post(f"/api/seasons/{NAME}/games/{today.key}", json={"side": "home"}).json()
    tables = client.app.state.room.tables  # type: ignore[attr-defined]
    with page_at(client, made["id"], made["token"]) as page:
        assert page.scene["table"]["season"] == {"name": NAME, "key": today.key}
        assert page.scene["table"]["clubhouse"] == []
        page.answer()
        page.see()
        page.say("undo")
        assert "season" in page.refused()
    tables.put_aside(frozenset(), 0)
    with page_at(client, made["id"], made["token"]) as page:
        play_out(page)
        page.see()
        assert "is entered" in page.scene["table"]["notes"][-1]["text"]
        score = [side["runs"] for side in page.scene["scoreboard"]["sides"]]
    with Store(tmp_path / "seasons" / f"{NAME}.db") as store, store.reading() as connection:
        (game,) = [one for one in queries.games(connection, NAME) if one["key"] == today.key]
        assert [game["visitors_runs"], game["home_runs"]] == score
        assert all(one.date > today.date for one in fixtures_to_play(store, NAME))
    tables.put_aside(frozenset(), 0)
    with page_at(client, made["id"], made["token"]) as page:
        assert page.scene["over"]
        page.say("show", what="back", name="5")
        assert page.hear()["t"] == "shown"


def test_a_day_plays_itself(client: TestClient) -> None:
    before = client.get("/api/seasons").json()[0]["played"]
    assert client.post(f"/api/seasons/{NAME}/days", json={"days": 2}).json()["played"] > 0
    assert client.get("/api/seasons").json()[0]["played"] > before
