"""Games of Long Tater! as event files: Chadwick reads every play and counts what we count."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from hotstove.diamond.log import GameLog
from hotstove.table.chance import seed_for
from tests.helpers.exports import date_of, differences
from tests.helpers.playing import at_random, ballgame, by_the_book, log_of, played

KEY = "longtater"


def games(first: int, last: int) -> list[GameLog]:
    """Games by the book and at random in turn, under each preset, each on a date of its own."""
    logs = []
    for number in range(first, last):
        minds = by_the_book() if number % 2 else at_random(seed_for(KEY, "exports", number))
        options = ({}, {"automatic_steals": "none"}, {"automatic_steals": "second", "injuries": False})[number % 3]
        begun = ballgame(KEY, options, turn=number, designated_hitter=number % 5 > 0)
        log = log_of(played(begun, seed_for(KEY, "exported", number), minds))
        logs.append(replace(log, date=date_of(number)))
    return logs


def test_chadwick_agrees(tmp_path: Path) -> None:
    assert differences(KEY, games(0, 30), tmp_path) == []


@pytest.mark.soak
def test_chadwick_agrees_on_two_thousand_games(tmp_path: Path) -> None:
    assert differences(KEY, games(30, 2030), tmp_path) == []
