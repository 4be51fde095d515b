"""The encyclopedia as tables."""

from __future__ import annotations

from hotstove.almanac.career import CareerLine, career, find_person
from hotstove.almanac.columns import cells, columns_of, headers
from hotstove.almanac.encyclopedia import forget, volumes
from hotstove.almanac.reality import beside, beside_club, real_player
from hotstove.almanac.record_book import PARTS, record_book
from hotstove.almanac.search import FoundClub, search
from hotstove.almanac.tables import REAL_HEADERS, real_cells, real_record
from hotstove.cli.columns import say
from hotstove.cli.season.encyclopedia_place import encyclopedia
from hotstove.cli.season.tables import show, show_together
from hotstove.records.sizes import sizes
from hotstove.scorebook.words import numbered
from hotstove.season.tables import Table
from hotstove.table.errors import Mistake


def show_volumes(database: str, form: str) -> None:
    with encyclopedia(database) as book, book.reading() as connection:
        rows = [
            (one.season, one.game, one.year, one.leagues, one.clubs, one.played, one.left, one.champion)
            for one in volumes(connection)
        ]
    show("", ("Season", "Game", "Year", "Leagues", "Clubs", "Played", "Left", "Champion"), rows, form)


def show_career(database: str, who: str, real: bool, form: str) -> None:
    with encyclopedia(database) as book, book.reading() as connection:
        found = career(connection, find_person(connection, who))
    hands = f" (bats {found.bats}, throws {found.throws})" if found.bats else ""
    tables = []
    for lines, when in ((found.regular, ""), (found.postseason, " in the postseason")):
        for kind in ("batting", "pitching", "fielding"):
            first = ("At",) if kind == "fielding" else ()
            columns = columns_of(kind, [one.line for one in lines[kind]])
            more = REAL_HEADERS[kind] if real and not when and not first else ()
            rows = [
                (
                    *(one.season, one.year, one.club, *((one.position,) if first else ()), *cells(columns, one.line)),
                    *(_really(kind, one) if more else ()),
                )
                for one in lines[kind]
            ]
            if len(rows) > 1 and not when and not first:
                totals = cells(columns, found.totals[kind])
                rows.append((numbered(found.seasons, "season"), "", "", *totals, *("" for _ in more)))
            if rows:
                title = f"{found.name}{hands}: {kind}{when}"
                tables.append(Table(title, ("Season", "Year", "Club", *first, *headers(columns), *more), rows))
    if found.feats:
        tables.append(Table("Feats", ("Season", "Date", "What"), found.feats))
    show_together(tables, form)


def _really(kind: str, one: CareerLine) -> tuple[str, ...]:
    """His real figures of that year at that club, and the percentiles of those here."""
    return real_cells(beside(kind, real_player(one.year, one.line["player"], (one.club,)), one.line))


def show_search(database: str, text: str, real: bool, form: str) -> None:
    with encyclopedia(database) as book, book.reading() as connection:
        found = search(connection, text)
    players = [(one.name, _years(one.first_year, one.last_year), one.seasons, one.person) for one in found.players]
    clubs = [
        (*(one.name, one.season, one.won, one.lost, one.code), *(_real_wins(one) if real else ()))
        for one in found.clubs
    ]
    seasons = [(one.season, one.game, one.year, one.champion) for one in found.seasons]
    tables = [
        Table("Players", ("Name", "Years", "Seasons", "Id"), players),
        Table("Clubs", ("Name", "Season", "W", "L", "Code", *(("Real", "Percentile") if real else ())), clubs),
        Table("Seasons", ("Season", "Game", "Year", "Champion"), seasons),
    ]
    if not form and not any(table.rows for table in tables):
        say(f"Nothing in the encyclopedia is named {text!r}.")
        return
    show_together([table for table in tables if table.rows or form], form)


def _real_wins(one: FoundClub) -> tuple[str, str]:
    return real_record(beside_club(one.year, one.code, one.won, one.lost, one.name))


def _years(first: int, last: int) -> str:
    return str(first) if first == last else f"{first}-{last}"


def show_records(database: str, part: str, most: int, form: str) -> None:
    if part and part not in PARTS:
        raise Mistake(f"records {part!r}: there are {', '.join(PARTS)}")
    with encyclopedia(database) as book, book.reading() as connection:
        found = record_book(connection, most, part)
    tables = []
    for one in found:
        rows = [(record.figure, record.name, record.where) for record in one.records]
        if one.level:
            rows.append((one.at, f"and {one.level} more", ""))
        tables.append(Table(f"{one.header} ({one.part})", ("Figure", "Who", "Where"), rows))
    show_together(tables, form, "Record")


def refresh_all(database: str, everything: bool) -> None:
    with encyclopedia(database, everything) as book:
        with book.reading() as connection:
            found = volumes(connection)
        games = sum(one.played for one in found)
        say(f"In the encyclopedia: {numbered(len(found), 'season')} with {numbered(games, 'game')}.")
        if database:
            room = sizes(book)
            say(
                f"The database has {room.whole / 1e6:.1f} MB; without play-by-play it would have "
                f"{(room.whole - room.plays) / 1e6:.1f} MB; the encyclopedia has {room.encyclopedia / 1e6:.1f} MB."
            )


def forget_season(database: str, season: str) -> None:
    with encyclopedia(database) as book:
        forget(book, season)
    say(f"Season {season} is no longer in the encyclopedia.")
