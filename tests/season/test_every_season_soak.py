"""Every season since 1871 plays: its cards are made, written, read back and taken, and its first day is played."""

from __future__ import annotations

import os
from itertools import groupby

import pytest

from hotstove.season.day import play_day
from hotstove.season.new_season import Wishes, prepare
from hotstove.table.errors import Mistake

SOME = "1871,1874,1882,1887,1915,1918,1945,2012,2021"
"""Years that stand for the rest; HOTSTOVE_YEARS=1871-2024 plays them all."""
CARD_GAMES = ("superstar", "longtater", "replay", "pennant")


def years() -> list[int]:
    found: list[int] = []
    for part in os.environ.get("HOTSTOVE_YEARS", SOME).split(","):
        first, _, last = part.partition("-")
        found += range(int(first), int(last or first) + 1)
    return found


def faults(game: str, year: int) -> list[str]:
    """What goes wrong from the record to the evening of the first day."""
    try:
        plan, schedule = prepare(Wishes("soak", game, year, seed=str(year)))
        found = []
        for code, club in plan.clubs.items():
            text = plan.season_game.write(club)
            if plan.season_game.write(plan.season_game.read(text)) != text:
                found.append(f"{code} is not read back as it was written")
        first = next(list(games) for _, games in groupby(schedule, key=lambda one: one.date))
        day = play_day(plan, {}, first)
        if len(day.games) != len(first):
            found.append(f"{len(day.games)} of {len(first)} games were played")
        return found
    except (Mistake, ArithmeticError, LookupError, ValueError, AssertionError, TypeError) as error:
        return [f"{type(error).__name__}: {error}"]


@pytest.mark.soak
@pytest.mark.parametrize("game", os.environ.get("HOTSTOVE_GAMES", ",".join(CARD_GAMES)).split(","))
def test_every_season_is_made_and_played(game: str) -> None:
    wrong = {year: found for year in years() if (found := faults(game, year))}
    assert not wrong, wrong
