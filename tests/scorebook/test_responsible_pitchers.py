"""Which pitcher a run is charged to (rule 9.16 g): as many as he left on base, however the players change."""

from __future__ import annotations

import pytest

from hotstove.scorebook import score
from tests.scorebook.sandlot import game

SECOND, THIRD = "home: h20 9 1", "home: h21 9 1"

CASES = {
    "a runner who was left scores": (["W", SECOND, "43.1-2", "8", "S8.2-H"], [1, 0]),
    "the batter who forces him takes his place": (["W", SECOND, "64(1)/FO", "43.1-2", "S8.2-H"], [1, 0]),
    "the runner behind moves up when the lead runner is cut down on a choice": (
        ["W", SECOND, "S8.1-3", "FC6.3XH(62);1-2", "8", "S8.2-H;1-2"], [1, 0],
    ),
    "a runner picked off is nobody's any more": (["W", SECOND, "W.1-2", "8", "PO2(16)", "D8.1-H"], [0, 1]),
    "three pitchers, two forces, a home run: one run each": (
        ["W", SECOND, "W.1-2", THIRD, "65(2)/FO.1-2", "65(2)/FO.1-2", "HR.2-H;1-H"], [1, 1, 1],
    ),
    "the lead runner forced at home": (["W", SECOND, "W.1-2", "S8.2-3;1-2", "52(3)/FO.2-3;1-2", "S8.3-H;2-H;1-2"], [1,
    1]), "a runner thrown out on a hit is gone": (["W", SECOND, "S8.1X3(85);B-2", "S8.2-H"], [0, 1]),
    "a force with the batter doubled up leaves the first pitcher one player": (
        ["W", SECOND, "W.1-2", "5(2)3/GDP.1-2", "HR.2-H"], [1, 1],
    ),
    "a line drive that doubles a runner off does not": (["W", SECOND, "W.1-2", "6(B)4(2)/LDP", "HR.1-H"], [0, 2]),
    "a tag at the plate after a fly does not": (["T9", SECOND, "W", "9/F/DP.3XH(92)", "HR.1-H"], [0, 2]),
    "a player caught stealing is gone": (["W", SECOND, "CS2(26)", "HR"], [0, 1]),
    "a pinch runner is still the pitcher's who walked the player before him": (
        ["W", "away: a15 1 12", SECOND, "HR.1-H"], [1, 1],
    ),
    "a run on the force itself belongs to the player who scores": (
        ["T9", SECOND, "W", "64(1)/FO.3-H", "HR.1-H"], [1, 2],
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", CASES, ids=str)
def test_charged(case: str) -> None:
    """The name of the case is its ruling."""
    script, runs = CASES[case]
    book = score(game(*script))
    assert [pitcher.line.runs for pitcher in book.sides[1].pitchers] == runs


def test_inherited_runners_and_those_who_score() -> None:
    """Two left on base; one of them scores on the next player, one on the third, who inherits what is there."""
    book = score(game("W", "W.1-2", SECOND, "S8.2-H;1-2", THIRD, "S8.2-H;1-2", "side"))
    lines = [pitcher.line for pitcher in book.sides[1].pitchers]
    assert [(line.inherited_runners, line.inherited_scored) for line in lines] == [(0, 0), (2, 1), (2, 1)]


def test_a_new_inning_is_nobody_elses() -> None:
    book = score(game("W", "side", "side", SECOND, "HR"))
    assert [pitcher.line.runs for pitcher in book.sides[1].pitchers] == [0, 1]
    assert book.sides[1].pitchers[1].line.inherited_runners == 0
