"""Sheets as files: read again they are equal, and every mistake is one sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from hotstove.games.pennant.game import GAME
from hotstove.games.pennant.options import Options
from hotstove.games.pennant.sheet_files import built_in, read_sheet, to_text, write_sheet
from hotstove.games.pennant.staff import starter_of
from hotstove.season.pennant import PennantSeason
from hotstove.season.schedule import even_schedule
from hotstove.sitting.pennant.telling import turn_told
from hotstove.table.errors import Mistake
from tests.helpers.pennant import TEXAS

TEXT = to_text(TEXAS)


def test_a_written_sheet_reads_as_the_same(tmp_path: Path) -> None:
    path = tmp_path / "texas.toml"
    write_sheet(TEXAS, path, "a copy")
    assert read_sheet(path) == TEXAS
    assert to_text(read_sheet(path)) == TEXT


def test_the_identity_card_knows_its_sheets() -> None:
    assert list(GAME.clubs()) == ["oakland-1988", "texas-1988"]
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
        ('key = "texas-1988"', 'key = "texas-1988"\ngame = "replay"', "the sheet is for 'replay'"),
        ("11-12  11", "11-12  -", "DICE 11 calls nobody"),
        ("13-14  12", "13-14  11", "DICE 11 calls Oddibe McDowell and Cecil Espy"),
        ("35-36  -", "-      -", "E.I. 35 calls nobody"),
        ("13-14  12", "12-14  12", "E.I. 12 calls Oddibe McDowell and Cecil Espy"),
        ("21-22  14", "22-21  14", "E.I. is 22-21, it must rise"),
        ("11-12  11", "11-46  11", "E.I. 13 calls Oddibe McDowell and Cecil Espy"),
        ("RF   2    1", "CF   2    1", "has Oddibe McDowell and Cecil Espy at CF"),
        ("SS   4    1", "PH   4    1", "has nobody at SS"),
        ("2    33    +1", "2    11    +1", "X-HR is 11, it must be above the 21"),
        ("64    -    -     -", "64    -    -     11", "of the bench has DICE or E.I."),
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


def test_no_sheet_that_is_read_can_end_a_game(tmp_path: Path) -> None:
    """Every cell of the line-up's called columns blank, or as in the row below: refused when read, or played."""
    rows = [line for line in TEXT.splitlines() if line[:1].isdigit()]
    path, refused, read = tmp_path / "mine.toml", 0, 0
    for number, row in enumerate(rows):
        for column in range(1, 8):
            below = rows[(number + 1) % len(rows)].split()[-column]
            for cell in ("-", below):
                words = row.split()
                words[-column] = cell
                path.write_text(TEXT.replace(row, " ".join(words)))
                try:
                    mine = read_sheet(path)
                except Mistake:
                    refused += 1
                    continue
                read += 1
                season = PennantSeason({"AAA": mine, "BBB": TEXAS}, even_schedule(("AAA", "BBB"), 12, 1988), number)
                season.play()
                for _, line in season.played:
                    for side, turn in enumerate(line.turns):
                        sheets = (mine, TEXAS) if side == 0 else (TEXAS, mine)
                        starter = starter_of(sheets[1].pitchers[0], 0)
                        assert turn_told(turn, *sheets, starter, Options())
    assert refused > 40
    assert read > 30


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
