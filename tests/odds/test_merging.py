"""Chances stage by stage are the chances of all ways, and Long Tater!'s are the products that its cards promise."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import partial
from itertools import permutations

import pytest

from hotstove.diamond.play import Play
from hotstove.games.longtater import plate_appearance as longtater
from hotstove.games.longtater.cards import BatterCard, PitcherCard
from hotstove.games.longtater.chart_set import our_charts as longtater_book
from hotstove.games.longtater.control import control_chance
from hotstove.games.longtater.matchup import Matchup
from hotstove.games.longtater.options import Options as LongTaterOptions
from hotstove.games.superstar import plate_appearance as superstar
from hotstove.games.superstar.chart_set import our_charts as superstar_book
from hotstove.games.superstar.options import Options as SuperstarOptions
from hotstove.odds.distribution import Policy, calling, distribution, quiet
from hotstove.odds.merging import Chance, merged
from hotstove.odds.stages import StageTracer
from hotstove.sitting.plays.odds import kind
from hotstove.table.charts import ChartSet
from hotstove.table.decks import Deck
from hotstove.table.questions import Draw, Rule
from hotstove.table.rules import stage
from tests.helpers import superstar as setting
from tests.helpers.exhaustive import EVERY_BATTER_SYMBOL, EVERY_PITCHER_SYMBOL
from tests.helpers.longtater import BATTER, PITCHER, matchup

CALLS = [{}, {"steal": "1-2"}, {"bunt": "sacrifice"}]


@pytest.mark.parametrize("calls", CALLS)
@pytest.mark.parametrize("bases", ["1--", "1-3"])
def test_superstar_all_ways_and_stage_by_stage(bases: str, calls: dict[str, str]) -> None:
    m = replace(setting.matchup(bases, 1), pitcher=EVERY_PITCHER_SYMBOL, batter=EVERY_BATTER_SYMBOL)
    rule, options, policy = superstar.plate_appearance, SuperstarOptions(), calling(calls)
    at = StageTracer()
    together = merged(partial(rule, superstar_book().recorded(at), options, m), at, policy)
    assert together == distribution(partial(rule, superstar_book(), options, m), policy)


def chances(m: Matchup, policy: Policy = quiet) -> dict[Play, Chance]:
    at = StageTracer()
    return merged(partial(longtater.plate_appearance, longtater_book().recorded(at), LongTaterOptions(), m), at, policy)


def kinds(m: Matchup, policy: Policy = quiet) -> dict[str, Chance]:
    found: dict[str, Chance] = {}
    for play, chance in chances(m, policy).items():
        found[kind(play)] = found.get(kind(play), 0) + chance
    return found


def in_control(
    batter: BatterCard, pitcher: PitcherCard, cards: list[tuple[int, ...]]
) -> Iterator[tuple[bool, set[int]]]:
    """Every pair of different cards that decides the control: whether the batter has it, and the two cards."""
    for one, other in permutations(range(len(cards)), 2):
        ahead = cards[one][1] + batter.br - cards[other][1] - pitcher.pr
        yield ahead > 0 or (ahead == 0 and batter.br > pitcher.pr), {one, other}


def test_longtater_draws_four_different_cards_for_a_strikeout() -> None:
    """Nobody on, so that no double play hides it: control, out or not, and the strikeout, card by card."""
    cards = [tuple(card) for card in longtater_book().draws.batter.deck.cards]
    ways, controls = 0, 0
    for batters, gone in in_control(BATTER, PITCHER, cards):
        controls += batters
        left = [card for place, card in enumerate(cards) if place not in gone]
        if batters:
            first = {card for card in left if card[0] <= BATTER.out}
            second = {card for card in left if card[0] <= BATTER.k}
        else:
            first = {card for card in left if card[2] > PITCHER.oba}
            second = {card for card in left if card[2] <= PITCHER.k}
        ways += len(first) * len(second) - len(first & second)
    assert controls / 9900 == pytest.approx(control_chance(BATTER.br, PITCHER.pr), abs=1e-12)
    found = kinds(matchup())
    assert sum(found.values()) == pytest.approx(1, abs=1e-12)
    assert found["strikeout"] == pytest.approx(ways / (100 * 99 * 98 * 97), abs=2e-6)


PACK = Deck("pack", ("left", "right"), ((1, 1), (1, 2), (2, 1), (2, 3), (3, 2), (3, 3)))
LEFT, RIGHT = Draw("left", PACK, "left"), Draw("right", PACK, "right")


@dataclass(frozen=True, eq=False)
class Book(ChartSet):
    """No charts at all."""


@stage("LT-01")
def second(charts: Book, low: bool) -> Rule[str]:
    number = yield RIGHT
    if number == 1:
        return f"{low} 1"
    return (yield from third(charts, low, number == 3))


@stage("LT-01")
def third(charts: Book, low: bool, high: bool) -> Rule[str]:
    number = yield LEFT
    return f"{low} {high} {number}"


def draws(charts: Book) -> Rule[str]:
    number = yield LEFT
    return (yield from second(charts, number < 3))


def test_all_ways_through_a_small_deck_are_counted_without_replacement() -> None:
    """Of the six cards none comes twice: two draws of the left number give a pair in 1 of 5."""

    def pair() -> Rule[bool]:
        one = yield LEFT
        other = yield LEFT
        return bool(one == other)

    assert distribution(pair) == {True: Fraction(1, 5), False: Fraction(4, 5)}


def test_stage_by_stage_a_deck_is_drawn_without_replacement() -> None:
    """After one card the chances are exact; after two, even of six cards, within a hundredth."""
    at = StageTracer()
    together = merged(partial(draws, Book(at)), at)
    exact = distribution(partial(draws, Book(None)))
    assert set(together) == set(exact)
    for result, chance in exact.items():
        assert together[result] == pytest.approx(float(chance), abs=1e-12 if result.endswith("e 1") else 0.01)


@pytest.mark.parametrize(
    ("bases", "outs", "calls"),
    [("123", 0, {"infield": "in"}), ("1-3", 1, {"hit_and_run": "yes"}), ("-23", 1, {"bunt": "squeeze"})],
)
def test_longtater_counts_every_way_under_every_call(bases: str, outs: int, calls: dict[str, str]) -> None:
    m = matchup(bases, outs, e={"SS": 8, "C": 4, "CF": 3, "P": 6}, oa={"CF": 5}, legs={"1": (30, 70)})
    found = kinds(m, calling(calls))
    assert sum(found.values()) == pytest.approx(1, abs=1e-12)
    assert len(found) > 5
