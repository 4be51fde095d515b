"""Questions to the books, each answered with plain rows that agree with their seals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from sqlalchemy import Connection, Table, func, select

from hotstove.records import schema
from hotstove.records.result import Row
from hotstove.records.rows import ClubRow, EventRow, FixtureRow, GameRow, PlayerRow
from hotstove.records.seals import check
from hotstove.scorebook.lines import BattingLine, FieldingLine, PitchingLine
from hotstove.table.errors import Mistake
from hotstove.table.letters import letters

POSTSEASON = "*"
"""A stage that means every series of the postseason together."""
COUNTS: dict[str, tuple[str, ...]] = {
    "batting": BattingLine._fields,
    "pitching": PitchingLine._fields,
    "fielding": FieldingLine._fields,
}


def games(
    connection: Connection, season: str, *, date: str = "", club: str = "", stage: str | None = ""
) -> list[GameRow]:
    """Finished games in order; of one date, one club, one stage ("" is the regular season, None all)."""
    check(connection, season, "game")
    table = schema.game
    query = select(table).where(table.c.season == season)
    if date:
        query = query.where(table.c.date == date.replace("-", "/"))
    if club:
        query = query.where((table.c.visitors == club) | (table.c.home == club))
    if stage is not None:
        query = query.where(table.c.stage == stage)
    rows = connection.execute(query.order_by(table.c.date, table.c.number, table.c.home)).mappings()
    return [cast(GameRow, dict(row)) for row in rows]


def totals(
    connection: Connection,
    season: str,
    kind: str,
    *,
    by: Sequence[str] = ("player",),
    stage: str = "",
    club: str = "",
    player: str = "",
) -> list[Row]:
    """Sums of lines: by player, by club, by player and club or position; of the regular season or another stage."""
    check(connection, season, "game", kind)
    table: Table = schema.LINES[kind]
    finished = schema.game
    columns = [table.c[name] for name in by]
    query = (
        select(*columns, *(func.sum(table.c[name]).label(name) for name in COUNTS[kind]))
        .join(finished, (finished.c.season == table.c.season) & (finished.c.key == table.c.key))
        .where(table.c.season == season, finished.c.stage != "" if stage == POSTSEASON else finished.c.stage == stage)
        .group_by(*columns)
        .order_by(*columns)
    )
    if club:
        query = query.where(table.c.club == club)
    if player:
        query = query.where(table.c.player == player)
    rows = connection.execute(query).mappings()
    return [{name: int(value) if name in COUNTS[kind] else value for name, value in row.items()} for row in rows]


def lines_of_player(connection: Connection, season: str, kind: str, player: str) -> list[Row]:
    """A player's games in order, each line with its game's date, clubs, runs and stage."""
    return game_lines(connection, season, kind, player=player)


def game_lines(connection: Connection, season: str, kind: str, *, player: str = "", key: str = "") -> list[Row]:
    """The lines of a season in the order of its games: of everybody, of one player, of one game."""
    check(connection, season, "game", kind)
    table, finished = schema.LINES[kind], schema.game
    runs = (finished.c.visitors_runs, finished.c.home_runs.label("home_score"))
    query = (
        select(table, finished.c.date, finished.c.visitors, finished.c.home, finished.c.stage, *runs)
        .add_columns(finished.c.number.label("game_number"))
        .join(finished, (finished.c.season == table.c.season) & (finished.c.key == table.c.key))
        .where(table.c.season == season)
        .order_by(finished.c.date, finished.c.number, finished.c.home, table.c.club, table.c.player)
    )
    if player:
        query = query.where(table.c.player == player)
    if key:
        query = query.where(table.c.key == key)
    return [dict(row) for row in connection.execute(query).mappings()]


def head(connection: Connection, season: str) -> Row:
    """A season's own row: game, version, year, leagues, seed, options, and how starters and lineups are chosen."""
    require(connection, season)
    check(connection, season)
    table = schema.season
    columns = [column for column in table.c if column.name != "state"]
    return dict(connection.execute(select(*columns).where(table.c.name == season)).mappings().one())


def counts_of_games(connection: Connection, season: str) -> tuple[int, int]:
    """Games played, and games that are left on the schedule."""
    check(connection, season, "fixture")
    table = schema.fixture
    query = select(table.c.played, func.count()).where(table.c.season == season).group_by(table.c.played)
    found = {bool(played): int(number) for played, number in connection.execute(query)}
    return found.get(True, 0), found.get(False, 0)


def players(connection: Connection, season: str) -> dict[str, PlayerRow]:
    check(connection, season, "player")
    table = schema.player
    rows = connection.execute(select(table).where(table.c.season == season).order_by(table.c.id)).mappings()
    return {row["id"]: cast(PlayerRow, dict(row)) for row in rows}


def clubs(connection: Connection, season: str) -> dict[str, ClubRow]:
    check(connection, season, "club")
    table = schema.club
    columns = (table.c.code, table.c.name, table.c.league, table.c.division)
    rows = connection.execute(select(*columns).where(table.c.season == season).order_by(table.c.code)).mappings()
    return {row["code"]: cast(ClubRow, dict(row)) for row in rows}


def fixtures(connection: Connection, season: str, *, date: str = "", club: str = "") -> list[FixtureRow]:
    check(connection, season, "fixture")
    table = schema.fixture
    query = select(table).where(table.c.season == season)
    if date:
        query = query.where(table.c.date == date)
    if club:
        query = query.where((table.c.visitors == club) | (table.c.home == club))
    rows = connection.execute(query.order_by(table.c.date, table.c.number, table.c.home)).mappings()
    return [cast(FixtureRow, dict(row)) for row in rows]


def game_of(connection: Connection, season: str, key: str) -> tuple[GameRow, list[EventRow]]:
    """A finished game and its events."""
    check(connection, season, "game")
    table, events = schema.game, schema.event
    head = connection.execute(select(table).where(table.c.season == season, table.c.key == key)).mappings().first()
    if head is None:
        raise Mistake(f"season {season!r} has no finished game {key!r}; keys look like TEX198804040")
    check(connection, season, "event", key=key)
    query = select(events).where(events.c.season == season, events.c.key == key).order_by(events.c.number)
    rows = connection.execute(query).mappings()
    return cast(GameRow, dict(head)), [cast(EventRow, dict(row)) for row in rows]


def find_player(connection: Connection, season: str, name: str) -> PlayerRow:
    """A player by id, last name or full name."""
    wanted = letters(name)
    everyone = players(connection, season).values() if wanted else ()
    found = [row for row in everyone if wanted in (letters(row["id"]), letters(row["record_id"]))]
    found = found or [row for row in everyone if wanted == letters(row["first"] + row["last"])]
    found = found or [row for row in everyone if wanted == letters(row["last"])]
    if len(found) == 1:
        return found[0]
    if not found:
        raise Mistake(f"nobody named {name!r} is in season {season!r}")
    names = ", ".join(f"{row['first']} {row['last']} ({row['id']})" for row in found)
    raise Mistake(f"{name!r} is the name of several players: {names}")


def seasons(connection: Connection) -> list[str]:
    """The names of all seasons in the database."""
    return list(connection.scalars(select(schema.season.c.name).order_by(schema.season.c.name)))


def require(connection: Connection, season: str) -> None:
    """Refuses a season that is not in the database, and names those that are."""
    names = seasons(connection)
    if season not in names:
        raise Mistake(f"there is no season {season!r} here; there are: {', '.join(names) or 'none'}")
