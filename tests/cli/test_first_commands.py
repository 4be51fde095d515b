"""The commands that need nobody at the keyboard."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.keyboard import hotstove as run

SCENARIO = """
game = "superstar"
[[scenario]]
rule = "SS-04"
title = "defence total 28: a pitcher roll of 12 is an automatic out"
given = { defense = 28 }
rolls = [12]
then = { outs = %d, batter = "out" }
"""


def test_a_game_plays_itself_and_ends_with_the_box_score() -> None:
    code, out, err = run("play", "superstar", "--seed", "7")
    assert (code, err) == (0, "")
    assert "Top of the 1st" in out
    assert out.index("Bottom of the 8th") < out.index("Totals")
    assert run("play", "superstar", "--seed", "7")[1] == out


def test_a_tape_gives_the_same_account_and_box(tmp_path: Path) -> None:
    tape = tmp_path / "opener.tape"
    _, played, _ = run("play", "--seed", "3", "--tape", tape)
    box = run("box", tape)[1].strip()
    assert played.endswith(box + "\n")
    assert run("replay", tape)[1].endswith(box + "\n")


def test_starters_designated_hitter_options_and_date_are_as_asked(tmp_path: Path) -> None:
    tape = tmp_path / "asked.tape"
    words = ("--pitchers", "Brandt,", "--no-dh", "--preset", "all", "--option", "rain_outs=no", "--date", "1999-07-04")
    out = run("play", "superstar", "millers", "herons", *words, "--seed", "1", "--tape", tape).out
    header = tape.read_text().split("\n--\n")[0]
    assert "options: injuries=yes rain_outs=no " in header
    assert "date: 1999/07/04\n" in header
    assert " DH," not in header
    assert "Lefty Brandt starts" in out
    assert "1999/07/04" in out


@pytest.mark.parametrize(("outs", "code", "last"), [(1, 0, "1 passed, 0 failed"), (2, 1, "0 passed, 1 failed")])
def test_judge_counts_and_exits(tmp_path: Path, outs: int, code: int, last: str) -> None:
    file = tmp_path / "one.toml"
    file.write_text(SCENARIO % outs)
    found, out, _ = run("judge", file)
    assert (found, out.splitlines()[-1]) == (code, last)
    if code:
        line = out.splitlines()[0]
        assert line.startswith("SS-04 | defence total 28")
        assert "outs: expected 2, came out 1" in line
        assert "Defense" in line


def test_a_question_without_an_answer_is_explained(tmp_path: Path) -> None:
    file = tmp_path / "question.toml"
    file.write_text(SCENARIO.partition("then =")[0])
    code, _, err = run("judge", file)
    assert code == 2
    assert "it has no then" in err
    found, out, _ = run("judge", file, "--explain")
    assert found == 0
    told = out.splitlines()
    assert told[0].startswith("SS-04: defence total 28")
    assert told[1].startswith("  The pitch is ")
    assert any(line.endswith(": bases ---, 1 out, runs 0.") for line in told)
    assert any(line.startswith("  rules: ") and "SS-04" in line for line in told)
    assert told[-1] == "1 passed, 0 failed"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("play", "superstar", "nobody"), "club 'nobody': there is no such club"),
        (("play", "superstar", "herons", "herons"), "a club cannot play against itself"),
        (("play", "--pitchers", "Kincaid,Wintermute"), "'Kincaid' is nobody on the roster of Harbor City Herons"),
        (("play", "--pitchers", "Sutter,"), "has a relief chart only and may not start"),
        (("play", "--pitchers", "Wintermute"), "name two, visitors first"),
        (("play", "--date", "yesterday"), "a date is written 1988/04/05"),
        (("play", "--preset", "grand"), "Superstar Baseball has basic, all"),
        (("play", "--option", "injuries=perhaps"), "it is yes or no"),
        (("play", "--option", "injuries"), "an option is written name=value"),
        (("play", "--cards", "nowhere"), "nowhere: there is no such folder of cards"),
        (("play", "--charts", "nowhere"), "nowhere: there is no such folder of charts"),
        (("play", "superstar", "nowhere.toml"), "nowhere.toml: there is no such file"),
        (("play", "chess"), "'chess' is no game here"),
        (("play", "--option", "snow=yes"), "option 'snow'"),
        (("play", "--auto", "all"), "--auto all"),
        (("box", "missing.tape"), "missing.tape: there is no such tape"),
        (("judge", "missing.toml"), "missing.toml: there is no such file"),
    ],
)
def test_a_mistake_is_one_sentence_and_exit_code_2(words: tuple[str, ...], sentence: str) -> None:
    code, out, err = run(*words)
    assert code == 2
    assert sentence in err
    assert err.count("\n") == 1
    assert out == ""
