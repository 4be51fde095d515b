"""Starters and lineups before the first pitch."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.client import make_table, page_at, serving


@pytest.mark.parametrize("game", ["superstar", "longtater", "replay"])
def test_a_starter_and_an_order_are_handed_in(tmp_path: Path, game: str) -> None:
    with serving(tmp_path) as client:
        made = make_table(client, game=game)
        with page_at(client, made["id"], made["token"]) as page:
            (mine,) = page.scene["table"]["clubhouse"]
            promised = page.scene["table"]["commitment"]
            now = next(one["player"] for one in page.scene["lineups"][1] if one["position"] == "P")
            other = next(player for player in mine["starters"] if player != now)
            page.say("lineup", side=1, pitcher=other)
            lineup = page.see()["lineups"][1]
            assert next(one["player"] for one in lineup if one["position"] == "P") == other
            numbers = {"P": 1, "C": 2, "1B": 3, "2B": 4, "3B": 5, "SS": 6, "LF": 7, "CF": 8, "RF": 9, "DH": 10}
            order = [[one["player"], numbers[one["position"]]] for one in lineup if one["slot"]]
            page.say("lineup", side=1, pitcher=other, order=[order[1], order[0], *order[2:]])
            assert [one["player"] for one in page.see()["lineups"][1] if one["slot"]][:2] == [order[1][0], order[0][0]]
            page.say("lineup", side=1, pitcher=other, order=[order[0], order[0], *order[2:]])
            assert "twice" in page.refused()
            page.say("lineup", side=0, pitcher=other)
            assert "its own side" in page.refused()
            assert page.scene["table"]["commitment"] == promised
            page.answer()
            assert page.see()["table"]["clubhouse"] == []
            page.say("lineup", side=1, pitcher=now)
            assert "before the first pitch" in page.refused()
        tables = client.app.state.room.tables  # type: ignore[attr-defined]
        tables.put_aside(frozenset(), 0)
        with page_at(client, made["id"], made["token"]) as page:
            assert next(one["player"] for one in page.scene["lineups"][1] if one["slot"]) == order[1][0]


def test_the_other_side_keeps_what_it_handed_in(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made = make_table(client, game="superstar", against="friend")
        with page_at(client, made["id"], made["token"]) as home, page_at(client, made["id"], made["invite"]) as away:
            home.see()
            home.answer()
            assert home.see()["table"]["clubhouse"] == []
            away.see()
            (mine,) = away.scene["table"]["clubhouse"]
            away.say("lineup", side=0, pitcher=mine["starters"][1])
            assert away.see()["table"]["ready"] == ["home"]
        tables = client.app.state.room.tables  # type: ignore[attr-defined]
        tables.put_aside(frozenset(), 0)
        with page_at(client, made["id"], made["invite"]) as away:
            assert away.scene["table"]["ready"] == ["home"]


def test_somebody_who_cannot_start_is_refused_in_words(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made = make_table(client, game="superstar")
        with page_at(client, made["id"], made["token"]) as page:
            batter = page.scene["lineups"][1][0]["player"]
            page.say("lineup", side=1, pitcher=batter)
            assert page.refused()
            page.say("lineup", side=1, pitcher="nobody")
            assert "nobody on the roster" in page.refused()
