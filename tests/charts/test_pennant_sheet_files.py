"""Sheets as files: read again they are equal, and every mistake is one sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from hotstove.games.pennant.game import GAME
from hotstove.games.pennant.sheet_files import built_in, read_sheet, to_text, write_sheet
from hotstove.table.errors import Mistake
from tests.helpers.pennant import TEXAS

TEXT = to_text(TEXAS)


def test_a_written_sheet_reads_as_the_same(tmp_path: Path) -> None:
    path = tmp_path / "texas.toml"
    write_sheet(TEXAS, path, "a copy")
    assert read_sheet(path) == TEXAS
    assert to_text(read_sheet(path)) == TEXT


def test_the_identity_card_knows_its_sheets() -> None:
    assert list(GAME.clubs()) == ["texas-1988"]
    assert GAME.read_club(GAME.clubs()["texas-1988"]) == TEXAS
    assert (TEXAS.name, TEXAS.season, len(TEXAS.players)) == ("Texas Rangers", 1988, 25)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("4.5", "4.7", "Charlie Hough: ST is 4.7"),
        ("522", "527", "CG is 527"),
        ("year = 1988", 'year = "soon"', "year"),
        ("Pete O'Brien     1B   4", "Pete O'Brien     1B   x", "BAT is 'x'"),
        ("11-12", "11", "E.I."),
        ("SPOT  BATTER", "SPOT  MAN", "heading"),
        ('unearned = "2 0 1 1 0 1 2 1"', 'unearned = "2 0 1"', "8 numbers"),
        ("111 141 245 666", "245 141 111 666", "rising"),
        ('key = "texas-1988"', 'key = "texas-1988"\nluck = 7', "unknown key 'luck'"),
        ("Paul Kilgus     2.5", "Charlie Hough   2.5", "two pitchers are named"),
        ("1     Oddibe", "2     Oddibe", "spots"),
        ("+3   +1", "-    -", "neither"),
        ("Mitch Williams  -    -", "Mitch Williams  -    5", "no ST"),
        ('provenance = "published"', 'provenance = "heard"', "provenance"),
    ],
)
def test_a_mistake_in_a_sheet_is_told_in_a_sentence(tmp_path: Path, old: str, new: str, said: str) -> None:
    assert old in TEXT
    path = tmp_path / "wrong.toml"
    path.write_text(TEXT.replace(old, new, 1))
    with pytest.raises(Mistake, match=said) as found:
        read_sheet(path)
    assert "wrong.toml" in str(found.value)
    assert "\n" not in str(found.value)


def test_an_unknown_built_in_sheet_is_a_mistake() -> None:
    with pytest.raises(Mistake, match="texas-1988"):
        built_in("texas-1989")


@pytest.mark.parametrize("name", ["Vande Berg", "vandeberg", "ED VANDE BERG", "Berg"])
def test_pitchers_are_found_by_surname_case_and_spaces_ignored(name: str) -> None:
    assert TEXAS.pitchers[TEXAS.pitcher_number(name)].name == "Ed Vande Berg"


def test_options_are_read_as_typed() -> None:
    assert not GAME.read_options({"saves": "no"}).saves
    with pytest.raises(Mistake, match="yes or no"):
        GAME.read_options({"saves": "maybe"})
    with pytest.raises(Mistake, match="Pennant Race has"):
        GAME.read_options({"luck": "yes"})
