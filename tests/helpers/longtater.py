"""Plays of Long Tater!, set up in a line and run on written numbers and calls."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from hotstove.diamond.gloves import POSITIONS
from hotstove.games.longtater.cards import NO_LEGS, BatterCard, Legs, PitcherCard
from hotstove.games.longtater.chart_set import our_charts
from hotstove.games.longtater.eras import MODERN
from hotstove.games.longtater.matchup import Gloves, Matchup
from hotstove.games.longtater.options import Options
from hotstove.games.longtater.plate_appearance import plate_appearance
from hotstove.table.account import Account
from hotstove.table.charts import Chart
from hotstove.table.questions import Answer, Draw, Roll
from tests.helpers.ruling import Ruled as Ruled
from tests.helpers.ruling import offered_by, ruled_on

FACE = {"t": "top", "m": "middle", "b": "bottom"}
BATTER = BatterCard(12, 60, 20, 10, 60, 75, 77, 88, 95, 100, 0, 0)
PITCHER = PitcherCard(10, 33, 25, 70, 60, 90, 100)
BATTER_CONTROLS = ("m15", "m5")
PITCHER_CONTROLS = ("m3", "m15")


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
    """The play that comes of the numbers and calls, each number on the face that it names."""
    account = Account()
    told = replace(m, batter=m.batter.recorded(account), pitcher=m.pitcher.recorded(account))
    rule = plate_appearance(our_charts().recorded(account), options or Options(), told)
    return ruled_on(rule, account, (m.bases, m.outs), [on_its_face(text) for text in drawn], calls)


def on_its_face(text: str) -> Callable[[Roll | Draw], Answer]:
    def number(question: Roll | Draw) -> Answer:
        assert isinstance(question, Draw)
        assert FACE[text[0]] == question.face, f"{text} was drawn where the {question.face} number is read"
        return int(text[1:])

    return number


def offered(m: Matchup, purpose: str, *drawn: str) -> Sequence[str]:
    """The options of a decision on the way, or nothing where it is never asked."""
    rule = plate_appearance(our_charts(), Options(), m)
    return offered_by(rule, purpose, [on_its_face(text) for text in drawn])


def number_of(chart: Chart, cell: str, *more: object) -> int:
    """The first number that finds a cell on a chart, in a column where it has some."""
    return int(next(key[0] for key, found in chart.cells.items() if found == cell and key[1:] == more))


def out_number(code: str, era: str = MODERN) -> int:
    return number_of(our_charts().out, code, era)
