"""Tables in a terminal: nothing stands beyond its right edge, and nothing is left out."""

from __future__ import annotations

import pytest

from hotstove.cli.season.tables import fitted, lined_up
from hotstove.records.rows import ClubRow
from hotstove.season.standings import standings, title_of

HEADERS = ("Date", "What", "Key")
FEATS = [
    ("1988-04-15", "Roger Clemens struck out 14", "OAK198804150"),
    ("1988-04-29", "Tony Fernandez hit safely in 24 games running, 1988-04-04 to 1988-04-29", "MIL198804290"),
]
NUMBERS = ("Name", *(f"H{number}" for number in range(20)))
FIGURES = [("Ruben Sierra", *range(100, 120)), ("Jim Sundberg", *range(200, 220))]


def test_a_table_that_fits_stands_as_it_is() -> None:
    assert fitted("Feats", HEADERS, FEATS, 120) == lined_up("Feats", HEADERS, FEATS)
    assert len(fitted("Feats", HEADERS, FEATS, 98)) == 5


def test_long_words_are_broken_and_the_other_columns_stay() -> None:
    lines = fitted("", HEADERS, FEATS, 60)
    assert max(map(len, lines)) <= 60
    assert lines[1].startswith("1988-04-15 Roger Clemens struck out 14 ") and lines[1].endswith(" OAK198804150")
    assert lines[2].startswith("1988-04-29 Tony") and lines[2].endswith("MIL198804290")
    assert lines[3].startswith(" " * 11) and lines[3].strip()


@pytest.mark.parametrize("width", [40, 60, 80])
def test_figures_go_below_with_their_names(width: int) -> None:
    lines = fitted("Batting", NUMBERS, FIGURES, width)
    assert max(map(len, lines)) <= width
    told = [line.split() for line in lines[2:] if line]
    assert [word for line in told if line[0] == "Name" for word in line[1:]] == list(NUMBERS[1:])
    assert [int(word) for line in told if line[0] == "Jim" for word in line[2:]] == list(range(200, 220))


def test_divisions_stand_from_east_to_west_under_their_names() -> None:
    clubs: dict[str, ClubRow] = {
        code: {"code": code, "name": code, "league": league, "division": division}
        for code, league, division in (
            ("A", "NL", "W"),
            ("B", "NL", "C"),
            ("D", "AL", "W"),
            ("F", "NL", "E"),
            ("G", "FL", ""),
        )
    }
    titles = [title_of(group) for group in standings(clubs, [])]
    assert titles == ["AL West", "FL", "NL East", "NL Central", "NL West"]
    assert title_of("AL E first half") == "AL East first half"
