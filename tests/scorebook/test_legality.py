"""The umpire: legal games pass, and each offence is found and named."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from hotstove.diamond.lineup import Substitution
from hotstove.diamond.log import GameLog, PlayEntry, SubstitutionEntry
from hotstove.diamond.notation import read
from hotstove.scorebook.legal_play import offences_of_play
from hotstove.scorebook.legality import offences_of
from tests.scorebook.random_game import random_game
from tests.scorebook.sandlot import game

WHOLE = ["HR", *["side"] * 18]


def test_random_games_are_legal() -> None:
    for seed in range(40):
        assert offences_of(random_game(seed)) == []


PLAYS = {
    ("64(1)3/GDP.1-2", "1", 0): "puts out the player from 1 and moves him to 2",
    ("CS2(26).1-2", "1", 0): "puts out the player from 1 and moves him to 2",
    ("K.B-1", "", 0): "puts out the player from B and moves him to 1",
    ("S8.1-3", "", 0): "moves a player from 1, where nobody stands",
    ("S8", "1", 0): "leaves two players on 1",
    ("D8.1-2", "1", 0): "leaves two players on 2",
    ("S8.2-2;1-3", "12", 0): "lets the player from 1 pass the player before him",
    ("WP.3-2", "3", 0): "moves a player back from 3 to 2",
    ("WP.2-3;B-1", "2", 0): "moves the batter while his turn goes on",
    ("63.3-H", "3", 2): "scores a run although the batter or a forced runner made the third out",
    ("64(1)/FO.3-H", "13", 2): "scores a run although the batter or a forced runner made the third out",
    ("64(1)3/GDP.3-H", "13", 1): "scores a run although the batter or a forced runner made the third out",
    ("K+WP.3-H", "3", 2): "scores a run although the batter or a forced runner made the third out",
}


@pytest.mark.parametrize(("text", "on_base", "outs"), PLAYS)
def test_illegal_plays(text: str, on_base: str, outs: int) -> None:
    assert PLAYS[text, on_base, outs] in list(offences_of_play(read(text), frozenset(on_base), outs))


@pytest.mark.parametrize(
    ("text", "on_base", "outs"),
    [
        ("64(1)3/GDP.3-H", "13", 0),
        ("8(B)84(2)/LDP.3-H", "23", 1),
        ("S8.3-H;2XH(82)", "23", 2),
        ("D9.1-H;BX3(95)", "1", 2),
        ("K+WP.3-H;B-1", "3", 2),
        ("K+CS2(26)/DP", "1", 1),
        ("K+E2.B-1", "", 2),
        ("FC6.3XH(62);1-2", "13", 2),
        ("S8.1X3(8E5)", "1", 2),
        ("CS2(2E4)", "1", 2),
        ("64(1)/FO.B-2(E4)", "1", 0),
        ("3(B)6(1)/GDP.3-H", "13", 0),
    ],
)
def test_legal_plays(text: str, on_base: str, outs: int) -> None:
    assert list(offences_of_play(read(text), frozenset(on_base), outs)) == []


def _tampered(place: int, **changes: Any) -> GameLog:
    log = game(*WHOLE)
    entry = log.entries[place]
    assert isinstance(entry, PlayEntry)
    log.entries[place] = replace(entry, situation=replace(entry.situation, **changes))
    return log


@pytest.mark.parametrize(
    ("change", "word"),
    [
        ({"outs": 2}, "outs 2"), ({"score": (5, 0)}, "score [5, 0]"), ({"up": (7, 1)}, "batter a7"),
        ({"runners": ("a9", "", "")}, "runners"), ({"bases": "1--"}, "bases"), ({"inning": 3}, "inning (3, 'top')"),
    ],
)  # fmt: skip
def test_a_false_situation_is_found(change: dict[str, Any], word: str) -> None:
    assert any(word in offence for offence in offences_of(_tampered(1, **change)))


def test_a_fourth_out_is_found() -> None:
    log = game("8", "8", "W", "8")
    last = log.entries[-1]
    assert isinstance(last, PlayEntry)
    log.entries[-1] = replace(last, play=read("64(1)3/GDP"))
    log.final = None
    assert "top of inning 1: 64(1)3/GDP makes out number 4" in offences_of(log)


def test_a_play_that_was_left_out_is_found() -> None:
    log = game(*WHOLE)
    del log.entries[5]
    assert any("the plays before it make" in offence for offence in offences_of(log))


def test_a_game_that_stops_or_goes_on_is_found() -> None:
    assert offences_of(game(*WHOLE[:-1])) == ["top of inning 9: the game stops with 3 out and the score 1 to 0"]
    called = game(*WHOLE[:12])
    called.note = "rain"
    assert offences_of(called) == []
    after = game(*["side"] * 17, "HR", "8")
    assert any("is played after the game was over" in offence for offence in offences_of(after))


def _with_change(change: Substitution, side: int = 1) -> GameLog:
    log = game(*WHOLE)
    situation = log.entries[0].situation
    log.entries.insert(0, SubstitutionEntry(situation, side, change))
    return log


@pytest.mark.parametrize(
    ("change", "word"),
    [
        (Substitution("nobody", 3, 9), "he is not on the roster"),
        (Substitution("h5", 3, 9), "he bats in slot 5"),
        (Substitution("h20", 3, 15), "do not exist"),
        (Substitution("h20", 3, 8), "is played with the positions"),
    ],
)
def test_a_false_change_is_found(change: Substitution, word: str) -> None:
    assert any(word in offence for offence in offences_of(_with_change(change)))


def test_nobody_comes_back() -> None:
    log = game("home: h20 3 9", "8")
    log.entries.insert(1, SubstitutionEntry(log.entries[0].situation, 1, Substitution("h3", 3, 9)))
    log.final = None
    assert any("h3 for slot 3: he has left the game and comes back" in offence for offence in offences_of(log))


def test_a_false_lineup_card_is_found() -> None:
    log = game("side")
    card = log.starting[0]
    players = list(card.players)
    players[2] = players[1]
    log.starting = (replace(card, players=tuple(players)), log.starting[1])
    assert any("a player stands twice on the lineup card" in offence for offence in offences_of(log))
