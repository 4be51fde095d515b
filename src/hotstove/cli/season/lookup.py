"""Looking things up in a season, as tables: players, clubs, leaders, awards, feats, a day, the list of seasons."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import typer
from sqlalchemy import Connection

from hotstove.almanac.columns import figure
from hotstove.almanac.tables import club_tables, leaders_tables, player_tables
from hotstove.cli.columns import say
from hotstove.cli.season.encyclopedia_place import encyclopedia
from hotstove.cli.season.places import folder, iso_date, open_season
from hotstove.cli.season.tables import show, show_together
from hotstove.records.store import Store
from hotstove.season.tables import Table
from hotstove.table.errors import Mistake


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
    with reading(name, database) as (connection, name):
        tables = leaders_tables(connection, name, category, most, real=real)
    if not form and not any(table.rows for table in tables):
        say("There are no figures for that.")
        return
    show_together(tables, form, "Category")


def show_player(
    name: str, database: str, who: str, form: str, *, everything: bool = False, splits: bool = False, real: bool = False
) -> None:
    with reading(name, database) as (connection, name):
        title, tables = player_tables(connection, name, who, everything=everything, splits=splits, real=real)
    if not tables and not form:
        say(f"{title} has not played yet.")
        return
    show_together(tables, form)


def show_team(name: str, database: str, club: str, form: str, real: bool = False) -> None:
    with reading(name, database) as (connection, name):
        tables = club_tables(connection, name, club, real=real)
    show_together([table for table in tables if table.rows or form], form)


def show_awards(name: str, database: str, most: int, form: str) -> None:
    from hotstove.almanac.awards import ballots

    with reading(name, database) as (connection, name):
        found = ballots(connection, name, most)
    if not found and not form:
        say("There are no votes: the games of this season count no at bats.")
        return
    show_together(
        [
            Table(
                f"{one.award}{f', {one.league}' if one.league else ''}",
                ("Name", "Club", "Figure", "Share"),
                [
                    (who.name, "/".join(who.clubs), f"{who.figure:.1f}", figure(who.share, ".3f"))
                    for who in one.candidates
                ],
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
    wanted = [one for one in found if kind in ("", one.kind)]
    if form:
        rows = [(one.date, one.kind, one.figure, one.told, one.key) for one in wanted]
        show("", ("Date", "Kind", "Figure", "What", "Key"), rows, form)
    else:
        show("", ("Date", "What", "Key"), [(one.date, one.told, one.key) for one in wanted])


def show_day(name: str, database: str, date: str, form: str) -> None:
    from hotstove.almanac.this_day import this_day

    wanted = iso_date("day", date) if date else ""
    with encyclopedia(database) as book, reading(name, database) as (connection, name), book.reading() as other:
        found = this_day(connection, name, other, wanted)
    scores = [(one.visitors, one.runs[0], one.home, one.runs[1], one.stage, one.key) for one in found.scores]
    before = [(one.season, one.date, one.told) for one in found.remembered]
    tables = [Table(f"{found.date} in season {name}", ("Visitors", "R", "Home", "R ", "Series", "Key"), scores)]
    if before or form:
        tables.append(Table("This day in all seasons", ("Season", "Date", "What"), before))
    show_together(tables, form)
