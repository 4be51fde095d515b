"""The leaders of every league with their clubs; a list is not filled up with dozens who are level at its end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection

from hotstove.almanac.columns import figure
from hotstove.almanac.names import Names
from hotstove.almanac.reality import beside, real_lines, real_player
from hotstove.records import queries
from hotstove.season.leaders import Category, Row, leaders
from hotstove.season.season_store import categories_of, state_of
from hotstove.table.errors import Mistake

FAIR = 2
"""Those who are level with the last are named as long as the list stays within so many more."""


class Leader(NamedTuple):
    """A player on a list; `real` is his real figure as text, "" where he has none, `percentile` how the figure stands
    among those that chance alone gives, where turns at bat or batters faced tell it."""

    player: str
    name: str
    clubs: tuple[str, ...]
    figure: str
    real: str
    percentile: float | None


class LeaderList(NamedTuple):
    """One list, best first; `level` players more have the figure `at`, too many to name."""

    category: Category
    leaders: tuple[Leader, ...]
    level: int = 0
    at: str = ""
    league: str = ""
    """Whose leaders they are; "" in a season of one league."""

    @property
    def title(self) -> str:
        return f"{self.category.header}{f', {self.league}' if self.league else ''}"


def leader_lists(
    connection: Connection, season: str, category: str = "", most: int = 5, *, stage: str = ""
) -> list[LeaderList]:
    """The lists of a season, one a league: those of one category by its key, or all in which anybody leads."""
    known = categories_of(connection, season)
    chosen = [one for one in known if not category or one.key == category.upper()]
    if not chosen:
        raise Mistake(f"leaders {category!r}: there are {', '.join(one.key for one in known)}")
    year = int(queries.head(connection, season)["year"])
    names = Names(connection, season)
    lines = {kind: _lines(connection, season, kind, stage) for kind in dict.fromkeys(one.kind for one in chosen)}
    played: dict[str, int] = {}
    for game in queries.games(connection, season, stage=stage):
        for code in (game["visitors"], game["home"]):
            played[code] = played.get(code, 0) + 1
    appeared = clubs_of_players(connection, season)
    leagues: dict[str, list[str]] = {}
    for code, row in names.clubs.items():
        leagues.setdefault(row["league"], []).append(code)
    parts = []
    for league, codes in sorted(leagues.items()):
        clubs = {who: here for who, all_his in appeared.items() if (here := tuple(c for c in all_his if c in codes))}
        games = {who: float(max(played.get(code, 0) for code in here)) for who, here in clubs.items()}
        rows = {kind: _added_up([line for line in mine if line["club"] in codes]) for kind, mine in lines.items()}
        lines_of = {kind: {str(row["player"]): row for row in mine} for kind, mine in rows.items()}
        parts.append((league if len(leagues) > 1 else "", clubs, games, rows, lines_of))
    found = []
    for one in chosen:
        for league, clubs, games, rows, lines_of in parts:
            best, level = fair(leaders(one, rows[one.kind], games, most), most)
            named = tuple(
                Leader(
                    player,
                    names.player(player),
                    clubs.get(player, ()),
                    figure(value, one.style),
                    *beside_real(one, year, lines_of[one.kind].get(player, {}), player, clubs.get(player, ())),
                )
                for player, value in best
            )
            if named or category:
                at = figure(level[0][1], one.style) if level else ""
                found.append(LeaderList(one, named, len(level), at, league))
    return found


def _lines(connection: Connection, season: str, kind: str, stage: str) -> list[Row]:
    """A kind of lines, or points, by player and club."""
    if kind == "points":
        return [
            {"player": player, "club": code, **counts}
            for code, state in state_of(connection, season).items()
            for player, counts in state.points.items()
        ]
    return list(queries.totals(connection, season, kind, by=("player", "club"), stage=stage))


def _added_up(lines: Sequence[Row]) -> list[Row]:
    """One line a player, whatever the clubs that he played for."""
    found: dict[str, dict[str, Any]] = {}
    for line in lines:
        sums = found.setdefault(line["player"], {"player": line["player"]})
        for name, number in line.items():
            if name not in ("player", "club"):
                sums[name] = sums.get(name, 0) + number
    return list(found.values())


def fair(
    ranked: Sequence[tuple[str, float]], most: int
) -> tuple[Sequence[tuple[str, float]], Sequence[tuple[str, float]]]:
    """Who is named, and who is only counted: those level with the last where they are too many."""
    if len(ranked) <= most + FAIR:
        return ranked, ()
    last = ranked[-1][1]
    named = [pair for pair in ranked if pair[1] != last]
    return named, ranked[len(named) :]


def clubs_of_players(connection: Connection, season: str) -> dict[str, tuple[str, ...]]:
    """For each player the clubs that he appeared for."""
    found: dict[str, list[str]] = {}
    for kind in ("batting", "pitching"):
        for row in queries.totals(connection, season, kind, by=("player", "club")):
            mine = found.setdefault(row["player"], [])
            if row["club"] not in mine:
                mine.append(row["club"])
    return {player: tuple(codes) for player, codes in found.items()}


def beside_real(category: Category, year: int, row: Row, player: str, clubs: Sequence[str]) -> tuple[str, float | None]:
    """The figure by which he would really have stood on this list, and the percentile of the one that he has."""
    real = real_player(year, player, clubs)
    lines = real_lines(real) if real is not None else {}
    if category.kind not in lines:
        return "", None
    found = {one.header: one.percentile for one in beside(category.kind, real, row)}
    return figure(category.measure(lines[category.kind]), category.style), found.get(category.key)
