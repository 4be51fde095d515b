"""How long starters last: the stamina that gives their real starts, by exact chances."""

from __future__ import annotations

from random import Random

import pytest

from hotstove.cardmaker.clubhouse.stamina import SHORTFALL, expected_outs, inning_runs, stamina_for


@pytest.mark.parametrize("mean", [0.2, 0.38, 0.48, 0.62])
def test_an_inning_has_its_mean_of_runs(mean: float) -> None:
    chances = inning_runs(mean)
    assert sum(chances) == pytest.approx(1, abs=1e-4)
    assert sum(runs * chance for runs, chance in enumerate(chances)) == pytest.approx(mean, rel=0.01)


def test_more_stamina_is_longer_starts_and_more_runs_shorter_ones() -> None:
    outs = [expected_outs(stamina, 42) for stamina in range(12, 45)]
    assert outs == sorted(outs)
    assert expected_outs(30, 35) > expected_outs(30, 55)


@pytest.mark.parametrize(("mean", "runs"), [(15.5, 4.8), (18.0, 5.1), (19.4, 4.1), (21.5, 3.4)])
def test_starts_are_as_long_as_they_were(mean: float, runs: float) -> None:
    assert expected_outs(stamina_for(mean, runs), round(10 * runs)) == pytest.approx(mean + SHORTFALL, abs=0.5)


def test_the_chances_are_those_of_innings_drawn_by_lot() -> None:
    """Twenty thousand starts: an inning after which he is spent, or in which he is knocked out, is his last."""
    lot, chances = Random(8), inning_runs(0.5)
    outs = 0.0
    for _ in range(20_000):
        runs = 0
        for inning in range(1, 10):
            more = lot.choices(range(len(chances)), chances)[0]
            runs += more
            left = 27 - 3 * inning + 2 - 2 * runs
            if more and runs >= 5 and 3 * runs > 3 * inning - 2 and left <= 9:
                outs += 1.5
                break
            outs += 3
            if inning >= 4 and 3 * inning + 2 * runs >= 27:
                break
    assert outs / 20_000 == pytest.approx(expected_outs(27, 45), abs=0.15)
