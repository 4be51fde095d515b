"""Tables: the walk of one game under some charts and options, and what every play in it adds to whose line.

What a play does is asked of the rooms that know it (`diamond.apply`, `diamond.charges`, `scorebook.effects`): tabulated
here, and written nowhere again.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from hotstove.batch import arrays
from hotstove.batch.arrays import CODES, Tables
from hotstove.batch.flattening import Flat, Row, bits_of
from hotstove.batch.kernel_bench import ROW_HIGHEST, ROW_LOWEST
from hotstove.batch.thinking import LEADS, by_the_book
from hotstove.diamond import charges
from hotstove.diamond.apply import step
from hotstove.diamond.ending import trimmed
from hotstove.diamond.outing import work_of
from hotstove.diamond.play import Play
from hotstove.games.superstar.chart_set import SuperstarCharts
from hotstove.games.superstar.dice import NUMBERS, SPECIAL_DICE
from hotstove.games.superstar.matchup import DEFENSE_ROWS, defense_row
from hotstove.games.superstar.options import Options
from hotstove.games.superstar.symbols import PITCHER_SYMBOLS
from hotstove.odds.diagram.superstar import TIRED, diagram_of
from hotstove.odds.diagram.unopened import Expression
from hotstove.scorebook import packing
from hotstove.scorebook.effects import effects_of

MOST_CREDITS, MOST_RUNS = 6, 4
Counts = tuple[int, ...]
Leaf = tuple[Play, str, int]


@dataclass(frozen=True)
class Generated:
    """The arrays of the loop, and what is needed to pack clubs and to read the books."""

    tables: Tables
    leaves: tuple[Leaf, ...]
    """Play, bases and outs by number."""
    batting: Any
    """What each kind of effect adds to a batting line."""
    pitching: Any
    fielding: Any
    flags: tuple[Expression, ...]
    batter_classes: tuple[tuple[Any, ...], ...]
    pitch_class: Any
    """By number, symbol, owned and innings past the limit."""
    owned: Any
    """By row of the Defense Chart and number: 1 where the fielders own it."""
    threshold: Expression


class _Kinds(dict[Counts, int]):
    """Different effects by number; 0 is none at all."""

    def __init__(self, columns: int) -> None:
        super().__init__({(0,) * columns: 0})

    def number(self, counts: Counts) -> int:
        return self.setdefault(counts, len(self))

    def matrix(self) -> Any:
        return np.array(list(self), np.int64)


def generate(charts: SuperstarCharts, options: Options) -> Generated:
    """Traces rules and manager, and lays everything out."""
    diagram = diagram_of(
        charts,
        options,
        lambda tracer, m: by_the_book(charts, tracer, m),
        ("hotstove.managers",),
        {("hotstove.managers.book.running", "hash_fraction"): "fraction"},
    )
    flat = Flat(diagram)
    trims = _trimmed(flat)
    leaves = flat.leaves
    batting = _Kinds(len(packing.BATTING))
    pitching = _Kinds(len(packing.PITCHING))
    fielding = _Kinds(len(packing.FIELDING_FROM_PLAYS + packing.CATCHING_FROM_PLAYS))
    words = [_words(leaf, batting, pitching, fielding) for leaf in leaves]
    assert len(batting) < 256 and len(pitching) < 256 and len(fielding) < 32
    pitch_class = np.zeros((len(NUMBERS), len(PITCHER_SYMBOLS), 2, len(TIRED)), np.uint8)
    for square, number in flat.pitch_classes.items():
        place = NUMBERS.index(square.roll), PITCHER_SYMBOLS.index(square.symbol), int(square.owned == "out")
        pitch_class[(*place, square.tired)] = number
    owned = np.array([[charts.defense.cells.get((row, number)) == "out" for number in NUMBERS] for row in DEFENSE_ROWS])
    assert flat.threshold is not None
    tables = Tables(
        np.array(flat.roots, np.uint16),
        np.array([_row_word(row) for row in flat.rows], np.uint64),
        np.array(flat.table, np.uint16),
        np.array([word for word, _ in words], np.uint64),
        np.array([credit for _, credit in words], np.uint64),
        trims,
        np.array([_track(play, bases) for play, bases, _ in leaves], np.int16),
        np.array([NUMBERS.index(number) for number in SPECIAL_DICE.outcomes], np.uint8),
        _class_of(flat.inning_classes, range(11)),
        _class_of(flat.lead_classes, LEADS),
        np.array([DEFENSE_ROWS.index(defense_row(total)) for total in range(ROW_LOWEST, ROW_HIGHEST + 1)], np.int64),
        np.array([flat.margin], np.float64),
        np.array([[play.aside.hurt_position, play.aside.hurt_games] for play, _, _ in leaves], np.uint8),
        np.array([options.rain_outs], np.uint8),
    )
    return Generated(
        tables, tuple(leaves), batting.matrix(), pitching.matrix(), fielding.matrix(), tuple(flat.flags),
        tuple(flat.batter_classes), pitch_class, owned.astype(np.uint8), flat.threshold,
    )  # fmt: skip


def _trimmed(flat: Flat) -> Any:
    """For each leaf and number of runs that win the game, the leaf as it counts; adds those that are new."""
    found: list[list[int]] = []
    for number, (play, bases, outs) in enumerate(_growing(flat.leaves)):
        runs = step(play, bases).runs
        found.append([
            flat.leaf(trimmed(play, bases, needed), bases, outs) if needed <= runs else number
            for needed in range(1, MOST_RUNS + 1)
        ])  # fmt: skip
    return np.array(found, np.uint16).ravel()


def _growing(leaves: list[Leaf]) -> Any:
    place = 0
    while place < len(leaves):
        yield leaves[place]
        place += 1


def _class_of(classes: list[list[int]], domain: Any) -> Any:
    number_of = {value: number for number, values in enumerate(classes) for value in values}
    return np.array([number_of.get(value, 0) for value in domain], np.uint8)


def _row_word(row: Row | None) -> int:
    assert row is not None
    assert row.base < 1 << 18 and row.second_step < 1024 and row.third_step < 1024
    return (
        row.base | row.second_step << 18 | row.third_step << 28 | row.roll << 38 | row.card << 44
        | row.first << 48 | row.second << 53 | row.third << 58
    )  # fmt: skip


def _words(leaf: Leaf, batting: _Kinds, pitching: _Kinds, fielding: _Kinds) -> tuple[int, int]:
    """A play on given bases and outs in one word, and its fielders' credits in another."""
    play, bases, outs = leaf
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
    _, _, _, reached, _ = work_of(play, bases)
    word |= int(effects.trouble) << 58 | int(reached) << 59 | effects.left << 60
    credit = count = 0
    for position in range(1, 10):
        columns = defense[packing.position_columns(position)]
        columns += (0,) * (len(next(iter(fielding))) - len(columns))
        if any(columns):
            credit |= (position | fielding.number(columns) << 4) << (9 * count)
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
