"""The compiled engine plays the games of the readable one: every play, every column of every line."""

from __future__ import annotations

import os
from random import Random

import pytest

from hotstove.batch.compiling import has_compiler
from hotstove.batch.games import GAMES as GAMES_OF_PLAYS
from hotstove.batch.games import can_play, make_tables
from hotstove.diamond.apply import step
from hotstove.diamond.innings_options import REGULATION, SEVEN
from hotstove.diamond.plays_game import AnyPlaysGame
from hotstove.games import plays_game
from hotstove.games.longtater.game import GAME as LONG_TATER_GAME
from hotstove.games.replay.game import GAME as REPLAY_GAME
from hotstove.games.replay.options import Options as ReplayOptions
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


GAMES = int(os.environ.get("HOTSTOVE_PARITY_GAMES", "100"))
"""Games of the soak with every deal of the cards: 1,000 are a hundred thousand for each game and preset."""


def presets(game: AnyPlaysGame) -> dict[str, object]:
    """The options of every preset of a game that the loop knows, by name."""
    found = {
        name: game.read_options({key: option_text(value) for key, value in words.items()})
        for name, words in game.presets.items()
    }
    return {name: options for name, options in found.items() if can_play(game.key, clubs(None, game.key), options)}


LONG_TATER, REPLAY = presets(LONG_TATER_GAME), presets(REPLAY_GAME)


def test_the_presets_that_the_loop_knows() -> None:
    assert list(LONG_TATER) == ["printed", "replay", "called"]
    assert list(REPLAY) == ["basic", "all", "called", "two-dice"]


@pytest.mark.parametrize("preset", ["printed", "replay"])
def test_long_tater(preset: str) -> None:
    """Deck, control, injuries of either side, pitchers' stamina, steals by number and by call, the hit and run."""
    random = Random(11)
    dealt = clubs(random if preset != "printed" else None, "longtater")
    assert differences(dealt, 300, 300, random, LONG_TATER[preset], "longtater") == []


@pytest.mark.parametrize("preset", ["basic", "all"])
def test_replay(preset: str) -> None:
    """Endurance with its bonuses, symbols of both cards, pending steals, games that a batter misses."""
    random = Random(12)
    dealt = clubs(random if preset != "all" else None, "replay")
    assert differences(dealt, 300, 400, random, REPLAY[preset], "replay") == []


@pytest.mark.parametrize("game", GAMES_OF_PLAYS)
def test_runners_in_extra_innings_and_games_of_seven(game: str) -> None:
    """Baseball since 2020: a placed runner's run is charged and not earned, and seven innings are often too few."""
    random = Random(31)
    options = plays_game(game).read_options({"runner_in_extra_innings": "yes", "seven_inning_doubleheaders": "yes"})
    for innings in (REGULATION, SEVEN):
        assert differences(clubs(random, game), 150, 900, random, options, game, innings) == []


MORE_OF_REPLAY = {
    "by batters": ReplayOptions(endurance="batters"),
    "without bonuses": ReplayOptions(bonus_innings=False, rest_chart=True, out_of_position=True),
    "combined": ReplayOptions(combined_steals=True, infielder_die=True, two_dice=True),
}


@pytest.mark.soak
@pytest.mark.parametrize("options", MORE_OF_REPLAY)
def test_options_of_replay(options: str) -> None:
    random = Random(13)
    assert differences(clubs(random, "replay"), GAMES, 500, random, MORE_OF_REPLAY[options], "replay") == []


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


@pytest.mark.soak
@pytest.mark.parametrize("preset", REPLAY)
@pytest.mark.parametrize("deal", range(100))
def test_a_hundred_deals_of_replay(deal: int, preset: str) -> None:
    random = Random(1_000 + deal)
    dealt = clubs(random if deal else None, "replay")
    assert differences(dealt, GAMES, 10_000 + deal, random, REPLAY[preset], "replay") == []


def test_options_that_the_loop_does_not_know_are_refused() -> None:
    with pytest.raises(Mistake, match="do not count who has run"):
        make_tables("replay", REPLAY_GAME.charts(), ReplayOptions(limit_steals=True))
    with pytest.raises(Mistake, match="there are superstar, longtater, replay"):
        make_tables("pennant", our_charts(), Options())
