"""Pages of the almanac as tables: the same rows for the terminal, for programs and for the browser."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sqlalchemy import Connection

from hotstove.almanac.club_page import club_page
from hotstove.almanac.columns import cells, columns_of, headers
from hotstove.almanac.leading import leader_lists
from hotstove.almanac.player_page import player_page
from hotstove.almanac.reality import Beside, RealClub, beside_club
from hotstove.almanac.splits import Split, player_splits, split_tables
from hotstove.records import queries
from hotstove.season.halves import HALVES
from hotstove.season.pitchers_days import pitchers_days
from hotstove.season.tables import CLUB, GAME, PLAYER, Table, standings_tables

LAST = 5
"""Games of a player that are shown one by one, unless all are wanted."""
KINDS = ("batting", "pitching")
NOWHERE = ("", "")
BESIDE_HEADERS = ("", "Here", "Real", "Percentile")
REAL_HEADERS = {
    "batting": ("real AVG", "pct", "real HR", "pct HR"),
    "pitching": ("real ERA", "pct", "real SO", "pct SO"),
}


def standings_beside(connection: Connection, season: str) -> list[Table]:
    """The standings with every club's real record and the percentile of its wins; blank for clubs that never were, and
    without the halves of a split season, of which the record has no wins."""
    year = int(queries.head(connection, season)["year"])
    found = []
    for table in standings_tables(connection, season):
        if table.title.endswith(HALVES):
            continue
        rows = []
        for row, (_, code) in zip(table.rows, table.links, strict=True):
            real = beside_club(year, code, row[1], row[2], row[0])
            rows.append((*row, *real_record(real)))
        found.append(table._replace(headers=(*table.headers, "Real", "Percentile"), rows=rows))
    return found


def real_record(real: RealClub | None) -> tuple[str, str]:
    """A club's real wins and losses, and the percentile of its wins here; blank for a club that never was."""
    return ("", "") if real is None else (f"{real.won}-{real.lost}", _rounded(real.percentile))


def leaders_tables(
    connection: Connection, season: str, category: str = "", most: int = 10, *, real: bool = False
) -> list[Table]:
    """One table a category and league; all of them, or those of the category that is named by its key."""
    tables = []
    for one in leader_lists(connection, season, category, most):
        rows: list[tuple[str, ...]] = [
            (
                leader.name,
                "/".join(leader.clubs),
                leader.figure,
                *((leader.real, _rounded(leader.percentile)) if real else ()),
            )
            for leader in one.leaders
        ]
        links = [(PLAYER if leader.clubs else "", leader.player) for leader in one.leaders]
        if one.level:
            rows.append((f"and {one.level} more", "", one.at, *(("", "") if real else ())))
            links.append(NOWHERE)
        heads = ("Name", "Club", "Figure", *(("Real", "Percentile") if real else ()))
        tables.append(Table(one.title, heads, rows, links))
    return tables


def player_tables(
    connection: Connection, season: str, who: str, *, everything: bool = False, splits: bool = False, real: bool = False
) -> tuple[str, list[Table]]:
    """His name with his hands, his lines by club, and his last games or all; no tables where he has not played."""
    page = player_page(connection, season, who)
    hands = f" (bats {page.bats}, throws {page.throws})" if page.bats else ""
    title = f"{page.name}{hands}"
    tables = []
    for lines, when in ((page.seasons, ""), (page.postseason, " in the postseason")):
        for kind in (*KINDS, "fielding"):
            columns = columns_of(kind, [one.line for one in lines[kind]])
            rows = [(one.label or "all", *cells(columns, one.line)) for one in lines[kind]]
            links = [(CLUB if one.label and kind != "fielding" else "", one.label) for one in lines[kind]]
            if rows:
                first = "At" if kind == "fielding" else "Club"
                tables.append(Table(f"{title}: {kind}{when}", (first, *headers(columns)), rows, links))
    if not tables:
        return title, []
    if real:
        tables += [
            Table(f"Real v. here: {kind}", BESIDE_HEADERS, _beside(page.beside[kind]))
            for kind in KINDS
            if page.beside[kind]
        ]
    for kind, mine in (player_splits(connection, season, page.player) if splits else {}).items():
        tables += _split_tables(kind, mine)
    for kind in KINDS:
        games = page.logs[kind] if everything else page.logs[kind][-LAST:]
        columns = columns_of(kind, [one.line for one in page.logs[kind]])
        rows = [(one.date, one.opponent, one.result, *cells(columns, one.line)) for one in games]
        if rows:
            label = "Games" if everything else "Last games"
            links = [(GAME, one.key) for one in games]
            tables.append(Table(f"{label}: {kind}", ("Date", "Game", "Result", *headers(columns)), rows, links))
    return title, tables


def _beside(found: Sequence[Beside]) -> list[tuple[str, str, str, str]]:
    return [(one.header, one.here, one.real, _rank(one)) for one in found]


def _rank(one: Beside) -> str:
    return _rounded(one.percentile)


def _rounded(percentile: float | None) -> str:
    return "" if percentile is None else f"{percentile:.0f}"


def _split_tables(kind: str, found: Sequence[Split]) -> list[Table]:
    tables = []
    for group, theirs, head, rows in split_tables(kind, found):
        against = " (the batters' lines)" if theirs else ""
        tables.append(Table(f"{kind.capitalize()} by {group.lower()}{against}", head, rows))
    return tables


def club_tables(connection: Connection, season: str, club: str, *, real: bool = False) -> list[Table]:
    """A club's batting and pitching, its games by opponent and month, and who pitched when."""
    page = club_page(connection, season, club)
    worked = pitchers_days(connection, season, page.code)
    names = {line.player: line.name for line in (*page.batting, *page.pitching)}
    tables = []
    for kind, lines in (("batting", page.batting), ("pitching", page.pitching)):
        columns = columns_of(kind, [line.line for line in lines])
        rows = [(line.name, *cells(columns, line.line), *(real_cells(line.beside) if real else ())) for line in lines]
        links = [(PLAYER, line.player) for line in lines]
        if rows:
            rows.append(("Club", *cells(columns, page.totals[kind]), *(("",) * 4 if real else ())))
            links.append(NOWHERE)
        more = REAL_HEADERS[kind] if real else ()
        tables.append(Table(f"{page.name}: {kind}", ("Name", *headers(columns), *more), rows, links))
    if real and page.real is not None:
        here, there = (f"{one.won}-{one.lost}" for one in (page.standing, page.real))
        record = (here, there, _rounded(page.real.percentile))
        tables.append(Table(f"{page.name}: here and really", ("Here", "Real", "Percentile"), [record]))
    meetings = [(one.name, one.won, one.lost) for one in page.meetings]
    months = [(one.name, one.won, one.lost) for one in page.months]
    dates = [f"{date[5:7]}-{date[8:10]}" for date in worked.dates]
    days = [(names.get(player, player), *marks) for player, marks in worked.marks.items()]
    return [
        *tables,
        Table(f"{page.name}: by opponent", ("Club", "W", "L"), meetings, [(CLUB, one.name) for one in page.meetings]),
        Table(f"{page.name}: by month", ("Month", "W", "L"), months),
        Table(
            f"{page.name}: who pitched when (S started, x relieved)",
            ("Name", *dates),
            days,
            [(PLAYER, player) for player in worked.marks],
        ),
    ]


def real_cells(found: Sequence[Beside]) -> tuple[str, str, str, str]:
    """What stands under REAL_HEADERS in a player's row; blank where he has no real season."""
    known: Mapping[str, Beside] = {one.header: one for one in found}
    for first, second in (("AVG", "HR"), ("ERA", "SO")):
        if first in known:
            return known[first].real, _rank(known[first]), known[second].real, _rank(known[second])
    return "", "", "", ""
