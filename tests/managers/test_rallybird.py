"""Who plays Rallybird: what the equilibrium hides, what the reader risks, how the novice errs, and advice in words."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import sqrt

import numpy as np
import pytest

from hotstove.games.rallybird.asking import CARD, GLOVES
from hotstove.games.rallybird.chart_set import our_charts
from hotstove.games.rallybird.options import Options
from hotstove.games.rallybird.view import RallyView
from hotstove.managers.rallybird.equilibrium import Equilibrium, drawn
from hotstove.managers.rallybird.hiding import Hiding
from hotstove.managers.rallybird.looking import state_of
from hotstove.managers.rallybird.novice import Novice
from hotstove.managers.rallybird.reader import RISK, Reader
from hotstove.managers.rallybird.review import given_away, total_given
from hotstove.managers.rallybird.tactics import advise
from hotstove.odds.rallybird.solution import Solution
from hotstove.odds.rallybird.solved import solution_for_runs, solution_for_the_game
from hotstove.table.managing import Manager
from hotstove.table.questions import Decision
from tests.helpers.rallybird import Chooser, at_bats, played

WINNER = {True: "visitors", False: "home"}


@cache
def for_the_game(options: Options = Options()) -> Solution:  # noqa: B008
    return solution_for_the_game(our_charts(), options)


@cache
def for_runs() -> Solution:
    return solution_for_runs(our_charts(), Options())


def moments(seed: int) -> Iterator[tuple[RallyView, Decision]]:
    """What both seats met in a game of random play."""
    managers = {"visitors": Chooser(seed), "home": Chooser(seed + 50)}
    played(Options(), seed, managers)
    for manager in managers.values():
        yield from manager.seen


def games(one: Manager[RallyView], other: Manager[RallyView], number: int) -> int:
    """Games won by the first, who is at home in every second of them."""
    won = 0
    for seed in range(number):
        seats = {"visitors": one, "home": other} if seed % 2 else {"visitors": other, "home": one}
        visitors, home = played(Options(), seed, seats)[0].situation.score
        won += seats[WINNER[visitors > home]] is one
    return won


def test_the_equilibrium_beats_random_play_and_the_novice() -> None:
    """The small form of the long matches that are kept for soaking."""
    manager = Equilibrium(for_the_game(), 1)
    assert games(manager, Chooser(5), 40) >= 26
    assert games(manager, Novice(5), 40) >= 20


def test_the_same_seed_gives_the_same_choices() -> None:
    for view, question in list(moments(2))[::9]:
        for kind in (Equilibrium, Reader):
            assert kind(for_the_game(), 7).decide(view, question) == kind(for_the_game(), 7).decide(view, question)
        assert Novice(7).decide(view, question) == Novice(7).decide(view, question)


def test_cards_are_played_so_that_the_missing_one_stays_hidden() -> None:
    """Averaged over all hands that the defence thinks possible, the card played has the mix of the game with all."""
    tried = 0
    for view, question in moments(4):
        if question.purpose != CARD:
            continue
        solution = for_the_game()
        mix = solution.mix(state_of(view))
        hiding = Hiding(solution)
        missing = hiding.missing(view.this_half)
        weights = hiding.weights(mix, missing)
        deck = solution.board.deck
        if max(mix.offence[row] + missing[deck.index(card)] for row, card in enumerate(mix.cards)) > 0.999:
            continue
        seen = np.zeros(len(mix.cards))
        for number, card in enumerate(deck):
            hand = np.array([weights[row] if held != card else 0.0 for row, held in enumerate(mix.cards)])
            seen += missing[number] * hand / hand.sum()
        assert seen == pytest.approx(mix.offence, abs=1e-6)
        tried += 1
    assert tried > 10


def test_a_card_that_was_seen_is_not_thought_missing() -> None:
    view = next(view for view, question in moments(6) if question.purpose == GLOVES and len(view.this_half) >= 3)
    missing = Hiding(for_the_game()).missing(view.this_half)
    assert missing.sum() == pytest.approx(1)
    for met in view.this_half:
        assert missing[for_the_game().board.deck.index(met.card)] == 0


def test_the_reader_risks_no_more_than_he_says() -> None:
    leaned = 0
    for view, question in [moment for moment in moments(8) if moment[1].purpose in (CARD, GLOVES)][::3]:
        mix = for_the_game().mix(state_of(view))
        safe, bold = Equilibrium(for_the_game(), 1), Reader(for_the_game(), 1)
        if question.purpose == GLOVES:
            worst = [(mix.payoff @ manager.glove_chances(view)).max() for manager in (safe, bold)]
            assert worst[1] - worst[0] <= RISK + 1e-9
        else:
            rows = [mix.cards.index(card) for card in question.options]
            chances = [manager.card_chances(view, question.options) for manager in (safe, bold)]
            worst = [(chance / chance.sum() @ mix.payoff[rows]).min() for chance in chances]
            assert worst[0] - worst[1] <= RISK + 1e-9
        leaned += abs(worst[0] - worst[1]) > 1e-6
    assert leaned > 5, "he leans at all"


def test_the_reader_takes_more_from_a_player_of_one_habit() -> None:
    """Against somebody who always hits deep the reader's gloves do better than the equilibrium's."""

    def deep(view: RallyView, question: Decision) -> str | None:
        return "Deep" if question.purpose == CARD and "Deep" in question.options else None

    managers = {"visitors": Chooser(3, deep), "home": Chooser(9)}
    played(Options(), 3, managers)
    solution = for_the_game()
    gain, last = 0.0, [view for view, question in managers["home"].seen if question.purpose == GLOVES and view.earlier]
    for view in last:
        mix = solution.mix(state_of(view))
        row = mix.payoff[mix.cards.index("Deep")]
        gain += float(row @ (Equilibrium(solution, 1).glove_chances(view) - Reader(solution, 1).glove_chances(view)))
    assert gain / len(last) > 0


def test_choices_of_the_equilibrium_give_nothing_away_and_others_do() -> None:
    runs = for_runs()
    manager = Equilibrium(runs, 3)
    mets = at_bats(played(Options(), 2, {"visitors": manager, "home": Chooser(4)})[0])
    tops = [given_away(runs, met) for met in mets if met.situation.half == "top"]
    bottoms = [given_away(runs, met) for met in mets if met.situation.half == "bottom"]
    assert sum(given.offence for given in tops) < 0.01
    assert sum(given.defence for given in bottoms) < 0.01
    assert sum(given.defence for given in tops) > 0.05
    total = total_given(runs, mets)
    assert total["visitors"] < 0.02 < total["home"]


@pytest.mark.parametrize("purpose", ["asterisk", "card", "gloves", "flip"])
def test_advice_names_a_choice_that_is_offered_and_a_reason(purpose: str) -> None:
    for view, question in [moment for moment in moments(3) if moment[1].purpose == purpose][:4]:
        advice = advise(for_the_game(), view, question)
        assert advice.choice in question.options
        assert len(advice.reason) > 20


def test_reasons_come_from_the_tactics() -> None:
    told = {}
    for seed in range(3):
        for view, question in moments(seed):
            if question.purpose == CARD:
                advice = advise(for_the_game(), view, question)
                told[advice.choice] = advice.reason
    assert "clear the bases" in told["Drive Left"]
    assert "a hit like any other" in told["Bunt for Hit"]
    assert any("double play" in reason for reason in told.values())


def test_a_draw_follows_its_chances() -> None:
    from random import Random

    stream = Random(1)
    taken = [drawn(("a", "b", "c"), np.array([0.5, 0.0, 1.5]), stream) for _ in range(2000)]
    assert "b" not in taken
    assert abs(taken.count("c") / 2000 - 0.75) < 3 * sqrt(0.75 * 0.25 / 2000)
