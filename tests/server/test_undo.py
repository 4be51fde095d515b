"""Taking back: free alone, by consent with two people, with fresh dice and a note."""

from __future__ import annotations

from pathlib import Path

from hotstove.cli.verifying import verify
from tests.server.client import make_table, page_at, play_out, serving


def test_alone_it_is_free_and_brings_fresh_dice(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made = make_table(client, game="superstar")
        with page_at(client, made["id"], made["token"]) as page:
            page.answer()
            page.see()
            fell = []
            for _ in range(12):
                page.say("undo")
                assert page.see()["turn"] == 0
                page.answer()
                page.see()
                fell.append(str([step for step in page.scene["last"]["steps"] if step["kind"] == "roll"]))
            assert len(set(fell)) > 1
            assert len(page.scene["table"]["notes"]) == 12
            play_out(page)
        text = client.get(f"/api/tables/{made['id']}/tape").text
    tape = tmp_path / "game.tape"
    tape.write_text(text, encoding="utf-8")
    assert "as promised" in verify(tape)[1]


def test_what_was_taken_back_stays_so_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made = make_table(client, game="longtater")
        with page_at(client, made["id"], made["token"]) as page:
            for _ in range(6):
                page.answer()
                page.see()
            page.say("undo")
            page.see()
            page.answer()
            before = page.see()["last"]
    with serving(tmp_path) as client, page_at(client, made["id"], made["token"]) as page:
        assert page.scene["last"] == before
        assert len(page.scene["table"]["notes"]) == 1


def test_with_two_people_the_other_is_asked(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made = make_table(client, game="superstar", against="friend")
        with page_at(client, made["id"], made["token"]) as home, page_at(client, made["id"], made["invite"]) as away:
            home.see()
            home.answer()
            home.see()
            away.see()
            away.answer()
            home.see()
            away.see()
            for reply in (False, True):
                turn = home.scene["turn"]
                home.say("undo")
                assert home.see()["table"]["offer"] == {"by": "home"}
                away.see()
                home.say("reply", yes=True)
                assert "other side" in home.refused()
                away.say("reply", yes=reply)
                assert home.see()["turn"] == (turn - 1 if reply else turn)
                away.see()
            assert "by consent" in home.scene["table"]["notes"][0]["text"]
