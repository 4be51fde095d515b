"""Chances stage by stage are the chances of all ways, and Long Tater!'s are the products that its cards promise."""

from __future__ import annotations

from fractions import Fraction
from functools import partial

import pytest

from hotstove.sitting.plays.odds import kind
from hotstove.diamond.play import Play
from hotstove.games.longtater import plate_appearance as longtater
from hotstove.games.longtater.book import our_book as longtater_book
from hotstove.games.longtater.matchup import Matchup
from hotstove.games.longtater.options import Options as LongTaterOptions
from hotstove.games.superstar import plate_appearance as superstar
from hotstove.games.superstar.book import our_book as superstar_book
from hotstove.games.superstar.options import Options as SuperstarOptions
from hotstove.odds.distribution import Policy, calling, distribution, quiet
from hotstove.odds.merging import Crossroads, merged
from tests.helpers import superstar as setting
from tests.helpers.exhaustive import EVERY_BATTER_SYMBOL, EVERY_PITCHER_SYMBOL
from tests.helpers.longtater import BATTER, PITCHER, matchup

CALLS = [{}, {"steal": "1-2"}, {"bunt": "sacrifice"}]


@pytest.mark.parametrize("calls", CALLS)
@pytest.mark.parametrize("bases", ["1--", "1-3"])
def test_superstar_all_ways_and_stage_by_stage(bases: str, calls: dict[str, str]) -> None:
    m = setting.matchup(bases, 1)._replace(pitcher=EVERY_PITCHER_SYMBOL, batter=EVERY_BATTER_SYMBOL)
    rule, options, policy = superstar.plate_appearance, SuperstarOptions(), calling(calls)
    at = Crossroads()
    together = merged(partial(rule, superstar_book().recorded(at), options, m), at, policy)
    assert together == distribution(partial(rule, superstar_book(), options, m), policy)


def chances(m: Matchup, policy: Policy = quiet) -> dict[Play, Fraction]:
    at = Crossroads()
    return merged(partial(longtater.plate_appearance, longtater_book().recorded(at), LongTaterOptions(), m), at, policy)


def kinds(m: Matchup, policy: Policy = quiet) -> dict[str, Fraction]:
    found: dict[str, Fraction] = {}
    for play, chance in chances(m, policy).items():
        found[kind(play)] = found.get(kind(play), Fraction()) + chance
    return found


def test_longtater_is_the_product_of_its_ranges() -> None:
    """Nobody on, so that no double play hides a strikeout; every number of a full deck."""
    found = kinds(matchup())
    assert sum(found.values()) == 1
    ahead = BATTER.br - PITCHER.pr
    control = Fraction(sum(b + ahead >= p for b in range(1, 21) for p in range(1, 21)), 400)
    out, allowed = Fraction(BATTER.out, 100), Fraction(PITCHER.oba, 100)
    on = Fraction(99, 100) - out
    hit = (1 - control) * allowed * Fraction(PITCHER.hit, 100)
    homers = Fraction(BATTER.homer - BATTER.triple, 100)
    shares = homers / Fraction(BATTER.homer, 100)
    assert found["strikeout"] == control * out * Fraction(BATTER.k, 100) + (1 - control) * (1 - allowed) * Fraction(
        PITCHER.k, 100
    )
    assert found["walk"] == control * on * Fraction(BATTER.walk - BATTER.homer, 100) + (
        1 - control
    ) * allowed * Fraction(99 - PITCHER.hit, 100)
    assert abs(found["home run"] - control * on * homers - hit * shares) < Fraction(1, 10**8)


@pytest.mark.parametrize(
    ("bases", "outs", "calls"),
    [("123", 0, {"infield": "in"}), ("1-3", 1, {"hit_and_run": "yes"}), ("-23", 1, {"bunt": "squeeze"})],
)
def test_longtater_counts_every_way_under_every_call(bases: str, outs: int, calls: dict[str, str]) -> None:
    m = matchup(bases, outs, e={"SS": 8, "C": 4, "CF": 3, "P": 6}, oa={"CF": 5}, legs={"1": (30, 70)})
    found = kinds(m, calling(calls))
    assert sum(found.values()) == 1
    assert len(found) > 5
