"""Plays of Superstar Baseball, set up in a line and run on written rolls and calls."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from hotstove.diamond.notation import write
from hotstove.diamond.play import Play
from hotstove.games.superstar.book import our_book
from hotstove.games.superstar.card_files import column
from hotstove.games.superstar.dice import NUMBERS
from hotstove.games.superstar.matchup import Matchup, defense_row
from hotstove.games.superstar.options import Options
from hotstove.games.superstar.plate_appearance import plate_appearance
from hotstove.games.superstar.symbols import batter_symbol, pitcher_symbol
from hotstove.odds.distribution import end_of
from hotstove.table.account import Account
from hotstove.table.charts import Chart
from hotstove.table.questions import Decision, Roll

Squares = Mapping[int, str]


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


def pitcher(squares: Squares | None = None, otherwise: str = "") -> Chart:
    """A pitcher's chart, blank but for the squares named."""
    marks = [pitcher_symbol((squares or {}).get(number, otherwise)) for number in NUMBERS]
    return column("pitcher", [mark for mark in marks if mark is not None])


def batter(squares: Squares | None = None, otherwise: str = "F") -> Chart:
    """A batter's column, all F but for the squares named."""
    marks = [batter_symbol((squares or {}).get(number, otherwise)) for number in NUMBERS]
    return column("batter", [mark for mark in marks if mark is not None])


def matchup(
    bases: str = "---",
    outs: int = 0,
    *,
    pitching: Squares | str | None = None,
    batting: Squares | str | None = None,
    run: tuple[int, int, int] = (3, 3, 3),
    bunt: str = "A",
    defense: int = 0,
    arm: bool = False,
    tired: int = 0,
) -> Matchup:
    """A meeting of two cards; a symbol instead of squares fills the whole chart."""
    pitches = pitcher(None, pitching) if isinstance(pitching, str) else pitcher(pitching)
    swings = batter(None, batting) if isinstance(batting, str) else batter(batting)
    return Matchup(bases, outs, pitches, swings, bunt, run, defense_row(defense), arm, tired)


def ruled(m: Matchup, *rolls: int, calls: Mapping[str, str] | None = None, options: Options | None = None) -> Ruled:
    """The play that comes of the rolls and calls; every roll and call must be asked for, and no other roll."""
    account = Account()
    named = m._replace(pitcher=_recorded(m.pitcher, account), batter=_recorded(m.batter, account))
    rule = plate_appearance(our_book().recorded(account), options or Options(), named)
    left, asked = list(rolls), []
    wanted = dict(calls or {})
    try:
        question = next(rule)
        while True:
            if isinstance(question, Decision):
                asked.append(question.purpose)
                answer = wanted.pop(question.purpose, question.default)
                assert answer in question.options, f"{question.purpose}: {answer} is not among {question.options}"
                question = rule.send(answer)
            else:
                assert isinstance(question, Roll)
                assert left, f"a further roll is asked for: {question.purpose}"
                question = rule.send(left.pop(0))
    except StopIteration as stop:
        play: Play = stop.value
    assert not left, f"rolls are left over: {left}"
    assert not wanted, f"calls were never asked for: {wanted}"
    end = end_of(play, m.bases, m.outs)
    cells = tuple(str(lookup.cell) for lookup in account.lookups)
    return Ruled(play, *end, tuple(asked), tuple(account.cites), cells)


def offered(m: Matchup, purpose: str, *rolls: int, calls: Mapping[str, str] | None = None) -> Sequence[str]:
    """The options of a decision on the way, or nothing where it is never asked."""
    rule = plate_appearance(our_book(), Options(), m)
    left = list(rolls)
    try:
        question = next(rule)
        while True:
            if isinstance(question, Decision):
                if question.purpose == purpose:
                    return question.options
                question = rule.send((calls or {}).get(question.purpose, question.default))
            elif left:
                question = rule.send(left.pop(0))
            else:
                return ()
    except StopIteration:
        return ()


def _recorded(chart: Callable[[int], str], account: Account) -> Callable[[int], str]:
    assert isinstance(chart, Chart)
    return chart.recorded(account)
