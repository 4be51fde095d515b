"""Scenes: what a face draws, as plain values, before and after every play of whole games."""

from __future__ import annotations

import json
from typing import Any

import pytest

from hotstove.sitting.arguments import PlayArgs
from hotstove.sitting.opening import open_new
from hotstove.sitting.plays.ahead import CallSheet
from hotstove.sitting.plays.moves import parse_move
from hotstove.sitting.prompts import CALLS, CHOICE, MUST_CHANGE
from hotstove.sitting.scene import scene
from hotstove.sitting.sitting import AnySitting, Sitting

PLAYS = ("superstar", "longtater", "replay")


def at_table(game: str, **wishes: Any) -> AnySitting:
    args = PlayArgs(game=game, seed=7, auto="visitors", somebody_there=True, **wishes)
    sitting: AnySitting = Sitting(open_new(args))
    return sitting


def answer_quietly(sitting: AnySitting) -> None:
    prompt = sitting.prompt
    assert prompt is not None
    if prompt.kind == CALLS:
        assert isinstance(sitting.ahead, CallSheet)
        sitting.ahead.play_on()
    else:
        sitting.answer(prompt.usual)


@pytest.mark.parametrize("game", PLAYS)
def test_a_whole_game_is_drawn_from_plain_values(game: str) -> None:
    sitting = at_table(game)
    kinds = set()
    while (prompt := sitting.go()) is not None:
        kinds.add(prompt.kind)
        for seat in ("home", "visitors", "watch"):
            drawn = scene(sitting, seat)
            assert json.loads(json.dumps(drawn)) == drawn
            assert (drawn["ask"] is not None) == (seat == "home")
        answer_quietly(sitting)
    drawn = scene(sitting, "home")
    assert CALLS in kinds
    assert drawn["over"]
    assert drawn["ask"] is None
    for side in (0, 1):
        board = drawn["scoreboard"]["sides"][side]
        assert sum(board["innings"]) == board["runs"]


def test_the_scene_before_a_pitch_has_what_a_manager_decides_on() -> None:
    sitting = at_table("superstar")
    sitting.go()
    answer_quietly(sitting)
    sitting.go()
    drawn = scene(sitting, "home")
    assert " ".join(one["position"] for one in drawn["field"]["fielders"]) == "P C 1B 2B 3B SS LF CF RF"
    assert drawn["matchup"]["pitcher"]["outing"]["batters"] == 1
    assert drawn["bullpen"][1][0]["may_relieve"]
    assert all("positions" in player for player in drawn["bench"][1])
    calls = {call["purpose"]: call for call in drawn["ask"]["calls"]}
    assert calls["walk"] == {
        "purpose": "walk",
        "seat": "home",
        "words": "walk",
        "key": "w",
        "shape": "yes-no",
        "default": "no",
        "options": [
            {"value": "no", "words": "no", "call": "no walk", "key": ""},
            {"value": "yes", "words": "yes", "call": "walk", "key": "w"},
        ],
    }
    roll, cell = drawn["last"]["steps"][1:3]
    assert roll["kind"] == "roll"
    black, *white = (die["face"] for die in roll["dice"])
    assert roll["number"] == 10 * black + sum(white)
    assert (cell["kind"], cell["on"], cell["player"]) == ("cell", "card", "kincw001")
    assert cell["keys"] == [roll["number"]]
    assert drawn["last"]["rules"]


def test_a_drawn_card_shows_all_its_numbers() -> None:
    sitting = at_table("longtater")
    sitting.go()
    answer_quietly(sitting)
    sitting.go()
    draws = [step for step in scene(sitting, "watch")["last"]["steps"] if step["kind"] == "draw"]
    assert set(draws[0]["card"]) == {"top", "middle", "bottom"}
    assert draws[0]["card"][draws[0]["face"]] == draws[0]["number"]


def test_calls_are_handed_in_ahead_and_undone() -> None:
    sitting = at_table("superstar")
    while True:
        sitting.go()
        assert isinstance(sitting.ahead, CallSheet)
        if "steal" in sitting.ahead.offered:
            break
        answer_quietly(sitting)
    length = sitting.length
    choice = sitting.ahead.offered["steal"].options[1]
    sitting.ahead.hand_in({"steal": choice}, {})
    sitting.ahead.play_on()
    sitting.go()
    assert any(line.purpose == "steal" and line.text == choice for line in sitting.lines()[length:])
    while sitting.length > length:
        sitting.undo()
        sitting.go()
    assert sitting.length == length
    assert isinstance(sitting.ahead, CallSheet)
    assert "steal" in sitting.ahead.offered


def test_choices_and_changes_are_prompts_of_their_own() -> None:
    """Marsh bats for somebody, and must then be placed in the field; on the way somebody may be sent or held."""
    sitting = at_table("superstar")
    kinds: set[str] = set()
    while (prompt := sitting.go()) is not None:
        kinds.add(prompt.kind)
        if prompt.kind == CALLS and sitting.state.situation.batting == 1 and "marsl001" not in str(sitting.lines()):
            assert isinstance(sitting.ahead, CallSheet)
            side, moves = parse_move("bat Marsh", sitting.view("home"), frozenset({1}))
            sitting.ahead.hand_in({}, {side: moves})
        if prompt.kind == CHOICE:
            values = scene(sitting, "home")["ask"]
            assert set(values["words_of"]) == {option["value"] for option in values["options"]}
        answer_quietly(sitting)
    assert kinds == {CALLS, CHOICE, MUST_CHANGE}
