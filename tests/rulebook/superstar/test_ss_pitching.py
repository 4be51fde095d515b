"""SS-07 to SS-11: the pitcher's symbols, K, the X chart, rally killers, injuries."""

from __future__ import annotations

import pytest

from hotstove.diamond.notation import read, write
from hotstove.diamond.play import NOTHING_ELSE, Aside
from hotstove.games.superstar.options import Options
from hotstove.games.superstar.symbols import BATTER_SYMBOLS, HIT_SYMBOLS
from hotstove.sitting.plays.telling import tell
from tests.helpers.clubs import new_game
from tests.helpers.playing import ballgame, two_clubs
from tests.helpers.superstar import matchup, ruled

INJURIES = Options(injuries=True)


@pytest.mark.parametrize("symbol", ["WP", "PB", "BK"])
def test_ss_07_wild_pitch_passed_ball_and_balk_move_everybody_up(symbol: str) -> None:
    """First and third: the run scores, the other goes to second, and the batter is still up."""
    play = ruled(matchup("1-3", 1, pitching={20: symbol}), 20)
    assert play.field == (1, 1, "-2-", "up")
    assert play.play.events[0].code == symbol


@pytest.mark.parametrize("symbol", ["WP", "PB", "BK"])
def test_ss_07_with_nobody_on_the_pitch_is_thrown_again(symbol: str) -> None:
    """Nobody is there to move up: nothing happens, no swing, and the next pitch is thrown."""
    assert ruled(matchup(pitching={20: symbol}), 20).field == (0, 0, "---", "up")


@pytest.mark.parametrize("symbol", ["WP", "PB", "BK"])
def test_ss_07_with_nobody_on_it_is_told_as_what_it_is(symbol: str) -> None:
    """No scorer charges it, and it is no scare either: the play remembers what was thrown."""
    play = ruled(matchup(pitching={20: symbol}), 20).play
    assert play.aside.again
    assert play.aside.nothing == symbol
    assert read(write(play)) == play


@pytest.mark.parametrize("symbol", ["BB", "HB"])
def test_ss_07_walk_and_hit_batsman_move_only_forced_players(symbol: str) -> None:
    """First and third: first is forced to second, the runner on third stays."""
    assert ruled(matchup("1-3", pitching={20: symbol}), 20).field == (0, 0, "123", "1")
    assert ruled(matchup("-23", pitching={20: symbol}), 20).field == (0, 0, "123", "1")
    assert ruled(matchup("123", pitching={20: symbol}), 20).field == (0, 1, "123", "1")


def test_ss_07_strikeout_and_fly_leave_the_runners() -> None:
    """SO and F with the bases full: one out, nobody moves."""
    assert ruled(matchup("123", pitching={20: "SO"}), 20).field == (1, 0, "123", "out")
    assert ruled(matchup("123", pitching={20: "F"}), 20).field == (1, 0, "123", "out")


def test_ss_07_single_of_the_pitcher() -> None:
    """1+ with the bases full: second and third score, first goes to second."""
    assert ruled(matchup("123", pitching={20: "1+"}), 20).field == (0, 2, "12-", "1")


def test_ss_07_d_is_an_out_only_on_a_number_of_the_defence() -> None:
    """D on 13: with a defence that owns 13 he is out, otherwise he swings."""
    assert ruled(matchup(pitching={13: "D"}, defense=20), 13).field == (1, 0, "---", "out")
    assert ruled(matchup(pitching={13: "D"}, batting={30: "1"}, defense=28), 13, 30).field == (0, 0, "1--", "1")


@pytest.mark.parametrize("symbol", BATTER_SYMBOLS)
def test_ss_08_after_k_only_a_hit_counts(symbol: str) -> None:
    """K, and the batter's square is read: a hit stands, anything else is a strikeout on which nobody moves."""
    play = ruled(matchup("12-", pitching={20: "K"}, batting={25: symbol}), 20, 25)
    assert "SS-08" in play.cites
    if symbol in HIT_SYMBOLS:
        assert play.batter != "out"
    else:
        assert play.field == (1, 0, "12-", "out")
        assert play.notation == "K"


@pytest.mark.parametrize("roll", [10, 23, 36])
def test_ss_09_with_nobody_on_the_batter_swings(roll: int) -> None:
    """X, then WP (10), PB (23) or BK (36) with the bases empty: he swings."""
    assert ruled(matchup(pitching={20: "X"}, batting={25: "2"}), 20, roll, 25).field == (0, 0, "-2-", "2")


@pytest.mark.parametrize("roll", [10, 23, 36])
def test_ss_09_with_players_on_they_move_up(roll: int) -> None:
    """X, then WP, PB or BK with second and third: everybody one base, the batter still up."""
    assert ruled(matchup("-23", pitching={20: "X"}), 20, roll).field == (0, 1, "--3", "up")


def test_ss_09_hit_batsman() -> None:
    """X, then 30: HB, forced runners move."""
    assert ruled(matchup("1--", pitching={20: "X"}), 20, 30).notation == "HP.1-2"


@pytest.mark.parametrize(
    ("bases", "outs", "after"),
    [
        *(("---", 0, 1), ("1--", 0, 2), ("-2-", 0, 2), ("--3", 0, 2), ("12-", 0, 3), ("1-3", 0, 3), ("-23", 0, 3)),
        *(("123", 0, 3), ("1--", 1, 3), ("123", 1, 3), ("123", 2, 3), ("---", 2, 3)),
    ],
)
def test_ss_10_rally_killer(bases: str, outs: int, after: int) -> None:
    """X, then 19: batter and up to two lead runners are out, never more than three in all; nobody scores."""
    play = ruled(matchup(bases, outs, pitching={20: "X"}), 20, 19)
    assert (play.outs, play.runs, play.batter) == (after, 0, "out")
    assert "SS-10" in play.cites


def test_ss_10_the_lead_runner_is_doubled_off_when_one_out_is_left_for_him() -> None:
    """First and third, one out: the batter and the runner from third make three."""
    assert "(3)" in ruled(matchup("1-3", 1, pitching={20: "X"}), 20, 19).notation


def test_ss_11_an_injury_rolls_position_and_games() -> None:
    """INJ (10), position 16 (SS), games 12 (8): the shortstop misses eight games, the batter is still up."""
    play = ruled(matchup("1--", pitching={20: "X"}), 20, 10, 16, 12, options=INJURIES)
    assert play.field == (0, 0, "1--", "up")
    assert play.play.aside == Aside(6, 8)
    assert "SS-11" in play.cites


def test_ss_11_no_injury_and_game_only() -> None:
    """Games 22 is no injury at all; games 33 takes him out of this game only."""
    assert ruled(matchup(pitching={20: "X"}), 20, 10, 16, 22, options=INJURIES).play.aside == NOTHING_ELSE
    assert ruled(matchup(pitching={20: "X"}), 20, 10, 16, 33, options=INJURIES).play.aside == Aside(6, 0)


def test_ss_11_the_option_is_off_unless_asked_for() -> None:
    """Without the option 10 on the X chart is a wild pitch."""
    assert ruled(matchup("1--", pitching={20: "X"}), 20, 10).notation == "WP.1-2"


def test_ss_11_a_hurt_player_must_be_replaced() -> None:
    """The home shortstop is hurt: the game does not go on before another player stands there, and he stays out."""
    game = new_game(INJURIES)
    short = game.situation.lineups[1].fielders[6]
    game.happen(ruled(matchup(pitching={20: "X"}), 20, 10, 16, 12, options=INJURIES).notation)
    assert game.state.hurt == ((short, 8),)
    assert game.must_change(1)
    assert not game.must_change(0)


@pytest.mark.parametrize(("symbol", "words"), [("WP", "A wild pitch"), ("PB", "A passed ball"), ("BK", "A balk")])
def test_ss_07_with_nobody_on_it_is_told_as_what_it_was(symbol: str, words: str) -> None:
    """No scare: nobody was in danger of being hurt."""
    _, state = ballgame("superstar")
    play = ruled(matchup("---", pitching={20: symbol}), 20).play
    assert tell(state.situation, play, two_clubs("superstar")) == f"{words} with nobody on."
