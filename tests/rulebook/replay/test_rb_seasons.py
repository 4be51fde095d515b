"""RB-10, RB-27 from game to game: absences and rest in a season."""

from __future__ import annotations

from pathlib import Path

import pytest

from hotstove.diamond.game import Appearance
from hotstove.games.replay.game import GAME, on_day
from hotstove.games.replay.memory import memory_of
from hotstove.games.replay.options import Options
from hotstove.games.replay.rules import ReplayRules
from hotstove.season.scheduled_game import ScheduledGame
from hotstove.season.match import Match, carry_over
from hotstove.season.season import play_season
from hotstove.season.new_season import Wishes, new_season
from hotstove.season.club_state import ClubState
from hotstove.season.usage import usual_shares
from hotstove.records.store import Store
from tests.helpers.playing import two_clubs

HERONS, MILLERS = two_clubs("replay")
KINCAID, BELL = "kincw001", "bellh001"
CHART = ReplayRules(Options(rest_chart=True))


def test_rb_27_days_of_rest_by_the_chart_or_as_everywhere() -> None:
    """Kincaid, S8, after seven innings: three days by the chart. Bell, R3, after two innings: one."""
    assert CHART.rest(MILLERS.cards[KINCAID], 21, True) == 3
    assert CHART.rest(MILLERS.cards[BELL], 6, False) == 1
    assert ReplayRules().rest(MILLERS.cards[KINCAID], 21, True) == 4
    assert ReplayRules().rest(MILLERS.cards[BELL], 6, False) == 1


@pytest.mark.parametrize(("today", "short"), [(104, True), (105, False)])
def test_rb_27_an_asterisk_is_a_short_rest(today: int, short: bool) -> None:
    """3* after seven innings on day 100: on day 104 he has had three days, on day 105 four."""
    last = {KINCAID: Appearance(MILLERS.cards[KINCAID], 100, 21, True)}
    assert (KINCAID in on_day(CHART, today, last).short_rest) == short


def test_rb_27_too_much_in_the_last_game() -> None:
    """Bell, R3, after four innings."""
    last = {BELL: Appearance(MILLERS.cards[BELL], 100, 12, False)}
    assert on_day(CHART, 110, last).worn_out == {BELL}
    plain = ReplayRules()
    assert on_day(plain, 110, last) is plain


def match_on(day: int, states: tuple[ClubState, ClubState], options: Options) -> Match:
    fixture = ScheduledGame(f"2026-04-{day:02}", "HER", "MIL")
    shares = (usual_shares(HERONS), usual_shares(MILLERS))
    return Match(GAME, ReplayRules(options), (HERONS, MILLERS), shares, states, fixture, 0.1, True)


def test_rb_10_absences_reach_the_next_game() -> None:
    """Who was assessed is not in the next lineup, and comes back when his games are over."""
    states = (ClubState(), ClubState())
    match = match_on(4, states, Options())
    book = match.play("1")
    memory = memory_of(match.contest.memory)
    assert match.contest.hurt == memory.missed
    for side in (0, 1):
        carry_over(states[side], side, match.fixture.ordinal, book, {"larkt001": 1})
    assert states[0].hurt == {"larkt001": 1}
    following = match_on(5, states, Options())
    assert "larkt001" not in following.contest.situation.lineups[0].players
    carry_over(states[0], 0, following.fixture.ordinal, following.play("1"), {})
    assert "larkt001" in match_on(6, states, Options()).contest.situation.lineups[0].players


def test_rb_27_a_season_with_the_chart(tmp_path: Path) -> None:
    """Two clubs of our own over some games: everybody who starts has had his rest, and all games are played."""
    paths = []
    for name, file in GAME.clubs().items():
        path = tmp_path / f"{name}.toml"
        path.write_text(file.read_text(encoding="utf-8"), encoding="utf-8")
        paths.append(str(path))
    with Store(tmp_path / "season.db") as store:
        wishes = Wishes("spring", "replay", 2026, seed="3", options={"rest_chart": "yes"}, games=12, clubs=tuple(paths))
        new_season(store, wishes)
        assert play_season(store, "spring") == 12
