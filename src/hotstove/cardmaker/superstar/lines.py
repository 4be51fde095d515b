"""Real line, goal and expected line of a card, figure by figure."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from hotstove.cardmaker.baseline import Hand, Rates, Split, Target
from hotstove.cardmaker.superstar import expected_line as at
from hotstove.cardmaker.superstar.expected_line import Shares
from hotstove.cardmaker.superstar.swinging_away import Bunts, bunts_of
from hotstove.record import Batting, Pitching
from hotstove.table.sums import summed

BATTING = ("avg", "1b", "2b", "3b", "hr", "bb", "hbp", "so", "gidp", "sf")
PITCHING = ("h", "hr", "bb", "so", "hbp", "wp", "bk")


@dataclass(frozen=True)
class Figures:
    """A figure as it was, as the card should have it (the same but for players who are shrunk), and as the card has
    it."""

    real: Mapping[str, float]
    goal: Mapping[str, float]
    card: Mapping[str, float]

    def error(self, name: str) -> float:
        return self.card[name] - self.goal[name]

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


def real_batting(line: Batting) -> dict[str, float]:
    pa = line.pa
    if not pa:
        return {}
    counts = (line.singles, line.doubles, line.triples, line.hr, line.bb, line.hbp, line.so, line.gidp, line.run_flies)
    return {"avg": line.avg, **{name: count / pa for name, count in zip(BATTING[1:], counts, strict=True)}}


def goal_batting(rates: Rates, flies_in_ab: bool) -> dict[str, float]:
    figures = (
        rates.singles,
        rates.doubles,
        rates.triples,
        rates.hr,
        rates.bb,
        rates.hbp,
        rates.so,
        rates.gidp,
        rates.fly,
    )
    at_bats = rates.ab + (rates.fly if flies_in_ab else 0.0)
    return {"avg": rates.h / at_bats if at_bats > 0 else 0.0, **dict(zip(BATTING[1:], figures, strict=True))}


def card_batting(
    split: Split,
    bunt: str,
    called: float,
    lines: Mapping[Hand, Shares],
    away: Mapping[Hand, float],
    extra: Mapping[str, float],
    flies: float,
) -> dict[str, float]:
    """What the columns come to over a season: swinging away against either hand, bunting and walked on purpose.

    ``lines`` are the columns' lines against the mean pitcher of each hand, ``away`` the shares of plate appearances
    against him in which the player swings away; ``extra`` holds double plays and run-scoring flies per plate
    appearance, ``flies`` those for which the season's scorers charged no at-bat.
    """
    hands: tuple[tuple[Hand, float], ...] = (("L", split.left_share), ("R", 1 - split.left_share))
    chances = bunts_of(bunt)
    left, right = (lines[hand] * (share * away[hand]) for hand, share in hands)
    total: Shares = left + right
    sacrifices = summed(share * split.against(hand).sh for hand, share in hands)
    walked = summed(share * called * split.against(hand).ibb for hand, share in hands)
    singles = float(total[at.SINGLE]) + sacrifices * chances.single / chances.sacrifice
    hits = singles + float(total[at.DOUBLE] + total[at.TRIPLE] + total[at.HOMER])
    walks = float(total[at.WALK]) + walked
    hbp = float(total[at.HIT_BATSMAN])
    at_bats = 1 - walks - hbp - sacrifices - flies
    figures = (singles, total[at.DOUBLE], total[at.TRIPLE], total[at.HOMER], walks, hbp, total[at.STRIKEOUT])
    found = {name: float(value) for name, value in zip(BATTING[1:8], figures, strict=True)}
    return {"avg": hits / at_bats if at_bats > 0 else 0.0, **found, **extra}


def real_pitching(line: Pitching) -> dict[str, float]:
    if not line.bf:
        return {}
    counts = (line.h, line.hr, line.bb, line.so, line.hbp, line.wp, line.bk)
    return {name: count / line.bf for name, count in zip(PITCHING, counts, strict=True)}


def goal_pitching(target: Target) -> dict[str, float]:
    rates = target.pitching
    assert rates is not None
    figures = (rates.h, rates.hr, rates.bb, rates.so, rates.hbp, target.wild, target.balks)
    return dict(zip(PITCHING, figures, strict=True))


def card_pitching(
    rates: Rates, bunts: Bunts, called: float, line: Shares, away: float, wild: float, balks: float
) -> dict[str, float]:
    """What a chart comes to against the mean batters, bunts and intentional walks added."""
    hits = float(line[: at.WALK].sum()) * away + rates.sh * bunts.single / bunts.sacrifice
    walks = float(line[at.WALK]) * away + called * rates.ibb
    homers, struck, hbp = (float(line[event]) * away for event in (at.HOMER, at.STRIKEOUT, at.HIT_BATSMAN))
    return dict(zip(PITCHING, (hits, homers, walks, struck, hbp, wild, balks), strict=True))
