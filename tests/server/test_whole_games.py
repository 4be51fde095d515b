"""Whole games over the socket, in every game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from hotstove.cli.verifying import verify
from hotstove.table.tape import Tape
from tests.server.client import make_table, page_at, play_out, serving

GAMES = ("superstar", "longtater", "replay", "pennant", "rallybird")


def told(entries: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Entries of the log without what led to them, which only the last play keeps."""
    return [{**entry, "sentences": []} for entry in entries]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("side", ["home", "visitors"])
def test_a_whole_game_against_the_book(tmp_path: Path, game: str, side: str) -> None:
    with serving(tmp_path) as client:
        made = make_table(client, game=game, side=side)
        with page_at(client, made["id"], made["token"]) as page:
            assert client.get(f"/api/tables/{made['id']}/tape").status_code == 404
            assert page.scene["table"]["seed"] is None
            page.say("show", what="back", name="1")
            assert "when the game is over" in page.refused()
            play_out(page)
            for count in (0, 1, len(page.log)):
                page.say("show", what="back", name=str(count))
                past = page.hear()["scene"]
                if count < 20:
                    assert told(past["log"]["entries"]) == told(page.log[:count])
                play = next((entry for entry in reversed(past["log"]["entries"]) if entry["kind"] == "play"), None)
                if play is not None and game in ("superstar", "longtater", "replay"):
                    assert past["last"]["sentences"] == play["sentences"] != []
            assert past["scoreboard"] == page.scene["scoreboard"]
            assert page.scene["table"]["seed"] is not None
        text = client.get(f"/api/tables/{made['id']}/tape").text
    tape = tmp_path / "game.tape"
    tape.write_text(text, encoding="utf-8")
    said = verify(tape)
    assert "as promised" in said[1]
    assert said[2:] == ([] if game in ("pennant", "rallybird") else ["Every play is legal, and the box score proves."])
    assert Tape.read(tape).header["commitment"] == page.scene["table"]["commitment"]


def test_a_game_is_handed_out_as_files(tmp_path: Path) -> None:
    pytest.importorskip("typst", reason="Typst is not installed")
    with serving(tmp_path) as client:
        made = make_table(client, game="superstar")
        address = f"/api/tables/{made['id']}"
        assert client.get(f"{address}/cards").content.startswith(b"%PDF")
        assert "when it is over" in client.get(f"{address}/sheet").json()["mistake"]
        with page_at(client, made["id"], made["token"]) as page:
            page.say("book", inning=False)
            page.see()
            names = page.scene["names"]
        assert client.get(f"{address}/sheet").content.startswith(b"%PDF")
        assert client.get(f"{address}/events").text.startswith("id,")
        assert all(name in client.get(f"{address}/box").text for name in names)
        assert "tape, box" in client.get(f"{address}/nothing").json()["mistake"]
        tape = client.get(f"{address}/tape").text
        again = client.post("/api/tapes", content=tape).json()["id"]
        with page_at(client, again) as page:
            assert page.scene["over"]
        assert client.post("/api/tapes", content="nonsense").status_code == 400
        assert (
            client.post("/api/tapes", content=tape.replace("charts: as they come", "charts: /etc")).status_code == 400
        )
        half = "\n".join(tape.splitlines()[:-40])
        assert "not over" in client.post("/api/tapes", content=half).json()["mistake"]
