"""A season in the database: opened, written day by day, and read again."""

from __future__ import annotations

import datetime
import json
from collections.abc import Iterable, Mapping, Sequence

from sqlalchemy import Column, Connection, String, Table, delete, func, insert, select, update

from hotstove.games import game as find_game
from hotstove.records import queries, schema
from hotstove.records.adding import add_rows
from hotstove.records.names import check_name
from hotstove.records.result import Row
from hotstove.records.seals import BY_DAY, TABLES, WHOLE, check, seal_games, seal_row, seal_season
from hotstove.records.store import Store
from hotstove.season import club_state as states_text
from hotstove.season import usage as usage_text
from hotstove.season.club_state import ClubState
from hotstove.season.leaders import CATEGORIES, Category
from hotstove.season.orders import NOBODY_ORDERS, Orders, from_table, to_table
from hotstove.season.plan import AnyPlan, Plan
from hotstove.season.postponing import Moved
from hotstove.season.result import DayResult
from hotstove.season.scheduled_game import ScheduledGame
from hotstove.season.season_game import season_game
from hotstove.table.errors import Mistake

CHARTS, ORDERS, HOME_EDGE = "charts", "orders", "home edge"
"""Where a season's own charts, what is ordered for its clubs and its home edge stand among its options; no game has
options of these names."""


def create_season(
    store: Store,
    plan: AnyPlan,
    fixtures: Iterable[ScheduledGame],
) -> None:
    """Writes a new season: its plan, clubs with their cards, players and schedule, in one transaction."""
    schedule = sorted(fixtures, key=lambda fixture: fixture.order)
    check_schedule(plan, schedule)
    check_names(plan)
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
                "options": _options_text(plan),
                "starters": plan.starters,
                "lineups": plan.lineups,
                "state": "",
            },
        )
        connection.execute(insert(schema.club), [_club_row(plan, code) for code in sorted(plan.clubs)])
        add_rows(connection, schema.player, plan.name, _player_rows(plan))
        add_fixtures(connection, plan.name, schedule)
        seal_season(connection, plan.name)


def check_schedule(plan: AnyPlan, schedule: Iterable[ScheduledGame]) -> None:
    """Every club on the schedule has cards."""
    for fixture in schedule:
        for code in (fixture.visitors, fixture.home):
            if code not in plan.clubs:
                raise Mistake(f"the schedule has {code} on {fixture.date}, and there are no cards for that club")


def check_names(plan: AnyPlan) -> None:
    """Every name fits its column on every database and holds nothing that a terminal would obey; cards can be kept."""
    columns = schema.club.c
    check_name("the season's name", plan.name, _length(schema.season.c.name))
    check_name("the season's leagues", " ".join(plan.leagues), _length(schema.season.c.leagues), may_be_empty=True)
    codes: dict[str, str] = {}
    for code in sorted(plan.clubs):
        row = _club_row(plan, code)
        check_name("a club's code", code, _length(columns.code))
        check_name(f"the name of {code}", row["name"], _length(columns.name))
        check_name(f"the league of {code}", row["league"], _length(columns.league), may_be_empty=True)
        check_name(f"the division of {code}", row["division"], _length(columns.division), may_be_empty=True)
        other = codes.setdefault(code.casefold(), code)
        if other != code:
            raise Mistake(f"the clubs {other} and {code} differ in capitals alone; give one another code")
        _check_cards(plan, code, row["cards"])
    for row in _player_rows(plan):
        check_name("a player's id", row["id"], _length(schema.player.c.id))
        for part in ("first", "last", "record_id"):
            check_name(f"{part} of {row['id']}", row[part], _length(schema.player.c[part]), may_be_empty=True)


def _check_cards(plan: AnyPlan, code: str, text: str) -> None:
    """What is to be kept of a club can be read again, and is the same club."""
    kind = plan.season_game
    try:
        again = kind.write(kind.read(text))
    except Mistake as mistake:
        raise Mistake(f"the cards of {code} cannot be kept: {mistake}") from None
    if again != text:
        raise Mistake(f"the cards of {code} cannot be kept: they would be read as other cards")


def _length(column: Column[str]) -> int:
    assert isinstance(column.type, String) and column.type.length is not None
    return column.type.length


def _player_rows(plan: AnyPlan) -> list[Row]:
    kind = plan.season_game
    players = {row["id"]: row for code, club in plan.clubs.items() for row in kind.players(code, club)}
    return [players[key] for key in sorted(players)]


def add_fixtures(connection: Connection, season: str, fixtures: Iterable[ScheduledGame]) -> None:
    rows = [
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
    ]
    if rows:
        connection.execute(insert(schema.fixture), rows)


def _club_row(plan: AnyPlan, code: str) -> dict[str, str]:
    club, kind = plan.clubs[code], plan.season_game
    name, league = kind.name_and_league(club)
    return {
        "season": plan.name,
        "code": code,
        "name": name,
        "league": league or plan.leagues_of.get(code, ""),
        "division": plan.divisions.get(code, ""),
        "cards": kind.write(club),
        "usage": usage_text.to_text(plan.shares[code]),
    }


def read_plan(store: Store, name: str) -> AnyPlan:
    """The plan of a season that was opened before."""
    with store.reading() as connection:
        return plan_of(connection, name)


def plan_of(connection: Connection, name: str) -> AnyPlan:
    """The same, within what is being read."""
    queries.require(connection, name)
    check(connection, name, "club", "fixture")
    season, club, fixture = schema.season, schema.club, schema.fixture
    found = connection.execute(select(season).where(season.c.name == name)).mappings().one()
    rows = connection.execute(select(club).where(club.c.season == name).order_by(club.c.code)).mappings().all()
    dates = connection.execute(
        select(func.min(fixture.c.date), func.max(fixture.c.date)).where(
            fixture.c.season == name, fixture.c.stage == ""
        )
    ).one()
    game = find_game(found["game"])
    if game.version < found["version"]:
        raise Mistake(
            f"season {name!r} was begun under version {found['version']} of {game.name}, and this hotstove knows "
            f"version {game.version}: a newer one is needed"
        )
    options, charts, orders, edge = _read_options(found["options"])
    kind = season_game(game, options, charts)
    first, last = (datetime.date.fromisoformat(date).toordinal() if date else 0 for date in dates)
    plan: AnyPlan = Plan(
        name,
        found["game"],
        found["year"],
        tuple(found["leagues"].split()),
        found["seed"],
        options,
        found["starters"],
        found["lineups"],
        {row["code"]: kind.read(row["cards"]) for row in rows},
        {row["code"]: usage_text.from_text(row["usage"]) for row in rows},
        {row["code"]: row["division"] for row in rows},
        {row["code"]: row["league"] for row in rows},
        (first, last),
        charts,
        orders,
        edge,
    )
    return kind.traded(plan)


def version_note(store: Store, name: str) -> str:
    """What to tell of a season that was begun under an older version of its game's rules; "" where there is nothing."""
    with store.reading() as connection:
        queries.require(connection, name)
        row = connection.execute(select(schema.season).where(schema.season.c.name == name)).mappings().one()
        games = len(queries.games(connection, name, stage=None))
    game = find_game(row["game"])
    if row["version"] >= game.version:
        return ""
    return (
        f"Season {name} was begun under version {row['version']} of {game.name} and goes on under version "
        f"{game.version}: its games from here on follow today's rules"
        + (f", the {games} that are played stay as they are." if games else ".")
    )


def _options_text(plan: AnyPlan) -> str:
    """The options by name; an owner's charts go with them, as a table of files."""
    kept: dict[str, object] = dict(plan.options)
    if plan.charts:
        kept[CHARTS] = dict(plan.charts)
    if plan.home_edge:
        kept[HOME_EDGE] = plan.home_edge
    if plan.orders != NOBODY_ORDERS:
        kept[ORDERS] = to_table(plan.orders)
    return json.dumps(kept, sort_keys=True)


def _read_options(text: str) -> tuple[dict[str, str], dict[str, str], Orders, float]:
    kept = json.loads(text)
    charts, orders, edge = kept.pop(CHARTS, {}), kept.pop(ORDERS, None), kept.pop(HOME_EDGE, 0.0)
    return kept, charts, NOBODY_ORDERS if orders is None else from_table(orders), edge


def options_text(store: Store, name: str) -> str:
    """Everything that a season keeps beside its clubs and schedule: options, charts and orders, as text."""
    with store.reading() as connection:
        return str(connection.scalar(select(schema.season.c.options).where(schema.season.c.name == name)))


def write_orders(store: Store, name: str, orders: Orders) -> None:
    """Keeps the orders of a season, from the next game on."""
    with store.writing() as connection:
        text = connection.scalar(select(schema.season.c.options).where(schema.season.c.name == name))
        kept = {**json.loads(str(text)), ORDERS: to_table(orders)}
        row = update(schema.season).where(schema.season.c.name == name)
        connection.execute(row.values(options=json.dumps(kept, sort_keys=True)))
        seal_row(connection, name)


def read_state(store: Store, name: str) -> dict[str, ClubState]:
    with store.reading() as connection:
        return state_of(connection, name)


def state_of(connection: Connection, name: str) -> dict[str, ClubState]:
    """The clubs as their last games left them, within what is being read."""
    check(connection, name)
    text = connection.scalar(select(schema.season.c.state).where(schema.season.c.name == name))
    return states_text.from_text(text or "")


def categories_of(connection: Connection, name: str) -> tuple[Category, ...]:
    """What players of a season can lead in."""
    queries.require(connection, name)
    key = connection.scalar(select(schema.season.c.game).where(schema.season.c.name == name))
    return (*CATEGORIES, *season_game(find_game(str(key)), {}, {}).categories())


def fixtures_to_play(store: Store, name: str) -> list[ScheduledGame]:
    """What is left of the schedule, in order."""
    with store.reading() as connection:
        return [read_fixture(row) for row in queries.fixtures(connection, name) if not row["played"]]


def check_season(store: Store, name: str) -> dict[str, int]:
    """Reads everything that a season holds and refuses what is not as it was written; counts rows by table."""
    store.examine()
    with store.reading() as connection:
        queries.require(connection, name)
        check(connection, name, *WHOLE, *BY_DAY)
        counts = {}
        for part in (*WHOLE, *BY_DAY):
            table = TABLES[part]
            counts[part] = connection.scalar(select(func.count()).where(table.c.season == name)) or 0
    return counts


def delete_season(store: Store, name: str) -> int:
    """Takes a season out of its database while nobody plays it, and gives how many are left there; what the
    encyclopedia has entered of it stays."""
    with store.alone(name), store.writing() as connection:
        queries.require(connection, name)
        parts = (schema.seal, *schema.LINES.values(), schema.event, schema.game, schema.fixture, schema.player)
        for table in (*parts, schema.club):
            connection.execute(table.delete().where(table.c.season == name))
        connection.execute(schema.season.delete().where(schema.season.c.name == name))
        return len(queries.seasons(connection))


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


def write_day(store: Store, name: str, result: DayResult, moved: Iterable[Moved] = ()) -> None:
    """One transaction: the day's games with their plays and lines, those that were postponed to another day, and the
    state that carries over."""
    tables: dict[Table, Sequence[Mapping[str, object]]] = {
        schema.game: [game.game for game in result.games],
        schema.event: [row for game in result.games for row in game.events],
        schema.batting: [row for game in result.games for row in game.batting],
        schema.pitching: [row for game in result.games for row in game.pitching],
        schema.fielding: [row for game in result.games for row in game.fielding],
    }
    with store.writing() as connection:
        written = {table.name: add_rows(connection, table, name, rows) for table, rows in tables.items()}
        fixture, keys = schema.fixture, [game.key for game in result.games]
        played = connection.execute(
            update(fixture)
            .where(fixture.c.season == name, fixture.c.key.in_(keys), fixture.c.played.is_(False))
            .values(played=True)
        )
        if played.rowcount != len(keys):
            raise Mistake(f"season {name!r} was played on by another process; nothing was written, play on from there")
        connection.execute(
            update(schema.season).where(schema.season.c.name == name).values(state=states_text.to_text(result.states))
        )
        for old, again in moved:
            connection.execute(delete(fixture).where(fixture.c.season == name, fixture.c.key == old.key))
            add_fixtures(connection, name, [again])
            for key in (old.key, again.key):
                seal_games(connection, name, [key])
        if keys:
            seal_games(connection, name, keys, written)
