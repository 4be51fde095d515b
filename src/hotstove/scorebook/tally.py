"""One club's running counts during a fold, from which its side of the book is made."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from hotstove.diamond.lineup import PITCHER_SLOT, Lineup, Substitution
from hotstove.diamond.situation import Situation
from hotstove.scorebook.book import Batter, Decisions, Fielder, Pitcher, SideBook
from hotstove.scorebook.charges import Charge
from hotstove.scorebook.decisions import Stint
from hotstove.scorebook.lines import BattingLine, FieldingLine, PitchingLine
from hotstove.scorebook.packing import (
    FIELDING_FROM_PLAYS,
    PITCHING,
    TEAM,
    position_columns,
    unpack_batting,
    unpack_defense,
)

_COLUMNS_OF = {position: position_columns(position) for position in range(1, 10)}
_PITCHING_COLUMNS = slice(0, len(PITCHING))
_OUTS = PITCHING["outs"]
_ONE_GAME = 1
"""A batting line with one game and nothing else, as `packing` writes it."""


class Watch(NamedTuple):
    """A man at a position from one state of the club's defensive count to another."""

    man: str
    position: int
    begun: int
    ended: int


@dataclass
class Mound:
    """What is charged to a pitcher half-inning by half-inning."""

    man: str
    entered: Situation
    number: int
    runs: int = 0
    earned_runs: int = 0
    inherited: int = 0
    inherited_scored: int = 0
    earned_while_pitching: int = 0


@dataclass
class Appearance:
    man: str
    slot: int
    turn: int
    positions: list[int]


@dataclass
class Tally:
    """Counts by man; the defense is counted as a whole and shared out by who stood where from when to when."""

    starting: Lineup
    batting: dict[str, int] = field(init=False)
    appearances: dict[str, Appearance] = field(init=False)
    turns: list[int] = field(init=False)
    innings: list[int] = field(default_factory=list)
    left_on_base: int = 0
    total: int = 0
    on_field: Lineup | None = None
    since: dict[int, tuple[str, int]] = field(default_factory=dict)
    watches: list[Watch] = field(default_factory=list)
    mounds: dict[str, Mound] = field(default_factory=dict)
    team_earned: int = 0

    def __post_init__(self) -> None:
        self.batting = {man: _ONE_GAME for man in self.starting.men if man}
        self.appearances = {
            man: Appearance(man, slot, 1, [position])
            for slot, (man, position) in enumerate(zip(self.starting.men, self.starting.positions, strict=True))
            if man
        }
        self.turns = [1] * 10

    def substitute(self, change: Substitution) -> None:
        man, slot, position = change
        known = self.appearances.get(man)
        if known is None:
            self.turns[slot] += 1
            self.appearances[man] = Appearance(man, slot, self.turns[slot], [position])
            self.batting[man] = _ONE_GAME
            return
        if known.slot != slot:
            self.turns[slot] += 1
            known.slot, known.turn = slot, self.turns[slot]
        if known.positions[-1] != position:
            known.positions.append(position)

    def take_field(self, lineup: Lineup, total: int, situation: Situation, number: int) -> bool:
        """Notes who stands where from now on; True if another man pitches."""
        if lineup is self.on_field:
            return False
        self.on_field = lineup
        since, old_pitcher = self.since, self.since.get(1)
        for position, man in lineup.fielders.items():
            before = since.get(position)
            if before is None:
                since[position] = (man, total)
            elif before[0] != man:
                self.watches.append(Watch(before[0], position, before[1], total))
                since[position] = (man, total)
        pitcher = since[1][0]
        if old_pitcher is not None and old_pitcher[0] == pitcher:
            return False
        if pitcher not in self.mounds:
            on_base = 3 - situation.bases.count("-")
            self.mounds[pitcher] = Mound(pitcher, situation, number, inherited=on_base)
        return True

    def charge(self, charges: Iterable[Charge]) -> None:
        for charge in charges:
            mound = self.mounds[charge.pitcher]
            mound.runs += 1
            mound.earned_runs += charge.earned
            self.team_earned += charge.team_earned
            on_mound = self.mounds[charge.mound]
            on_mound.inherited_scored += charge.inherited
            on_mound.earned_while_pitching += charge.earned

    def charge_earned(self, pitcher: str, runs: int) -> None:
        """Earned runs charged to the man on the mound."""
        mound = self.mounds[pitcher]
        mound.runs += runs
        mound.earned_runs += runs
        mound.earned_while_pitching += runs
        self.team_earned += runs

    def close_watches(self) -> None:
        for position, (man, begun) in self.since.items():
            self.watches.append(Watch(man, position, begun, self.total))
        self.since = {}

    def stints(self) -> list[Stint]:
        self.close_watches()
        outs, reached = dict.fromkeys(self.mounds, 0), dict.fromkeys(self.mounds, 0)
        for man, position, begun, ended in self.watches:
            if position == 1:
                counts = unpack_defense(ended - begun)
                outs[man] += counts[_OUTS]
                reached[man] += counts[PITCHING["hits"]] + counts[PITCHING["walks"]]
        return [
            Stint(man, mound.entered, mound.number, outs[man], mound.earned_while_pitching, reached[man])
            for man, mound in self.mounds.items()
        ]

    def book(self, decisions: Decisions) -> SideBook:
        counts: dict[tuple[int, int], tuple[int, ...]] = {}
        pitched: dict[str, tuple[int, ...]] = {}
        fielded: dict[tuple[int, str], tuple[int, ...]] = {}
        for man, position, begun, ended in self.watches:
            span = counts.get((begun, ended))
            if span is None:
                span = counts[begun, ended] = unpack_defense(ended - begun)
            part = (span[_OUTS], *span[_COLUMNS_OF[position]])
            fielded[position, man] = _sum(fielded.get((position, man)), part)
            if position == 1:
                pitched[man] = _sum(pitched.get(man), span[_PITCHING_COLUMNS])
        batters = self._batters()
        fielders = self._fielders(fielded)
        whole = unpack_defense(self.total)
        return SideBook(
            batters,
            self._pitchers(pitched, decisions),
            fielders,
            tuple(self.innings),
            sum(self.innings),
            sum(batter.line.hits for batter in batters),
            sum(fielder.line.errors for fielder in fielders),
            self.left_on_base,
            whole[TEAM["double_plays"]],
            whole[TEAM["triple_plays"]],
            self.team_earned,
        )

    def _batters(self) -> tuple[Batter, ...]:
        in_order = sorted(self.appearances.values(), key=lambda seen: (seen.slot == PITCHER_SLOT, seen.slot, seen.turn))
        return tuple(
            Batter(
                seen.man,
                seen.slot,
                seen.turn,
                tuple(seen.positions),
                BattingLine._make(unpack_batting(self.batting[seen.man])),
            )
            for seen in in_order
        )

    def _pitchers(self, pitched: dict[str, tuple[int, ...]], decisions: Decisions) -> tuple[Pitcher, ...]:
        last = next(reversed(self.mounds), "")
        alone = len(self.mounds) == 1
        allowed = sum(mound.runs for mound in self.mounds.values())
        made = []
        for place, (man, mound) in enumerate(self.mounds.items()):
            line = PitchingLine(
                1,
                int(place == 0),
                int(alone),
                int(not allowed and (alone or _worked_whole_game(mound, place, self.mounds))),
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
                *pitched[man],
            )
            made.append(Pitcher(man, line, mound.entered))
        return tuple(made)

    def _fielders(self, fielded: dict[tuple[int, str], tuple[int, ...]]) -> tuple[Fielder, ...]:
        for man, seen in self.appearances.items():
            for position in seen.positions:
                if 1 <= position <= 9 and (position, man) not in fielded:
                    fielded[position, man] = (0,) * (1 + len(FIELDING_FROM_PLAYS))
        started = dict(zip(self.starting.men, self.starting.positions, strict=True))
        return tuple(
            Fielder(man, position, FieldingLine(1, int(started.get(man) == position), *counts))
            for (position, man), counts in sorted(fielded.items(), key=lambda pair: pair[0][0])
        )


def _sum(counts: tuple[int, ...] | None, more: Sequence[int]) -> tuple[int, ...]:
    return tuple(more) if counts is None else tuple(map(sum, zip(counts, more, strict=True)))


def _worked_whole_game(mound: Mound, place: int, mounds: dict[str, Mound]) -> bool:
    """A reliever has a shutout if he came in with nobody out in the first and finished the game (rule 9.18)."""
    entered = mound.entered
    return place == len(mounds) - 1 and entered.inning == 1 and entered.outs == 0 and place > 0
