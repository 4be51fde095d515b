"""The proof of Replay Baseball's cards by exact odds: how near they come to the record."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from hotstove.cardmaker.fit.proof import Proved, misses, told
from hotstove.cardmaker.replay.club import batter_card
from hotstove.cardmaker.replay.figures import batting_figures, pitcher_floors, pitching_figures
from hotstove.cardmaker.replay.season_fit import fit_pool
from hotstove.record import read_season

REGULAR_TURNS, REGULAR_INNINGS = 300.0, 100.0
NEAR = 0.006
"""Who counts as a regular, and as right, in the table of docs/replay.md; no card depends on it."""
BATTING, PITCHING = ("AVG", "HR", "BB", "SO"), ("K", "BB", "H", "HR")


@dataclass(frozen=True)
class Proof:
    """The regulars of a season."""

    batters: tuple[Proved, ...]
    pitchers: tuple[Proved, ...]

    @property
    def double_plays(self) -> float:
        """How double plays on the cards go along with those of the record: 1 is exactly."""
        import numpy as np

        pairs = np.array([(player.goal["GDP"], player.card["GDP"]) for player in self.batters])
        return float(np.corrcoef(pairs[:, 0], pairs[:, 1])[0, 1])


def prove(year: int, regress: float) -> Proof:
    """Every regular of a season, counted on his card; of pitchers how far from a figure any card must stay."""
    batters, pitchers = [], []
    season = read_season(year)
    for leagues in season.pools:
        fit = fit_pool(year, leagues, regress)
        pool = fit.pool
        clubs = {club.code: club for club in pool.clubs}
        for key, target in pool.targets.items():
            line = target.player.pitching
            if target.player.batting.pa >= REGULAR_TURNS and not pool.bats_by_number(key):
                found = batting_figures(fit, key, batter_card(fit, key, clubs[key[1]]))
                batters.append(_proved(target.player.name, key[1], "bat", found, {}))
            if line is not None and line.innings >= REGULAR_INNINGS:
                found = pitching_figures(fit, key)
                pitchers.append(_proved(target.player.name, key[1], "pit", found, pitcher_floors(fit, key)))
    return Proof(tuple(batters), tuple(pitchers))


def _proved(name: str, club: str, prefix: str, found: Mapping[str, float], floors: Mapping[str, float]) -> Proved:
    names = dict.fromkeys(key.split()[1] for key in found if key.startswith(prefix))
    goal = {key: found[f"{prefix} {key} goal"] for key in names}
    best = ", ".join(f"{key} {floor:.4f}" for key, floor in floors.items() if floor > 0)
    card = {key: found[f"{prefix} {key} card"] for key in names}
    return Proved(name, club, goal, card, f"at best {best}" if best else "")


def proof_lines(year: int, regress: float, proof: Proof | None = None) -> list[str]:
    """The proof in words and figures; every miss by name, with what no card can better."""
    proof = proof or prove(year, regress)
    return [
        *told(f"batters with {REGULAR_TURNS:g} plate appearances", proof.batters, BATTING, NEAR),
        f"  double plays go along with the record by {proof.double_plays:.3f}",
        *told(f"pitchers with {REGULAR_INNINGS:g} innings", proof.pitchers, PITCHING, NEAR),
        *misses(proof.batters, BATTING, NEAR),
        *misses(proof.pitchers, PITCHING, NEAR),
    ]
