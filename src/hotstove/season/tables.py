"""What the season store holds, as tables: the same rows for the terminal, for programs and for the browser."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection

from hotstove.records import queries
from hotstove.records.rows import ClubRow
from hotstove.season.halves import places_of
from hotstove.season.standings import StandingsRow, title_of
from hotstove.table.errors import Mistake

CLUB, PLAYER, GAME = "club", "player", "game"
"""What a row may lead to."""
STANDINGS_HEADERS = ("Club", "W", "L", "Pct", "GB", "Home", "Road", "L10", "Strk", "R", "RA", "xW")


class Table(NamedTuple):
    """A title, the names of the columns, and the rows."""

    title: str
    headers: Sequence[str]
    rows: Sequence[Sequence[Any]]
    links: Sequence[tuple[str, str]] = ()
    """For each row what it leads to, CLUB, PLAYER or GAME, and its key; none where rows lead nowhere."""


def standings_tables(connection: Connection, name: str) -> list[Table]:
    """One table a league or division; of a split season one for each of its halves before them."""
    groups = places_of(connection, name)
    tables = []
    for group, places in groups.items():
        rows = [(place.name, *standing_cells(place)) for place in places]
        tables.append(Table(title_of(group), STANDINGS_HEADERS, rows, [(CLUB, place.code) for place in places]))
    return tables


def standing_cells(place: StandingsRow) -> tuple[str | int, ...]:
    """A club's line in the standings, without its name: won, lost, share, games behind and so on."""
    return (
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
        f"{place.expected:.1f}" if place.results else "",
    )


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


def series_tables(connection: Connection, name: str) -> list[Table]:
    """The postseason's series with their games, each under its name."""
    games = [game for game in queries.games(connection, name, stage=None) if game["stage"]]
    found = []
    for stage in dict.fromkeys(game["stage"] for game in games):
        of_series = [game for game in games if game["stage"] == stage]
        rows = [
            (
                game["date"].replace("/", "-"),
                game["visitors"],
                game["visitors_runs"],
                game["home"],
                game["home_runs"],
                game["key"],
            )
            for game in of_series
        ]
        headers = ("Date", "Visitors", "R", "Home", "R ", "Key")
        found.append(Table(stage, headers, rows, [(GAME, game["key"]) for game in of_series]))
    return found


def club_code(club: str, clubs: Mapping[str, ClubRow], season: str) -> str:
    """A club's code as it is typed: the code itself, or words of its name that only it has, the year with them or
    not."""
    typed = club.casefold().split()
    wanted = " ".join(typed[1:] if len(typed) > 1 and typed[0].isdigit() else typed)
    found = [code for code in clubs if code.casefold() == wanted]
    found = found or [code for code, row in clubs.items() if wanted and wanted in row["name"].casefold()]
    if len(found) != 1:
        raise Mistake(f"club {club!r}: season {season!r} has {', '.join(found or clubs)}")
    return found[0]


def average(value: float) -> str:
    return f"{value:.3f}".removeprefix("0")
