"""The stream of dice that both engines share."""

from __future__ import annotations

from collections import Counter

import pytest

from hotstove.games.superstar.dice import PITCH, SPECIAL_DICE
from hotstove.table.chance import Dealer
from hotstove.table.decks import Deck
from hotstove.table.questions import Draw
from hotstove.table.streams import StreamDealer, dice_words, mixed, numbered, open_dealer, read_dice


def test_splitmix_gives_its_published_numbers() -> None:
    """The first outputs of SplitMix64 from seed 1234567 are known from its reference implementation."""
    assert mixed(1234567) == 6457827717110365317
    assert mixed((1234567 + 0x9E3779B97F4A7C15) & ((1 << 64) - 1)) == 3203168211198807973


def test_the_same_seed_rolls_the_same_dice() -> None:
    """The numbers are written down, so that no change of the stream goes unnoticed."""
    dealer = StreamDealer(7)
    rolled = [dealer.answer(PITCH) for _ in range(12)]
    again = open_dealer(7, "pcg32")
    assert [int(again.answer(PITCH)) for _ in range(12)] == rolled
    assert rolled == [33, 12, 37, 37, 32, 20, 23, 32, 34, 14, 12, 14]


def test_every_fall_comes_up_about_equally_often() -> None:
    """Chi-squared over the 30 numbers of the special dice, 60,000 rolls of 600 games: 29 degrees, 5% to 99.99%."""
    counted: Counter[int] = Counter()
    for game in range(600):
        dealer = StreamDealer(numbered(3, game))
        counted.update(dealer.answer(PITCH) for _ in range(100))
    expected = {number: 60_000 * weight / 216 for number, weight in SPECIAL_DICE.weights.items()}
    chi = sum((counted[number] - share) ** 2 / share for number, share in expected.items())
    assert 12 < chi < 70


def test_a_deck_is_dealt_without_repeating_a_card() -> None:
    deck = Deck("hundred cards", ("top",), tuple((number,) for number in range(100)), 80)
    draw, dealer = Draw("pitch", deck, "top"), StreamDealer(5)
    piles = [[dealer.answer(draw) for _ in range(80)] for _ in range(2)]
    assert [len(set(pile)) for pile in piles] == [80, 80]
    assert piles[0] != piles[1]


def test_a_tape_names_its_stream_and_old_tapes_keep_theirs() -> None:
    assert dice_words(7) == "seed 7 on pcg32"
    assert dice_words(7, "mersenne") == "seed 7"
    assert read_dice("seed 7 on pcg32") == (7, "pcg32")
    assert read_dice("seed 7") == (7, "mersenne")
    old, plain = open_dealer(7, "mersenne"), Dealer(7)
    assert [old.answer(PITCH) for _ in range(20)] == [plain.answer(PITCH) for _ in range(20)]


@pytest.mark.parametrize("words", ["seed", "seed x", "seed 7 on marbles", "own dice", ""])
def test_other_words_name_no_dice(words: str) -> None:
    assert read_dice(words) is None
