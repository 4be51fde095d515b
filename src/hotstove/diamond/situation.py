"""The situation: inning, outs, runners, score and both lineups; frozen, and changed only by `apply`."""

from __future__ import annotations

from hotstove.diamond.bases import EMPTY, occupied
from hotstove.diamond.lineup import Lineup, Substitution
from hotstove.table.record import record

TOP, BOTTOM = "top", "bottom"
NOBODY = ("", "", "")


@record(frozen=True, slots=True)
class Situation:
    """Everything on the field before a play. Runners are players's ids, "" for an empty base."""

    inning: int
    half: str
    outs: int
    bases: str
    runners: tuple[str, str, str]
    score: tuple[int, int]
    """Visitors, home."""
    up: tuple[int, int]
    """The batting slot, 1 to 9, that is next for each side."""
    lineups: tuple[Lineup, Lineup]

    @property
    def batting(self) -> int:
        """0 when the visitors bat, 1 when the home side does."""
        return 0 if self.half == TOP else 1

    @property
    def fielding(self) -> int:
        return 1 if self.half == TOP else 0

    @property
    def batter(self) -> str:
        side = self.batting
        return self.lineups[side].players[self.up[side]]

    @property
    def pitcher(self) -> str:
        return self.lineups[self.fielding].pitcher

    @property
    def lead(self) -> int:
        """Runs by which the batting side leads; below zero when it trails."""
        visitors, home = self.score
        return visitors - home if self.half == TOP else home - visitors

    def with_runners(self, runners: tuple[str, str, str]) -> Situation:
        return Situation(
            self.inning, self.half, self.outs, occupied(*runners), runners, self.score, self.up, self.lineups
        )

    def with_lineup(self, side: int, lineup: Lineup) -> Situation:
        both = (lineup, self.lineups[1]) if side == 0 else (self.lineups[0], lineup)
        return Situation(self.inning, self.half, self.outs, self.bases, self.runners, self.score, self.up, both)

    def with_change(self, side: int, change: Substitution) -> Situation:
        """One line of a lineup card taken as written; whoever runs for a player takes his base."""
        old = self.lineups[side]
        changed = self.with_lineup(side, old.with_line(change))
        if side != self.batting:
            return changed
        replaced = old.players[change.slot]
        first, second, third = (change.player if player and player == replaced else player for player in self.runners)
        return changed.with_runners((first, second, third))


def first_pitch(visitors: Lineup, home: Lineup) -> Situation:
    """The top of the first, nobody on."""
    return Situation(1, TOP, 0, EMPTY, NOBODY, (0, 0), (1, 1), (visitors, home))
