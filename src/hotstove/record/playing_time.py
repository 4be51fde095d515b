"""Who started where: starts by position, shared out when the record has only games."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from hotstove.record.digits import DIGITS
from hotstove.record.raking import rake
from hotstove.table.sums import summed

ROUNDS = 30

FULL_TIME = 1.25
"""Starts go with games to this power: the more a player plays a position, the larger is his share of games begun
there."""


@dataclass(slots=True)
class Time:
    """A player's games and starts at a club while they are put together; ``lacking`` are positions with unknown
    starts."""

    player: str
    games: float = 0
    starts: float | None = None
    pinch_hit: float = 0
    pinch_run: float = 0
    games_at: dict[str, float] = field(default_factory=dict)
    starts_at: dict[str, float] = field(default_factory=dict)
    lacking: set[str] = field(default_factory=set)
    estimated: set[str] = field(default_factory=set)


def fill_starts(times: Sequence[Time], club_games: float) -> None:
    """Missing starts at each position: by games, none above a player's games, summing to the club's games.

    Where the record has a player's starts in all (since 1904), the shares are held to those and to the club's games in
    turn, so that both sums come out as nearly as they can.
    """
    lacking = sorted({position for time in times for position in time.lacking})
    for time in times:
        for position in sorted(time.lacking):
            time.starts_at[position] = round(time.games_at[position] ** FULL_TIME, DIGITS)
            time.estimated.add("starts_at")
    for _ in range(ROUNDS):
        for position in lacking:
            _hold_to_club(times, position, club_games)
        for time in times:
            _hold_to_own(time)
    for time in times:
        if time.starts is None:
            time.starts = min(time.games, summed(time.starts_at.values()))
            time.estimated.add("starts")


def _hold_to_club(times: Sequence[Time], position: str, club_games: float) -> None:
    known = summed(t.starts_at.get(position, 0) for t in times if position not in t.lacking)
    free = [time for time in times if position in time.lacking]
    caps = [time.games_at[position] for time in free]
    shares = rake([time.starts_at[position] for time in free], max(club_games - known, 0), caps)
    for time, share in zip(free, shares, strict=True):
        time.starts_at[position] = share


def _hold_to_own(time: Time) -> None:
    if time.starts is None or not time.lacking:
        return
    mine = sorted(time.lacking)
    known = summed(value for position, value in time.starts_at.items() if position not in time.lacking)
    caps = [time.games_at[position] for position in mine]
    shares = rake([time.starts_at[position] for position in mine], max(time.starts - known, 0), caps)
    time.starts_at.update(zip(mine, shares, strict=True))
