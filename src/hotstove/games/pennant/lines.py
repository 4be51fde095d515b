"""What a side's turn and a whole game came to: small and dumb, players called by spot and roster number."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from hotstove.games.pennant.fatigue import Called


class Bonus(NamedTuple):
    """Points that one player added to the offence."""

    spot: str
    points: int


NO_BONUS = Bonus("", 0)


@dataclass(frozen=True, slots=True)
class TurnLine:
    """One side's turn at bat, with what the other side's pitchers and fielders did in it."""

    triad: int
    shutout: bool
    complete: bool
    """The triad is above the starter's CG."""
    power: Bonus = NO_BONUS
    speed: Bonus = NO_BONUS
    bat: Bonus = NO_BONUS
    bullpen: int = 0
    """Outs that are left to the bullpen."""
    relievers: tuple[Called, ...] = ()
    offense: int = 0
    defense: float = 0.0
    fielder: str = ""
    """The position whose glove changed the white die."""
    saved: int = 0
    """Earned runs that a good glove saved."""
    earned: int = 0
    unearned: int = 0

    @property
    def runs(self) -> int:
        return self.earned + self.unearned


class ExtraInning(NamedTuple):
    """One extra inning; every pair is of visitors and home."""

    spots: tuple[str, str]
    """The players at bat who tried to decide it."""
    bats: tuple[int, int]
    relievers: tuple[Called | None, Called | None]
    """Each side's own pitcher; None: a side none of whose relievers may come goes on with its starter."""
    points: tuple[int, int]

    @property
    def winner(self) -> int | None:
        """0 the visitors, 1 the home side, None still tied."""
        visitors, home = self.points
        return None if visitors == home else int(home > visitors)


class Ending(NamedTuple):
    """What comes after both turns; every pair is of visitors and home."""

    extra: tuple[ExtraInning, ...]
    homers: tuple[tuple[str, ...], tuple[str, ...]]
    """The spots of each side that homered."""


@dataclass(frozen=True, slots=True)
class GameLine:
    """A whole game; every pair is of visitors and home, each side's own."""

    starters: tuple[int, int]
    turns: tuple[TurnLine, TurnLine]
    extra: tuple[ExtraInning, ...] = ()
    homers: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())

    @property
    def score(self) -> tuple[int, int]:
        """The runs of visitors and home; an extra inning's winner scores one."""
        runs = [self.turns[0].runs, self.turns[1].runs]
        winner = self.extra[-1].winner if self.extra else None
        if winner is not None:
            runs[winner] += 1
        return runs[0], runs[1]

    @property
    def winner(self) -> int | None:
        """0 the visitors, 1 the home side, None a drawn game."""
        visitors, home = self.score
        return None if visitors == home else int(home > visitors)
