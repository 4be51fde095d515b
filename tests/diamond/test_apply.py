"""Plays applied to situations: players, outs and runs."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hotstove.diamond.apply import Impossible, apply, change_sides, step
from hotstove.diamond.bases import ALL_BASES, forced
from hotstove.diamond.batted import batted, bunted, lined_out, popped_bunt
from hotstove.diamond.movement import movement
from hotstove.diamond.notation import read, write
from hotstove.diamond.situation import BOTTOM, TOP
from tests.helpers.exhaustive import met


@pytest.mark.parametrize(
    ("bases", "play", "after", "outs", "runs"),
    [
        ("---", "S8", "1--", 0, 0),
        ("1--", "S8.1-3", "1-3", 0, 0),
        ("123", "HR/F.3-H;2-H;1-H", "---", 0, 4),
        ("123", "D7.3-H;2-H;1-3", "-23", 0, 2),
        ("1--", "64(1)3/GDP", "---", 2, 0),
        ("1--", "64(1)/FO", "1--", 1, 0),
        ("123", "62(3)/FO.2-3;1-2", "123", 1, 0),
        ("12-", "CS3(25).1-2", "-2-", 1, 0),
        ("1--", "K+CS2(26)/DP", "---", 2, 0),
        ("1--", "CS2(2E6)", "-2-", 0, 0),
        ("1-3", "SBH;SB2", "-2-", 0, 1),
        ("-23", "8/SF.3-H;2-3", "--3", 1, 1),
        ("-2-", "S9.2XH(92)", "1--", 1, 0),
        ("-2-", "S9.2XH(9E2)", "1--", 0, 1),
        ("1--", "PO1(13)", "---", 1, 0),
        ("1--", "PO1(1E3).1-2", "-2-", 0, 0),
        ("123", "W.3-H;2-3;1-2", "123", 0, 1),
        ("1--", "6(B)63(1)/LDP", "---", 2, 0),
        ("1--", "WP.1-3", "--3", 0, 0),
        ("---", "NP", "---", 0, 0),
    ],
)
def test_what_a_play_does(bases: str, play: str, after: str, outs: int, runs: int) -> None:
    done = step(read(play), bases)
    assert (done.bases, done.outs, done.runs) == (after, outs, runs)


@pytest.mark.parametrize(
    ("bases", "play"),
    [
        ("---", "SB2"),
        ("---", "S8.1-2"),
        ("1--", "S8"),
        ("12-", "SB2"),
        ("-2-", "64(1)3/GDP"),
        ("123", "W"),
        ("1--", "E6"),
    ],
)
def test_impossible_plays_are_bugs_and_say_so(bases: str, play: str) -> None:
    """A player who is not there moves, or two stand on one base."""
    with pytest.raises(Impossible, match="bases"):
        step(read(play), bases)


def test_a_fourth_out_is_impossible() -> None:
    with pytest.raises(Impossible, match="out number 4"):
        apply(met("1--", 2), read("64(1)3/GDP"))


def test_apply_moves_players_by_name_and_turns_the_order() -> None:
    situation = met("1-3", 0)
    players = situation.lineups[0].players
    after = apply(situation, read("S8.3-H;1-2"))
    assert after.runners == (players[1], situation.runners[0], "")
    assert (after.score, after.up, after.outs) == ((1, 0), (2, 1), 0)
    assert situation.runners == met("1-3", 0).runners


def test_a_steal_leaves_the_batter_up_and_nine_is_followed_by_one() -> None:
    situation = met("1--", 0)
    assert apply(situation, read("SB2")).up == (1, 1)
    assert apply(replace(situation, up=(9, 4)), read("K")).up == (1, 4)


def test_sides_change_after_three_out() -> None:
    situation = met("12-", 2)
    over = apply(situation, read("K"))
    assert (over.outs, over.half) == (3, TOP)
    bottom = change_sides(over)
    assert (bottom.half, bottom.inning, bottom.outs, bottom.bases, bottom.runners) == (
        BOTTOM,
        1,
        0,
        "---",
        ("", "", ""),
    )
    assert change_sides(bottom).inning == 2


PHRASES = (
    *("single 3-H 2-3 1-2", "double 3-H 2-H 1-3", "triple 3-H 2-H 1-H", "homer 3-H 2-H 1-H", "error 3-H 2-3 1-2"),
    *("fly", "fly 3-H", "ground", "ground 3-H 2-3 1-2"),
)


@pytest.mark.parametrize("outs", [0, 1, 2])
@pytest.mark.parametrize("bases", ALL_BASES)
def test_every_phrase_with_every_fielder_is_a_sound_play(bases: str, outs: int) -> None:
    """Conserved players, at most three out, and notation that reads back, whoever has the ball."""
    by_force = {
        "1--": ("force-second", "double-play"),
        "12-": ("force-second 2-3", "double-play 2-3"),
        "1-3": ("force-second 3-H", "double-play 3-H", "tag-home 1-2"),
        "123": ("force-home 2-3 1-2", "double-play 3-H 2-3", "home-double-play 2-3 1-2"),
        "-23": ("tag-home",),
        "--3": ("tag-home",),
    }
    for fielder in range(1, 10):
        plays = [batted(phrase, bases, outs, fielder) for phrase in (*PHRASES, *by_force.get(bases, ()))]
        runners = tuple(base for base in "321" if base in bases)
        plays += [lined_out(fielder, runners[:count]) for count in range(min(len(runners), 2 - outs) + 1)]
        plays += [popped_bunt(fielder, "3" if "3" in bases and outs < 2 else "")]
        up = tuple(f"{base}-{'?23H'[int(base)]}" for base in runners)
        plays += [bunted(kind, bases, outs, fielder, up) for kind in ("sacrifice", "single", "choice", "error")]
        for play in plays:
            done = step(play, bases)
            assert outs + done.outs <= 3
            assert len(runners) + 1 == sum(map(bool, done.standing)) + done.outs + done.runs
            assert read(write(play)) == play
            if outs == 2 and movement(play).end_of("B") == "out":
                assert done.runs == 0


def test_who_is_forced() -> None:
    assert {bases: forced(bases) for bases in ALL_BASES} == {
        "---": (),
        "--3": (),
        "-2-": (),
        "-23": (),
        "1--": ("1",),
        "1-3": ("1",),
        "12-": ("2", "1"),
        "123": ("3", "2", "1"),
    }


def test_home_to_first_with_the_bases_full() -> None:
    """None out: two players out, the others move up. One out: that is the third. Two out: the force at home is
    enough."""
    phrase = "home-double-play 2-3 1-2"
    assert write(batted(phrase, "123", 0, 6)) == "62(3)3/GDP/G.2-3;1-2"
    assert write(batted(phrase, "123", 1, 6)) == "62(3)3/GDP/G"
    assert step(batted(phrase, "123", 2, 6), "123").outs == 1


def test_a_fly_to_the_outfield_and_a_pop_up() -> None:
    assert (write(batted("fly", "---", 0, 8)), write(batted("fly", "---", 0, 4))) == ("8/F", "4/P")
    assert (write(batted("fly", "---", 2, 9)), write(batted("fly", "---", 2, 3))) == ("9/F", "3/P")


def test_what_is_scored_a_sacrifice() -> None:
    """Bunts that move somebody with fewer than two out, also where a choice or an error leaves the batter safe."""
    up = ("1-2",)
    marked = {
        (kind, outs): "SH" in bunted(kind, "1--", outs, 1, up).modifiers
        for kind in ("sacrifice", "single", "choice", "error")
        for outs in (0, 1, 2)
    }
    assert {key for key, sacrifice in marked.items() if sacrifice} == {
        (kind, outs) for kind in ("sacrifice", "choice", "error") for outs in (0, 1)
    }
    assert "SH" not in bunted("sacrifice", "1--", 0, 1, ()).modifiers


def test_what_is_scored_a_sacrifice_fly() -> None:
    """The run scores after the catch, also if another player is thrown out; not if it is let in by an error."""
    assert batted("fly 3-H", "--3", 1, 8).modifiers == ("SF", "F")
    assert batted("fly 3-H 2X3", "-23", 0, 8).modifiers == ("SF", "F", "DP")
    assert batted("fly 3EH", "--3", 0, 8).modifiers == ("F",)
    assert batted("fly 3XH", "--3", 0, 8).modifiers == ("F", "DP")
    assert batted("fly 3-H", "--3", 2, 8).modifiers == ("F",)
