"""A season handed over: files for programs, pages for people, and what other dice would have made of it."""

from __future__ import annotations

from pathlib import Path

import typer

from hotstove.cli.season.places import open_season
from hotstove.cli.season.playing import bar
from hotstove.cli.season.tables import show_together
from hotstove.season.tables import Table
from hotstove.table.errors import Mistake


def hand_over(name: str, database: str, out: Path, form: str) -> None:
    from hotstove.records.export import lahman_tables, write_tables
    from hotstove.scorebook.retrosheet import export
    from hotstove.season.entrants import lahman_codes
    from hotstove.season.logs import season_logs
    from hotstove.season.plan import REAL_LEAGUES
    from hotstove.season.season_store import plan_of

    if form not in ("csv", "parquet", "retrosheet"):
        raise Mistake(f"--format {form!r}: it is csv, parquet or retrosheet")
    store, name = open_season(name, database)
    with store:
        if form == "retrosheet":
            written = export(season_logs(store, name), out)
        else:
            with store.reading() as connection:
                plan = plan_of(connection, name)
                real = {code for code, league in plan.leagues_of.items() if league in REAL_LEAGUES}
                codes = {ours: theirs for ours, theirs in lahman_codes(plan.year).items() if ours in real}
                tables = lahman_tables(connection, name, plan.year, codes)
            written = write_tables(tables, out, form)
    for path in written:
        typer.echo(path)


def print_report(name: str, database: str, out: Path) -> None:
    from hotstove.records import queries
    from hotstove.report import write_report

    store, name = open_season(name, database)
    with store, bar() as progress:
        with store.reading() as connection:
            games = len(queries.games(connection, name, stage=None))
        task = progress.add_task("Pages", total=games)
        written = write_report(store, name, out, lambda: progress.update(task, advance=1))
    typer.echo(f"{written} pages; begin with {out / 'index.html'}")


def show_ensemble(name: str, database: str, replays: int, jobs: int, dask: str, form: str) -> None:
    from hotstove.records import queries
    from hotstove.season.ensemble import percentile, spread
    from hotstove.season.ensemble import replays as replays_of
    from hotstove.season.season_store import categories_of, plan_of, read_fixture
    from hotstove.season.standings import standings

    store, name = open_season(name, database)
    with store, bar() as progress:
        with store.reading() as connection:
            plan = plan_of(connection, name)
            fixtures = [read_fixture(row) for row in queries.fixtures(connection, name) if not row["stage"]]
            categories = categories_of(connection, name)
            names, games = queries.clubs(connection, name), queries.games(connection, name)
        places, played = standings(names, games), bool(games)
        won = {place.code: place.won for group in places.values() for place in group}
        task = progress.add_task("Replays", total=replays)
        found = []
        for replay in replays_of(plan, fixtures, replays, jobs, dask):
            found.append(replay)
            progress.update(task, advance=1)
    rows = []
    for code in plan.clubs:
        wins = [replay.wins[code] for replay in found]
        one = spread(wins)
        here = f"{percentile(wins, won[code]):.0%}" if played else "-"
        rows.append(
            (names[code]["name"], f"{one.mean:.1f}", one.low, one.middle, one.high, won[code] if played else "-", here)
        )
    rows.sort(key=lambda row: -float(str(row[1])))
    clubs_table = Table(f"Wins in {replays} replays", ("Club", "Mean", "5%", "50%", "95%", "Here", "Percentile"), rows)
    leading = []
    for category in categories:
        figures = [first[0][1] for replay in found if (first := replay.leaders(category, 1))]
        if figures:
            one = spread(figures)
            style = ".1f" if category.style == "d" else category.style
            leading.append(
                (category.header, *(format(value, style) for value in (one.mean, one.low, one.middle, one.high)))
            )
    leaders_table = Table("The leader's figure", ("Category", "Mean", "5%", "50%", "95%"), leading)
    show_together([clubs_table, leaders_table], form)
