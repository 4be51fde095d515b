"""What the season store holds, as tables: the same rows for the terminal, for programs and for the browser."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection

from hotstove.records import queries
from hotstove.season.club_state import points_of
from hotstove.season.leaders import Category, appearances, leaders, on_base, slugging
from hotstove.season.pitchers_days import pitchers_days
from hotstove.season.season_store import categories_of, state_of
from hotstove.season.standings import standings
from hotstove.table.errors import Mistake

LAST = 5
"""Games of a player that are shown one by one."""
CLUB, PLAYER, GAME = "club", "player", "game"
"""What a row may lead to."""
STANDINGS_HEADERS = ("Club", "W", "L", "Pct", "GB", "Home", "Road", "L10", "Strk", "R", "RA", "xW")
BATTING_HEADERS = (
    *("G", "AB", "R", "H", "2B", "3B", "HR", "RBI", "BB", "SO", "SB", "CS"),
    *("AVG", "OBP", "SLG"),
)
PITCHING_HEADERS = ("G", "GS", "CG", "W", "L", "SV", "IP", "H", "R", "ER", "HR", "BB", "SO", "ERA")


class Table(NamedTuple):
    """A title, the names of the columns, and the rows."""

    title: str
    headers: Sequence[str]
    rows: Sequence[Sequence[Any]]
    links: Sequence[tuple[str, str]] = ()
    """For each row what it leads to, CLUB, PLAYER or GAME, and its key; none where rows lead nowhere."""


def standings_tables(connection: Connection, name: str) -> list[Table]:
    """One table a league or division."""
    groups = standings(queries.clubs(connection, name), queries.games(connection, name))
    tables = []
    for group, places in groups.items():
        rows = [
            (
                place.name,
                place.won,
                place.lost,
                average(place.percentage),
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
        tables.append(Table(group, STANDINGS_HEADERS, rows, [(CLUB, place.code) for place in places]))
    return tables


def leaders_tables(connection: Connection, name: str, category: str = "", most: int = 10) -> list[Table]:
    """One table a category; all of them, or the one that is named by its key."""
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
    tables = [_leaders_table(one, leaders(one, rows[one.kind], games, most), players) for one in chosen]
    return [table for table in tables if table.rows or category]


def _leaders_table(
    category: Category, found: Sequence[tuple[str, float]], players: Mapping[str, Mapping[str, Any]]
) -> Table:
    figures = [(full_name(players, player), _figure(value, category.style)) for player, value in found]
    links = [(PLAYER if player in players else "", player) for player, _ in found]
    return Table(category.header, ("Name", "Figure"), figures, links)


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


def player_tables(connection: Connection, name: str, who: str) -> tuple[str, list[Table]]:
    """His name with his hands, his lines by club, and his last games; no tables where he has not played."""
    player = queries.find_player(connection, name, who)
    lines: dict[str, list[dict[str, Any]]] = {
        kind: queries.totals(connection, name, kind, by=("player", "club"), player=player["id"])
        for kind in ("batting", "pitching")
    }
    last = {
        kind: queries.lines_of_player(connection, name, kind, player["id"])[-LAST:] for kind in ("batting", "pitching")
    }
    hands = f" (bats {player['bats']}, throws {player['throws']})" if player["bats"] else ""
    title = f"{player['first']} {player['last']}{hands}"
    tables = []
    if any(batted(row) for row in lines["batting"]):
        rows = [(row["club"], *batting_row(row)) for row in lines["batting"]]
        links = [(CLUB, row["club"]) for row in lines["batting"]]
        tables.append(Table(f"{title}: batting", ("Club", *BATTING_HEADERS), rows, links))
    if lines["pitching"]:
        rows = [(row["club"], *pitching_row(row)) for row in lines["pitching"]]
        links = [(CLUB, row["club"]) for row in lines["pitching"]]
        tables.append(Table(f"{title}: pitching", ("Club", *PITCHING_HEADERS), rows, links))
    for kind, headers, line in (
        ("batting", BATTING_HEADERS, batting_row),
        ("pitching", PITCHING_HEADERS, pitching_row),
    ):
        games = [row for row in last[kind] if kind == "pitching" or batted(row)]
        rows = [(row["date"].replace("/", "-"), f"{row['visitors']} at {row['home']}", *line(row)) for row in games]
        if rows:
            links = [(GAME, row["key"]) for row in games]
            tables.append(Table(f"Last games: {kind}", ("Date", "Game", *headers), rows, links))
    return title, tables


def club_tables(connection: Connection, name: str, club: str) -> list[Table]:
    """A club's batting and pitching, and who pitched when."""
    clubs = queries.clubs(connection, name)
    code = club_code(club, clubs, name)
    players = queries.players(connection, name)
    batting = [row for row in queries.totals(connection, name, "batting", club=code) if batted(row)]
    pitching = queries.totals(connection, name, "pitching", club=code)
    worked = pitchers_days(connection, name, code)
    batting.sort(key=lambda row: -appearances(row))
    pitching.sort(key=lambda row: -row["outs"])
    bats = [(full_name(players, row["player"]), *batting_row(row)) for row in batting]
    arms = [(full_name(players, row["player"]), *pitching_row(row)) for row in pitching]
    title = clubs[code]["name"]
    dates = [f"{date[5:7]}-{date[8:10]}" for date in worked.dates]
    days = [(full_name(players, player), *marks) for player, marks in worked.marks.items()]
    return [
        Table(f"{title}: batting", ("Name", *BATTING_HEADERS), bats, [(PLAYER, row["player"]) for row in batting]),
        Table(f"{title}: pitching", ("Name", *PITCHING_HEADERS), arms, [(PLAYER, row["player"]) for row in pitching]),
        Table(
            f"{title}: who pitched when (S started, x relieved)",
            ("Name", *dates),
            days,
            [(PLAYER, player) for player in worked.marks],
        ),
    ]


def schedule_table(connection: Connection, name: str, club: str = "", date: str = "") -> Table:
    """The schedule with the scores so far; of one club, of one date such as 1988-04-04."""
    code = club_code(club, queries.clubs(connection, name), name) if club else ""
    finished = {game["key"]: game for game in queries.games(connection, name, stage=None)}
    rows, links = [], []
    for fixture in queries.fixtures(connection, name, date=date, club=code):
        game = finished.get(fixture["key"])
        score = f"{game['visitors_runs']}-{game['home_runs']}" if game else ""
        rows.append((fixture["date"], fixture["visitors"], fixture["home"], score, fixture["key"]))
        links.append((GAME if game else "", fixture["key"]))
    return Table("", ("Date", "Visitors", "Home", "Score", "Key"), rows, links)


def batted(row: Mapping[str, Any]) -> bool:
    """He came to bat, or homered in a game that counts nothing else."""
    return bool(appearances(row) or row["home_runs"])


def club_code(club: str, clubs: Mapping[str, Any], season: str) -> str:
    """A club's code as the season has it."""
    code = club.upper()
    if code not in clubs:
        raise Mistake(f"club {club!r}: season {season!r} has {', '.join(clubs)}")
    return code


def batting_row(row: Mapping[str, Any]) -> tuple[Any, ...]:
    names = (
        *("games", "at_bats", "runs", "hits", "doubles", "triples", "home_runs", "runs_batted_in"),
        *("walks", "strikeouts", "stolen_bases", "caught_stealing"),
    )
    hitting = row["hits"] / row["at_bats"] if row["at_bats"] else 0.0
    return (*(row[name] for name in names), average(hitting), average(on_base(row)), average(slugging(row)))


def pitching_row(row: Mapping[str, Any]) -> tuple[Any, ...]:
    first = ("games", "games_started", "complete_games", "wins", "losses", "saves")
    rest = ("hits", "runs", "earned_runs", "home_runs", "walks", "strikeouts")
    innings = f"{row['outs'] // 3}.{row['outs'] % 3}"
    era = f"{27 * row['earned_runs'] / row['outs']:.2f}" if row["outs"] else "-"
    return (*(row[name] for name in first), innings, *(row[name] for name in rest), era)


def average(value: float) -> str:
    return f"{value:.3f}".removeprefix("0")


def _figure(value: float, style: str) -> str:
    text = format(int(value) if style == "d" else value, style)
    return text.removeprefix("0") if style == ".3f" else text


def full_name(players: Mapping[str, Mapping[str, Any]], player: str) -> str:
    return f"{players[player]['first']} {players[player]['last']}".strip() if player in players else player
