"""RB-10, RB-27 from game to game: absences and rest in a season."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from hotstove.diamond.availability import Appearance, Availability
from hotstove.diamond.club import Club
from hotstove.diamond.log import GameLog
from hotstove.diamond.setup import STEALS
from hotstove.games.replay.game import GAME
from hotstove.games.replay.options import Options
from hotstove.games.replay.setup import ReplaySetup
from hotstove.records.store import Store
from hotstove.scorebook import score
from hotstove.season.club_state import ClubState
from hotstove.season.match import SeasonMatch
from hotstove.season.new_season import Wishes, new_season
from hotstove.season.plan import Plan
from hotstove.season.plays_season import NOBODY, PlaysSeason
from hotstove.season.result import Result
from hotstove.season.scheduled_game import ScheduledGame
from hotstove.season.season import play_season
from hotstove.season.season_store import read_state
from hotstove.season.usage import usual_shares
from tests.helpers.playing import two_clubs

HERONS, MILLERS = two_clubs("replay")
KINCAID, BELL = "kincw001", "bellh001"
LARK = "larkt001"


def settled(chart: bool = True) -> ReplaySetup:
    return GAME.setup((MILLERS, MILLERS), (NOBODY, NOBODY), options=Options(rest_chart=chart))


def days_off(player: str, outs: int, started: bool, chart: bool = True) -> int:
    """Days before he may appear in the same role again."""
    last = Appearance(100, outs, started)
    for day in range(101, 110):
        today = GAME.availability(settled(chart), 0, player, last, day)
        if today.may_start if started else today.may_relieve:
            return day - 101
    raise AssertionError(f"{player} never rests enough")


def test_rb_27_days_of_rest_by_the_chart_or_as_everywhere() -> None:
    """Kincaid, S8, after seven innings: three days by the chart. Bell, R3, after two innings: one."""
    assert days_off(KINCAID, 21, True) == 3
    assert days_off(BELL, 6, False) == 1
    assert days_off(KINCAID, 21, True, chart=False) == 4
    assert days_off(BELL, 6, False, chart=False) == 1


@pytest.mark.parametrize(("today", "short"), [(104, True), (105, False)])
def test_rb_27_an_asterisk_is_a_short_rest(today: int, short: bool) -> None:
    """3* after seven innings on day 100: on day 104 he has had three days, on day 105 four."""
    found = GAME.availability(settled(), 0, KINCAID, Appearance(100, 21, True), today)
    assert (found.may_start, found.short_rest) == (True, short)


def test_rb_27_too_much_in_the_last_game() -> None:
    """Bell, R3, after four innings."""
    last = Appearance(100, 12, False)
    assert GAME.availability(settled(), 0, BELL, last, 110).worn_out
    assert GAME.availability(settled(chart=False), 0, BELL, last, 110) == Availability()


@pytest.mark.parametrize(("running", "may"), [(1, True), (2, True), (3, False)])
def test_rb_27_games_in_a_row(running: int, may: bool) -> None:
    """Bell, R3, after an inning: no day off, but three games in a row are the most; a day off makes him whole."""
    last = Appearance(100, 3, False, running)
    assert GAME.availability(settled(), 0, BELL, last, 101).may_relieve is may
    assert GAME.availability(settled(), 0, BELL, last, 102).may_relieve


def plan_of(**options: str) -> Plan[Club]:
    clubs = {"HER": HERONS, "MIL": MILLERS}
    shares = {code: usual_shares(club) for code, club in clubs.items()}
    return Plan("spring", "replay", 2026, ("HS",), "1", options, "turn", "share", clubs, shares, {})


def match_on(day: int, states: tuple[ClubState, ClubState], plan: Plan[Club] | None = None) -> SeasonMatch:
    plan = plan or plan_of()
    kind = plan.season_game
    assert isinstance(kind, PlaysSeason)
    return kind.match(plan, ScheduledGame(f"2026-04-{day:02}", "HER", "MIL"), states)


def played(match: SeasonMatch) -> Result[GameLog]:
    session = match.session()
    session.run()
    return match.result(session)


def called(match: SeasonMatch) -> frozenset[str]:
    """Who may come in for the home side by the plan of the day."""
    plan = match.state.setup.plans[1]
    assert plan is not None
    return plan.players


def test_rb_27_a_season_keeps_games_in_a_row() -> None:
    """Bell relieved on three days running: he is not in the bullpen of the fourth, and is in that of the fifth."""
    day = ScheduledGame("2026-04-06", "HER", "MIL").ordinal
    tired = ClubState(pitched={BELL: [day - 1, 3, 0, 3]})
    plan = plan_of(rest_chart="yes")
    assert BELL not in called(match_on(6, (ClubState(), tired), plan))
    assert BELL in called(match_on(7, (ClubState(), tired), plan))
    assert BELL in called(match_on(6, (ClubState(), tired)))


def test_rb_27_short_rest_reaches_the_game_where_nobody_else_has_rested() -> None:
    day = ScheduledGame("2026-04-06", "HER", "MIL").ordinal
    state = ClubState(pitched={player: [day - 1, 21, 1, 1] for player in MILLERS.players})
    state.pitched[KINCAID] = [day - 4, 21, 1, 1]
    setup = match_on(6, (ClubState(), state), plan_of(rest_chart="yes")).state.setup
    assert setup.starting[1].pitcher == KINCAID
    assert setup.availability(1, KINCAID).short_rest


def test_rb_10_absences_reach_the_next_game() -> None:
    """Who was assessed is not in the next lineup, and comes back when his games are over."""
    states = (ClubState(), ClubState())
    first = played(match_on(4, states))
    states[0].enter(4, replace(first.sides[0], hurt=((LARK, 1),)))
    assert states[0].hurt == {LARK: 1}
    following = match_on(5, states)
    assert LARK not in following.state.setup.starting[0].players
    states[0].enter(5, replace(played(following).sides[0], hurt=()))
    assert LARK in match_on(6, states).state.setup.starting[0].players


def test_rb_10_the_last_catcher_plays_on_and_owes_his_games() -> None:
    """All catchers are to sit out: the one with the fewest games to miss plays, and misses them later."""
    catchers = [player for player in HERONS.players if HERONS.cards[player].plays("C")]
    state = ClubState(hurt={player: 3 + number for number, player in enumerate(catchers)})
    match = match_on(5, (state, ClubState()))
    behind_the_plate = match.state.setup.starting[0].fielders[2]
    assert behind_the_plate == catchers[0]
    state.enter(5, replace(played(match).sides[0], hurt=()))
    assert state.hurt == {player: 3 + number - (number > 0) for number, player in enumerate(catchers)}


def test_rb_27_a_season_with_the_chart(tmp_path: Path) -> None:
    """Two clubs of our own over some games: everybody who starts has had his rest, and all games are played."""
    paths = []
    for name, file in GAME.clubs().items():
        path = tmp_path / f"{name}.toml"
        path.write_text(file.read_text(encoding="utf-8"), encoding="utf-8")
        paths.append(str(path))
    with Store(tmp_path / "season.db") as store:
        wishes = Wishes("spring", "replay", 2026, seed="3", preset="all", games=12, clubs=tuple(paths))
        assert new_season(store, wishes).options["rest_chart"] == "yes"
        assert play_season(store, "spring") == 12
        assert all(state.games == 12 for state in read_state(store, "spring").values())


def test_rb_13_a_season_counts_the_steals_that_were_tried() -> None:
    """They go from one game into the next, where `limit_steals` asks for them."""
    plan = plan_of(called_steals="yes", limit_steals="yes")
    state = ClubState(used={LARK: {STEALS: 7}})
    match = match_on(6, (state, ClubState()), plan)
    assert match.state.setup.sent == ({LARK: 7}, {})
    result = played(match)
    lines = {line.player: line.line for line in score(result.record).sides[0].batters}
    tried = {player: line.stolen_bases + line.caught_stealing for player, line in lines.items()}
    state.enter(1, result.sides[0])
    assert state.sent().get(LARK) == 7 + tried.get(LARK, 0)
    assert sum(state.sent().values()) == 7 + sum(tried.values())
