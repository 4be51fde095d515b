"""One club's running counts during a fold."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from hotstove.diamond.charges import Charge
from hotstove.diamond.lineup import PITCHER, Lineup, Substitution
from hotstove.diamond.situation import Situation
from hotstove.scorebook.decisions import Stint
from hotstove.scorebook.packing import BITS

_ONE_GAME = 1
"""A batting line with one game and nothing else, as `packing` writes it."""
_new = tuple.__new__
"""Makes a named tuple from its fields without the detour that its own way takes."""
_OUTS = (1 << BITS) - 1
"""Outs are the first column of a defense."""


class Watch(NamedTuple):
    """A player at a position from one state of the club's defensive count to another."""

    player: str
    position: int
    begun: int
    ended: int


class Mound:
    """What is charged to a pitcher."""

    __slots__ = (
        "earned_here",
        "earned_runs",
        "entered",
        "inherited",
        "inherited_scored",
        "number",
        "runs",
        "worked",
    )  # fmt: skip

    def __init__(self, entered: Situation, number: int) -> None:
        self.entered = entered
        self.number = number
        self.worked = False
        """Becomes true with his first play; a player who is replaced before it was in the game all the same."""
        self.inherited = 0
        self.inherited_scored = 0
        self.runs = 0
        self.earned_runs = 0
        self.earned_here = 0
        """Earned runs that scored while he pitched, whoever is charged with them."""


class Tally:
    """Counts by player; the defense is counted as a whole and shared out by who stood where from when to when."""

    def __init__(self, starting: Lineup) -> None:
        self.starting = starting
        self.batting = dict.fromkeys(filter(None, starting.players), _ONE_GAME)
        self.order: list[list[str]] = [[player] if player else [] for player in starting.players]
        """The players of each slot in order of appearance."""
        self.moved: dict[str, list[int]] = {}
        """Positions of players who came in or changed theirs."""
        self.innings: list[int] = []
        self.runs = 0
        self.left_on_base = 0
        self.total = 0
        self.pitcher = ""
        self.on_field: Lineup | None = None
        self.since: dict[int, tuple[str, int]] = {}
        self.watches: list[Watch] = []
        self.mounds: dict[str, Mound] = {}
        self.team_earned = 0

    def close_at_bat(self, runs: int, left: int) -> None:
        self.innings.append(runs)
        self.runs += runs
        self.left_on_base += left

    def substitute(self, change: Substitution, situation: Situation, number: int) -> None:
        player, slot, position = change
        if position == PITCHER:
            self._announce(self.starting.pitcher, situation, number)
            self._announce(player, situation, number)
        if player not in self.batting:
            self.batting[player] = _ONE_GAME
            self.order[slot].append(player)
            self.moved[player] = [position]
            return
        if player not in self.order[slot]:
            self._leave_pitchers_slot(player)
            self.order[slot].append(player)
        positions = self.moved.setdefault(player, [])
        if not positions:
            positions.append(self.starting.positions[self.starting.players.index(player)])
        if positions[-1] != position:
            positions.append(position)

    def _announce(self, pitcher: str, situation: Situation, number: int) -> None:
        if pitcher not in self.mounds:
            self.mounds[pitcher] = Mound(situation, number)

    def _leave_pitchers_slot(self, player: str) -> None:
        """The pitcher takes a batting slot when the designated hitter is lost; he is listed there only."""
        for players in self.order:
            if player in players:
                players.remove(player)

    def take_field(self, lineup: Lineup, total: int, situation: Situation, number: int) -> bool:
        """Notes who stands where from now on; True if another player pitches than before."""
        if lineup is self.on_field:
            return False
        self.on_field = lineup
        since = self.since
        for position, player in lineup.fielders.items():
            before = since.get(position)
            if before is None:
                since[position] = (player, total)
            elif before[0] != player:
                self.watches.append(Watch(before[0], position, before[1], total))
                since[position] = (player, total)
        pitcher = since[1][0]
        if pitcher == self.pitcher:
            return False
        self.pitcher = pitcher
        self._announce(pitcher, situation, number)
        mound = self.mounds[pitcher]
        if not mound.worked:
            mound.worked = True
            mound.entered, mound.number = situation, number
            mound.inherited = 3 - situation.bases.count("-")
        return True

    def charge(self, charges: Iterable[Charge]) -> None:
        for charge in charges:
            responsible, here = self.mounds[charge.pitcher], self.mounds[charge.mound]
            responsible.runs += 1
            responsible.earned_runs += charge.earned
            here.earned_here += charge.earned
            here.inherited_scored += charge.pitcher != charge.mound
            self.team_earned += charge.team_earned

    def charge_earned(self, pitcher: str, runs: int) -> None:
        """Earned runs charged to the pitcher on the mound."""
        mound = self.mounds[pitcher]
        mound.runs += runs
        mound.earned_runs += runs
        mound.earned_here += runs
        self.team_earned += runs

    def stints(self) -> list[Stint]:
        """The pitchers' work; closes the book on the fielders, too."""
        total = self.total
        self.watches += [
            _new(Watch, (player, position, begun, total)) for position, (player, begun) in self.since.items()
        ]
        self.since = {}
        outs = dict.fromkeys(self.mounds, 0)
        for player, position, begun, ended in self.watches:
            if position == 1:
                outs[player] += (ended - begun) & _OUTS
        return [
            Stint(player, mound.entered, mound.number, outs[player], mound.earned_here)
            for player, mound in self.mounds.items()
            if mound.worked
        ]
