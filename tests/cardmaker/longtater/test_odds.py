"""What the fitter makes of a card, against the rules run on the card itself and against counting on the deck."""

from __future__ import annotations

from itertools import permutations

import numpy as np
import pytest

from hotstove.cardmaker.fit.events import EVENTS, INDEX
from hotstove.cardmaker.longtater.responses import (
    batting_card,
    batting_ranges,
    events_of,
    hit_shares,
    pitching_card,
    pitching_ranges,
    terms,
)
from hotstove.games.longtater.chart_set import our_charts
from hotstove.games.longtater.control import control_chance
from hotstove.games.longtater.eras import MODERN

PAIRS = list(permutations(range(1, 101), 2))
FORCE = 0.2
BATTERS = {
    "regular": (66, 22, 18, 14, 2, 8, 24, 2),
    "pitcher": (90, 46, 3, 17, 1, 2, 1, 7),
    "odd": (40, 60, 30, 0, 0, 5, 0, 0),
    "never out": (0, 0, 0, 10, 10, 10, 10, 50),
}


@pytest.mark.parametrize("numbers", BATTERS.values(), ids=BATTERS)
def test_a_batting_card_comes_to_what_its_pairs_of_cards_do(numbers: tuple[int, ...]) -> None:
    """First number, then a second one from the other ninety-nine cards; three in four B100s and more start over."""
    sheet = batting_card(10, numbers).sheet
    counted = dict.fromkeys(("1B", "2B", "3B", "HR", "BB", "HBP", "K", "GDP"), 0.0)
    for first, second in PAIRS:
        found = sheet.number(first)
        if found == "on":
            counted[sheet.reaches(second)] += 1
        elif found == "out":
            counted["K"] += (1 - FORCE) * (sheet.out(second) == "K")
            counted["K"] += FORCE * (sheet.out_with_runner_on_first(second) == "K")
            counted["GDP"] += FORCE * (sheet.out_with_runner_on_first(second) == "DP")
    got = events_of(batting_ranges(np.array(numbers, dtype=float)), terms(MODERN, "batter", FORCE))
    for event, count in counted.items():
        assert got[INDEX[event]] == pytest.approx(count / len(PAIRS)), event
    assert sum(got.values()) == pytest.approx(1)
    assert got[INDEX["UP"]] == pytest.approx(0.0096)


@pytest.mark.parametrize("numbers", BATTERS.values(), ids=BATTERS)
def test_the_kinds_of_hits_off_a_pitcher_are_those_of_the_card(numbers: tuple[int, ...]) -> None:
    sheet = batting_card(10, numbers).sheet
    drawn = [sheet.hit(number) for number in range(1, 101)]
    hits = [kind for kind in drawn if kind != "again"]
    for kind, share in zip(("1B", "2B", "3B", "HR"), hit_shares(np.array(numbers, dtype=float)), strict=True):
        assert share == pytest.approx(hits.count(kind) / len(hits))


@pytest.mark.parametrize("numbers", [(32, 22, 73), (80, 90, 40)], ids=["regular", "odd"])
def test_a_pitching_card_comes_to_what_its_pairs_of_cards_do(numbers: tuple[int, ...]) -> None:
    sheet = pitching_card(10, numbers, 55, 90).sheet
    counted = dict.fromkeys(("HIT", "BB", "100", "K", "OUT"), 0)
    for first, second in PAIRS:
        counted[(sheet.allows if sheet.number(first) == "on" else sheet.out)(second)] += 1
    shares = {label: count / len(PAIRS) for label, count in counted.items()}
    ranges = pitching_ranges(np.array(numbers, dtype=float), np.array(55.0), np.array(90.0))
    got = {EVENTS[event]: chance for event, chance in events_of(ranges, terms(MODERN, "pitcher", FORCE)).items()}
    assert (got["1B"], got["BB"], got["K"]) == pytest.approx((shares["HIT"], shares["BB"], shares["K"]))
    assert got["OUT"] + got["GDP"] == pytest.approx(shares["OUT"])
    assert (got["HBP"], got["UP"]) == pytest.approx((shares["100"] * 0.35, shares["100"] * 0.65))


def test_double_plays_of_the_out_chart_belong_to_the_pitcher() -> None:
    """LT-23: twenty cells of a hundred since 1973, with a runner on first."""
    by_pitcher = [term for term in terms(MODERN, "pitcher", 1.0) if EVENTS[term.event] == "GDP"]
    assert [term.worth for term in by_pitcher] == [pytest.approx(0.20)]
    by_batter = [term.way[-1].label for term in terms(MODERN, "batter", 1.0) if EVENTS[term.event] == "GDP"]
    assert by_batter == ["DP"]


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
