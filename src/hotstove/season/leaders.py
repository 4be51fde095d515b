"""Leaders: who is first in what, with the official qualification for averages."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from hotstove.table.sums import summed

Row: TypeAlias = Mapping[str, Any]
APPEARANCES_PER_GAME = 3.1
OUTS_PER_GAME = 3


@dataclass(frozen=True)
class Category:
    """One list: how a line is measured, who qualifies, and how the figure is printed."""

    key: str
    header: str
    kind: str
    measure: Callable[[Row], float]
    style: str = "d"
    average: bool = False
    lowest: bool = False
    needs: str = ""
    """A count without which nothing was measured: a game that does not know it has nobody who leads."""


def _ratio(top: float, bottom: float) -> float:
    return top / bottom if bottom else 0.0


def appearances(row: Row) -> int:
    names = ("at_bats", "walks", "hit_by_pitch", "sacrifice_hits", "sacrifice_flies", "interference")
    return summed(int(row[name]) for name in names)


def on_base(row: Row) -> float:
    reached = row["hits"] + row["walks"] + row["hit_by_pitch"]
    return _ratio(reached, row["at_bats"] + row["walks"] + row["hit_by_pitch"] + row["sacrifice_flies"])


def slugging(row: Row) -> float:
    bases = row["hits"] + row["doubles"] + 2 * row["triples"] + 3 * row["home_runs"]
    return _ratio(bases, row["at_bats"])


def _count(name: str) -> Callable[[Row], float]:
    return lambda row: row[name]


CATEGORIES = (
    Category("AVG", "Batting average", "batting", lambda r: _ratio(r["hits"], r["at_bats"]), ".3f", True),
    Category("OBP", "On-base average", "batting", on_base, ".3f", True),
    Category("SLG", "Slugging average", "batting", slugging, ".3f", True),
    Category("HR", "Home runs", "batting", _count("home_runs")),
    Category("RBI", "Runs batted in", "batting", _count("runs_batted_in")),
    Category("R", "Runs", "batting", _count("runs")),
    Category("H", "Hits", "batting", _count("hits")),
    Category("2B", "Doubles", "batting", _count("doubles")),
    Category("3B", "Triples", "batting", _count("triples")),
    Category("BB", "Walks", "batting", _count("walks")),
    Category("SB", "Stolen bases", "batting", _count("stolen_bases")),
    Category(
        "ERA", "Earned run average", "pitching",
        lambda r: _ratio(27 * r["earned_runs"], r["outs"]), ".2f", True, True,
    ),
    Category("W", "Wins", "pitching", _count("wins")),
    Category("SV", "Saves", "pitching", _count("saves")),
    Category("SO", "Strikeouts", "pitching", _count("strikeouts")),
    Category("IP", "Innings", "pitching", _count("outs"), "innings"),
    Category("CG", "Complete games", "pitching", _count("complete_games")),
    Category("SHO", "Shutouts", "pitching", _count("shutouts")),
    Category(
        "WHIP", "Walks and hits per inning", "pitching",
        lambda r: _ratio(3 * (r["walks"] + r["hits"]), r["outs"]), "whole", True, True, "batters_faced",
    ),
)  # fmt: skip


POINTS = (
    Category("POW", "Power points", "points", lambda r: r.get("power", 0)),
    Category("SPD", "Speed points", "points", lambda r: r.get("speed", 0)),
    Category("BAT", "Bat points", "points", lambda r: r.get("bat", 0)),
    Category("FLD", "Runs saved", "points", lambda r: r.get("saved", 0)),
    Category(
        "PEN", "Bullpen earned run average", "points",
        lambda r: _ratio(27 * r.get("relief_earned", 0), r.get("relief_outs", 0)), ".2f", True, True,
    ),
)  # fmt: skip
"""What Pennant Race counts beside the lines of a box score (PR-25, PR-35)."""


def find_categories(keys: Iterable[str]) -> tuple[Category, ...]:
    """Categories by their keys, in that order."""
    known = {category.key: category for category in (*CATEGORIES, *POINTS)}
    return tuple(known[key] for key in keys)


def qualifies(category: Category, row: Row, club_games: float) -> bool:
    """3.1 plate appearances or one inning for each game that his club has played."""
    if not category.average:
        return category.measure(row) > 0
    if category.kind == "points":
        return "relief_outs" in row
    if category.needs and not row[category.needs]:
        return False
    if category.kind == "batting":
        return appearances(row) >= APPEARANCES_PER_GAME * club_games
    return bool(row["outs"] >= OUTS_PER_GAME * club_games)


def leaders(
    category: Category, rows: Iterable[Row], club_games: Mapping[str, float], most: int = 10
) -> list[tuple[str, float]]:
    """Players and figures, best first; those level with the last one are named too."""
    found = [
        (str(row["player"]), category.measure(row))
        for row in rows
        if qualifies(category, row, club_games.get(str(row["player"]), 0))
    ]
    found.sort(key=lambda pair: (pair[1] if category.lowest else -pair[1], pair[0]))
    if len(found) <= most:
        return found
    last = found[most - 1][1]
    return [pair for number, pair in enumerate(found) if number < most or pair[1] == last]


def leader(category: Category, rows: Iterable[Row], club_games: Mapping[str, float]) -> tuple[str, float] | None:
    """The first of `leaders`, found in one pass: ensembles ask for him a thousand times."""
    best: tuple[float, str] | None = None
    for row in rows:
        figure = category.measure(row)
        if not category.average and figure <= 0:
            continue
        mine = figure if category.lowest else -figure, str(row["player"])
        if best is not None and mine > best:
            continue
        if not category.average or qualifies(category, row, club_games.get(mine[1], 0)):
            best = mine
    if best is None:
        return None
    return best[1], best[0] if category.lowest else -best[0]
