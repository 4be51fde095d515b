"""The bracket of a year without being told: who met whom in its postseason, over how many games, and in whose park.

Home parks: championship series of 1969-1993 went to the divisions in turn. World Series were opened where they were
opened: by decree or by lot until 1924, then by the leagues in turn, from 2003 to 2016 by the league that had won the
All-Star Game. Otherwise the better record is at home.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from hotstove.season.halves import HALVES, half_winners
from hotstove.season.postseason import Series
from hotstove.season.standings import StandingsRow
from hotstove.table.errors import Mistake

FIRST_WORLD_SERIES, LEAGUES_OF_DIVISIONS, WILD_CARDS, TWO_WILD_CARDS, THREE_WILD_CARDS = 1903, 1969, 1995, 2012, 2022
NINE_GAMES = (1903, 1919, 1920, 1921)
OPENED_BY_NATIONALS = (1906, 1907, 1909, 1911, 1912, 1913, 1915, 1918, 1919, 1920, 1921, 1922)
"""World Series before 1925 that began in the National League's park."""
IN_TURN, TURNED = 1925, 1935
"""From when on the leagues opened in turn; two series running, 1934 and 1935, were opened in the American League, and
none was played in 1994."""
BY_ALL_STARS, NATIONAL_ALL_STARS = range(2003, 2017), (2010, 2011, 2012)
"""Years in which the All-Star Game decided, and those in which the National League won it."""
TEMPLE_CUP = range(1894, 1898)
SHORT_CHAMPIONSHIP = range(1969, 1985)
"""Years in which championship series were the best of five."""
OLD_PARKS = "RRHHH"
"""Five games of which the club with the advantage has the last three: championship series to 1984, division series to
1997."""


def usual_bracket(year: int, places: Mapping[str, Sequence[StandingsRow]]) -> list[Series]:
    """The series of a year among the leagues that a season has, in order of play; standings give the groups, of a split
    season those of its halves too. Two clubs level in the first place play it off before, until 1994."""
    found = _usual(year, places)
    if year >= WILD_CARDS or year == 1994:
        return found
    ties = _ties(year, places, {side for series in found for side in (series.one, series.other)})
    return [*ties.values(), *(replace(one, one=_name(ties, one.one), other=_name(ties, one.other)) for one in found)]


def _ties(year: int, places: Mapping[str, Sequence[StandingsRow]], sides: set[str]) -> dict[str, Series]:
    """By the place that is played off (`AL E1`) the series in which it is: one game, in the National League before the
    divisions best of three."""
    found = {}
    for group, rows in places.items():
        level = [row for row in rows if rows[0].results and row.percentage == rows[0].percentage]
        if len(level) == 2 and f"{group}1" in sides:
            three = group == "NL" and year < LEAGUES_OF_DIVISIONS
            found[f"{group}1"] = Series(
                f"{group} tie", f"{group}1", f"{group}2", 3 if three else 1, "RHH" if three else ""
            )
    return found


def _name(ties: Mapping[str, Series], side: str) -> str:
    """Who stands on a side: where its place is played off, the winner of that."""
    return ties[side].name if side in ties else side


def _usual(year: int, places: Mapping[str, Sequence[StandingsRow]]) -> list[Series]:
    leagues = sorted({group.split()[0] for group in places if group})
    major = [league for league in ("AL", "NL") if league in leagues]
    if year in TEMPLE_CUP and leagues == ["NL"]:
        return [Series("Temple Cup", "NL1", "NL2", 7)]
    if year == 1892 and leagues == ["NL"]:
        return [Series("Championship", *half_winners(places, "NL"), 9)]
    if year < FIRST_WORLD_SERIES or not major or leagues != major:
        raise Mistake(f"{year} has no usual bracket for {', '.join(leagues) or 'these clubs'}; {_state_one(places)}")
    if year == 1904:
        raise Mistake(f"1904 had no World Series; {_state_one(places)}")
    if year == 1994:
        year = WILD_CARDS
    found = [series for league in major for series in _of_league(year, league, places)]
    if len(major) == 2:
        best = 9 if year in NINE_GAMES else 7
        champions: dict[str, str] = {
            league: f"{league}CS" if year >= LEAGUES_OF_DIVISIONS else f"{league}1" for league in major
        }
        first, other = ("NL", "AL") if _opens_in_the_national_league(year) else ("AL", "NL")
        found.append(Series("WS", champions[first], champions[other], best, by_record=year >= 2017))
    if not found:
        raise Mistake(f"before {LEAGUES_OF_DIVISIONS} a league alone has no postseason; {_state_one(places)}")
    return found


def _opens_in_the_national_league(year: int) -> bool:
    """Whose club was at home in the first game of the World Series."""
    if year in BY_ALL_STARS:
        return year in NATIONAL_ALL_STARS
    if year < IN_TURN:
        return year in OPENED_BY_NATIONALS
    return year % 2 == (1 if year < TURNED or year >= WILD_CARDS else 0)


def _state_one(places: Mapping[str, Sequence[StandingsRow]]) -> str:
    """How a bracket is stated, with places that this season has."""
    first = [f"{group}1" for group, rows in places.items() if rows]
    one, other = first[:2] if len(first) > 1 else (f"{next(iter(places), '')}{place}" for place in (1, 2))
    return f'state one, such as "Final={one}-{other}:7"'


def _of_league(year: int, league: str, places: Mapping[str, Sequence[StandingsRow]]) -> list[Series]:
    if year < LEAGUES_OF_DIVISIONS:
        return []
    if f"{league} E {HALVES[0]}" in places:
        return _of_halves(year, league, places)
    if year < WILD_CARDS:
        east = (year % 2 == 0) == (league == "AL")
        first, other = ("E", "W") if east else ("W", "E")
        short = year in SHORT_CHAMPIONSHIP
        games, parks = (5, OLD_PARKS) if short else (7, "")
        return [Series(f"{league}CS", f"{league} {first}1", f"{league} {other}1", games, parks)]
    return [*_division_series(year, league), _championship(league)]


def _of_halves(year: int, league: str, places: Mapping[str, Sequence[StandingsRow]]) -> list[Series]:
    """1981: the winners of both halves of each division meet first; who won the first half is at home last."""
    rounds = {division: f"{league}DS{number}" for number, division in enumerate("EW", start=1)}
    (last,) = (
        Series(one.name, rounds[one.one[-2]], rounds[one.other[-2]], one.games, one.parks)
        for one in _of_league(year, league, {})
    )
    first = [
        Series(name, *half_winners(places, f"{league} {division}"), 5, OLD_PARKS) for division, name in rounds.items()
    ]
    return [*first, last]


def _championship(league: str) -> Series:
    return Series(f"{league}CS", f"{league}DS1", f"{league}DS2", 7, by_record=True)


def _division_series(year: int, league: str) -> list[Series]:
    """The first rounds; a seed is written `AL #4`: division winners by record, then the best of the others."""

    def seed(number: int) -> str:
        return f"{league} #{number}"

    if year == 2020:
        first = [Series(f"{league}WC{one}", seed(one), seed(9 - one), 3) for one in (1, 2, 3, 4)]
        pairs = ((f"{league}WC1", f"{league}WC4"), (f"{league}WC2", f"{league}WC3"))
        return [*first, *(_five(league, place, *pair, by_record=True) for place, pair in enumerate(pairs, start=1))]
    if year >= THREE_WILD_CARDS:
        return [
            Series(f"{league}WC1", seed(4), seed(5), 3),
            Series(f"{league}WC2", seed(3), seed(6), 3),
            _five(league, 1, seed(1), f"{league}WC1"),
            _five(league, 2, seed(2), f"{league}WC2"),
        ]
    if year >= TWO_WILD_CARDS:
        return [
            Series(f"{league}WC", seed(4), seed(5), 1),
            _five(league, 1, seed(1), f"{league}WC"),
            _five(league, 2, seed(2), seed(3)),
        ]
    parks = OLD_PARKS if year < 1998 else ""
    return [
        Series(f"{league}DS1", seed(1), f"{league} #4 or 3", 5, parks),
        Series(f"{league}DS2", seed(2), f"{league} #3 or 4", 5, parks),
    ]


def _five(league: str, place: int, one: str, other: str, by_record: bool = False) -> Series:
    return Series(f"{league}DS{place}", one, other, 5, by_record=by_record)
