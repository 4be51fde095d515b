"""The seasons of this machine, read for the browser: each page is a few tables of the season store."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import unquote

from sqlalchemy import Connection

from hotstove.almanac.tables import club_tables, leaders_tables, player_tables
from hotstove.records import queries
from hotstove.records.names import file_name
from hotstove.records.store import Store
from hotstove.season.season_store import plan_of, read_fixture
from hotstove.season.standings import StandingsRow, standings
from hotstove.season.tables import Table, club_code, schedule_table, series_tables, standings_tables
from hotstove.sitting.values import Values
from hotstove.table.errors import Mistake

NEXT_DAYS = 20
"""Games of the schedule that a page shows from today on, and as many before."""


@dataclass(frozen=True)
class Seasons:
    """A folder of season files."""

    folder: Path

    def listed(self) -> list[Values]:
        """Every season with its game and how far it has come, the last played first."""
        found = []
        for path in sorted(self.folder.glob("*.db"), key=lambda path: -path.stat().st_mtime):
            try:
                with Store(path, must_exist=True) as store, store.reading() as connection:
                    found += [_facts(connection, name) for name in queries.seasons(connection)]
            except Mistake as mistake:
                found.append({"name": unquote(path.stem), "trouble": str(mistake)})
        return found

    def path(self, name: str) -> Path:
        """The file of a season."""
        return self.folder / f"{file_name(name)}.db"

    @contextmanager
    def reading(self, name: str) -> Iterator[Connection]:
        """A snapshot of a season that is there."""
        with Store(self.path(name), must_exist=True) as store, store.reading() as connection:
            queries.require(connection, name)
            yield connection

    def shown(self, name: str, what: str, of: str) -> Values:
        """A page of a season; `of` is the club, player, game or date that it is about."""
        if what not in PAGES:
            raise Mistake(f"{what!r}: a season has {', '.join(PAGES)}")
        with self.reading(name) as connection:
            return {**_facts(connection, name), **PAGES[what](connection, name, of)}


def table_values(table: Table) -> Values:
    """A table as plain values."""
    rows = [list(row) for row in table.rows]
    return {
        "title": table.title,
        "headers": list(table.headers),
        "rows": rows,
        "links": [list(one) for one in table.links],
    }


def _facts(connection: Connection, name: str) -> Values:
    from sqlalchemy import select

    from hotstove.diamond.plays_game import PlaysGame
    from hotstove.games import game
    from hotstove.records import schema

    row = connection.execute(
        select(schema.season.c.game, schema.season.c.year).where(schema.season.c.name == name)
    ).one()
    fixtures = queries.fixtures(connection, name)
    left = [fixture for fixture in fixtures if not fixture["played"]]
    return {
        "name": name,
        "key": row.game,
        "game": game(row.game).name,
        "at_the_table": isinstance(game(row.game), PlaysGame),
        "year": row.year,
        "games": len(fixtures),
        "played": len(fixtures) - len(left),
        "today": left[0]["date"] if left else None,
        "clubs": {code: club["name"] for code, club in queries.clubs(connection, name).items()},
    }


def _standings(connection: Connection, name: str, of: str) -> Values:
    """The tables, and for each group the games over .500 of every club, day by day."""
    groups = standings(queries.clubs(connection, name), queries.games(connection, name))
    over = {group: {place.code: _over_500(place) for place in places} for group, places in groups.items()}
    return {"tables": [table_values(table) for table in standings_tables(connection, name)], "over_500": over}


def _over_500(place: StandingsRow) -> list[int]:
    total, line = 0, [0]
    for result in place.results:
        total += 1 if result else -1
        line.append(total)
    return line


def _leaders(connection: Connection, name: str, of: str) -> Values:
    return {"tables": [table_values(table) for table in leaders_tables(connection, name, of)]}


def _schedule(connection: Connection, name: str, of: str) -> Values:
    """The whole schedule of a club, of one date, or the days around today."""
    if of[:1].isdecimal():
        return {"tables": [table_values(schedule_table(connection, name, date=of))]}
    table = schedule_table(connection, name, club=of)
    if of:
        title = queries.clubs(connection, name)[club_code(of, queries.clubs(connection, name), name)]["name"]
        return {"title": title, "tables": [table_values(table)]}
    return {"tables": [table_values(_around_today(table))]}


def _around_today(table: Table) -> Table:
    """Of a schedule what was played last and what comes next."""
    played = sum(bool(row[3]) for row in table.rows)
    near = slice(max(0, played - NEXT_DAYS), played + NEXT_DAYS)
    return table._replace(rows=table.rows[near], links=table.links[near])


def _club(connection: Connection, name: str, of: str) -> Values:
    clubs = queries.clubs(connection, name)
    code = club_code(of, clubs, name)
    games = _around_today(schedule_table(connection, name, code))._replace(title="Games")
    tables = [*club_tables(connection, name, code), games]
    return {"title": clubs[code]["name"], "tables": [table_values(table) for table in tables]}


def _player(connection: Connection, name: str, of: str) -> Values:
    title, tables = player_tables(connection, name, of)
    return {"title": title, "tables": [table_values(table) for table in tables]}


def _game(connection: Connection, name: str, of: str) -> Values:
    """The box score and the plays in words; of a game that was resolved whole, what is told of it."""
    from hotstove.records.from_log import log_of
    from hotstove.scorebook import score
    from hotstove.scorebook.box import box_record
    from hotstove.season.story import paragraph
    from hotstove.season.whole_games import WholeGames

    head, events = queries.game_of(connection, name, of)
    clubs = queries.clubs(connection, name)
    title = f"{clubs[head['visitors']]['name']} at {clubs[head['home']]['name']}, {head['date'].replace('/', '-')}"
    if not events:
        return {"title": title, "story": WholeGames(connection, name).box(head), "tables": []}
    book = score(log_of(head, events, plan_of(connection, name).clubs))
    return {"title": title, "story": paragraph(book), "box": box_record(book), "tables": []}


def _today(connection: Connection, name: str, of: str) -> Values:
    """The games of the next day, and those of the day before with their scores."""
    fixtures = [read_fixture(row) for row in queries.fixtures(connection, name) if not row["played"]]
    games = [
        {"key": one.key, "visitors": one.visitors, "home": one.home, "number": one.number, "stage": one.stage}
        for one in fixtures
        if one.date == fixtures[0].date
    ]
    finished = queries.games(connection, name, stage=None)
    last = [game for game in finished if game["date"] == finished[-1]["date"]] if finished else []
    rows = [(game["visitors"], game["visitors_runs"], game["home"], game["home_runs"], "box") for game in last]
    links = [("game", game["key"]) for game in last]
    title = f"Played on {last[0]['date'].replace('/', '-')}" if last else ""
    tables = [Table(title, ("Visitors", "R", "Home", "R", "Box"), rows, links)] if last else []
    return {"games_today": games, "tables": [table_values(table) for table in tables]}


def _postseason(connection: Connection, name: str, of: str) -> Values:
    """The series with their games, and whether the schedule is done and the postseason may be played."""
    left = [row for row in queries.fixtures(connection, name) if not row["played"] and not read_fixture(row).stage]
    return {"tables": [table_values(table) for table in series_tables(connection, name)], "may_begin": not left}


PAGES: Mapping[str, Callable[[Connection, str, str], Values]] = {
    "standings": _standings,
    "today": _today,
    "schedule": _schedule,
    "leaders": _leaders,
    "postseason": _postseason,
    "club": _club,
    "player": _player,
    "game": _game,
}
