"""LT-01 to LT-04, LT-08, LT-20 to LT-22: the deck, control, and what the two cards say."""

from __future__ import annotations

from collections import Counter
from statistics import mean, variance
from typing import Any

import pytest

from hotstove.games.longtater.cards import BatterCard
from hotstove.games.longtater.chart_set import our_charts
from hotstove.games.longtater.deck import FACES, draws_of
from hotstove.games.longtater.game import GAME
from hotstove.games.longtater.options import Options
from hotstove.table.chance import Dealer
from hotstove.table.errors import Mistake
from hotstove.table.questions import Draw
from tests.helpers.longtater import BATTER_CONTROLS, PITCHER_CONTROLS, matchup, offered, out_number, ruled
from tests.helpers.playing import ballgame, played


def test_lt_01_a_hundred_cards_with_three_numbers_each() -> None:
    """Top and bottom 1 to 100 once each, middle 1 to 20 five times each."""
    deck = draws_of(our_charts().deck).batter.deck
    assert (len(deck.cards), deck.faces) == (100, FACES)
    assert set(deck.weights["top"].items()) == {(number, 1) for number in range(1, 101)}
    assert set(deck.weights["bottom"].items()) == {(number, 1) for number in range(1, 101)}
    assert set(deck.weights["middle"].items()) == {(number, 5) for number in range(1, 21)}


@pytest.mark.parametrize("seed", range(20))
def test_lt_01_within_one_pass_every_card_appears_once(seed: int) -> None:
    """Two passes: in each of them every top number comes exactly once."""
    draws, dealer = our_charts().draws, Dealer(seed)
    for _ in range(2):
        assert sorted(dealer.answer(draws.batter) for _ in range(100)) == list(range(1, 101))


def test_lt_01_all_draws_take_from_the_same_deck() -> None:
    """A number read at the top uses up the card for the other faces too."""
    draws, dealer = our_charts().draws, Dealer(1)
    cards = {card[0]: card for card in draws.batter.deck.cards}
    used = {cards[dealer.answer(draws.batter)][2] for _ in range(60)}
    assert {dealer.answer(draws.pitcher) for _ in range(40)} == set(range(1, 101)) - used


def test_lt_01_every_place_of_the_deck_is_as_good_as_another() -> None:
    """Four thousand passes: chi-square of the card that comes first, that comes last, and that follows card 1."""
    draws, dealer = our_charts().draws, Dealer(7)
    first, last, after = Counter[int](), Counter[int](), Counter[int]()
    for _ in range(4000):
        numbers = [dealer.answer(draws.batter) for _ in range(100)]
        first[numbers[0]] += 1
        last[numbers[-1]] += 1
        if numbers[-1] != 1:
            after[numbers[numbers.index(1) + 1]] += 1
    for counts, cards in ((first, 100), (last, 100), (after, 99)):
        expected = sum(counts.values()) / cards
        assert len(counts) == cards
        assert sum((count - expected) ** 2 / expected for count in counts.values()) < 160


def test_lt_01_half_a_deck_holds_nearly_half_of_the_low_numbers() -> None:
    """Numbers 1 to 30 among fifty cards: without replacement their variance is half of what dice would give."""
    draws, dealer = our_charts().draws, Dealer(8)
    found = []
    for _ in range(2000):
        numbers = [dealer.answer(draws.pitcher) for _ in range(100)]
        found.append(sum(number <= 30 for number in numbers[:50]))
    assert mean(found) == pytest.approx(15, abs=0.2)
    assert variance(found) == pytest.approx(50 * 0.3 * 0.7 * 50 / 99, rel=0.12)


def test_lt_01_no_card_comes_twice_in_a_pass_of_a_real_game() -> None:
    """Tops and bottoms tell the card; middle numbers are on five cards each."""
    record: list[Any] = played(ballgame("longtater"), 11).record
    drawn = [(q.face, a) for q, a in zip(record[::2], record[1::2], strict=True) if isinstance(q, Draw)]
    cards = our_charts().draws.batter.deck.cards
    by_top, by_bottom = {card[0]: card for card in cards}, {card[2]: card for card in cards}
    assert len(drawn) > 300
    for start in range(0, len(drawn), 100):
        seen: list[tuple[int, ...]] = []
        middles = Counter[int]()
        for face, number in drawn[start : start + 100]:
            if face == "middle":
                middles[number] += 1
            else:
                seen.append((by_top if face == "top" else by_bottom)[number])
        assert len(seen) == len(set(seen))
        middles.update(card[1] for card in seen)
        assert max(middles.values()) <= 5


def test_lt_01_the_deck_may_be_shuffled_sooner() -> None:
    """After fifty cards, so that the same number may come twice in a hundred."""
    draws, dealer = our_charts().dealt(50).draws, Dealer(3)
    numbers = [dealer.answer(draws.batter) for _ in range(100)]
    assert len(set(numbers[:50])) == len(set(numbers[50:])) == 50
    assert len(set(numbers)) < 100


def test_lt_01_how_soon_is_checked() -> None:
    with pytest.raises(Mistake, match="reshuffle_after=5"):
        Options(reshuffle_after=5)
    away, home = (GAME.read_club(file) for file in GAME.clubs().values())
    lineups = (away.lineup(away.staff.rotation[0], "R", True), home.lineup(home.staff.rotation[0], "R", True))
    setup = GAME.setup((away, home), lineups, options=Options(reshuffle_after=60))
    assert setup.dealt.draws.batter.deck.depth == 60


@pytest.mark.parametrize(
    ("batter", "pitcher", "numbers", "controls"),
    [
        (12, 10, ("m9", "m10"), "batting card"),
        (12, 10, ("m7", "m10"), "pitching card"),
        (12, 10, ("m8", "m10"), "batting card"),
        (10, 12, ("m10", "m8"), "pitching card"),
        (10, 10, ("m8", "m8"), "pitching card"),
        (10, 10, ("m9", "m8"), "batting card"),
    ],
)
def test_lt_02_the_higher_total_controls(batter: int, pitcher: int, numbers: tuple[str, str], controls: str) -> None:
    """Equal totals go to the higher rating, equal ratings to the pitcher."""
    m = matchup(batter={"br": batter}, pitcher={"pr": pitcher})
    face = "t" if controls == "batting card" else "b"
    assert ruled(m, *numbers, f"{face}50", f"{face}10").notation == "K"


def test_lt_03_at_or_under_out_is_an_out() -> None:
    """60 with an OUT of 60 is out, 61 is on base."""
    assert ruled(matchup(), *BATTER_CONTROLS, "t60", "t20").field == (1, 0, "---", "out")
    assert ruled(matchup(), *BATTER_CONTROLS, "t61", "t89").field == (0, 0, "1--", "1")


def test_lt_04_a_double_play_with_a_runner_on_first() -> None:
    """10 within DP: the batter and the runner from first are out, and the runner from third scores."""
    assert ruled(matchup("1--"), *BATTER_CONTROLS, "t30", "t10").field == (2, 0, "---", "out")
    assert ruled(matchup("1-3"), *BATTER_CONTROLS, "t30", "t10").field == (2, 1, "---", "out")
    assert ruled(matchup("12-", 1), *BATTER_CONTROLS, "t30", "t10").outs == 3


@pytest.mark.parametrize(("bases", "outs"), [("---", 0), ("-2-", 0), ("--3", 1), ("1--", 2)])
def test_lt_04_without_the_situation_the_same_number_is_a_strikeout(bases: str, outs: int) -> None:
    """10 lies within K too."""
    assert ruled(matchup(bases, outs), *BATTER_CONTROLS, "t30", "t10").notation == "K"


def test_lt_04_above_dp_and_k_comes_the_out_chart() -> None:
    """11 is a strikeout with a runner on first, 21 goes to the chart, by a top number."""
    assert ruled(matchup("1--"), *BATTER_CONTROLS, "t30", "t11").notation == "K"
    fly = f"t{out_number('F8')}"
    assert ruled(matchup("1--"), *BATTER_CONTROLS, "t30", "t21", fly).notation == "8/F"


def test_lt_08_the_ranges_of_a_batting_card() -> None:
    """Each upper bound belongs to its own range, the next number to the next one."""
    reaches = matchup().batter.reaches
    assert [reaches(n) for n in (1, 60, 61, 75, 76, 77, 78, 88, 89, 95, 96, 100)] == [
        *("1B", "1B", "2B", "2B", "3B", "3B", "HR", "HR", "BB", "BB", "HBP", "HBP"),
    ]


def test_lt_08_a_repeated_number_is_no_range() -> None:
    """80 95 95 95 99 100: 95 is a double, 96 a walk, and there is neither triple nor homer."""
    card = BatterCard(12, 60, 20, 10, 80, 95, 95, 95, 99, 100, 0, 0)
    assert [card.sheet.reaches(n) for n in (80, 95, 96, 99, 100)] == ["1B", "2B", "BB", "BB", "HBP"]
    assert "3B" not in {card.sheet.reaches(n) for n in range(1, 101)}


def test_lt_20_within_oba_then_hit_or_walk() -> None:
    """33 is within OBA; 70 within HIT, 71 a walk."""
    assert ruled(matchup(), *PITCHER_CONTROLS, "b33", "b71").notation == "W"
    hit = ruled(matchup(), *PITCHER_CONTROLS, "b33", "b70", "t60", "b50")
    assert hit.play.events[0].code == "S"


def test_lt_20_the_batting_card_gives_the_kind_of_hit() -> None:
    """61 is a double on the batter's card; a number among his walks is drawn again."""
    assert ruled(matchup(), *PITCHER_CONTROLS, "b1", "b1", "t61", "b50").play.events[0].code == "D"
    assert ruled(matchup(), *PITCHER_CONTROLS, "b1", "b1", "t95", "t96", "t88").play.events[0].code == "HR"


def test_lt_20_a_player_without_hits_on_his_card_has_singled() -> None:
    """Nothing is drawn for the kind."""
    nobody = {"single": 0, "double": 0, "triple": 0, "homer": 0}
    assert ruled(matchup(batter=nobody), *PITCHER_CONTROLS, "b1", "b1", "b50").play.events[0].code == "S"


@pytest.mark.parametrize(
    ("number", "notation"), [("b60", "WP.3-H;1-2"), ("b61", "HP.3-H;1-2"), ("b90", "HP.3-H;1-2"), ("b91", "BK.3-H;1-2")]
)
def test_lt_21_the_pitchers_hundred(number: str, notation: str) -> None:
    """With WP 60, HB 90, BK 100 and runners on first and third."""
    assert ruled(matchup("1-3"), *PITCHER_CONTROLS, "b20", "b100", number).notation == notation


def test_lt_21_repeated_bounds_are_ignored() -> None:
    """WP 50, HB 50, BK 100: nobody is ever hit."""
    m = matchup(pitcher={"wp": 50, "hb": 50})
    assert {m.pitcher.hundred(number) for number in range(1, 101)} == {"WP", "BK"}


def test_lt_21_with_nobody_on_a_wild_pitch_is_nothing() -> None:
    assert ruled(matchup(), *PITCHER_CONTROLS, "b20", "b100", "b1").field == (0, 0, "---", "up")


def test_lt_21_a_hit_batsman_moves_everybody() -> None:
    """As baseball has it, which is the option, only forced runners move."""
    forced = Options(hit_batsman_moves_all=False)
    assert ruled(matchup("-23"), *PITCHER_CONTROLS, "b20", "b100", "b80").field == (0, 1, "1-3", "1")
    assert ruled(matchup("-23"), *PITCHER_CONTROLS, "b20", "b100", "b80", options=forced).field == (0, 0, "123", "1")


def test_lt_22_the_pitchers_out() -> None:
    """34 is above OBA; 25 within K, 26 leads to the Out Chart by a bottom number."""
    assert ruled(matchup(), *PITCHER_CONTROLS, "b34", "b25").notation == "K"
    fly = f"b{out_number('F8')}"
    assert ruled(matchup(), *PITCHER_CONTROLS, "b34", "b26", fly).notation == "8/F"
    assert offered(matchup("1-3"), "infield") == ("back", "in")
