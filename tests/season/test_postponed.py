"""Games that rain postpones are made up on another day, and nothing of them counts."""

from __future__ import annotations

from pathlib import Path

from hotstove.records import queries
from hotstove.records.store import Store
from hotstove.season.plan import Plan
from hotstove.season.postponing import made_up
from hotstove.season.schedule import Entrant, make_schedule
from hotstove.season.scheduled_game import ScheduledGame
from hotstove.season.season import play_season
from hotstove.season.season_store import check_season, create_season
from hotstove.season.totals import play_through
from tests.season.small_league import CODES, small_plan

SEED, GAMES = "rain 3", 60


def test_a_rained_out_game_is_played_later(tmp_path: Path) -> None:
    from dataclasses import replace

    plan: Plan[object] = replace(small_plan(rain_outs="yes"), seed=SEED)
    schedule = make_schedule([Entrant(code, "HS", "", GAMES) for code in CODES], 2026)
    with Store(tmp_path / "rain.db") as store:
        create_season(store, plan, schedule)
        assert play_season(store, "spring") == len(schedule)
        check_season(store, "spring")
        with store.reading() as connection:
            games = queries.games(connection, "spring")
            fixtures = queries.fixtures(connection, "spring")
    moved = {row["key"] for row in fixtures} - {game.key for game in schedule}
    assert moved, "the seed has no rain; choose another"
    assert len(games) == len(fixtures) == len(schedule) and all(row["played"] for row in fixtures)
    assert not [game for game in games if "ostponed" in game["note"]]
    for code in CODES:
        assert sum(code in (game["visitors"], game["home"]) for game in games) == GAMES
    totals = play_through(plan, schedule)
    assert {code: totals.games[code] for code in CODES} == dict.fromkeys(CODES, GAMES)


def test_it_goes_to_the_next_day_on_which_both_are_free() -> None:
    lost = ScheduledGame("2026-05-01", "NOR", "EAS", 2)
    left = [ScheduledGame("2026-05-02", "NOR", "SOU"), ScheduledGame("2026-05-03", "WES", "EAS")]
    ((old, again),) = made_up([lost], left)
    assert old == lost and (again.date, again.number, again.clubs) == ("2026-05-04", 0, lost.clubs)
    both = made_up([lost, ScheduledGame("2026-05-01", "SOU", "NOR")], left)
    assert [again.date for _, again in both] == ["2026-05-04", "2026-05-03"]
