"""RY-07 to RY-13 and RY-15 to RY-17: one at-bat."""

from __future__ import annotations

from collections import defaultdict

import pytest

from hotstove.diamond.apply import step
from hotstove.diamond.bases import ALL_BASES
from hotstove.diamond.movement import movement
from hotstove.diamond.play import Play
from hotstove.games.rallybird.cards import CARDS, RELATIONS, playable
from hotstove.games.rallybird.chart_set import our_charts
from hotstove.games.rallybird.moving import PLACE, advances, played
from hotstove.games.rallybird.results import CODES, read_result
from tests.helpers.rallybird import ruled

PLACED = {"A": 3, "B": 3, "C": 4, "D": 4, "E": 5, "F": 5}
DOUBLING = ("Infield Left", "Infield Right", "Grounder Left", "Grounder Right", "Bunt for Hit")
SACS = ("Sac Left", "Sac Right")


def test_ry_07_one_zone_two_zones_double_and_treble() -> None:
    assert ruled("Infield Left", [8], placed=PLACED).result.glove_sum == 7
    assert ruled("Grounder Right", [9], placed=PLACED).result.glove_sum == 8
    assert ruled("Sac Left", [6], "--3", placed=PLACED).result.glove_sum == 5
    assert ruled("Steal 3B", [10], "-2-", placed=PLACED).result.glove_sum == 9
    assert ruled("Deep", [11], placed=PLACED).result.glove_sum == 10


@pytest.mark.parametrize(
    ("roll", "field"), [(6, (1, 0, "--3", "out")), (7, (0, 0, "1-3", "1")), (8, (0, 1, "1--", "1"))]
)
def test_ry_07_dice_below_equal_to_and_above_the_sum(roll: int, field: tuple[int, int, str, str]) -> None:
    assert ruled("Infield Left", [roll], "--3", placed=PLACED).field == field


@pytest.mark.parametrize(
    ("roll", "bases", "field"),
    [
        (7, "1--", (0, 0, "12-", "1")),
        (7, "-2-", (0, 0, "12-", "1")),
        (7, "1-3", (0, 0, "123", "1")),
        (7, "123", (0, 1, "123", "1")),
        (8, "-2-", (0, 0, "1-3", "1")),
        (8, "123", (0, 1, "123", "1")),
        (6, "-23", (1, 0, "-23", "out")),
        (6, "1-3", (2, 0, "--3", "out")),
    ],
)
def test_ry_08_infield_left_as_printed(roll: int, bases: str, field: tuple[int, int, str, str]) -> None:
    assert ruled("Infield Left", [roll], bases, placed=PLACED).field == field


def test_ry_08_every_result_of_every_card_conserves_the_players() -> None:
    """On all bases and outs: nobody vanishes, nobody passes another, and a third out stops the play."""
    for card in our_charts().cards:
        for bases in ALL_BASES:
            for outs in range(3):
                if not playable(card.name, bases):
                    continue
                for result in card.results:
                    play = played(result, card.fielder, bases, outs)
                    done = step(play, bases)
                    players = len(bases.replace("-", "")) + done.next_batter
                    assert players == done.outs + done.runs + len(done.bases.replace("-", ""))
                    assert outs + done.outs <= 3
                    assert outs + done.outs < 3 or done.runs == 0
                    _nobody_passes(play, bases)


def _nobody_passes(play: Play, bases: str) -> None:
    ends = dict(movement(play).ends)
    standing = [PLACE[ends.get(base, base)] for base in "321" if base in bases and ends.get(base) != "out"]
    assert standing == sorted(standing, reverse=True)


def test_ry_08_a_runner_stops_behind_the_player_in_front_of_him() -> None:
    result = read_result("S.1-3;2-3;3-H")
    assert step(played(result, 4, "1--", 0), "1--").bases == "1-3"
    assert step(played(result, 4, "12-", 0), "12-").bases == "123"
    assert step(played(read_result("SH.1-2"), 1, "12-", 0), "12-").bases == "12-"


def test_ry_08_every_code_of_the_notation_makes_a_play() -> None:
    for code in CODES:
        bases = {"SB2": "1--", "CS2": "1--", "SB3": "12-", "CS3": "12-"}.get(code, "123")
        play = played(read_result(code), 6, bases, 0)
        assert advances(play) == (code not in {"G", "F", "K", "SH", "FDP", "CS2", "CS3"})


def test_ry_08_left_and_right_differ_as_the_tactics_pages_say() -> None:
    """Right is at least as good as left at moving a runner from first, and better in one of the three results."""
    charts = our_charts()
    for kind in ("Infield", "Grounder"):
        gains = []
        for left, right in zip(charts.card(f"{kind} Left").results, charts.card(f"{kind} Right").results, strict=True):
            ends = [movement(played(result, 4, "1--", 0)).end_of("1") for result in (left, right)]
            gains.append([-1 if end == "out" else PLACE[end] for end in ends])
        assert all(right >= left for left, right in gains)
        assert any(right > left for left, right in gains)


def test_ry_09_a_home_run_must_succeed_twice() -> None:
    placed = {"A": 3, "B": 3, "C": 4, "D": 4, "E": 3, "F": 4}
    assert ruled("Home Run", [8, 9], "-2-", placed=placed, calls={"flip": "F"}).field == (0, 2, "---", "H")
    assert ruled("Home Run", [6], "1--", placed=placed).field == (1, 0, "1--", "out")
    assert ruled("Home Run", [6], "1--", placed=placed).rolled == 1
    failed = ruled("Home Run", [8, 6], "1--", placed=placed)
    assert failed.field == (1, 0, "1--", "out")
    assert not failed.result.flipped
    assert "RY-09" in failed.cites


def test_ry_09_equal_counts_as_deep_has_it() -> None:
    charts = our_charts()
    reaches = charts.result("Deep", "=").code in {"S", "D", "T"}
    assert (charts.result("Home Run", "=").code == "HR") == reaches
    assert ruled("Home Run", [8, 8] if reaches else [8]).batter == ("H" if reaches else "out")


def test_ry_10_equal_is_an_out_on_bunt_for_hit_and_infield_right() -> None:
    assert ruled("Bunt for Hit", [8], "1--").field == (1, 0, "1--", "out")
    assert ruled("Infield Right", [8], "1--").field == (1, 0, "-2-", "out")
    assert ruled("Infield Right", [8], "-23").field == (1, 1, "--3", "out")
    assert ruled("Infield Right", [8], "-23", outs=2).field == (1, 0, "-23", "out")


@pytest.mark.parametrize("card", DOUBLING)
def test_ry_11_double_plays_of_the_infield(card: str) -> None:
    assert ruled(card, [2], "1--").field == (2, 0, "---", "out")
    assert ruled(card, [2], "12-").field == (2, 0, "--3", "out")
    assert ruled(card, [2], "123").field == (2, 1, "--3", "out")
    assert ruled(card, [2], "1-3").field == (2, 0, "--3", "out")
    assert ruled(card, [2], "-23").field == (1, 0, "-23", "out")
    assert ruled(card, [2], "123", outs=1).field[:2] == (2, 0)
    assert ruled(card, [2], "123", outs=2).field[:2] == (1, 0)


@pytest.mark.parametrize("card", SACS)
def test_ry_11_on_the_sac_cards_the_other_runners_hold(card: str) -> None:
    assert ruled(card, [2], "1--").field == (2, 0, "---", "out")
    assert ruled(card, [2], "123").field == (2, 0, "-23", "out")
    assert ruled(card, [2], "1-3").field == (2, 0, "--3", "out")
    assert ruled(card, [2], "-23").field == (1, 0, "-23", "out")
    assert ruled(card, [2], "12-", outs=1).field[:2] == (2, 0)


def test_ry_12_two_white_tiles_the_defence_chooses() -> None:
    for zone in "DA":
        done = ruled("Infield Left", [9], "1--", calls={"flip": zone})
        assert (done.result.flipped, done.result.removed, done.asked) == (zone, "", ("flip",))


def test_ry_12_a_red_tile_must_go_before_a_white_one() -> None:
    done = ruled("Infield Left", [12], placed=PLACED | {"A": "3r"})
    assert (done.result.flipped, done.result.removed, done.asked) == ("", "A", ())


def test_ry_12_of_two_red_tiles_the_defence_chooses() -> None:
    done = ruled("Infield Left", [12], placed=PLACED | {"A": "3r", "D": "4r"}, calls={"flip": "A"})
    assert (done.result.flipped, done.result.removed, done.asked) == ("", "A", ("flip",))


def test_ry_12_one_tile_named_twice_is_one_tile() -> None:
    done = ruled("Grounder Right", [12])
    assert (done.result.flipped, done.asked) == ("C", ())


def test_ry_12_the_last_tile_once_red_is_safe() -> None:
    assert ruled("Infield Left", [12], placed={"A": "1r"}).result.removed == ""
    assert ruled("Infield Left", [12], placed={"A": 1}).result.flipped == "A"
    assert ruled("Infield Left", [12], placed={"A": "1r", "E": "2r"}).result.removed == "A"


def test_ry_12_an_out_that_moves_a_runner_is_a_success() -> None:
    assert ruled("Infield Right", [8], "1--", calls={"flip": "C"}).result.flipped == "C"
    assert ruled("Sac Left", [12], "--3").result.flipped == "E"
    assert ruled("Infield Right", [8], "---").result.flipped == ""


def test_ry_13_no_success_no_flip() -> None:
    """A double play that forces a runner on is still a failure."""
    for card in CARDS:
        for bases in ("---", "1--", "12-", "123"):
            if playable(card, bases):
                done = ruled(card, [2], bases)
                assert (done.result.flipped, done.result.removed, done.asked) == ("", "", ())


def test_ry_13_an_empty_zone_has_nothing_to_turn() -> None:
    charts = our_charts()
    done = ruled("Infield Left", [12], placed={"D": 2, "B": 2})
    assert done.result.glove_sum == 2 + charts.printed("A")
    assert (done.result.flipped, done.asked) == ("D", ())
    assert ruled("Infield Left", [12], placed={"B": 2, "C": 2}).result.flipped == ""


def test_ry_15_take_the_pitch_looks_at_the_pitcher_or_at_the_catcher() -> None:
    placed = {"A": 2, "B": 3, "C": 4, "D": 4, "E": 5, "F": 5}
    times = len(our_charts().card("Take the Pitch").zones)
    for bases in ALL_BASES:
        assert ruled("Take the Pitch", [12], bases, placed=placed).result.glove_sum == times * (
            3 if "2" in bases else 2
        )


def test_ry_15_a_walk_never_touches_the_tiles() -> None:
    for bases in ALL_BASES:
        done = ruled("Take the Pitch", [12], bases, placed=PLACED | {"A": "1r", "B": "1r"})
        assert (done.result.flipped, done.result.removed, done.batter) == ("", "", "1")
    assert ruled("Take the Pitch", [12], "1-3").bases == "123"
    assert ruled("Take the Pitch", [2], "1-3").field == (1, 0, "1-3", "out")


def test_ry_16_a_two_is_a_walk_and_a_success() -> None:
    done = ruled("Home Run", [2], "12-", snake_eyes=True, calls={"flip": "F"})
    assert done.field == (0, 0, "123", "1")
    assert done.result.flipped == "F"
    assert ruled("Steal 2B", [2], "1--", snake_eyes=True).field == (0, 0, "12-", "1")
    assert ruled("Home Run", [9, 2], "---", snake_eyes=True).batter == "1"
    assert ruled("Home Run", [2], "12-").batter == "out"
    assert "RY-16" in done.cites


def test_ry_16_on_take_the_pitch_it_leaves_the_tiles_alone() -> None:
    assert ruled("Take the Pitch", [2], snake_eyes=True).result.flipped == ""


def test_ry_17_a_second_roll_that_moves_somebody_keeps_the_rallybird() -> None:
    done = ruled("Infield Left", [5, 9], "-2-", 1, PLACED, {"reroll": "yes"}, rallybird=True, behind=2)
    assert done.field == (0, 0, "1-3", "1")
    assert done.result.rallybird
    assert "RY-17" in done.cites


def test_ry_17_a_second_roll_that_moves_nobody_loses_it() -> None:
    done = ruled("Infield Left", [5, 3], "---", 1, PLACED, {"reroll": "yes"}, rallybird=True, behind=2)
    assert done.batter == "out"
    assert not done.result.rallybird


def test_ry_17_a_first_roll_that_is_kept_leaves_the_tile_where_it_is() -> None:
    done = ruled("Infield Left", [5], "---", 1, PLACED, {"reroll": "no"}, rallybird=True, behind=2)
    assert done.result.rallybird
    assert done.rolled == 1


def test_ry_17_taking_the_lead_ends_it_and_a_tie_does_not() -> None:
    for behind, stays in ((1, False), (2, True), (3, True)):
        done = ruled("Home Run", [12, 12], "1--", rallybird=True, behind=behind)
        assert done.runs == 2
        assert done.result.rallybird == stays


def test_ry_17_both_rolls_of_a_home_run_may_be_taken_back() -> None:
    done = ruled("Home Run", [5, 9, 5, 9], "---", calls={"reroll": "yes"}, rallybird=True, behind=3)
    assert done.batter == "H"
    assert done.asked == ("reroll", "reroll", "flip")
    assert done.result.rallybird


def test_ry_17_a_first_roll_of_a_home_run_that_succeeds_is_no_result_yet() -> None:
    done = ruled("Home Run", [9, 5, 9], "---", calls={"reroll": "yes"}, rallybird=True, behind=3)
    assert done.batter == "H"
    assert done.asked == ("reroll", "flip")


def test_ry_17_a_roll_that_was_taken_back_stands() -> None:
    done = ruled("Home Run", [9, 5, 4], "---", calls={"reroll": "yes"}, rallybird=True, behind=3)
    assert (done.batter, done.rolled, done.result.rallybird) == ("out", 3, False)


def test_ry_17_who_has_no_rallybird_is_not_asked() -> None:
    assert ruled("Infield Left", [5], "---").asked == ()


def test_ry_08_every_cell_of_every_card_is_used() -> None:
    """Under every relation, on some bases, each card's own cell decides."""
    used: defaultdict[str, set[str]] = defaultdict(set)
    charts = our_charts()
    for card in charts.cards:
        for bases in ALL_BASES:
            if playable(card.name, bases):
                total = ruled(card.name, [2, 2], bases).result.glove_sum
                for relation, roll in zip(RELATIONS, (total - 1, total, total + 1), strict=True):
                    if 2 <= roll <= 12:
                        done = ruled(card.name, [roll] * (2 if card.rolls == 2 and relation != "<" else 1), bases)
                        wanted = played(charts.result(card.name, relation), card.fielder, bases, 0)
                        assert done.result.play == wanted
                        used[card.name].add(relation)
    treble = {"Steal 3B", "Take the Pitch"}
    assert {name for name, relations in used.items() if relations != set(RELATIONS)} <= treble
