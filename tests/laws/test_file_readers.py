"""Chart, card and scenario files: whatever stands in them, it is read, or one sentence says what is wrong."""

from __future__ import annotations

import tomllib
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from hotstove.games.superstar import card_files
from hotstove.games.superstar.chart_set import ALPHABETS, our_charts
from hotstove.games.superstar.game import GAME
from hotstove.table.chart_files import overlay, read_chart
from hotstove.table.errors import Mistake
from hotstove.table.scenarios import Ruling, read_scenarios
from tests.helpers.clubs import club
from tests.helpers.fuzz import ANY_TEXT, SCALARS, VALUES, in_file, load_profile, places, replaced, told
from tests.helpers.ledger import ROOT
from tests.helpers.toml_text import toml_text

load_profile()

CHART_KEYS = st.sampled_from(["name", "rule", "rows", "columns", "grid", "cells", "blank", "provenance", "keys"])
MARKS = st.sampled_from(["10", "11", "A", "B", "SH", ".", "dice", "-3"])
GRIDS = st.lists(st.lists(MARKS, max_size=4).map(" ".join), max_size=4).map("\n".join)
CHARTS = st.dictionaries(st.one_of(CHART_KEYS, ANY_TEXT), st.one_of(VALUES, GRIDS), max_size=5)
BUNT = tomllib.loads((ROOT / "src/hotstove/games/superstar/charts/bunt.toml").read_text(encoding="utf-8"))
CELLS = {
    "name": "chart",
    "keys": "text",
    "provenance": "completed",
    "cells": {"1-- A": "SH", "1-- B": "G", "-2- A": "F"},
    "cell_provenance": {"published": ["1-- A"]},
}


@given(
    st.one_of(
        CHARTS.map(toml_text),
        ANY_TEXT,
        st.tuples(st.sampled_from(places(CELLS)), VALUES).map(lambda change: toml_text(replaced(CELLS, *change))),
        st.tuples(st.sampled_from(places(BUNT)), VALUES).map(lambda change: toml_text(replaced(BUNT, *change))),
    )
)
def test_broken_charts_are_told(text: str) -> None:
    path = in_file(text)
    try:
        chart = read_chart(path, ALPHABETS["bunt"])
        assert chart.cells.keys() == chart.provenance.keys()
        overlay(our_charts().bunt, path, ALPHABETS["bunt"])
    except Mistake as mistake:
        assert str(path) in str(mistake)
        assert told(mistake)
    finally:
        path.unlink()


HERONS: dict[str, Any] = tomllib.loads(card_files.write(club("herons")))
HERONS["staff"] = {role: players[:1] for role, players in HERONS["staff"].items()}
HERONS["man"] = [player for player in HERONS["man"] if player["id"] in f"{HERONS['lineup']} {HERONS['staff']}"]
LAST = len(HERONS["man"]) - 1
CARD_PLACES = [path for path in places(HERONS) if path[0] != "man" or path[1:2] in ((), (0,), (LAST,))]


def test_the_card_file_is_sound_before_it_is_broken() -> None:
    path = in_file(toml_text(HERONS))
    assert card_files.read(path).name == club("herons").name
    path.unlink()


@settings(max_examples=200)
@given(st.sampled_from(CARD_PLACES), VALUES)
def test_broken_cards_are_told(place: tuple[Any, ...], value: Any) -> None:
    """One thing in a good file is replaced by anything."""
    path = in_file(toml_text(replaced(HERONS, place, value)))
    try:
        assert len(card_files.read(path).players) >= 9
    except Mistake as mistake:
        assert str(path) in str(mistake)
        assert told(mistake)
    finally:
        path.unlink()


SAMPLES: list[dict[str, Any]] = [
    {
        "rule": "SS-14",
        "title": "sample",
        "options": {"injuries": False},
        "given": {"outs": 0, "bases": "1-3", "run": {"1": 3}, "pitcher": {"throws": "R", "chart": {"20": "G"}}},
        "calls": {"option": "A"},
        "rolls": [20],
        "then": {"outs": 1, "runs": 1, "bases": "1--", "batter": "1", "cites": ["SS-14"], "asks": ["option"]},
    },
    {
        "given": {"inning": 9, "half": "bottom", "score": [1, 1], "defense": 28, "catcher_i": True, "tired": 1}
        | {"batter": {"vs_r": {"25": "HR"}}},
        "calls": {"walk": False},
        "rolls": [20, 25],
        "then": {"play": "HR", "over": True, "reading": "HR"},
    },
    {
        "given": {"bases": "12-", "batter": {"bats": "R", "bunt": "A", "vs_r": {"25": "1M"}, "vs_l": {}}},
        "calls": {"send": ["2-H", "1-3"], "throw": "none"},
        "rolls": [20, 25],
        "then": {"runs": 1},
    },
    {
        "options": {"injuries": True},
        "given": {"pitcher": {"chart": {"20": "X"}}},
        "rolls": [20, 10, 16, 12],
        "then": {"injured": {"position": "SS", "games": 8}},
    },
    {"given": {"pitcher": {"decisions": 23, "role": "SP", "innings": 7}}, "then": {"tired": 0}},
    {"given": {"bases": "12-"}, "calls": {"bunt": "squeeze"}, "rolls": [], "then": {"error": "squeeze"}},
    {"options": {"rain_outs": True}, "rolls": [31, 11], "then": {"over": True}},
    {"given": {"bases": "-23"}, "calls": {"bunt": "sacrifice", "hold": [2]}, "rolls": [10], "then": {"outs": 1}},
]
BROKEN = st.sampled_from(SAMPLES).flatmap(
    lambda sample: st.tuples(st.just(sample), st.sampled_from(places(sample)), st.one_of(VALUES, SCALARS))
)


def test_the_samples_pass_before_they_are_broken() -> None:
    path = in_file(toml_text({"game": "superstar", "scenario": SAMPLES}))
    scenarios = read_scenarios(path)
    path.unlink()
    assert [GAME.judge(scenario).differences for scenario in scenarios] == [()] * len(SAMPLES)


@settings(max_examples=500)
@given(BROKEN)
def test_broken_scenarios_are_told(broken: tuple[dict[str, Any], tuple[Any, ...], Any]) -> None:
    """One thing in a good scenario is replaced by anything: it is ruled on, or it is told what is wrong."""
    path = in_file(toml_text({"game": "superstar", "scenario": [replaced(*broken)]}))
    try:
        for scenario in read_scenarios(path):
            assert isinstance(GAME.judge(scenario), Ruling)
    except Mistake as mistake:
        assert str(path) in str(mistake)
        assert told(mistake)
    finally:
        path.unlink()


@given(st.one_of(ANY_TEXT, st.dictionaries(ANY_TEXT, VALUES, max_size=4).map(toml_text)))
def test_broken_scenario_files_are_told(text: str) -> None:
    path = in_file(text)
    try:
        assert isinstance(read_scenarios(path), list)
    except Mistake as mistake:
        assert str(path) in str(mistake)
    finally:
        path.unlink()
