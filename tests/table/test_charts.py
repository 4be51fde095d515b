"""Charts: cells with their provenance, look-ups that are noted, stages that are cited."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pytest

from hotstove.games.superstar.chart_set import our_charts
from hotstove.table.account import Account
from hotstove.table.chart_files import read_chart
from hotstove.table.charts import COMPLETED, PUBLISHED, Axis, Chart, ChartSet
from hotstove.table.rules import stage


@dataclass(frozen=True)
class OneChart(ChartSet):
    """A book with one chart."""

    only: Chart


CHART = Chart("Only", (Axis("dice", (1, 2)),), {(1,): "a", (2,): "b"}, {(1,): PUBLISHED, (2,): COMPLETED}, "XX-01")


@stage("XX-02", "XX-03")
def looked_up(charts: OneChart, number: int) -> str:
    return str(charts.only(number))


def test_reading_outside_the_axes_is_an_error() -> None:
    assert CHART(1) == "a"
    with pytest.raises(KeyError):
        CHART(3)


def test_an_account_notes_cells_provenance_and_rules() -> None:
    account = Account()
    assert looked_up(OneChart(None, CHART).recorded(account), 2) == "b"
    (lookup,) = account.lookups
    assert (lookup.chart, lookup.keys, lookup.cell, lookup.provenance) == ("Only", (2,), "b", COMPLETED)
    assert account.cites == ["XX-02", "XX-03", "XX-01"]
    assert str(lookup) == "Only [2]: b (completed)"


def test_without_an_account_nothing_is_noted() -> None:
    assert looked_up(OneChart(None, CHART), 1) == "a"


def test_a_grid_with_blanks_and_marks_of_its_own(tmp_path: Path) -> None:
    path = tmp_path / "chart.toml"
    path.write_text(
        'name = "Grid"\nrows = "roll"\nprovenance = "completed"\n'
        'grid = """\nroll A B\n1 x .\n2 . y\n"""\n[cell_provenance]\npublished = ["1 A"]\n',
        encoding="utf-8",
    )
    chart = read_chart(path)
    assert [chart(1, "A"), chart(1, "B"), chart(2, "A"), chart(2, "B")] == ["x", "", "", "y"]
    assert (chart.provenance[1, "A"], chart.provenance[2, "B"]) == (PUBLISHED, COMPLETED)
    assert [axis.name for axis in chart.axes] == ["roll", "column"]


def test_every_chart_of_superstar_is_published_but_the_fielders() -> None:
    """The rulebook prints every chart; it names no fielders, nor who strikes out after two strikes on a bunt."""
    marks = {name: set(chart.provenance.values()) for name, chart in our_charts().charts().items()}
    assert marks.pop("where") == {COMPLETED}
    assert marks.pop("two_strikes") == {COMPLETED}
    assert set().union(*marks.values()) == {PUBLISHED}
