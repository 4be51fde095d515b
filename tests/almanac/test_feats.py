"""Streaks, no-hitters and cycles, on lines made up for them."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection

from hotstove.almanac.feats import _batting_streaks, _cycles, _no_hitters, _streaks, season_feats
from hotstove.almanac.names import Names
from hotstove.almanac.streaks import BATTING, PITCHING, club_streaks, streaks
from hotstove.scorebook.lines import BattingLine, PitchingLine


def batted(day: int, **counts: int) -> dict[str, Any]:
    line = BattingLine(games=1, **counts)._asdict()
    return {**line, "player": "a", "club": "NOR", "key": f"NOR202604{day:02}0", "date": f"2026/04/{day:02}"}


def pitched(day: int, **counts: int) -> dict[str, Any]:
    line = PitchingLine(games=1, **counts)._asdict()
    return {**line, "player": "p", "club": "NOR", "key": f"NOR202604{day:02}0", "date": f"2026/04/{day:02}"}


def test_a_walk_neither_carries_a_hitting_streak_nor_ends_it() -> None:
    lines = [
        batted(1, at_bats=4, hits=1),
        batted(2, walks=4),
        batted(3, at_bats=4, hits=2),
        batted(4, at_bats=3),
        batted(5, at_bats=1, hits=1),
    ]
    (best,) = streaks(BATTING[0], lines)
    assert (best.length, best.first["date"], best.last["date"]) == (2, "2026/04/01", "2026/04/03")
    (reached,) = streaks(BATTING[1], lines)
    assert reached.length == 3


def test_outs_without_a_run_are_counted_over_whole_appearances() -> None:
    lines = [pitched(1, outs=27), pitched(6, outs=20), pitched(9), pitched(11, outs=9, runs=1), pitched(16, outs=27)]
    scoreless = next(kind for kind in PITCHING if kind.name == "scoreless outs")
    assert streaks(scoreless, lines)[0].length == 47


def test_nobody_knows_who_homered_in_games_running_where_at_bats_are_not_counted(season: Connection) -> None:
    """Of Pennant Race only the games in which a player homered are told apart: four of them are no streak."""
    homers = [batted(day, home_runs=1) | {"stage": ""} for day in range(1, 5)]
    names = Names(season, "spring")
    assert not _batting_streaks(homers, names)
    known = [line | {"at_bats": 4, "hits": 1} for line in homers]
    assert [feat.kind for feat in _batting_streaks(known, names)] == ["homer streak"]


def test_scoreless_innings_are_told_with_their_thirds(season: Connection) -> None:
    found = streaks(next(kind for kind in PITCHING if kind.name == "scoreless outs"), [pitched(1, outs=69)])
    (feat,) = _streaks(found, Names(season, "spring"))
    assert "pitched 23 innings running without a run" in feat.told


def test_a_tie_ends_no_streak_of_a_club() -> None:
    scores = [(1, 2), (3, 3), (0, 4), (5, 1)]
    games = [
        {"visitors": "EAS", "home": "NOR", "visitors_runs": one, "home_runs": other, "date": "", "key": ""}
        for one, other in scores
    ]
    best = {(streak.club, streak.kind): streak.length for streak in club_streaks(games)}
    assert best["NOR", "games won"] == best["EAS", "games lost"] == 2


def game(hits: int) -> dict[str, Any]:
    return {
        "key": "NOR202604010", "date": "2026/04/01", "visitors": "EAS", "home": "NOR",
        "visitors_runs": 0, "home_runs": 1, "visitors_hits": hits,
        "home_hits": 5, "visitors_errors": 0, "home_errors": 0,
    }  # fmt: skip


def test_a_no_hitter_wants_nine_innings_and_a_game_that_was_counted(season: Connection) -> None:
    names = Names(season, "spring")
    eas = {**batted(1, at_bats=27), "club": "EAS"}
    (perfect,) = _no_hitters([game(0)], [eas], [pitched(1, outs=27, batters_faced=27, strikeouts=9)], names)
    assert (perfect.kind, perfect.player, perfect.club) == ("perfect game", "p", "NOR")
    (walked,) = _no_hitters([game(0)], [eas], [pitched(1, outs=27, batters_faced=28)], names)
    assert walked.kind == "no-hitter"
    assert not _no_hitters([game(1)], [eas], [pitched(1, outs=27, batters_faced=28)], names)
    assert not _no_hitters([game(0)], [eas], [pitched(1, outs=24, batters_faced=24)], names)
    assert not _no_hitters([game(0)], [], [pitched(1, outs=27, batters_faced=27)], names)


def test_a_cycle_is_one_of_each(season: Connection) -> None:
    names = Names(season, "spring")
    assert _cycles([batted(1, at_bats=5, hits=4, doubles=1, triples=1, home_runs=1)], names)
    assert not _cycles([batted(1, at_bats=5, hits=3, doubles=1, triples=1, home_runs=1)], names)


def test_feats_of_a_season_are_in_order(season: Connection) -> None:
    found = season_feats(season, "spring")
    assert [feat.date for feat in found] == sorted(feat.date for feat in found)
