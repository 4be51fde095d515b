"""The enumerator itself: all ways, each once, with the chances that they have."""

from __future__ import annotations

from fractions import Fraction

import pytest

from hotstove.odds.distribution import calling, distribution
from hotstove.odds.enumerate import Unfaithful, outcomes
from hotstove.table.decks import Deck
from hotstove.table.dice import Dice, Die
from hotstove.table.questions import Decision, Draw, Roll, Rule

COIN = Roll("coin", Dice("coin", (Die("copper", (0, 0, 1)),), lambda face: face))
AGAIN = Decision("again", "offense", ("no", "yes"))
CARD = Draw("card", Deck("pack", ("face",), ((1,), (2,), (2,), (3,))), "face")


def two_tosses() -> Rule[str]:
    first = yield COIN
    if first == 0:
        return "lost"
    again = yield AGAIN
    if again == "no":
        return "kept"
    second = yield COIN
    return "doubled" if second else "gone"


def test_every_way_is_found_once() -> None:
    """Five leaves, in order; a decision branches without changing the chance."""
    ways = list(outcomes(two_tosses))
    assert [(way.answers, way.result, way.chance) for way in ways] == [
        ((0,), "lost", Fraction(2, 3)),
        ((1, "no"), "kept", Fraction(1, 3)),
        ((1, "yes", 0), "gone", Fraction(2, 9)),
        ((1, "yes", 1), "doubled", Fraction(1, 9)),
    ]


def test_a_policy_gives_a_distribution_that_sums_to_one() -> None:
    assert distribution(two_tosses) == {"lost": Fraction(2, 3), "kept": Fraction(1, 3)}
    bold = distribution(two_tosses, calling({"again": "yes"}))
    assert bold == {"lost": Fraction(2, 3), "gone": Fraction(2, 9), "doubled": Fraction(1, 9)}
    assert sum(bold.values()) == 1


def test_draws_weigh_by_the_cards_of_the_deck() -> None:
    def rule() -> Rule[int]:
        card = yield CARD
        return int(card)

    assert distribution(rule) == {1: Fraction(1, 4), 2: Fraction(1, 2), 3: Fraction(1, 4)}


def test_a_rule_that_asks_nothing_has_one_way() -> None:
    def rule() -> Rule[str]:
        return "sure"
        yield COIN

    (way,) = outcomes(rule)
    assert (way.result, way.chance, len(way.answers)) == ("sure", Fraction(1), 0)


def test_a_rule_that_asks_something_else_the_second_time_is_caught() -> None:
    asked: list[int] = []

    def rule() -> Rule[int]:
        asked.append(1)
        answer = yield COIN if len(asked) == 1 else CARD
        return int(answer)

    with pytest.raises(Unfaithful):
        list(outcomes(rule))


def test_no_answer_to_follow_is_an_error() -> None:
    with pytest.raises(ValueError, match="coin"):
        list(outcomes(two_tosses, numbers=lambda question: {}))
