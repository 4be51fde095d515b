"""Who may do what at a table: seats by token, calls of two people, watchers, refusals in words."""

from __future__ import annotations

from pathlib import Path

import pytest
from starlette.websockets import WebSocketDisconnect

from tests.server.client import make_table, page_at, serving


def test_the_pitch_waits_for_both_people(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made = make_table(client, game="superstar", against="friend")
        with page_at(client, made["id"], made["token"]) as home, page_at(client, made["id"], made["invite"]) as away:
            home.see()
            assert (home.scene["table"]["seats"], away.scene["table"]["seats"]) == (["home"], ["visitors"])
            home.answer()
            assert home.see()["table"]["ready"] == ["home"]
            assert away.see()["turn"] == 0
            away.answer()
            assert home.see()["turn"] == away.see()["turn"] == 1


def test_a_seat_that_stands_ready_is_not_waited_for(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made = make_table(client, game="superstar", against="friend")
        with page_at(client, made["id"], made["token"]) as home, page_at(client, made["id"], made["invite"]) as away:
            home.see()
            away.say("standing", on=True)
            assert home.see()["table"]["standing"] == ["visitors"]
            home.answer()
            assert home.see()["turn"] == 1


def test_calls_that_were_handed_in_are_not_told_to_the_other_side(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made = make_table(client, game="superstar", against="friend")
        with page_at(client, made["id"], made["token"]) as home, page_at(client, made["id"], made["invite"]) as away:
            home.see()
            call = next(call for call in home.ask["calls"] if call["seat"] == "home")
            away.frames.clear()
            home.say("play", n=home.ask["n"], calls={call["purpose"]: call["options"][1]["value"]})
            home.see()
            away.see()
            assert len(away.frames) == 1
            assert set(away.frames[0].split('"scene":{', 1)[1][:8].split('"')) >= {"table"}
            home.say("undo")
            assert home.see()["table"]["ready"] == []


def test_what_is_refused(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made = make_table(client, game="superstar", against="friend")
        with page_at(client, made["id"]) as watcher:
            assert watcher.ask is None
            watcher.say("play", n=0)
            assert "looking on" in watcher.refused()
        with page_at(client, made["id"], made["token"]) as home:
            home.say("play", n=999)
            assert "gone on" in home.refused()
            home.say("play", n=home.ask["n"], calls={"walk": "perhaps"})
            assert "do not offer" in home.refused()
            home.say("play", n=home.ask["n"], moves={"visitors": [["nobody", 1, 11]]})
            assert "not yours" in home.refused()
            home.say("play", n=home.ask["n"], moves={"home": [["nobody", 0, 1]]})
            assert "nobody" in home.refused()
            home.say("choose", n=home.ask["n"], choice="x")
            assert "not yours" in home.refused()
            home.say("dance")
            assert "kind t" in home.refused()
            home.socket.send_text("x" * 5000)
            assert "4096" in home.refused()


def test_a_wrong_token_or_table_is_refused(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made = make_table(client)
        for table, token in ((made["id"], "wrong"), ("nowhere", "")):
            with client.websocket_connect(f"ws://127.0.0.1/t/{table}/socket") as socket:
                socket.send_json({"t": "sit", "token": token})
                assert socket.receive_json()["t"] == "refused"
                with pytest.raises(WebSocketDisconnect):
                    socket.receive_json()


def test_tokens_and_seeds_are_in_no_message(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made = make_table(client, game="superstar", against="friend")
        with page_at(client, made["id"], made["token"]) as home:
            table = client.app.state.room.tables.get(made["id"])  # type: ignore[attr-defined]
            home.answer()
            home.see()
            text = "".join(home.frames)
            seed = str(table.match.terms.seed)
            assert len(seed) > 30
            for secret in (made["token"], made["invite"], seed, hex(int(seed))[2:]):
                assert secret not in text
    content = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert made["token"].encode() not in content
    assert made["invite"].encode() not in content


def test_only_the_owner_makes_tables_where_others_can_reach_the_server(tmp_path: Path) -> None:
    with serving(tmp_path, owner="secret") as client:
        assert client.post("/api/tables", json={}).status_code == 403
        assert client.post("/api/tables", json={}, headers={"x-owner": "secret"}).status_code == 200


@pytest.mark.parametrize(
    "wanted",
    [
        {"game": "chess"},
        {"game": "superstar", "away": "/etc/passwd"},
        {"game": "superstar", "away": "../x.toml"},
        {"against": "nobody"},
        {"side": "third"},
        {"options": ["injuries=perhaps"]},
        {"options": "injuries"},
        {"game": 3},
        [1],
    ],
)
def test_a_table_that_cannot_be_is_refused_in_words(tmp_path: Path, wanted: object) -> None:
    with serving(tmp_path) as client:
        answer = client.post("/api/tables", json=wanted)
        assert answer.status_code == 400
        assert answer.json()["mistake"]


def test_two_at_one_screen_share_a_page(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made = make_table(client, game="replay", against="screen")
        with page_at(client, made["id"], made["token"]) as page:
            assert page.scene["table"]["seats"] == ["home", "visitors"]
            for _ in range(12):
                page.answer()
                page.see()
            assert page.scene["turn"] >= 10


def test_own_dice_are_asked_for(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made = make_table(client, game="superstar", dice="mine")
        with page_at(client, made["id"], made["token"]) as page:
            page.answer()
            assert page.see()["ask"]["kind"] == "dice"
            page.answer("9 9 9")
            assert "black" in page.refused()
            page.answer("2 4 0")
            page.see()
            assert page.scene["last"] or page.ask["kind"] == "dice"


def test_the_book_plays_for_somebody_who_left_until_he_is_back(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made = make_table(client, game="superstar", against="friend")
        with page_at(client, made["id"], made["token"]) as home:
            with page_at(client, made["id"], made["invite"]):
                home.see()
                home.say("absent")
                assert "is here" in home.refused()
            home.see()
            home.say("absent")
            assert home.see()["table"]["away"] == ["visitors"]
            while home.scene["turn"] < 40:
                home.answer()
                home.see()
            with page_at(client, made["id"], made["invite"]) as away:
                assert away.scene["table"]["away"] == []
                home.see()
                if home.ask is not None and home.ask["kind"] == "calls":
                    home.answer()
                    assert home.see()["table"]["ready"] == ["home"]
