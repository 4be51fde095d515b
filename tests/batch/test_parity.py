"""The compiled engine plays the games of the readable one: every play, every column of every line."""

from __future__ import annotations

import os
from random import Random

import pytest

from hotstove.batch.compiling import has_compiler
from hotstove.batch.games import make_tables
from hotstove.diamond.apply import step
from hotstove.games.longtater.game import GAME
from hotstove.games.superstar.chart_set import our_charts
from hotstove.games.superstar.options import Options
from hotstove.table.errors import Mistake
from hotstove.table.option_values import option_text
from tests.helpers.batch import clubs, differences, tables

ALL = Options(injuries=True, rain_outs=True)
pytestmark = pytest.mark.skipif(not has_compiler(), reason="the batch engine needs Numba (hotstove[batch])")


def test_two_clubs_with_their_own_cards() -> None:
    assert differences(clubs(), 150, seed=1, random=Random(1)) == []


@pytest.mark.parametrize("deal", range(3))
def test_cards_dealt_out_anew(deal: int) -> None:
    random = Random(deal)
    assert differences(clubs(random), 50, seed=100 + deal, random=random) == []


@pytest.mark.parametrize(
    "options", [Options(injuries=True), Options(rain_outs=True), ALL, Options(fatigue=False)], ids=str
)
def test_every_option(options: Options) -> None:
    random = Random(7)
    assert differences(clubs(random), 100, seed=200, random=random, options=options) == []


def test_who_is_hurt_is_replaced_before_he_can_bat() -> None:
    """No play that hurts a fielder ends a half-inning, so the loop knows no hurt players at bat or on base."""
    made = tables("superstar", ALL)
    hurting = [
        step(play, bases)
        for (play, bases, _, _), hurt in zip(made.leaves, made.tables.hurts[:, 0], strict=True)
        if hurt
    ]
    assert hurting
    assert all(done.outs == 0 and done.runs == 0 and not done.next_batter for done in hurting)


LONG_TATER = {
    name: GAME.read_options({key: option_text(value) for key, value in words.items()})
    for name, words in GAME.presets.items()
    if name == "replay"
}
"""The preset without the hit and run, which the loop does not know."""


@pytest.mark.parametrize("preset", LONG_TATER)
def test_long_tater(preset: str) -> None:
    """Deck, control, injuries of either side, pitchers' stamina, steals by number and by call."""
    random = Random(11)
    dealt = clubs(random if preset != "printed" else None, "longtater")
    assert differences(dealt, 100, 300, random, LONG_TATER[preset], "longtater") == []


GAMES = int(os.environ.get("HOTSTOVE_PARITY_GAMES", "100"))
"""Games of the soak with every deal of the cards: 1,000 are a hundred thousand for each game and preset."""


@pytest.mark.soak
@pytest.mark.parametrize("options", [Options(), ALL], ids=str)
@pytest.mark.parametrize("deal", range(100))
def test_a_hundred_deals(deal: int, options: Options) -> None:
    random = Random(1_000 + deal)
    assert differences(clubs(random if deal else None), GAMES, 10_000 + deal, random, options) == []


@pytest.mark.soak
@pytest.mark.parametrize("preset", LONG_TATER)
@pytest.mark.parametrize("deal", range(100))
def test_a_hundred_deals_of_long_tater(deal: int, preset: str) -> None:
    random = Random(1_000 + deal)
    dealt = clubs(random if deal else None, "longtater")
    assert differences(dealt, GAMES, 10_000 + deal, random, LONG_TATER[preset], "longtater") == []


def test_options_that_the_loop_does_not_know_are_refused() -> None:
    with pytest.raises(Mistake, match="begin extra ones with empty bases"):
        make_tables("superstar", our_charts(), Options(runner_in_extra_innings=True))
    with pytest.raises(Mistake, match="there are superstar, longtater"):
        make_tables("replay", our_charts(), Options())
