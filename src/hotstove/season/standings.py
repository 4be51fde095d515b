"""The standings as papers print them: won, lost, games behind, streak, last ten, home and road, pythagorean."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from hotstove.records.rows import ClubRow, GameRow
from hotstove.table.sums import summed

PYTHAGOREAN = 1.83

DIVISIONS = {"E": "East", "C": "Central", "W": "West"}
"""Divisions as the record writes them, in the order in which they are printed."""


@dataclass
class StandingsRow:
    """One club's row."""

    code: str
    name: str
    group: str
    """League and division."""
    results: list[int] = field(default_factory=list)
    """1 for a win, 0 for a loss, in order; ties are left out."""
    home: list[int] = field(default_factory=list)
    road: list[int] = field(default_factory=list)
    scored: int = 0
    allowed: int = 0
    ties: int = 0
    behind: float = 0.0

    @property
    def won(self) -> int:
        return summed(self.results)

    @property
    def lost(self) -> int:
        return len(self.results) - self.won

    @property
    def percentage(self) -> float:
        return self.won / len(self.results) if self.results else 0.0

    @property
    def streak(self) -> str:
        if not self.results:
            return "-"
        last = self.results[-1]
        length = 0
        for result in reversed(self.results):
            if result != last:
                break
            length += 1
        return f"{'W' if last else 'L'}{length}"

    @property
    def last_ten(self) -> str:
        ten = self.results[-10:]
        return f"{sum(ten)}-{len(ten) - sum(ten)}"

    @property
    def at_home(self) -> str:
        return f"{sum(self.home)}-{len(self.home) - sum(self.home)}"

    @property
    def on_road(self) -> str:
        return f"{sum(self.road)}-{len(self.road) - sum(self.road)}"

    @property
    def expected(self) -> float:
        """Wins that the runs scored and allowed would usually give."""
        if not self.scored and not self.allowed:
            return 0.0
        scored, allowed = self.scored**PYTHAGOREAN, self.allowed**PYTHAGOREAN
        return float(len(self.results) * scored / (scored + allowed))

    def add(self, own: int, other: int, at_home: bool) -> None:
        self.scored += own
        self.allowed += other
        if own == other:
            self.ties += 1
            return
        result = int(own > other)
        self.results.append(result)
        (self.home if at_home else self.road).append(result)


def standings(clubs: Mapping[str, ClubRow], games: Iterable[GameRow]) -> dict[str, list[StandingsRow]]:
    """Places by league and division, best first, with games behind the leader."""
    places = {
        code: StandingsRow(code, row["name"], f"{row['league']} {row['division']}".strip())
        for code, row in clubs.items()
    }
    for game in games:
        visitors, home = game["visitors_runs"], game["home_runs"]
        places[game["visitors"]].add(visitors, home, False)
        places[game["home"]].add(home, visitors, True)
    groups: dict[str, list[StandingsRow]] = {}
    for place in places.values():
        groups.setdefault(place.group, []).append(place)
    order = list(DIVISIONS)
    return {
        name: ranked(groups[name])
        for name in sorted(groups, key=lambda name: [(order.index(w) if w in order else -1, w) for w in name.split()])
    }


def title_of(group: str) -> str:
    """A group as it is headed: `AL E` is the AL East, `AL E first half` the AL East first half."""
    return " ".join(DIVISIONS.get(word, word) for word in group.split())


def ranked(rows: Iterable[StandingsRow]) -> list[StandingsRow]:
    """Clubs of one group, best first, each with the games that it is behind the leader."""
    found = sorted(rows, key=lambda row: (-row.percentage, row.allowed - row.scored, row.code))
    leader = found[0]
    for row in found:
        row.behind = ((leader.won - row.won) + (row.lost - leader.lost)) / 2
    return found
