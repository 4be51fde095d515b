"""Values of a right kind in a wrong place, found among a million spoilt files: each is told in a sentence."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from hotstove.cli.score_files import read_file
from hotstove.games import game, plays_game
from hotstove.games.pennant.inline_sheets import sheet_of
from hotstove.sitting.clubs import find_club
from hotstove.table.errors import Mistake
from hotstove.table.scenarios import read_scenarios
from tests.helpers.files_of_others import SCORE

NUMBER = """
game = "pennant"
[[scenario]]
rule = "PR-07"
title = "a number where a name must stand"
given = { batting = { bat = 3, pow = 2 }, starter = 3, fielding = { pitchers = [{ name = "Ace", st = 3.0, end = 7 }] } }
rolls = [113]
then = { power = 20 }
"""
LIST = """
game = "rallybird"
[[scenario]]
rule = "RY-07"
title = "a list where a sum must stand"
given = { bases = "---", card = "Infield Left", gloves = { A = 3, B = 3, C = 4, D = 4, E = 5, F = 5 } }
rolls = [[1, 2]]
then = { sum = 7 }
"""


@pytest.mark.parametrize("name", ["x" * 5_000, "~nobody of this name/club", "a\0b"])
def test_a_name_that_no_path_can_have_is_no_club(name: str) -> None:
    with pytest.raises(Mistake, match="there is no such club"):
        find_club(plays_game("superstar"), name)


def test_a_pitcher_without_a_name_is_told() -> None:
    given = tomllib.loads('pitchers = [{ name = "-", rel = 0, fat = 1 }]')
    with pytest.raises(Mistake, match="has no name"):
        sheet_of(given, "here")


def test_an_end_that_no_chart_has_is_told() -> None:
    given = tomllib.loads('pitchers = [{ name = "One", st = 5, end = 52 }]')
    with pytest.raises(Mistake, match="end is 52, allowed are 0 to 10"):
        sheet_of(given, "here")


def test_a_half_inning_of_five_thousand_digits_is_no_heading(tmp_path: Path) -> None:
    file = tmp_path / "friday.score"
    file.write_text(SCORE + "\ntop " + "9" * 5_000 + "\n", encoding="utf-8")
    with pytest.raises(Mistake, match="line"):
        read_file(file)


@pytest.mark.parametrize(
    ("key", "text", "told"),
    [
        ("pennant", NUMBER, "given.starter is 3; allowed is a name"),
        ("rallybird", LIST, "[1, 2] cannot fall"),
    ],
)
def test_a_scenario_with_a_value_of_another_kind_is_told(key: str, text: str, told: str, tmp_path: Path) -> None:
    file = tmp_path / "odd.toml"
    file.write_text(text, encoding="utf-8")
    (read,) = read_scenarios(file)
    assert any(told in difference for difference in game(key).judge(read).differences)
