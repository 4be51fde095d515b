"""What the season store holds, printed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager

import typer
from sqlalchemy import Connection

from hotstove.almanac.tables import standings_beside
from hotstove.cli.columns import say
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
    if not form:
        say("\nxW: wins that the runs scored and allowed would usually give.")


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
            typer.echo(json.dumps(head, indent=1) if as_json else WholeGames(connection, name).box(head))
            return
        book = score(log_of(head, events, plan_of(connection, name).clubs))
    typer.echo(box_json(book) if as_json else box_text(book).rstrip("\n"))


NEXT_DAYS = 3
"""Days to come that the schedule shows unasked."""


def show_schedule(name: str, database: str, club: str, date: str, everything: bool, form: str) -> None:
    """The last day played and the next ones; the whole schedule where it is asked for or goes to a program."""
    wanted = iso_date("--date", date) if date else ""
    with _reading(name, database) as (connection, name):
        table = schedule_table(connection, name, club, wanted)
    rows, headers = table.rows, table.headers
    if form:
        show("", headers, rows, form)
        return
    played = max((row[0] for row in rows if row[3]), default="")
    coming = sorted({row[0] for row in rows if not row[3]})
    shown = {played, *coming[:NEXT_DAYS]} if not (everything or club or date) else {row[0] for row in rows}
    today = coming[0] if coming else ""
    show("", (*headers, ""), [(*row, "next" if row[0] == today else "") for row in rows if row[0] in shown])
    if len(shown) < len({row[0] for row in rows}):
        say(f"{len(rows)} games in all, {sum(not row[3] for row in rows)} to play; --all shows them.")


def show_story(name: str, database: str, date: str) -> None:
    from hotstove.cli.screen import Screen
    from hotstove.records.from_log import log_of
    from hotstove.scorebook import score
    from hotstove.season.season_store import plan_of
    from hotstove.season.story import paragraph
    from hotstove.season.whole_games import WholeGames

    with _reading(name, database) as (connection, name):
        everything = queries.games(connection, name, stage=None)
        if not everything:
            raise Mistake(f"season {name!r} has no finished games yet")
        day = iso_date("story", date) if date else everything[-1]["date"].replace("/", "-")
        games = [game for game in everything if game["date"].replace("/", "-") == day]
        if not games:
            raise Mistake(f"season {name!r} has no finished games on {date}")
        screen = Screen(False)
        clubs = plan_of(connection, name).clubs
        whole = WholeGames(connection, name)
        for number, game in enumerate(games):
            head, events = queries.game_of(connection, name, game["key"])
            if number:
                typer.echo()
            screen.say(paragraph(score(log_of(head, events, clubs))) if events else whole.told(head))
