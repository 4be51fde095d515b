"""Many replays of a Pennant Race season together come to what the readable engine comes to, one by one."""

from __future__ import annotations

import pytest

from hotstove.games.pennant.game import GAME
from hotstove.season.new_season import Wishes, prepare
from hotstove.season.pennant_season import QUIET, PennantSeasonGame
from hotstove.season.planned import planned_season
from hotstove.season.planned_pennant import PlannedPennant

REPLAYS = (1, 2, 3, 4)
NOTHING: dict[str, str] = {}
SCORES = dict.fromkeys(GAME.presets["scores"], "no")


def planned(games: int = 100, options: dict[str, str] = NOTHING) -> PlannedPennant:
    clubs = tuple(str(file) for file in GAME.clubs().values())
    found = planned_season(*prepare(Wishes("planned", "pennant", 1988, clubs=clubs, games=games, options=options)))
    assert isinstance(found, PlannedPennant)
    return found


@pytest.mark.parametrize("options", [{}, SCORES, {"saves": "no"}, {"earned_runs": "no"}], ids=str)
def test_totals_are_those_of_the_readable_engine(options: dict[str, str]) -> None:
    """Lines, decisions, points, race; starters on short rest, tired relievers, games that go on."""
    season = planned(options=options)
    together = list(season.replays(REPLAYS))
    assert together == [season.replayed(number) for number in REPLAYS]
    assert together[0] != together[1]
    assert {len(one.points) > 0 for one in together} == {options != SCORES}


def test_a_replay_does_not_depend_on_those_beside_it_nor_on_processes() -> None:
    season = planned(20)
    together = list(season.replays(REPLAYS))
    assert together == [season.compiled(number) for number in REPLAYS]
    assert together == list(season.replays(REPLAYS, jobs=2))


def test_some_games_go_on_after_nine_innings(monkeypatch: pytest.MonkeyPatch) -> None:
    """Or the comparison above would say nothing of them."""
    from hotstove.batch.pennant.season import Replays

    seen, plain = [], Replays._play_on

    def watched(self: Replays, *given: object) -> tuple[int, int]:
        seen.append(given)
        return plain(self, *given)  # type: ignore[arg-type]

    monkeypatch.setattr(Replays, "_play_on", watched)
    assert len(list(planned(100).replays(REPLAYS))) == len(REPLAYS)
    assert len(seen) > 20


def test_clubs_with_a_manager_are_played_day_by_day() -> None:
    clubs = tuple(str(file) for file in GAME.clubs().values())
    plan, schedule = prepare(Wishes("managed", "pennant", 1988, clubs=clubs, games=4))
    kind = plan.season_game
    assert isinstance(kind, PennantSeasonGame)
    kind.managers[next(iter(plan.clubs))] = QUIET
    assert planned_season(plan, schedule) is None


@pytest.mark.soak
@pytest.mark.parametrize(("year", "league"), [(1988, "AL"), (1908, "NL"), (1975, "NL")])
def test_whole_real_seasons_come_to_the_same_totals(year: int, league: str) -> None:
    season = planned_season(*prepare(Wishes("planned", "pennant", year, league)))
    assert season is not None
    assert list(season.replays(REPLAYS)) == [season.replayed(number) for number in REPLAYS]
