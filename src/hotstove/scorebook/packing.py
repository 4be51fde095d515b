"""Counts kept as one whole number, sixteen bits a column, so that a play is added to a line in one step."""

from __future__ import annotations

from collections.abc import Mapping
from struct import Struct

from hotstove.scorebook.lines import BattingLine, FieldingLine, PitchingLine

BITS = 16

BATTING = {name: place for place, name in enumerate(BattingLine._fields)}
PITCHING_FROM_PLAYS = PitchingLine._fields[PitchingLine._fields.index("outs") :]
FIELDING_FROM_PLAYS = FieldingLine._fields[FieldingLine._fields.index("putouts") :]
PITCHING = {name: place for place, name in enumerate(PITCHING_FROM_PLAYS)}
FIELDING = {
    (position, name): len(PITCHING) + (position - 1) * len(FIELDING_FROM_PLAYS) + place
    for position in range(1, 10)
    for place, name in enumerate(FIELDING_FROM_PLAYS)
}
TEAM = {name: len(PITCHING) + len(FIELDING) + place for place, name in enumerate(("double_plays", "triple_plays"))}
"""A fielding side's number holds the pitcher's columns, then those of each position, then the club's."""

_batting_columns = Struct(f"<{len(BATTING)}H")
_defense_columns = Struct(f"<{len(PITCHING) + len(FIELDING) + len(TEAM)}H")


def pack(counts: Mapping[int, int]) -> int:
    """Counts by place as one number."""
    return sum(count << (BITS * place) for place, count in counts.items())


def unpack_batting(packed: int) -> tuple[int, ...]:
    return _batting_columns.unpack(packed.to_bytes(_batting_columns.size, "little"))


def unpack_defense(packed: int) -> tuple[int, ...]:
    return _defense_columns.unpack(packed.to_bytes(_defense_columns.size, "little"))


def position_columns(position: int) -> slice:
    """Where a position's columns stand in an unpacked defense."""
    start = FIELDING[position, FIELDING_FROM_PLAYS[0]]
    return slice(start, start + len(FIELDING_FROM_PLAYS))
