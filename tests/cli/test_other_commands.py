"""Odds, rules, clubs, event files and help."""

from __future__ import annotations

import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest

from hotstove.sitting.rulebook import rule
from tests.cli.keyboard import hotstove


def odds(*words: object) -> dict[str, float]:
    ran = hotstove("odds", "superstar", *words)
    assert ran.code == 0, ran.err
    rows = [line.split("  ", 2) for line in ran.out.split("The field afterwards:")[0].splitlines() if line[:2] == "  "]
    return {row[2]: float(row[1]) for row in rows}


def test_odds_of_a_steal_are_the_printed_ones() -> None:
    """Larkspur runs 5, Marrow bats before him: safe on a steal of second is .810 for 5 and .713 for 3."""
    chances = odds("herons:Dunaway", "millers:Kincaid", "--bases", "1--", "--call", "steal=1-2")
    safe = chances["stolen base"] + chances.get("balk", 0) + chances.get("safe on an error", 0)
    assert safe == pytest.approx(0.810, abs=0.0006)


def test_odds_sum_to_one_and_depend_on_the_call() -> None:
    swinging = odds("herons:Larkspur", "millers:Bell", "--bases", "1--")
    bunting = odds("herons:Larkspur", "millers:Bell", "--bases", "1--", "--call", "bunt=sacrifice")
    assert sum(swinging.values()) == pytest.approx(1, abs=0.001)
    assert "sacrifice" in bunting
    assert "sacrifice" not in swinging


def test_a_call_counts_wherever_it_is_offered() -> None:
    """LT-11: what may be stretched depends on the hit."""
    words = ("odds", "longtater", "herons:Larkspur", "millers:Kincaid", "--bases", "1--", "--call")
    assert hotstove(*words, "stretch=1-3").out.startswith("Tommy Larkspur against Walt Kincaid")
    assert "offered are none, B-2, 1-3" in hotstove(*words, "stretch=2-3").err


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("herons:Larkspur", "millers:Bell", "--call", "steal=1-2"), "the rules do not ask for it here"),
        (("herons:Larkspur", "millers:Bell", "--bases", "1--", "--call", "steal=3-H"), "offered are none, 1-2"),
        (("herons:Larkspur", "millers:Bell", "--bases", "first"), "three marks such as 1-3"),
        (("Larkspur", "millers:Bell"), "name a player as CLUB:NAME"),
        (("herons:Larkspur", "millers:Fontaine"), "Dicky Fontaine has no pitcher's chart"),
        (("herons:Zzz", "millers:Bell"), "'Zzz' is nobody on the roster"),
    ],
)
def test_odds_refuse_what_cannot_be(words: tuple[object, ...], sentence: str) -> None:
    ran = hotstove("odds", "superstar", *words)
    assert (ran.code, ran.err.count("\n")) == (2, 1)
    assert sentence in ran.err


def test_rules_by_id_and_whole() -> None:
    whole = hotstove("rules", "superstar").out
    assert hotstove("rules", "superstar", "SS-05").out == f"{rule('superstar', 'SS-05')}\n"
    for number in range(1, 35):
        one = rule("superstar", f"SS-{number:02d}").strip()
        assert one.startswith(f"SS-{number:02d} ")
        assert one.splitlines()[-1] in whole
    assert hotstove("rules", "superstar", "5").out.startswith("SS-05")
    assert (
        hotstove("rules", "superstar", "SS-99").err == "hotstove: rule SS-99: Superstar Baseball has SS-01 to SS-34\n"
    )


def test_clubs_are_listed_with_the_owners_own(tmp_path: Path) -> None:
    from hotstove.games import plays_game

    (tmp_path / "mine.toml").write_text(plays_game("superstar").clubs()["herons"].read_text())
    listed = hotstove("clubs", "superstar", "--cards", tmp_path).out.splitlines()
    assert [line.split(":")[0] for line in listed[:-1]] == ["herons", "millers", "mine"]
    assert "'1927 Yankees' or '1927 NYA'" in listed[-1]
    assert "there is no such folder" in hotstove("clubs", "superstar", "--cards", tmp_path / "no").err


def test_clubs_of_the_record_play_by_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Cards are made once and kept; here two clubs of our own stand in for those on the shelf."""
    import hotstove.cardmaker.shelf as shelf
    from hotstove.games import plays_game

    kept = {"1988 TEX": "herons", "1988 Athletics": "millers", "1988 OAK": "millers"}
    superstar = plays_game("superstar")
    monkeypatch.setattr(shelf, "club_for", lambda key, name: superstar.read_club(superstar.clubs()[kept[name]]))
    tape = tmp_path / "real.tape"
    ran = hotstove("play", "superstar", "1988 TEX", "1988 Athletics", "--seed", 1, "--tape", tape)
    assert (ran.code, ran.err) == (0, "")
    assert "visitors: 1988 TEX\n" in tape.read_text()
    assert "home: 1988 OAK\n" in tape.read_text()
    assert hotstove("box", tape).code == 0


def test_a_club_that_the_record_does_not_know_is_told_in_a_sentence() -> None:
    ran = hotstove("play", "superstar", "1988 Spiders")
    assert (ran.code, ran.err.count("\n")) == (2, 1)
    assert "no club 'Spiders' in 1988" in ran.err


def test_event_files_of_finished_games_only(tmp_path: Path) -> None:
    tape, out = tmp_path / "a.tape", tmp_path / "events"
    hotstove("play", "--seed", 8, "--tape", tape)
    ran = hotstove("export", "retrosheet", tape, "--out", out)
    assert ran.code == 0
    names = {Path(line).name for line in ran.out.splitlines()}
    assert "TEAM2026" in names
    assert any(name.endswith(".EVA") for name in names)
    rows = tape.read_text().splitlines()
    tape.write_text("\n".join(rows[: rows.index("--") + 80]) + "\n")
    assert "this game is not over" in hotstove("export", "retrosheet", tape, "--out", out).err


def test_every_command_shows_an_example() -> None:
    for words in (["play"], ["replay"], ["box"], ["judge"], ["rules"], ["clubs"], ["odds"], ["export", "retrosheet"]):
        assert f"hotstove {' '.join(words)}" in hotstove(*words, "--help").out


@pytest.mark.parametrize(
    ("module", "heavy"),
    [
        ("hotstove.cli.main", ("numpy", "scipy", "duckdb", "rich", "hotstove.games")),
        ("hotstove.cli.playing", ("sqlalchemy",)),
    ],
)
def test_nothing_heavy_is_loaded_before_it_is_needed(module: str, heavy: tuple[str, ...]) -> None:
    """The bars are measured in bench/bench_startup.py; a single game needs no database."""
    code = f"import sys, hotstove, {module}; print([name for name in {heavy} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_a_closed_pipe_is_left_quietly() -> None:
    command = f"{sys.executable} -m hotstove.cli.main play --seed 1 | head -1"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, timeout=30)
    assert done.stdout.startswith("Superstar Baseball")
    assert done.stderr == ""


def test_at_a_terminal_somebody_is_asked() -> None:
    """A real terminal: the home side is the person's, there is colour, and Ctrl-D leaves."""
    ours, theirs = pty.openpty()
    environment = {name: value for name, value in os.environ.items() if name != "NO_COLOR"} | {"TERM": "xterm-256color"}
    child = subprocess.Popen(
        [sys.executable, "-m", "hotstove.cli.main", "play", "--seed", "11"],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env=environment,
        close_fds=True,
    )
    os.close(theirs)
    os.write(ours, b"\n\n\nquit\nquit\n")
    seen = b""
    try:
        while chunk := os.read(ours, 65536):
            seen += chunk
    except OSError:
        pass
    os.close(ours)
    assert child.wait(timeout=30) == 0
    text = seen.decode()
    assert "Rotation of Mill Valley Millers" in text
    assert "Rotation of Harbor City Herons" not in text
    assert "\x1b[1;36m" in text
    assert "Traceback" not in text
