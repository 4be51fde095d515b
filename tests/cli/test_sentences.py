"""What led to a play, told in sentences that need no rulebook, in the three games of plays."""

from __future__ import annotations

import re
from dataclasses import fields

import pytest

from hotstove.sitting.arguments import PlayArgs
from hotstove.sitting.opening import open_new
from hotstove.sitting.sitting import AnySitting, Sitting
from hotstove.sitting.told import CHANGE, PLAY, Told
from tests.cli.keyboard import hotstove

CODE = re.compile(r"[a-z-]+@[a-z0-9]|\?|\(published\)|\(completed\)|\(example\)|\b(SS|LT|RB)-\d\d|_")
"""What speaks to the rules and not to people: the notation of lines, sources, rule ids."""


def told_in(game: str, seed: int = 7, kind: str = PLAY) -> list[Told]:
    match = open_new(PlayArgs(game=game, seed=seed, auto="both"))
    sitting: AnySitting = Sitting(match)
    sitting.go()
    return [entry for entry in sitting.log if entry.kind == kind]


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


def test_a_symbol_beside_the_grade_is_told_where_it_turns_a_play() -> None:
    """What would drop in and is caught, and the out that becomes a strikeout, both have their reason."""
    told = [play for seed in range(8) for play in told_in("replay", seed)]
    caught = [play for play in told if any("it drops" in line for line in play.sentences) and " flies " in play.text]
    assert caught
    assert all("The * beside" in play.sentences[-1] for play in caught)
    struck = [play for play in told if any("The k beside" in line for line in play.sentences)]
    assert struck
    assert all("strikes out" in play.text for play in struck)


def test_a_die_is_told_with_what_it_is_held_against() -> None:
    """No roll of Replay Baseball is told as a bare number, and no test as a formula."""
    bare = re.compile(r"(Hold|Throw|Control|Gopher|Error check): ?\d+\.|Error check \d+\.|asked for|<=|>=")
    for seed in range(6):
        for play in told_in("replay", seed):
            assert not [line for line in play.sentences if bare.search(line)], play.sentences


def test_extra_bases_are_told_of_runners_who_are_on_base_and_take_them() -> None:
    found = 0
    for seed in range(4):
        for play in told_in("longtater", seed):
            for line in play.sentences:
                if line.startswith("Extra bases"):
                    for name, what in re.findall(r"([A-Z]\S+) (scores|takes third)", line):
                        assert name in play.text.split(". ", 1)[1], (line, play.text)
                        assert what != "takes third" or f"{name} to third" in play.text
                        found += 1
    assert found > 5


def test_long_taters_charts_are_told_in_words() -> None:
    coded = re.compile(
        r"(Errors on|Line Drives|Infield In|Bunt Chart|Squeeze Chart|Batter's 100).*: [A-Za-z]{1,7}\d?\."
    )
    lines = [line for seed in range(10) for play in told_in("longtater", seed) for line in play.sentences]
    assert sum(line.startswith(("Errors on", "Line Drives", "Batter's 100")) for line in lines) > 10
    assert not [line for line in lines if coded.fullmatch(line)]


def test_two_that_are_not_turned_because_the_runners_were_going_are_told_so() -> None:
    """A double-play ball on the hit and run is worth one out, and the last sentence says why."""
    for play in told_in("longtater", 11):
        if "a double-play ball to Fontaine (DP4e)." in " ".join(play.sentences) and "The hit" in play.sentences[0]:
            assert play.sentences[-1] == "The runners were going: no double play."
            break
    else:
        raise AssertionError("no such play")


def test_the_reason_for_a_steal_names_who_goes() -> None:
    reasons = [line for seed in range(4) for play in told_in("superstar", seed) for line in play.reasons]
    steals = [line for line in reasons if " safe " in line]
    assert steals
    assert all(re.match(r"[A-Z][\w ]+, [A-Z]\S+ to (second|third|home)\b", line) for line in steals), steals


def test_every_symbol_of_superstar_baseball_has_words() -> None:
    """What cells of cards, of the X chart, of steals and of bunts say is never told as a bare symbol."""
    from hotstove.games.superstar.chart_set import ALPHABETS
    from hotstove.games.superstar.sentences import SYMBOLS

    told = ("steal_second", "steal_third", "steal_home", "bunt", "squeeze", "x", "fatigue")
    assert {cell for chart in told for cell in ALPHABETS[chart]} - set(SYMBOLS) == {""}


def test_every_result_of_a_long_tater_card_has_words() -> None:
    from hotstove.games.longtater.cards import Card
    from hotstove.games.longtater.game import GAME
    from hotstove.games.longtater.sentences import RESULTS

    cards = GAME.read_club(GAME.clubs()["herons"]).cards.values()
    parts = [part for card in cards if isinstance(card, Card) for part in (card.batting, card.pitching)]
    sheets = [part.page for part in parts if part]
    readings = [getattr(sheet, field.name) for sheet in sheets for field in fields(sheet)]
    cells = {str(read(number)) for read in readings if callable(read) for number in range(1, 101)}
    assert {"100", "BUNT", "B100"} <= cells
    assert cells <= set(RESULTS)


def test_a_coach_is_told_with_what_he_weighs() -> None:
    """RB-09: speed with what the coach adds, less the arm, is his number."""
    weighed = re.compile(
        r"The third-base coach, .+'s speed(?: of (\d)|, (\d) \+ (\d),) against .+ arm of (\d), number (-?\d)"
    )
    found = [
        match
        for seed in range(6)
        for play in told_in("replay", seed)
        for line in play.sentences
        if "third-base coach, " in line and (match := weighed.match(line))
    ]
    assert len(found) > 10
    for match in found:
        alone, speed, more, arm, number = match.groups()
        assert int(alone or speed) + int(more or 0) - int(arm) == int(number)


def test_a_change_comes_with_its_reason() -> None:
    """Why somebody came in stands under who came in, and not under the play after it."""
    changes = [entry.reasons for seed in (3, 11) for entry in told_in("longtater", seed, CHANGE)]
    assert any(reason.endswith("comes in.") for reasons in changes for reason in reasons)
    assert all(len(reasons) <= 1 for reasons in changes)
    plays = [play.reasons for seed in (3, 11) for play in told_in("longtater", seed)]
    assert any(plays)
    assert not [one for reasons in plays for one in reasons if one.endswith("comes in.")]


def test_a_change_is_printed_with_its_reason() -> None:
    words = ("play", "longtater", "--auto", "both", "--seed", "11")
    lines = hotstove(*words).out.splitlines()
    changes = [place for place, line in enumerate(lines) if " comes in to pitch for " in line]
    assert any(lines[place + 1].endswith("comes in.") for place in changes)
    assert "comes in.\n" not in hotstove(*words, "--brief").out


def test_the_weather_is_told_with_what_it_brings() -> None:
    words = ("play", "superstar", "--option", "rain_outs=yes", "--auto", "both", "--seed", "12")
    assert "    The weather: 24, no rain.\n" in hotstove(*words).out
    assert "The weather" not in hotstove(*words, "--brief").out
    assert "    weather 24\n" in hotstove(*words, "--full").out
