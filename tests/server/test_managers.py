"""Several people run clubs of one season on one server, each by a link of his own."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from hotstove.records import queries
from hotstove.records.store import Store
from tests.server.client import page_at, play_out
from tests.server.conftest import NAME

PATH = f"/api/seasons/{NAME}"


class Manager:
    """Somebody with a club's link."""

    def __init__(self, client: TestClient, club: str) -> None:
        self.client, self.club = client, club
        self.headers = {"x-club": client.post(f"{PATH}/people", json={"club": club}).json()["token"]}

    def ask(self, what: str, **wanted: object) -> Any:
        if wanted:
            return self.client.post(f"{PATH}/{what}", json=wanted, headers=self.headers).json()
        return self.client.get(f"{PATH}/{what}", headers=self.headers).json()


@pytest.fixture
def today(client: TestClient) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = client.get(f"{PATH}/today").json()["games_today"]
    return found


def test_two_managers_meet_at_one_table_and_the_day_waits_for_a_third(
    client: TestClient,
    today: list[dict[str, Any]],
    tmp_path: Path,
) -> None:
    one, other = today
    visitors, home, third = (Manager(client, club) for club in (one["visitors"], one["home"], other["home"]))
    assert visitors.ask("today")["my_club"] == one["visitors"]
    first = visitors.ask(f"games/{one['key']}", sit=True)
    second = home.ask(f"games/{one['key']}", sit=True)
    assert first["id"] == second["id"]
    assert "invite" not in first
    assert "does not play in" in third.ask(f"games/{one['key']}", sit=True)["mistake"]
    with (
        page_at(client, first["id"], first["token"]) as away,
        page_at(client, second["id"], second["token"]) as at_home,
    ):
        assert (away.scene["table"]["seats"], at_home.scene["table"]["seats"]) == (["visitors"], ["home"])
        assert not away.scene["table"]["alone"]
        _play_together(away, at_home)
        while "entered when" not in _notes(away):
            away.see()
    with Store(tmp_path / "seasons" / f"{NAME}.db") as store, store.reading() as connection:
        assert not [game for game in queries.games(connection, NAME) if game["key"] == one["key"]]
    alone = third.ask(f"games/{other['key']}", sit=True)
    with page_at(client, alone["id"], alone["token"]) as page:
        play_out(page)
        while "is entered into" not in _notes(page):
            page.see()
    with Store(tmp_path / "seasons" / f"{NAME}.db") as store, store.reading() as connection:
        entered = {game["key"] for game in queries.games(connection, NAME)}
    assert {one["key"], other["key"]} <= entered


def _notes(page: Any) -> str:
    return " ".join(note["text"] for note in page.scene["table"]["notes"])


def _play_together(away: Any, at_home: Any) -> None:
    """The home side is ready for every pitch; choices are made by whoever is asked."""
    at_home.say("standing", on=True)
    while not away.scene["over"]:
        number = away.scene["table"]["number"]
        home_is_asked = at_home.scene["ask"] is not None and away.scene["ask"] is None
        (at_home if home_is_asked else away).answer()
        for page in (away, at_home):
            while page.scene["table"]["number"] == number:
                page.see()


def test_a_link_runs_one_club_and_nothing_else(
    client: TestClient,
    today: list[dict[str, Any]],
) -> None:
    club, other = today[0]["visitors"], today[1]["visitors"]
    manager = Manager(client, club)
    assert "run by somebody" in client.post(f"{PATH}/games/{today[0]['key']}", json={"side": "home"}).json()["mistake"]
    assert "no other club" in manager.ask(f"orders/{other}")["mistake"]
    assert "does not play" in manager.ask(f"games/{today[1]['key']}", sit=True)["mistake"]
    for what in ("days", "people", "postseason"):
        answer = client.post(f"{PATH}/{what}", json={"days": 1, "club": other}, headers=manager.headers)
        assert answer.status_code == 403
    assert client.get("/api/seasons", headers=manager.headers).status_code == 400
    assert "runs no club" in client.get(f"{PATH}/today", headers={"x-club": "x" * 22}).json()["mistake"]
    client.post(f"{PATH}/people", json={"club": club, "take_back": True})
    assert "runs no club" in manager.ask("today")["mistake"]


def test_orders_hold_from_the_next_game_on(
    client: TestClient,
    today: list[dict[str, Any]],
) -> None:
    manager = Manager(client, today[0]["home"])
    desk = manager.ask(f"orders/{manager.club}")["desk"]
    rotation = [*desk["rotation"][1:], desk["rotation"][0]]
    against = {key: [" ".join(pair) for pair in [*order[1:], order[0]]] for key, order in desk["lineups"].items()}
    after = manager.ask(f"orders/{manager.club}", rotation=rotation, lineup=against)["desk"]
    assert after["rotation"] == rotation
    assert {key: [" ".join(pair) for pair in order] for key, order in after["lineups"].items()} == against
    assert len(after["changes"]) == 1 + len(against)
    assert "named twice" in manager.ask(f"orders/{manager.club}", rotation=[rotation[0]] * 2)["mistake"]
    assert "orders" in manager.ask(f"orders/{manager.club}", seed="7")["mistake"]
    made = manager.ask(f"games/{today[0]['key']}", sit=True)
    with page_at(client, made["id"], made["token"]) as page:
        leads_off = next(one for one in page.scene["lineups"][1] if one["slot"] == 1)
        assert leads_off["player"] in {order[0].split()[0] for order in against.values()}


def test_games_of_the_postseason_are_managed_one_by_one(
    client: TestClient,
    tmp_path: Path,
) -> None:
    wanted = {"bracket": "FINAL=HS1-HS2:3", "next": True}
    assert "still has games" in client.post(f"{PATH}/postseason", json=wanted).json()["mistake"]
    while client.get(f"{PATH}/today").json()["today"]:
        client.post(f"{PATH}/days", json={"days": 31})
    games = 0
    while client.post(f"{PATH}/postseason", json=wanted).json()["told"]:
        (game,) = client.get(f"{PATH}/today").json()["games_today"]
        assert game["stage"] == "FINAL"
        made = client.post(f"{PATH}/games/{game['key']}", json={"side": "home"}).json()
        with page_at(client, made["id"], made["token"]) as page:
            page.say("book", inning=False)
            while "is entered into" not in _notes(page):
                page.see()
        games += 1
    assert games in (2, 3)
    (series,) = client.get(f"{PATH}/postseason").json()["tables"]
    assert len(series["rows"]) == games
