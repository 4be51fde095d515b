"""A club's pitchers from day to day: who started and relieved when, and so who may today (PR-15, PR-22, PR-24)."""

from __future__ import annotations

from dataclasses import dataclass, field

from hotstove.games.pennant.dice import NEVER
from hotstove.games.pennant.fatigue import MOST_DAYS, Arm
from hotstove.games.pennant.lines import GameLine
from hotstove.games.pennant.reading import Starter
from hotstove.games.pennant.sheets import Pitcher, Sheet

BETWEEN_ROLES = 3
"""Full days that a two-role player rests between a start and relief, and between relief and a start."""
LONG_AGO = -1000


@dataclass
class Staff:
    """The memory that a season keeps of one club's pitchers."""

    sheet: Sheet
    last_start: list[int] = field(default_factory=list)
    last_relief: list[int] = field(default_factory=list)
    running: list[int] = field(default_factory=list)
    """Days running, up to his last one, on which each player relieved."""

    def __post_init__(self) -> None:
        players = len(self.sheet.pitchers)
        self.last_start = self.last_start or [LONG_AGO] * players
        self.last_relief = self.last_relief or [LONG_AGO] * players
        self.running = self.running or [0] * players

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

    def note(self, day: int, line: GameLine, side: int) -> None:
        """Remembers who pitched for this side of a game."""
        starter = line.starters[side]
        self.last_start[starter] = day
        players = [player.number for player in line.turns[1 - side].relievers]
        for inning in line.extra:
            player = inning.relievers[side]
            if player is not None and player.number not in players:
                players.append(player.number)
        for number in players:
            before = day - self.last_relief[number]
            if before != 0:
                self.running[number] = self.running[number] + 1 if before == 1 else 1
            self.last_relief[number] = day


def arm_of(pitcher: Pitcher, number: int, worked: int) -> Arm:
    return Arm(number, pitcher.rel or 0, pitcher.fat or 0, pitcher.starred, pitcher.starts, min(worked, MOST_DAYS))


def starter_of(pitcher: Pitcher, number: int, short: bool = False) -> Starter:
    """A starter, fully rested or one day short: then ST and END are one less, and he finishes nothing (PR-22)."""
    st, end = pitcher.st or 0.0, pitcher.end or 0
    if short:
        return Starter(number, st - 1, max(end - 1, 0), NEVER, NEVER)
    return Starter(number, st, end, pitcher.cg or NEVER, pitcher.sho or NEVER)
