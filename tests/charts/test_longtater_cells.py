"""Long Tater!: every cell of every chart is used, and every play that comes of one is sound."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product

import pytest

from hotstove.diamond.bases import ALL_BASES
from hotstove.diamond.play import Play
from hotstove.games.longtater.chart_set import LongTaterCharts, our_charts
from hotstove.games.longtater.deck import FACES, NUMBERS
from hotstove.games.longtater.eras import ERAS, LIVELY_BALL, MODERN
from hotstove.games.longtater.matchup import Matchup
from hotstove.games.longtater.missing import missing_rating
from hotstove.games.longtater.options import Options
from hotstove.games.longtater.plate_appearance import plate_appearance
from hotstove.table.account import Account
from hotstove.table.questions import Decision
from tests.helpers.exhaustive import faults
from tests.helpers.longtater import matchup

BATTER_OUT = {"batter-control": 20, "pitcher-control": 1, "batter": 1, "batter-out": 100}
PITCHER_OUT = {"batter-control": 1, "pitcher-control": 20, "pitcher": 100, "pitcher-out": 100}
REACHES = {"batter-control": 20, "pitcher-control": 1, "batter": 90}
HUNDRED = {"batter-control": 20, "pitcher-control": 1, "batter": 100}
CLEAN = {"error-check": 100}
ALL_ERR = dict.fromkeys(("P", "C", "1B", "2B", "3B", "SS", "LF", "CF", "RF"), 100)
SINGLES = {"single": 100, "double": 100, "triple": 100, "homer": 100, "walk": 100}
DOUBLES, TRIPLES = SINGLES | {"single": 0}, SINGLES | {"single": 0, "double": 0}
ON_THIRD = [bases for bases in ALL_BASES if "3" in bases]

Run = tuple[Matchup, Mapping[str, int], Mapping[str, str]]


def played(charts: LongTaterCharts, m: Matchup, numbers: Mapping[str, int], calls: Mapping[str, str]) -> Play:
    """The play with these numbers by purpose and these calls; others are 100 and the quiet default."""
    rule = plate_appearance(charts, Options(injuries=False, automatic_steals="none"), m)
    try:
        question = next(rule)
        while True:
            if isinstance(question, Decision):
                wanted = calls.get(question.purpose, question.default)
                question = rule.send(wanted if wanted in question.options else question.default)
            else:
                question = rule.send(numbers.get(question.purpose, 100))
    except StopIteration as stop:
        play: Play = stop.value
        return play


def out_chart() -> Iterator[Run]:
    for era, number in product(ERAS, NUMBERS):
        yield matchup(era=era), PITCHER_OUT | CLEAN | {"out-chart-bottom": number}, {}
    for bases, number in product(ALL_BASES, NUMBERS):
        for middle in "12":
            yield matchup(bases), PITCHER_OUT | CLEAN | {"out-chart-bottom": number}, {"middle": middle}
        yield matchup(bases, 1), BATTER_OUT | CLEAN | {"out-chart-top": number, "line-drive": 1}, {}
        yield matchup(bases, 2), PITCHER_OUT | CLEAN | {"out-chart-bottom": number}, {}


def errors() -> Iterator[Run]:
    numbers = PITCHER_OUT | {"error-check": 1}
    kinds = {code: number for number in NUMBERS for code in [our_charts().out(number, MODERN)] if code.endswith("e")}
    for bases, number in product(ALL_BASES, NUMBERS):
        for code in ("G6e", "F8ae"):
            yield matchup(bases, 1, e=ALL_ERR), numbers | {"out-chart-bottom": kinds[code], "error": number}, {}
        yield matchup(bases, e=ALL_ERR, batter=SINGLES), REACHES | {"location": 1, "error": number}, {}
    for bases, place in product(ALL_BASES, kinds.values()):
        for outs, number in product((0, 1, 2), (1, 60, 75, 100)):
            yield matchup(bases, outs, e=ALL_ERR), numbers | {"out-chart-bottom": place, "error": number}, {}


def line_drives() -> Iterator[Run]:
    liners = [number for number in NUMBERS if "!" in our_charts().out(number, MODERN)]
    for bases, outs, place, number in product(ALL_BASES, (0, 1), liners, NUMBERS):
        yield matchup(bases, outs), PITCHER_OUT | CLEAN | {"out-chart-bottom": place, "line-drive": number}, {}


def bunts() -> Iterator[Run]:
    for bases, outs, number in product(ALL_BASES, (0, 1, 2), NUMBERS):
        for call in ("sacrifice", "squeeze"):
            yield matchup(bases, outs), BATTER_OUT | {"bunt": number}, {"bunt": call}
        if "1" in bases and outs < 2:
            m = matchup(bases, outs, batter={"dp": 100})
            yield m, BATTER_OUT | {"batter-out": number}, {}
            yield m, BATTER_OUT | {"batter-out": min(number, 50)}, {"bunt": "sacrifice"}


def hits() -> Iterator[Run]:
    for (batter, kind), number in product(((SINGLES, 51), (SINGLES, 52), (DOUBLES, 51), (TRIPLES, 51)), NUMBERS):
        for bases in ALL_BASES:
            yield matchup(bases, batter=batter), REACHES | {"batter-reaches": kind, "location": number}, {}
    for era, bases, outs, digit, where in product(
        (MODERN, LIVELY_BALL), ALL_BASES, (0, 1, 2), range(10), (*range(60, 68), 98, 99, 100)
    ):
        for batter in (SINGLES, DOUBLES):
            m = matchup(bases, outs, batter=batter, era=era, oa={"LF": 5, "CF": 5, "RF": 5})
            yield m, REACHES | {"batter-reaches": 50 + digit, "location": where}, {}
            yield m, REACHES | {"batter-reaches": 50 + digit, "location": where}, {"hit_and_run": "yes"}


def stretches() -> Iterator[Run]:
    tries = ("2-H", "1-3", "B-2", "2-H 1-3", "2-H B-2", "1-3 B-2", "2-H 1-3 B-2", "1-H", "B-3", "1-H B-3")
    for arm, bases, call, throw in product(range(10), ALL_BASES, tries, (1, 100)):
        for batter, digit in product((SINGLES, DOUBLES), (4, 9)):
            m = matchup(bases, batter=batter, oa={"LF": arm, "CF": arm, "RF": arm})
            yield m, REACHES | {"batter-reaches": 50 + digit, "location": 60, "throw": throw}, {"stretch": call}


def others() -> Iterator[Run]:
    grounders = [
        number for number in NUMBERS if our_charts().out(number, MODERN) in {"G6e", "G3e", "G1e", "G2e", "DP4e"}
    ]
    for bases, number, place in product(ON_THIRD, NUMBERS, grounders):
        yield matchup(bases), PITCHER_OUT | {"out-chart-bottom": place, "infield-in": number}, {"infield": "in"}
    for bases, number in product(ALL_BASES, NUMBERS):
        yield matchup(bases), HUNDRED | {"batter-hundred": number}, {}


RUNS = (out_chart, errors, line_drives, bunts, hits, stretches, others)


def test_every_cell_is_used_and_every_play_is_sound() -> None:
    """Look-ups of all runs together are all cells of the charts that plays read; no play breaks a rule of baseball."""
    account = Account()
    charts = our_charts().recorded(account)
    used: set[tuple[str, object]] = set()
    wrong: dict[tuple[Play, str, int], list[str]] = {}
    for runs in RUNS:
        for m, numbers, calls in runs():
            account.clear()
            play = played(charts, m, numbers, calls)
            used.update((lookup.chart, lookup.keys) for lookup in account.lookups)
            key = (play, m.bases, m.outs)
            if key not in wrong:
                wrong[key] = list(faults(m.bases, m.outs, play))
    used_in_play = [chart for name, chart in our_charts().charts().items() if name not in {"deck", "missing_data"}]
    every = {(chart.name, place) for chart in used_in_play for place in chart.cells}
    assert sorted(map(str, every - used)) == []
    assert [f"{play!r} {bases} {outs}: {text}" for (play, bases, outs), texts in wrong.items() for text in texts] == []


def test_every_card_of_the_deck_is_dealt() -> None:
    chart = our_charts().deck
    deck = our_charts().draws.batter.deck
    assert [tuple(int(chart(card, face)) for face in FACES) for card in NUMBERS] == list(deck.cards)


def test_the_faces_of_the_deck_are_paired_without_a_pattern() -> None:
    """Every fifth of the tops and of the bottoms holds each middle number once."""
    cards = our_charts().draws.batter.deck.cards
    for face in (0, 2):
        for fifth in range(5):
            middles = sorted(card[1] for card in cards if (card[face] - 1) // 20 == fifth)
            assert middles == list(range(1, 21))


SEASONS = [
    *[("K", "AA", year) for year in (1882, 1883, 1884, 1885, 1886, 1890)],
    *[("K", "UA", 1884), ("K", "AL", 1911), ("K", "AL", 1912)],
    *[("SBA", "NL", 1880), ("SB%", "NL", 1908), ("SB%", "NL", 1930)],
    *[("DP", "NL", year) for year in range(1876, 1940)],
]  # fmt: skip


def test_every_cell_of_the_missing_data_chart_is_somebodys() -> None:
    account = Account()
    charts = our_charts().recorded(account)
    for rating, league, year in SEASONS:
        for pitcher in (True, False):
            assert 0 <= missing_rating(charts, rating, league, year, pitcher) <= 100
    assert {lookup.keys for lookup in account.lookups} == set(our_charts().missing_data.cells)


@pytest.mark.parametrize("name", ["out", "locations", "bunt", "batter_hundred"])
def test_a_chart_says_how_it_is_read(name: str) -> None:
    """Cells that nobody printed say that they were designed here."""
    chart = our_charts().charts()[name]
    assert set(chart.provenance.values()) == {"completed"}
    assert chart.rule.startswith("LT-")
