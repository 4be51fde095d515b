"""The weight of a run by inning and lead."""

from __future__ import annotations

from hotstove.managers.book.leverage import RUN_WEIGHT, run_weight
from tests.helpers.leverage import table


def test_the_table_is_what_its_command_prints() -> None:
    assert [list(row) for row in RUN_WEIGHT] == table()


def test_a_run_counts_most_late_in_a_tied_game() -> None:
    assert run_weight(9, 0) > run_weight(1, 0) > run_weight(9, 3)
    assert run_weight(12, -1) == run_weight(9, -1)
    assert run_weight(5, 9) == run_weight(5, 3)
