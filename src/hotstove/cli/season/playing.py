"""Opening and playing seasons, with a bar that says how far along they are."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from hotstove.cli.season.places import folder, iso_date, open_season, remember, where
from hotstove.records.names import file_name
from hotstove.records.store import Store
from hotstove.season.match import SeasonMatch
from hotstove.season.new_season import Wishes, prepare
from hotstove.season.schedules.retrosheet import NOTICE
from hotstove.season.season import play_season
from hotstove.season.season_game import Hand
from hotstove.season.season_store import check_season, create_season, fixtures_to_play
from hotstove.table.errors import Mistake
from hotstove.table.session import Session


def open_new(wishes: Wishes, database: str) -> None:
    place = where(wishes.name, database)
    with bar() as progress:
        task = progress.add_task("Cards", total=None)
        plan, schedule = prepare(wishes, lambda club: progress.update(task, advance=1, description=club))
    with Store(place) as store:
        create_season(store, plan, schedule)
    remember(plan.name, database)
    if wishes.schedule is not None:
        typer.echo(NOTICE)
    games = len(schedule)
    typer.echo(f"Season {plan.name}: {len(plan.clubs)} clubs, {games} games. Play it with: hotstove season play --all")


def play(name: str, database: str, days: int | None, until: str, jobs: int) -> None:
    if until:
        until = iso_date("--until", until)
    store, name = open_season(name, database)
    remember(name, database)
    with store, bar() as progress:
        left = fixtures_to_play(store, name)
        if not left:
            typer.echo(f"Season {name} is over.")
            return
        dates = sorted({fixture.date for fixture in left})
        last = until or (dates[min(days, len(dates)) - 1] if days else dates[-1])
        task = progress.add_task(dates[0], total=sum(fixture.date <= last for fixture in left))
        played = play_season(
            store,
            name,
            days=days,
            until=until,
            jobs=jobs,
            progress=lambda date, games: progress.update(task, advance=games, description=date),
        )
    typer.echo(f"{played} games played, through {last}.")


def check(name: str, database: str) -> None:
    """Says that a season is as it was written, and how much of it there is."""
    store, name = open_season(name, database)
    with store:
        counts = check_season(store, name)
    rows = ", ".join(f"{count} of {part}" for part, count in counts.items())
    typer.echo(f"Season {name} is as it was written: {rows}.")


def play_by_hand(name: str, database: str, key: str, side: str, dice: str) -> None:
    """One game of the next day by hand, the rest of the day by itself."""
    store, name = open_season(name, database)
    remember(name, database)
    with store:
        left = fixtures_to_play(store, name)
        if not left:
            raise Mistake(f"season {name!r} is over")
        today = [fixture for fixture in left if fixture.date == left[0].date]
        chosen = [fixture for fixture in today if key in (fixture.key, fixture.visitors, fixture.home)]
        if not chosen:
            games = ", ".join(f"{fixture.visitors} at {fixture.home} ({fixture.key})" for fixture in today)
            raise Mistake(f"{key!r} does not play on {left[0].date}; that day has {games}")
        tape = folder() / file_name(f"{name}-{chosen[0].key}.tape")
        hand = {chosen[0].key: _hand(side, dice, tape)}
        played = play_season(store, name, days=1, by_hand=hand)
    typer.echo(f"{played} games played on {left[0].date}.")


def _hand(side: str, dice: str, tape: Path) -> Hand:
    sides = {"visitors": frozenset({0}), "home": frozenset({1}), "both": frozenset({0, 1})}
    if side not in sides:
        raise Mistake(f"--side {side!r}: it is visitors, home or both")
    if dice not in ("", "mine", "ours"):
        raise Mistake(f"--dice {dice!r}: it is mine or ours")

    def play_match(match: SeasonMatch) -> Session[Any, Any, Any]:
        from hotstove.cli.season.hand import sit_down

        return sit_down(match, sides[side], dice == "mine", tape)

    return play_match


def bar() -> Progress:
    """A bar with a count and the time that is left; away from the output, and only where somebody looks."""
    console = Console(stderr=True)
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
