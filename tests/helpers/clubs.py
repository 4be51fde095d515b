"""The two clubs that ship with Superstar Baseball, and a game between them at its first pitch."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from hotstove.diamond.availability import Availability
from hotstove.diamond.club import Club
from hotstove.diamond.lineup import Lineup
from hotstove.games.superstar import card_files
from hotstove.games.superstar.cards import Card
from hotstove.games.superstar.game import GAME
from hotstove.games.superstar.options import Options
from tests.helpers.match import Match


@cache
def club(name: str) -> Club[Card]:
    return card_files.read(GAME.clubs()[name])


def clubs() -> tuple[Club[Card], Club[Card]]:
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
    visitors_today: Mapping[str, Availability] | None = None,
    number: int = 0,
) -> Match:
    """`visitors_today` says what the rules of rest allow the visitors' pitchers."""
    nobody: Mapping[str, Availability] = {}
    today = (visitors_today or nobody, nobody)
    return Match(GAME, clubs(), starting(designated_hitter), options, number=number, available=today)
