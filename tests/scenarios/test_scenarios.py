"""All scenario files are ruled as they say, by the same rules that play games."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hotstove.games import game
from hotstove.games.superstar.chart_set import our_charts
from hotstove.table.scenarios import read_scenarios
from tests.helpers.ledger import ROOT, titles

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*/*.toml"))
EXAMPLES = next((folder for parent in ROOT.parents if (folder := parent / "shared" / "scenarios").is_dir()), None)


def ruled_otherwise(path: Path) -> list[str]:
    """One line for every scenario that the rules answer differently."""
    lines = []
    for scenario in read_scenarios(path):
        ruling = game(scenario.game).judge(scenario)
        if not ruling.passed:
            lines.append(f"{scenario.rule} {scenario.title}: {'; '.join(ruling.differences)}")
    return lines


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_scenarios_are_ruled_as_they_say(path: Path) -> None:
    assert ruled_otherwise(path) == []


@pytest.mark.parametrize("key", sorted({path.parent.name for path in FILES}))
def test_the_published_examples_are_ruled_as_they_say(key: str) -> None:
    if EXAMPLES is None or not (EXAMPLES / f"{key}.toml").is_file():
        pytest.skip("the example scenarios that were handed out with the rules are not on this machine")
    assert ruled_otherwise(EXAMPLES / f"{key}.toml") == []


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_every_scenario_stands_once_under_a_rule_of_the_ledger(path: Path) -> None:
    scenarios = read_scenarios(path)
    assert len({repr(scenario) for scenario in scenarios}) == len(scenarios)
    assert {scenario.game for scenario in scenarios} == {path.parent.name}
    assert {scenario.rule for scenario in scenarios} <= set(titles(path.parent.name))


def test_superstar_scenarios_use_every_row_of_every_chart() -> None:
    """Each row of the charts that dice are read on, each base state of the others, each symbol, each defence row."""
    used: set[tuple[str, str]] = set()
    for path in sorted((HERE / "superstar").glob("*.toml")):
        for scenario in read_scenarios(path):
            for citation in game("superstar").judge(scenario).citations:
                found = re.match(r"(.+) \[([^],]+)", citation)
                if found:
                    used.add((found[1], found[2]))
    charts = our_charts()
    wanted = {(chart.name, str(row)) for chart in charts.charts().values() for row in chart.axes[0].values}
    wanted -= {(charts.endurance.name, row) for row in charts.endurance.axes[0].values}
    ours = {(chart.name, str(row)) for chart in (charts.where, charts.two_strikes) for row in chart.axes[0].values}
    missing = sorted(wanted - used - ours)
    assert missing == []
