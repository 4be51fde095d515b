"""The race: games over .500 after each day, ours and that of the real season where its game log was taken in."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from hotstove.almanac.names import dashed
from hotstove.record.library import has_game_log, shelf_of
from hotstove.season.schedules.retrosheet import read_results

Line: TypeAlias = Mapping[str, Any]


class Race(NamedTuple):
    """One group of clubs: the dates, and for each club its games over .500 after each of them."""

    dates: tuple[str, ...]
    clubs: Mapping[str, tuple[int, ...]]


def race(clubs: Iterable[str], games: Sequence[Line]) -> Race:
    """From finished games in order; each has date, clubs and runs."""
    above = dict.fromkeys(clubs, 0)
    lines: dict[str, list[int]] = {code: [] for code in above}
    dates: list[str] = []
    for game in games:
        date = dashed(game["date"])
        if not dates or dates[-1] != date:
            dates.append(date)
            for code, line in lines.items():
                line.append(above[code])
        runs = {game["visitors"]: game["visitors_runs"], game["home"]: game["home_runs"]}
        difference = runs[game["home"]] - runs[game["visitors"]]
        for code, sign in ((game["home"], 1), (game["visitors"], -1)):
            if code in above and difference:
                above[code] += sign if difference > 0 else -sign
                lines[code][-1] = above[code]
    return Race(tuple(dates), {code: tuple(line) for code, line in lines.items()})


def real_race(year: int, clubs: Iterable[str]) -> Race | None:
    """The race as it really was, where the year's game log was taken in (`hotstove data import`)."""
    return race(clubs, read_results(shelf_of(year), year)) if has_game_log(year) else None
