"""Published cells are never changed: each chart of Replay Baseball as it was compared with the printed page."""

from __future__ import annotations

import hashlib

import pytest

from hotstove.games.replay.chart_set import our_charts
from hotstove.table.charts import PUBLISHED, Chart

COMPARED = {
    "column_6": "2d42728ecc79",
    "infield": "dd0b696310af",
    "battery": "47920fd2d825",
    "rest_of_starters": "89e10031dc57",
    "rest_of_relievers": "cc669676429e",
    "infield_moves": "2d58df20d193",
    "outfield_moves": "9fce212d14fe",
}


def fingerprint(chart: Chart) -> str:
    """Changes when any published cell does."""
    cells = [f"{place} {cell}" for place, cell in chart.cells.items() if chart.provenance[place] == PUBLISHED]
    return hashlib.sha256("\n".join(sorted(cells)).encode()).hexdigest()[:12]


@pytest.mark.parametrize("name", COMPARED)
def test_the_chart_is_as_it_was_printed(name: str) -> None:
    assert fingerprint(our_charts().charts()[name]) == COMPARED[name]


def test_every_published_chart_was_compared() -> None:
    charts = our_charts().charts()
    assert {name for name, chart in charts.items() if PUBLISHED in chart.provenance.values()} == set(COMPARED)


def test_column_six_from_2_to_20() -> None:
    """The printed page in our notation: hits, where they go and who moves."""
    printed = {
        **dict.fromkeys(range(2, 7), "triple@9 3-H 2-H 1-H"),
        **dict.fromkeys((7, 8), "single@7 3-H 2-3 1-2"),
        **dict.fromkeys((9, 10), "two-out ? single@8 3-H 2-H 1-3 | single@8 3-H 2!H 1>3"),
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
