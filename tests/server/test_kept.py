"""Nothing that was acknowledged is lost: restarts, idle tables, and a server that is killed."""

from __future__ import annotations

import json
import random
import urllib.request
from pathlib import Path

import pytest
from websockets.sync.client import connect

from tests.server.client import make_table, page_at, serving
from tests.server.process import Served

KILLS = 4


def test_idle_tables_leave_memory_and_come_back(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        tables = client.app.state.tables  # type: ignore[attr-defined]
        made = make_table(client, game="superstar")
        with page_at(client, made["id"], made["token"]) as page:
            page.answer()
            before = page.see()
            tables.put_aside(frozenset({made["id"]}), 0)
            assert tables.in_memory == 1
        tables.put_aside(frozenset(), 0)
        assert tables.in_memory == 0
        with page_at(client, made["id"], made["token"]) as page:
            assert {**page.scene, "here": 0} == {**before, "here": 0}


def test_calls_of_one_side_survive_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made = make_table(client, game="superstar", against="friend")
        with page_at(client, made["id"], made["token"]) as home:
            home.say("play", n=home.ask["n"], calls={"walk": "yes"})
            home.see()
    with serving(tmp_path) as client, page_at(client, made["id"], made["invite"]) as away:
        assert away.scene["table"]["ready"] == ["home"]
        away.answer()
        assert "walk" in away.see()["last"]["told"]


@pytest.mark.soak
@pytest.mark.parametrize("kills", [KILLS, pytest.param(200, marks=pytest.mark.soak)])
def test_a_killed_server_comes_back_with_every_answer(tmp_path: Path, kills: int) -> None:
    dice = random.Random(5)
    server = Served(tmp_path)
    try:
        server = _killed_again_and_again(tmp_path, server, kills, dice)
    finally:
        server.kill()
    assert (tmp_path / "tables.sqlite").stat().st_mode & 0o077 == 0


def _killed_again_and_again(folder: Path, server: Served, kills: int, dice: random.Random) -> Served:
    request = urllib.request.Request(f"{server.address}/api/tables", json.dumps({"game": "superstar"}).encode())
    with urllib.request.urlopen(request, timeout=20) as answer:
        made = json.load(answer)
    seen: dict[str, object] = {}
    for _ in range(kills):
        scene: dict[str, object] = {}
        with connect(f"{server.address.replace('http', 'ws')}/t/{made['id']}/socket") as socket:
            socket.send(json.dumps({"t": "sit", "token": made["token"]}))
            socket.recv(20)
            scene |= json.loads(socket.recv(20))["scene"]
            if seen:
                for part in ("answers", "turn", "scoreboard", "last", "ask"):
                    assert scene[part] == seen[part]
            for _ in range(dice.randrange(1, 6)):
                ask = scene["ask"]
                if not isinstance(ask, dict):
                    break
                message = {"t": "play"} if ask["kind"] == "calls" else {"t": "choose", "choice": ask["usual"]}
                socket.send(json.dumps({**message, "n": ask["n"]}))
                scene |= json.loads(socket.recv(20))["scene"]
            seen = scene
            server.kill()
        server = Served(folder)
    return server
