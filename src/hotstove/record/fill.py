"""Common tools of the estimates: which columns a league kept, and what a player did in the seasons around."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

from hotstove.record.lahman import Lahman, Row
from hotstove.record.raking import rake
from hotstove.table.sums import summed

NEAR_YEARS = 4
OWN_WEIGHT = 200.0
"""A player's own rate over the seasons within NEAR_YEARS counts against this many chances at the rate of his kind."""


@dataclass(slots=True)
class Draft:
    """A row of one table for one player at one club, while its gaps are filled."""

    player: str
    club: str
    league: str
    row: Row
    pitcher: bool = False
    bats: str = "R"
    estimated: set[str] = field(default_factory=set)

    def get(self, column: str) -> float:
        return float(self.row[column] or 0)

    def put(self, column: str, value: float) -> None:
        self.row[column] = value
        self.estimated.add(column)


def by_league(drafts: Iterable[Draft]) -> dict[str, list[Draft]]:
    leagues: dict[str, list[Draft]] = {}
    for draft in drafts:
        leagues.setdefault(draft.league, []).append(draft)
    return leagues


def kept(drafts: Sequence[Draft], column: str) -> bool:
    """Whether a league kept a column that season: one that is empty or all zero was not kept."""
    return any(draft.row[column] for draft in drafts)


def total(drafts: Iterable[Draft], column: str) -> float:
    return summed(draft.get(column) for draft in drafts)


def own_rates(lahman: Lahman, year: int, column: str, base: str) -> dict[str, tuple[float, float]]:
    """For each player the column's sum and its base's sum over league-seasons near the year that kept the column.

    The National Association's seasons (1871-75) are left out.
    """
    rows = lahman.rows(
        f"""WITH near AS (SELECT * FROM {{Batting}}
                          WHERE yearID BETWEEN ? AND ? AND yearID <> ? AND lgID <> 'NA'),
            kept AS (SELECT yearID, lgID FROM near GROUP BY ALL HAVING sum("{column}") > 0)
            SELECT playerID, sum("{column}") AS number, sum({base}) AS base
            FROM near SEMI JOIN kept USING (yearID, lgID) WHERE "{column}" IS NOT NULL GROUP BY playerID""",
        [year - NEAR_YEARS, year + NEAR_YEARS, year],
    )
    return {row["playerID"]: (float(row["number"]), float(row["base"])) for row in rows}


def spread(
    drafts: Sequence[Draft],
    column: str,
    league_total: float,
    base: Callable[[Draft], float],
    own: dict[str, tuple[float, float]],
    lean: Callable[[Draft], float] = lambda draft: 1.0,
) -> None:
    """Share out a league's total over its players by base times rate, and mark it as estimated.

    The rate is the player's own near the year, with OWN_WEIGHT chances at the rate of his kind (pitchers, others),
    which ``lean`` multiplies.
    """
    kinds = {}
    for pitcher in (True, False):
        seen = [own[draft.player] for draft in drafts if draft.pitcher == pitcher and draft.player in own]
        chances = summed(pair[1] for pair in seen)
        kinds[pitcher] = summed(pair[0] for pair in seen) / chances if chances else 0.0
    known = max(kinds.values()) or 1.0
    weights = []
    for draft in drafts:
        kind = (kinds[draft.pitcher] or known) * lean(draft)
        number, chances = own.get(draft.player, (0.0, 0.0))
        weights.append(base(draft) * (number + OWN_WEIGHT * kind) / (chances + OWN_WEIGHT))
    for draft, share in zip(drafts, rake(weights, league_total), strict=True):
        draft.put(column, share)
