"""The postseason: series of a bracket such as `ALCS=AL E1-AL W1:7`, each winner going on by its series' name."""

from __future__ import annotations

import datetime
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from hotstove.season.scheduled_game import ScheduledGame
from hotstove.season.standings import StandingsRow
from hotstove.table.errors import Mistake
from hotstove.table.reading import is_number
from hotstove.table.sums import summed

HOME_GAMES = {1: "H", 3: "HHH", 5: "HHRRH", 7: "HHRRRHH", 9: "HHRRRHHRH"}
"""Where the games of a series are played, from the better club's side."""


@dataclass(frozen=True)
class Series:
    """Two sides and the games at most; a side is a place (`AL E1`), a seed of a league (`AL #4`), or the winner of a
    series (`ALCS`). The first side has the home advantage."""

    name: str
    one: str
    other: str
    games: int
    parks: str = ""
    """Where the games are played, H at home of the better club and R away, where it is not the usual way."""
    by_record: bool = False
    """The side with the better record has the home advantage."""

    @property
    def needed(self) -> int:
        return self.games // 2 + 1


def read_bracket(text: str) -> list[Series]:
    """A bracket as typed: `ALCS=AL E1-AL W1:7; WS=ALCS-NLCS:7`, in the order of play."""
    found: list[Series] = []
    for part in (part.strip() for part in text.split(";")):
        if not part:
            continue
        name, equals, rest = part.partition("=")
        sides, colon, games = rest.rpartition(":")
        one, dash, other = sides.partition("-")
        if not (equals and colon and dash and is_number(games.strip()) and int(games) in HOME_GAMES):
            raise Mistake(f"bracket {part!r}: a series is written NAME=SIDE-SIDE:GAMES with 1, 3, 5, 7 or 9 games")
        if name.strip() in {series.name for series in found}:
            raise Mistake(f"bracket {part!r}: the series {name.strip()!r} is named twice")
        found.append(Series(name.strip(), one.strip(), other.strip(), int(games)))
    if not found:
        raise Mistake("the bracket is empty; write it as ALCS=AL E1-AL W1:7; WS=ALCS-NLCS:7")
    return found


def side_of(text: str, places: Mapping[str, Sequence[StandingsRow]], winners: Mapping[str, str]) -> str:
    """The club that a side of a bracket stands for."""
    if text in winners:
        return winners[text]
    league, mark, number = text.partition(" #")
    if mark:
        return _seeded(text, league, number, places)
    group, place = text[:-1].strip(), text[-1:]
    if group in places and is_number(place) and 1 <= int(place) <= len(places[group]):
        return places[group][int(place) - 1].code
    known = ", ".join([*(f"{name}1 to {name}{len(rows)}" for name, rows in places.items()), *winners])
    raise Mistake(f"bracket side {text!r}: it is a place in the standings or a series before it; there are {known}")


def seeds(places: Mapping[str, Sequence[StandingsRow]], league: str) -> list[StandingsRow]:
    """A league's clubs by seed: the winners of its divisions by record, then everybody else by record."""
    groups = [rows for group, rows in places.items() if group.split()[:1] == [league]]
    first = sorted((rows[0] for rows in groups), key=_by_record)
    return [*first, *sorted((row for rows in groups for row in rows[1:]), key=_by_record)]


def _seeded(text: str, league: str, number: str, places: Mapping[str, Sequence[StandingsRow]]) -> str:
    """The club of a seed, `AL #4`; of `AL #4 or 3` the first, unless it is of the first seed's own division, and of
    `AL #3 or 4` whoever is left."""
    found, (first, *rest) = seeds(places, league), number.split(" or ")
    wanted = [one for one in (first, *rest) if is_number(one) and 1 <= int(one) <= len(found)]
    if len(wanted) != 1 + len(rest) or len(rest) > 1:
        raise Mistake(f"bracket side {text!r}: {league} has the seeds 1 to {len(found)}")
    if not rest:
        return found[int(first) - 1].code
    last = found[max(int(one) for one in wanted) - 1]
    swapped = last.group == found[0].group
    return found[int(rest[0] if swapped else first) - 1].code


def _by_record(row: StandingsRow) -> tuple[float, int, str]:
    return -row.percentage, row.allowed - row.scored, row.code


def next_game(series: Series, clubs: tuple[str, str], played: Sequence[tuple[str, str]], day: str) -> ScheduledGame:
    """The next game of a series; `played` has each finished game's home club and winner."""
    better, other = clubs
    parks = series.parks or HOME_GAMES[series.games]
    home = parks[min(len(played), len(parks) - 1)]
    date = (datetime.date.fromisoformat(day) + datetime.timedelta(days=1)).isoformat()
    visitors, host = (other, better) if home == "H" else (better, other)
    return ScheduledGame(date, visitors, host, stage=series.name)


def winner_of(series: Series, played: Sequence[tuple[str, str]]) -> str:
    """Who has won the games needed, or ""."""
    for _, club in played:
        if club and summed(won == club for _, won in played) >= series.needed:
            return club
    return ""
