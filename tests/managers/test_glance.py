"""What the manager by the book settles at a glance, so that the rules need not ask him."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from itertools import product

import pytest

from hotstove.diamond.bases import ALL_BASES
from hotstove.diamond.plays_game import MOVES
from hotstove.diamond.setup import USUAL_CUSTOMS, Customs
from hotstove.diamond.steals import steal_decision
from hotstove.diamond.view import View
from hotstove.games.longtater.chart_set import our_charts as longtater_charts
from hotstove.games.longtater.setup import customs_of
from hotstove.games.longtater.stretching import stretch_choices
from hotstove.managers.book import ByTheBook
from hotstove.managers.book.calm import SEND_BREAK_EVEN, nobody_is_sent
from hotstove.managers.book.running import steal
from hotstove.table.questions import Decision
from tests.helpers.clubs import clubs, new_game
from tests.managers.told import (
    HOME,
    STEAL,
    VISITORS,
    Told,
    at,
    says,
)


def test_what_he_has_no_opinion_on_stays_quiet() -> None:
    middle = Decision("middle", "defense", ("1", "2"))
    assert says(at(Told(), HOME), middle) == "1"


def seen(view: View, in_season: bool = False) -> frozenset[str]:
    """What is left at its default without a thought."""
    return ByTheBook(in_season).calm(view.state, (VISITORS, HOME))(view.state)


def test_nobody_looks_at_steals_at_which_the_runner_would_be_out_too_often() -> None:
    """Superstar Baseball's charts let nobody steal third or home; second is stolen as the runner's card tells."""
    for outs, bases, running in product(range(3), ("-2-", "--3", "-23", "1--", "12-", "1-3"), range(6)):
        view = at(Told(), VISITORS, bases=bases, outs=outs)
        visitors, home = clubs()
        cards = {
            player: replace(card, batting=replace(card.batting, running=running), usage={})
            for player, card in visitors.cards.items()
        }
        setup = replace(view.state.setup, clubs=(replace(visitors, cards=cards), home))
        view.state = replace(view.state, setup=setup)
        view._estimates = None
        leaves = steal(view, steal_decision(bases)).choice == "none"
        assert leaves or "steal" not in seen(view)
        if bases in ("-2-", "--3", "-23") or running == 0:
            assert leaves and "steal" in seen(view)


@pytest.mark.parametrize(("tries", "goes"), [(0.02, False), (0.9, True)])
def test_a_runner_is_looked_at_when_his_time_to_run_has_come(tries: float, goes: bool) -> None:
    view = at(Told(tries=tries), VISITORS, bases="1--")
    assert (says(view, STEAL) == "1-2") == goes == ("steal" not in seen(view))


@pytest.mark.parametrize(
    ("told", "inning", "score", "bunts", "comes_in"),
    [
        ({"worth": 0.1}, 3, (0, 0), False, False),
        ({"worth": -0.2}, 3, (0, 0), True, True),
        ({"worth": -0.2}, 3, (0, 6), True, True),
        ({"worth": -0.05, "bunter": True}, 3, (0, 0), True, False),
        ({"worth": -0.05, "bunter": True}, 8, (0, 0), True, True),
        ({"worth": -0.05, "bunter": True}, 8, (0, 4), False, False),
        ({"worth": 0.1, "asked": True}, 8, (0, 0), True, False),
        ({"worth": 0.1, "asked": True}, 3, (0, 0), False, False),
    ],
)
def test_bunts_are_looked_at_with_batters_who_may_bunt(
    told: Mapping[str, float], inning: int, score: tuple[int, int], bunts: bool, comes_in: bool
) -> None:
    """Of everybody else the offence does not think of a bunt, nor the defence of coming in."""
    batter = new_game().situation.batter
    bats, bunter, asked = {batter: told["worth"]}, bool(told.get("bunter")), bool(told.get("asked"))
    view = at(Told(bats=bats, bunter=bunter, asked=asked), VISITORS, bases="1--", inning=inning, score=score)
    assert ("bunt" not in seen(view, in_season=True)) == bunts
    assert ("infield" not in seen(view)) == comes_in


def test_nobody_looks_for_a_pinch_hitter_for_a_good_one() -> None:
    batter = new_game().situation.batter
    for worth, stays in ((0.05, True), (-0.2, False)):
        view = at(Told(bats={batter: worth}), VISITORS, inning=9, score=(0, 1))
        assert (MOVES[VISITORS].purpose in seen(view)) == stays


def test_nobody_looks_at_tries_for_a_base_that_pay_against_no_arm() -> None:
    """By Long Tater!'s chart of arms only home with two out can pay; by one of weaker arms every base might."""
    charts = longtater_charts()
    customs = customs_of(charts, False)
    weak = Customs(best_advances={"2": 0.9, "3": 0.9, "H": 0.9})
    for outs, bases in product(range(3), ALL_BASES):
        assert nobody_is_sent(outs, bases, customs) == (outs < 2 or bases == "---")
        assert not nobody_is_sent(outs, bases, weak)
        assert not nobody_is_sent(outs, bases, USUAL_CUSTOMS)
        for choices in (stretch_choices(kind, bases, "") for kind in ("1B", "2B")):
            for move in {move for choice in choices[1:] for move in choice.split()}:
                pays = any(1 - int(charts.arms(arm, move)) / 100 >= SEND_BREAK_EVEN[move[2]][outs] for arm in range(10))
                assert not (pays and nobody_is_sent(outs, bases, customs))
