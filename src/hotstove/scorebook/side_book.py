"""A club's side of the book: its figures, and its men's lines, which are written out when they are first read."""

from __future__ import annotations

from functools import cached_property
from operator import itemgetter

from hotstove.scorebook.decisions import Decisions
from hotstove.scorebook.lines import BattingLine, FieldingLine, PitchingLine
from hotstove.scorebook.men import Batter, Fielder, Pitcher
from hotstove.scorebook.packing import (
    CATCHING_FROM_PLAYS,
    PITCHING,
    TEAM,
    position_columns,
    unpack_batting,
    unpack_defense,
)
from hotstove.scorebook.tally import Mound, Tally

_COLUMNS_OF = {position: position_columns(position) for position in range(1, 10)}
_PITCHING = slice(0, len(PITCHING))
_NO_PITCHING = (0,) * len(PITCHING)
_CATCHER = 2
_NOT_CATCHING = (0,) * len(CATCHING_FROM_PLAYS)
_SLOTS = (*range(1, 10), 0)
_position = itemgetter(Fielder._fields.index("position"))
_new = tuple.__new__
"""Makes a line from its columns without the detour that a named tuple's own way takes."""


class SideBook:
    """One club's half of the book."""

    def __init__(self, own: Tally, other: Tally, decisions: Decisions) -> None:
        self._own = own
        self._decisions = decisions
        self._defense = unpack_defense(own.total)
        self._against = other.total
        self.innings = tuple(own.innings)
        """Runs in each inning in which the club batted."""
        self.runs = own.runs
        self.left_on_base = own.left_on_base
        self.earned_runs = own.team_earned
        """Allowed, as charged against the club."""

    @property
    def hits(self) -> int:
        return unpack_defense(self._against)[PITCHING["hits"]]

    @property
    def errors(self) -> int:
        return self._defense[TEAM["errors"]]

    @property
    def double_plays(self) -> int:
        """Turned in the field."""
        return self._defense[TEAM["double_plays"]]

    @property
    def triple_plays(self) -> int:
        return self._defense[TEAM["triple_plays"]]

    @cached_property
    def batters(self) -> tuple[Batter, ...]:
        """In batting order, each slot in order of appearance; pitchers who did not bat come last."""
        own = self._own
        batting, moved, positions = own.batting, own.moved, own.starting.positions
        return tuple(
            [
                Batter(
                    man,
                    slot,
                    turn,
                    tuple(moved[man]) if man in moved else (positions[slot],),
                    _new(BattingLine, unpack_batting(batting[man])),
                )
                for slot in _SLOTS
                for turn, man in enumerate(own.order[slot], start=1)
            ]
        )

    @cached_property
    def pitchers(self) -> tuple[Pitcher, ...]:
        """In order of appearance."""
        mounds, decisions, pitched = self._own.mounds, self._decisions, self._pitched()
        last = next(reversed(mounds), "")
        alone = len(mounds) == 1
        blanked = not sum(mound.runs for mound in mounds.values())
        made = []
        starter = self._own.starting.pitcher
        for man, mound in mounds.items():
            columns = (
                1,
                int(man == starter),
                int(alone),
                int(blanked and man == last and (alone or _found_nobody_out(mound))),
                int(man == last and not alone),
                int(man == decisions.win),
                int(man == decisions.loss),
                int(man == decisions.save),
                int(man in decisions.holds),
                int(man in decisions.blown_saves),
                mound.runs,
                mound.earned_runs,
                mound.inherited,
                mound.inherited_scored,
                *pitched.get(man, _NO_PITCHING),
            )
            made.append(Pitcher(man, _new(PitchingLine, columns), mound.entered))
        return tuple(made)

    @cached_property
    def fielders(self) -> tuple[Fielder, ...]:
        """By position, then in order of appearance.

        A starter who is replaced before he takes the field has started there and played no game there; a pitcher who is
        replaced before his first play was in the game.
        """
        fielded = self._fielded()
        starting = self._own.starting
        started = {
            (man, position)
            for man, position in zip(starting.men, starting.positions, strict=True)
            if 1 <= position <= 9
        }
        lines = [
            Fielder(*key, _new(FieldingLine, (1, int(key in started), *counts))) for key, counts in fielded.items()
        ]
        lines += [Fielder(*key, FieldingLine(0, 1)) for key in sorted(started - fielded.keys()) if key[1] != 1]
        lines += [
            Fielder(man, 1, FieldingLine(1, int((man, 1) in started)))
            for man in self._own.mounds
            if (man, 1) not in fielded
        ]
        lines.sort(key=_position)
        return tuple(lines)

    def _fielded(self) -> dict[tuple[str, int], tuple[int, ...]]:
        """Outs and the columns of the plays, by man and position."""
        fielded: dict[tuple[str, int], tuple[int, ...]] = {}
        spans = {(0, self._own.total): self._defense}
        for man, position, begun, ended in self._own.watches:
            span = spans.get((begun, ended))
            if span is None:
                span = spans[begun, ended] = unpack_defense(ended - begun)
            columns = span[_COLUMNS_OF[position]]
            counts = (span[0], *columns) if position == _CATCHER else (span[0], *columns, *_NOT_CATCHING)
            key = man, position
            fielded[key] = _sum(fielded[key], counts) if key in fielded else counts
        return fielded

    def _pitched(self) -> dict[str, tuple[int, ...]]:
        pitched: dict[str, tuple[int, ...]] = {}
        for man, position, begun, ended in self._own.watches:
            if position == 1:
                columns = unpack_defense(ended - begun)[_PITCHING]
                pitched[man] = _sum(pitched[man], columns) if man in pitched else columns
        return pitched


def _found_nobody_out(mound: Mound) -> bool:
    """Who comes in with nobody out in the first and finishes may have a shutout, too (rule 9.18)."""
    return mound.entered.inning == 1 and mound.entered.outs == 0


def _sum(counts: tuple[int, ...], more: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(map(sum, zip(counts, more, strict=True)))
