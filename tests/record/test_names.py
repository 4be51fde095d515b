"""Clubs by the names that people use."""

from __future__ import annotations

import pytest

from hotstove.record import clubs_of, find_club, find_clubs, read_season
from hotstove.table.errors import Mistake


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("1988 TEX", "TEX"),
        ("TEX 1988", "TEX"),
        ("1988TEX", "TEX"),
        ("1927 Yankees", "NYA"),
        ("1927 new york yankees", "NYA"),
        ("1975 Reds", "CIN"),
        ("2019 NYA", "NYA"),
        ("2019 NYY", "NYA"),
        ("1988 ML4", "MIL"),
        ("2024 LAA", "ANA"),
        ("2024 Angels", "ANA"),
        ("1944 St Louis Browns", "SLA"),
        ("1944 Saint Louis Cardinals", "SLN"),
        ("1930 A's", "PHA"),
        ("1906 White Sox", "CHA"),
        ("1905 Yankees", "NYA"),
        ("1899 Dodgers", "BRO"),
        ("1969 Pilots", "SE1"),
        ("1962 Colt .45's", "HOU"),
        ("1985 KC", "KCA"),
        ("1884 Grays", "PRO"),
        ("1871 Boston", "BS1"),
        ("2001 D-backs", "ARI"),
        ("1890 Pittsburgh Burghers", "PTP"),
    ],
)
def test_a_name_finds_its_club(text: str, code: str) -> None:
    assert find_club(text).code == code


@pytest.mark.parametrize("text", ["1988 Chicago", "1988 Sox", "1927 New York", "1988 NL", "1988"])
def test_an_ambiguous_name_lists_the_candidates(text: str) -> None:
    with pytest.raises(Mistake, match="could be any of: 1") as mistake:
        find_club(text)
    assert str(mistake.value).count("(") == len(find_clubs(text)) > 1


def test_an_unknown_name_lists_the_clubs_of_the_year() -> None:
    with pytest.raises(Mistake, match="no club 'Expos' in 1927") as mistake:
        find_club("1927 Expos")
    assert "1927 NYA (New York Yankees, AL)" in str(mistake.value)


@pytest.mark.parametrize("text", ["Yankees", "", "the 27 Yankees"])
def test_a_name_without_year_is_a_mistake(text: str) -> None:
    with pytest.raises(Mistake, match="has no year"):
        find_club(text)


@pytest.mark.parametrize("text", ["1870 Red Stockings", "2025 NYA"])
def test_a_year_outside_the_record_is_a_mistake(text: str) -> None:
    with pytest.raises(Mistake, match="1871 to 2024"):
        find_club(text)


def test_a_league_or_a_year_names_all_its_clubs() -> None:
    assert len(find_clubs("1988 AL")) == 14
    assert len(find_clubs("1988 National League")) == 12
    assert len(find_clubs("1988")) == 26
    assert len(find_clubs("1884 UA")) == 12 and len(find_clubs("1871 NA")) == 9


def test_every_code_and_full_name_finds_its_own_club() -> None:
    for year in (1871, 1884, 1890, 1915, 1953, 1988, 2024):
        for club in clubs_of(year):
            assert find_club(f"{year} {club.code}") == find_club(f"{year} {club.lahman}") == club
            assert club in find_clubs(club.title)


def test_a_season_knows_its_clubs_without_the_year() -> None:
    season = read_season(1988)
    assert season.club("Rangers") is season.club("1988 TEX") is season.club("tex")
    assert len(season.league("NL")) == 12
    with pytest.raises(Mistake, match="no league 'FL' in 1988"):
        season.league("FL")
    with pytest.raises(Mistake, match="is not a club of 1988"):
        season.club("1987 TEX")
