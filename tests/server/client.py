"""A page as the server sees it: takes a seat, says what it wants, and puts its view together from the parts."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

from starlette.testclient import TestClient, WebSocketTestSession

from hotstove.server.app import make_app
from hotstove.server.shelf import Shelf

LAID_OVER = ("cards", "field", "table")
"""Parts of which only what changed is sent."""


def laid_over(scene: dict[str, Any], parts: dict[str, Any]) -> dict[str, Any]:
    """A view with what is new to it."""
    return {**scene, **parts, **{name: {**scene.get(name, {}), **parts.get(name, {})} for name in LAID_OVER}}


@contextmanager
def serving(folder: Path, owner: str = "", seed: int = 1) -> Iterator[TestClient]:
    """A server over the tables of a folder, whose dice fall alike in every run."""
    seeds = Random(seed)
    drawn = patch("hotstove.server.tables.new_seed", lambda: seeds.getrandbits(128))
    with (
        drawn,
        TestClient(make_app(Shelf(folder / "tables.sqlite"), owner=owner), base_url="http://127.0.0.1") as client,
    ):
        yield client


def make_table(client: TestClient, **wanted: object) -> dict[str, str]:
    answer = client.post("/api/tables", json=wanted)
    assert answer.status_code == 200, answer.text
    made: dict[str, str] = answer.json()
    return made


class Page:
    """One open page."""

    def __init__(self, socket: WebSocketTestSession) -> None:
        self.socket = socket
        self.scene: dict[str, Any] = {}
        self.frames: list[str] = []
        self.log: list[dict[str, Any]] = []

    def say(self, kind: str, **fields: object) -> None:
        self.socket.send_text(json.dumps({"t": kind, **fields}))

    def hear(self) -> dict[str, Any]:
        """The next message, whatever it is."""
        text = self.socket.receive_text()
        self.frames.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["t"] == "view":
            self.scene = laid_over(self.scene, message["scene"])
            log = self.scene["log"]
            self.log[log["from"] :] = log["entries"]
        return message

    def see(self) -> dict[str, Any]:
        """The next view."""
        while (message := self.hear())["t"] != "view":
            assert message["t"] in ("hello", "shown"), message
        return self.scene

    def refused(self) -> str:
        """The next mistake."""
        while (message := self.hear())["t"] != "mistake":
            pass
        text: str = message["text"]
        return text

    @property
    def ask(self) -> Any:
        return self.scene["ask"]

    def answer(self, choice: str | None = None) -> None:
        """The quiet answer to whatever is asked, or another one."""
        ask = self.ask
        if ask["kind"] == "calls":
            self.say("play", n=ask["n"])
        elif ask["kind"] == "must-change":
            self.say("change", n=ask["n"])
        elif ask["kind"] == "dice":
            self.say("choose", n=ask["n"], choice=choice or " ".join(str(die["faces"][0]) for die in ask["dice"]))
        else:
            self.say("choose", n=ask["n"], choice=choice or ask["usual"] or ask["options"][0]["value"])


@contextmanager
def page_at(client: TestClient, table: str, token: str = "") -> Iterator[Page]:
    with client.websocket_connect(f"ws://127.0.0.1/t/{table}/socket") as socket:
        page = Page(socket)
        page.say("sit", token=token)
        page.see()
        yield page


def play_out(page: Page) -> None:
    """Quiet answers until the game is over."""
    while not page.scene["over"]:
        page.answer()
        page.see()
