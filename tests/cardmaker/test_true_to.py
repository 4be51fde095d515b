"""Cards true to lines are the players' own; cards true to runs have the club's luck on them, and say so."""

from __future__ import annotations

import pytest

from hotstove.cardmaker.baseline.rates import Rates
from hotstove.cardmaker.baseline.targets import targets_of
from hotstove.cardmaker.baseline.true_to import LINES, MARK, MOST, RUNS, bend, bends
from hotstove.cardmaker.calibration.club_runs import runs_by_lines
from hotstove.cardmaker.makers import Maker
from hotstove.cardmaker.superstar.maker import MAKER
from hotstove.record import read_club, read_season
from hotstove.table.errors import Mistake


def test_lines_are_worth_the_leagues_runs() -> None:
    season = read_season(1988)
    for league in season.leagues:
        clubs = season.league(league)
        made = sum(runs_by_lines(1988)[club.code][0] for club in clubs)
        assert made == pytest.approx(sum(club.runs for club in clubs))


def test_a_club_is_bent_as_its_luck_was() -> None:
    """In 1988 clubs were 20 runs off their lines on average; a lucky club bats better on cards true to runs."""
    scored, allowed = bends(1988)
    season = read_season(1988)
    assert max(map(abs, (*scored.values(), *allowed.values()))) < MOST
    for club in season.clubs:
        made, lost = runs_by_lines(1988)[club.code]
        assert (scored[club.code] > 0) == (club.runs > made)
        assert (allowed[club.code] > 0) == (club.runs_allowed > lost)


def test_bent_rates_sum_to_one_and_leave_homers_alone() -> None:
    rates = next(iter(targets_of(read_season(1988)).values())).batting
    bent = bend(rates, 0.05)
    assert sum(bent) == pytest.approx(1.0)
    assert bent.hr == pytest.approx(rates.hr)
    assert bent.so == pytest.approx(rates.so)
    assert bent.singles == pytest.approx(1.05 * rates.singles)
    assert isinstance(bent, Rates)


def test_targets_know_two_words() -> None:
    season = read_season(1988)
    assert targets_of(season, 0.5, LINES) == targets_of(season, 0.5)
    assert targets_of(season, 0.5, RUNS) != targets_of(season, 0.5)
    with pytest.raises(Mistake, match="lines or runs"):
        targets_of(season, 0.5, "luck")


def test_cards_say_what_they_are_true_to() -> None:
    seen = []

    def make(record: object, regress: float, true_to: str) -> object:
        seen.append(true_to)
        return MAKER.make(read_club("1988 TEX"), regress, LINES)

    maker = Maker("superstar", 1, make)  # type: ignore[arg-type]
    plain, bent = (maker.made(read_club("1988 TEX"), 0.5, word) for word in (LINES, RUNS))
    assert seen == [LINES, RUNS]
    assert all(MARK in card.estimated for card in bent.cards.values())
    assert not any(MARK in card.estimated for card in plain.cards.values())
