"""A club's pitchers from day to day: who started and relieved when, and so who may today (PR-15, PR-22, PR-24)."""

from __future__ import annotations

from dataclasses import dataclass

from hotstove.games.pennant.dice import NEVER
from hotstove.games.pennant.fatigue import MOST_DAYS, Arm
from hotstove.games.pennant.lines import GameLine
from hotstove.games.pennant.reading import Starter
from hotstove.games.pennant.sheets import Pitcher, Sheet

BETWEEN_ROLES = 3
"""Full days that a two-role player rests between a start and relief, and between relief and a start."""
LONG_AGO = -1000


@dataclass(frozen=True)
class Staff:
    """What a season remembers of one club's pitchers, by roster number; days are the season's, counted from any."""

    sheet: Sheet
    last_start: tuple[int, ...]
    """The day of each pitcher's last start."""
    last_relief: tuple[int, ...]
    running: tuple[int, ...]
    """Days running, up to his last one, on which each player relieved."""

    @classmethod
    def rested(cls, sheet: Sheet) -> Staff:
        """The staff before its first game."""
        players = len(sheet.pitchers)
        return cls(sheet, (LONG_AGO,) * players, (LONG_AGO,) * players, (0,) * players)

    def rest(self, number: int, day: int) -> int:
        """Full days of rest since his last start."""
        return day - self.last_start[number] - 1

    def worked(self, number: int, day: int) -> int:
        """Days running that he relieved, up to yesterday."""
        return min(self.running[number], MOST_DAYS) if day - self.last_relief[number] <= 1 else 0

    def pen(self, day: int, starter: int) -> tuple[Arm, ...]:
        """The relievers of the day, in roster order."""
        arms = []
        for number in self.sheet.relievers:
            pitcher = self.sheet.pitchers[number]
            if number == starter or (pitcher.st is not None and self.rest(number, day) < BETWEEN_ROLES):
                continue
            arms.append(arm_of(pitcher, number, self.worked(number, day)))
        return tuple(arms)

    def may_start(self, number: int, day: int) -> bool:
        """Whether he is fully rested, from starting and from relief."""
        rest = self.sheet.pitchers[number].rest
        return rest is not None and self.rest(number, day) >= rest and self._over_relief(number, day)

    def may_start_short(self, number: int, day: int) -> bool:
        """Whether he lacks just one day of rest."""
        rest = self.sheet.pitchers[number].rest
        return rest is not None and self.rest(number, day) == rest - 1 and self._over_relief(number, day)

    def _over_relief(self, number: int, day: int) -> bool:
        return day - self.last_relief[number] - 1 >= BETWEEN_ROLES

    def noted(self, day: int, line: GameLine, side: int) -> Staff:
        """The staff after this side of a game: it remembers who started and who relieved."""
        starts, reliefs, running = list(self.last_start), list(self.last_relief), list(self.running)
        starts[line.starters[side]] = day
        for number in relieved(line, side):
            before = day - reliefs[number]
            if before != 0:
                running[number] = running[number] + 1 if before == 1 else 1
            reliefs[number] = day
        return Staff(self.sheet, tuple(starts), tuple(reliefs), tuple(running))


def relieved(line: GameLine, side: int) -> tuple[int, ...]:
    """Roster numbers of a side's relievers in order of entry, those of extra innings last, each once."""
    numbers = [player.number for player in line.turns[1 - side].relievers]
    extra = [inning.relievers[side] for inning in line.extra]
    return tuple(dict.fromkeys([*numbers, *(player.number for player in extra if player is not None)]))


def arm_of(pitcher: Pitcher, number: int, worked: int) -> Arm:
    return Arm(number, pitcher.rel or 0, pitcher.fat or 0, pitcher.starred, pitcher.starts, min(worked, MOST_DAYS))


def starter_of(pitcher: Pitcher, number: int, short: bool = False) -> Starter:
    """A starter, fully rested or one day short: then ST and END are one less, and he finishes nothing (PR-22)."""
    st, end = pitcher.st or 0.0, pitcher.end or 0
    if short:
        return Starter(number, st - 1, max(end - 1, 0), NEVER, NEVER)
    return Starter(number, st, end, pitcher.cg or NEVER, pitcher.sho or NEVER)
