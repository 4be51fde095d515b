"""Seasons in a file: opened, played, and looked up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from hotstove.record import read_season
from hotstove.records import queries
from hotstove.records.store import Store
from hotstove.season.accuracy.measuring import season_replays
from hotstove.season.accuracy.report import Report, report
from hotstove.season.new_season import Wishes, new_season
from hotstove.season.season import play_season
from hotstove.season.standings import StandingsRow, standings


class Season:
    """One season in a database file. It is there already, or `Season.new` opens it."""

    def __init__(self, file: str | Path, name: str) -> None:
        self.file, self.name = Path(file), name

    @classmethod
    def new(
        cls,
        file: str | Path,
        game: str,
        year: int,
        *,
        name: str = "season",
        league: str = "",
        clubs: Sequence[str] = (),
        games: int = 0,
        seed: str = "1",
        preset: str = "",
        options: Mapping[str, str] | None = None,
    ) -> Season:
        """Opens a season: the clubs of a year and league, or club files of one's own; `games` a club, 0 for the real
        number."""
        wishes = Wishes(
            name, game, year, league, seed=seed, options=options or {}, games=games, clubs=clubs, preset=preset
        )
        with Store(Path(file)) as store:
            new_season(store, wishes)
        return cls(file, name)

    def play(self, days: int | None = None, *, until: str = "", jobs: int = 1) -> int:
        """Plays so many days, to a date, or to the end; gives the number of games played."""
        with Store(self.file) as store:
            return play_season(store, self.name, days=days, until=until, jobs=jobs)

    def standings(self) -> dict[str, list[StandingsRow]]:
        """Clubs by league and division, best first."""
        with Store(self.file) as store, store.reading() as connection:
            return standings(queries.clubs(connection, self.name), queries.games(connection, self.name))

    def totals(self, kind: str = "batting") -> list[Mapping[str, object]]:
        """Every player's sums: "batting", "pitching" or "fielding"."""
        with Store(self.file) as store, store.reading() as connection:
            return list(queries.totals(connection, self.name, kind))


def accuracy(game: str, year: int, *, league: str = "", replays: int = 5, jobs: int = 1, seed: str = "1") -> Report:
    """How near some replays of a real season come to the record, league, players and clubs."""
    wishes = Wishes("accuracy", game, year, league, seed=seed)
    return report(read_season(year), list(season_replays(wishes, replays, jobs)))
