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
from hotstove.season.standings import standings
from hotstove.table.errors import Mistake


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
    with _reading(name, database) as (connection, name):
        code = _code(club, queries.clubs(connection, name), name) if club else ""
        wanted = iso_date("--date", date) if date else ""
        finished = {game["key"]: game for game in queries.games(connection, name, stage=None)}
        rows = []
        for fixture in queries.fixtures(connection, name, date=wanted, club=code):
            game = finished.get(fixture["key"])
            score = f"{game['visitors_runs']}-{game['home_runs']}" if game else ""
            rows.append((fixture["date"], fixture["visitors"], fixture["home"], score, fixture["key"]))
    show("", ("Date", "Visitors", "Home", "Score", "Key"), rows, form)


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


def _average(value: float) -> str:
    return f"{value:.3f}".removeprefix("0")
