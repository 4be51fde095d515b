"""Plays of Long Tater!, set up in a line and run on written numbers and calls."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from hotstove.diamond.gloves import POSITIONS
from hotstove.diamond.notation import write
from hotstove.diamond.play import Play
from hotstove.games.longtater.book import our_book
from hotstove.games.longtater.cards import NO_LEGS, BatterCard, Legs, PitcherCard
from hotstove.games.longtater.eras import MODERN
from hotstove.games.longtater.matchup import Gloves, Matchup
from hotstove.games.longtater.options import Options
from hotstove.games.longtater.plate_appearance import plate_appearance
from hotstove.odds.distribution import end_of
from hotstove.table.account import Account
from hotstove.table.charts import Chart
from hotstove.table.questions import Decision, Draw

FACE = {"t": "top", "m": "middle", "b": "bottom"}
BATTER = BatterCard(12, 60, 20, 10, 60, 75, 77, 88, 95, 100, 0, 0)
PITCHER = PitcherCard(10, 33, 25, 70, 60, 90, 100)
BATTER_CONTROLS = ("m15", "m5")
PITCHER_CONTROLS = ("m3", "m15")


@dataclass(frozen=True)
class Ruled:
    """How the rules ruled on a play."""

    play: Play
    outs: int
    runs: int
    bases: str
    batter: str
    asked: tuple[str, ...]
    cites: tuple[str, ...]
    cells: tuple[str, ...]

    @property
    def field(self) -> tuple[int, int, str, str]:
        """Outs, runs, bases and batter."""
        return self.outs, self.runs, self.bases, self.batter

    @property
    def notation(self) -> str:
        return write(self.play)


def matchup(
    bases: str = "---",
    outs: int = 0,
    *,
    batter: Mapping[str, int] | None = None,
    pitcher: Mapping[str, int] | None = None,
    legs: Mapping[str, tuple[int, int]] | None = None,
    e: Mapping[str, int] | None = None,
    oa: Mapping[str, int] | None = None,
    arrived: str | None = None,
    era: str = MODERN,
    early: bool = False,
    stealing_on: str = "",
) -> Matchup:
    """A meeting of two cards; ratings that are not named are those of the examples, fielders never err."""
    running = {base: Legs(*pair) for base, pair in (legs or {}).items()}
    return Matchup(
        bases,
        outs,
        replace(BATTER, **(batter or {})).sheet,
        replace(PITCHER, **(pitcher or {})).sheet,
        (running.get("1", NO_LEGS), running.get("2", NO_LEGS), running.get("3", NO_LEGS)),
        Gloves(
            (0, *((e or {}).get(position, 0) for position in POSITIONS)),
            (0, *((oa or {}).get(position, 0) for position in POSITIONS)),
        ),
        bases if arrived is None else arrived,
        era,
        early,
        stealing_on,
    )


def ruled(m: Matchup, *drawn: str, calls: Mapping[str, str] | None = None, options: Options | None = None) -> Ruled:
    """The play that comes of the numbers and calls; every one must be asked for, on its face, and no other number."""
    account = Account()
    told = m._replace(batter=m.batter.recorded(account), pitcher=m.pitcher.recorded(account))
    rule = plate_appearance(our_book().recorded(account), options or Options(), told)
    left, asked, wanted = list(drawn), [], dict(calls or {})
    try:
        question = next(rule)
        while True:
            if isinstance(question, Decision):
                asked.append(question.purpose)
                answer = wanted.pop(question.purpose, question.default)
                assert answer in question.options, f"{question.purpose}: {answer} is not among {question.options}"
                question = rule.send(answer)
            else:
                assert isinstance(question, Draw)
                assert left, f"a further number is asked for: {question.purpose}"
                text = left.pop(0)
                assert FACE[text[0]] == question.face, f"{text} was drawn where the {question.face} number is read"
                question = rule.send(int(text[1:]))
    except StopIteration as stop:
        play: Play = stop.value
    assert not left, f"numbers are left over: {left}"
    assert not wanted, f"calls were never asked for: {wanted}"
    cells = tuple(str(lookup.cell) for lookup in account.lookups)
    return Ruled(play, *end_of(play, m.bases, m.outs), tuple(asked), tuple(account.cites), cells)


def offered(m: Matchup, purpose: str, *drawn: str) -> Sequence[str]:
    """The options of a decision on the way, or nothing where it is never asked."""
    rule = plate_appearance(our_book(), Options(), m)
    left = list(drawn)
    try:
        question = next(rule)
        while True:
            if isinstance(question, Decision):
                if question.purpose == purpose:
                    return question.options
                question = rule.send(question.default)
            elif left:
                question = rule.send(int(left.pop(0)[1:]))
            else:
                return ()
    except StopIteration:
        return ()


def number_of(chart: Chart, cell: str, *more: object) -> int:
    """The first number that finds a cell on a chart, in a column where it has some."""
    return int(next(key[0] for key, found in chart.cells.items() if found == cell and key[1:] == more))


def out_number(code: str, era: str = MODERN) -> int:
    return number_of(our_book().out, code, era)
