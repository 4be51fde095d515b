"""By exact odds the cards of a season are its real lines."""

from __future__ import annotations

from functools import cache

import pytest

from hotstove.cardmaker.fit.proof import medians, within
from hotstove.cardmaker.superstar.proof import FOUR, THREE, Proof, proof_lines, prove

DEFAULT = 0.5
SEASONS = (1908, 1930, 1968, 1988, 2000, 2019)
HOMER_SPREAD = {1908: 0.95}
"""In 1908 a pitcher gave up three homers in a thousand batters: chance is most of what tells them apart."""


@cache
def proof(year: int) -> Proof:
    return prove(year, DEFAULT)


def assert_true(found: Proof, most_homer_spread: float = 0.65) -> None:
    assert within(found.batters, FOUR, 0.004) >= 0.95
    assert within(found.batters, FOUR, 0.002) >= 0.90
    assert max(medians(found.batters, FOUR).values()) <= 0.0006
    assert within(found.pitchers, THREE, 0.005) >= 0.95
    assert within(found.pitchers, THREE, 0.002) >= 0.80
    assert within(found.pitchers, ("hr",), 0.005) >= 0.80
    assert found.homer_spread <= most_homer_spread
    for name, limit in (("1b", 1), ("2b", 1), ("hr", 1), ("bb", 1), ("so", 1), ("gidp", 1), ("3b", 2), ("hbp", 10)):
        assert abs(found.league[name]) * 100 <= limit, name


def test_a_season_is_true() -> None:
    assert len(proof(1988).batters) == 294
    assert len(proof(1988).pitchers) == 266
    assert_true(proof(1988))


def test_every_miss_is_told_with_its_floor() -> None:
    lines = proof_lines(1988, DEFAULT)
    missed = [player for player in proof(1988).batters if player.worst(FOUR) > 0.004]
    missed += [player for player in proof(1988).pitchers if player.worst(THREE) > 0.005]
    assert missed
    for player in missed:
        assert player.note
        assert any(f"{player.name} ({player.club})" in line and player.note in line for line in lines)


@pytest.mark.soak
@pytest.mark.parametrize("year", SEASONS)
def test_other_seasons_are_true(year: int, capsys: pytest.CaptureFixture[str]) -> None:
    with capsys.disabled():
        print(f"\n{year}", *proof_lines(year, DEFAULT), sep="\n")
    assert_true(proof(year), HOMER_SPREAD.get(year, 0.65))
