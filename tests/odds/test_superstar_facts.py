"""Exact odds equal what the printed charts and the dice imply."""

from __future__ import annotations

from fractions import Fraction
from functools import partial

import pytest

from hotstove.diamond.play import Play
from hotstove.games.superstar.chart_set import our_charts
from hotstove.games.superstar.dice import NUMBERS, SPECIAL_DICE
from hotstove.games.superstar.matchup import DEFENSE_ROWS
from hotstove.games.superstar.options import Options
from hotstove.games.superstar.plate_appearance import plate_appearance
from hotstove.odds.distribution import calling, distribution, ends, quiet
from hotstove.table.charts import Chart
from tests.helpers.superstar import matchup

FALLS = (2, 3, 4, 5, 6, 6, 4, 3, 2, 1)
"""In how many of the 36 falls the white dice add up to 0, 1, ... 9; the black die has one 1, two 2s and three 3s."""
WEIGHTS = {10 * tens + units: tens * falls for tens in (1, 2, 3) for units, falls in enumerate(FALLS)}
SAFE = {
    "1-2": (0.380, 0.509, 0.667, 0.713, 0.769, 0.810),
    "2-3": (0.338, 0.458, 0.583, 0.681, 0.741, 0.778),
    "3-H": (0.051, 0.102, 0.190, 0.278, 0.347, 0.407),
}
BASES = {"1-2": "1--", "2-3": "-2-", "3-H": "--3"}
SENT_SAFE = (0.301, 0.481, 0.676, 0.750, 0.856, 0.898)


def weighed(chart: Chart, key: object, *cells: str) -> Fraction:
    """The chance of finding one of the cells in a column."""
    return Fraction(sum(WEIGHTS[number] for number in NUMBERS if chart(number, key) in cells), 216)


def test_the_dice_weigh_as_their_faces_say() -> None:
    assert SPECIAL_DICE.weights == WEIGHTS
    assert len(SPECIAL_DICE.outcomes) == sum(WEIGHTS.values()) == 216


def test_the_rows_of_the_defense_chart_weigh_2_to_19() -> None:
    """Each row owns one more of the 216 falls than the row before it."""
    charts = our_charts()
    owned = [
        sum(WEIGHTS[number] for number in range(10, 16) if charts.defense(row, number) == "out") for row in DEFENSE_ROWS
    ]
    assert owned == list(range(2, 20))


@pytest.mark.parametrize("rating", range(6))
@pytest.mark.parametrize("move", SAFE)
def test_safe_on_a_steal(move: str, rating: int) -> None:
    """By the rules themselves: every roll of a steal by a lone runner, thrown at."""
    m = matchup(BASES[move], run=(rating, rating, rating))
    rule = partial(plate_appearance, our_charts(), Options(), m)
    chances = ends(rule, m.bases, m.outs, calling({"steal": move}))
    safe = sum((chance for end, chance in chances.items() if end.outs == 0), Fraction())
    assert sum(chances.values()) == 1
    assert round(float(safe), 3) == SAFE[move][rating]


@pytest.mark.parametrize("rating", range(5))
@pytest.mark.parametrize("move", ["1-2", "2-3"])
def test_the_catchers_arm_costs_one_rating(move: str, rating: int) -> None:
    """Against arm I a player is safe as often as the next slower one against anybody else."""
    faster = matchup(BASES[move], run=(rating + 1,) * 3, arm=True)
    slower = matchup(BASES[move], run=(rating,) * 3)
    policy = calling({"steal": move})
    chances = [distribution(partial(plate_appearance, our_charts(), Options(), m), policy) for m in (faster, slower)]
    assert chances[0] == chances[1]


@pytest.mark.parametrize("rating", range(6))
def test_safe_by_the_managers_decision(rating: int) -> None:
    """By the rules themselves: a runner on third is sent on every FM."""
    m = matchup("--3", pitching={}, batting="FM", run=(rating, rating, rating))
    rule = partial(plate_appearance, our_charts(), Options(), m)
    chances = ends(rule, m.bases, m.outs, calling({"send": "3-H"}))
    tried = {end: chance for end, chance in chances.items() if end.runs or end.outs == 2}
    share = sum((chance for end, chance in tried.items() if end.runs), Fraction()) / sum(tried.values(), Fraction())
    assert round(float(share), 3) == SENT_SAFE[rating]


@pytest.mark.parametrize(
    ("rating", "cells"),
    [
        ("A", {"SH": 0.546, "1": 0.028, "FC": 0.046, "E": 0.069, "G": 0.111, "DP": 0.019, "F": 0.056, "2K": 0.125}),
        ("B", {"SH": 0.343, "G": 0.190, "2K": 0.250, "F": 0.097, "E": 0.056, "FC": 0.037, "DP": 0.028}),
    ],
)
def test_the_bunt_columns(rating: str, cells: dict[str, float]) -> None:
    bunt = our_charts().bunt
    assert {cell: round(float(weighed(bunt, rating, cell)), 3) for cell in cells} == cells
    assert sum((weighed(bunt, rating, cell) for cell in cells), Fraction()) == 1


@pytest.mark.parametrize(("rating", "missed"), [("A", 0.208), ("B", 0.310)])
def test_the_squeeze_is_missed(rating: str, missed: float) -> None:
    """By the chart, and by the rules: a missed squeeze is the only way to a steal of home with the batter up."""
    assert round(float(weighed(our_charts().squeeze, rating, "")), 3) == missed
    m = matchup("--3", bunt=rating)
    rule = partial(plate_appearance, our_charts(), Options(), m)
    chances = distribution(rule, calling({"bunt": "squeeze", "again": "no"}))
    home = sum((chance for play, chance in chances.items() if play.events[0].base == "H"), Fraction())
    off_or_balk = sum((chance for play, chance in chances.items() if play.events[0].code in {"PO", "BK"}), Fraction())
    assert round(float(home + off_or_balk), 3) == missed


def test_the_current_x_chart() -> None:
    """By the rules: X with a runner on first."""
    m = matchup("1--", pitching="X", defense=0)
    chances = distribution(partial(plate_appearance, our_charts(), Options(), m))
    by_code: dict[str, Fraction] = {}
    for play, chance in chances.items():
        by_code[play.events[0].code] = by_code.get(play.events[0].code, Fraction()) + chance
    automatic = Fraction(WEIGHTS[10], 216)
    shares = {code: round(float(by_code[code] / (1 - automatic)), 3) for code in ("WP", "PB", "HP", "BK")}
    assert shares == {"WP": 0.560, "PB": 0.199, "HP": 0.181, "BK": 0.056}
    assert round(float(weighed(our_charts().x, "current", "RK")), 3) == 0.005


def test_runs_of_even_weights_in_the_charts() -> None:
    """E+ in the steal charts and E, E* in the Manager's Decision grow by even steps from rating to rating."""
    charts = our_charts()

    def falls(chart: Chart, cell: str) -> list[int]:
        return [int(216 * weighed(chart, rating, cell)) for rating in range(6)]

    assert falls(charts.steal_second, "E+") == [5, 7, 9, 11, 13, 15]
    assert falls(charts.steal_third, "E+") == [3, 5, 7, 9, 11, 13]
    assert falls(charts.steal_home, "E+") == [3, 3, 4, 5, 6, 7]
    assert falls(charts.managers_decision, "E") == [4, 5, 6, 7, 8, 9]
    assert falls(charts.managers_decision, "E*") == [4, 6, 8, 10, 12, 14]


def test_a_whole_plate_appearance_by_hand() -> None:
    """A pitcher with one walk on 34 (18/216), an automatic out on 10, and a batter who homers on 25 and else flies."""
    m = matchup(pitching={34: "BB"}, batting={25: "HR"})
    chances = distribution(partial(plate_appearance, our_charts(), Options(), m))
    swings = Fraction(216 - 18 - 2, 216)
    assert sum(chances.values()) == 1
    assert _of(chances, "W") == Fraction(18, 216)
    assert _of(chances, "HR") == swings * Fraction(12, 216)
    assert _of(chances, "OUT") == Fraction(2, 216) + swings * Fraction(204, 216)


def test_k_squares_turn_everything_but_hits_into_strikeouts() -> None:
    """All K, and a batter with hits on 20 to 29 (72/216): he is out on strikes the rest of the time."""
    m = matchup(pitching="K", batting=dict.fromkeys(range(20, 30), "1"), defense=0)
    chances = distribution(partial(plate_appearance, our_charts(), Options(), m), quiet)
    swings = Fraction(214, 216)
    assert _of(chances, "S") == swings * Fraction(72, 216)
    assert _of(chances, "K") == swings * Fraction(144, 216)


def _of(chances: dict[Play, Fraction], code: str) -> Fraction:
    return sum((chance for play, chance in chances.items() if play.events[0].code == code), Fraction())
