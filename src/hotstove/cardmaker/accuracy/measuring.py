"""Many replays of a season, in one process or several; the same seed gives the same replays either way."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from hotstove.cardmaker.accuracy.replaying import Stage, replay
from hotstove.cardmaker.accuracy.totals import Replay
from hotstove.cardmaker.baseline import DEFAULT_REGRESS
from hotstove.cardmaker.makers import maker_of
from hotstove.cardmaker.shelf import club_for
from hotstove.diamond.club import Club
from hotstove.games import game
from hotstove.record import read_season
from hotstove.table.session import Mind

Clubs = Callable[[str, int, float], Mapping[str, Club]]
"""Makes all clubs of a season for a game: the game's key, the year, how far small samples are pulled."""


def clubs_of_season(game_key: str, year: int, regress: float) -> dict[str, Club]:
    """All clubs of a season, made or taken from the shelf."""
    return {club.code: club_for(game_key, f"{year} {club.code}", regress) for club in read_season(year).clubs}


def set_stage(
    game_key: str,
    year: int,
    mind: Callable[[], Mind],
    seed: int = 1,
    regress: float = DEFAULT_REGRESS,
    clubs: Clubs = clubs_of_season,
) -> Stage:
    """Everything that replays of a season need."""
    season, identity = read_season(year), game(game_key)
    return Stage(identity, season, clubs(game_key, year, regress), maker_of(game_key).rest, mind, seed)


def replays(
    game_key: str,
    year: int,
    mind: Callable[[], Mind],
    number: int,
    jobs: int = 1,
    seed: int = 1,
    regress: float = DEFAULT_REGRESS,
    clubs: Clubs = clubs_of_season,
) -> Iterator[Replay]:
    """So many replays, each as soon as it and all before it are done. ``mind`` and ``clubs`` are named functions."""
    if jobs <= 1:
        stage = set_stage(game_key, year, mind, seed, regress, clubs)
        yield from (replay(stage, one) for one in range(number))
        return
    clubs(game_key, year, regress)  # made once here, so that the processes find them on the shelf
    workers = ProcessPoolExecutor(jobs, get_context("spawn"), _begin, (game_key, year, mind, seed, regress, clubs))
    with workers:
        yield from workers.map(_one, range(number))


_stages: list[Stage] = []


def _begin(game_key: str, year: int, mind: Callable[[], Mind], seed: int, regress: float, clubs: Clubs) -> None:
    _stages[:] = [set_stage(game_key, year, mind, seed, regress, clubs)]


def _one(number: int) -> Replay:
    return replay(_stages[0], number)
