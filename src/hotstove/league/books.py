"""A season's books in the database: opened, written day by day, and read again."""

from __future__ import annotations

import datetime
import json
from collections.abc import Iterable, Mapping

from sqlalchemy import Connection, bindparam, func, insert, select, update

from hotstove.games import game as find_game
from hotstove.league import state as states_text
from hotstove.league import usage as usage_text
from hotstove.league.fixtures import ScheduledGame
from hotstove.league.plan import Plan
from hotstove.league.result import DayResult
from hotstove.league.state import ClubState
from hotstove.league.tables import table_of
from hotstove.records import schema
from hotstove.records.adding import add_rows
from hotstove.records.store import Store
from hotstove.table.errors import Mistake


def open_books(
    store: Store,
    plan: Plan,
    fixtures: Iterable[ScheduledGame],
) -> None:
    """Writes a new season: its plan, clubs with their cards, players and schedule, in one transaction."""
    schedule = sorted(fixtures, key=lambda fixture: fixture.order)
    check_schedule(plan, schedule)
    game = find_game(plan.game_key)
    with store.writing() as connection:
        if connection.scalar(select(schema.season.c.name).where(schema.season.c.name == plan.name)):
            raise Mistake(f"season {plan.name!r} is there already; choose another name")
        connection.execute(
            insert(schema.season),
            {
                "name": plan.name,
                "game": plan.game_key,
                "version": game.version,
                "year": plan.year,
                "leagues": " ".join(plan.leagues),
                "seed": plan.seed,
                "options": json.dumps(dict(plan.options), sort_keys=True),
                "starters": plan.starters,
                "lineups": plan.lineups,
                "state": "",
            },
        )
        connection.execute(insert(schema.club), [_club_row(plan, code) for code in sorted(plan.clubs)])
        table = table_of(plan.game_key)
        players = {row["id"]: row for code, club in plan.clubs.items() for row in table.players(code, club)}
        add_rows(connection, schema.player, plan.name, [players[key] for key in sorted(players)])
        add_fixtures(connection, plan.name, schedule)


def check_schedule(plan: Plan, schedule: Iterable[ScheduledGame]) -> None:
    """Every club on the schedule has cards."""
    for fixture in schedule:
        for code in (fixture.visitors, fixture.home):
            if code not in plan.clubs:
                raise Mistake(f"the schedule has {code} on {fixture.date}, and there are no cards for that club")


def add_fixtures(connection: Connection, season: str, fixtures: Iterable[ScheduledGame]) -> None:
    connection.execute(
        insert(schema.fixture),
        [
            {
                "season": season,
                "key": fixture.key,
                "date": fixture.date,
                "number": fixture.number,
                "visitors": fixture.visitors,
                "home": fixture.home,
                "stage": fixture.stage,
                "starters": " ".join(player or "-" for player in fixture.starters),
                "lineups": ";".join(fixture.lineups),
                "played": False,
            }
            for fixture in fixtures
        ],
    )


def _club_row(plan: Plan, code: str) -> dict[str, str]:
    club = plan.clubs[code]
    name, league = table_of(plan.game_key).name_and_league(club)
    return {
        "season": plan.name,
        "code": code,
        "name": name,
        "league": league or plan.leagues_of.get(code, ""),
        "division": plan.divisions.get(code, ""),
        "cards": table_of(plan.game_key).write(plan.game_key, club),
        "usage": usage_text.to_text(plan.shares[code]),
    }


def read_plan(store: Store, name: str) -> Plan:
    """The plan of a season that was opened before."""
    with store.reading() as connection:
        found = connection.execute(select(schema.season).where(schema.season.c.name == name)).mappings().first()
        if found is None:
            names = [row[0] for row in connection.execute(select(schema.season.c.name).order_by(schema.season.c.name))]
            raise Mistake(f"there is no season {name!r} here; there are: {', '.join(names) or 'none'}")
        clubs = connection.execute(
            select(schema.club).where(schema.club.c.season == name).order_by(schema.club.c.code)
        ).mappings()
        rows = [dict(row) for row in clubs]
        dates = connection.execute(
            select(func.min(schema.fixture.c.date), func.max(schema.fixture.c.date)).where(
                schema.fixture.c.season == name, schema.fixture.c.stage == ""
            )
        ).one()
    game = find_game(found["game"])
    if game.version != found["version"]:
        raise Mistake(
            f"season {name!r} was begun under version {found['version']} of {game.name}, this is version {game.version}"
        )
    return Plan(
        name,
        found["game"],
        found["year"],
        tuple(found["leagues"].split()),
        found["seed"],
        json.loads(found["options"]),
        found["starters"],
        found["lineups"],
        {row["code"]: table_of(game.key).read(game.key, row["cards"]) for row in rows},
        {row["code"]: usage_text.from_text(row["usage"]) for row in rows},
        {row["code"]: row["division"] for row in rows},
        {row["code"]: row["league"] for row in rows},
        tuple(datetime.date.fromisoformat(date).toordinal() for date in dates),  # type: ignore[arg-type]
    )


def read_state(store: Store, name: str) -> dict[str, ClubState]:
    with store.reading() as connection:
        text = connection.scalar(select(schema.season.c.state).where(schema.season.c.name == name))
    return states_text.from_text(text or "")


def fixtures_to_play(store: Store, name: str) -> list[ScheduledGame]:
    """What is left of the schedule, in order."""
    table = schema.fixture
    query = select(table).where(table.c.season == name, table.c.played.is_(False))
    with store.reading() as connection:
        rows = connection.execute(query.order_by(table.c.date, table.c.number, table.c.home)).mappings()
        return [read_fixture(dict(row)) for row in rows]


def read_fixture(row: Mapping[str, object]) -> ScheduledGame:
    starters = tuple("" if player == "-" else player for player in str(row["starters"]).split(" "))
    lineups = tuple(str(row["lineups"]).split(";"))
    return ScheduledGame(
        str(row["date"]),
        str(row["visitors"]),
        str(row["home"]),
        int(str(row["number"])),
        str(row["stage"]),
        (starters[0], starters[1]),
        (lineups[0], lineups[1]),
    )


def write_day(store: Store, name: str, result: DayResult) -> None:
    """One transaction: the day's games with their plays and lines, and the state that carries over."""
    with store.writing() as connection:
        for table, rows in (
            (schema.game, [game.game for game in result.games]),
            (schema.event, [row for game in result.games for row in game.events]),
            (schema.batting, [row for game in result.games for row in game.batting]),
            (schema.pitching, [row for game in result.games for row in game.pitching]),
            (schema.fielding, [row for game in result.games for row in game.fielding]),
        ):
            add_rows(connection, table, name, rows)
        fixture = schema.fixture
        connection.execute(
            update(fixture).where(fixture.c.season == name, fixture.c.key == bindparam("game_key")).values(played=True),
            [{"game_key": game.key} for game in result.games],
        )
        connection.execute(
            update(schema.season).where(schema.season.c.name == name).values(state=states_text.to_text(result.states))
        )
