"""Secrets: with the same public past and another secret, others are sent the same bytes."""

from __future__ import annotations

import json
import os
import random
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from hotstove.games.rallybird.asking import REMOVED
from hotstove.server.messages import Change, Choose, HandIn, Message, Undo
from hotstove.server.shelf import Kept, Shelf
from hotstove.server.table import LiveTable
from hotstove.server.tables import Tables, agreed
from hotstove.server.view import view
from hotstove.sitting.arguments import PlayArgs
from hotstove.sitting.opening import open_new
from hotstove.table.errors import Mistake
from hotstove.table.game import SIDES
from hotstove.table.questions import Decision
from hotstove.table.tape import Line, Tape

FULL = int(os.environ.get("HOTSTOVE_SECRETS", "10000"))
"""Comparisons of the long run."""
OTHERS = (*((side,) for side in SIDES), ())


class Twins:
    """Tables that differ in nothing but their answers."""

    def __init__(self, folder: Path) -> None:
        self.shelf = Shelf(folder / "tables.sqlite")
        match = open_new(PlayArgs(game="rallybird", auto="none", somebody_there=True))
        self._header = {**match.header(), "dice": "ours"}
        self._count = 0

    def table(self, lines: list[Line]) -> LiveTable:
        self._count += 1
        name = f"t{self._count}"
        self.shelf.add(name, "rallybird", "", self._header, {"a": "home", "b": "visitors"})
        return LiveTable(self.shelf, Kept(name, Tape(self._header, lines), [], [], {}))


def shown(table: LiveTable, *seats: str) -> str:
    """What these seats are sent, without the table's name."""
    return json.dumps(view(table, frozenset(seats), -1, 0)).replace(f'"{table.id}"', "")


def seen(table: LiveTable, but: str) -> list[str]:
    """What everybody but one seat is sent, how a wrong answer of the others is refused, and what the door tells."""
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


def compared(table: LiveTable, seat: str, messages: Sequence[Message]) -> int:
    """Hands in one message after the other for a seat and takes it back; nobody else may see which it was."""
    views = []
    for message in messages:
        table.act(frozenset({seat}), message)
        views.append(seen(table, seat))
        table.act(frozenset({seat}), Undo())
    assert all(other == views[0] for other in views)
    return sum(map(len, views[1:]))


def check_in_rallybird(table: LiveTable, dice: random.Random) -> Iterator[int]:
    """A whole game between people who answer at random; how many views were compared at each secret choice."""
    while table.prompt is not None:
        for prompt in table.prompts:
            question = prompt.question
            assert isinstance(question, Decision)
            some = dice.sample(question.options, min(12, len(question.options)))
            if len(table.prompts) > 1:
                yield compared(table, prompt.seat, [Choose(prompt.number, option) for option in some])
        for prompt in table.prompts:
            assert isinstance(prompt.question, Decision)
            table.act(frozenset({prompt.seat}), Choose(prompt.number, dice.choice(prompt.question.options)))


def check_calls(table: LiveTable, dice: random.Random) -> Iterator[int]:
    """A whole game of plays: calls that one side has handed in."""
    while (prompt := table.prompt) is not None:
        if prompt.kind == "calls" and len(table.waiting) == 2:
            whose = table.match.game.seats(table.sitting.state)
            for seat in SIDES:
                calls = [one for one in prompt.offered if whose[one.seat] == seat]
                ways: list[dict[str, str]] = [{}, *({one.purpose: option} for one in calls for option in one.options)]
                yield compared(table, seat, [HandIn(prompt.number, way, {}) for way in ways])
        for seat in sorted(table.waiting):
            if prompt.kind == "calls":
                table.act(frozenset({seat}), HandIn(prompt.number, {}, {}))
            elif prompt.kind == "must-change":
                table.act(frozenset({seat}), Change(prompt.number, ()))
            else:
                assert isinstance(prompt.question, Decision)
                table.act(frozenset({seat}), Choose(prompt.number, dice.choice(prompt.question.options)))


@pytest.mark.parametrize("wanted", [600, pytest.param(FULL, marks=pytest.mark.soak)])
def test_what_is_handed_in_is_known_to_nobody_else(tmp_path: Path, wanted: int) -> None:
    tables = Tables(Shelf(tmp_path / "tables.sqlite"))
    for game, check in (("rallybird", check_in_rallybird), ("superstar", check_calls)):
        total = seed = 0
        while total < wanted // 2:
            table = tables.get(tables.make(*agreed({"game": game, "against": "friend"}))["id"])
            for count in check(table, random.Random(seed)):
                total += count
                if total >= wanted // 2:
                    break
            seed += 1


def test_the_card_that_was_taken_out_is_known_to_the_batting_side_alone(tmp_path: Path) -> None:
    twins = Twins(tmp_path)
    table = twins.table([])
    prompt = table.prompt
    assert prompt is not None
    table.act(frozenset({prompt.seat}), Choose(prompt.number, prompt.usual))
    lines, seat = table.sitting.lines(), table.prompts[0].seat
    place = next(number for number, line in enumerate(lines) if line.purpose == REMOVED)
    out = lines[place]
    count = 0
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
        count += 1
    assert count > 3
    assert len(own) == count
    assert all(other == views[0] for other in views)
