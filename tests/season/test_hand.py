"""One of the day's games by hand: typed calls, own dice, left and taken up again."""

from __future__ import annotations

from pathlib import Path

import pytest

from hotstove.records.store import Store
from hotstove.season.season_store import fixtures_to_play
from tests.cli.keyboard import Ran, hotstove
from tests.season.small_league import open_small
from tests.season.test_season import contents


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HOTSTOVE_HOME", str(tmp_path))
    path = tmp_path / "seasons" / "spring.db"
    with Store(path) as store:
        open_small(store, 4)
    return path


def by_hand(*words: object, typed: str) -> Ran:
    return hotstove("season", "game", "NOR", "--name", "spring", *words, typed=typed)


def first_day(database: Path) -> int:
    with Store(database) as store:
        left = fixtures_to_play(store, "spring")
    return sum(game.date == left[0].date for game in left)


def test_a_game_with_every_call_left_to_the_book_is_the_seasons_own(database: Path, tmp_path: Path) -> None:
    games = first_day(database)
    ran = by_hand(typed="\n" * 3000)
    assert ran.code == 0, ran.err
    assert f"{games} games played on 2026-" in ran.out
    assert not list((tmp_path / "seasons").glob("*.tape"))
    with Store(database) as store:
        assert len(fixtures_to_play(store, "spring")) == 8 - games


def test_a_game_that_is_left_keeps_its_tape_and_the_day_waits(database: Path, tmp_path: Path) -> None:
    with Store(database) as store:
        before = contents(store)
    ran = by_hand(typed="\n" * 40 + "quit\nquit\n")
    assert (ran.code, "the same command goes on with it" in ran.err) == (2, True)
    (tape,) = (tmp_path / "seasons").glob("*.tape")
    kept = len(tape.read_text().splitlines())
    with Store(database) as store:
        assert contents(store) == before
    ran = by_hand(typed="\n" * 3000)
    assert ran.code == 0, ran.err
    assert kept > 10 and not tape.exists()


def test_who_quits_before_the_first_pitch_has_begun_nothing(database: Path, tmp_path: Path) -> None:
    ran = by_hand(typed="quit\n")
    assert ran.code == 0 and "Nothing has begun." in ran.out
    assert not list((tmp_path / "seasons").glob("*.tape"))


def test_own_dice_are_asked_for_and_kept(database: Path, tmp_path: Path) -> None:
    ran = by_hand("--dice", "mine", "--side", "home", typed="213\n\n" * 5)
    assert "Roll for the pitch" in ran.out
    assert ran.code == 2
    (tape,) = (tmp_path / "seasons").glob("*.tape")
    assert "own dice" in tape.read_text()


@pytest.mark.parametrize(("words", "said"), [(("--side", "umpire"), "--side 'umpire'"), (("--dice", "hot"), "--dice")])
def test_wrong_words_are_named(database: Path, words: tuple[str, ...], said: str) -> None:
    ran = by_hand(*words, typed="")
    assert (ran.code, said in ran.err) == (2, True)
