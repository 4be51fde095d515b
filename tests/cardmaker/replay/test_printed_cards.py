"""RB-35: the four printed cards come out as their printed statistics say, against a league of cards, by exact odds."""

from __future__ import annotations

import pytest

from tests.helpers.replay_printed import TIRED_STARTER, batter_figures, pitcher_figures

BATTERS = {
    "gibson-1984": {"AVG": 0.282, "OBP": 0.363, "SLG": 0.516, "HR": 27, "K": 103},
    "hamilton-2008": {"AVG": 0.304, "OBP": 0.371, "SLG": 0.530, "HR": 32, "K": 126},
}
PITCHERS = {
    "carlton-1980": {"WHIP": 1.06, "K": 286, "HR": 15},
    "lilly-2009": {"WHIP": 1.05, "K": 151, "HR": 22},
}
AVERAGE, BATTERS_SHARE = 0.008, 0.08
WHIP, PITCHERS_SHARE = 0.06, 0.10


def assert_near(found: dict[str, float], printed: dict[str, float], absolute: float, share: float) -> None:
    for name, value in printed.items():
        bar = share * value if name in ("HR", "K") else absolute
        assert abs(found[name] - value) <= bar, f"{name} {found[name]:.4f}, printed {value}"


@pytest.mark.parametrize("name", ["gibson-1984", pytest.param("hamilton-2008", marks=pytest.mark.soak)])
def test_the_printed_batters_bat_as_they_did(name: str) -> None:
    assert_near(batter_figures(name), BATTERS[name], AVERAGE, BATTERS_SHARE)


@pytest.mark.parametrize("name", ["carlton-1980", pytest.param("lilly-2009", marks=pytest.mark.soak)])
def test_the_printed_pitchers_pitch_as_they_did(name: str) -> None:
    for tired in (0.0, TIRED_STARTER):
        assert_near(pitcher_figures(name, tired), PITCHERS[name], WHIP, PITCHERS_SHARE)
