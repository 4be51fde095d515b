"""The proof of a season's cards: what they give by exact odds, regular by regular, beside what they should."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from statistics import mean, median


@dataclass(frozen=True)
class Proved:
    """A regular: his figures per plate appearance or batter faced, wanted and on his card."""

    name: str
    club: str
    goal: Mapping[str, float]
    card: Mapping[str, float]
    note: str = ""
    """What keeps his card from coming nearer."""

    def error(self, name: str) -> float:
        return self.card[name] - self.goal[name]

    def worst(self, names: Iterable[str]) -> float:
        return max(abs(self.error(name)) for name in names)


def within(players: Sequence[Proved], names: Iterable[str], limit: float) -> float:
    """The share of the players all of whose figures are so near; 1 where there is nobody."""
    wanted = tuple(names)
    return mean(player.worst(wanted) <= limit for player in players) if players else 1.0


def medians(players: Sequence[Proved], names: Iterable[str]) -> dict[str, float]:
    """The median errors of each figure."""
    return {name: median(abs(player.error(name)) for player in players) if players else 0.0 for name in names}


def told(who: str, players: Sequence[Proved], names: Sequence[str], *near: float) -> list[str]:
    """A kind of player in words and figures, within each of some limits."""
    middle = ", ".join(f"{name} {value:.4f}" for name, value in medians(players, names).items())
    largest = max((player.worst(names) for player in players), default=0.0)
    return [
        f"{len(players)} {who} and more",
        *(f"  within {limit}: {_each(players, names, limit)}" for limit in near),
        f"  medians: {middle}; largest error {largest:.4f}",
    ]


def _each(players: Sequence[Proved], names: Sequence[str], limit: float) -> str:
    """The shares of the players who are so near, by figure and in all."""
    each = ", ".join(f"{name} {within(players, (name,), limit):.3f}" for name in names)
    return f"{each}, all {within(players, names, limit):.3f}"


def misses(players: Sequence[Proved], names: Sequence[str], near: float) -> list[str]:
    """Everybody who is further off, with what keeps him there."""
    return [
        f"  {player.name} ({player.club}): {', '.join(f'{name} {player.error(name):+.4f}' for name in names)}"
        + (f"; {player.note}" if player.note else "")
        for player in players
        if player.worst(names) > near
    ]
