"""Published cells are never changed: each chart of Superstar Baseball as it was compared with the printed page."""

from __future__ import annotations

import hashlib

import pytest

from hotstove.games.superstar.chart_set import our_charts
from hotstove.table.charts import PUBLISHED, Chart

COMPARED = {
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


def test_the_sizes_of_the_charts() -> None:
    """Thirty rows by six ratings, by two columns, by eighteen defence rows, and so on."""
    sizes = {name: len(chart.cells) for name, chart in our_charts().charts().items()}
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
