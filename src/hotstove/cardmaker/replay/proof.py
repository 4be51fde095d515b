"""The proof of a season's cards by exact odds: how near they come to the record."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from hotstove.cardmaker.replay.club import batter_card
from hotstove.cardmaker.replay.figures import batting_figures, pitcher_floors, pitching_figures
from hotstove.cardmaker.replay.season_fit import fit_pool
from hotstove.record import read_season
from hotstove.table.sums import summed

REGULAR_TURNS, REGULAR_INNINGS = 300.0, 100.0
NEAR = 0.006
"""Who counts as a regular, and as right, in the table of docs/replay.md; no card depends on it."""
BATTING, PITCHING = ("AVG", "HR", "BB", "SO"), ("K", "BB", "H", "HR")


@dataclass(frozen=True)
class Proved:
    """One player's figures, wanted and on his card."""

    name: str
    club: str
    goal: dict[str, float]
    card: dict[str, float]
    floor: dict[str, float]
    """How far from a figure any card of his kind must stay."""

    def error(self, name: str) -> float:
        return self.card[name] - self.goal[name]

    def worst(self, names: Iterable[str]) -> float:
        return max(abs(self.error(name)) for name in names)


@dataclass(frozen=True)
class Proof:
    """The regulars of a season."""

    batters: tuple[Proved, ...]
    pitchers: tuple[Proved, ...]

    def batters_within(self, *names: str) -> float:
        return _share(player.worst(names) <= NEAR for player in self.batters)

    def pitchers_within(self, *names: str) -> float:
        return _share(player.worst(names) <= NEAR for player in self.pitchers)

    @property
    def double_plays(self) -> float:
        """How double plays on the cards go along with those of the record: 1 is exactly."""
        import numpy as np

        pairs = np.array([(player.goal["GDP"], player.card["GDP"]) for player in self.batters])
        return float(np.corrcoef(pairs[:, 0], pairs[:, 1])[0, 1])


def prove(year: int, regress: float) -> Proof:
    """Every regular of a season, counted on his card."""
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
                floors = pitcher_floors(fit, key)
                pitchers.append(_proved(target.player.name, key[1], "pit", found, floors))
    return Proof(tuple(batters), tuple(pitchers))


def _proved(name: str, club: str, prefix: str, found: dict[str, float], floor: dict[str, float]) -> Proved:
    names = dict.fromkeys(key.split()[1] for key in found if key.startswith(prefix))
    goal = {key: found[f"{prefix} {key} goal"] for key in names}
    return Proved(name, club, goal, {key: found[f"{prefix} {key} card"] for key in names}, floor)


def _share(values: Iterable[bool]) -> float:
    found = list(values)
    return summed(found) / len(found) if found else 1.0


def proof_lines(year: int, regress: float, proof: Proof | None = None) -> list[str]:
    """The proof in words and figures; every miss by name, with what no card can better."""
    proof = proof or prove(year, regress)
    each = ", ".join(f"{name} {proof.batters_within(name):.3f}" for name in BATTING)
    lines = [
        f"{len(proof.batters)} batters with {REGULAR_TURNS:g} plate appearances and more, within {NEAR}: {each}, "
        f"all four {proof.batters_within(*BATTING):.3f}; double plays go along with the record by "
        f"{proof.double_plays:.3f}"
    ]
    each = ", ".join(f"{name} {proof.pitchers_within(name):.3f}" for name in PITCHING)
    lines.append(
        f"{len(proof.pitchers)} pitchers with {REGULAR_INNINGS:g} innings and more, within {NEAR}: {each}, "
        f"all four {proof.pitchers_within(*PITCHING):.3f}"
    )
    for players, names in ((proof.batters, BATTING), (proof.pitchers, PITCHING)):
        for player in players:
            if player.worst(names) > NEAR:
                errors = ", ".join(f"{name} {player.error(name):+.4f}" for name in names)
                floors = ", ".join(f"{name} {floor:.4f}" for name, floor in player.floor.items() if floor > 0)
                lines.append(f"  {player.name} ({player.club}): {errors}" + (f"; at best {floors}" if floors else ""))
    return lines
