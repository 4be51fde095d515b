"""Rallybird between two people: card and gloves are chosen at the same time and turned over together."""

from __future__ import annotations

from pathlib import Path

from tests.server.client import Page, make_table, page_at, serving


def to_the_card(home: Page, away: Page) -> tuple[Page, Page]:
    """The side at bat and the other one, once a card is to be chosen; the visitors bat first."""
    home.see()
    home.answer()
    home.see()
    away.see()
    return away, home


def test_both_choose_and_the_cards_are_turned_over_together(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made = make_table(client, game="rallybird", against="friend")
        with page_at(client, made["id"], made["token"]) as home, page_at(client, made["id"], made["invite"]) as away:
            batting, fielding = to_the_card(home, away)
            assert (batting.ask["shape"], fielding.ask["shape"]) == ("card", "placement")
            assert batting.scene["waiting"] == ["home", "visitors"]
            fielding.answer()
            assert fielding.see()["table"]["ready"] == ["home"]
            assert fielding.scene["table"]["chosen"] == {"home": fielding.ask["usual"]}
            assert batting.see()["table"]["chosen"] == {}
            fielding.say("choose", n=fielding.ask["n"], choice=fielding.ask["usual"])
            assert "already" in fielding.refused()
            fielding.say("undo")
            assert fielding.see()["table"]["ready"] == []
            batting.see()
            fielding.answer()
            fielding.see()
            batting.see()
            batting.answer()
            assert batting.see()["last_at_bat"]["card"] == fielding.see()["last_at_bat"]["card"] != ""
            assert batting.scene["table"]["ready"] == []


def test_what_was_chosen_survives_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made = make_table(client, game="rallybird", against="friend")
        with page_at(client, made["id"], made["token"]) as home, page_at(client, made["id"], made["invite"]) as away:
            batting, _ = to_the_card(home, away)
            batting.answer()
            batting.see()
    with serving(tmp_path) as client, page_at(client, made["id"], made["token"]) as home:
        assert home.scene["table"]["ready"] == ["visitors"]
        home.answer()
        assert home.see()["last_at_bat"] is not None


def test_a_novice_plays_for_somebody_who_left(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made = make_table(client, game="rallybird", against="friend")
        with page_at(client, made["id"], made["token"]) as home:
            assert home.scene["table"]["stand_in"] == "a novice"
            home.say("absent")
            assert home.see()["table"]["away"] == ["visitors"]
            while not home.scene["over"]:
                assert "home" in home.scene["waiting"]
                home.answer()
                home.see()
            halves = {entry["chapter"].split()[0] for entry in home.log if entry["kind"] == "play"}
            assert halves == {"Top", "Bottom"}
            assert not home.scene["here"]["visitors"]
