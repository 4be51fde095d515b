"""The list of seasons: what is kept where, how far it is, who leads it, and how much room it takes."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from hotstove.almanac.looking_through import champion
from hotstove.records import queries
from hotstove.records.store import Store
from hotstove.season.standings import standings
from hotstove.table.sums import summed


class SeasonHead(NamedTuple):
    """A season: `day` is the last that was played, `first` who leads or won, `size` the bytes of its file."""

    name: str
    game: str
    year: int
    leagues: str
    clubs: int
    played: int
    left: int
    day: str
    first: str
    size: int


def season_heads(store: Store) -> list[SeasonHead]:
    """All seasons of a database; the size is that of the whole file, 0 on a server."""
    size = file_size(store.path) if store.path is not None else 0
    found = []
    with store.reading() as connection:
        for name in queries.seasons(connection):
            head, clubs = queries.head(connection, name), queries.clubs(connection, name)
            games = queries.games(connection, name, stage=None)
            played, left = queries.counts_of_games(connection, name)
            groups = standings(clubs, [game for game in games if not game["stage"]])
            leaders = ", ".join(rows[0].name for rows in groups.values() if rows[0].results)
            first = leaders if left else champion(clubs, games, groups) or leaders
            day = games[-1]["date"].replace("/", "-") if games else ""
            found.append(
                SeasonHead(
                    name, head["game"], head["year"], head["leagues"], len(clubs), played, left, day, first, size
                )
            )
    return found


def file_size(path: Path) -> int:
    """Bytes of a database file with its log."""
    log = path.with_name(f"{path.name}-wal")
    return summed(file.stat().st_size for file in (path, log) if file.exists())
