"""Seasons over the network: pages from the season store, and today's game at the table."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

from starlette.testclient import TestClient

from hotstove.records import queries
from hotstove.records.from_log import log_of
from hotstove.records.store import Store
from hotstove.scorebook import score
from hotstove.season.season import play_season
from hotstove.season.season_store import fixtures_to_play, plan_of
from hotstove.server.season_games import todays_game
from hotstove.server.seasons import Seasons
from hotstove.table.game import SIDES
from tests.server.client import page_at, play_out
from tests.server.conftest import NAME


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
        assert [one["seat"] for one in page.scene["table"]["clubhouse"]] == ["home"]
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


def test_a_game_has_one_table(client: TestClient) -> None:
    key = shown(client, "today")["games_today"][0]["key"]
    first, second = (client.post(f"/api/seasons/{NAME}/games/{key}", json={"side": side}).json() for side in SIDES)
    assert second["id"] == first["id"]
    with page_at(client, second["id"], second["token"]) as page:
        assert page.scene["table"]["seats"] == [SIDES[0]]
        page.answer()
    other = shown(client, "today")["games_today"][1]["key"]
    wanted = {"side": "home", "against": "friend"}
    assert client.post(f"/api/seasons/{NAME}/games/{other}", json=wanted).status_code == 200
    refused = client.post(f"/api/seasons/{NAME}/games/{other}", json={"side": "home"})
    assert "Two people" in refused.json()["mistake"]


def test_a_game_whose_place_is_taken_is_told_so(client: TestClient, tmp_path: Path) -> None:
    """Two tables of one game: the first that is over is entered, and the other one says that it is not, once."""
    key = shown(client, "today")["games_today"][0]["key"]
    room = client.app.state.room  # type: ignore[attr-defined]
    seasons = Seasons(tmp_path / "seasons")
    made = [room.tables.make(*todays_game(seasons, NAME, key, side, "book")) for side in SIDES]
    entering = room.socket._entering
    for _ in range(2):
        for table in made:
            with page_at(client, table["id"], table["token"]) as page:
                play_out(page)
                while not entering[table["id"]].done():
                    page.say("show", what="back", name="5")
                    page.hear()
        found = [[text for _, text in room.tables.get(table["id"]).game.notes] for table in made]
        assert "is entered" in found[0][0]
        assert found[1] == [f"The game could not be entered: season '{NAME}' has gone on without this game."]
        assert len(found[0]) == 1
        entering.clear()  # as after another start


def test_a_day_plays_itself(client: TestClient) -> None:
    before = client.get("/api/seasons").json()[0]["played"]
    assert client.post(f"/api/seasons/{NAME}/days", json={"days": 2}).json()["played"] > 0
    assert client.get("/api/seasons").json()[0]["played"] > before


def test_a_season_is_opened_from_the_door(client: TestClient) -> None:
    for wrong in ({"game": "superstar"}, {"game": "superstar", "year": 1066}, {"game": "x" * 50, "year": 1988}):
        assert client.post("/api/seasons", json=wrong).status_code == 400
    named = client.post("/api/seasons", json={"game": "superstar", "year": 1876, "name": "a/b"})
    assert named.json()["mistake"] == "name 'a/b': it goes into an address, and holds no stroke"
    wanted = {"game": "superstar", "year": 1871, "league": "NA", "name": "old"}
    assert client.post("/api/seasons", json=wanted).json() == {"name": "old"}
    begun = time.monotonic()
    while any("making" in one for one in client.get("/api/seasons").json()) and time.monotonic() - begun < 60:
        time.sleep(0.1)
    made = next(one for one in client.get("/api/seasons").json() if one["name"] == "old")
    assert (made["year"], made["played"], len(made["clubs"])) == (1871, 0, 9)
    assert client.post("/api/seasons", json=wanted).json()["mistake"].startswith("there is a season old already")


def test_the_postseason_is_played_when_the_schedule_is_done(client: TestClient, tmp_path: Path) -> None:
    path, series = f"/api/seasons/{NAME}/postseason", {"bracket": "ONE=HS1-HS4:3; TWO=HS2-HS3:3; FINAL=ONE-TWO:5"}
    assert not shown(client, "postseason")["may_begin"]
    assert "still has games" in client.post(path, json=series).json()["mistake"]
    with Store(tmp_path / "seasons" / f"{NAME}.db") as store:
        play_season(store, NAME)
    assert shown(client, "postseason")["may_begin"]
    assert "has no usual bracket" in client.post(path, json={}).json()["mistake"]
    assert client.post(path, json=series).json()["told"]
    tables = shown(client, "postseason")["tables"]
    assert shown(client, "game", tables[0]["links"][0][1])["story"]


def test_starter_and_lineup_of_a_seasons_game_are_chosen(client: TestClient, tmp_path: Path) -> None:
    key = shown(client, "today")["games_today"][0]["key"]
    made = client.post(f"/api/seasons/{NAME}/games/{key}", json={"side": "home"}).json()
    with page_at(client, made["id"], made["token"]) as page:
        (clubhouse,) = page.scene["table"]["clubhouse"]
        lineup = page.scene["lineups"][1]
        now = next(one["player"] for one in lineup if one["position"] == "P")
        other = next(player for player in clubhouse["starters"] if player != now)
        page.say("lineup", side=1, pitcher=other)
        after = page.see()["lineups"][1]
        assert next(one["player"] for one in after if one["position"] == "P") == other
        tired = next(one["player"] for one in page.scene["bench"][1] if one["player"] not in clubhouse["starters"])
        page.say("lineup", side=1, pitcher=tired)
        assert page.refused()
        client.app.state.room.tables.forget(made["id"])  # type: ignore[attr-defined]
    with page_at(client, made["id"], made["token"]) as page:
        assert page.scene["lineups"][1] == after
        play_out(page)
        while not any("is entered" in note["text"] for note in page.scene["table"]["notes"]):
            page.see()
    with Store(tmp_path / "seasons" / f"{NAME}.db") as store, store.reading() as connection:
        head, events = queries.game_of(connection, NAME, key)
        book = score(log_of(head, events, plan_of(connection, NAME).clubs))
    assert book.log.starting[1].pitcher == other
