"""Whole games over the socket, in every game."""

from __future__ import annotations

from pathlib import Path

import pytest

from hotstove.cli.serve import verify
from hotstove.table.tape import Tape
from tests.server.client import make_table, page_at, play_out, serving

GAMES = ("superstar", "longtater", "replay", "pennant", "rallybird")


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
                assert past["log"]["entries"] == page.log[max(0, count - 20) : count] if count < 20 else True
            assert past["scoreboard"] == page.scene["scoreboard"]
            assert page.scene["table"]["seed"] is not None
        text = client.get(f"/api/tables/{made['id']}/tape").text
    tape = tmp_path / "game.tape"
    tape.write_text(text, encoding="utf-8")
    assert "as promised" in verify(tape)[1]
    assert Tape.read(tape).header["commitment"] == page.scene["table"]["commitment"]
