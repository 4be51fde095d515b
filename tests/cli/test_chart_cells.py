"""Chart cells on the full screen: what was read stands whole, its neighbours as far as there is room."""

from __future__ import annotations

import pytest

from hotstove.cli.full.chart_cells import CELL, MOST, chart_cells
from hotstove.cli.full.panes import width_of
from hotstove.sitting.arguments import PlayArgs
from hotstove.sitting.opening import open_new
from hotstove.sitting.sitting import AnySitting, Sitting
from hotstove.table.account import Lookup
from hotstove.table.face import places_of


def lookups_of_a_game(key: str) -> list[Lookup]:
    found: list[Lookup] = []
    sitting: AnySitting = Sitting(
        open_new(PlayArgs(game=key, seed=3, auto="both")), hear=lambda told: found.extend(_last(sitting))
    )
    assert sitting.go() is None
    return [one for one in found if not one.is_card]


def _last(sitting: AnySitting) -> tuple[Lookup, ...]:
    return () if sitting.last is None else sitting.last.lookups


@pytest.mark.parametrize("key", ["superstar", "longtater", "replay"])
def test_cells_that_were_read_are_never_cut(key: str) -> None:
    looked = {places_of((one,)): one for one in lookups_of_a_game(key)}
    assert len(looked) > MOST
    for lookup in looked.values():
        wide = [text for line in chart_cells(key, None, (lookup,), 1000) for text, style in line if style == CELL]
        for width in (40, 79):
            lines = chart_cells(key, None, (lookup,), width)
            assert all(width_of(line) <= width for line in lines)
            narrow = [text for line in lines for text, style in line if style == CELL]
            assert "".join("".join(narrow).split()) == "".join("".join(wide).split())


def test_long_cells_leave_room_for_the_cards() -> None:
    """What is said in words stands below the picture, not in the chart's line too."""
    looked = {places_of((one,)): one for one in lookups_of_a_game("replay")}
    for lookup in looked.values():
        lines = chart_cells("replay", None, (lookup,), 80)
        assert len(lines) <= 2
        assert "in words" not in "".join(text for line in lines for text, _ in line)
