"""Published cells are never changed: each chart as it was compared with the printed page."""

from __future__ import annotations

import hashlib

import pytest

from hotstove.games import plays_game
from hotstove.games.replay.chart_set import our_charts
from hotstove.table.charts import PUBLISHED, Chart

COMPARED = {
    "replay": {
        "column_6": "f0227f49267b",
        "infield": "dd0b696310af",
        "battery": "47920fd2d825",
        "rest_of_starters": "89e10031dc57",
        "rest_of_relievers": "cc669676429e",
        "infield_moves": "2d58df20d193",
        "outfield_moves": "9fce212d14fe",
    },
    "superstar": {
        "defense": "298ffbcd0378",
        "ground_out": "9c8f6c484c9d",
        "double_play": "2cdf8fb5cf0a",
        "batter": "b9b82d669060",
        "hit_and_run": "5e55091b183d",
        "steal_second": "d55ebd389dcc",
        "steal_third": "78ceae5d9bd0",
        "steal_home": "787a8d21993b",
        "bunt": "2535c31832d9",
        "squeeze": "c37ae4584c25",
        "managers_decision": "dbab5dc7d454",
        "x": "1eaed0bcc4b3",
        "injury": "30d99eb99db2",
        "fatigue": "5c6f8934cbe5",
        "endurance": "8dfeb8de5337",
    },
}


def fingerprint(chart: Chart) -> str:
    """Changes when any published cell does."""
    cells = [f"{place} {cell}" for place, cell in chart.cells.items() if chart.provenance[place] == PUBLISHED]
    return hashlib.sha256("\n".join(sorted(cells)).encode()).hexdigest()[:12]


@pytest.mark.parametrize("game", COMPARED)
def test_every_published_chart_is_as_it_was_printed(game: str) -> None:
    charts = plays_game(game).charts().charts()
    published = {name: chart for name, chart in charts.items() if PUBLISHED in chart.provenance.values()}
    assert {name: fingerprint(chart) for name, chart in published.items()} == COMPARED[game]


def test_the_sizes_of_superstar_s_charts() -> None:
    """Thirty rows by six ratings, by two columns, by eighteen defence rows, and so on."""
    sizes = {name: len(chart.cells) for name, chart in plays_game("superstar").charts().charts().items()}
    assert sizes == {
        "defense": 108,
        "ground_out": 10,
        "double_play": 10,
        "batter": 16,
        "hit_and_run": 17,
        "steal_second": 180,
        "steal_third": 180,
        "steal_home": 180,
        "bunt": 60,
        "squeeze": 60,
        "two_strikes": 30,
        "managers_decision": 180,
        "x": 60,
        "injury": 60,
        "fatigue": 18,
        "endurance": 16,
        "where": 300,
    }


def test_column_six_from_2_to_20() -> None:
    """The printed page in our notation: hits, where they go and who moves."""
    printed = {
        **dict.fromkeys(range(2, 7), "triple@9 3-H 2-H 1-H"),
        **dict.fromkeys((7, 8), "single@7 3-H 2-3 1-2"),
        **dict.fromkeys((9, 10), "single@8 3-H 2!H 1-2"),
        11: "two-out ? single@9 3-H 2-H 1-3 | single@9 3-H 2%H 1>3",
        **dict.fromkeys((17, 18), "fly@7 3-H"),
        **dict.fromkeys((19, 20), "fly@9 3-H 2-3"),
    }
    chart = our_charts().column_6
    assert {total: chart(total) for total in printed} == printed
    assert all(chart(total).startswith("homer@") for total in range(12, 17))


def test_the_combined_table() -> None:
    rows = {1: (16, 23, 26, 33, 36), 2: (23, 26, 33, 36, 43), 3: (26, 33, 36, 43, 46)}
    rows |= {4: (33, 36, 43, 46, 53), 5: (36, 43, 46, 53, 56)}
    for catcher, numbers in rows.items():
        assert tuple(int(our_charts().battery(catcher, hold)) for hold in range(1, 6)) == numbers


def test_the_infield_stands_back_with_nobody_on_or_two_out_and_halfway_for_two() -> None:
    """The two sentences that are printed; everything else in that box is ours."""
    chart = our_charts().infield
    for (bases, outs, group), mark in chart.provenance.items():
        empty_or_two_out = bases == "---" or outs == "2"
        middle_for_two = "1" in bases and group == "middle"
        assert (mark == PUBLISHED) == (empty_or_two_out or middle_for_two)
        if empty_or_two_out:
            assert chart(bases, outs, group) == "back"
        elif middle_for_two:
            assert chart(bases, outs, group) == "halfway"
