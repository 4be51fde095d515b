"""A tape is the save file: it resumes at any point, replays to the same bytes, and is refused when it does not fit."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from hotstove.sitting.opening import rerun
from hotstove.table.errors import Mistake
from tests.cli.keyboard import box_of, hotstove


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    tape = tmp_path_factory.mktemp("tapes") / "whole.tape"
    assert hotstove("play", "--seed", 5, "--tape", tape).code == 0
    return tape


def cut(whole: Path, answers: int, target: Path) -> Path:
    rows = whole.read_text().splitlines()
    target.write_text("\n".join(rows[: rows.index("--") + 1 + answers]) + "\n")
    return target


def answers_in(tape: Path) -> int:
    rows = tape.read_text().splitlines()
    return len(rows) - rows.index("--") - 1


@pytest.mark.parametrize("part", [0.0, 0.003, 0.01, 0.13, 0.29, 0.5, 0.501, 0.502, 0.77, 0.93, 0.998, 1.0])
def test_a_game_cut_off_anywhere_resumes_to_the_same_end(whole: Path, tmp_path: Path, part: float) -> None:
    tape = cut(whole, int(answers_in(whole) * part), tmp_path / "cut.tape")
    ran = hotstove("play", "--tape", tape)
    assert ran.code == 0
    assert tape.read_bytes() == whole.read_bytes()
    assert box_of(ran.out) == box_of(hotstove("box", whole).out)


def test_box_and_replay_of_an_unfinished_game_go_as_far_as_the_tape(whole: Path, tmp_path: Path) -> None:
    tape = cut(whole, answers_in(whole) // 3, tmp_path / "third.tape")
    before = tape.read_bytes()
    assert "Totals" in hotstove("box", tape).out
    assert "Bottom of the 9th" not in hotstove("replay", tape).out
    assert tape.read_bytes() == before


def test_replay_tells_the_same_plays_as_the_game(whole: Path) -> None:
    played = hotstove("play", "--seed", 5, "--brief").out
    replayed = hotstove("replay", whole).out
    told = [line for line in played.splitlines() if line.startswith("  ") and line.endswith(".")]
    assert len(told) > 50
    assert [line for line in replayed.splitlines() if line in set(told)] == told


def test_two_runs_of_a_seed_write_the_same_bytes(whole: Path, tmp_path: Path) -> None:
    again = tmp_path / "again.tape"
    hotstove("play", "--seed", 5, "--tape", again)
    assert again.read_bytes() == whole.read_bytes()


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("hotstove tape 2", "hotstove tape 9", "a tape begins with 'hotstove tape 2'"),
        ("version: ", "version: 9", "it was played under version 9"),
        ("visitors hash: ", "visitors hash: 0", "the cards of herons are not those with which it was played"),
        ("charts hash: ", "charts hash: 0", "the charts that come with the game are not those"),
        ("dice: seed ", "dice: wax ", "dice is 'wax 5'"),
        ("dice: seed 5", "dice: seed 6", "which its seed does not roll"),
        (
            '  name = "Harbor City Herons"',
            '  name = "Harbour"',
            "the cards of herons are not those with which it was played",
        ),
        ('  game = "superstar"', "  game = [", "is not TOML"),
        ("home manager: book", "home manager: pope", "home manager is 'pope'"),
        ("home lineup: ", "home lineup: nobody99 XX, ", "home lineup is"),
        ("options: ", "options: snow=yes ", "option 'snow'"),
        ("game: superstar", "game: chess", "'chess' is no game here"),
        ("date: 2026/04/01\n", "", "its header has no line 'date'"),
        ("--\nwalk no", "--\nwalk maybe", "'maybe' is no answer to walk"),
        ("--\nwalk no", "--\nhop no", "'hop' where the rules ask for 'walk'"),
        ("--\nwalk no", "--\nwalk", "an answer is 'purpose answer'"),
    ],
)
def test_a_tape_that_does_not_fit_is_refused_in_one_sentence(
    whole: Path, tmp_path: Path, old: str, new: str, sentence: str
) -> None:
    text = whole.read_text()
    assert old in text
    tape = tmp_path / "odd.tape"
    tape.write_text(text.replace(old, new, 1))
    before = tape.read_bytes()
    for command in (("box",), ("play", "--tape"), ("export", "retrosheet", "--out", tmp_path / "out")):
        ran = hotstove(*command, tape)
        assert (ran.code, ran.err.count("\n")) == (2, 1)
        assert sentence in ran.err
        assert str(tape) in ran.err or "club" in ran.err or "chess" in ran.err or "option" in ran.err
    assert tape.read_bytes() == before
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("superstar", "millers"), "millers is not in it"),
        (("longtater",), "it holds a game of Superstar Baseball"),
        (("--seed", 6), "it was begun with seed 5"),
        (("--dice", "mine"), "the dice of a game cannot be changed"),
        (("--option", "injuries=yes"), "it is played with injuries=no"),
    ],
)
def test_a_tape_is_not_played_on_as_another_game(whole: Path, words: tuple[object, ...], sentence: str) -> None:
    ran = hotstove("play", *words, "--tape", whole)
    assert ran.code == 2
    assert sentence in ran.err


def test_a_full_disk_leaves_the_tape_as_it_was(whole: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tape = cut(whole, 40, tmp_path / "mine.tape")
    before = tape.read_bytes()

    def full(handle: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    ran = hotstove("play", "--tape", tape)
    assert ran.code == 2
    assert ran.err == f"hotstove: {tape}: cannot be written (No space left on device); nothing was changed\n"
    assert tape.read_bytes() == before
    assert [file.name for file in tmp_path.iterdir()] == ["mine.tape"]


def test_own_cards_travel_with_the_tape(tmp_path: Path) -> None:
    """The tape plays on where the cards have changed or are gone; cards that are shown to it must be the same."""
    from hotstove.games import plays_game

    cards, charts = tmp_path / "cards", tmp_path / "charts"
    cards.mkdir()
    charts.mkdir()
    text = plays_game("superstar").clubs()["herons"].read_text().replace("Harbor City Herons", "Home Made Nine")
    (cards / "mine.toml").write_text(text)
    tape = tmp_path / "own.tape"
    ran = hotstove(
        "play", "superstar", "mine", "millers", "--seed", 2, "--cards", cards, "--charts", charts, "--tape", tape
    )
    assert ran.code == 0
    assert "Home Made Nine" in ran.out
    box = hotstove("box", tape).out
    assert box == hotstove("box", tape, "--cards", cards).out
    (cards / "mine.toml").write_text(text.replace("running = 5", "running = 4", 1))
    assert hotstove("box", tape).out == box
    assert "are not those with which it was played" in hotstove("box", tape, "--cards", cards).err
    (cards / "mine.toml").unlink()
    assert hotstove("box", tape).out == box


def older(tape: Path, target: Path) -> Path:
    """The tape as version 1 wrote it: without the cards."""
    head, _, answers = tape.read_text().partition("\n--\n")
    kept = [row for row in head.splitlines()[1:] if row and not row.startswith("  ") and not row.endswith(" cards:")]
    target.write_text("\n".join(["hotstove tape 1", *kept, "--"]) + "\n" + answers)
    return target


def test_a_tape_of_version_1_plays_on_and_becomes_version_2(whole: Path, tmp_path: Path) -> None:
    tape = older(cut(whole, 60, tmp_path / "cut.tape"), tmp_path / "old.tape")
    assert "cards" not in tape.read_text()
    assert hotstove("play", "--tape", tape).code == 0
    assert tape.read_bytes() == whole.read_bytes()


def test_a_tape_of_version_1_names_its_cards(whole: Path, tmp_path: Path) -> None:
    tape = older(whole, tmp_path / "old.tape")
    tape.write_text(tape.read_text().replace("home: millers", "home: spiders"))
    assert "club 'spiders': there is no such club" in hotstove("box", tape).err


WORDS = st.sampled_from(
    [
        "walk no",
        "walk yes",
        "pitch 23",
        "pitch 9",
        "swing 31",
        "steal 1-2",
        "home-moves x 4 11",
        "visitors-moves a 99 1",
    ]
)


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(place=st.integers(0, 300), row=st.one_of(WORDS, st.text(max_size=20)), header=st.booleans())
def test_no_tape_breaks_the_reader(whole: Path, tmp_path: Path, place: int, row: str, header: bool) -> None:
    rows = whole.read_text().splitlines()
    edge = rows.index("--")
    rows[place % edge if header else min(edge + 1 + place, len(rows) - 1)] = row
    tape = tmp_path / "fuzzed.tape"
    tape.write_text("\n".join(rows) + "\n", encoding="utf-8", errors="replace")
    try:
        sitting = rerun(tape)
        sitting.go()
    except Mistake as mistake:
        assert "\n" not in str(mistake)
    else:
        assert sitting.state.situation.inning >= 1
