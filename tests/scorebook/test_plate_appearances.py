"""Plate appearances against the box: every hit, run, run batted in and out belongs to one of them."""

from __future__ import annotations

from collections import Counter

import pytest

from hotstove.diamond.log import GameLog
from hotstove.diamond.notation import read
from hotstove.scorebook import score
from hotstove.scorebook.plate_appearances import HOME, outs_in_order, plate_appearances, result_of
from tests.scorebook.random_game import random_game
from tests.scorebook.sandlot import game


def check(log: GameLog) -> None:
    book, turns = score(log), plate_appearances(log)
    for side in (0, 1):
        own = [turn for turn in turns if turn.side == side]
        for batter in book.sides[side].batters:
            his = [turn for turn in own if turn.batter == batter.player and turn.slot == batter.slot]
            assert len(his) == batter.line.plate_appearances
            assert sum(turn.hit for turn in his) == batter.line.hits
            assert sum(turn.rbi for turn in his) == batter.line.runs_batted_in
        by_slot = Counter(turn.slot for turn in own if turn.reached == HOME)
        runs: Counter[int] = Counter()
        for batter in book.sides[side].batters:
            runs[batter.slot] += batter.line.runs
        assert by_slot == +runs
        assert sum(turn.reached in (1, 2, 3) and not turn.out for turn in own) == book.sides[side].left_on_base
    outs: dict[tuple[int, int], list[int]] = {}
    for turn in turns:
        if turn.out:
            outs.setdefault((turn.inning, turn.side), []).append(turn.out)
        assert not (turn.out and turn.reached == HOME)
    final = log.final
    for place, numbers in outs.items():
        ended = final is not None and place == (final.inning, final.batting)
        assert sorted(numbers) == [1, 2, 3] or (ended and sorted(numbers) == [1, 2, 3][: len(numbers)])


@pytest.mark.parametrize("first", range(0, 400, 40))
def test_everything_in_the_box_stands_in_a_plate_appearance(first: int) -> None:
    for seed in range(first, first + 40):
        check(random_game(seed, twins=seed % 5 == 0))


@pytest.mark.parametrize(
    ("notation", "written"),
    [
        ("S8", "1B8"), ("HR/F7", "HR"), ("D9/L", "2B9"), ("DGR", "2B"), ("63/G", "6-3"), ("3/G", "3U"), ("8/F", "F8"),
        ("6/P", "P6"), ("7/L", "L7"), ("64(1)3/GDP", "DP 6-4-3"), ("8/SF.3-H", "SF 8"), ("13/SH.1-2", "SH 1-3"),
        ("E6", "E6"), ("6E3", "E3"), ("FC5.3XH(52)", "FC5"), ("K", "K"), ("W", "BB"), ("IW", "IBB"), ("HP", "HB"),
        ("C/E2", "CI"), ("54(1)/FO", "FC 5-4"), ("4(1)/FO", "FC 4"), ("K+CS2(26)/DP", "K"),
    ],
)  # fmt: skip
def test_results_as_a_score_sheet_has_them(notation: str, written: str) -> None:
    assert result_of(read(notation)) == written


def test_outs_are_numbered_in_the_order_in_which_they_were_made() -> None:
    assert outs_in_order(read("64(1)3/GDP")) == ["1", "B"]
    assert outs_in_order(read("8(B)84(2)/LDP")) == ["B", "2"]
    assert outs_in_order(read("K+CS2(26)/DP")) == ["B", "1"]
    assert outs_in_order(read("S8.1X3(85)")) == ["1"]
    assert outs_in_order(read("PO1(E1/TH).1-2")) == []


def test_how_a_runner_came_round() -> None:
    """A walk, a steal, a grounder and a fly; who ran for him has his square."""
    log = game("W", "SB2", "43.2-3", "8/SF.3-H", "K", "side")
    first = plate_appearances(log)[0]
    assert [(advance.base, advance.on) for advance in first.advances] == [(1, "BB"), (2, "SB"), (3, "2"), (4, "3")]
    assert (first.result, first.out, first.reached) == ("BB", 0, HOME)
    third = plate_appearances(log)[2]
    assert (third.result, third.rbi, third.out) == ("SF 8", 1, 2)
