"""The closed forms of the fitter, against counting on the deck itself."""

from __future__ import annotations

from itertools import permutations

import pytest

from hotstove.cardmaker.longtater.branches import batter_branch, pitcher_branch
from hotstove.games.longtater.cards import BatterCard, PitcherCard
from hotstove.games.longtater.chart_set import our_charts
from hotstove.games.longtater.control import control_chance

PAIRS = list(permutations(range(1, 101), 2))
BATTERS = [
    BatterCard(10, 66, 22, 18, 50, 64, 66, 74, 98, 100, 0, 0),
    BatterCard(14, 90, 46, 3, 72, 89, 90, 92, 93, 100, 0, 0),
    BatterCard(8, 40, 60, 30, 95, 95, 95, 100, 100, 100, 0, 0),
    BatterCard(8, 0, 0, 0, 10, 20, 30, 40, 50, 100, 0, 0),
]


@pytest.mark.parametrize("card", BATTERS, ids=["regular", "pitcher", "odd", "never out"])
def test_a_batters_branch_counts_pairs_of_cards(card: BatterCard) -> None:
    """First number, then a second one from the other ninety-nine cards."""
    sheet, branch = card.sheet, batter_branch(card, 0.2, 0.04)
    counted = dict.fromkeys(("1B", "2B", "3B", "HR", "BB", "HBP"), 0)
    so = so_behind = dp = 0
    for first, second in PAIRS:
        found = sheet.number(first)
        if found == "on":
            counted[sheet.reaches(second)] += 1
        elif found == "out":
            so += sheet.out(second) == "K"
            so_behind += sheet.out_with_runner_on_first(second) == "K"
            dp += sheet.out_with_runner_on_first(second) == "DP"
    whole = len(PAIRS)
    assert branch.reaches == pytest.approx([count / whole for count in counted.values()])
    assert branch.so == pytest.approx((0.8 * so + 0.2 * so_behind) / whole)
    assert branch.dp == pytest.approx(0.2 * dp / whole)
    assert sum(branch.reaches) + branch.so + branch.dp + branch.chart + 0.01 == pytest.approx(1)
    assert branch.again == pytest.approx(0.0096)


@pytest.mark.parametrize(
    "card", [PitcherCard(10, 32, 22, 73, 55, 90, 100), PitcherCard(10, 80, 90, 40, 0, 100, 100)], ids=["regular", "odd"]
)
def test_a_pitchers_branch_counts_pairs_of_cards(card: PitcherCard) -> None:
    sheet, branch = card.sheet, pitcher_branch(card)
    counted = dict.fromkeys(("HIT", "BB", "100", "K", "OUT"), 0)
    for first, second in PAIRS:
        counted[(sheet.allows if sheet.number(first) == "on" else sheet.out)(second)] += 1
    shares = {label: count / len(PAIRS) for label, count in counted.items()}
    hurt = (card.hb - card.wp) / 100
    assert (branch.h, branch.bb) == pytest.approx((shares["HIT"], shares["BB"]))
    assert (branch.so, branch.chart) == pytest.approx((shares["K"], shares["OUT"]))
    assert (branch.hbp, branch.again) == pytest.approx((shares["100"] * hurt, shares["100"] * (1 - hurt)))


@pytest.mark.parametrize(("br", "pr"), [(10, 10), (11, 10), (10, 11), (16, 9), (6, 14), (20, 4)])
def test_control_counts_pairs_of_cards(br: int, pr: int) -> None:
    middles = [card[1] for card in our_charts().draws.batter.deck.cards]
    ways = sum(
        batter + br > pitcher + pr or (batter + br == pitcher + pr and br > pr)
        for batter, pitcher in permutations(middles, 2)
    )
    assert control_chance(br, pr) == pytest.approx(ways / (100 * 99))


def test_control_grows_with_the_rating() -> None:
    chances = [control_chance(br, 10) for br in range(1, 21)]
    assert chances == sorted(chances)
    assert control_chance(10, 10) == pytest.approx(0.480, abs=0.001)
