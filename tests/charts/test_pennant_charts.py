"""The six charts of Pennant Race: published points, shape, and the aims of their design, over all triads."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from hotstove.games.pennant.chart_set import CHARTS, MOST_OUTS, our_charts, read_charts
from hotstove.games.pennant.dice import TRIADS, faces, rank
from hotstove.games.pennant.game import GAME
from hotstove.games.pennant.innings import innings, outs
from hotstove.games.pennant.resolving import LOW, parity, power_column
from hotstove.table.charts import COMPLETED, EXAMPLE, OWNER
from hotstove.table.errors import Mistake
from hotstove.table.scenarios import read_scenarios

BOOK = our_charts()
SCENARIOS = Path(__file__).parents[1] / "scenarios" / "pennant"

HOMER_SHARES = {
    "1": 6.5, "2": 8.9, "3": 12.1, "4": 12.8, "5": 11.7, "6": 10.3, "7": 8.6, "8": 7.2, "9": 4.9,
    "A": 6.9, "B": 5.5, "C": 4.6,
}  # fmt: skip
"""Real homers by place in the usual batting order, 1901-2024, in percent; the bench's 17 by the order of at-bats."""


def test_published_points_hold_and_are_marked() -> None:
    charts = BOOK.charts()
    points: dict[str, dict[tuple[object, ...], str]] = {
        "power": {(4, "red-odd"): "3", (2, "red-odd"): "A"},
        "speed": {(3,): "1"},
        "fielding": {(8, "odd"): "3B", (6, "odd"): "CF"},
        "innings": {(7, 3): "1.2"},
        "relievers": {("1.2", 3): "2"},
        "runs": {(6, 1): "2/3"},
    }
    for name, cells in points.items():
        for place, cell in cells.items():
            assert charts[name].cells[place] == cell
        marked = {place for place, mark in charts[name].provenance.items() if mark == EXAMPLE}
        assert marked == set(cells)
        assert set(charts[name].provenance.values()) == {EXAMPLE, COMPLETED}


def power_weights() -> Counter[str]:
    weights: Counter[str] = Counter()
    for triad in TRIADS:
        column = power_column(triad)
        if column:
            weights[BOOK.power(faces(triad).white, column)] += 1
    return weights


def test_power_goes_to_every_spot_in_proportion_to_real_homers() -> None:
    weights = power_weights()
    assert weights.total() == 66
    assert set(weights) == set(HOMER_SHARES)
    for spot, share in HOMER_SHARES.items():
        assert abs(weights[spot] - 66 * share / 100) <= 1.6


def test_speed_goes_to_the_top_of_the_order() -> None:
    spots = Counter(BOOK.speed(number) for number in range(1, 7))
    assert spots == {"1": 3, "2": 2, "3": 1}


def test_fielding_calls_every_fielder_those_up_the_middle_most() -> None:
    weights = Counter(BOOK.fielding(f.total, parity(f.green)) for t in TRIADS if (f := faces(t)).total <= LOW)
    assert weights == {"CF": 19, "SS": 18, "2B": 15, "3B": 14, "C": 12, "1B": 10, "LF": 10, "RF": 10}


COMPLETE_BY_END = {1: 0.02, 2: 0.03, 3: 0.05, 4: 0.07, 5: 0.10, 6: 0.13, 7: 0.16, 8: 0.20, 9: 0.25, 10: 0.30}
"""The share of complete games that starters of an END had in 1988, about."""


def bullpen_outs(end: int, complete: float) -> float:
    """The bullpen's outs in the mean of all triads that are no complete game, with the inning of a low sum."""
    left = [triad for triad in TRIADS if rank(triad) <= round(216 * (1 - complete))]
    total = 0
    for triad in left:
        dice = faces(triad)
        total += outs(BOOK.innings(end, dice.white)) + 3 * (dice.total <= LOW)
    return total / len(left)


@pytest.mark.parametrize("end", range(1, 11))
def test_the_bullpen_pitches_what_starters_of_that_endurance_leave(end: int) -> None:
    """END is 2.67 x - 10 of the innings x of a broken start; games last 8.75 innings of a side in the mean."""
    left = 3 * (8.75 - (end + 10) / 2.67)
    assert bullpen_outs(end, COMPLETE_BY_END[end]) == pytest.approx(left, abs=0.12)


def test_innings_fall_with_end_and_with_the_white_die() -> None:
    for end in range(11):
        row = [outs(BOOK.innings(end, white)) for white in range(1, 7)]
        assert row == sorted(row, reverse=True)
        assert max(row) <= MOST_OUTS
    for white in range(1, 7):
        column = [outs(BOOK.innings(end, white)) for end in range(11)]
        assert column == sorted(column, reverse=True)


def test_relievers_rise_with_innings_and_fall_with_the_red_die() -> None:
    for number in range(1, MOST_OUTS + 4):
        row = [int(BOOK.relievers(innings(number), red)) for red in range(1, 7)]
        assert row == sorted(row, reverse=True)
        assert row[0] - row[-1] <= 1
    for red in range(1, 7):
        column = [int(BOOK.relievers(innings(number), red)) for number in range(1, MOST_OUTS + 4)]
        assert column == sorted(column)


def test_relievers_of_a_broken_start_as_in_1988() -> None:
    """END 6 and complete games in a sixth of the starts, about the mean of 1988; with extra innings 2.05 relievers."""
    left = [triad for triad in TRIADS if rank(triad) <= 180]
    total = 0
    for triad in left:
        dice = faces(triad)
        pitched = innings(outs(BOOK.innings(6, dice.white)) + 3 * (dice.total <= LOW))
        total += int(BOOK.relievers(pitched, dice.red))
    assert total / len(left) == pytest.approx(1.9, abs=0.1)


def test_runs_rise_with_the_difference_and_never_exceed_what_was_earned() -> None:
    for earned in range(1, 9):
        pairs = [BOOK.runs(earned, gap).split("/") for gap in range(-5, 6)]
        for column in (0, 1):
            shares = [int(pair[column]) for pair in pairs]
            assert shares == sorted(shares)
            assert max(shares) <= earned
        assert all(int(left) <= int(right) for left, right in pairs)


def test_scenarios_read_every_row_of_every_chart() -> None:
    used: set[tuple[str, str]] = set()
    for path in sorted(SCENARIOS.glob("*.toml")):
        for scenario in read_scenarios(path):
            for citation in GAME.judge(scenario).citations:
                found = re.match(r"(.+) \[([^],]+)", citation)
                if found:
                    used.add((found[1], found[2]))
    wanted = {(chart.name, str(row)) for chart in BOOK.charts().values() for row in chart.axes[0].values}
    assert sorted(wanted - used) == []


def test_an_owners_chart_is_laid_over_ours(tmp_path: Path) -> None:
    (tmp_path / "speed.toml").write_text('cells = { 1 = "9", 2 = "9", 3 = "9", 4 = "9", 5 = "9", 6 = "9" }\n')
    book = read_charts(tmp_path)
    assert book.speed(3) == "9"
    assert set(book.charts()["speed"].provenance.values()) == {OWNER}
    assert book.power(4, "red-odd") == "3"


@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        ("speed.toml", 'cells = { 1 = "X", 2 = "9", 3 = "9", 4 = "9", 5 = "9", 6 = "9" }', "allowed are"),
        ("speed.toml", 'cells = { 1 = "9" }', "rows and columns"),
        ("luck.toml", 'cells = { 1 = "9" }', "is no chart of this game"),
    ],
)
def test_a_wrong_chart_file_is_told_in_a_sentence(tmp_path: Path, name: str, text: str, said: str) -> None:
    (tmp_path / name).write_text(text + "\n")
    with pytest.raises(Mistake, match=said):
        read_charts(tmp_path)
    with pytest.raises(Mistake, match="no such folder"):
        read_charts(tmp_path / "nowhere")
    assert len(CHARTS) == 6
