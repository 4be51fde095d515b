"""Secrets: with the same public past and another secret, others are sent the same bytes."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from hotstove.server.messages import Choose
from hotstove.server.shelf import Kept, Shelf
from hotstove.server.table import LiveTable
from hotstove.sitting.arguments import PlayArgs
from hotstove.sitting.opening import open_new
from hotstove.table.errors import Mistake
from hotstove.table.game import SIDES
from hotstove.table.questions import Decision
from hotstove.table.tape import Line, Tape

OTHERS = (*((side,) for side in SIDES), ())


class Twins:
    """Tables that differ in nothing but their answers."""

    def __init__(self, folder: Path) -> None:
        self._shelf = Shelf(folder / "tables.sqlite")
        match = open_new(PlayArgs(game="rallybird", auto="none", somebody_there=True))
        self._header = {**match.header(), "dice": "ours"}
        self._count = 0

    def table(self, lines: list[Line]) -> LiveTable:
        self._count += 1
        name = f"t{self._count}"
        self._shelf.add(name, "rallybird", "", self._header, {"a": "home", "b": "visitors"})
        return LiveTable(self._shelf, Kept(name, Tape(self._header, lines), [], [], {}))


def shown(table: LiveTable, *seats: str) -> str:
    """What these seats are sent, without the table's name."""
    return json.dumps(table.view(frozenset(seats), -1, 0)).replace(f'"{table.id}"', "")


def seen(table: LiveTable, but: str) -> list[str]:
    """What everybody but one seat is sent, and how a wrong answer of the others is refused."""
    found = []
    for seats in OTHERS:
        if but in seats:
            continue
        found.append(shown(table, *seats))
        try:
            table.act(frozenset(seats), Choose(table.number, "nonsense"))
        except Mistake as mistake:
            found.append(str(mistake))
    return found


def secret_places(twins: Twins, seed: int) -> Iterator[tuple[list[Line], str, Decision]]:
    """Every secret question of one game between people who answer at random."""
    dice = random.Random(seed)
    table = twins.table([])
    while (prompt := table.prompt) is not None:
        question = prompt.question
        assert isinstance(question, Decision)
        if question.secret:
            yield table.sitting.lines(), prompt.seat, question
        table.act(frozenset({prompt.seat}), Choose(prompt.number, dice.choice(question.options)))


@pytest.mark.parametrize("wanted", [1500, pytest.param(100_000, marks=pytest.mark.soak)])
def test_a_card_that_lies_face_down_is_known_to_nobody_else(tmp_path: Path, wanted: int) -> None:
    twins = Twins(tmp_path)
    compared = seed = 0
    while compared < wanted:
        for lines, seat, question in secret_places(twins, seed):
            views = [seen(twins.table([*lines, Line(question.purpose, option)]), seat) for option in question.options]
            for other in views[1:]:
                assert other == views[0]
                compared += len(other)
            if compared >= wanted:
                break
        seed += 1


def test_the_card_that_was_taken_out_is_known_to_the_batting_side_alone(tmp_path: Path) -> None:
    twins = Twins(tmp_path)
    lines, seat, question = next(secret_places(twins, 3))
    place = next(number for number, line in enumerate(lines) if line.text not in question.options)
    out = lines[place]
    compared = 0
    views = []
    own = set()
    for option in range(1, 60):
        changed = [*lines[:place], Line(out.purpose, str(option)), *lines[place + 1 :]]
        try:
            table = twins.table(changed)
        except Mistake:
            continue
        views.append(seen(table, seat))
        own.add(shown(table, seat))
        compared += 1
    assert compared > 3
    assert len(own) == compared
    assert all(other == views[0] for other in views)
