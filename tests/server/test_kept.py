"""Nothing that was acknowledged is lost: restarts, idle tables, and a server that is killed."""

from __future__ import annotations

import json
import os
import random
import sqlite3
import time
import urllib.request
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import connect

from tests.server.client import laid_over, make_table, page_at, serving
from tests.server.process import Served

FULL = int(os.environ.get("HOTSTOVE_KILLS", "20"))
"""Kills of the long run."""
PATIENCE = 120
"""Seconds for an answer of a server that has just been started, on a machine that has much else to do."""


def test_idle_tables_leave_memory_and_come_back(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        tables = client.app.state.room.tables  # type: ignore[attr-defined]
        made = make_table(client, game="superstar")
        with page_at(client, made["id"], made["token"]) as page:
            page.answer()
            before = page.see()
            tables.put_aside(frozenset({made["id"]}), 0)
            assert tables.in_memory == 1
        tables.put_aside(frozenset(), 0)
        assert tables.in_memory == 0
        with page_at(client, made["id"], made["token"]) as page:
            laid_out = {name: before["cards"][name] for name in page.scene["cards"]}
            assert {**page.scene, "here": 0} == {**before, "here": 0, "cards": laid_out}


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


@pytest.mark.parametrize("kills", [3, pytest.param(FULL, marks=pytest.mark.soak)])
def test_a_killed_server_comes_back_with_every_answer(tmp_path: Path, kills: int) -> None:
    killing = Killing(tmp_path, random.Random())
    try:
        for _ in range(kills):
            killing.play_and_kill()
    finally:
        killing.server.kill()
    assert killing.answered >= kills
    assert (tmp_path / "tables.sqlite").stat().st_mode & 0o077 == 0


class Killing:
    """Plays at a server that is killed again and again, half of the times while an answer is on its way."""

    def __init__(self, folder: Path, dice: random.Random) -> None:
        self.folder, self.dice = folder, dice
        self.server = Served(folder)
        self.made: dict[str, str] = {}
        self.seen: dict[str, Any] = {}
        self.on_its_way = False
        self.answered = 0

    def play_and_kill(self) -> None:
        if not self.made:
            self._sit_down()
        with connect(
            f"{self.server.address.replace('http', 'ws')}/t/{self.made['id']}/socket", open_timeout=PATIENCE
        ) as socket:
            socket.send(json.dumps({"t": "sit", "token": self.made["token"]}))
            socket.recv(PATIENCE)
            scene: dict[str, Any] = json.loads(socket.recv(PATIENCE))["scene"]
            self._compare(scene)
            for _ in range(self.dice.randrange(1, 6)):
                if scene["ask"] is None:
                    break
                socket.send(answer_to(scene["ask"]))
                scene = laid_over(scene, json.loads(socket.recv(PATIENCE))["scene"])
                self.answered += 1
            self.seen, self.on_its_way = scene, False
            if scene["ask"] is None:
                self.made, self.seen = {}, {}
            elif self.dice.random() < 0.5:
                socket.send(answer_to(scene["ask"]))
                self.on_its_way = True
                time.sleep(self.dice.random() / 50)
            self.server.kill()
        self.server = Served(self.folder)

    def _sit_down(self) -> None:
        request = urllib.request.Request(f"{self.server.address}/api/tables", b'{"game": "superstar"}')
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            self.made = json.load(answer)

    def _compare(self, scene: dict[str, Any]) -> None:
        """What was acknowledged is there; what was on its way may be."""
        if not self.seen:
            return
        if self.on_its_way and scene["answers"] != self.seen["answers"]:
            assert scene["answers"] > self.seen["answers"]
            return
        for part in ("answers", "turn", "scoreboard", "field", "last", "ask"):
            assert scene[part] == self.seen[part]


def answer_to(ask: dict[str, Any]) -> str:
    kinds = {"calls": {"t": "play"}, "must-change": {"t": "change"}}
    return json.dumps({**kinds.get(ask["kind"], {"t": "choose", "choice": ask["usual"]}), "n": ask["n"]})


def test_tables_of_the_first_version_are_still_read(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    with serving(tmp_path) as client:
        made = make_table(client, game="superstar")
    database = sqlite3.connect(path, isolation_level=None)
    for statement in (
        "ALTER TABLE tables ADD COLUMN header TEXT NOT NULL DEFAULT ''",
        "UPDATE tables SET header = (SELECT header FROM headers WHERE table_id = id)",
        "DROP TABLE headers",
        "ALTER TABLE tables DROP COLUMN clock",
        "ALTER TABLE tables DROP COLUMN season",
        "DROP TABLE reasons",
        "DROP TABLE clubs",
        "PRAGMA user_version=1",
    ):
        database.execute(statement)
    database.close()
    with serving(tmp_path) as client, page_at(client, made["id"], made["token"]) as page:
        page.answer()
        assert page.see()["answers"] > 0
