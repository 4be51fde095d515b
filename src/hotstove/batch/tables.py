"""Tables: the walk of one game under some charts and options, and what every play in it adds to whose line.

What a play does is asked of the rooms that know it (`diamond.apply`, `diamond.charges`, `scorebook.effects`): tabulated
here, and written nowhere again.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from hotstove.batch import arrays
from hotstove.batch.arrays import CODES, Tables
from hotstove.batch.flattening import Flat, FlatLeaf, Row, bits_of
from hotstove.batch.layout import Layout
from hotstove.batch.thinking import LEADS
from hotstove.diamond import charges
from hotstove.diamond.apply import outcome_of, step
from hotstove.diamond.ending import trimmed
from hotstove.diamond.play import Play
from hotstove.scorebook import packing
from hotstove.scorebook.effects import effects_of

MOST_CREDITS, MOST_RUNS = 6, 4
Counts = tuple[int, ...]
SIDES = {"": 0, "V": 1, "H": 2}


class OwnTables(NamedTuple):
    """What a game adds to the tables: see `arrays.Tables`."""

    dice: Any
    besides: Any
    settings: Any
    defense: Any
    chances: Any


@dataclass(frozen=True)
class Generated:
    """The arrays of the loop, and what is needed to pack clubs and to read the books."""

    game: str
    tables: Tables
    leaves: tuple[FlatLeaf, ...]
    """Play, bases and outs by number."""
    batting: Any
    """What each kind of effect adds to a batting line."""
    pitching: Any
    fielding: Any
    own: object
    """What the game packs its clubs by."""


class _Kinds(dict[Counts, int]):
    """Different effects by number; 0 is none at all."""

    def __init__(self, columns: int) -> None:
        super().__init__({(0,) * columns: 0})

    def number(self, counts: Counts) -> int:
        return self.setdefault(counts, len(self))

    def matrix(self) -> Any:
        return np.array(list(self), np.int64)


def generate(game: str, layout: Layout, added: OwnTables, own: object) -> Generated:
    """Lays out a game's diagram, and tabulates what every play in it does."""
    flat = Flat(layout)
    trims = _trimmed(flat)
    leaves = flat.leaves
    batting = _Kinds(len(packing.BATTING))
    pitching = _Kinds(len(packing.PITCHING))
    fielding = _Kinds(len(packing.FIELDING_FROM_PLAYS + packing.CATCHING_FROM_PLAYS))
    words = [_words(leaf, batting, pitching, fielding) for leaf in leaves]
    assert len(batting) < 256 and len(pitching) < 256 and len(fielding) < 64
    assert len(flat.rows) < 1 << 15 and len(leaves) < 1 << 15
    tables = Tables(
        np.array(flat.roots, np.uint16),
        np.array([word for row in flat.rows for word in _row_words(row)], np.uint64),
        np.array(flat.table, np.uint16),
        np.array([word for word, _ in words], np.uint64),
        np.array([credit for _, credit in words], np.uint64),
        trims,
        np.array([_track(leaf.play, leaf.bases) for leaf in leaves], np.int16),
        added.dice,
        _class_of(layout.inning_classes, range(11)),
        _class_of(layout.lead_classes, LEADS),
        np.array(flat.amounts or [0.0], np.float64),
        np.array([layout.marks(leaf.play, leaf.bases, leaf.beside) for leaf in leaves], np.int64),
        np.array([_hurt(leaf, layout.hurts_beside) for leaf in leaves], np.int64),
        added.besides,
        added.settings,
        added.defense,
        added.chances,
    )
    return Generated(
        game, tables, tuple(leaves), batting.matrix(), pitching.matrix(), fielding.matrix(), own
    )  # fmt: skip


def _hurt(leaf: FlatLeaf, told_beside: bool) -> list[int]:
    aside = leaf.play.aside
    return [aside.hurt_position, aside.hurt_games, SIDES[aside.hurt_side], int(told_beside and leaf.beside > 0)]


def _trimmed(flat: Flat) -> Any:
    """For each leaf and number of runs that win the game, the leaf as it counts; adds those that are new."""
    found: list[list[int]] = []
    for number, leaf in enumerate(_growing(flat.leaves)):
        play, bases = leaf.play, leaf.bases
        runs = step(play, bases).runs
        found.append([
            flat.leaf(leaf._replace(play=trimmed(play, bases, needed))) if needed <= runs else number
            for needed in range(1, MOST_RUNS + 1)
        ])  # fmt: skip
    return np.array(found, np.uint16).ravel()


def _growing(leaves: list[FlatLeaf]) -> Iterator[FlatLeaf]:
    place = 0
    while place < len(leaves):
        yield leaves[place]
        place += 1


def _class_of(classes: list[list[int]], domain: Any) -> Any:
    number_of = {value: number for number, values in enumerate(classes) for value in values}
    return np.array([number_of.get(value, 0) for value in domain], np.uint8)


def _row_words(row: Row | None) -> tuple[int, int]:
    """A row of the walk in two words."""
    assert row is not None
    throw = row.throw
    assert row.base < 1 << 28 and row.second_step < 1 << 16 and row.third_step < 1 << 16
    return (
        row.base | row.second_step << 28 | row.third_step << 44,
        throw.register | throw.card << 7 | throw.column << 14 | throw.dice << 18 | row.first << 22 | row.second << 29
        | row.third << 36 | row.fourth << 43 | row.sign << 50 | row.kind << 53,
    )  # fmt: skip


def _words(leaf: FlatLeaf, batting: _Kinds, pitching: _Kinds, fielding: _Kinds) -> tuple[int, int]:
    """A play on given bases and outs in one word, and its fielders' credits in another."""
    play, bases, outs, _ = leaf
    done = step(play, bases)
    effects = effects_of(play, bases, outs)
    defense = packing.unpack_defense(effects.defense)
    word = batting.number(packing.unpack_batting(effects.batter))
    word |= pitching.number(defense[: len(packing.PITCHING)]) << 8
    for base, packed in effects.runners:
        word |= batting.number(packing.unpack_batting(packed)) << (16 + 8 * base)
    for place, start in enumerate(done.places):
        word |= max(0, start - 1) << (40 + 3 * place)
    word |= bits_of(done.bases) << 49 | done.outs << 52 | done.runs << 54 | int(done.next_batter) << 57
    *_, reached, _ = outcome_of(play, bases)
    word |= int(effects.trouble) << 58 | int(reached) << 59 | effects.left << 60
    credit = count = 0
    for position in range(1, 10):
        columns = defense[packing.position_columns(position)]
        columns += (0,) * (len(next(iter(fielding))) - len(columns))
        if any(columns):
            credit |= (position | fielding.number(columns) << 4) << (10 * count)
            count += 1
    assert count <= MOST_CREDITS
    return word, credit


def _track(play: Play, bases: str) -> list[int]:
    """What charges are worked out from."""
    track = charges._track(play, bases)
    alone = track.errorless
    standing = dict(track.standing)
    row = [0] * (arrays.SCORED + 1 + MOST_RUNS)
    row[arrays.IN_THE_BATTERS_BOX] = int(track.batter)
    row[arrays.OUTS_PUT] = sum(1 << place for place in track.out)
    row[arrays.PASSES_ON] = int(track.passes_on)
    row[arrays.CODE] = CODES.index(alone.code)
    row[arrays.ENDS : arrays.ENDS + 4] = [alone.ends.get(place, place or 1) for place in range(4)]
    row[arrays.IN_THE_AIR] = int(alone.in_the_air)
    row[arrays.MOVES_EVERYBODY] = int(alone.moves_everybody)
    row[arrays.PROLONGS] = int(alone.prolongs)
    row[arrays.TROUBLE] = int(alone.trouble)
    row[arrays.STANDING : arrays.STANDING + 3] = [standing.get(base, -1) for base in (1, 2, 3)]
    row[arrays.SCORED] = len(track.scored)
    for number, (_, place, _) in enumerate(track.scored):
        row[arrays.SCORED + 1 + number] = place
    return row
