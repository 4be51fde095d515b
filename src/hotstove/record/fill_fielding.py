"""Fielding lines by nine positions, with estimates for what the record lacks; docs/record.md states each rule."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hotstove.record.fill import Draft
from hotstove.record.player import OUTFIELD
from hotstove.record.playing_time import Time
from hotstove.record.raking import rake
from hotstove.table.sums import summed

COLUMNS = ("G", "GS", "InnOuts", "PO", "A", "E", "DP", "PB", "SB", "CS")

PER_GAME = {
    "PO": {"LF": 1.97, "CF": 2.60, "RF": 1.90},
    "A": {"LF": 0.068, "CF": 0.067, "RF": 0.081},
    "E": {"LF": 0.052, "CF": 0.046, "RF": 0.048},
    "DP": {"LF": 0.0106, "CF": 0.0148, "RF": 0.0180},
}
"""Outfielders' plays per nine innings, 1954-63: how a line for the whole outfield is cut in three."""

INNINGS_PER_START, INNINGS_PER_SUBSTITUTION = 8.65, 1.9
"""Innings in the field per game started and per game entered later, positions but pitcher, 1954-63."""


def cut_outfield(draft: Draft, games: Mapping[str, float]) -> list[tuple[str, Draft]]:
    """An ``OF`` line as lines for left, centre and right, by games there and each position's usual plays."""
    shares = {p: games.get(p, 0) for p in OUTFIELD}
    if not any(shares.values()):
        shares = dict.fromkeys(OUTFIELD, draft.get("G") / 3)
    places = [p for p in OUTFIELD if shares[p]]
    row_by_place: dict[str, dict[str, float | None]] = {p: dict.fromkeys(COLUMNS) for p in places}
    for column in ("InnOuts", "PO", "A", "E", "DP"):
        if draft.row[column] is not None:
            weights = [shares[p] * PER_GAME.get(column, {}).get(p, 1.0) for p in places]
            for place, share in zip(places, rake(weights, draft.get(column)), strict=True):
                row_by_place[place][column] = draft.row[column] if len(places) == 1 else share
    cut = []
    for place in places:
        row_by_place[place]["G"] = shares[place]
        marks = (
            set() if len(places) == 1 else {c for c in ("InnOuts", "PO", "A", "E", "DP") if draft.row[c] is not None}
        )
        cut.append((place, Draft(draft.player, draft.club, draft.league, row_by_place[place], estimated=marks)))
    return cut


def fill_fielding(lines: Sequence[tuple[str, Draft]], times: Mapping[str, Time], club_outs: float) -> None:
    """Fill the lines of one club in place, once its starts are known; pitchers' innings are already the record's."""
    for position, draft in lines:
        if draft.row["E"] is None:
            draft.put("E", 0)
        if draft.row["GS"] is None:
            draft.put("GS", times[draft.player].starts_at.get(position, 0))
    for position in sorted({position for position, _ in lines}):
        here = [draft for at, draft in lines if at == position]
        lacking = [draft for draft in here if draft.row["InnOuts"] is None]
        known = summed(draft.get("InnOuts") for draft in here)
        weights = [
            INNINGS_PER_START * d.get("GS") + INNINGS_PER_SUBSTITUTION * max(d.get("G") - d.get("GS"), 0)
            for d in lacking
        ]
        for draft, share in zip(lacking, rake(weights, max(club_outs - known, 0)), strict=True):
            draft.put("InnOuts", share)


def fill_catchers(catchers: Sequence[Draft], steals: float, caught: float) -> None:
    """A league's steals and caught stealing shared out over its catchers, where nobody wrote down who caught.

    Steals go by innings; throws that caught a runner half by innings and half by assists.
    """
    if any(draft.row["SB"] for draft in catchers):
        for draft in catchers:
            draft.row["SB"], draft.row["CS"] = draft.row["SB"] or 0, draft.row["CS"] or 0
        return
    innings = rake([draft.get("InnOuts") for draft in catchers], 1.0)
    assists = rake([draft.get("A") for draft in catchers], 1.0)
    for draft, by_innings, by_assists in zip(catchers, innings, assists, strict=True):
        draft.put("SB", steals * by_innings)
        draft.put("CS", caught * (by_innings + by_assists) / 2)
