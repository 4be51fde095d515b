"""Plays of Superstar Baseball, set up in a line and run on written rolls and calls."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from hotstove.games.superstar.card_files import column
from hotstove.games.superstar.chart_set import our_charts
from hotstove.games.superstar.dice import NUMBERS
from hotstove.games.superstar.matchup import Matchup, defense_row
from hotstove.games.superstar.options import Options
from hotstove.games.superstar.plate_appearance import plate_appearance
from hotstove.games.superstar.symbols import batter_symbol, pitcher_symbol
from hotstove.table.account import Account
from hotstove.table.charts import Chart
from hotstove.table.questions import Draw, Roll
from tests.helpers.ruling import Ruled, offered_by, ruled_on

Squares = Mapping[int, str]


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
    """The play that comes of the rolls and calls."""
    account = Account()
    named = replace(m, pitcher=_recorded(m.pitcher, account), batter=_recorded(m.batter, account))
    rule = plate_appearance(our_charts().recorded(account), options or Options(), named)
    return ruled_on(rule, account, (m.bases, m.outs), [as_rolled(roll) for roll in rolls], calls)


def as_rolled(roll: int) -> Callable[[Roll | Draw], int]:
    return lambda question: roll


def offered(m: Matchup, purpose: str, *rolls: int, calls: Mapping[str, str] | None = None) -> Sequence[str]:
    """The options of a decision on the way, or nothing where it is never asked."""
    return offered_by(plate_appearance(our_charts(), Options(), m), purpose, [as_rolled(roll) for roll in rolls], calls)


def _recorded(chart: Callable[[int], str], account: Account) -> Callable[[int], str]:
    assert isinstance(chart, Chart)
    return chart.recorded(account)
