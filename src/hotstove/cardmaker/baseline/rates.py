"""What a plate appearance comes to: rates of twelve events that sum to one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import astuple, dataclass
from typing import Self

from hotstove.record.lines import Batting, Pitching
from hotstove.table.sums import summed

EVENTS = ("singles", "doubles", "triples", "hr", "ubb", "ibb", "hbp", "so", "sh", "fly", "gidp", "out")
"""Walks are split into unintentional and intentional; ``fly`` scores a run, ``gidp`` is grounded into a double play,
``out`` is every other batted out (players who reached on an error among them)."""


@dataclass(frozen=True, slots=True)
class Rates:
    """Events per plate appearance, for a batter, for a pitcher's batters, or for a league."""

    singles: float
    doubles: float
    triples: float
    hr: float
    ubb: float
    ibb: float
    hbp: float
    so: float
    sh: float
    fly: float
    gidp: float
    out: float

    @classmethod
    def of(cls, counts: Sequence[float]) -> Self:
        """From counts (or rates) in the order of EVENTS."""
        whole = summed(counts)
        return cls(*(float(count) / whole for count in counts))

    def __iter__(self) -> Iterator[float]:
        return iter(astuple(self))

    @property
    def h(self) -> float:
        return self.singles + self.doubles + self.triples + self.hr

    @property
    def bb(self) -> float:
        return self.ubb + self.ibb

    @property
    def outs(self) -> float:
        """Batted outs, bunts not counted."""
        return self.fly + self.gidp + self.out

    @property
    def on_first(self) -> float:
        return self.singles + self.bb + self.hbp

    @property
    def ab(self) -> float:
        return 1 - self.bb - self.hbp - self.sh - self.fly

    @property
    def avg(self) -> float:
        return self.h / self.ab if self.ab > 0 else 0.0

    @property
    def obp(self) -> float:
        return (self.h + self.bb + self.hbp) / (1 - self.sh) if self.sh < 1 else 0.0

    @property
    def slg(self) -> float:
        bases = self.singles + 2 * self.doubles + 3 * self.triples + 4 * self.hr
        return bases / self.ab if self.ab > 0 else 0.0

    @property
    def ops(self) -> float:
        return self.obp + self.slg


def batting_counts(line: Batting) -> tuple[float, ...]:
    """A batter's plate appearances by EVENTS; double plays and flies give way where the record has too few outs."""
    outs = max(line.ab - line.h - line.so, 0) + line.sf
    fly = min(line.run_flies, outs)
    gidp = min(line.gidp, outs - fly)
    return (
        line.singles,
        line.doubles,
        line.triples,
        line.hr,
        max(line.bb - line.ibb, 0),
        line.ibb,
        line.hbp,
        line.so,
        line.sh,
        fly,
        gidp,
        outs - fly - gidp,
    )


def pitching_counts(line: Pitching, long_hits: tuple[float, float], flies_in_ab: float = 0.0) -> tuple[float, ...]:
    """A pitcher's batters faced by EVENTS.

    Nobody kept doubles and triples by pitcher: ``long_hits`` are their shares of the league's hits short of homers.
    ``flies_in_ab`` are the league's run flies per batted out in seasons that charged an at-bat for them.
    """
    short = line.h - line.hr
    doubles, triples = short * long_hits[0], short * long_hits[1]
    outs = max(line.bf - line.h - line.bb - line.hbp - line.so - line.sh, 0)
    fly = min(line.sf + flies_in_ab * outs, outs)
    gidp = min(line.gidp, outs - fly)
    return (
        short - doubles - triples,
        doubles,
        triples,
        line.hr,
        max(line.bb - line.ibb, 0),
        line.ibb,
        line.hbp,
        line.so,
        line.sh,
        fly,
        gidp,
        outs - fly - gidp,
    )
