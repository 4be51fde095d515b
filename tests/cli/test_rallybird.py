"""Rallybird as a user types it: seats, secrets on a shared screen, own dice, tapes, advice and accounts."""

from __future__ import annotations

from pathlib import Path

import pytest

from hotstove.cli.rallybird import solving
from hotstove.cli.screen import LINES
from hotstove.games.rallybird.cards import CARDS
from hotstove.sitting.rallybird import match
from tests.cli.keyboard import hotstove as run

NOVICES = ("play", "rallybird", "novice", "novice")
PEOPLE = ("play", "rallybird", "--auto", "none", "--dice", "mine")
SEED = 1
FIRST_GLOVES = "4/1 4/1 6 4/6 3 3"


@pytest.fixture(autouse=True)
def own_cache(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing that was solved on this machine is seen here."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path_factory.mktemp("cache")))


@pytest.fixture(autouse=True)
def same_removed_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """The cards that the computer takes out of a person's deck are the same in every run, and none that is played."""
    monkeypatch.setattr(match, "fresh_seed", lambda most: SEED)


def test_the_computer_plays_itself_and_tells_what_was_given_away() -> None:
    code, out, err = run("play", "rallybird", "--seed", "3")
    assert (code, err) == (0, "")
    assert out.startswith("Rallybird Baseball: equilibrium at equilibrium.\n3 innings, Take the Pitch.\n")
    assert "Given away by choices, in runs: visitors " in out
    assert out.splitlines()[-1] == "Given away by choices, in chances to win: visitors 0.0%, home 0.0%."
    assert run("play", "rallybird", "--seed", "3").out == out


def test_a_tape_gives_the_same_game(tmp_path: Path) -> None:
    tape = tmp_path / "duel.tape"
    out = run(*NOVICES, "--seed", "8", "--tape", tape).out
    score = run("box", tape).out
    assert score in out
    assert run("replay", tape).out.endswith(score)
    assert '"over": true' in run("box", tape, "--json").out


def test_own_dice_and_two_people_at_one_screen(tmp_path: Path) -> None:
    """A card is typed, the screen is wiped before the other side looks, and only then is the card turned over."""
    tape = tmp_path / "two.tape"
    typed = ["5/4", "", "deep", "", FIRST_GLOVES, "99", "5 4", "E", "", "quit"]
    code, out, _ = run(*PEOPLE, "--tape", tape, typed="\n".join(typed) + "\n")
    assert code == 0
    before, choosing, placing, after = out.split("\n" * LINES)[:1] + out.split("\n" * LINES)[1:4]
    assert "discard 5/4 or 4/6" in before
    assert "Visitors: which card? deep" in choosing
    assert "Home: gloves in A B C D E F?" not in choosing
    shown, _, turned = (placing + after).partition("Home: gloves in A B C D E F?")
    assert not any(card in shown for card in CARDS)
    assert "Deep: E 3/1 + F 3/1 makes 6." in turned
    assert "the first die has no 9" in turned
    assert "Home: which glove gives way, E or F? E" in turned
    assert "Dice: 9, greater." in turned
    assert "The glove in E turns red." in turned
    kept = tape.read_text()
    assert "removed sealed:" in kept
    assert kept.splitlines()[-1] == "flip E"
    assert f"The game is kept: hotstove play --tape {tape} goes on." in out


def test_the_other_side_never_reads_the_hand_or_the_removed_card() -> None:
    typed = ["5/4", "", "hand", "1", "", "hand", "card deep", FIRST_GLOVES]
    out = run(*PEOPLE, typed="\n".join(typed) + "\n").out
    placing = out[out.rindex("Home to the screen") :]
    assert "Out of your hand" not in placing
    assert "type six tiles for A B C D E F" in placing, "the defence has no hand to look at"
    assert "Deep: E F" in placing, "what a card says is open"


def test_a_game_that_is_left_goes_on_from_its_tape(tmp_path: Path) -> None:
    tape = tmp_path / "half.tape"
    run(*PEOPLE, "--tape", tape, typed=f"5/4\n\nInfield Left\n\n{FIRST_GLOVES}\n3\n")
    assert "swing 3" in tape.read_text()
    code, out, _ = run("play", "--tape", tape, typed=f"\nInfield Left\n\n{FIRST_GLOVES}\n3\n")
    assert code == 0
    assert "Top of the 7th, 1 out. Visitors 0, Home 0." in out
    assert tape.read_text().count("swing 3") == 2


def test_why_and_advice_speak_of_the_equilibrium() -> None:
    typed = ["advice", "5/4", "", "why", "advice", "deep", "", "advice", FIRST_GLOVES, "9", "advice", "E", "", "why"]
    out = run(*PEOPLE, typed="\n".join(typed) + "\n").out
    assert "keep 5/4, aggressive, but fragile once it turns" in out
    assert "No at-bat has been played yet." in out
    assert "% of the time)." in out
    assert "it is not possible to be strong everywhere" in out
    assert "what the side at bat is then worth: E 0." in out
    assert "At equilibrium this at-bat was worth 0." in out
    assert "In runs, Deep gave away 0.000 and the defence 0.0" in out


def test_what_cannot_be_chosen_is_asked_again() -> None:
    typed = ["7/7", "5/4", "", "99", "Steal 2B", "drive", "help", "board", "deep", "", "6 6 6 6 6 6", "4 4 6 4 3 3"]
    code, out, _ = run(*PEOPLE, typed="\n".join(typed) + "\n")
    assert code == 0
    assert "'7/7' is neither: type 5/4 or 4/6" in out
    assert out.count("or the name of a card in your hand") == 3
    assert "Q quit         leave" in out
    assert "your tiles are 6/3 4/6 4/1 4/1 3/1 3/1, each placed once" in out
    assert "more than one tile shows that number" in out


def test_the_rallybird_is_asked_for(tmp_path: Path) -> None:
    """The visitors trail in the 9th; a first roll is taken back."""
    typed = []
    for inning in (7, 8):
        typed += ["5/4", *(("", "deep", "", FIRST_GLOVES, "2") * 3)]
        typed += ["5/4"]
        if inning == 7:
            typed += ["", "home run", "", FIRST_GLOVES, "=12", "6 6", "E"]
            typed += ["", "deep", "", "4/1 4/1 6 4/6 3 1", "2"] * 3
        else:
            typed += ["", "deep", "", FIRST_GLOVES, "2"] * 3
    typed += ["5/4", "", "infield left", "", FIRST_GLOVES, "3", "yes", "=12", "D"]
    out = run(*PEOPLE, "--preset", "rallybird", typed="\n".join(typed) + "\n").out
    assert "The Rallybird is with the side at bat." in out
    assert "Visitors: roll again (yes or no)? yes" in out
    assert "Dice: 3, less." in out
    assert "Dice: 12, greater (rolled again)." in out


def test_the_rallybird_takes_back_the_second_roll_of_a_home_run() -> None:
    """The home side trails in the 9th: a home run's first roll succeeds, the second does not, and falls again."""
    out_three = ["", "deep", "", FIRST_GLOVES, "2"] * 3
    typed = ["5/4", "", "home run", "", FIRST_GLOVES, "=12", "6 6", "E"]
    typed += ["", "deep", "", "4/1 4/1 6 4/6 3 1", "2"] * 3
    typed += ["5/4", *out_three] * 4
    typed += ["5/4", "", "home run", "", FIRST_GLOVES, "=12", "3", "yes", "6 6", "E"]
    out = run(*PEOPLE, "--preset", "rallybird", typed="\n".join(typed) + "\n").out
    assert out.count("roll again (yes or no)?") == 1
    told = out[out.rindex("Home Run: E 3/1 + F 3/1") :].splitlines()
    assert told[1:5] == ["Dice: 12, greater.", "Dice: 3, less.", "Dice: 12, greater (rolled again).", "Home run."]


def test_a_game_that_is_not_solved_is_solved_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever plays by it waits, once; whoever does not need it does not."""
    asked: list[str] = []
    monkeypatch.setattr(solving, "solve", lambda book, options, folder, say: asked.append(str(options)))
    unsolved = ("--option", "snake_eyes=home", "--option", "rallybird=yes", "--option", "rallybird_extra=yes")
    assert run(*NOVICES, "--seed", "1", *unsolved).code == 0
    assert asked == []
    ran = run("play", "rallybird", "--seed", "1", *unsolved)
    assert len(asked) == 1
    assert "has not been solved on this machine yet" in ran.out
    assert "hotstove solve rallybird" in ran.err


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("play", "rallybird", "somebody", "novice"), "'somebody' cannot play"),
        (("play", "rallybird", "--auto", "all"), "--auto all: it is both, visitors, home, none"),
        (("play", "rallybird", "novice", "novice", "--auto", "both"), "not both"),
        (("play", "rallybird", "--dice", "yours"), "--dice yours"),
        (("play", "rallybird", "--dice", "mine", "--seed", "3"), "your own dice have no seed"),
        (("play", "rallybird", "--option", "innings=5"), "innings is 5; allowed are 3 and 9"),
        (("play", "rallybird", "--option", "snake_eyes=all"), "snake_eyes is 'all'"),
        (("solve", "superstar"), "cannot be solved"),
    ],
)
def test_mistakes_are_told_in_a_sentence(words: tuple[str, ...], complaint: str) -> None:
    code, _, err = run(*words)
    assert code == 2
    assert complaint in err
    assert len(err.strip().splitlines()) == 1
