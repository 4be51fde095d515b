"""One season by several games, side by side with the record."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from hotstove.games import game as find_game
from hotstove.record import Season, read_season
from hotstove.season.accuracy.league import Figure, league_figures
from hotstove.season.accuracy.wins import Wins, win_errors
from hotstove.season.ensemble import replays
from hotstove.season.new_season import Wishes, prepare
from hotstove.season.planned import planned_season
from hotstove.season.totals import SeasonTotals
from hotstove.table.errors import Mistake
from hotstove.table.sums import summed

COMPARED = ("superstar", "longtater", "replay", "pennant")
"""Games that play real seasons."""
MANY, FEW = 100, 1
"""Replays when nobody says how many: on the compiled engine, and on the readable one."""
Watch = Callable[[str, int, int], None]
"""Hears which game is at which replay, and how many there will be."""


@dataclass(frozen=True)
class Played:
    """A season by one game."""

    name: str
    replays: int
    compiled: bool
    figures: Mapping[str, Figure]
    """League figures for each game of a club, by name; those that the game does not know are missing."""
    wins: Mapping[str, float]
    """Mean wins of the clubs, for as many games as each really played."""
    errors: Wins

    def off(self, name: str) -> float | None:
        """By what share a figure is too high."""
        return self.figures[name].off if name in self.figures else None


@dataclass(frozen=True)
class Comparison:
    """The record of some clubs, and what each game made of their season."""

    season: Season
    league: str
    games: Sequence[Played]

    @property
    def real(self) -> dict[str, int]:
        return {club.code: club.wins for club in self.season.clubs}

    @property
    def names(self) -> dict[str, str]:
        return {club.code: club.name for club in self.season.clubs}

    def figure_names(self) -> list[str]:
        """Every figure that some game has, in the order of the games' own lists."""
        return list(dict.fromkeys(name for game in self.games for name in game.figures))

    def record(self, name: str) -> float:
        return next(game.figures[name].real for game in self.games if name in game.figures)


def league_of(year: int, league: str) -> Season:
    """The record of one league of a year, or of all of them."""
    season = read_season(year)
    if not league:
        return season
    clubs = tuple(club for club in season.clubs if club.league == league)
    if not clubs:
        there = ", ".join(sorted({club.league for club in season.clubs}))
        raise Mistake(f"{league!r} is no league of {year}; there are {there}")
    return replace(season, clubs=clubs)


def compare(
    year: int, league: str, games: Sequence[str], number: int, jobs: int, seed: str, watch: Watch | None = None
) -> Comparison:
    """Plays the season by every game; `number` replays each, 0 for as many as are quick. A single one is played day by
    day, as `season play` plays it."""
    season = league_of(year, league)
    for key in games:
        if key not in COMPARED:
            raise Mistake(f"{key!r} plays no real seasons; {', '.join(COMPARED)} do")
    return Comparison(season, league, [_played(season, key, league, number, jobs, seed, watch) for key in games])


def _played(
    season: Season, key: str, league: str, number: int, jobs: int, seed: str, watch: Watch | None
) -> Played:  # fmt: skip
    plan, schedule = prepare(Wishes("compare", key, season.year, league, seed))
    planned = None if number == 1 else planned_season(plan, schedule)
    compiled = planned is not None and planned.is_compiled
    number = number or (MANY if compiled else FEW)
    found: list[SeasonTotals] = []
    for totals in replays(plan, schedule, number, jobs, planned=planned if compiled else None):
        found.append(totals)
        if watch is not None:
            watch(find_game(key).name, len(found), number)
    real = {club.code: club.wins + club.losses for club in season.clubs}
    wins = {
        code: summed(one.wins[code] for one in found) / summed(one.games[code] for one in found) * games
        for code, games in real.items()
    }
    whole = (one for one in league_figures(season, found) if one.name.endswith("/G"))
    figures = {one.name: one for one in whole if one.replayed and one.real}
    return Played(find_game(key).name, number, compiled, figures, wins, win_errors(season, found))
