"""Looking things up in a season, as tables: players, clubs, leaders, awards, feats, a day, the list of seasons."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

import typer
from sqlalchemy import Connection

from hotstove.almanac.columns import cells, headers
from hotstove.almanac.reality import Beside
from hotstove.cli.season.encyclopedia_place import encyclopedia
from hotstove.cli.season.places import folder, iso_date, open_season
from hotstove.cli.season.tables import Table, show, show_together
from hotstove.records.store import Store
from hotstove.season.pitchers_days import pitchers_days
from hotstove.table.errors import Mistake

LAST = 5
"""Games of a player that are shown one by one, unless all are wanted."""
KINDS = ("batting", "pitching")


@contextmanager
def reading(name: str, database: str) -> Iterator[tuple[Connection, str]]:
    store, name = open_season(name, database)
    with store, store.reading() as connection:
        yield connection, name


def show_list(database: str, form: str) -> None:
    """Every season of the folder, or of one database; a file that cannot be read is told and passed over."""
    from hotstove.almanac.season_list import SeasonHead, season_heads

    found: list[SeasonHead] = []
    for place in [database] if database else sorted(folder().glob("*.db")):
        try:
            with Store(place, must_exist=True) as store:
                found += season_heads(store)
        except Mistake as mistake:
            if database:
                raise
            typer.echo(f"hotstove: {mistake}", err=True)
    rows = [
        (
            one.name,
            one.game,
            one.year,
            one.leagues,
            one.clubs,
            one.played,
            one.left,
            one.day,
            one.first,
            f"{one.size / 1e6:.1f}" if one.size else "",
        )
        for one in found
    ]
    show("", ("Season", "Game", "Year", "Leagues", "Clubs", "Played", "Left", "Through", "First", "MB"), rows, form)


def show_leaders(name: str, database: str, category: str, most: int, real: bool, form: str) -> None:
    from hotstove.almanac.leading import leader_lists

    with reading(name, database) as (connection, name):
        found = leader_lists(connection, name, category, most)
    tables = []
    for one in found:
        rows: list[tuple[str, ...]] = [
            (leader.name, "/".join(leader.clubs), leader.figure, *((leader.real,) if real else ()))
            for leader in one.leaders
        ]
        if one.level:
            rows.append((f"and {one.level} more", "", one.at, *(("",) if real else ())))
        tables.append(Table(one.category.header, ("Name", "Club", "Figure", *(("Real",) if real else ())), rows))
    show_together(tables, form, "Category")


def show_player(
    name: str, database: str, who: str, form: str, *, everything: bool = False, splits: bool = False, real: bool = False
) -> None:
    from hotstove.almanac.player_page import player_page
    from hotstove.almanac.splits import player_splits

    with reading(name, database) as (connection, name):
        page = player_page(connection, name, who)
        parts = player_splits(connection, name, page.player) if splits else {}
    hands = f" (bats {page.bats}, throws {page.throws})" if page.bats else ""
    title = f"{page.name}{hands}"
    tables = []
    for lines, when in ((page.seasons, ""), (page.postseason, " in the postseason")):
        for kind in (*KINDS, "fielding"):
            rows = [(one.label or "all", *cells(kind, one.line)) for one in lines[kind]]
            if rows:
                first = "At" if kind == "fielding" else "Club"
                tables.append(Table(f"{title}: {kind}{when}", (first, *headers(kind)), rows))
    if not tables and not form:
        typer.echo(f"{title} has not played yet.")
        return
    if real:
        tables += [
            Table(f"Real v. here: {kind}", BESIDE_HEADERS, _beside(page.beside[kind]))
            for kind in KINDS
            if page.beside[kind]
        ]
    for kind, mine in parts.items():
        tables += _split_tables(kind, mine)
    for kind in KINDS:
        games = page.logs[kind] if everything else page.logs[kind][-LAST:]
        rows = [(one.date, one.opponent, one.result, *cells(kind, one.line)) for one in games]
        if rows:
            label = "Games" if everything else "Last games"
            tables.append(Table(f"{label}: {kind}", ("Date", "Game", "Result", *headers(kind)), rows))
    show_together(tables, form)


BESIDE_HEADERS = ("", "Here", "Real", "Percentile")


def _beside(found: Sequence[Beside]) -> list[tuple[str, str, str, str]]:
    return [
        (one.header, one.here, one.real, "" if one.percentile is None else f"{one.percentile:.0f}") for one in found
    ]


def _split_tables(kind: str, found: Sequence[Any]) -> list[Table]:
    """Splits by game have the kind's own columns; those of a pitcher by plays are the batters' lines."""
    tables = []
    for group in dict.fromkeys(split.group for split in found):
        mine = [split for split in found if split.group == group]
        form = "batting" if "batters_faced" not in mine[0].line else "pitching"
        against = " (the batters' lines)" if kind == "pitching" and form == "batting" else ""
        rows = [(split.name, *cells(form, split.line)) for split in mine]
        tables.append(Table(f"{kind.capitalize()} by {group.lower()}{against}", (group, *headers(form)), rows))
    return tables


def show_team(name: str, database: str, club: str, form: str, real: bool = False) -> None:
    from hotstove.almanac.club_page import club_page

    with reading(name, database) as (connection, name):
        page = club_page(connection, name, club)
        worked = pitchers_days(connection, name, page.code)
    names = {line.player: line.name for line in (*page.batting, *page.pitching)}
    tables = []
    for kind, lines in (("batting", page.batting), ("pitching", page.pitching)):
        rows = [(line.name, *cells(kind, line.line), *(_real_cells(line.beside) if real else ())) for line in lines]
        if rows:
            rows.append(("Club", *cells(kind, page.totals[kind]), *(("",) * 4 if real else ())))
        more = ("real AVG", "pct", "real HR", "pct") if kind == "batting" else ("real ERA", "real SO", "pct", "")
        tables.append(Table(f"{page.name}: {kind}", ("Name", *headers(kind), *(more if real else ())), rows))
    if real and page.real is not None:
        rank = "" if page.real.percentile is None else f"{page.real.percentile:.0f}"
        record = (f"{page.standing.won}-{page.standing.lost}", f"{page.real.won}-{page.real.lost}", rank)
        tables.append(Table(f"{page.name}: here and really", ("Here", "Real", "Percentile"), [record]))
    tables.append(
        Table(f"{page.name}: by opponent", ("Club", "W", "L"), [(one.name, one.won, one.lost) for one in page.meetings])
    )
    tables.append(
        Table(f"{page.name}: by month", ("Month", "W", "L"), [(one.name, one.won, one.lost) for one in page.months])
    )
    dates = [f"{date[5:7]}-{date[8:10]}" for date in worked.dates]
    days = [(names.get(player, player), *marks) for player, marks in worked.marks.items()]
    tables.append(Table(f"{page.name}: who pitched when (S started, x relieved)", ("Name", *dates), days))
    show_together([table for table in tables if table.rows or form], form)


def _real_cells(found: Sequence[Beside]) -> tuple[str, str, str, str]:
    known: Mapping[str, Beside] = {one.header: one for one in found}
    if "AVG" in known:
        return (known["AVG"].real, _rank(known["AVG"]), known["HR"].real, _rank(known["HR"]))
    if "ERA" in known:
        return (known["ERA"].real, known["SO"].real, _rank(known["SO"]), "")
    return "", "", "", ""


def _rank(one: Beside) -> str:
    return "" if one.percentile is None else f"{one.percentile:.0f}"


def show_awards(name: str, database: str, most: int, form: str) -> None:
    from hotstove.almanac.awards import ballots

    with reading(name, database) as (connection, name):
        found = ballots(connection, name, most)
    if not found and not form:
        typer.echo("There are no votes: the games of this season count no at bats.")
        return
    show_together(
        [
            Table(
                f"{one.award}{f', {one.league}' if one.league else ''}",
                ("Name", "Club", "Figure", "Share"),
                [(who.name, "/".join(who.clubs), f"{who.figure:.1f}", f"{who.share:.3f}") for who in one.candidates],
            )
            for one in found
        ],
        form,
        "Award",
    )


def show_feats(name: str, database: str, kind: str, form: str) -> None:
    from hotstove.almanac.feats import season_feats

    with reading(name, database) as (connection, name):
        found = season_feats(connection, name)
    kinds = sorted({one.kind for one in found})
    if kind and kind not in kinds:
        raise Mistake(f"feats {kind!r}: this season has {', '.join(kinds) or 'none'}")
    rows = [(one.date, one.kind, one.figure, one.told, one.key) for one in found if kind in ("", one.kind)]
    show("", ("Date", "Kind", "Figure", "What", "Key"), rows, form)


def show_day(name: str, database: str, date: str, form: str) -> None:
    from hotstove.almanac.this_day import this_day

    wanted = iso_date("--date", date) if date else ""
    with encyclopedia(database) as book, reading(name, database) as (connection, name), book.reading() as other:
        found = this_day(connection, name, other, wanted)
    scores = [(one.visitors, one.runs[0], one.home, one.runs[1], one.stage, one.key) for one in found.scores]
    before = [(one.season, one.date, one.told) for one in found.remembered]
    show_together(
        [
            Table(f"{found.date} in season {name}", ("Visitors", "R", "Home", "R ", "Series", "Key"), scores),
            Table("This day in all seasons", ("Season", "Date", "What"), before),
        ],
        form,
    )
