"""Who pitched on which of a club's last days: the grid by which a manager sees who is rested (PR-35 for every game)."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, select

from hotstove.records import schema

STARTED, RELIEVED, NOTHING = "S", "x", "."
DAYS = 14
"""Days that are shown."""


class PitchersDays(NamedTuple):
    """Dates, and for each pitcher a mark a date: S started, x relieved."""

    dates: tuple[str, ...]
    marks: dict[str, list[str]]


def pitchers_days(connection: Connection, season: str, club: str, days: int = DAYS) -> PitchersDays:
    """The club's last days with games, and every pitcher who worked on one of them, whoever worked last first."""
    line, game = schema.pitching, schema.game
    query = (
        select(game.c.date, line.c.player, line.c.games_started)
        .join(game, (game.c.season == line.c.season) & (game.c.key == line.c.key))
        .where(line.c.season == season, line.c.club == club)
        .order_by(game.c.date, game.c.number, line.c.games_started.desc(), line.c.player)
    )
    rows = [(str(date), str(player), bool(started)) for date, player, started in connection.execute(query)]
    dates = tuple(sorted({date for date, _, _ in rows})[-days:])
    marks: dict[str, list[str]] = {}
    for date, player, started in reversed(rows):
        if date in dates:
            mine = marks.setdefault(player, [NOTHING] * len(dates))
            place = dates.index(date)
            mine[place] = STARTED if started or mine[place] == STARTED else RELIEVED
    return PitchersDays(dates, marks)
