"""Playing the postseason of a season whose schedule is done."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from hotstove.records import queries
from hotstove.records.seals import seal_games
from hotstove.records.store import Store
from hotstove.season.day import play_day
from hotstove.season.postponing import made_up
from hotstove.season.postseason import Series, next_game, side_of, winner_of
from hotstove.season.season_store import add_fixtures, check_season, fixtures_to_play, read_plan, read_state, write_day
from hotstove.season.standings import standings
from hotstove.table.errors import Mistake


def play_postseason(
    store: Store, name: str, bracket: list[Series], told: Callable[[str], None] | None = None
) -> dict[str, str]:
    """Plays the bracket in order and gives each series' winner; goes on where it was left."""
    with store.alone(name):
        check_season(store, name)
        if any(not fixture.stage for fixture in fixtures_to_play(store, name)):
            raise Mistake(f"season {name!r} still has games to play; the postseason comes after them")
        plan = read_plan(store, name)
        with store.reading() as connection:
            names = queries.clubs(connection, name)
            places = standings(names, queries.games(connection, name))
        winners: dict[str, str] = {}
        for series in bracket:
            clubs = (side_of(series.one, places, winners), side_of(series.other, places, winners))
            while True:
                with store.reading() as connection:
                    games = queries.games(connection, name, stage=series.name)
                    last = queries.games(connection, name, stage=None)[-1]["date"].replace("/", "-")
                played = [(game["home"], _winner(game)) for game in games]
                champion = winner_of(series, played)
                if champion:
                    winners[series.name] = champion
                    break
                fixture = next_game(series, clubs, played, last)
                waiting = [game for game in fixtures_to_play(store, name) if game.stage == series.name]
                if not waiting:
                    with store.writing() as connection:
                        add_fixtures(connection, name, [fixture])
                        seal_games(connection, name, [fixture.key])
                result = play_day(plan, read_state(store, name), waiting or [fixture])
                write_day(store, name, result, made_up(result.postponed, ()))
            if told is not None:
                told(f"{series.name}: {names[champion]['name']} win in {len(played)} games")
    return winners


def _winner(game: Mapping[str, Any]) -> str:
    """The club that won, or "" for a game called off level, which is played again."""
    if game["home_runs"] == game["visitors_runs"]:
        return ""
    return str(game["home" if game["home_runs"] > game["visitors_runs"] else "visitors"])
