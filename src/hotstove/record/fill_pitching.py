"""Estimates for what the record lacks of pitching; docs/record.md states each rule."""

from __future__ import annotations

from collections.abc import Sequence

from hotstove.record.fill import Draft, by_league, total
from hotstove.table.sums import summed

SHORT = 0.005
"""A league whose pitchers faced so many fewer or more batters than came to bat has them scaled."""

INTERLEAGUE = 1997


def fill_pitching(year: int, drafts: Sequence[Draft], batters: Sequence[Draft]) -> None:
    """Fill every gap in place, from the filled batting of the same league."""
    at_bat = by_league(batters)
    for name, league in by_league(drafts).items():
        for draft in league:
            draft.row["HBP"] = draft.row["HBP"] or 0
        _batters_faced(year, league, at_bat[name])
        _share_of_batters(league, at_bat[name])


def plate_appearances(draft: Draft) -> float:
    return summed(draft.get(column) for column in ("AB", "BB", "HBP", "SH", "SF"))


def _batters_faced(year: int, league: Sequence[Draft], batters: Sequence[Draft]) -> None:
    """Missing ones by the league's batters per out beyond hits, walks and hit batsmen.

    Then the league's sum is held to its batters' plate appearances: several seasons left sacrifices or games out.
    """
    known = [draft for draft in league if draft.row["BFP"] is not None]
    beyond = total(known, "BFP") - total(known, "H") - total(known, "BB") - total(known, "HBP")
    per_out = beyond / total(known, "IPouts")
    for draft in league:
        if draft.row["BFP"] is None:
            draft.put("BFP", draft.get("H") + draft.get("BB") + draft.get("HBP") + per_out * draft.get("IPouts"))
    ratio = summed(map(plate_appearances, batters)) / total(league, "BFP")
    if year < INTERLEAGUE and abs(ratio - 1) > SHORT:
        for draft in league:
            draft.put("BFP", draft.get("BFP") * ratio)


def _share_of_batters(league: Sequence[Draft], batters: Sequence[Draft]) -> None:
    """At the league's rates: intentional walks by walks, bunts by batters, flies and double plays by batted outs."""
    batted = summed(d.get("AB") - d.get("H") - d.get("SO") for d in batters)
    rates = {
        "IBB": total(batters, "IBB") / (total(batters, "BB") or 1),
        "SH": total(batters, "SH") / summed(map(plate_appearances, batters)),
        "SF": total(batters, "SF") / batted,
        "GIDP": total(batters, "GIDP") / batted,
    }
    for draft in league:
        outs = draft.get("BFP") - summed(draft.get(c) for c in ("H", "BB", "HBP", "SO"))
        bases = {"IBB": draft.get("BB"), "SH": draft.get("BFP"), "SF": max(outs, 0), "GIDP": max(outs, 0)}
        for column, base in bases.items():
            if draft.row[column] is None:
                draft.put(column, base * rates[column])
