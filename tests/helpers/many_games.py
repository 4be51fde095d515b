"""Many games in one process, each between clubs that were never seen before: `python -m tests.helpers.many_games`."""

from __future__ import annotations

import resource
import sys
from dataclasses import replace
from typing import Any

from hotstove.diamond.club import Club
from hotstove.games import plays_game
from tests.helpers.playing import at_random, by_the_book, played, two_clubs


def made(club: Club, number: int) -> Club:
    """The same club under new ids and with cards of its own, as another season would bring it."""
    ids = {player: f"{player[:5]}{number:06}{place:02}" for place, player in enumerate(club.players)}
    cards: dict[str, Any] = dict(club.cards)
    staff = replace(
        club.staff,
        versus={key: tuple((ids[player], at) for player, at in order) for key, order in club.staff.versus.items()},
        rotation=tuple(ids[player] for player in club.staff.rotation),
        bullpen=tuple(ids[player] for player in club.staff.bullpen),
    )
    return replace(
        club,
        players={ids[player]: replace(found, id=ids[player]) for player, found in club.players.items()},
        cards={ids[player]: replace(card) for player, card in cards.items()},
        staff=staff,
    )


def play(key: str, number: int) -> None:
    """One game; presets, starters, managers and designated hitters change from game to game."""
    game, (first, second) = plays_game(key), two_clubs(key)
    clubs = made(first, number), made(second, number)
    starters = [club.staff.rotation[number % len(club.staff.rotation)] for club in clubs]
    hands = [club.players[starter].throws for club, starter in zip(clubs, starters, strict=True)]
    lineups = (
        clubs[0].lineup(starters[0], hands[1], number % 3 > 0),
        clubs[1].lineup(starters[1], hands[0], number % 3 > 0),
    )
    options = game.options(**list(game.presets.values())[number % len(game.presets)])
    state = game.start(game.setup(clubs, lineups, options=options))
    played((game, state), number, by_the_book() if number % 25 else at_random(number))


def most() -> int:
    """The most memory that the process ever had, in kilobytes."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


if __name__ == "__main__":
    name, warm, games = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    for number in range(warm):
        play(name, number)
    before = most()
    for number in range(warm, games):
        play(name, number)
    print(before, most())
