"""RB-16 to RB-20: how long starters and relievers last by innings and batters, with their bonus innings."""

from __future__ import annotations

import pytest

from hotstove.diamond.notation import read
from hotstove.games.replay.cards import PitcherCard
from hotstove.games.replay.counting import counted
from hotstove.games.replay.endurance import bonus_allowed
from hotstove.games.replay.options import Options
from tests.helpers.replay import pitcher, printed_pitcher
from tests.helpers.replay_outing import Outing

S8 = printed_pitcher("carlton-1980")
NO_BONUS = Options(bonus_innings=False)


def rated(starts: int = 0, starts_bonus: int = 0, relieves: int = 0, relieves_bonus: int = 0) -> PitcherCard:
    return pitcher(starts=starts, starts_bonus=starts_bonus, relieves=relieves, relieves_bonus=relieves_bonus)


def test_rb_16_after_his_innings_the_next_runner_tires_him() -> None:
    """S8, one earned run in the first: eight innings, and a runner in the ninth."""
    outing = Outing(S8)
    outing.run()
    outing.innings(8)
    assert not outing.tired
    outing.out()
    assert not outing.tired
    outing.runner()
    assert outing.tired


def test_rb_16_not_before_they_are_over() -> None:
    """Two out in the eighth."""
    outing = Outing(S8)
    outing.run()
    outing.innings(7)
    outing.out(2)
    outing.runner()
    assert not outing.tired


def test_rb_16_a_shutout_goes_on_until_an_earned_run() -> None:
    """Past his innings without one: runners do not tire him, the first earned run does so at once."""
    outing = Outing(S8)
    outing.innings(8)
    outing.runner()
    outing.runner()
    assert not outing.tired
    outing.run()
    assert outing.tired


def test_rb_16_an_unearned_run_ends_no_shutout() -> None:
    outing = Outing(S8)
    outing.run(earned=False)
    outing.innings(8)
    outing.runner()
    assert not outing.tired


def test_rb_16_four_earned_runs_tire_him_early() -> None:
    """In the seventh, past his bonus inning; the runner after the fourth run."""
    outing = Outing(S8)
    outing.innings(6)
    for _ in range(4):
        outing.run()
    assert not outing.tired
    outing.walk_on_purpose()
    assert not outing.tired
    outing.runner()
    assert outing.tired


def test_rb_16_without_a_rating_he_has_four_innings() -> None:
    outing = Outing(rated(relieves=3))
    outing.run()
    outing.innings(3)
    outing.runner()
    assert not outing.tired
    outing.innings(1)
    outing.runner()
    assert outing.tired


def test_rb_16_once_tired_he_stays_tired() -> None:
    outing = Outing(rated(starts=4))
    outing.run()
    outing.innings(4)
    outing.runner()
    outing.innings(3)
    assert outing.tired


@pytest.mark.parametrize(
    ("notation", "bases", "counts"),
    [
        ("S8", "---", (0, True, True)),
        ("HR7", "---", (0, True, True)),
        ("W", "---", (0, True, True)),
        ("HP", "---", (0, True, True)),
        ("E6", "---", (0, True, True)),
        ("64(1)/FO", "1--", (1, True, True)),
        ("K+WP.B-1", "---", (0, True, True)),
        ("C/E2", "---", (0, True, True)),
        ("IW", "---", (0, False, False)),
        ("63", "---", (1, True, False)),
        ("K", "---", (1, True, False)),
        ("SB2", "1--", (0, False, False)),
        ("CS2(26)", "1--", (1, False, False)),
    ],
)
def test_rb_16_a_base_runner_of_any_kind(notation: str, bases: str, counts: tuple[int, bool, bool]) -> None:
    """Whoever is safe, but for an intentional walk; outs, batters faced, base runner."""
    made = counted(read(notation), bases)
    assert (made.outs, made.faced, made.reached) == counts


def test_rb_17_up_to_the_bonus_inning_four_runs_do_not_tire() -> None:
    """S7^3: four earned runs in the second, runners through the third; the first of the fourth tires him."""
    outing = Outing(rated(starts=7, starts_bonus=3))
    outing.innings(1)
    for _ in range(4):
        outing.run()
    outing.runner()
    outing.innings(1)
    outing.runner()
    assert not outing.tired
    outing.innings(1)
    outing.runner()
    assert outing.tired


@pytest.mark.parametrize("earned", [True, False])
def test_rb_17_six_runs_tire_him_at_once(earned: bool) -> None:
    """Earned or not, in the bonus inning."""
    outing = Outing(rated(starts=7, starts_bonus=3))
    for _ in range(5):
        outing.run(earned=earned)
    assert not outing.tired
    outing.run(earned=earned)
    assert outing.tired


def test_rb_17_six_runs_concern_only_starters_with_a_bonus() -> None:
    outing = Outing(rated(starts=7))
    for _ in range(6):
        outing.run(earned=False)
    assert not outing.tired


def test_rb_17_without_a_raised_number_there_is_no_such_inning() -> None:
    outing = Outing(rated(starts=7))
    for _ in range(4):
        outing.run()
    outing.runner()
    assert outing.tired


def test_rb_18_a_reliever_tires_after_his_batters() -> None:
    """R4, without a bonus: four batters, then the next runner."""
    outing = Outing(rated(relieves=4), started=False, inning=7, outs=1)
    outing.runner()
    outing.runner()
    outing.out(2)
    assert not outing.tired
    outing.out()
    assert not outing.tired
    outing.runner()
    assert outing.tired


def test_rb_18_intentional_walks_are_not_counted() -> None:
    outing = Outing(rated(relieves=2), started=False, inning=7, outs=1)
    outing.walk_on_purpose()
    outing.runner()
    outing.walk_on_purpose()
    outing.runner()
    assert not outing.tired
    outing.walk_on_purpose()
    assert not outing.tired
    outing.runner()
    assert outing.tired


def test_rb_18_a_starters_rating_serves_in_relief() -> None:
    """S6 and no R: six batters."""
    assert rated(starts=6).relief_batters == 6
    assert rated(starts=6, relieves=3).relief_batters == 3
    assert rated().relief_batters == 4
    outing = Outing(rated(starts=6), started=False, inning=3, outs=2)
    for _ in range(6):
        outing.runner()
    assert not outing.tired
    outing.runner()
    assert outing.tired


def test_rb_19_any_complete_inning_up_to_the_raised_one() -> None:
    """R3^7, ahead by one: he begins the sixth, faces eight players, and then has three batters."""
    outing = Outing(rated(relieves=3, relieves_bonus=7), started=False, inning=6, lead=1)
    for _ in range(5):
        outing.runner()
    outing.out(3)
    for _ in range(3):
        outing.runner()
    assert not outing.tired
    outing.runner()
    assert outing.tired


def test_rb_19_after_the_raised_inning_only_the_batters_count() -> None:
    """R3^7 in the eighth."""
    outing = Outing(rated(relieves=3, relieves_bonus=7), started=False, inning=8, lead=1)
    for _ in range(3):
        outing.runner()
    assert not outing.tired
    outing.runner()
    assert outing.tired


def test_rb_19_batters_before_the_bonus_have_no_leeway() -> None:
    """R3^9, ahead by two, called in the seventh with one out: the third batter, and the inning goes on."""
    outing = Outing(rated(relieves=3, relieves_bonus=9), started=False, inning=7, outs=1, lead=2)
    outing.out()
    outing.runner()
    assert not outing.tired
    outing.runner()
    assert outing.tired


def test_rb_19_used_up_at_the_end_of_an_inning_they_force_the_bonus() -> None:
    """The third batter ends the inning; the eighth is his bonus, and then the next runner tires him."""
    outing = Outing(rated(relieves=3, relieves_bonus=9), started=False, inning=7, outs=1, lead=2)
    outing.runner()
    outing.out(2)
    for _ in range(4):
        outing.runner()
    assert not outing.tired
    outing.out(3)
    outing.out()
    assert not outing.tired
    outing.runner()
    assert outing.tired


@pytest.mark.parametrize(
    ("batters", "raised", "inning", "lead", "allowed"),
    [
        (3, 7, 7, 3, True),
        (3, 7, 7, 1, True),
        (3, 7, 8, 3, False),
        (2, 9, 9, 1, True),
        (3, 7, 9, 4, True),
        (3, 7, 9, -2, True),
        (2, 7, 6, 4, False),
        (2, 7, 6, -1, False),
        (3, 7, 8, 0, True),
        (3, 7, 9, 0, False),
        (2, 7, 7, 0, False),
        (3, 0, 1, 1, False),
        (3, 7, 10, -1, False),
    ],
)
def test_rb_19_when_the_bonus_may_be_used(batters: int, raised: int, inning: int, lead: int, allowed: bool) -> None:
    """By the lead: up to three, the raised inning; four or behind, R3 through the ninth; tied, R3 one inning later."""
    assert bonus_allowed(rated(relieves=batters, relieves_bonus=raised), inning, lead) == allowed


def test_rb_20_everybody_has_a_bonus_inning_in_extra_innings() -> None:
    """A starter past S8 with a run against him: runners of the tenth do not count, the first of the eleventh does."""
    outing = Outing(S8)
    outing.run()
    outing.innings(9)
    outing.runner()
    outing.runner()
    assert not outing.tired
    outing.out(3)
    outing.runner()
    assert outing.tired


def test_rb_20_a_reliever_too() -> None:
    """R2 without a raised number begins the tenth, and has his two batters after it."""
    outing = Outing(rated(relieves=2), started=False, inning=10)
    for _ in range(4):
        outing.runner()
    outing.out(3)
    outing.runner()
    outing.runner()
    assert not outing.tired
    outing.runner()
    assert outing.tired


def test_rb_20_without_bonuses_every_reliever_has_two_batters_more() -> None:
    """R3^9 begins the ninth with a lead: five batters, and nothing else."""
    outing = Outing(rated(relieves=3, relieves_bonus=9), NO_BONUS, started=False, inning=9, lead=1)
    for _ in range(5):
        outing.runner()
    assert not outing.tired
    outing.runner()
    assert outing.tired


def test_rb_20_the_option_changes_nothing_for_starters() -> None:
    outing = Outing(rated(starts=7, starts_bonus=3), NO_BONUS)
    for _ in range(4):
        outing.run()
    outing.runner()
    assert not outing.tired
