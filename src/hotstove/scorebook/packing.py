"""Counts kept as one whole number, sixteen bits a column, so that a play is added to a line in one step."""

from __future__ import annotations

from collections.abc import Mapping
from struct import Struct

from hotstove.scorebook.lines import BattingLine, PitchingLine
from hotstove.table.sums import summed

BITS = 16

BATTING = {name: place for place, name in enumerate(BattingLine._fields)}
PITCHING_FROM_PLAYS = PitchingLine._fields[PitchingLine._fields.index("outs") :]
FIELDING_FROM_PLAYS = ("putouts", "assists", "errors", "double_plays", "triple_plays")
CATCHING_FROM_PLAYS = ("passed_balls", "stolen_bases", "caught_stealing")
PITCHING = {name: place for place, name in enumerate(PITCHING_FROM_PLAYS)}
FIELDING = {
    key: len(PITCHING) + place
    for place, key in enumerate(
        (position, name)
        for position in range(1, 10)
        for name in (FIELDING_FROM_PLAYS + CATCHING_FROM_PLAYS if position == 2 else FIELDING_FROM_PLAYS)
    )
}
_TEAM_COLUMNS = ("errors", "double_plays", "triple_plays")
TEAM = {name: len(PITCHING) + len(FIELDING) + place for place, name in enumerate(_TEAM_COLUMNS)}
"""A fielding side's number holds the pitcher's columns, then those of each position, then the club's."""

_BATTING_BYTES = 2 * len(BATTING)
_unpack_batting = Struct(f"<{len(BATTING)}H").unpack
_DEFENSE_BYTES = 2 * (len(PITCHING) + len(FIELDING) + len(TEAM))
_unpack_defense = Struct(f"<{_DEFENSE_BYTES // 2}H").unpack


def pack(counts: Mapping[int, int]) -> int:
    """Counts by place as one number."""
    return summed(count << (BITS * place) for place, count in counts.items())


def unpack_batting(packed: int) -> tuple[int, ...]:
    return _unpack_batting(packed.to_bytes(_BATTING_BYTES, "little"))


def unpack_defense(packed: int) -> tuple[int, ...]:
    return _unpack_defense(packed.to_bytes(_DEFENSE_BYTES, "little"))


def position_columns(position: int) -> slice:
    """Where a position's columns stand in an unpacked defense."""
    places = [place for key, place in FIELDING.items() if key[0] == position]
    return slice(places[0], places[-1] + 1)
