"""The two clubs that ship with Superstar Baseball, and a game between them at its first pitch."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from hotstove.diamond.ballgame import BallGame
from hotstove.diamond.club import Club
from hotstove.diamond.lineup import Lineup
from hotstove.games.superstar.game import GAME
from hotstove.games.superstar.options import Options
from hotstove.games.superstar.rules import SuperstarRules


@cache
def club(name: str) -> Club:
    return GAME.read_club(GAME.clubs()[name])


def clubs() -> tuple[Club, Club]:
    """Herons at Millers."""
    return club("herons"), club("millers")


def starting(designated_hitter: bool = True) -> tuple[Lineup, Lineup]:
    """Both clubs' usual cards behind the first players of their rotations."""
    visitors, home = clubs()
    first, second = visitors.staff.rotation[0], home.staff.rotation[0]
    return (
        visitors.lineup(first, home.players[second].throws, designated_hitter),
        home.lineup(second, visitors.players[first].throws, designated_hitter),
    )


def new_game(
    options: Options | None = None,
    *,
    designated_hitter: bool = True,
    resting: frozenset[str] = frozenset(),
    first_game: Mapping[str, int] | None = None,
    number: int = 0,
) -> BallGame:
    rules = SuperstarRules(options or Options(), resting=resting, first_game=first_game or {})
    return BallGame(rules, clubs(), starting(designated_hitter), number=number)
