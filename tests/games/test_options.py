"""Every option alone and every pair of options is played, and what can do nothing says so."""

from __future__ import annotations

from dataclasses import fields, replace
from itertools import combinations

import pytest

from hotstove.diamond.club import Club
from hotstove.diamond.plays_game import AnyPlaysGame
from hotstove.games import plays_game
from hotstove.games.replay.options import Options as ReplayOptions
from hotstove.games.superstar.options import Options as SuperstarOptions
from hotstove.season.plays_season import PlaysSeason
from hotstove.sitting.arguments import PlayArgs
from hotstove.sitting.opening import open_new
from tests.helpers.playing import at_random, ballgame, games_with_clubs, played, two_clubs

OTHERS: dict[str, tuple[object, ...]] = {
    "automatic_steals": ("second", "none"),
    "reshuffle_after": (20,),
    "endurance": ("batters",),
}
"""Values of options that are no switches, other than the default."""


def values(game: AnyPlaysGame, name: str) -> tuple[object, ...]:
    """What an option may be instead of its default."""
    default = getattr(game.options(), name)
    return OTHERS.get(name) or (not default,)


def sets(key: str) -> list[dict[str, object]]:
    """Every option alone, then every pair."""
    game = plays_game(key)
    alone = [(field.name, value) for field in fields(game.options) for value in values(game, field.name)]  # type: ignore[arg-type]
    pairs = [(one, other) for one, other in combinations(alone, 2) if one[0] != other[0]]
    return [{name: value} for name, value in alone] + [dict(pair) for pair in pairs]


@pytest.mark.parametrize("key", games_with_clubs())
def test_every_option_and_every_pair_is_played(key: str) -> None:
    for number, options in enumerate(sets(key)):
        session = played(ballgame(key, options, turn=number), number, at_random(number))
        assert session.game.is_over(session.state), options


@pytest.mark.parametrize("key", games_with_clubs())
def test_presets_hold_no_option_that_does_nothing(key: str) -> None:
    game = plays_game(key)
    for name, preset in game.presets.items():
        assert game.idle_options(game.options(**preset), two_clubs(key)) == (), name


def test_options_that_another_voids_say_so() -> None:
    game = plays_game("replay")
    said = {
        names: len(game.idle_options(game.options(**dict.fromkeys(names, True))))
        for names in (
            ("called_steals", "combined_steals"),
            ("called_steals", "combined_steals", "keep_symbols"),
            ("keep_symbols",),
            ("infielder_die",),
            ("infielder_die", "two_dice"),
        )
    }
    assert list(said.values()) == [1, 0, 1, 1, 0]


def without_pitchers(club: Club) -> Club:
    arms = (*club.staff.rotation, *club.staff.bullpen)
    cards = {player: card for player, card in club.cards.items() if player not in arms}
    return replace(club, cards=cards)


def test_options_that_these_clubs_cannot_use_say_so() -> None:
    """A Replay club without a park, a Superstar pitcher without an X."""
    replay, superstar = plays_game("replay"), plays_game("superstar")
    visitors, home = two_clubs("replay")
    bare = replace(home, park=None)
    assert "no card of a park" in replay.idle_options(ReplayOptions(ballparks=True), (visitors, bare))[0]
    away, at_home = two_clubs("superstar")
    nobody = without_pitchers(away), without_pitchers(at_home)
    assert "has an X" in superstar.idle_options(SuperstarOptions(injuries=True), nobody)[0]
    assert superstar.idle_options(SuperstarOptions(injuries=True), two_clubs("superstar")) == ()


@pytest.mark.parametrize(
    ("key", "name"),
    [("longtater", "games_limit"), ("superstar", "seven_inning_doubleheaders"), ("replay", "limit_steals")],
)
def test_options_that_a_single_game_cannot_use_say_so_when_it_opens(key: str, name: str) -> None:
    match = open_new(PlayArgs(key, seed=1, auto="both", options=(f"{name}=yes",)))
    assert any(line.startswith(f"{name} does nothing") for line in match.introduction)


def test_options_that_another_voids_say_so_when_a_season_opens() -> None:
    game = plays_game("replay")
    season = PlaysSeason(game, ReplayOptions(limit_steals=True), game.charts())
    assert any("limit_steals does nothing" in note for note in season.notes())
