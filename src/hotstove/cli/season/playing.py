"""Opening and playing seasons, with a bar that says how far along they are."""

from __future__ import annotations

from pathlib import Path

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from hotstove.cli.columns import say
from hotstove.cli.season.places import folder, iso_date, open_season, remember, where
from hotstove.records import queries
from hotstove.records.names import file_name
from hotstove.records.store import Store
from hotstove.season.new_season import Wishes, prepare
from hotstove.season.scheduled_game import ScheduledGame
from hotstove.season.schedules.retrosheet import NOTICE
from hotstove.season.season import play_season
from hotstove.season.season_game import Hand
from hotstove.season.season_store import check_season, create_season, fixtures_to_play, version_note
from hotstove.season.tables import club_code
from hotstove.table.errors import Mistake

TAPES = "tapes"
"""The folder beside the seasons in which games that were played by hand are kept."""


def open_new(wishes: Wishes, database: str) -> None:
    place = where(wishes.name, database)
    with bar() as progress:
        task = progress.add_task("Cards", total=None)
        plan, schedule = prepare(wishes, lambda club: progress.update(task, advance=1, description=club))
    with Store(place) as store:
        create_season(store, plan, schedule)
    remember(plan.name, database)
    if wishes.schedule is not None:
        say(NOTICE)
    games = len(schedule)
    say(
        f"Season {plan.name}: {len(plan.clubs)} clubs, {games} games. Play it with: hotstove season play --all"
        f" (its dice: seed {plan.seed})"
    )
    for note in plan.season_game.notes():
        say(note)


def play(name: str, database: str, days: int | None, until: str, jobs: int) -> None:
    if until:
        until = iso_date("--until", until)
    store, name = open_season(name, database)
    remember(name, database)
    tell_version(store, name)
    with store, bar() as progress:
        left = fixtures_to_play(store, name)
        if not left:
            say(f"Season {name} is over.")
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
    say(f"{played} games played, through {last}.")


def tell_version(store: Store, name: str) -> None:
    """Says so where a season goes on under newer rules than it was begun under."""
    note = version_note(store, name)
    if note:
        typer.echo(note, err=True)


def check(name: str, database: str) -> None:
    """Says that a season is as it was written, and how much of it there is."""
    store, name = open_season(name, database)
    with store:
        counts = check_season(store, name)
    rows = ", ".join(f"{count} of {part}" for part, count in counts.items())
    say(f"Season {name} is as it was written: {rows}.")


def play_by_hand(name: str, database: str, key: str, side: str, dice: str) -> None:
    """A club's games of the next day by hand, or one of them by its key; the rest of the day by itself."""
    from hotstove.cli.screen import Screen
    from hotstove.cli.season.hand import ByHand, check_dice
    from hotstove.sitting.plays.season_lines import season_lines

    check_dice(dice)
    store, name = open_season(name, database)
    remember(name, database)
    screen = Screen(False)
    with store:
        tell_version(store, name)
        left = fixtures_to_play(store, name)
        if not left:
            raise Mistake(f"season {name!r} is over")
        today = [fixture for fixture in left if fixture.date == left[0].date]
        key = key.upper()
        if not key[-1:].isdigit():
            with store.reading() as connection:
                key = club_code(key, queries.clubs(connection, name), name)
        chosen = [fixture for fixture in today if key in (fixture.key, fixture.visitors, fixture.home)]
        if not chosen:
            games = ", ".join(f"{fixture.visitors} at {fixture.home} ({fixture.key})" for fixture in today)
            raise Mistake(f"{key!r} does not play on {left[0].date}; that day has {games}")
        with store.reading() as connection:
            so_far = season_lines(connection, name)
        hands: dict[str, Hand] = {}
        for fixture in chosen:
            sides = _sides(side, key, fixture)
            hands[fixture.key] = ByHand(sides, dice, tape_of(name, fixture.key), screen, so_far)
        played = play_season(store, name, days=1, by_hand=hands)
    say(f"{played} {'game' if played == 1 else 'games'} played on {left[0].date}.")
    for fixture in chosen:
        say(f"Tape: {keep(name, fixture.key)}")


def tape_of(name: str, key: str) -> Path:
    """Where the tape of a game lies while it is played by hand."""
    return folder() / file_name(f"{name}-{key}.tape")


def keep(name: str, key: str) -> Path:
    """Puts the tape of a finished game away, and says where it is kept."""
    place = folder() / TAPES / file_name(name) / file_name(f"{key}.tape")
    place.parent.mkdir(parents=True, exist_ok=True)
    tape_of(name, key).replace(place)
    return place


def _sides(side: str, key: str, fixture: ScheduledGame) -> frozenset[int]:
    """Whom a person manages: as asked, else the club that was named, or both where a game was."""
    sides = {"visitors": frozenset({0}), "home": frozenset({1}), "both": frozenset({0, 1})}
    if side and side not in sides:
        raise Mistake(f"--side {side!r}: it is visitors, home or both")
    if side:
        return sides[side]
    return sides["both"] if key == fixture.key else frozenset({fixture.clubs.index(key)})


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
