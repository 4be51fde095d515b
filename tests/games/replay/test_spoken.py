"""RB-01: a spoken line of the Chart Book leaves out what does not fit the bases, the outs and the hands."""

from __future__ import annotations

import pytest

from hotstove.games.replay.chart_set import our_charts
from hotstove.games.replay.spoken import FITS, spoken
from tests.helpers.replay import matchup, pitcher

TURNED = "Hard and right at him; he goes to second, and they may get two."
PITCHED_AROUND = (
    "With first base open they pitch around him, and he walks; with a man there he has to be pitched to, and flies to"
    " center."
)
CLUTCH = "In the clutch he finds the gap through the middle; with nobody to drive in it is a grounder to second."
HANDS = "He sees it well from the other hand and lines a single; from his own side he flies out."
TAGGED = "Deep to right, and hauled in; men on third and second move up after the catch."


@pytest.mark.parametrize(
    ("told", "bases", "outs", "said"),
    [
        (TURNED, "---", 0, '"Hard and right at him."'),
        (TURNED, "1--", 2, '"Hard and right at him."'),
        (TURNED, "1--", 1, f'"{TURNED}"'),
        (PITCHED_AROUND, "-23", 0, '"With first base open they pitch around him, and he walks."'),
        (PITCHED_AROUND, "1--", 0, '"With a man there he has to be pitched to, and flies to center."'),
        (CLUTCH, "-2-", 1, '"In the clutch he finds the gap through the middle."'),
        (CLUTCH, "1--", 1, '"With nobody to drive in it is a grounder to second."'),
        (TAGGED, "-2-", 1, f'"{TAGGED}"'),
        (TAGGED, "-2-", 2, '"Deep to right, and hauled in."'),
        (TAGGED, "1--", 0, '"Deep to right, and hauled in."'),
    ],
)
def test_what_does_not_fit_the_bases_and_the_outs_is_left_out(told: str, bases: str, outs: int, said: str) -> None:
    assert spoken(told, matchup(bases, outs)) == [said]


def test_a_line_of_two_hands_is_told_for_the_hands_that_meet() -> None:
    other, same = (matchup(bats="L", on_mound=pitcher(throws=throws)) for throws in "RL")
    assert spoken(HANDS, other) == ['"He sees it well from the other hand and lines a single."']
    assert spoken(HANDS, same) == ['"From his own side he flies out."']


def test_every_condition_is_met_in_the_chart_book() -> None:
    """Words that no line says would be a dead condition."""
    lines = [line for words in our_charts().words.values() for line in words.values()]
    clauses = [clause.casefold() for line in lines for clause in line.split("; ")]
    assert {words for words in FITS if not any(words in clause for clause in clauses)} == set()
