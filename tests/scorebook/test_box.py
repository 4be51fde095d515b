"""The box score: the newspaper's layout in eighty columns, JSON of the same, and the proof."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from hotstove.scorebook import score
from hotstove.scorebook.box import box_json, box_record
from hotstove.scorebook.box_text import box_text
from hotstove.scorebook.proof import faults_of
from tests.scorebook.random_game import random_game
from tests.scorebook.sandlot import game

SHORT_GAME = (
    "S8", "HR/F7.1-H", "E6", "64(1)3/GDP", "K",
    "W", "SB2", "D7.2-H", "home: h15 3 11", "43.2-3", "8/SF.3-H", "HP", "home: h16 5 12", "PO1(13)",
    "home: h15 3 9; h17 5 7; h20 9 1", "K23", "side",
)  # fmt: skip

PRINTED = """\
Away Nine 2, Home Nine 2  1910/05/01

Away Nine               AB   R   H  BI    Home Nine               AB   R   H  BI
Awayman1 cf              1   1   1   0    Homeman1 cf              0   1   0   0
Awayman2 2b              1   1   1   2    Homeman2 2b              1   1   1   1
Awayman3 rf              1   0   0   0    Homeman3 rf              0   0   0   0
Awayman4 1b              1   0   0   0     a-Homeman15 ph-rf       1   0   0   0
Awayman5 lf              1   0   0   0    Homeman4 1b              0   0   0   1
Awayman6 3b              1   0   0   0    Homeman5 lf              0   0   0   0
Awayman7 ss              1   0   0   0     b-Homeman16 pr          0   0   0   0
Awayman8 c               1   0   0   0     Homeman17 lf            0   0   0   0
Awayman9 p               0   0   0   0    Homeman6 3b              0   0   0   0
                                          Homeman7 ss              0   0   0   0
                                          Homeman8 c               0   0   0   0
                                          Homeman9 p               0   0   0   0
                                           Homeman20 p             0   0   0   0
Totals                   8   2   2   2    Totals                   2   2   1   2

a-grounded out for Homeman3 in the 1st.
b-ran for Homeman5 in the 1st.

Away Nine  20 --  2   2  0
Home Nine  2x --  2   1  1

E--Homeman7.
DP--Home Nine 1.
LOB--Away Nine 0, Home Nine 0.
2B--Homeman2.
HR--Awayman2.
SB--Homeman1.
SF--Homeman4.
GIDP--Awayman4.
HBP--by Awayman9 (Homeman5).

Away Nine                IP    H    R   ER   BB   SO   BF
Awayman9                1.0    1    2    2    1    0    5
Home Nine                IP    H    R   ER   BB   SO   BF
Homeman9                1.0    2    2    2    0    1    5
Homeman20               1.0    0    0    0    0    1    3
"""


def test_printed() -> None:
    assert box_text(score(game(*SHORT_GAME))) == PRINTED


def test_decisions_are_marked_in_the_pitching_table() -> None:
    text = box_text(score(game("HR", *["side"] * 13, "away: a20 9 1", *["side"] * 2, "away: a21 9 1", *["side"] * 3)))
    assert "Awayman9 (W)" in text
    assert "Awayman20 (H)" in text
    assert "Awayman21 (S)" in text
    assert "Homeman9 (L)" in text
    assert "Away Nine  100 000 000 --  1   1  0" in text


def test_remarks() -> None:
    """A pitcher who leaves without an out in the inning, a winning run, and a game called off."""
    text = box_text(score(game(*["side"] * 16, "W", "home: h20 9 1", "side", "8", "HR")))
    assert "Homeman9 pitched to one batter in the 9th." in text
    assert "One out when winning run scored." in text
    log = game("HR", *["side"] * 10)
    log.note = "called after five innings, rain"
    assert "Called after five innings, rain." in box_text(score(log))


def test_innings_of_ten_runs_are_bracketed() -> None:
    text = box_text(score(game(*["HR"] * 10, "side", "side")))
    assert "Away Nine  (10) -- 10  10  0" in text


def test_players_of_one_name_get_initials() -> None:
    log = game("side", "side")
    brother = replace(log.home.players["h2"], first="Ned", last="Homeman1")
    log.home = replace(log.home, players={**log.home.players, "h2": brother})
    text = box_text(score(log))
    assert "H Homeman1 cf" in text
    assert "N Homeman1 2b" in text


def test_long_names_do_not_break_the_columns() -> None:
    log = random_game(5)
    log.home = replace(log.home, name="Amalgamated Brotherhood of Upper Mississippi Steamboat Pilots and Engineers")
    player = log.home.players["h1"]
    log.home = replace(
        log.home, players={**log.home.players, "h1": replace(player, last="Featherstonehaugh-Cholmondeley")}
    )
    lines = box_text(score(log)).splitlines()
    assert max(len(line) for line in lines) <= 80
    assert any(line[42:].startswith("Featherstonehau") for line in lines)


def test_random_boxes_are_proven_and_narrow() -> None:
    for seed in range(25):
        book = score(random_game(seed))
        assert faults_of(book) == []
        assert max(len(line) for line in box_text(book).splitlines()) <= 80


def test_json_holds_the_same() -> None:
    book = score(random_game(7))
    record = json.loads(box_json(book))
    assert record == json.loads(json.dumps(box_record(book)))
    for side in (0, 1):
        own = record["sides"][side]
        assert own["runs"] == sum(own["innings"]) == sum(batter["runs"] for batter in own["batting"])
        assert own["hits"] == own["batting_total"]["hits"]


def test_a_false_score_is_found() -> None:
    log = game("HR", "side", "side")
    assert log.final is not None
    log.final = replace(log.final, score=(2, 0))
    assert faults_of(score(log)) == ["visitors: the line score has 1 runs, the game ended with 2"]
    assert faults_of(score(log)) != []


@pytest.mark.parametrize(
    ("before", "after", "word"),
    [
        ("batting", 1 << 16, "at bats"),
        ("left_on_base", 1, "at bats"),
        ("runs", 1, "runs"),
        ("team_earned", 9, "earned"),
    ],
)
def test_a_false_count_is_found(before: str, after: int, word: str) -> None:
    """Tampering with any count breaks a sum."""
    book = score(random_game(3))
    tally = book.sides[0]._own
    if before == "batting":
        player = next(iter(tally.batting))
        tally.batting[player] += after
    elif before == "runs":
        tally.innings.append(after)
        book.sides[0].innings = tuple(tally.innings)
    elif before == "team_earned":
        book.sides[0].earned_runs += 99
    else:
        book.sides[0].left_on_base += after
    assert any(word in fault for fault in faults_of(book))


def test_while_the_game_is_on_nobody_had_no_need_to_bat() -> None:
    """An x says that the home club won without its last inning."""
    played = game(*SHORT_GAME)
    assert "\nHome Nine  2  --  2   1  1\n" in box_text(score(replace(played, final=None)))
