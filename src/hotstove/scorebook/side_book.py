"""A club's side of the book: its figures, and its players's lines, which are written out when they are first read."""

from __future__ import annotations

from functools import cached_property
from operator import itemgetter

from hotstove.diamond.lineup import PITCHER
from hotstove.scorebook.decisions import Decisions
from hotstove.scorebook.lines import BattingLine, FieldingLine, PitchingLine, total_fielding
from hotstove.scorebook.packing import (
    CATCHING_FROM_PLAYS,
    PITCHING,
    TEAM,
    position_columns,
    unpack_batting,
    unpack_defense,
)
from hotstove.scorebook.players import Batter, Fielder, Pitcher
from hotstove.scorebook.tally import Mound, Tally
from hotstove.table.sums import summed

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

    def __init__(self, side: int, own: Tally, other: Tally, decisions: Decisions) -> None:
        self._side = side
        self._own = own
        self._decisions = decisions
        self._against = other.total
        self._spans: dict[tuple[int, int], tuple[int, ...]] = {}
        self.innings = tuple(own.innings)
        """Runs in each inning in which the club batted."""
        self.runs = own.runs
        self.left_on_base = own.left_on_base
        self.earned_runs = own.team_earned
        """Allowed, as charged against the club."""

    @property
    def _defense(self) -> tuple[int, ...]:
        return self._counted(0, self._own.total)

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
        made = []
        for slot in _SLOTS:
            for turn, player in enumerate(own.order[slot], start=1):
                played = tuple(moved[player]) if player in moved else (positions[slot],)
                line = _new(BattingLine, unpack_batting(batting[player]))
                made.append(_new(Batter, (player, slot, turn, played, line)))
        return tuple(made)

    @cached_property
    def pitchers(self) -> tuple[Pitcher, ...]:
        """In order of appearance."""
        mounds, decisions, pitched = self._own.mounds, self._decisions, self._pitched()
        last = next(reversed(mounds), "")
        alone = len(mounds) == 1
        blanked = not summed(mound.runs for mound in mounds.values())
        made = []
        starter = self._own.starting.pitcher
        for player, mound in mounds.items():
            columns = (
                1,
                int(player == starter),
                int(alone),
                int(blanked and player == last and (alone or _found_nobody_out(mound))),
                int(player == last and not alone),
                *decisions.columns(self._side, player),
                mound.runs,
                mound.earned_runs,
                mound.inherited,
                mound.inherited_scored,
                *pitched.get(player, _NO_PITCHING),
            )
            made.append(_new(Pitcher, (player, _new(PitchingLine, columns), mound.entered)))
        return tuple(made)

    @cached_property
    def fielders(self) -> tuple[Fielder, ...]:
        """By position, then in order of appearance.

        A starter who is replaced before he takes the field has started there and played no game there; a pitcher who is
        replaced before his first play was in the game.
        """
        own, lines = self._own, self._fielding_lines()
        for position, player in own.starting.fielders.items():
            if (position, player) not in lines:
                lines[position, player] = FieldingLine(int(position == PITCHER and player in own.mounds), 1)
        for player in own.mounds:
            if (PITCHER, player) not in lines:
                lines[PITCHER, player] = FieldingLine(1)
        made = [_new(Fielder, (player, position, line)) for (position, player), line in lines.items()]
        made.sort(key=_position)
        return tuple(made)

    def _fielding_lines(self) -> dict[tuple[int, str], FieldingLine]:
        """The lines of those who took the field, by position and player."""
        starters = self._own.starting.fielders
        lines: dict[tuple[int, str], FieldingLine] = {}
        for player, position, begun, ended in self._own.watches:
            counted = self._counted(begun, ended)
            columns = (1, int(starters[position] == player), counted[0]) + counted[_COLUMNS_OF[position]]
            line = _new(FieldingLine, columns if position == _CATCHER else columns + _NOT_CATCHING)
            key = position, player
            if key in lines:
                line = total_fielding((lines[key], line))._replace(games=1, games_started=line.games_started)
            lines[key] = line
        return lines

    def _counted(self, begun: int, ended: int) -> tuple[int, ...]:
        """The columns of the club's defense from one state of its count to another; several players share them."""
        known = self._spans.get((begun, ended))
        if known is None:
            known = self._spans[begun, ended] = unpack_defense(ended - begun)
        return known

    def _pitched(self) -> dict[str, tuple[int, ...]]:
        pitched: dict[str, tuple[int, ...]] = {}
        for player, position, begun, ended in self._own.watches:
            if position == 1:
                columns = self._counted(begun, ended)[_PITCHING]
                pitched[player] = _sum(pitched[player], columns) if player in pitched else columns
        return pitched


def _found_nobody_out(mound: Mound) -> bool:
    """Who comes in with nobody out in the first and finishes may have a shutout, too (rule 9.18)."""
    return mound.entered.inning == 1 and mound.entered.outs == 0


def _sum(counts: tuple[int, ...], more: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(map(sum, zip(counts, more, strict=True)))
