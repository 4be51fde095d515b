"""Choices about runners are put with the chances that managers reckon with."""

from __future__ import annotations

import re

import pytest

from hotstove.sitting.arguments import PlayArgs
from hotstove.sitting.opening import open_new
from hotstove.sitting.plays.ahead import CallSheet
from hotstove.sitting.plays.match import PlaysMatch
from hotstove.sitting.plays.reasons import asked, in_words
from hotstove.sitting.prompts import CHOICE
from hotstove.sitting.sitting import AnySitting, Sitting
from hotstove.table.game import HOME
from hotstove.table.questions import Decision


@pytest.mark.parametrize(("game", "purpose"), [("superstar", "send"), ("longtater", "stretch")])
def test_a_runner_is_sent_knowing_how_often_he_is_safe(game: str, purpose: str) -> None:
    match = open_new(PlayArgs(game=game, seed=4, auto="none"))
    assert isinstance(match, PlaysMatch)
    sitting: AnySitting = Sitting(match)
    sitting.go()
    while sitting.prompt is not None:
        question = sitting.prompt.question
        if sitting.prompt.kind == CHOICE and isinstance(question, Decision) and question.purpose == purpose:
            told = [in_words(question, option, sitting.view(HOME), match.phrases) for option in question.options]
            assert all(re.search(r"to (second|third|home) \(safe \d+%\)", words) for words in told[1:])
            put = asked(question, sitting.view(HOME), match.phrases)
            assert put == (f"Send {told[1]}?" if len(told) == 2 else "Send whom?")
            return
        if sitting.prompt.kind == CHOICE:
            assert isinstance(question, Decision)
            sitting.answer(question.default)
        else:
            assert isinstance(sitting.ahead, CallSheet)
            sitting.ahead.play_on()
            sitting.go()
    pytest.fail("nobody was ever asked")
