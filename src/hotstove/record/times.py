"""Games and starts by position, from Fielding, FieldingOFsplit and Appearances."""

from __future__ import annotations

from collections.abc import Mapping

from hotstove.record.drafts import Key
from hotstove.record.fill import Draft
from hotstove.record.lahman import Row
from hotstove.record.player import Usage
from hotstove.record.playing_time import Time
from hotstove.table.sums import summed


def time_of(batting: Draft, fielding: Mapping[str, Draft], appearance: Row | None, dh: bool) -> Time:
    """One player's time at one club. Appearances of 2024 lacks mere hitters: games beyond the field are then a DH's."""
    time = Time(batting.player, batting.get("G"))
    for position, draft in fielding.items():
        time.games_at[position] = max(draft.get("G"), draft.get("GS"))
        if draft.row["GS"] is None:
            time.lacking.add(position)
        else:
            time.starts_at[position] = draft.get("GS")
        if "G" in draft.estimated:
            time.estimated.add("games_at")
    if appearance is not None:
        time.games = max(time.games, float(appearance["G_all"] or 0))
        time.pinch_hit = float(appearance["G_ph"] or 0)
        time.pinch_run = float(appearance["G_pr"] or 0)
        time.starts = None if appearance["GS"] is None else float(appearance["GS"])
    designated = float(appearance["G_dh"] or 0) if appearance is not None else float("nan")
    if appearance is None and dh:
        designated = max(time.games - summed(time.games_at.values()), 0)
        time.estimated.add("games_at")
    if designated > 0:
        _designate(time, designated)
    return time


def _designate(time: Time, games: float) -> None:
    """Starts as DH are the starts that no position accounts for; unknown when any position's starts are."""
    time.games_at["DH"] = games
    if time.starts is None or time.lacking:
        time.lacking.add("DH")
    else:
        time.starts_at["DH"] = min(max(time.starts - summed(time.starts_at.values()), 0), games)


def usage_of(time: Time) -> Usage:
    return Usage(
        time.games,
        time.starts or 0,
        dict(time.games_at),
        dict(time.starts_at),
        time.pinch_hit,
        time.pinch_run,
        frozenset(time.estimated),
    )


def appearances_by_key(rows: list[Row]) -> dict[Key, Row]:
    return {(row["playerID"], row["teamID"]): row for row in rows}
