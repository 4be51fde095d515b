"""Real line, goal and expected line of a card, figure by figure; and what a line leaves to a player who swings away."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache

from hotstove.cardmaker.baseline import Rates
from hotstove.cardmaker.superstar.responses import BUNT, EVENT, PLACE, reactions
from hotstove.table.sums import summed

BATTING = ("avg", "1b", "2b", "3b", "hr", "bb", "hbp", "so", "gidp", "sf")
PITCHING = ("h", "hr", "bb", "so", "hbp", "wp", "bk")

LINE = ("1B", "2B", "3B", "HR", "BB", "HBP", "K", "GDP", "SF")
"""What a batter's columns are fitted to."""
SEARCHED = LINE[:-1]
"""The events whose weights are searched for; flies that score a run take what they need of the outs that are left."""
BUNTED_IN = (("1--", 0), ("1--", 1), ("12-", 0), ("12-", 1))


@dataclass(frozen=True)
class Figures:
    """A figure as it was, as the card should have it (the same but for players who are shrunk), and as the card has
    it."""

    real: Mapping[str, float]
    goal: Mapping[str, float]
    card: Mapping[str, float]

    def written(self, prefix: str) -> dict[str, float]:
        """As they stand on a card: the goal only where it is another than the real figure."""
        found = {}
        for name in self.goal:
            if name in self.real:
                found[f"{prefix} {name} real"] = round(self.real[name], 5)
            if abs(self.goal[name] - self.real.get(name, -1.0)) > 5e-6:
                found[f"{prefix} {name} goal"] = round(self.goal[name], 5)
            found[f"{prefix} {name} card"] = round(self.card[name], 5)
        return found


def batting_figures(rates: Rates, flies: float) -> dict[str, float]:
    """`flies` that scored a run were no at-bats, as the season's scorers charged them."""
    at_bats = 1 - rates.bb - rates.hbp - rates.sh - flies
    counts = rates.singles, rates.doubles, rates.triples, rates.hr, rates.bb, rates.hbp, rates.so, rates.gidp, rates.fly
    return {"avg": rates.h / at_bats if at_bats > 0 else 0.0, **dict(zip(BATTING[1:], counts, strict=True))}


def pitching_figures(rates: Rates, wild: float, balks: float) -> dict[str, float]:
    counts = rates.h, rates.hr, rates.bb, rates.so, rates.hbp, wild, balks
    return dict(zip(PITCHING, counts, strict=True))


@cache
def bunted(rating: str) -> dict[str, float]:
    """What comes of a bunt by a player of this rating, found by running the rules; UP where he swings after all."""
    events = reactions(BUNT, (), rating).events
    rows = [events[PLACE[situation], 0, 0] for situation in BUNTED_IN]
    return {name: summed(float(row[place]) for row in rows) / len(rows) for name, place in EVENT.items()}


def bunted_by(bunters: Mapping[str, float]) -> dict[str, float]:
    """What comes of a bunt by these, bunts by rating: by those whom pitchers meet; where nobody bunts, of an A's."""
    whole = summed(bunters.values())
    if not whole:
        return bunted("A")
    shares = [(number / whole, bunted(rating)) for rating, number in bunters.items()]
    return {name: summed(share * come_to[name] for share, come_to in shares) for name in EVENT}


def tried(rates: Rates, come_to: Mapping[str, float]) -> float:
    """Bunts for each plate appearance: those that the scorer credited and the others; `come_to` is what comes of
    one."""
    return rates.sh / come_to["SH"]


def swings_away(rates: Rates, come_to: Mapping[str, float], called: float) -> float:
    """The share of plate appearances in which he swings away; `called` is the share of his intentional walks that
    managers call, the others stand on the card as walks."""
    return 1 - tried(rates, come_to) * (1 - come_to["UP"]) - called * rates.ibb


def swinging(rates: Rates, come_to: Mapping[str, float], called: float) -> list[float]:
    """LINE for each plate appearance in which he swings away: what bunts come to is in the record of his swings."""
    bunts = tried(rates, come_to)
    had = (rates.singles, rates.doubles, rates.triples, rates.hr, rates.ubb + (1 - called) * rates.ibb, rates.hbp,
           rates.so, rates.gidp, rates.fly)  # fmt: skip
    away = swings_away(rates, come_to, called)
    return [max(value - bunts * come_to[event], 0.0) / away for event, value in zip(LINE, had, strict=True)]


def with_bunts(line: Sequence[float], rates: Rates, come_to: Mapping[str, float], called: float) -> Rates:
    """The whole of a card: LINE while he swings away, his bunts and the walks that are called."""
    bunts, away = tried(rates, come_to), swings_away(rates, come_to, called)
    singles, doubles, triples, hr, bb, hbp, so, gidp, fly = (
        away * value + bunts * come_to[event] for event, value in zip(LINE, line, strict=True)
    )
    found = Rates(singles, doubles, triples, hr, bb, called * rates.ibb, hbp, so, rates.sh, fly, gidp, 0.0)
    return replace(found, out=1 - summed(found))
