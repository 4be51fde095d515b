"""Pennant Race and Rallybird behind the common commands: they answer, or say in one sentence why not."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

from tests.cli.keyboard import hotstove as run

SHEETS = files("hotstove.games.pennant") / "sheets"
COMPONENTS = files("hotstove.games.rallybird") / "charts"


def test_odds_of_a_club_against_a_starter() -> None:
    """No triad is above Hough's SHO of 666; 64 of the 216 are above his CG of 522."""
    ran = run("odds", "pennant", "texas-1988", "texas-1988:Hough")
    assert (ran.code, ran.err) == (0, "")
    lines = ran.out.splitlines()
    assert lines[0] == "1988 Texas Rangers against Charlie Hough of 1988 Texas Rangers, his bullpen rested"
    assert lines[1:3] == ["  0.0000  shutout", f"  {64 / 216:.4f}  complete game"]
    shares = [float(line.split()[0]) for line in lines[4:-1]]
    assert sum(shares) == pytest.approx(1, abs=0.001)
    assert lines[-1].startswith("Runs expected: 2.")


def test_odds_of_a_card_against_gloves() -> None:
    ran = run("odds", "rallybird", "deep", "7", "--bases", "1--")
    assert (ran.code, ran.err) == (0, "")
    assert "  0.4167  1 run, 0 out, bases -2-, batter on 2" in ran.out
    twice = run("odds", "rallybird", "Home Run", "7").out
    assert f"  {(21 / 36) ** 2:.4f}  home run" in twice
    assert "  0.0278  walk" in run("odds", "rallybird", "deep", "7", "--option", "snake_eyes=both").out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("odds", "pennant", "texas-1988:Sierra", "texas-1988:Hough"), "rolls for a whole club"),
        (("odds", "pennant", "texas-1988", "Hough"), "CLUB:NAME"),
        (("odds", "pennant", "texas-1988", "texas-1988:Williams"), "has no ST rating"),
        (("odds", "pennant", "texas-1988", "texas-1988:Hough", "--bases", "1--"), "no bases, outs or calls"),
        (("odds", "pennant", "nobody", "texas-1988:Hough"), "there is no such club"),
        (("odds", "rallybird", "a:b", "c:d"), "'a:b' is no at-bat card"),
        (("odds", "rallybird", "deep", "millers:Kincaid"), "is no glove sum"),
        (("odds", "rallybird", "Steal 2B", "7"), "cannot be played with the bases ---"),
        (("odds", "rallybird", "take the pitch", "7", "--option", "take_the_pitch=no"), "not in the deck"),
        (("odds", "rallybird", "deep", "7", "--call", "reroll=yes"), "no calls"),
        (("clubs", "rallybird"), "Rallybird Baseball has no clubs"),
    ],
)
def test_what_cannot_be_had_is_told_in_a_sentence(words: tuple[str, ...], said: str) -> None:
    code, _, err = run(*words)
    assert code == 2
    assert said in err
    assert len(err.strip().splitlines()) == 1


def test_the_clubs_of_pennant_race() -> None:
    assert "texas-1988: Texas Rangers, 1988, 25 players\n" in run("clubs", "pennant").out


def test_a_printed_sheet_is_a_card_file_that_is_right(tmp_path: Path) -> None:
    assert run("cards", "check", SHEETS).out == "2 files right with 49 players, 0 wrong\n"
    text = (SHEETS / "texas-1988.toml").read_text()
    (tmp_path / "mine.toml").write_text(text.replace("11-12  11", "11-12  -"))
    ran = run("cards", "check", tmp_path)
    assert ran.code == 1
    assert "DICE 11 calls nobody" in ran.out


def test_components_of_rallybird_are_no_cards_of_players() -> None:
    ran = run("cards", "check", COMPONENTS / "tiles.toml")
    assert ran.code == 1
    assert "components of Rallybird" in ran.out


@pytest.mark.parametrize(
    ("game", "said"),
    [(("pennant",), "two rolls and has no plays"), (("rallybird", "novice", "novice"), "nameless pawns")],
)
def test_a_tape_without_plays_of_players_is_no_event_file(tmp_path: Path, game: tuple[str, ...], said: str) -> None:
    tape = tmp_path / "game.tape"
    run("play", *game, "--seed", "1", "--tape", tape)
    code, _, err = run("export", "retrosheet", tape, "--out", tmp_path / "out")
    assert code == 2
    assert said in err
    assert not (tmp_path / "out").exists()
