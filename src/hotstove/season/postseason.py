"""The postseason: series by a bracket that the user states, such as `ALE-ALW:7`, each winner going on by its name."""

from __future__ import annotations

import datetime
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from hotstove.season.scheduled_game import ScheduledGame
from hotstove.season.standings import StandingsRow
from hotstove.table.errors import Mistake
from hotstove.table.reading import is_number

HOME_GAMES = {3: "HHH", 5: "HHRRH", 7: "HHRRRHH", 9: "HHRRRHHRH"}
"""Where the games of a series are played, from the better club's side."""


@dataclass(frozen=True)
class Series:
    """Two sides and the games at most; a side is a place (`AL E1`) or the winner of a series (`ALCS`)."""

    name: str
    one: str
    other: str
    games: int

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
            raise Mistake(f"bracket {part!r}: a series is written NAME=SIDE-SIDE:GAMES with 3, 5, 7 or 9 games")
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
    group, place = text[:-1].strip(), text[-1:]
    if group in places and is_number(place) and 1 <= int(place) <= len(places[group]):
        return places[group][int(place) - 1].code
    known = ", ".join([*(f"{name}1" for name in places), *winners])
    raise Mistake(f"bracket side {text!r}: it is a place in the standings or a series before it; there are {known}")


def next_game(series: Series, clubs: tuple[str, str], played: Sequence[tuple[str, str]], day: str) -> ScheduledGame:
    """The next game of a series; `played` has each finished game's home club and winner."""
    better, other = clubs
    parks = HOME_GAMES[series.games]
    home = parks[min(len(played), len(parks) - 1)]
    date = (datetime.date.fromisoformat(day) + datetime.timedelta(days=1)).isoformat()
    visitors, host = (other, better) if home == "H" else (better, other)
    return ScheduledGame(date, visitors, host, stage=series.name)


def winner_of(series: Series, played: Sequence[tuple[str, str]]) -> str:
    """Who has won the games needed, or ""."""
    for _, club in played:
        if club and sum(won == club for _, won in played) >= series.needed:
            return club
    return ""
