"""Rallybird passes the other libraries' own tests, and tells an agent nothing that its seat may not know."""

from __future__ import annotations

import copy
from random import Random

import pytest

from hotstove.adapters.rallybird.driver import SEATS, Driver
from hotstove.adapters.rallybird.observing import observe, remember
from hotstove.games.rallybird.options import Options
from hotstove.table.questions import Decision

VARIANTS = ("", "(rallybird=True,snake_eyes=both)", "(take_the_pitch=False)")


def wander(driver: Driver, random: Random, steps: int = 10**6) -> Driver:
    """Random actions and random falls."""
    for _ in range(steps):
        if driver.is_over:
            break
        if driver.is_chance:
            chances = driver.chances()
            driver.fall(random.choices(list(chances), list(chances.values()))[0])
        else:
            driver.choose(random.choice(driver.legal()))
    return driver


def test_actions_have_one_number_each() -> None:
    actions = Driver(Options()).actions
    assert len(set(actions)) == len(actions)


@pytest.mark.parametrize("seed", range(5))
def test_a_copy_goes_on_like_its_original(seed: int) -> None:
    driver = wander(Driver(Options(rallybird=True)), Random(seed), 37 + 11 * seed)
    copied = copy.deepcopy(driver)
    for seat in SEATS:
        assert remember(copied, seat) == remember(driver, seat)
        assert (observe(copied, seat) == observe(driver, seat)).all()
    ends = [wander(one, Random(99)).state.situation for one in (driver, copied)]
    assert ends[0] == ends[1]


@pytest.mark.parametrize("seed", range(12))
def test_a_game_that_is_over_is_seen_without_its_last_at_bat_under_way(seed: int) -> None:
    driver = wander(Driver(Options()), Random(seed))
    for seat in (*SEATS, "watch"):
        view = driver.view(seat)
        assert (view.card, view.placement, view.since_gloves) == ("", None, ())
        assert remember(driver, seat).endswith(f"over; {seat}")


def test_what_is_placed_and_chosen_is_hidden_while_it_is_being_chosen() -> None:
    random = Random(3)
    driver = Driver(Options())
    while not driver.is_over:
        if isinstance(driver.question, Decision) and driver.question.purpose == "gloves":
            defence = driver.seat
            offence = next(seat for seat in SEATS if seat != defence)
            assert "removed ?, card ?" in remember(driver, defence)
            assert remember(driver, offence).endswith(f"placed ; dice (); gloves; {offence}")
        wander(driver, random, 1)


@pytest.mark.parametrize("variant", VARIANTS)
def test_open_spiel_s_own_test(variant: str) -> None:
    pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: pip install 'hotstove[openspiel]'")
    import hotstove.adapters.rallybird.openspiel  # noqa: F401

    game = pyspiel.load_game(f"python_rallybird{variant}")
    pyspiel.random_sim_test(game, num_sims=1, serialize=variant == VARIANTS[0], verbose=False)
    assert game.num_players() == 2


@pytest.mark.filterwarnings("default")
def test_petting_zoo_s_own_tests() -> None:
    pytest.importorskip("pettingzoo", reason="PettingZoo is not installed: pip install 'hotstove[pettingzoo]'")
    from pettingzoo.test import api_test, seed_test

    from hotstove.adapters.rallybird.zoo import RallybirdEnv

    api_test(RallybirdEnv(), num_cycles=300)
    seed_test(RallybirdEnv, num_cycles=300)
    env = RallybirdEnv(Options(rallybird=True))
    env.reset(seed=4)
    for agent in env.agent_iter(5000):
        seen, reward, over, cut, _ = env.last()
        env.step(None if over or cut else int(seen["action_mask"].argmax()))
        assert agent in SEATS
    assert sorted(env._cumulative_rewards) == [] or reward in (-1.0, 1.0)
