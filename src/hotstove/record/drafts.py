"""Lahman's rows of a season as drafts by player and club, before and after their gaps are filled."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar

from hotstove.record.fill import Draft
from hotstove.record.lahman import Row
from hotstove.record.lines import Batting, Fielding, Line, Pitching

Key = tuple[str, str]
"""Lahman's ids of player and club: two stints at one club are one record."""

BATTING = {
    "games": "G", "ab": "AB", "runs": "R", "h": "H", "doubles": "2B", "triples": "3B", "hr": "HR", "rbi": "RBI",
    "bb": "BB", "ibb": "IBB", "hbp": "HBP", "so": "SO", "sh": "SH", "sf": "SF", "gidp": "GIDP", "sb": "SB", "cs": "CS",
    "sf_in_ab": "SF_IN_AB",
}  # fmt: skip
PITCHING = {
    "games": "G", "starts": "GS", "complete": "CG", "shutouts": "SHO", "wins": "W", "losses": "L", "saves": "SV",
    "finished": "GF", "outs": "IPouts", "bf": "BFP", "h": "H", "runs": "R", "er": "ER", "hr": "HR", "bb": "BB",
    "ibb": "IBB", "hbp": "HBP", "so": "SO", "wp": "WP", "bk": "BK", "sh": "SH", "sf": "SF", "gidp": "GIDP",
}  # fmt: skip
FIELDING = {
    "games": "G", "starts": "GS", "outs": "InnOuts", "po": "PO", "a": "A", "e": "E", "dp": "DP", "pb": "PB",
    "sb": "SB", "cs": "CS",
}  # fmt: skip

L = TypeVar("L", bound=Line)


def drafted(rows: Iterable[Row], columns: Iterable[str]) -> dict[Key, Draft]:
    """One draft for each player and club; the stints of a player who came back are added up."""
    drafts: dict[Key, Draft] = {}
    wanted = list(columns)
    for row in rows:
        key = row["playerID"], row["teamID"]
        if key in drafts:
            mine = drafts[key].row
            drafts[key].row = {c: _added(mine[c], row.get(c)) for c in wanted}
        else:
            drafts[key] = Draft(*key, row["lgID"], {c: row.get(c) for c in wanted})
    return drafts


def drafted_by_position(rows: Sequence[Row], columns: Iterable[str]) -> dict[Key, dict[str, Draft]]:
    wanted = list(columns)
    found: dict[Key, dict[str, Draft]] = {}
    for position in dict.fromkeys(row["POS"] for row in rows):
        for key, draft in drafted((row for row in rows if row["POS"] == position), wanted).items():
            found.setdefault(key, {})[position] = draft
    return found


def finished(kind: type[L], draft: Draft, names: Mapping[str, str]) -> L:
    """The line of a filled draft."""
    figures = {field: draft.row[column] or 0 for field, column in names.items()}
    marks = frozenset(field for field, column in names.items() if column in draft.estimated)
    return kind(estimated=marks, **figures)


def batting_line(draft: Draft) -> Batting:
    return finished(Batting, draft, BATTING)


def pitching_line(draft: Draft) -> Pitching:
    return finished(Pitching, draft, PITCHING)


def fielding_line(draft: Draft) -> Fielding:
    return finished(Fielding, draft, FIELDING)


def _added(mine: float | None, theirs: float | None) -> float | None:
    """Two figures of which both may be missing; one missing makes the sum incomplete, so only two figures add."""
    if mine is None or theirs is None:
        return mine if theirs is None else theirs
    return mine + theirs
