"""What the season store holds, as tables."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import typer
from sqlalchemy import Connection

from hotstove.cli.season.places import iso_date, open_season
from hotstove.cli.season.tables import Table, show, show_together
from hotstove.records import queries
from hotstove.season.club_state import points_of
from hotstove.season.leaders import appearances, leaders, on_base, slugging
from hotstove.season.pitchers_days import pitchers_days
from hotstove.season.standings import standings
from hotstove.table.errors import Mistake

LAST = 5
"""Games of a player that are shown one by one."""


@contextmanager
def _reading(name: str, database: str) -> Iterator[tuple[Connection, str]]:
    store, name = open_season(name, database)
    with store, store.reading() as connection:
        yield connection, name


def show_standings(name: str, database: str, form: str) -> None:
    with _reading(name, database) as (connection, name):
        groups = standings(queries.clubs(connection, name), queries.games(connection, name))
    headers = ("Club", "W", "L", "Pct", "GB", "Home", "Road", "L10", "Strk", "R", "RA", "xW")
    tables = []
    for group, places in groups.items():
        rows = [
            (
                place.name,
                place.won,
                place.lost,
                _average(place.percentage),
                "-" if place.behind == 0 else f"{place.behind:.1f}",
                place.at_home,
                place.on_road,
                place.last_ten,
                place.streak,
                place.scored,
                place.allowed,
                f"{place.expected:.1f}",
            )
            for place in places
        ]
        tables.append(Table(group, headers, rows))
    show_together(tables, form, "Group")


def show_leaders(name: str, database: str, category: str, most: int, form: str) -> None:
    from hotstove.season.season_store import categories_of, state_of

    with _reading(name, database) as (connection, name):
        known = categories_of(connection, name)
        chosen = [one for one in known if not category or one.key == category.upper()]
        if not chosen:
            raise Mistake(f"leaders {category!r}: there are {', '.join(one.key for one in known)}")
        players = queries.players(connection, name)
        rows = {kind: queries.totals(connection, name, kind) for kind in ("batting", "pitching")}
        if any(one.kind == "points" for one in chosen):
            counted = points_of(state_of(connection, name))
            rows["points"] = [{"player": player, **counts} for player, counts in counted.items()]
        games = club_games(connection, name)
    tables = []
    for one in chosen:
        found = leaders(one, rows[one.kind], games, most)
        figures = [(_name(players, player), _figure(value, one.style)) for player, value in found]
        if found or category:
            tables.append(Table(one.header, ("Name", "Figure"), figures))
    show_together(tables, form, "Category")


def club_games(connection: Connection, name: str) -> dict[str, float]:
    """For each player the games that his club has played; for a player of several clubs, the most."""
    played: dict[str, int] = {}
    for game in queries.games(connection, name):
        for code in (game["visitors"], game["home"]):
            played[code] = played.get(code, 0) + 1
    found: dict[str, float] = {}
    for kind in ("batting", "pitching"):
        for row in queries.totals(connection, name, kind, by=("player", "club")):
            found[row["player"]] = max(found.get(row["player"], 0), played.get(row["club"], 0))
    return found


def show_box(name: str, database: str, key: str, as_json: bool) -> None:
    from hotstove.records.from_log import log_of
    from hotstove.scorebook import score
    from hotstove.scorebook.box import box_json
    from hotstove.scorebook.box_text import box_text
    from hotstove.season.season_store import plan_of
    from hotstove.season.whole_games import WholeGames

    with _reading(name, database) as (connection, name):
        head, events = queries.game_of(connection, name, key)
        if not events:
            typer.echo(json.dumps(head, indent=1) if as_json else WholeGames(connection, name).told(head))
            return
        book = score(log_of(head, events, plan_of(connection, name).clubs))
    typer.echo(box_json(book) if as_json else box_text(book).rstrip("\n"))


def show_player(name: str, database: str, who: str, form: str) -> None:
    with _reading(name, database) as (connection, name):
        player = queries.find_player(connection, name, who)
        batting = [
            row
            for row in queries.totals(connection, name, "batting", by=("player", "club"))
            if row["player"] == player["id"]
        ]
        pitching = [
            row
            for row in queries.totals(connection, name, "pitching", by=("player", "club"))
            if row["player"] == player["id"]
        ]
        last = {
            kind: queries.lines_of_player(connection, name, kind, player["id"])[-LAST:]
            for kind in ("batting", "pitching")
        }
    hands = f" (bats {player['bats']}, throws {player['throws']})" if player["bats"] else ""
    title = f"{player['first']} {player['last']}{hands}"
    tables = []
    if any(_batted(row) for row in batting):
        tables.append(
            Table(f"{title}: batting", ("Club", *BATTING_HEADERS), [(row["club"], *_batting(row)) for row in batting])
        )
    if pitching:
        tables.append(
            Table(
                f"{title}: pitching", ("Club", *PITCHING_HEADERS), [(row["club"], *_pitching(row)) for row in pitching]
            )
        )
    if not tables and not form:
        typer.echo(f"{title} has not played yet.")
        return
    for kind, headers, line in (("batting", BATTING_HEADERS, _batting), ("pitching", PITCHING_HEADERS, _pitching)):
        rows = [
            (row["date"].replace("/", "-"), f"{row['visitors']} at {row['home']}", *line(row))
            for row in last[kind]
            if kind == "pitching" or _batted(row)
        ]
        if rows:
            tables.append(Table(f"Last games: {kind}", ("Date", "Game", *headers), rows))
    show_together(tables, form)


def _batted(row: Mapping[str, Any]) -> bool:
    """He came to bat, or homered in a game that counts nothing else."""
    return bool(appearances(row) or row["home_runs"])


BATTING_HEADERS = (
    *("G", "AB", "R", "H", "2B", "3B", "HR", "RBI", "BB", "SO", "SB", "CS"),
    *("AVG", "OBP", "SLG"),
)
PITCHING_HEADERS = ("G", "GS", "CG", "W", "L", "SV", "IP", "H", "R", "ER", "HR", "BB", "SO", "ERA")


def show_team(name: str, database: str, club: str, form: str) -> None:
    with _reading(name, database) as (connection, name):
        clubs = queries.clubs(connection, name)
        code = _code(club, clubs, name)
        players = queries.players(connection, name)
        batting = queries.totals(connection, name, "batting", club=code)
        pitching = queries.totals(connection, name, "pitching", club=code)
        worked = pitchers_days(connection, name, code)
    batting.sort(key=lambda row: -appearances(row))
    pitching.sort(key=lambda row: -row["outs"])
    bats = [(_name(players, row["player"]), *_batting(row)) for row in batting if _batted(row)]
    arms = [(_name(players, row["player"]), *_pitching(row)) for row in pitching]
    title = clubs[code]["name"]
    dates = [f"{date[5:7]}-{date[8:10]}" for date in worked.dates]
    days = [(_name(players, player), *marks) for player, marks in worked.marks.items()]
    show_together(
        [
            Table(f"{title}: batting", ("Name", *BATTING_HEADERS), bats),
            Table(f"{title}: pitching", ("Name", *PITCHING_HEADERS), arms),
            Table(f"{title}: who pitched when (S started, x relieved)", ("Name", *dates), days),
        ],
        form,
    )


NEXT_DAYS = 3
"""Days to come that the schedule shows unasked."""


def show_schedule(name: str, database: str, club: str, date: str, everything: bool, form: str) -> None:
    """The last day played and the next ones; the whole schedule where it is asked for or goes to a program."""
    with _reading(name, database) as (connection, name):
        code = _code(club, queries.clubs(connection, name), name) if club else ""
        wanted = iso_date("--date", date) if date else ""
        finished = {game["key"]: game for game in queries.games(connection, name, stage=None)}
        rows = []
        for fixture in queries.fixtures(connection, name, date=wanted, club=code):
            game = finished.get(fixture["key"])
            score = f"{game['visitors_runs']}-{game['home_runs']}" if game else ""
            rows.append((fixture["date"], fixture["visitors"], fixture["home"], score, fixture["key"]))
    headers = ("Date", "Visitors", "Home", "Score", "Key")
    if form:
        show("", headers, rows, form)
        return
    played = max((row[0] for row in rows if row[3]), default="")
    coming = sorted({row[0] for row in rows if not row[3]})
    shown = {played, *coming[:NEXT_DAYS]} if not (everything or club or date) else {row[0] for row in rows}
    today = coming[0] if coming else ""
    show("", (*headers, ""), [(*row, "next" if row[0] == today else "") for row in rows if row[0] in shown])
    if len(shown) < len({row[0] for row in rows}):
        typer.echo(f"{len(rows)} games in all, {sum(not row[3] for row in rows)} to play; --all shows them.")


def show_story(name: str, database: str, date: str) -> None:
    from hotstove.records.from_log import log_of
    from hotstove.scorebook import score
    from hotstove.season.season_store import plan_of
    from hotstove.season.story import paragraph
    from hotstove.season.whole_games import WholeGames

    with _reading(name, database) as (connection, name):
        games = queries.games(connection, name, date=iso_date("story", date), stage=None)
        if not games:
            raise Mistake(f"season {name!r} has no finished games on {date}")
        clubs = plan_of(connection, name).clubs
        whole = WholeGames(connection, name)
        for number, game in enumerate(games):
            head, events = queries.game_of(connection, name, game["key"])
            if number:
                typer.echo()
            typer.echo(paragraph(score(log_of(head, events, clubs))) if events else whole.told(head))


def _code(club: str, clubs: Mapping[str, Any], season: str) -> str:
    code = club.upper()
    if code not in clubs:
        raise Mistake(f"club {club!r}: season {season!r} has {', '.join(clubs)}")
    return code


def _batting(row: Mapping[str, Any]) -> tuple[Any, ...]:
    names = (
        *("games", "at_bats", "runs", "hits", "doubles", "triples", "home_runs", "runs_batted_in"),
        *("walks", "strikeouts", "stolen_bases", "caught_stealing"),
    )
    average = row["hits"] / row["at_bats"] if row["at_bats"] else 0.0
    return (*(row[name] for name in names), _average(average), _average(on_base(row)), _average(slugging(row)))


def _pitching(row: Mapping[str, Any]) -> tuple[Any, ...]:
    first = ("games", "games_started", "complete_games", "wins", "losses", "saves")
    rest = ("hits", "runs", "earned_runs", "home_runs", "walks", "strikeouts")
    innings = f"{row['outs'] // 3}.{row['outs'] % 3}"
    era = f"{27 * row['earned_runs'] / row['outs']:.2f}" if row["outs"] else "-"
    return (*(row[name] for name in first), innings, *(row[name] for name in rest), era)


def _average(value: float) -> str:
    return f"{value:.3f}".removeprefix("0")


def _figure(value: float, style: str) -> str:
    text = format(int(value) if style == "d" else value, style)
    return text.removeprefix("0") if style == ".3f" else text


def _name(players: Mapping[str, Mapping[str, Any]], player: str) -> str:
    return f"{players[player]['first']} {players[player]['last']}".strip() if player in players else player
