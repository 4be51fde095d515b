"""What the rules, the managers and the prompt know of a pitcher's day is what the box says of it."""

from __future__ import annotations

import pytest

from hotstove.scorebook import score
from hotstove.table.chance import seed_for
from tests.helpers.playing import at_random, ballgame, by_the_book, games_with_clubs, log_of, played


def differences(key: str, number: int) -> list[str]:
    """Outings of one game whose outs, batters, runs or earned runs are not those of the box."""
    managers = at_random(number) if number % 4 == 3 else by_the_book()
    begun = ballgame(key, turn=number, designated_hitter=number % 5 > 0)
    session = played(begun, seed_for(key, "outings", number), managers)
    found = []
    for outings, side in zip(session.state.outings, score(log_of(session)).sides, strict=True):
        lines = {pitcher.player: pitcher.line for pitcher in side.pitchers}
        for outing in outings:
            line = lines.get(outing.player)
            box = (line.outs, line.batters_faced, line.runs, line.earned_runs) if line else (0, 0, 0, 0)
            rules = (outing.outs, outing.batters, outing.runs, outing.earned)
            if rules != box:
                found.append(f"game {number}: {outing.player}: {rules} by the rules, {box} in the box")
    return found


@pytest.mark.parametrize("key", games_with_clubs())
def test_outings_and_box_agree(key: str) -> None:
    assert [one for number in range(25) for one in differences(key, number)] == []


@pytest.mark.soak
@pytest.mark.parametrize("key", games_with_clubs())
def test_outings_and_box_agree_in_two_thousand_games(key: str) -> None:
    assert [one for number in range(2_000) for one in differences(key, number)] == []
