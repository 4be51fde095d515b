"""Clocks: whoever is late is answered for, and after three times somebody else plays until he is back."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from hotstove.server.messages import Choose, HandIn
from hotstove.server.shelf import Shelf
from hotstove.server.table import LiveTable
from hotstove.server.tables import Tables, agreed
from hotstove.table.errors import Mistake

HOUR = 3600


@pytest.fixture(autouse=True)
def same_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hotstove.server.tables.new_seed", lambda: 2**100 + 5)


def answer(table: LiveTable, seat: str) -> None:
    """The quiet answer of a seat, whatever it is asked."""
    prompt = table.prompt
    assert prompt is not None
    calls = prompt.kind == "calls"
    table.act(frozenset({seat}), HandIn(prompt.number, {}, {}) if calls else Choose(prompt.number, prompt.usual))


def table_of(folder: Path, game: str) -> LiveTable:
    tables = Tables(Shelf(folder / "tables.sqlite"))
    return tables.get(tables.make(*agreed({"game": game, "against": "friend", "clock": "minute"}))["id"])


def test_who_is_late_is_answered_for(tmp_path: Path) -> None:
    table = table_of(tmp_path, "superstar")
    now = time.time()
    assert not table.run_out(now)
    table.act(frozenset({"home"}), HandIn(table.number, {}, {}))
    assert not table.run_out(now + 30)
    assert table.run_out(now + 61)
    assert table.sitting.turns > 0 or table.number > 0
    assert table.game.notes[-1][1] == f"The clock ran out on {table.match.names[0]}; the book answered."


def test_after_three_times_somebody_else_plays_until_he_is_back(tmp_path: Path) -> None:
    table = table_of(tmp_path, "superstar")
    for number in range(1, 40):
        for seat in table.waiting & {"home"} - set(table.ready):
            answer(table, seat)
        if "visitors" in table.away:
            break
        table.run_out(time.time() + number * HOUR)
    assert table.away == {"visitors"}
    length = table.sitting.length
    answer(table, "home")
    assert table.sitting.length > length
    assert "home" in table.waiting
    table.come_back(frozenset({"visitors"}))
    assert not table.away


def test_where_all_have_left_the_game_waits(tmp_path: Path) -> None:
    table = table_of(tmp_path, "rallybird")
    for number in range(1, 20):
        table.run_out(time.time() + number * HOUR)
    assert table.away == {"home", "visitors"}
    length = table.sitting.length
    assert not table.run_out(time.time() + 100 * HOUR)
    assert table.sitting.length == length


def test_the_clock_goes_on_after_a_restart(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path / "tables.sqlite")
    tables = Tables(shelf)
    made = tables.make(*agreed({"game": "rallybird", "against": "friend", "clock": "day"}))
    ends = tables.get(made["id"]).clock.ends
    tables.forget(made["id"])
    assert tables.get(made["id"]).clock.ends == pytest.approx(ends)
    table = tables.get(made["id"])
    prompt = table.prompt
    assert prompt is not None
    table.act(frozenset({prompt.seat}), Choose(table.number, prompt.usual))
    assert table.clock.ends > ends


def test_a_clock_that_nobody_knows_is_refused() -> None:
    with pytest.raises(Mistake, match="minute or day"):
        agreed({"game": "superstar", "clock": "hour"})
