"""What the season store holds, printed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager

import typer
from sqlalchemy import Connection

from hotstove.almanac.tables import standings_beside
from hotstove.cli.season.places import iso_date, open_season
from hotstove.cli.season.tables import show, show_together
from hotstove.records import queries
from hotstove.season.tables import schedule_table, standings_tables
from hotstove.table.errors import Mistake


@contextmanager
def _reading(name: str, database: str) -> Iterator[tuple[Connection, str]]:
    store, name = open_season(name, database)
    with store, store.reading() as connection:
        yield connection, name


def show_standings(name: str, database: str, form: str, real: bool = False) -> None:
    with _reading(name, database) as (connection, name):
        tables = standings_beside(connection, name) if real else standings_tables(connection, name)
    show_together(tables, form, "Group")


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


def show_schedule(name: str, database: str, club: str, date: str, form: str) -> None:
    wanted = iso_date("--date", date) if date else ""
    with _reading(name, database) as (connection, name):
        table = schedule_table(connection, name, club, wanted)
    show("", table.headers, table.rows, form)


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
