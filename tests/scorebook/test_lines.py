"""Lines from plays: what each kind of play adds to the batter, the runners, the pitcher and the fielders."""

from __future__ import annotations

import pytest

from hotstove.scorebook import Scorebook, score
from hotstove.scorebook.columns import BATTING_COLUMNS, FIELDING_COLUMNS, PITCHING_COLUMNS, record_of
from hotstove.scorebook.lines import BattingLine, FieldingLine, PitchingLine, total_batting, total_pitching
from tests.scorebook.sandlot import game


def batting(book: Scorebook, player: str) -> BattingLine:
    return next(batter.line for own in book.sides for batter in own.batters if batter.player == player)


LAST_BATTER = {
    "S8": (["S8"], {"at_bats": 1, "hits": 1}),
    "DGR": (["DGR"], {"at_bats": 1, "hits": 1, "doubles": 1}),
    "T": (["T9"], {"at_bats": 1, "hits": 1, "triples": 1}),
    "grand slam": (["W", "W.1-2", "W.2-3;1-2", "HR.3-H;2-H;1-H"], {
        "at_bats": 1, "hits": 1, "home_runs": 1, "runs": 1, "runs_batted_in": 4}),
    "W": (["W"], {"walks": 1}),
    "IW": (["IW"], {"walks": 1, "intentional_walks": 1}),
    "HP": (["HP"], {"hit_by_pitch": 1}),
    "interference": (["C/E2"], {"interference": 1}),
    "K": (["K"], {"at_bats": 1, "strikeouts": 1}),
    "K and on first": (["K+WP.B-1"], {"at_bats": 1, "strikeouts": 1}),
    "error": (["E6"], {"at_bats": 1}),
    "choice": (["W", "FC6.1-2"], {"at_bats": 1}),
    "force": (["W", "64(1)/FO"], {"at_bats": 1}),
    "double play": (["T9", "W", "64(1)3/GDP.3-H"], {"at_bats": 1, "double_plays": 1}),
    "sacrifice": (["W", "13/SH.1-2"], {"sacrifice_hits": 1, "left_on_base": 1}),
    "sacrifice on an error": (["W", "E1/SH.1-2"], {"sacrifice_hits": 1}),
    "fly": (["T9", "8/SF.3-H"], {"sacrifice_flies": 1, "runs_batted_in": 1}),
    "infield out": (["T9", "43.3-H"], {"at_bats": 1, "runs_batted_in": 1}),
    "walked in": (["W", "W.1-2", "W.2-3;1-2", "W.3-H;2-3;1-2"], {"walks": 1, "runs_batted_in": 1}),
    "not walked in": (["T9", "W+WP.3-H"], {"walks": 1}),
    "from third on an error before two are out": (["T9", "E6.3-H"], {"at_bats": 1, "runs_batted_in": 1}),
    "with two out": (["8", "8", "T9", "E6.3-H"], {"at_bats": 1}),
    "from second on an error": (["D9", "E9.2-H"], {"at_bats": 1}),
    "ruled so": (["8", "8", "T9", "E6.3-H(RBI)"], {"at_bats": 1, "runs_batted_in": 1}),
    "ruled otherwise": (["T9", "S8.3-H(NR)"], {"at_bats": 1, "hits": 1}),
    "helped by an error": (["D9", "S8.2-H(E8)"], {"at_bats": 1, "hits": 1}),
    "behind one who was helped": (["D9", "S8.2-3", "S8.3-H(E8);1-H"], {"at_bats": 1, "hits": 1}),
    "left on base": (["S8", "S8.1-2", "K"], {"at_bats": 1, "strikeouts": 1, "left_on_base": 2}),
}  # fmt: skip


@pytest.mark.parametrize("case", LAST_BATTER, ids=str)
def test_the_last_batter_of_a_script(case: str) -> None:
    script, expected = LAST_BATTER[case]
    line = batting(score(game(*script)), f"a{len(script)}")
    assert line == BattingLine(games=1, **expected)


def test_runners_have_their_own_lines() -> None:
    book = score(game("W", "SB2", "SB3", "W", "CS2(26)", "PB.3-H", "W", "POCS2(136)", "side"))
    assert batting(book, "a1") == BattingLine(1, walks=1, runs=1, stolen_bases=2)
    assert batting(book, "a2") == BattingLine(1, walks=1, caught_stealing=1)
    assert batting(book, "a3") == BattingLine(1, walks=1, caught_stealing=1)


def test_a_pinch_runner_scores_for_himself() -> None:
    book = score(game("W", "away: a15 1 12", "HR.1-H", "side"))
    assert (batting(book, "a1").runs, batting(book, "a15").runs) == (0, 1)
    runner = next(batter for batter in book.sides[0].batters if batter.player == "a15")
    assert (runner.slot, runner.turn, runner.positions) == (1, 2, (12,))


def test_the_pitchers_line() -> None:
    book = score(
        game("S8", "D7.1-3", "IW", "HP.3-H;2-3;1-2", "WP.3-H;2-3;1-2", "BK.3-H;2-3", "K", "8/SF.3-H", "HR", "T9", "8")
    )
    line = book.sides[1].pitchers[0].line
    assert line == PitchingLine(
        games=1, games_started=1, complete_games=1, runs=5, earned_runs=5, outs=3, batters_faced=9, hits=4, doubles=1,
        triples=1, home_runs=1, walks=1, intentional_walks=1, strikeouts=1, hit_batsmen=1, wild_pitches=1, balks=1,
        sacrifice_flies=1,
    )  # fmt: skip
    assert (line.innings, line.at_bats) == ("1.0", 6)


def test_fielders_by_position_and_time() -> None:
    """The shortstop is replaced after one out; each has what was made while he stood there."""
    book = score(game("63", "home: h20 7 6", "63", "63"))
    lines = {(fielder.player, fielder.position): fielder.line for fielder in book.sides[1].fielders}
    assert lines["h7", 6] == FieldingLine(1, 1, outs=1, assists=1)
    assert lines["h20", 6] == FieldingLine(1, 0, outs=2, assists=2)
    assert lines["h4", 3] == FieldingLine(1, 1, outs=3, putouts=3)


def test_the_catchers_own_columns() -> None:
    book = score(game("W", "SB2", "PB.2-3", "W", "CS2(26)", "side"))
    catcher = next(fielder.line for fielder in book.sides[1].fielders if fielder.position == 2)
    assert (catcher.passed_balls, catcher.stolen_bases, catcher.caught_stealing, catcher.assists) == (1, 1, 1, 1)


def test_double_and_triple_plays_are_shared() -> None:
    book = score(game("W", "64(1)3/GDP", "8", "side", "W", "W.1-2", "5(2)4(1)3/GTP"))
    lines = {fielder.position: fielder.line for fielder in book.sides[1].fielders}
    assert [lines[position].double_plays for position in (3, 4, 5, 6)] == [1, 1, 0, 1]
    assert [lines[position].triple_plays for position in (3, 4, 5, 6)] == [1, 1, 1, 0]
    assert (book.sides[1].double_plays, book.sides[1].triple_plays) == (1, 1)


def test_a_starter_replaced_before_he_takes_the_field() -> None:
    """The visitors' left fielder is batted for in the first: he started there and played no game there."""
    book = score(game("S8", "W.1-2", "W.2-3;1-2", "8", "away: a15 5 11", "side", "away: a15 5 7", "side"))
    lines = {(fielder.player, fielder.position): fielder.line for fielder in book.sides[0].fielders}
    assert lines["a5", 7] == FieldingLine(0, 1)
    assert lines["a15", 7].games == 1


def test_a_pitcher_replaced_before_his_first_play_was_in_the_game() -> None:
    book = score(game("8", "home: h20 9 1", "home: h21 9 1", "8", "8"))
    assert [(pitcher.player, pitcher.line.games, pitcher.line.outs) for pitcher in book.sides[1].pitchers] == [
        ("h9", 1, 1),
        ("h20", 1, 0),
        ("h21", 1, 2),
    ]


def test_players_who_move_keep_one_batting_line_and_two_in_the_field() -> None:
    book = score(game("side", "home: h1 1 7; h5 5 8", "side", "side"))
    mover = next(batter for batter in book.sides[1].batters if batter.player == "h1")
    assert mover.positions == (8, 7)
    assert sorted(fielder.position for fielder in book.sides[1].fielders if fielder.player == "h1") == [7, 8]


def test_a_lost_designated_hitter_puts_the_pitcher_into_the_order() -> None:
    book = score(game("side", "side", "home: h20 9 1", "side", designated_hitter=True))
    slots = {batter.player: (batter.slot, batter.turn) for batter in book.sides[1].batters}
    assert slots["h10"] == (9, 1)
    assert slots["h20"] == (9, 2)
    assert slots["h9"] == (0, 1)


def test_club_figures() -> None:
    book = score(game("S8", "E6.1-2", "side", "HR", "D8", "side"))
    visitors, home = book.sides
    assert (visitors.innings, visitors.runs, visitors.hits, visitors.errors, visitors.left_on_base) == (
        (0,),
        0,
        1,
        0,
        2,
    )
    assert (home.innings, home.runs, home.hits, home.errors, home.left_on_base) == ((1,), 1, 2, 1, 1)


def test_totals_add_up_column_by_column() -> None:
    one, two = BattingLine(1, at_bats=4, hits=2), BattingLine(1, at_bats=3, walks=1)
    assert total_batting([one, two]) == BattingLine(2, at_bats=7, hits=2, walks=1)
    assert total_batting([]) == BattingLine()
    assert total_pitching([PitchingLine(1, outs=20), PitchingLine(1, outs=7)]).innings == "9.0"


def test_columns_cover_every_field_once() -> None:
    for columns, line in (
        (BATTING_COLUMNS, BattingLine()), (PITCHING_COLUMNS, PitchingLine()), (FIELDING_COLUMNS, FieldingLine()),
    ):  # fmt: skip
        names = [column.name for column in columns]
        assert len(set(names)) == len(names)
        assert set(line._fields) <= set(names)
        assert len({column.header for column in columns}) == len(names)
    assert record_of(BATTING_COLUMNS, BattingLine(1, at_bats=4, hits=1))["hits"] == 1


def test_more_plays_than_a_byte_counts() -> None:
    """A half-inning of four hundred triples stays exact."""
    line = score(game("T9", *["T9.3-H"] * 400, "side")).sides[1].pitchers[0].line
    assert (line.hits, line.triples, line.runs, line.batters_faced) == (401, 401, 400, 404)
