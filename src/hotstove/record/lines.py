"""Season lines as the record has them: batting, pitching, fielding at one position.

Recorded figures are whole numbers. A figure that the record lacks is estimated, may be fractional, and its field's name
is in ``estimated``.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Self

NONE: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Line:
    """What all lines share: they add up field by field, and remember which figures are estimates."""

    estimated: frozenset[str] = NONE

    def __add__(self, other: Self) -> Self:
        total: dict[str, object] = {}
        for field in fields(self):
            mine, theirs = getattr(self, field.name), getattr(other, field.name)
            total[field.name] = mine | theirs if isinstance(mine, frozenset) else mine + theirs
        return type(self)(**total)  # type: ignore[arg-type]

    def is_estimated(self, field: str) -> bool:
        return field in self.estimated


@dataclass(frozen=True, slots=True)
class Batting(Line):
    """A batter's line. ``sf_in_ab`` are sacrifice flies of seasons that charged an at-bat for them: inside ``ab``."""

    games: float = 0
    ab: float = 0
    runs: float = 0
    h: float = 0
    doubles: float = 0
    triples: float = 0
    hr: float = 0
    rbi: float = 0
    bb: float = 0
    ibb: float = 0
    hbp: float = 0
    so: float = 0
    sh: float = 0
    sf: float = 0
    gidp: float = 0
    sb: float = 0
    cs: float = 0
    sf_in_ab: float = 0

    @property
    def singles(self) -> float:
        return self.h - self.doubles - self.triples - self.hr

    @property
    def pa(self) -> float:
        return self.ab + self.bb + self.hbp + self.sh + self.sf

    @property
    def bases(self) -> float:
        return self.h + self.doubles + 2 * self.triples + 3 * self.hr

    @property
    def outs_in_play(self) -> float:
        """Batted outs but for sacrifice bunts: at-bats without hit or strikeout, and sacrifice flies."""
        return max(self.ab - self.h - self.so, 0) + self.sf

    @property
    def run_flies(self) -> float:
        """Flies that scored a run, however the season charged them."""
        return self.sf + self.sf_in_ab

    @property
    def on_first(self) -> float:
        """Times that he came to first base by single, walk or pitch: the chances to steal."""
        return self.singles + self.bb + self.hbp

    @property
    def avg(self) -> float:
        return self.h / self.ab if self.ab else 0.0

    @property
    def slg(self) -> float:
        return self.bases / self.ab if self.ab else 0.0

    @property
    def obp(self) -> float:
        chances = self.ab + self.bb + self.hbp + self.sf
        return (self.h + self.bb + self.hbp) / chances if chances else 0.0

    @property
    def ops(self) -> float:
        return self.obp + self.slg


@dataclass(frozen=True, slots=True)
class Pitching(Line):
    """A pitcher's line; ``outs`` are innings times three, ``bf`` batters faced, ``finished`` games finished."""

    games: float = 0
    starts: float = 0
    complete: float = 0
    shutouts: float = 0
    wins: float = 0
    losses: float = 0
    saves: float = 0
    finished: float = 0
    outs: float = 0
    bf: float = 0
    h: float = 0
    runs: float = 0
    er: float = 0
    hr: float = 0
    bb: float = 0
    ibb: float = 0
    hbp: float = 0
    so: float = 0
    wp: float = 0
    bk: float = 0
    sh: float = 0
    sf: float = 0
    gidp: float = 0

    @property
    def relief_games(self) -> float:
        return self.games - self.starts

    @property
    def innings(self) -> float:
        return self.outs / 3

    @property
    def decisions(self) -> float:
        return self.wins + self.losses

    @property
    def era(self) -> float:
        """Earned runs per nine innings; infinite for a player who gave up runs and got nobody out."""
        if self.outs:
            return 27 * self.er / self.outs
        return float("inf") if self.er else 0.0

    @property
    def whip(self) -> float:
        if self.outs:
            return 3 * (self.h + self.bb) / self.outs
        return float("inf") if self.h + self.bb else 0.0


@dataclass(frozen=True, slots=True)
class Fielding(Line):
    """A line at one position. ``outs`` are innings times three; ``pb``, ``sb`` and ``cs`` are a catcher's."""

    games: float = 0
    starts: float = 0
    outs: float = 0
    po: float = 0
    a: float = 0
    e: float = 0
    dp: float = 0
    pb: float = 0
    sb: float = 0
    cs: float = 0

    @property
    def chances(self) -> float:
        return self.po + self.a + self.e

    @property
    def pct(self) -> float:
        return (self.po + self.a) / self.chances if self.chances else 0.0

    @property
    def plays_per_nine(self) -> float:
        """Putouts and assists for nine innings in the field."""
        return 27 * (self.po + self.a) / self.outs if self.outs else 0.0

    @property
    def caught_share(self) -> float:
        """A catcher's share of runners caught."""
        return self.cs / (self.sb + self.cs) if self.sb + self.cs else 0.0
