"""Pennant Race as a user types it."""

from __future__ import annotations

from pathlib import Path

import pytest

from hotstove.cli.pennant.season import awards_told, club_told
from hotstove.games.pennant.options import Options
from hotstove.games.pennant.sheet_files import to_text
from hotstove.season.pennant import PennantSeason
from hotstove.season.schedule import even_schedule
from tests.cli.keyboard import hotstove as run
from tests.helpers.pennant import TEXAS

TEXANS = ("play", "pennant", "texas-1988", "texas-1988")
OWN = (*TEXANS, "--auto", "none", "--dice", "mine")


def test_a_game_plays_itself_and_ends_with_the_score_sheet() -> None:
    code, out, err = run("play", "pennant", "texas-1988", "texas-1988", "--seed", "3")
    assert (code, err) == (0, "")
    assert "Texas Rangers: 234 (white 2, red 3, green 4, sum 9) against Charlie Hough" in out
    assert "defence (2 -1) x 4.5 = 6 (never less), the glove of Geno Petralli (C)" in out
    assert "Charlie Hough (W)" in out
    assert run(*TEXANS, "--seed", "3")[1] == out


def test_a_tape_gives_the_same_game(tmp_path: Path) -> None:
    tape = tmp_path / "opener.tape"
    _, played, _ = run(*TEXANS, "--seed", "3", "--tape", tape)
    box = run("box", tape)[1]
    assert played.endswith(box)
    assert run("replay", tape)[1].endswith(box)
    assert '"score"' in run("box", tape, "--json")[1]


def test_own_dice_are_typed_and_every_point_is_told() -> None:
    typed = "Witt\n3\n443\n532\n"
    code, out, _ = run(*OWN, typed=typed)
    assert code == 0
    assert "power: spot 3, Pete O'Brien: POW 3 x 11 = +33" in out
    assert "532 is above CG 334: a complete game" in out


def test_a_roll_that_cannot_be_is_asked_for_again() -> None:
    code, out, _ = run(*OWN, typed="\n\n9 1 1\nhello\n4 4 3\n5-3-2\n")
    assert code == 0
    assert "the white die has no 9" in out
    assert "'hello' is no roll" in out


def test_undo_takes_back_the_last_answer_and_why_tells_the_cells() -> None:
    code, out, _ = run(*OWN, typed="\n\n111\nundo\n443\nwhy\nhelp\nsheet\n532\n")
    assert code == 0
    assert "Power Chart [4, red-odd]: 3 (example)" in out
    assert "Backspace undo   take back" in out
    assert "1988 Texas Rangers, published: BAT value 28" in out


def test_a_game_that_is_left_goes_on_from_its_tape(tmp_path: Path) -> None:
    tape = tmp_path / "half.tape"
    code, out, _ = run(*OWN, "--tape", tape, typed="\n\n443\nquit\n")
    assert code == 0
    assert f"hotstove play --tape {tape} goes on" in out
    assert run("box", tape)[0] == 2
    code, out, _ = run("play", "--tape", tape, "--auto", "none", typed="532\n")
    assert code == 0
    assert "RUNS" in out


def test_extra_innings_are_told(tmp_path: Path) -> None:
    """Without Williams the visitors' second player is another, so that equal rolls do not tie for ever."""
    other = tmp_path / "other.toml"
    other.write_text(to_text(TEXAS).replace("Mitch Williams  -    -    -     -    -    +3   +1\n", ""))
    code, out, _ = run("play", "pennant", other, "texas-1988", *OWN[4:], typed="5\n5\n435\n436\n")
    assert code == 0
    assert "Inning 10:" in out


def test_starters_may_be_named() -> None:
    out = run(*TEXANS, "--seed", "3", "--pitchers", "Witt,Hayward")[1]
    assert "against Bobby Witt" in out
    assert "against Ray Hayward" in out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("play", "pennant", "nobody"), "there is no such club"),
        (("play", "pennant", "--pitchers", "Witt"), "AWAY,HOME"),
        ((*TEXANS, "--seed", "1", "--pitchers", "Williams,Witt"), "cannot start"),
        (("play", "pennant", "--option", "luck=yes"), "Pennant Race has"),
        (("play", "pennant", "--dice", "loaded"), "--dice loaded"),
        (("play", "pennant", "1988 XYZ"), "no club"),
        (("play", "pennant", "--charts", "/nowhere"), "no such folder"),
        (("pennant", "season", "1988", "XX"), "no league"),
        (("pennant", "sheet", "missing.toml"), "no such file"),
    ],
)
def test_mistakes_are_one_sentence_and_code_two(words: tuple[str, ...], said: str) -> None:
    code, _, err = run(*words)
    assert code == 2
    assert said in err
    assert len(err.strip().splitlines()) == 1


def test_a_tape_carries_its_sheets(tmp_path: Path) -> None:
    cards, tape = tmp_path / "cards", tmp_path / "one.tape"
    cards.mkdir()
    sheet = cards / "mine.toml"
    sheet.write_text(to_text(TEXAS))
    assert run("play", "pennant", "mine", "texas-1988", "--cards", cards, "--seed", "4", "--tape", tape)[0] == 0
    box = run("box", tape).out
    sheet.write_text(to_text(TEXAS).replace("4.5", "4.0"))
    assert run("box", tape).out == box
    code, _, err = run("box", tape, "--cards", cards)
    assert code == 2
    assert "are not those with which it was played" in err


def test_a_sheet_is_printed_and_written(tmp_path: Path) -> None:
    out = tmp_path / "texas.toml"
    assert "Charlie Hough" in run("pennant", "sheet", "texas-1988")[1]
    assert run("pennant", "sheet", "texas-1988", "--out", out)[0] == 0
    assert out.read_text() == to_text(TEXAS)


def test_options_switch_the_bookkeeping_off() -> None:
    out = run(*TEXANS, "--seed", "3", "--preset", "scores")[1]
    assert "(W)" not in out
    assert "bullpen (Craig McMurtry, Mitch Williams) 1.2" in out
    assert "Home runs, Texas Rangers: Geno Petralli" in out


def test_the_built_in_sheet_is_listed() -> None:
    assert "texas-1988: Texas Rangers, 1988, 25 players\n" in run("clubs", "pennant")[1]


def test_one_rule_is_printed() -> None:
    assert run("rules", "pennant", "PR-17")[1].startswith("PR-17 Defence")


def test_a_season_tells_only_what_its_options_keep() -> None:
    schedule = even_schedule(["A", "B"], 12, 1988)
    told = {}
    for options in (Options(), Options(decisions=False, saves=False, earned_runs=False)):
        season = PennantSeason({"A": TEXAS, "B": TEXAS}, schedule, 1, options)
        season.play()
        told[options.saves] = "\n".join((*awards_told(season), *club_told(season, "A")))
    for words in ("Wins:", "Saves:", "Earned run average:"):
        assert words in told[True]
        assert words not in told[False]
    assert "Home runs:" in told[False]
