"""Scenes and tapes of Pennant Race, Rallybird and any game between two people."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from hotstove.games.rallybird.asking import deck_of
from hotstove.games.rallybird.options import Options
from hotstove.games.rallybird.state import RallyState
from hotstove.sitting.arguments import PlayArgs
from hotstove.sitting.opening import open_new, open_tape
from hotstove.sitting.prompts import DICE
from hotstove.sitting.scene import scene
from hotstove.sitting.sitting import AnySitting, Sitting

SEATS = ("visitors", "home", "watch")


def sit_down(game: str, auto: str = "none", **wishes: Any) -> AnySitting:
    sitting: AnySitting = Sitting(open_new(PlayArgs(game=game, auto=auto, somebody_there=True, **wishes)))
    return sitting


def test_pennant_fills_its_score_sheet_row_by_row() -> None:
    sitting = sit_down("pennant", dice="mine", away="texas-1988", home="texas-1988")
    rows = []
    while (prompt := sitting.go()) is not None:
        drawn = scene(sitting, prompt.seat or "visitors")
        assert json.loads(json.dumps(drawn)) == drawn
        rows.append(len(drawn["score_sheet"]["rows"]))
        if prompt.kind == DICE:
            assert [die["colour"] for die in drawn["ask"]["dice"]] == ["white", "red", "green"]
            sitting.answer("4 4 3" if rows[-1] == 0 else "5 3 2")
        else:
            assert drawn["ask"]["starters"]["Charlie Hough"]["st"] == 4.5
            sitting.answer(prompt.usual)
    drawn = scene(sitting, "watch")
    assert rows == [0, 0, 0, 1]
    assert drawn["triads"] == [[4, 4, 3], [5, 3, 2]]
    assert drawn["score_sheet"]["rows"][0][2:5] == ["4", "4", "3"]
    assert drawn["box"]


@pytest.mark.parametrize("seed", range(3))
def test_rallybird_shows_a_seat_nothing_that_it_may_not_know(seed: int) -> None:
    """At every question another removed card and, face down, another card: not a byte changes for the others."""
    sitting = sit_down("rallybird", seed=seed)
    looks = 0
    while (prompt := sitting.go()) is not None:
        state, heard = sitting.state, sitting.session.heard
        batting = sitting.match.game.seats(state)["offense"]
        for seat in SEATS:
            drawn = scene(sitting, seat)
            assert json.loads(json.dumps(drawn)) == drawn
            assert (drawn["hand"] != []) == (seat == batting)
            if seat == batting:
                continue
            for card in deck_of(Options())[:4]:
                assert seen_with(sitting, card, seat) == json.dumps(drawn)
                looks += 1
        assert (sitting.state, sitting.session.heard) == (state, heard)
        sitting.answer(prompt.usual)
    assert looks > 100


def seen_with(sitting: AnySitting, card: str, seat: str) -> str:
    """The scene of a seat if the secrets were others."""
    session, state, heard = sitting.session, sitting.state, sitting.session.heard
    assert isinstance(state, RallyState)
    if state.discarded:
        session.state = state._replace(removed=card)
        session.heard = (card, *heard[1:]) if len(heard) == 1 else heard
    elif heard:
        session.heard = (deck_of(Options()).index(card) + 1, *heard[1:])
    try:
        return json.dumps(scene(sitting, seat))
    finally:
        session.state, session.heard = state, heard


def test_a_rallybird_tape_goes_on_from_its_sealed_answers(tmp_path: Path) -> None:
    tape = tmp_path / "rally.tape"
    args = PlayArgs(game="rallybird", auto="none", seed=5, somebody_there=True)
    sitting: AnySitting = Sitting(open_new(args), tape=tape)
    for _ in range(6):
        prompt = sitting.go()
        assert prompt is not None
        sitting.answer(prompt.usual)
    sitting.go()
    assert "sealed:" in tape.read_text()
    match, lines = open_tape(tape)
    again: AnySitting = Sitting(match, lines)
    again.go()
    assert again.lines() == sitting.lines()
    assert again.state == sitting.state._replace(setup=again.state.setup)
