"""Playing the postseason of a season whose schedule is done: all series that are open on a day are played on it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from hotstove.records import queries
from hotstove.records.rows import GameRow
from hotstove.records.seals import seal_games
from hotstove.records.store import Store
from hotstove.season.brackets import usual_bracket
from hotstove.season.day import play_day
from hotstove.season.halves import places_of
from hotstove.season.postponing import made_up
from hotstove.season.postseason import Series, next_game, side_of, winner_of
from hotstove.season.scheduled_game import ScheduledGame
from hotstove.season.season_game import Hand
from hotstove.season.season_store import (
    add_fixtures,
    check_season,
    fixtures_to_play,
    plan_of,
    read_plan,
    read_state,
    write_day,
)
from hotstove.table.errors import Mistake

EVE = "03-31"
"""The day before the first game of a season that has no schedule, only series."""


@dataclass(frozen=True)
class SeriesNow:
    """A series whose sides are known, as it stands."""

    series: Series
    clubs: tuple[str, str]
    """The first has the home advantage."""
    games: tuple[GameRow, ...]
    """Those that have been played, as the database has them."""

    @property
    def played(self) -> list[tuple[str, str]]:
        """Each game's home club and winner."""
        return [(game["home"], winner_of_game(game)) for game in self.games]

    @property
    def champion(self) -> str:
        return winner_of(self.series, self.played)


def bracket_of(store: Store, name: str) -> list[Series]:
    """The usual bracket of a season's year."""
    with store.reading() as connection:
        return usual_bracket(plan_of(connection, name).year, places_of(connection, name))


def series_now(store: Store, name: str, bracket: Sequence[Series]) -> list[SeriesNow]:
    """All series of a bracket whose sides are known so far."""
    with store.reading() as connection:
        places = places_of(connection, name)
        games = {series.name: tuple(queries.games(connection, name, stage=series.name)) for series in bracket}
    records = {row.code: row.percentage for rows in places.values() for row in rows}
    winners: dict[str, str] = {}
    found = []
    names = {series.name for series in bracket}
    for series in bracket:
        if any(side in names and side not in winners for side in (series.one, series.other)):
            continue
        one, other = side_of(series.one, places, winners), side_of(series.other, places, winners)
        if series.by_record and records[other] > records[one]:
            one, other = other, one
        now = SeriesNow(series, (one, other), games[series.name])
        if now.champion:
            winners[series.name] = now.champion
        found.append(now)
    return found


def play_postseason(
    store: Store,
    name: str,
    bracket: Sequence[Series],
    told: Callable[[str], None] | None = None,
    by_hand: Callable[[ScheduledGame], Hand | None] | None = None,
) -> dict[str, str]:
    """Plays the bracket and gives each series' winner; goes on where it was left. `by_hand` says who plays a game."""
    with store.alone(name):
        _check_schedule_is_done(store, name)
        plan = read_plan(store, name)
        with store.reading() as connection:
            names = {code: row["name"] for code, row in queries.clubs(connection, name).items()}
        while True:
            now = series_now(store, name, bracket)
            if all(one.champion for one in now):
                return {one.series.name: one.champion for one in now}
            today = _scheduled(store, name, plan.year, [one for one in now if not one.champion])
            hands = {fixture.key: hand for fixture in today if by_hand is not None and (hand := by_hand(fixture))}
            result = play_day(plan, read_state(store, name), today, by_hand=hands)
            write_day(store, name, result, made_up(result.postponed, ()))
            if told is not None:
                for line in _told(series_now(store, name, bracket), {game.key for game in result.games}, names):
                    told(line)


def _check_schedule_is_done(store: Store, name: str) -> None:
    check_season(store, name)
    if any(not fixture.stage for fixture in fixtures_to_play(store, name)):
        raise Mistake(f"season {name!r} still has games to play; the postseason comes after them")


def schedule_next_day(store: Store, name: str, bracket: Sequence[Series]) -> list[ScheduledGame]:
    """The games of the postseason's next day, put on the schedule; none where every series has its winner."""
    with store.alone(name):
        _check_schedule_is_done(store, name)
        open_series = [one for one in series_now(store, name, bracket) if not one.champion]
        return _scheduled(store, name, read_plan(store, name).year, open_series) if open_series else []


def _scheduled(store: Store, name: str, year: int, open_series: Sequence[SeriesNow]) -> list[ScheduledGame]:
    """The next day's games: those that wait already, or one of each open series, which are added to the schedule."""
    waiting = fixtures_to_play(store, name)
    if waiting:
        return [fixture for fixture in waiting if fixture.date == waiting[0].date]
    with store.reading() as connection:
        finished = queries.games(connection, name, stage=None)
    last = finished[-1]["date"].replace("/", "-") if finished else f"{year}-{EVE}"
    today = [next_game(one.series, one.clubs, one.played, last) for one in open_series]
    with store.writing() as connection:
        add_fixtures(connection, name, today)
        seal_games(connection, name, [fixture.key for fixture in today])
    return today


def _told(now: Sequence[SeriesNow], keys: set[str], names: Mapping[str, str]) -> list[str]:
    """The day's scores, and the series that ended with them."""
    lines = []
    for one in now:
        for number, game in enumerate(one.games, start=1):
            if game["key"] in keys:
                score = f"{names[game['visitors']]} {game['visitors_runs']}, {names[game['home']]} {game['home_runs']}"
                lines.append(f"{one.series.name}, game {number}: {score} ({game['key']})")
        games = "game" if len(one.games) == 1 else "games"
        if one.champion and one.games[-1]["key"] in keys:
            lines.append(f"{one.series.name}: {names[one.champion]} win in {len(one.games)} {games}")
    return lines


def winner_of_game(game: GameRow) -> str:
    """The club that won, or "" for a game called off level, which is played again."""
    if game["home_runs"] == game["visitors_runs"]:
        return ""
    return str(game["home" if game["home_runs"] > game["visitors_runs"] else "visitors"])
