"""Cards true to lines are the players' own; cards true to runs have the club's luck on them, and say so."""

from __future__ import annotations

import pytest

from hotstove.cardmaker.baseline.club_totals import batting_club_totals
from hotstove.cardmaker.baseline.rates import Rates
from hotstove.cardmaker.baseline.targets import targets_of
from hotstove.cardmaker.baseline.true_to import LINES, MARKS, MOST, RUNS, TOTALS, Bend, bends, turns_too_many
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
    bent = Rates.of(Bend(0.05).counts(tuple(rates)))
    assert sum(bent) == pytest.approx(1.0)
    assert bent.hr == pytest.approx(rates.hr)
    assert bent.so == pytest.approx(rates.so)
    assert bent.singles == pytest.approx(1.05 * rates.singles)


def test_targets_know_three_words() -> None:
    season = read_season(1988)
    assert targets_of(season, 0.5, LINES) == targets_of(season, 0.5)
    assert targets_of(season, 0.5, RUNS) != targets_of(season, 0.5)
    with pytest.raises(Mistake, match="lines, runs or totals"):
        targets_of(season, 0.5, "luck")


def test_cards_say_what_they_are_true_to() -> None:
    seen = []

    def make(record: object, regress: float, true_to: str) -> object:
        seen.append(true_to)
        return MAKER.make(read_club("1988 TEX"), regress, LINES)

    maker = Maker("superstar", 1, make)  # type: ignore[arg-type]
    plain, bent, lowered = (maker.made(read_club("1988 TEX"), 0.5, word) for word in (LINES, RUNS, TOTALS))
    assert seen == [LINES, RUNS, TOTALS]
    assert all(MARKS[RUNS] in card.estimated for card in bent.cards.values())
    assert all(MARKS[TOTALS] in card.estimated for card in lowered.cards.values())
    assert not any({*MARKS.values()} & {*card.estimated} for card in plain.cards.values())


def test_players_of_few_chances_are_bent_with_their_club() -> None:
    """The sums that shrunk players give back to their club are those of the bent lines."""
    season = read_season(1988)
    scored, _ = bends(1988)
    club = max(scored, key=lambda code: scored[code])
    plain, bent = (batting_club_totals(targets_of(season, 0.5, word), 0.5) for word in (LINES, RUNS))
    turns = {key: target.player.batting.pa for key, target in targets_of(season).items() if key[1] == club}
    few = [key for key, target in targets_of(season).items() if key in turns and target.batting_shrink > 0]

    def hits(rates: dict[tuple[str, str], Rates]) -> float:
        return sum(turns[key] * (rates[key].h - rates[key].hr) for key in few)

    assert hits(bent) == pytest.approx((1 + scored[club]) * hits(plain), rel=0.005)


def test_cards_true_to_totals_are_lowered_by_the_turns_that_are_too_many() -> None:
    """1988 has 1% too many turns at bat where totals for each game are right, 1937 more."""
    season = read_season(1988)
    share = turns_too_many(1988)
    assert 0.004 < share < turns_too_many(1937) < 0.03
    key = max(targets_of(season), key=lambda one: targets_of(season)[one].player.batting.pa)
    plain, lowered = (targets_of(season, 0.5, word)[key].batting for word in (LINES, TOTALS))
    for event in ("singles", "hr", "bb", "so"):
        assert getattr(lowered, event) == pytest.approx((1 - share) * getattr(plain, event))
