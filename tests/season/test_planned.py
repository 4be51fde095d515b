"""A planned season comes to the same totals on the compiled and on the readable engine."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from hotstove.batch.arrays import Season
from hotstove.batch.compiling import has_compiler
from hotstove.games import plays_game
from hotstove.season import planned_reading
from hotstove.season.club_state import ClubState
from hotstove.season.new_season import Wishes, prepare
from hotstove.season.planned import PlannedSeason, planned_season
from hotstove.season.planned_reading import Day
from hotstove.season.reserves import BENCH
from hotstove.season.schedule import Entrant, make_schedule
from tests.season.small_league import CODES
from tests.season.test_pitchers_use import GAMES, with_record


def clubs_of(game: str) -> tuple[str, ...]:
    """The files of two clubs that come with a game."""
    return tuple(str(file) for file in plays_game(game).clubs().values())[:2]


@cache
def planned(game: str, games: int = 24) -> PlannedSeason:
    plan, schedule = prepare(Wishes("planned", game, 1988, clubs=clubs_of(game), games=games))
    found = planned_season(plan, schedule)
    assert isinstance(found, PlannedSeason)
    return found


HURT = [("superstar", {"injuries": "true"}), ("longtater", {"injuries": "true"}), ("replay", {})]


@cache
def _hurt(game: str, options: tuple[tuple[str, str], ...]) -> PlannedSeason:
    wishes = Wishes("hurt", game, 1988, clubs=clubs_of(game), games=80, options=dict(options))
    found = planned_season(*prepare(wishes))
    assert isinstance(found, PlannedSeason)
    return found


def hurt(game: str, options: dict[str, str]) -> PlannedSeason:
    """A season in which players miss games."""
    return _hurt(game, tuple(options.items()))


def sat_out(season: PlannedSeason) -> int:
    """Games that players sit out over a replay, each of whom is in nobody's lineup meanwhile."""
    found = 0

    class Watched(Day):
        def __init__(self, planned: PlannedSeason, arrays: Season, place: int, side: int) -> None:
            nonlocal found
            super().__init__(planned, arrays, place, side)
            found += len(self.sits)
            out = {planned.players[one][1] for one in self.sits}
            assert not out & {*self.lineup.players, *self.squad.players, *self.squad.staff.bullpen}

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(planned_reading, "Day", Watched)
        season.replayed(1)
    return found


@pytest.mark.skipif(not has_compiler(), reason="the batch engine needs Numba (hotstove[batch])")
@pytest.mark.parametrize("number", [1, 2])
@pytest.mark.parametrize("game", ["superstar", "longtater", "replay"])
def test_both_engines_come_to_the_same_totals(game: str, number: int) -> None:
    season = planned(game)
    assert season.is_compiled
    assert season.compiled(number) == season.replayed(number)


@pytest.mark.skipif(not has_compiler(), reason="the batch engine needs Numba (hotstove[batch])")
def test_replays_differ_and_do_not_depend_on_the_threads() -> None:
    season = planned("superstar")
    alone = list(season.replays((1, 2, 3)))
    assert alone == list(season.replays((1, 2, 3), jobs=2))
    assert alone[0] != alone[1]


def test_everybody_rests_between_relief_games() -> None:
    """Nobody pitches in relief oftener than the club plays, and relief is shared out."""
    season = planned("superstar")
    totals = season.replayed(1)
    code = season.codes[0]
    relief = [line.games - line.games_started for (_, club), line in totals.pitching.items() if club == code]
    assert sum(1 for games in relief if games > 0) >= 3
    assert max(relief) < totals.games[code]


@pytest.mark.parametrize("game", ["superstar", "longtater", "replay"])
def test_the_bench_of_a_planned_day_is_that_of_any_day(game: str) -> None:
    """Beside lineup and bullpen there are at most as many as `DailyRoster.plan` names, and nobody of the rotation."""
    season = planned(game)
    arrays = season.season()
    for place, one in enumerate(season.games):
        for side, code in enumerate(one.fixture.clubs):
            day = Day(season, arrays, place, side)
            staff = {*day.squad.staff.bullpen, *day.squad.staff.rotation}
            bench = {*day.squad.players} - {*day.lineup.players, *day.squad.staff.bullpen}
            assert 0 < len(bench) <= BENCH and not bench & staff
            if place == 0:
                roster = season.kind.roster(season.plan, code, ClubState(), one.fixture)
                assert bench == roster.plan(day.lineup).players - {*roster.squad(day.lineup).staff.bullpen}


def test_a_home_edge_cannot_be_planned() -> None:
    """Games that the home club lost are played once more, which the compiled engine does not do."""
    plan, schedule = prepare(Wishes("edge", "longtater", 1988, clubs=clubs_of("longtater"), games=24, home_edge="0.6"))
    assert planned_season(plan, schedule) is None


@pytest.mark.parametrize(("game", "option"), [("longtater", "games_limit"), ("superstar", "rain_outs")])
def test_what_changes_usage_with_the_results_cannot_be_planned(game: str, option: str) -> None:
    """Limits of games, and rain, which moves games to other days."""
    wishes = Wishes("hurt", game, 1988, clubs=clubs_of(game), games=4, options={option: "true"})
    assert planned_season(*prepare(wishes)) is None


@pytest.mark.parametrize(("game", "options"), HURT)
def test_others_play_for_those_who_are_hurt(game: str, options: dict[str, str]) -> None:
    """Injuries of Superstar Baseball and Long Tater!, and the games that players miss by Replay's cards: who is out is
    in no lineup until his games are over."""
    season = hurt(game, options)
    missed = sat_out(season)
    assert missed > 20
    if has_compiler():
        assert season.compiled(1) == season.replayed(1)


@pytest.mark.skipif(not has_compiler(), reason="the batch engine needs Numba (hotstove[batch])")
def test_the_hit_and_run_is_weighed_as_in_a_season() -> None:
    clubs = tuple(str(file) for file in plays_game("longtater").clubs().values())
    season = planned_season(
        *prepare(Wishes("runs", "longtater", 1988, clubs=clubs[:2], games=24, options={"hit_and_run": "true"}))
    )
    assert season is not None and season.is_compiled
    assert season.compiled(1) == season.replayed(1)


def test_few_games_are_played_without_waiting_for_a_compiler(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOTSTOVE_CACHE", str(tmp_path))
    season = planned("superstar", 4)
    assert list(season.replays((1,))) == [season.replayed(1)]
    assert not list(tmp_path.iterdir())


@pytest.mark.skipif(not has_compiler(), reason="the batch engine needs Numba (hotstove[batch])")
def test_pitchers_go_by_the_plans_of_their_days() -> None:
    """Where the record tells how they work: outs of a start, complete games, turns in relief, saves; equal totals."""
    schedule = make_schedule([Entrant(code, "HS", "", GAMES) for code in CODES], 2026)
    season = planned_season(with_record(), schedule)
    assert isinstance(season, PlannedSeason) and season.season().by_plan.all()
    totals = season.compiled(1)
    assert totals == season.replayed(1)
    assert sum(line.complete_games for line in totals.pitching.values()) > 0.15 * len(schedule)
    for code, club in season.plan.clubs.items():
        seldom = totals.pitching.get((club.staff.bullpen[0], code))
        assert seldom is None or seldom.games <= 0.15 * GAMES


@pytest.mark.soak
@pytest.mark.parametrize("game", ["superstar", "longtater", "replay"])
def test_a_whole_real_season_comes_to_the_same_totals(game: str) -> None:
    season = planned_season(*prepare(Wishes("planned", game, 1988, "AL")))
    assert isinstance(season, PlannedSeason) and season.is_compiled and season.season().by_plan.all()
    assert season.compiled(1) == season.replayed(1)
