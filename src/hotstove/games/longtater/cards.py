"""Cards of Long Tater!: ranges 1-100 for a batter and a pitcher, and a player's lines on the fielding chart."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import NamedTuple, TypeAlias

from hotstove.games.longtater.ranges import ranges, recorded_fields, unrecorded_fields
from hotstove.table.account import Account

Reading: TypeAlias = Callable[[int], str]
OUTFIELD = frozenset({"LF", "CF", "RF", "OF"})


@dataclass(frozen=True)
class BatterCard:
    """The batting card as printed; 1B to HBP are upper bounds."""

    br: int
    out: int
    k: int
    dp: int
    single: int
    double: int
    triple: int
    homer: int
    walk: int
    hbp: int
    sba: int
    sb: int

    @property
    def reaching(self) -> tuple[tuple[str, int], ...]:
        hits = (("1B", self.single), ("2B", self.double), ("3B", self.triple), ("HR", self.homer))
        return (*hits, ("BB", self.walk), ("HBP", self.hbp))

    @property
    def hits_at_all(self) -> bool:
        return max(self.single, self.double, self.triple, self.homer) > 0

    @cached_property
    def sheet(self) -> BatterSheet:
        """The card made ready for the rules."""
        return self.page.unrecorded()

    @cached_property
    def page(self) -> BatterSheet:
        """The same with its ranges, from which it can be told what was read."""
        k, dp = self.k, self.dp
        return BatterSheet(
            self.br,
            ranges("batting card", "LT-03", (("out", min(self.out, 99)), ("on", 99), ("B100", 100))),
            ranges("batting card", "LT-04", (("K", k), ("OUT", 100))),
            ranges("batting card", "LT-04", (("DP", dp), ("K", k), ("OUT", 100))),
            ranges("batting card", "LT-12", (("K", k // 2), ("BUNT", 100))),
            ranges("batting card", "LT-12", (("DP", dp // 2), ("K", k // 2), ("BUNT", 100))),
            ranges("batting card", "LT-08", (*self.reaching, ("BB", 100))),
            ranges("batting card", "LT-20", (*self.reaching[:4], ("again", 100))),
            self.hits_at_all,
        )


@dataclass(frozen=True)
class PitcherCard:
    """The pitching card as printed; the walk range always ends at 100."""

    pr: int
    oba: int
    k: int
    hit: int
    wp: int
    hb: int
    bk: int

    @cached_property
    def sheet(self) -> PitcherSheet:
        return self.page.unrecorded()

    @cached_property
    def page(self) -> PitcherSheet:
        odd = (("WP", self.wp), ("HBP", self.hb), ("BK", self.bk))
        return PitcherSheet(
            self.pr,
            ranges("pitching card", "LT-20", (("on", self.oba), ("out", 100))),
            ranges("pitching card", "LT-22", (("K", self.k), ("OUT", 100))),
            ranges("pitching card", "LT-12", (("K", self.k // 2), ("BUNT", 100))),
            ranges("pitching card", "LT-20", (("HIT", min(self.hit, 99)), ("BB", 99), ("100", 100))),
            ranges("pitching card", "LT-21", (*odd, ("WP", 100))),
        )


@dataclass(frozen=True, slots=True)
class BatterSheet:
    """What the rules ask of a batting card, each called with the number drawn."""

    br: int
    number: Reading
    out: Reading
    out_with_runner_on_first: Reading
    bunt: Reading
    bunt_with_runner_on_first: Reading
    reaches: Reading
    hit: Reading
    hits_at_all: bool

    def unrecorded(self) -> BatterSheet:
        return replace(self, **unrecorded_fields(self))

    def recorded(self, account: Account, side: int | None = None, player: str = "") -> BatterSheet:
        return replace(self, **recorded_fields(self, account, side, player))


@dataclass(frozen=True, slots=True)
class PitcherSheet:
    """What the rules ask of a pitching card."""

    pr: int
    number: Reading
    out: Reading
    bunt: Reading
    allows: Reading
    hundred: Reading

    def unrecorded(self) -> PitcherSheet:
        return replace(self, **unrecorded_fields(self))

    def recorded(self, account: Account, side: int | None = None, player: str = "") -> PitcherSheet:
        return replace(self, **recorded_fields(self, account, side, player))


class Legs(NamedTuple):
    """A runner's two ratings."""

    sba: int
    sb: int


NO_LEGS = Legs(0, 0)


class Glove(NamedTuple):
    """A line of the fielding chart: E and, for an outfielder, OA; G games at the position."""

    e: int
    oa: int = 0
    g: int = 0


@dataclass(frozen=True)
class Card:
    """One player: his batting card, his pitching card if he pitches, and his lines on the fielding chart."""

    batting: BatterCard
    pitching: PitcherCard | None = None
    fielding: Mapping[str, Glove] = field(default_factory=dict)
    """By position: P C 1B 2B 3B SS LF CF RF, or OF for all three."""
    usage: Mapping[str, int] = field(default_factory=dict)
    """LT-26: G and T of the batting card, GP and GS of the pitching card; IP and the like for managers."""
    line: Mapping[str, float] = field(default_factory=dict)
    """His real and expected figures, where the card was made from the record."""
    estimated: tuple[str, ...] = ()
    legs: Legs = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "legs", Legs(self.batting.sba, self.batting.sb))

    def glove(self, position: str) -> Glove | None:
        """LT-30: his line at a position; OF serves for all three outfield positions."""
        line = self.fielding.get(position)
        return self.fielding.get("OF") if line is None and position in OUTFIELD else line

    def plays(self, position: str) -> bool:
        return self.glove(position) is not None
