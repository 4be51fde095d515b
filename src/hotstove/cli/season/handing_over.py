"""A season handed over: files for programs, pages for people, and what other dice would have made of it."""

from __future__ import annotations

from pathlib import Path

import typer

from hotstove.cli.columns import say
from hotstove.cli.season.places import open_season
from hotstove.cli.season.playing import bar
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
    say(f"{written} pages; begin with {out / 'index.html'}")
