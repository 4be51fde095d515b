"""Seeded dice and decks, typed dice, scripts."""

from __future__ import annotations

from collections import Counter

import pytest

from hotstove.games.superstar.dice import PITCH, SPECIAL_DICE
from hotstove.table.chance import Dealer, Script, seed_for
from hotstove.table.decks import Deck
from hotstove.table.dice import Dice, Die
from hotstove.table.errors import Mistake
from hotstove.table.questions import Decision, Draw, Roll

PACK = Deck("pack", ("top", "bottom"), tuple((number, 100 - number) for number in range(1, 21)))
TOP, BOTTOM = Draw("top", PACK, "top"), Draw("bottom", PACK, "bottom")
SHORT = Draw("top", Deck("short", ("top",), tuple((number,) for number in range(1, 21)), depth=5), "top")


def test_a_deck_is_drawn_without_replacement() -> None:
    """Twenty draws give every card once; then it is shuffled again."""
    dealer = Dealer(4)
    first = [dealer.answer(TOP) for _ in range(20)]
    second = [dealer.answer(TOP) for _ in range(20)]
    assert sorted(first) == sorted(second) == list(range(1, 21))
    assert first != second


def test_faces_are_read_off_the_same_pile() -> None:
    """Reading another face draws the next card of the same pile, not of a second one."""
    dealer = Dealer(4)
    drawn = [dealer.answer(TOP) if turn % 2 else 100 - dealer.answer(BOTTOM) for turn in range(20)]
    assert sorted(drawn) == list(range(1, 21))


def test_a_deck_of_limited_depth_is_shuffled_early() -> None:
    dealer = Dealer(1)
    for _ in range(30):
        hand = [dealer.answer(SHORT) for _ in range(5)]
        assert len(set(hand)) == 5


def test_dice_fall_on_their_faces_as_often_as_they_should() -> None:
    """21,600 rolls: every number within five standard deviations of its weight."""
    dealer, rolls = Dealer(7), 21_600
    counts = Counter(dealer.answer(PITCH) for _ in range(rolls))
    for number, weight in SPECIAL_DICE.weights.items():
        expected = rolls * weight / 216
        assert abs(counts[number] - expected) < 5 * expected**0.5


def test_seeds_are_made_from_keys_alone() -> None:
    """The same on every machine and in every process."""
    assert seed_for("season", 1988, "game", 7) == seed_for("season", 1988, "game", 7)
    assert seed_for("a", "b") != seed_for("b", "a")
    assert seed_for("hotstove") == 14324352484347082195


def test_a_script_gives_what_is_written_and_no_more() -> None:
    script = Script([10, 40])
    assert script.answer(PITCH) == 10
    assert script.left == [40]
    with pytest.raises(Mistake, match="40 cannot fall"):
        script.answer(PITCH)
    with pytest.raises(Mistake, match="further roll"):
        Script([]).answer(PITCH)


def test_decisions_take_only_their_options() -> None:
    decision = Decision("walk", "defense", ("no", "yes"))
    assert (decision.default, decision.parse("  yes ")) == ("no", "yes")
    with pytest.raises(Mistake, match=r"'maybe' is no answer to walk: no \| yes"):
        decision.parse("maybe")


def test_dice_with_other_faces() -> None:
    """Two six-sided dice read as a sum: the usual triangle."""
    pair = Dice("two dice", (Die("red"), Die("white")), lambda red, white: red + white)
    assert list(pair.weights.values()) == [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]
    assert Roll("sum", pair).parse("3 4") == 7
