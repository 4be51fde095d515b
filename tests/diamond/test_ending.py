"""When a game is over, and what counts of the play that ends it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hotstove.diamond.ending import is_over, last_play
from hotstove.diamond.notation import read, write
from hotstove.diamond.situation import BOTTOM, TOP
from tests.helpers.exhaustive import met


@pytest.mark.parametrize(
    ("inning", "half", "outs", "score", "over"),
    [
        (8, BOTTOM, 3, (1, 5), False),
        (9, TOP, 3, (1, 5), True),
        (9, TOP, 3, (5, 5), False),
        (9, TOP, 2, (1, 5), False),
        (9, BOTTOM, 0, (5, 5), False),
        (9, BOTTOM, 1, (5, 6), True),
        (9, BOTTOM, 3, (5, 5), False),
        (9, BOTTOM, 3, (6, 5), True),
        (14, BOTTOM, 0, (5, 6), True),
        (14, TOP, 3, (6, 5), False),
    ],
)
def test_when_a_game_is_over(inning: int, half: str, outs: int, score: tuple[int, int], over: bool) -> None:
    assert is_over(replace(met("---", 0), inning=inning, half=half, outs=outs, score=score)) is over


def test_a_shorter_game_ends_earlier() -> None:
    situation = replace(met("---", 0), inning=7, half=BOTTOM, outs=3, score=(2, 1))
    assert (is_over(situation, 7), is_over(situation, 9)) == (True, False)


@pytest.mark.parametrize(
    ("bases", "needed", "play", "counts"),
    [
        ("--3", 1, "S8.3-H", "S8.3-H"),
        ("--3", 1, "D8.3-H", "S8.3-H"),
        ("-2-", 1, "D8.2-H", "D8.2-H"),
        ("-2-", 1, "T9.2-H", "D9.2-H"),
        ("1--", 1, "T9.1-H", "T9.1-H"),
        ("123", 1, "HR.3-H;2-H;1-H", "HR.3-H;2-H;1-H"),
        ("123", 1, "D7.3-H;2-H;1-H", "S7.3-H;2-3;1-2"),
        ("123", 2, "D7.3-H;2-H;1-H", "D7.3-H;2-H;1-3"),
        ("123", 3, "D7.3-H;2-H;1-H", "D7.3-H;2-H;1-H"),
        ("-23", 1, "S8.3-H;2-H", "S8.3-H"),
        ("-23", 1, "WP.3-H;2-H", "WP.3-H"),
        ("-23", 3, "S8.3-H;2-H", "S8.3-H;2-H"),
        ("1-3", 1, "S8.3-H;1-3", "S8.3-H;1-2"),
    ],
)
def test_a_winning_hit_is_worth_the_bases_that_the_run_needed(bases: str, needed: int, play: str, counts: str) -> None:
    """Bottom of the ninth, so many runs needed to win."""
    situation = replace(met(bases, 0), inning=9, half=BOTTOM, score=(needed - 1, 0))
    assert write(last_play(situation, read(play))) == counts


def test_elsewhere_a_play_counts_in_full() -> None:
    for inning, half in ((9, TOP), (8, BOTTOM)):
        situation = replace(met("123", 0), inning=inning, half=half, score=(0, 0))
        assert write(last_play(situation, read("D7.3-H;2-H;1-H"))) == "D7.3-H;2-H;1-H"
