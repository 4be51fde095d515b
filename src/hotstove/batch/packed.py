"""Clubs as arrays, and who is who in them: what the packing of every game shares."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any, NamedTuple, Protocol

import numpy as np

from hotstove.batch import arrays
from hotstove.batch.arrays import Roster
from hotstove.batch.kernel.pen import BULLPEN
from hotstove.diamond.club import Club
from hotstove.diamond.lineup import Lineup
from hotstove.diamond.outing import FRESH_HALF
from hotstove.diamond.setup import EVERYBODY_READY
from hotstove.diamond.situation import TOP, Situation
from hotstove.diamond.state import PITCH, State


class Tells(Protocol):
    """The estimates that every game gives of a player."""

    def plays(self, side: int, player: str, position: int) -> bool: ...

    def pitcher_value(self, side: int, player: str) -> float: ...

    def speed(self, side: int, player: str) -> float: ...

    def glove_value(self, side: int, player: str, position: int) -> float: ...


@dataclass(frozen=True)
class Packed:
    """The arrays, and who is who in them."""

    roster: Roster
    clubs: tuple[Club, ...]
    numbers: dict[tuple[int, str], int]
    """The number of a player by club and id."""
    players: tuple[tuple[int, str], ...]
    """Club and id by number."""

    def lineup(self, club: int, lineup: Lineup) -> tuple[list[int], list[int]]:
        """Players and positions by slot; -1 where nobody stands."""
        players = [self.numbers[club, player] if player else -1 for player in lineup.players]
        return players, list(lineup.positions)


class Sheets(NamedTuple):
    """What is written down of the players of some clubs; a player of two clubs is two players."""

    players: tuple[tuple[int, str], ...]
    """Club and id by number."""
    numbers: dict[tuple[int, str], int]
    ints: Any
    floats: Any
    ratings: Any


def blank_sheets(clubs: Sequence[Club], rated: int) -> Sheets:
    """Sheets on which nothing stands yet, with room for so many ratings of a player."""
    players = tuple((number, player) for number, club in enumerate(clubs) for player in club.players)
    return Sheets(
        players,
        {who: number for number, who in enumerate(players)},
        np.zeros((len(players), arrays.INTS), np.int64),
        np.zeros((len(players), arrays.GLOVE + 10), np.float64),
        np.zeros((len(players), rated), np.int64),
    )


def enter_player(sheets: Sheets, number: int, throws: str, told: Tells) -> None:
    """What every game knows of a player: his hand and positions, what he is worth in relief, on base and in the
    field."""
    player = sheets.players[number][1]
    ints, floats = sheets.ints[number], sheets.floats[number]
    ints[arrays.THROWS_RIGHT] = throws != "L"
    ints[arrays.POSITIONS] = sum(1 << position for position in range(1, 10) if told.plays(0, player, position))
    floats[arrays.RELIEF_VALUE] = told.pitcher_value(0, player)
    floats[arrays.SPEED] = told.speed(0, player)
    for position in range(1, 10):
        floats[arrays.GLOVE + position] = told.glove_value(0, player, position)


def stand_in_view(club: Club, player: str, **setup: object) -> Any:
    """What a manager sees outside any game: the player is up, and on first. `setup` is what a game's own setup has
    beside the clubs."""
    ready = EVERYBODY_READY
    whole: Any = SimpleNamespace(clubs=(club, club), available=(ready, ready), **setup)
    whole.availability = lambda side, who: SimpleNamespace(may_relieve=True)
    order: Any = SimpleNamespace(players=("", player, *[""] * 8), pitcher="")
    situation = Situation(1, TOP, 0, "1--", (player, "", ""), (0, 0), (1, 1), (order, order))
    state: State[Any, Any] = State(whole, situation, PITCH, ((), ()), FRESH_HALF, (), (), frozenset(), "", None)
    return SimpleNamespace(state=state, situation=situation)


def squads(clubs: Sequence[Club], numbers: dict[tuple[int, str], int]) -> tuple[Any, Any, Any, Any]:
    """First and last player of each club, their bullpens, and how many are in them."""
    last = np.cumsum([len(club.players) for club in clubs])
    most = max((len(club.players) for club in clubs), default=0)
    pens = np.full((len(clubs), max(BULLPEN, most)), -1, np.int64)
    for place, bullpen in enumerate(club.staff.bullpen for club in clubs):
        pens[place, : len(bullpen)] = [numbers[place, player] for player in bullpen]
    sizes = np.array([len(club.staff.bullpen) for club in clubs], np.int64)
    return np.concatenate([[0], last[:-1]]), last, pens, sizes
