"""RB-23: endurance by batters faced."""

from __future__ import annotations

import pytest

from hotstove.games.replay.cards import PitcherCard
from hotstove.games.replay.options import Options
from tests.helpers.replay import pitcher
from tests.helpers.replay_outing import Outing

BY_BATTERS = Options(endurance="batters")


def starter(starts: int = 7, batters: int = 28) -> Outing:
    return Outing(pitcher(starts=starts, batters=batters), BY_BATTERS)


def reliever(batters: int, raised: int) -> PitcherCard:
    return pitcher(relieves=batters, relieves_bonus=raised)


def test_rb_23_past_bf_the_next_runner_tires_him() -> None:
    """Three runs in, 28 batters faced."""
    outing = starter()
    for _ in range(3):
        outing.run()
    outing.innings(8)
    outing.out(2)
    for _ in range(2):
        outing.runner()
    assert outing.batters == 28
    assert not outing.tired
    outing.runner()
    assert outing.tired


def test_rb_23_the_last_player_of_bf_is_not_yet_the_next_runner() -> None:
    outing = starter()
    outing.run()
    outing.innings(9)
    outing.runner()
    assert outing.batters == 28
    assert not outing.tired


def test_rb_23_s_more_batters_tire_him_in_any_case() -> None:
    """Three runs, no further runner: seven more, and at once after the seventh."""
    outing = starter()
    for _ in range(3):
        outing.run()
    outing.innings(11)
    outing.out()
    assert outing.batters == 34
    assert not outing.tired
    outing.out()
    assert outing.tired


def test_rb_23_a_shutout_goes_on_until_a_run() -> None:
    """Runners do not matter, the first run does, at once."""
    outing = starter()
    outing.innings(9)
    for _ in range(4):
        outing.runner()
    assert not outing.tired
    outing.run()
    assert outing.tired


def test_rb_23_or_until_s_more_batters() -> None:
    outing = starter()
    outing.innings(9)
    for _ in range(7):
        outing.runner()
    assert outing.batters == 34
    assert not outing.tired
    outing.runner()
    assert outing.tired


def test_rb_23_six_runs_tire_him_at_any_time() -> None:
    outing = starter()
    for number in range(6):
        assert not outing.tired, number
        outing.run(earned=False)
    assert outing.tired


def test_rb_23_intentional_walks_count_neither_way() -> None:
    outing = starter()
    outing.run()
    outing.innings(9)
    outing.walk_on_purpose()
    assert outing.batters == 27
    outing.runner()
    outing.walk_on_purpose()
    assert not outing.tired
    outing.runner()
    assert outing.tired


def test_rb_23_a_card_without_bf_has_four_for_each_inning() -> None:
    assert pitcher(starts=7).start_batters == 28
    assert pitcher(starts=7, batters=25).start_batters == 25


def test_rb_23_the_printed_example_of_a_reliever() -> None:
    """R4^8 enters with one out in the seventh: seven batters. Two retired leave five, five in the eighth leave none."""
    outing = Outing(reliever(4, 8), BY_BATTERS, started=False, inning=7, outs=1, lead=2)
    outing.out(2)
    outing.runner()
    outing.runner()
    outing.out(2)
    assert not outing.tired
    outing.out()
    assert outing.tired


def test_rb_23_a_runner_tires_him_within_the_inning() -> None:
    """R2 without a bonus: two batters, then a runner."""
    outing = Outing(reliever(2, 0), BY_BATTERS, started=False, inning=7, outs=0)
    outing.runner()
    outing.runner()
    assert not outing.tired
    outing.out()
    assert not outing.tired
    outing.runner()
    assert outing.tired


def test_rb_23_the_end_of_the_inning_tires_him_too() -> None:
    outing = Outing(reliever(3, 0), BY_BATTERS, started=False, inning=7)
    outing.out(3)
    assert outing.tired


def test_rb_23_after_his_bonus_inning_nothing_is_added() -> None:
    late = Outing(reliever(4, 8), BY_BATTERS, started=False, inning=9, outs=1, lead=2)
    during = Outing(reliever(4, 8), BY_BATTERS, started=False, inning=8, outs=1, lead=2)
    assert (late.mound.extra, during.mound.extra) == (0, 3)


@pytest.mark.parametrize(
    ("batters", "inning", "lead", "extra"), [(3, 9, -1, 3), (3, 9, 5, 3), (2, 5, -1, 0), (3, 9, 0, 3), (3, 10, 0, 0)]
)
def test_rb_23_in_other_games_it_is_for_long_men(batters: int, inning: int, lead: int, extra: int) -> None:
    """Raised 8: trailing or four ahead through the ninth, tied one inning later; extra innings have their own."""
    outing = Outing(reliever(batters, 8), BY_BATTERS, started=False, inning=inning, outs=1, lead=lead)
    assert outing.mound.extra == extra


def test_rb_23_in_extra_innings_three_more_and_only_a_runner_tires() -> None:
    """R2 in the tenth: five batters; the end of the inning does not matter."""
    outing = Outing(reliever(2, 0), BY_BATTERS, started=False, inning=10, outs=1)
    outing.runner()
    outing.runner()
    outing.out(2)
    outing.out()
    assert (outing.batters, outing.tired) == (5, False)
    outing.out(2)
    assert not outing.tired
    outing.runner()
    assert outing.tired
