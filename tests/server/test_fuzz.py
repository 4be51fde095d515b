"""Whatever a page sends, it is done or refused in a sentence, and nothing else changes."""

from __future__ import annotations

import gc
import json
import os
import random
import tracemalloc
from pathlib import Path

import pytest

from hotstove.diamond.lineup import Substitution, read_moves, write_moves
from hotstove.server.looking import look
from hotstove.server.messages import READERS, Show, read
from hotstove.server.shelf import Shelf
from hotstove.server.tables import Tables, agreed
from hotstove.server.view import view
from hotstove.table.errors import Mistake
from hotstove.table.game import SIDES

FULL = int(os.environ.get("HOTSTOVE_MESSAGES", "15000"))
"""Messages of the long run, a third of them to each of three games."""
REMEMBERED = 1024
"""Texts of changes that are remembered, in any number of games."""
VALUES: list[object] = [
    None,
    True,
    -1,
    0,
    1,
    7,
    10**30,
    1.5,
    "",
    "yes",
    "1-2",
    "home",
    "x" * 300,
    "\x00",
    [],
    {},
    [[1, 2, 3]],
]


def message(dice: random.Random, table_number: int) -> str:
    """Something like a message, with parts of it wrong."""
    fields: dict[str, object] = {"t": dice.choice([*READERS, "x", 3])}
    for name in ("n", "calls", "moves", "choice", "on", "yes", "inning", "what", "name", "side", "token"):
        if dice.random() < 0.5:
            fields[name] = dice.choice(VALUES)
    if dice.random() < 0.6:
        fields["n"] = table_number
    if dice.random() < 0.2:
        fields["calls"] = {dice.choice(["walk", "steal", "x"]): dice.choice(VALUES)}
    if dice.random() < 0.2:
        fields["moves"] = {dice.choice([*SIDES, "x"]): [[dice.choice(VALUES), dice.randrange(12), dice.randrange(14)]]}
    if dice.random() < 0.2:
        fields["what"] = dice.choice(["rule", "box", "card", "chart", "why", "what if"])
    text = json.dumps(fields)
    return text if dice.random() < 0.9 else text[: dice.randrange(len(text))] + dice.choice(["", "]", "\ud800"])


@pytest.mark.parametrize("game", ["superstar", "rallybird", "pennant"])
@pytest.mark.parametrize("count", [1500, pytest.param(FULL // 3, marks=pytest.mark.soak)])
def test_fuzzed_messages(tmp_path: Path, game: str, count: int) -> None:
    dice = random.Random(11)
    tables = Tables(Shelf(tmp_path / "tables.sqlite"))
    wanted: dict[str, object] = {"game": game, "against": "friend"}
    one, other = (tables.get(tables.make(*agreed(wanted))["id"]) for _ in range(2))
    bystander = json.dumps(view(other, frozenset(), -1, 0))
    done = 0
    for _ in range(count):
        if one.prompt is None:
            one = tables.get(tables.make(*agreed(wanted))["id"])
        seats = dice.choice([frozenset(), frozenset({"home"}), frozenset({"visitors"}), frozenset(SIDES)])
        try:
            found = read(message(dice, one.number))
            if isinstance(found, Show):
                look(one, seats, found)
            else:
                one.act(seats, found)
            done += 1
        except Mistake as mistake:
            assert str(mistake)
    assert done > count // 100
    assert json.dumps(view(other, frozenset(), -1, 0)) == bystander


def test_refused_messages_leave_nothing_in_memory(tmp_path: Path) -> None:
    tables = Tables(Shelf(tmp_path / "tables.sqlite"))
    table = tables.get(tables.make(*agreed({"game": "superstar", "against": "friend"}))["id"])

    def refuse(first: int, last: int) -> None:
        for number in range(first, last):
            player = f"nobody{number:030d}"
            moves = [[player, 1, 2], [player, 3, 4]]
            for message in (
                {"t": "play", "n": table.number, "moves": {"home": moves}},
                {"t": "play", "n": table.number, "calls": {player: player}},
                {"t": "choose", "n": table.number, "choice": player},
                {"t": "lineup", "side": 1, "pitcher": player},
                {"t": player},
            ):
                with pytest.raises(Mistake):
                    table.act(frozenset({"home"}), read(json.dumps(message)))
            with pytest.raises(Mistake):
                look(table, frozenset({"home"}), Show("card", player, 1))

    tracemalloc.start()
    for number in range(REMEMBERED):
        other = f"somebody{number:030d}"
        read_moves(write_moves([Substitution(other, 1, 2), Substitution(other, 3, 4)]))
    refuse(0, 10)
    gc.collect()
    before, _ = tracemalloc.get_traced_memory()
    refuse(10, 300)
    gc.collect()
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert after - before < 20 * REMEMBERED  # as many texts as before, of the same length
