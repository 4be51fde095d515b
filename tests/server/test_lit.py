"""The square that was read is lit: every cell that a play read on a card has its place on one of the cards shown."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from hotstove.games.faces import papers
from hotstove.server.looking import look
from hotstove.server.messages import Change, Choose, HandIn, Show
from hotstove.server.shelf import Shelf
from hotstove.server.table import LiveTable
from hotstove.server.tables import Tables, agreed
from hotstove.server.view import view
from hotstove.table.face import as_values

BETWEEN = ("on", "out", "OUT", "again")
"""In Long Tater! a number beyond the ranges of a card reads no line of it."""


def places(faces: list[Any]) -> set[str]:
    grids = [grid for face in faces if face is not None for grid in face["grids"]]
    cells = [cell for grid in grids for row in grid["rows"] for cell in row["cells"]]
    return {place for cell in cells for place in cell.get("places", ())}


def read_on(table: LiveTable, kind: str) -> list[dict[str, Any]]:
    steps: list[dict[str, Any]] = view(table, frozenset({"home"}), -1, 0)["last"]["steps"]
    return [step for step in steps if step["kind"] == "cell" and step["on"] == kind]


@pytest.mark.parametrize("game", ["superstar", "longtater", "replay"])
def test_cells_of_cards_and_charts_are_found_where_they_are_drawn(
    tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hotstove.server.tables.new_seed", lambda: 2**100 + 7)
    tables = Tables(Shelf(tmp_path / "tables.sqlite"))
    table = tables.get(tables.make(*agreed({"game": game}))["id"])
    charts = places([as_values(face) for group in papers(game).charts() for face in group.faces])
    cells = 0
    for _ in range(25):
        answer(table)
        scene = view(table, frozenset({"home"}), -1, 0)
        if scene["last"] is None:
            continue
        cards = places([scene["cards"].get(name) for name in scene["last_matchup"].values()])
        for step in read_on(table, "card"):
            shown = any(place.startswith(f"{step['player']} ") for place in cards)
            if shown and step["cell"] not in BETWEEN:
                assert set(step["places"]) & cards, step
                cells += 1
        for step in read_on(table, "chart"):
            if set(step["places"]) & charts:
                assert look(table, frozenset(), Show("chart", step["chart"], 0))["faces"]
    assert cells > 8


def answer(table: LiveTable) -> None:
    prompt = table.prompt
    assert prompt is not None
    if prompt.kind == "calls":
        table.act(frozenset({"home"}), HandIn(prompt.number, {}, {}))
    elif prompt.kind == "must-change":
        table.act(frozenset({"home"}), Change(prompt.number, ()))
    else:
        table.act(frozenset({"home"}), Choose(prompt.number, prompt.usual))
