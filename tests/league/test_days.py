"""Who plays on a day: doubleheaders, injuries, traded players, and the starters and lineups of a real schedule."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from hotstove.games import game
from hotstove.league.books import open_books, read_state
from hotstove.league.fixtures import ScheduledGame
from hotstove.league.logs import season_logs
from hotstove.league.match import Match, carry_over
from hotstove.league.schedules.retrosheet import LOG_FIELDS, read_game_log
from hotstove.league.season import play_season
from hotstove.league.state import ClubState
from hotstove.league.today import Today
from hotstove.league.usage import Share, usual_shares
from hotstove.records.store import Store
from tests.league.small_league import small_clubs, small_plan

DAY = ScheduledGame("2026-05-01", "NOR", "EAS").ordinal


def today(state: ClubState, shares: dict[str, Share] | None = None, progress: float = 0.5) -> Today:
    club = small_clubs()["NOR"]
    return Today(club, shares or usual_shares(club), state, DAY, progress, game("superstar").rest)


def match(states: tuple[ClubState, ClubState], number: int) -> Match:
    plan, clubs = small_plan(), small_clubs()
    pair = (clubs["NOR"], clubs["EAS"])
    shares = (usual_shares(pair[0]), usual_shares(pair[1]))
    fixture = ScheduledGame("2026-05-01", "NOR", "EAS", number)
    return Match(plan.game, plan.rules, pair, shares, states, fixture, 0.5, True)


def test_a_reliever_of_one_inning_may_pitch_in_both_games_and_one_of_two_may_not() -> None:
    """SS-31: one inning or less in the first game; five in both together."""
    club = small_clubs()["NOR"]
    short, long, *_ = club.staff.bullpen
    state = ClubState(pitched={short: [DAY, 3, 0], long: [DAY, 6, 0]})
    second = match((state, ClubState()), 2)
    bullpen = second.contest.clubs[0].staff.bullpen
    assert short in bullpen and long not in bullpen
    rules = second.contest.rules
    assert rules.first_game == {short: 3, long: 6}  # type: ignore[attr-defined]
    single = match((state, ClubState()), 0)
    assert single.contest.rules.first_game == {}  # type: ignore[attr-defined]


def test_nobody_starts_twice_on_a_day() -> None:
    states = (ClubState(), ClubState())
    first = match(states, 1)
    book = first.play("9")
    for side, state in enumerate(states):
        carry_over(state, side, DAY, book, first.contest.hurt)
    second = match(states, 2)
    for side in (0, 1):
        assert first.contest.log.starting[side].pitcher != second.contest.log.starting[side].pitcher
        before = {pitcher.player for pitcher in book.sides[side].pitchers}
        assert second.contest.log.starting[side].pitcher not in before


def test_a_doubleheader_is_played_in_order_and_kept_under_two_keys(tmp_path: Path) -> None:
    plan = small_plan()
    games = [ScheduledGame("2026-05-01", "NOR", "EAS", number) for number in (1, 2)]
    with Store(tmp_path / "spring.db") as store:
        open_books(store, plan, games)
        assert play_season(store, "spring") == 2
        logs = list(season_logs(store, "spring"))
        assert [log.number for log in logs] == [1, 2]
        assert read_state(store, "spring")["NOR"].games == 2
    for side in (0, 1):
        assert logs[0].starting[side].pitcher != logs[1].starting[side].pitcher


def test_a_hurt_player_misses_his_games_and_comes_back() -> None:
    state = ClubState()
    club = small_clubs()["NOR"]
    here = today(state)
    pitcher = here.starter()
    hurt = next(player for player in here.lineup(pitcher, "R", True).players if player and player != pitcher)
    state.hurt[hurt] = 2
    played = 0
    while hurt in state.hurt:
        ready = match((state, ClubState()), 0)
        assert hurt not in ready.contest.log.starting[0].players
        assert hurt not in ready.contest.clubs[0].players
        carry_over(state, 0, DAY + played, ready.play(f"dice {played}"), {})
        played += 1
    assert played == 2
    assert hurt in today(state).lineup(pitcher, "R", True).players
    assert hurt in club.players


def test_a_traded_player_plays_for_one_club_at_a_time() -> None:
    club = small_clubs()["NOR"]
    traded = next(iter(club.players))
    shares = usual_shares(club)
    shares[traded] = replace(shares[traded], since=0.0, until=0.4)
    assert today(ClubState(), shares, 0.39).fit(traded)
    assert not today(ClubState(), shares, 0.4).fit(traded)
    shares[traded] = replace(shares[traded], since=0.4, until=1.0)
    assert not today(ClubState(), shares, 0.39).fit(traded)
    assert today(ClubState(), shares, 0.4).fit(traded)
    assert today(ClubState(), shares, 1.0).fit(traded)
    half = today(ClubState(games=99), shares, 0.7).turns(traded)
    assert half == pytest.approx(100 * 0.5 / 0.7)


def test_the_record_says_when_a_player_changed_clubs() -> None:
    from hotstove.league.usage import stays

    found = stays(1988)
    several: dict[str, list[tuple[float, float]]] = {}
    for (player, _), window in found.items():
        several.setdefault(player, []).append(window)
    assert len(several) > 30
    for windows in several.values():
        windows.sort()
        assert windows[0][0] == 0.0 and windows[-1][1] == 1.0
        if len(windows) == 2:
            assert windows[0][1] == windows[1][0]


def log_row(visitors: str, home: str, orders: tuple[list[str], list[str]], arms: tuple[str, str]) -> str:
    """A line of a game log with these orders, catcher to right field and a designated hitter."""
    fields = [""] * LOG_FIELDS
    fields[0], fields[1], fields[3], fields[4], fields[6], fields[7] = "20260501", "0", visitors, "HS", home, "HS"
    fields[101], fields[103] = arms
    for first, order in zip((105, 132), orders, strict=True):
        for place, entry in enumerate(order):
            player, position = entry.split()
            fields[first + 3 * place], fields[first + 3 * place + 2] = player, position
    return ",".join(f'"{field}"' for field in fields)


@pytest.mark.parametrize("real", [True, False])
def test_real_starters_and_lineups_play_where_they_are_wished_for(tmp_path: Path, real: bool) -> None:
    clubs = small_clubs()
    arms, orders = [], []
    for code in ("NOR", "EAS"):
        club = clubs[code]
        here = Today(club, usual_shares(club), ClubState(), DAY, 0.5, game("superstar").rest)
        arms.append(next(player for player in club.staff.rotation if player != here.starter()))
        usual = club.lineup(arms[-1], "R", True)
        order = [f"{player} {place}" for player, place in zip(usual.players[1:], usual.positions[1:], strict=True)]
        orders.append([*order[1:], order[0]])
    (tmp_path / "GL2026.TXT").write_text(log_row("NOR", "EAS", (orders[0], orders[1]), (arms[0], arms[1])) + "\n")
    games = read_game_log(tmp_path, 2026)
    plan = small_plan()
    if real:
        plan = replace(plan, starters="real", lineups="real")
    with Store(tmp_path / "spring.db") as store:
        open_books(store, plan, games)
        play_season(store, "spring")
        (log,) = season_logs(store, "spring")
    for side in (0, 1):
        started = [entry.split()[0] for entry in orders[side]] == list(log.starting[side].players[1:])
        assert started is real
        assert (log.starting[side].pitcher == arms[side]) is real


def test_a_real_starter_without_a_card_is_replaced_by_the_next_in_turn() -> None:
    here = today(ClubState())
    assert here.starter("nobody01") == here.starter()
    named = here.club.staff.rotation[-1]
    assert here.starter(named) == named


def test_a_real_starter_who_relieved_in_the_first_game_is_replaced() -> None:
    named = today(ClubState()).club.staff.rotation[-1]
    assert today(ClubState(pitched={named: [DAY, 4, 0]})).starter(named) != named
