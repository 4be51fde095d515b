"""The compiled engine plays the games of the readable one: every play, every column of every line."""

from __future__ import annotations

from random import Random

import pytest

from hotstove.batch.compiling import has_compiler
from hotstove.diamond.apply import step
from hotstove.games.superstar.options import Options
from tests.helpers.batch import clubs, differences, tables

ALL = Options(injuries=True, rain_outs=True)
pytestmark = pytest.mark.skipif(not has_compiler(), reason="the batch engine needs Numba (hotstove[batch])")


def test_two_clubs_with_their_own_cards() -> None:
    assert differences(clubs(), 150, seed=1, random=Random(1)) == []


@pytest.mark.parametrize("deal", range(3))
def test_cards_dealt_out_anew(deal: int) -> None:
    random = Random(deal)
    assert differences(clubs(random), 50, seed=100 + deal, random=random) == []


@pytest.mark.parametrize("options", [Options(injuries=True), Options(rain_outs=True), ALL], ids=str)
def test_injuries_and_rain(options: Options) -> None:
    random = Random(7)
    assert differences(clubs(random), 100, seed=200, random=random, options=options) == []


def test_who_is_hurt_is_replaced_before_he_can_bat() -> None:
    """No play that hurts a fielder ends a half-inning, so the loop knows no hurt players at bat or on base."""
    made = tables("superstar", ALL)
    hurting = [
        step(play, bases) for (play, bases, _, _), hurt in zip(made.leaves, made.tables.hurts[:, 0], strict=True) if hurt
    ]
    assert hurting
    assert all(done.outs == 0 and done.runs == 0 and not done.next_batter for done in hurting)


@pytest.mark.soak
@pytest.mark.parametrize("options", [Options(), ALL], ids=str)
@pytest.mark.parametrize("deal", range(100))
def test_a_hundred_thousand_games(deal: int, options: Options) -> None:
    """A thousand games with every deal of the cards."""
    random = Random(1_000 + deal)
    assert differences(clubs(random if deal else None), 1_000, 10_000 + deal, random, options) == []
