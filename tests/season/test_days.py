"""Who plays on a day: doubleheaders, injuries, traded players, and the starters and lineups of a real schedule."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from hotstove.diamond.availability import Appearance
from hotstove.diamond.club import Club
from hotstove.diamond.log import GameLog
from hotstove.records.store import Store
from hotstove.season.club_state import ClubState
from hotstove.season.logs import season_logs
from hotstove.season.match import Chosen, SeasonMatch
from hotstove.season.plan import Plan
from hotstove.season.plays_season import PlaysSeason
from hotstove.season.result import Result, SideResult
from hotstove.season.roster import DailyRoster
from hotstove.season.scheduled_game import ScheduledGame
from hotstove.season.schedules.retrosheet import LOG_FIELDS, read_game_log
from hotstove.season.season import play_season
from hotstove.season.season_store import create_season, read_state
from hotstove.season.usage import Share, usual_shares
from hotstove.table.errors import Mistake
from tests.season.small_league import small_clubs, small_plan

DAY = ScheduledGame("2026-05-01", "NOR", "EAS").ordinal


def today(
    state: ClubState, shares: dict[str, Share] | None = None, progress: float = 0.5, code: str = "NOR"
) -> DailyRoster:
    plan = small_plan()
    if shares is not None:
        plan = replace(plan, shares={**plan.shares, code: shares})
    fixture = ScheduledGame("2026-05-01", code, "EAS")
    found = season_of(replace(plan, span=(0, 0))).roster(plan, code, state, fixture)
    found.progress = progress
    return found


def season_of(plan: Plan[Club]) -> PlaysSeason:
    kind = plan.season_game
    assert isinstance(kind, PlaysSeason)
    return kind


def on_day(states: tuple[ClubState, ClubState], number: int, seed: str = "7") -> SeasonMatch:
    plan = small_plan(seed=seed)
    return season_of(plan).match(plan, ScheduledGame("2026-05-01", "NOR", "EAS", number), states)


def played(match: SeasonMatch) -> Result[GameLog]:
    session = match.session()
    session.run()
    return match.result(session)


def test_a_reliever_of_one_inning_may_pitch_in_both_games_and_one_of_two_may_not() -> None:
    """SS-31: one inning or less in the first game; five in both together."""
    club = small_clubs()["NOR"]
    short, long, *_ = club.staff.bullpen
    state = ClubState(pitched={short: [DAY, 3, 0], long: [DAY, 6, 0]})
    second = on_day((state, ClubState()), 2).state.setup
    bullpen = second.clubs[0].staff.bullpen
    assert short in bullpen and long not in bullpen
    assert second.availability(0, short).outs_before == 3
    assert not second.availability(0, short).may_start
    assert not second.availability(0, long).may_relieve


def test_nobody_starts_twice_on_a_day() -> None:
    states = (ClubState(), ClubState())
    first = played(on_day(states, 1))
    for state, mine in zip(states, first.sides, strict=True):
        state.enter(DAY, mine)
    second = on_day(states, 2).state.setup
    for side in (0, 1):
        before = {player for player, _, _ in first.sides[side].pitched}
        assert second.starting[side].pitcher not in before


def test_two_games_do_not_share_the_managers_lots() -> None:
    lots = {on_day((ClubState(), ClubState()), number, seed).state.setup.lot for number in (1, 2) for seed in "78"}
    assert len(lots) == 4 and all(0 < lot < 2**32 for lot in lots)


def test_a_doubleheader_is_played_in_order_and_kept_under_two_keys(tmp_path: Path) -> None:
    plan = small_plan()
    games = [ScheduledGame("2026-05-01", "NOR", "EAS", number) for number in (1, 2)]
    with Store(tmp_path / "spring.db") as store:
        create_season(store, plan, games)
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
    games = 0
    while hurt in state.hurt:
        ready = on_day((state, ClubState()), 0, f"dice {games}")
        assert hurt not in ready.state.setup.starting[0].players
        assert hurt not in ready.state.setup.clubs[0].players
        state.enter(DAY + games, played(ready).sides[0])
        games += 1
    assert games == 2
    assert hurt in today(state).lineup(pitcher, "R", True).players
    assert hurt in club.players


def test_outs_of_a_doubleheader_and_days_running_are_added_up() -> None:
    state = ClubState()
    for day, outs in ((DAY, 2), (DAY, 1), (DAY + 1, 3), (DAY + 3, 1)):
        state.enter(day, SideResult(pitched=(("reliever", outs, False),)))
        if day == DAY + 1:
            assert state.last("reliever") == Appearance(DAY + 1, 3, False, 2)
        elif outs == 1 and day == DAY:
            assert state.last("reliever") == Appearance(DAY, 3, False, 1)
    assert state.last("reliever") == Appearance(DAY + 3, 1, False, 1)


def test_a_pitcher_without_rest_starts_where_there_is_nobody_else() -> None:
    """The season goes on: the rules' refusal gives way for him alone."""
    club = small_clubs()["NOR"]
    tired = {player: [DAY - 1, 20, 1] for player in club.players}
    match = on_day((ClubState(pitched=tired), ClubState()), 0)
    setup = match.state.setup
    pitcher = setup.starting[0].pitcher
    assert setup.availability(0, pitcher).may_start
    others = [player for player in club.staff.rotation if player != pitcher]
    assert not any(setup.availability(0, player).may_start for player in others)
    assert played(match).score


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
    half = today(ClubState(games=99), shares, 0.7).turns(traded, 100)
    assert half == pytest.approx(100 * 0.5 / 0.7)


def test_the_record_says_when_a_player_changed_clubs() -> None:
    from hotstove.season.usage import stays

    found = stays(1988)
    several: dict[str, list[tuple[float, float]]] = {}
    for (player, _), windows_there in found.items():
        several.setdefault(player, []).extend(windows_there)
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
        here = today(ClubState(), code=code)
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
        create_season(store, plan, games)
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


def test_whoever_plays_hurt_for_want_of_others_may_stand_in_ones_own_lineup() -> None:
    club = small_clubs()["NOR"]
    here = today(ClubState())
    usual = here.lineup(here.starter(), "R", True)
    shortstop = usual.players[usual.positions.index(6)]
    hurt = {player: 3 for player in club.players if club.cards[player].plays("SS")}
    match = on_day((ClubState(hurt=hurt), ClubState()), 0)
    lineup = match.state.setup.starting[0]
    assert shortstop in lineup.players and shortstop in match.rosters[0].sat_out
    swapped = replace(
        lineup,
        players=(lineup.players[0], lineup.players[2], lineup.players[1], *lineup.players[3:]),
        positions=(lineup.positions[0], lineup.positions[2], lineup.positions[1], *lineup.positions[3:]),
    )
    assert match.choose(Chosen(lineups=(swapped, None))).state.setup.starting[0] == swapped
    spare = next(player for player in hurt if player not in lineup.players)
    places = lineup.players.index(shortstop)
    other = replace(lineup, players=(*lineup.players[:places], spare, *lineup.players[places + 1 :]))
    with pytest.raises(Mistake, match="is hurt and misses this game"):
        match.choose(Chosen(lineups=(other, None)))
