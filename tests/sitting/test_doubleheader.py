"""SS-31: the second game of a doubleheader, after the tape of the first."""

from __future__ import annotations

from pathlib import Path

import pytest

from hotstove.sitting.arguments import PlayArgs
from hotstove.sitting.opening import open_new, open_tape, rerun
from hotstove.sitting.plays.match import PlaysMatch
from hotstove.sitting.sitting import Sitting
from hotstove.table.errors import Mistake, Refused
from tests.helpers.playing import two_clubs


def played(args: PlayArgs, tape: Path) -> PlaysMatch:
    match = open_new(args)
    assert isinstance(match, PlaysMatch)
    Sitting(match, tape=tape).go()
    return match


@pytest.fixture(scope="module")
def first(tmp_path_factory: pytest.TempPathFactory) -> Path:
    tape = tmp_path_factory.mktemp("doubleheader") / "first.tape"
    played(PlayArgs("superstar", seed=3, auto="both"), tape)
    return tape


def test_pitchers_remember_the_first_game(first: Path, tmp_path: Path) -> None:
    """Nobody starts twice on a day; a reliever with more than an inning may not come in again."""
    second = played(PlayArgs(after=first, seed=4, auto="both"), tmp_path / "second.tape")
    opener, _ = open_tape(first)
    assert isinstance(opener, PlaysMatch)
    assert (second.number, second.date, second.clubs) == (2, opener.date, opener.clubs)
    ended = rerun(first)
    ended.go()
    for side in (0, 1):
        for one in ended.state.outings[side]:
            today = second.setup().availability(side, one.player)
            assert not today.may_start
            assert today.may_relieve == (not one.started and one.outs <= 3)
        with pytest.raises(Refused):
            second.verify_starter(side, ended.state.outings[side][0].player)


def test_its_tape_holds_who_had_worked(first: Path, tmp_path: Path) -> None:
    tape = tmp_path / "second.tape"
    second = played(PlayArgs(after=first, seed=4, auto="both"), tape)
    again = rerun(tape)
    again.go()
    assert isinstance(again.match, PlaysMatch)
    assert again.match.available == second.available != ({}, {})
    assert again.match.game.is_over(again.state)


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (PlayArgs("longtater"), "holds a game of Superstar Baseball"),
        (PlayArgs(away="herons"), "leave them out"),
    ],
)
def test_what_contradicts_the_first_game_is_refused(first: Path, args: PlayArgs, sentence: str) -> None:
    from dataclasses import replace

    with pytest.raises(Mistake, match=sentence):
        open_new(replace(args, after=first))


def test_a_third_game_is_refused(first: Path, tmp_path: Path) -> None:
    tape = tmp_path / "second.tape"
    played(PlayArgs(after=first, seed=4, auto="both"), tape)
    with pytest.raises(Mistake, match="a doubleheader has two"):
        open_new(PlayArgs(after=tape))


def test_who_was_hurt_in_the_first_game_misses_the_second(tmp_path: Path) -> None:
    """Replay Baseball's games missed begin with the next game, and that is the second of the day."""
    tape, later = tmp_path / "first.tape", tmp_path / "second.tape"
    out: list[str] = []
    for seed in range(1, 20):
        tape.unlink(missing_ok=True)
        played(PlayArgs("replay", seed=seed, auto="both"), tape)
        ended = rerun(tape)
        ended.go()
        assert isinstance(ended.match, PlaysMatch)
        out = [player for player, games in ended.match.game.injuries(ended.state) if games]
        if out:
            break
    assert out
    second = played(PlayArgs(after=tape, seed=4, auto="both"), later)
    assert sorted(player for side in second.out for player in side) == sorted(out)
    assert not any(player in club.players for player in out for club in second.clubs)
    assert not any(player in lineup.players for player in out for lineup in second.starting)
    assert any("not there for this one" in line for line in second.introduction)
    again, _ = open_tape(later)
    assert isinstance(again, PlaysMatch)
    assert again.out == second.out
    assert [set(club.players) for club in again.clubs] == [set(club.players) for club in second.clubs]


def test_every_game_has_a_lot_of_its_own(tmp_path: Path) -> None:
    """Managers who mix their calls draw from it; it comes from the seed, and a tape keeps it."""
    lots = [played(PlayArgs("superstar", seed=seed, auto="both"), tmp_path / f"{seed}.tape").lot for seed in (5, 6, 5)]
    assert lots[0] == lots[2] != lots[1]
    again, _ = open_tape(tmp_path / "6.tape")
    assert isinstance(again, PlaysMatch)
    assert again.setup().lot == lots[1]


@pytest.mark.parametrize("key", ["superstar", "replay", "longtater"])
def test_a_club_without_any_one_player_has_a_lineup(key: str) -> None:
    """Somebody else stands in for him in every order; where nobody can, he plays on."""
    for club in two_clubs(key):
        for player in club.players:
            left = club.without([player])
            starter = left.staff.rotation[0]
            lineups = [left.lineup(starter, hand, with_dh) for hand in "LR" for with_dh in (True, False)]
            assert all(lineup.is_complete for lineup in lineups)
            assert (player in left.players) == any(player in lineup.players for lineup in lineups)


def test_a_person_is_told_who_may_start_the_second_game(first: Path) -> None:
    """The starter of the first game is named with the reason, and everybody else may be chosen."""
    second = open_new(PlayArgs(after=first, seed=4, auto="visitors"))
    assert isinstance(second, PlaysMatch)
    opener, _ = open_tape(first)
    assert isinstance(opener, PlaysMatch)
    for side in (0, 1):
        _, *told = second.starters_told(side)
        club = second.clubs[side]
        worked = club.players[opener.starting[side].pitcher].name
        assert told[-1] == f"  {worked} pitched too long in the first game to work in the second"
        assert len(told) == len(club.staff.rotation)
        assert not any(line.startswith(f"  {worked} ") for line in told[:-1])
