"""The postseason of a year without being told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

import pytest

from hotstove.records.rows import ClubRow, Side, game_row
from hotstove.season.brackets import usual_bracket
from hotstove.season.halves import HALVES, halves_of, second_half
from hotstove.season.postseason import next_game, read_bracket, seeds, side_of
from hotstove.season.standings import StandingsRow, ranked
from hotstove.table.errors import Mistake

Places = Mapping[str, Sequence[StandingsRow]]


def places(*groups: str, clubs: int = 5) -> Places:
    """Groups of clubs of falling strength; a club is called by its group and place."""
    found = {}
    for number, group in enumerate(groups):
        rows = []
        for place in range(clubs):
            row = StandingsRow(f"{group}{place + 1}".replace(" ", ""), "", group)
            won = 90 - 10 * place - number
            for game in range(150):
                row.add(int(game < won), int(game >= won), game % 2 == 0)
            rows.append(row)
        found[group] = ranked(rows)
    return found


TWO = places("AL", "NL")
FOUR = places("AL E", "AL W", "NL E", "NL W")
SIX = places("AL C", "AL E", "AL W", "NL C", "NL E", "NL W")


@pytest.mark.parametrize(
    ("year", "standings", "written"),
    [
        (1927, TWO, "WS NL1-AL1:7"),
        (1903, TWO, "WS AL1-NL1:9"),
        (1968, TWO, "WS NL1-AL1:7"),
        (1975, FOUR, "ALCS AL W1-AL E1:5; NLCS NL E1-NL W1:5; WS ALCS-NLCS:7"),
        (1988, FOUR, "ALCS AL E1-AL W1:7; NLCS NL W1-NL E1:7; WS NLCS-ALCS:7"),
        (1988, {group: rows for group, rows in FOUR.items() if group.startswith("AL")}, "ALCS AL E1-AL W1:7"),
    ],
)
def test_series_of_a_year(year: int, standings: Places, written: str) -> None:
    assert told(year, standings) == written


def told(year: int, standings: Places) -> str:
    """The series of a year: name, both sides, and the most games."""
    return "; ".join(f"{one.name} {one.one}-{one.other}:{one.games}" for one in usual_bracket(year, standings))


def level(standings: Places, group: str, clubs: int = 2) -> Places:
    """The same with so many clubs of a group level in the first place."""
    rows = standings[group]
    upper = [replace(row, results=list(rows[0].results)) for row in rows[:clubs]]
    return {**standings, group: ranked([*upper, *rows[clubs:]])}


@pytest.mark.parametrize(
    ("year", "standings", "written"),
    [
        (
            1978,
            level(FOUR, "AL E"),
            "AL E tie AL E1-AL E2:1; ALCS AL E tie-AL W1:5; NLCS NL W1-NL E1:5; WS NLCS-ALCS:7",
        ),
        (1951, level(TWO, "NL"), "NL tie NL1-NL2:3; WS AL1-NL tie:7"),
        (1948, level(TWO, "AL"), "AL tie AL1-AL2:1; WS NL1-AL tie:7"),
        (1988, level(FOUR, "NL E", 3), "ALCS AL E1-AL W1:7; NLCS NL W1-NL E1:7; WS NLCS-ALCS:7"),
    ],
)
def test_a_first_place_that_two_share_is_played_off(year: int, standings: Places, written: str) -> None:
    assert told(year, standings) == written


def test_ties_are_played_off_no_more_once_there_are_wild_cards() -> None:
    assert usual_bracket(1996, level(SIX, "AL E")) == usual_bracket(1996, SIX)


def test_championship_series_of_five_end_at_home() -> None:
    (series, *_) = usual_bracket(1975, FOUR)
    played: list[tuple[str, str]] = []
    homes = []
    for _ in range(5):
        game = next_game(series, ("ALW1", "ALE1"), played, "1975-10-03")
        homes.append(game.home)
        played.append((game.home, ""))
    assert homes == ["ALE1", "ALE1", "ALW1", "ALW1", "ALW1"]


@pytest.mark.parametrize(("year", "number"), [(1995, 7), (2005, 7), (2012, 9), (2022, 11), (2020, 15)])
def test_years_of_wild_cards(year: int, number: int) -> None:
    series = usual_bracket(year, SIX)
    assert len(series) == number
    assert series[-1].name == "WS"
    winners: dict[str, str] = {}
    seen = set()
    for one in series:
        pair = side_of(one.one, SIX, winners), side_of(one.other, SIX, winners)
        assert (pair[0] != pair[1] and pair[0][:2] == pair[1][:2]) or one.name == "WS"
        seen |= set(pair)
        winners[one.name] = pair[0]
    assert len(seen) == {1995: 8, 2005: 8, 2012: 10, 2022: 12, 2020: 16}[year]


def test_the_best_club_does_not_meet_its_own_division_first() -> None:
    """Until 2011 the first seed met the wild card, unless it came from its own division."""
    assert [row.code for row in seeds(SIX, "AL")][:4] == ["ALC1", "ALE1", "ALW1", "ALC2"]
    first, second, *_ = usual_bracket(2005, SIX)
    assert (side_of(first.one, SIX, {}), side_of(first.other, SIX, {})) == ("ALC1", "ALW1")
    assert (side_of(second.one, SIX, {}), side_of(second.other, SIX, {})) == ("ALE1", "ALC2")


@pytest.mark.parametrize(("year", "standings"), [(1904, TWO), (1890, TWO), (1950, places("AL")), (2026, places("HS"))])
def test_years_without_one_say_so(year: int, standings: Places) -> None:
    with pytest.raises(Mistake, match="state one, such as"):
        usual_bracket(year, standings)


@pytest.mark.parametrize("groups", [("East", "West"), ("HS",)])
def test_the_bracket_that_is_named_as_an_example_can_be_played(groups: tuple[str, ...]) -> None:
    standings = places(*groups)
    with pytest.raises(Mistake) as refused:
        usual_bracket(2026, standings)
    (series,) = read_bracket(str(refused.value).split('"')[1])
    assert side_of(series.one, standings, {}) == f"{groups[0]}1"
    assert side_of(series.other, standings, {}) == ("West1" if len(groups) > 1 else "HS2")


def test_halves_of_1981_send_their_winners() -> None:
    halves = places(*(f"{group} {half}" for group in FOUR for half in HALVES))
    series = usual_bracket(1981, {**halves, **FOUR})
    written = "; ".join(f"{one.name} {one.one}-{one.other}:{one.games}" for one in series)
    assert written == (
        "ALDS1 AL E first half 1-AL E second half 1:5; ALDS2 AL W first half 1-AL W second half 1:5;"
        " ALCS ALDS2-ALDS1:5; NLDS1 NL E first half 1-NL E second half 1:5;"
        " NLDS2 NL W first half 1-NL W second half 1:5; NLCS NLDS1-NLDS2:5; WS ALCS-NLCS:7"
    )
    assert side_of(series[0].other, halves, {}) == "ALEsecondhalf1"
    halves["AL E second half"][0].code = halves["AL E first half"][0].code
    assert usual_bracket(1981, {**halves, **FOUR})[0].other == "AL E second half 2", "who won both meets the next best"


def test_a_season_is_parted_by_its_long_break_or_in_its_middle() -> None:
    assert second_half(["1981-05-20", "1981-06-11", "1981-08-10", "1981-08-20"]) == "1981-08-10"
    assert second_half(["1981-05-01", "1981-05-02", "1981-05-03", "1981-05-04"]) == "1981-05-03"
    clubs: dict[str, ClubRow] = {
        code: {"code": code, "name": code, "league": "AL", "division": "E"} for code in ("NYA", "MIL")
    }
    games = [
        game_row(date, date, 0, "", (Side("NYA", runs), Side("MIL", 2)))
        for date, runs in (("1981/04/10", 5), ("1981/09/10", 1))
    ]
    dates = ["1981-04-10", "1981-09-10"]
    found = halves_of(1981, clubs, games, dates)
    assert [rows[0].code for rows in found.values()] == ["NYA", "MIL"] and list(found) == [f"AL E {h}" for h in HALVES]
    assert halves_of(1982, clubs, games, dates) == {}
    with pytest.raises(Mistake):
        usual_bracket(1892, {"AA": []})
    leagues = {f"NL {half}": rows for half, rows in zip(HALVES, places("NL a", "NL b").values(), strict=True)}
    (series,) = usual_bracket(1892, {**leagues, "NL": TWO["NL"]})
    assert (series.name, series.games) == ("Championship", 9)


@pytest.mark.parametrize(
    ("league", "years"),
    [
        ("NL", (1906, 1909, 1919, 1925, 1927, 1933, 1936, 1948, 1968, 1988, 1995, 2001, 2010, 2012)),
        ("AL", (1903, 1905, 1908, 1924, 1926, 1934, 1935, 1951, 1975, 1993, 1996, 2002, 2004, 2016)),
    ],
)
def test_the_world_series_opens_where_it_was_opened(league: str, years: tuple[int, ...]) -> None:
    for year in years:
        places = TWO if year < 1969 else FOUR if year < 1995 else SIX
        assert usual_bracket(year, places)[-1].one.startswith(league), year
