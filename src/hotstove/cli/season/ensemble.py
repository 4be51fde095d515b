"""`hotstove season ensemble`: what other dice would have made of a season, as tables and a picture."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer

from hotstove.cli.season.places import open_season
from hotstove.cli.season.playing import bar
from hotstove.cli.season.tables import show_together
from hotstove.season.tables import Table

if TYPE_CHECKING:
    from hotstove.season.ensemble import Outcome
    from hotstove.season.plan import AnyPlan

COMPILED_REPLAYS, READABLE_REPLAYS = 1_000, 20
"""How often a season is played when nobody says so: by the compiled engine, and by the readable one."""


def show_ensemble(
    name: str, database: str, replays: int, jobs: int, dask: str, form: str, plot: Path | None, day_by_day: bool
) -> None:
    from hotstove.records import queries
    from hotstove.season.ensemble import outcome
    from hotstove.season.ensemble import replays as replays_of
    from hotstove.season.planned import planned_season
    from hotstove.season.season_store import categories_of, plan_of, read_fixture
    from hotstove.season.standings import standings

    store, name = open_season(name, database)
    with store, bar() as progress:
        with store.reading() as connection:
            plan = plan_of(connection, name)
            fixtures = [read_fixture(row) for row in queries.fixtures(connection, name) if not row["stage"]]
            categories = categories_of(connection, name)
            names, games = queries.clubs(connection, name), queries.games(connection, name)
        places = standings(names, games)
        won = {place.code: place.won for group in places.values() for place in group} if games else {}
        task = progress.add_task("Getting ready", total=None)
        planned = None if day_by_day else planned_season(plan, fixtures)
        if planned is None or not planned.is_compiled:
            replays = replays or READABLE_REPLAYS
        replays = replays or COMPILED_REPLAYS
        progress.update(task, description="Replays", total=replays)
        found: list[Outcome] = []
        for totals in replays_of(plan, fixtures, replays, jobs, dask, planned):
            found.append(outcome(totals, categories))
            progress.update(task, advance=1)
    real = real_wins(plan)
    club_names = {code: str(names[code]["name"]) for code in plan.clubs}
    leaders = leaders_table(found, categories)
    show_together([clubs_table(found, club_names, real, won), leaders], form)
    if plot is not None:
        from hotstove.report.ensemble_picture import ensemble_picture

        title = f"{plan.name}: {len(found):,} replays"
        players = {
            str(row["id"]): f"{row['first']} {row['last']}".strip()
            for code, club in plan.clubs.items()
            for row in plan.season_game.players(code, club)
        }
        told = {header: _words(rest, _oftenest(found, header, players)) for header, *rest in leaders.rows}
        plot.write_text(ensemble_picture(title, found, club_names, real, told), encoding="utf-8")
        typer.echo(f"Picture: {plot}", err=form != "")


def real_wins(plan: AnyPlan) -> dict[str, int]:
    """Wins of real clubs in the record of the season's year; empty for clubs of one's own."""
    from hotstove.record import read_season
    from hotstove.season.plan import REAL_LEAGUES

    if not plan.leagues or not all(league in REAL_LEAGUES for league in plan.leagues):
        return {}
    return {club.code: club.wins for club in read_season(plan.year).clubs if club.code in plan.clubs}


def clubs_table(
    found: Sequence[Outcome], names: Mapping[str, str], real: Mapping[str, int], won: Mapping[str, int]
) -> Table:
    """How each club's wins spread, with the real figure, what the season here came to, and its percentile."""
    from hotstove.season.ensemble import percentile, spread

    rows = []
    for code, name in names.items():
        wins = [one.wins[code] for one in found]
        one = spread(wins)
        here = f"{percentile(wins, won[code]):.0%}" if won else "-"
        was = real.get(code, "-")
        of_real = f"{percentile(wins, real[code]):.0%}" if code in real else "-"
        rows.append((name, f"{one.mean:.1f}", one.low, one.middle, one.high, was, of_real, won.get(code, "-"), here))
    rows.sort(key=lambda row: -float(str(row[1])))
    heads = ("Club", "Mean", "5%", "50%", "95%", "Real", "Real percentile", "Here", "Percentile")
    return Table(f"Wins in {len(found):,} replays", heads, rows)


def leaders_table(found: Sequence[Outcome], categories: Sequence[Any]) -> Table:
    """How the figures of leaders spread."""
    from hotstove.almanac.columns import figure
    from hotstove.season.ensemble import spread

    rows = []
    for category in categories:
        figures = [one.leaders[category.header][1] for one in found if category.header in one.leaders]
        if figures:
            one = spread(figures)
            style = ".1f" if category.style == "d" else category.style
            told = (one.mean, one.low, one.middle, one.high)
            rows.append((category.header, *(figure(value, style) for value in told)))
    return Table("The leader's figure", ("Category", "Mean", "5%", "50%", "95%"), rows)


def _oftenest(found: Sequence[Outcome], header: str, names: Mapping[str, str]) -> str:
    """Who led a category oftenest, and how often."""
    players = Counter(one.leaders[header][0] for one in found if header in one.leaders)
    player, times = players.most_common(1)[0]
    return f"{names.get(player, player)} {times / sum(players.values()):.0%}"


def _words(figures: Sequence[object], who: str) -> str:
    _, low, _, high = (str(figure).removesuffix(".0") for figure in figures)
    return f"{low} to {high}, {who}"
