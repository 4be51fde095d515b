"""What led to a play, told in sentences that need no rulebook, in the three games of plays."""

from __future__ import annotations

import re

import pytest

from hotstove.sitting.arguments import PlayArgs
from hotstove.sitting.opening import open_new
from hotstove.sitting.sitting import AnySitting, Sitting
from hotstove.sitting.told import Told

CODE = re.compile(r"[a-z-]+@[a-z0-9]|\?|\(published\)|\(completed\)|\(example\)|\b(SS|LT|RB)-\d\d|_")
"""What speaks to the rules and not to people: the notation of lines, sources, rule ids."""


def told_in(game: str, seed: int = 7, **options: object) -> list[Told]:
    match = open_new(PlayArgs(game=game, seed=seed, auto="both"))
    sitting: AnySitting = Sitting(match)
    sitting.go()
    return [entry for entry in sitting.log if entry.kind == "play"]


@pytest.mark.parametrize("game", ["superstar", "longtater", "replay"])
def test_no_sentence_speaks_code(game: str) -> None:
    for seed in (3, 7):
        for play in told_in(game, seed):
            for sentence in play.sentences:
                assert not CODE.search(sentence.replace("does it drop?", "")), sentence
                assert sentence.endswith((".", '."', '!"', '?"')), sentence


def test_control_is_told_with_its_sums() -> None:
    """The totals of both, and who is in control by them."""
    sums = re.compile(r"Control (\d+) \+ (\d+) = (\d+) against (\d+) \+ (\d+) = (\d+).*: the (batter|pitcher)'s card\.")
    found = 0
    for play in told_in("longtater"):
        for sentence in play.sentences:
            if match := sums.fullmatch(sentence):
                one, br, mine, other, pr, his = map(int, match.groups()[:6])
                assert (one + br, other + pr) == (mine, his)
                assert (match[7] == "batter") == (mine > his or (mine == his and br > pr))
                found += 1
    assert found > 50


def test_an_error_check_is_told_with_its_bound_and_what_came_of_it() -> None:
    check = re.compile(r"Error check (\d+); .+ \(..?\) errs up to (\d+): (no error|an error)\.")
    found = [check.fullmatch(line) for play in told_in("longtater") for line in play.sentences if "Error check" in line]
    assert len(found) > 10
    for match in found:
        assert match is not None
        assert (int(match[1]) <= int(match[2])) == (match[3] == "an error")


def test_a_spoken_line_leaves_out_runners_who_are_not_there() -> None:
    """Replay's Chart Book speaks of a runner on third only where there is one."""
    for seed in range(4):
        for play, before in zip(told_in("replay", seed), states_of("replay", seed), strict=True):
            spoken = " ".join(sentence for sentence in play.sentences if sentence.startswith('"'))
            if "on third" in spoken:
                assert "3" in before


def states_of(game: str, seed: int) -> list[str]:
    """The bases before every play."""
    sitting: AnySitting = Sitting(open_new(PlayArgs(game=game, seed=seed, auto="both")))
    sitting.go()
    from hotstove.diamond.play import Play

    return [state.situation.bases for state, turn in sitting.session.turns if isinstance(turn, Play)]


def test_a_half_inning_ends_with_what_it_came_to() -> None:
    plays = told_in("superstar")
    ends = [play for play in plays if play.more]
    assert len(ends) >= 17
    assert ends[0].more[0] == "Harbor City Herons: 1 run, 2 hits, no errors, 1 left on."
    for play in ends[:-1]:
        assert "Three out." in play.text


def test_a_tired_pitcher_is_called_tired() -> None:
    """SS-29: past his limit the note beside him says so."""
    from hotstove.sitting.plays.ratings import fatigue_note

    match = open_new(PlayArgs(game="superstar", seed=7, auto="both"))
    sitting: AnySitting = Sitting(match)
    sitting.go()
    notes = set()
    for state, _ in sitting.session.turns:
        view = match.game.view(state, "home")
        situation = state.situation
        if situation.pitcher:
            note = fatigue_note(view, situation.fielding, situation.pitcher)
            tired = view.estimates.fatigue(situation.fielding, situation.pitcher) >= 1
            assert note.endswith("TIRED") == tired
            assert " of " in note
            notes.add(tired)
    assert False in notes
