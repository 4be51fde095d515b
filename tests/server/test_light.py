"""Tables take little memory: what no page is shown again is let go, and what is alike is held once."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from hotstove.server.messages import Choose, HandIn
from hotstove.server.shelf import Shelf
from hotstove.server.table import LiveTable
from hotstove.server.tables import Tables, agreed
from hotstove.server.view import view
from hotstove.sitting.plays.match import NO_OUTINGS
from hotstove.sitting.rallybird.match import RallyMatch


def played(tables: Tables, game: str, answers: int) -> LiveTable:
    """A table against the computer after some answers."""
    table = tables.get(tables.make(*agreed({"game": game}))["id"])
    for _ in range(answers):
        prompt = table.prompt
        assert prompt is not None
        quiet = prompt.kind == "calls"
        answer = HandIn(prompt.number, {}, {}) if quiet else Choose(prompt.number, prompt.usual)
        table.act(frozenset({"home"}), answer)
    return table


@pytest.mark.parametrize("game", ["superstar", "replay"])
def test_a_table_holds_what_its_pages_are_shown_and_no_more(
    tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hotstove.server.tables.new_seed", lambda: 1)
    tables = Tables(Shelf(tmp_path / "tables.sqlite"))
    table = played(tables, game, 12)
    turns, log = table.sitting.session.turns, table.sitting.log
    assert len(turns) > 8
    assert all(state.outings == NO_OUTINGS for state, _ in turns[:-1])
    assert turns[-1][0].outings != NO_OUTINGS
    plays = [told for told in log if told.kind == "play"]
    assert plays[-1].sentences != ()
    assert all(told.sentences == () for told in plays[:-1])
    shown = json.dumps(view(table, frozenset({"home"}), -1, 0))
    tables.forget(table.id)
    assert json.dumps(view(tables.get(table.id), frozenset({"home"}), -1, 0)) == shown


def test_tables_that_begin_alike_hold_their_lineups_once(tmp_path: Path) -> None:
    tables = Tables(Shelf(tmp_path / "tables.sqlite"))
    one, other = (played(tables, "superstar", 0).sitting.state.situation.lineups for _ in range(2))
    assert one[0] is other[0]
    assert one[1] is other[1]


def test_the_solved_game_is_loaded_once_for_all_tables(tmp_path: Path) -> None:
    tables = Tables(Shelf(tmp_path / "tables.sqlite"))
    one, other = (played(tables, "rallybird", 0).match for _ in range(2))
    assert isinstance(one, RallyMatch)
    assert isinstance(other, RallyMatch)
    assert one is not other
    assert one.solutions.game is other.solutions.game
