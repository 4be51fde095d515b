"""Fielding ratings: ranks among the players who played a position, and errors against the checks that the charts
make."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from hotstove.cardmaker.baseline import Baseline
from hotstove.cardmaker.replay.average_context import RATINGS
from hotstove.games.replay.fielding import INFIELD, NO_BRACKET, Glove
from hotstove.record import OUTFIELD, ClubRecord, Fielding, PlayerRecord
from hotstove.table.sums import summed

POSITIONS = ("P", "C", "1B", "2B", "3B", "SS", "LF", "CF", "RF")
DOUBT = 1310.0
"""Outs in the field at the average that are added to a player's own, at which half of it is believed: measured on the
record of 1974 to 1992, where plays for each out of 3,992 players with 300 outs at a position of the infield or outfield
went along with those of their next season by .45 to .53, in 1,040 to 1,320 outs."""
ROLLS = tuple(10 * red + white for red in range(1, 7) for white in range(1, 7))
CHECKS = {"P": 0.0060, "C": 0.0040, "1B": 0.0053, "2B": 0.0085, "3B": 0.0100, "SS": 0.0105}
CHECKS |= dict.fromkeys(OUTFIELD, 0.0036)
"""Error checks for each out in the field, by position, as the charts make them."""
WORST_CHANCE, BEST_CHANCE = 35 / 36, 0
"""RB-07: rolls above the error ratings 11 and 66."""


def plays(position: str, line: Fielding) -> float:
    """What a player at the position is there for, for each out."""
    outs = max(line.outs, 1.0)
    if position in OUTFIELD:
        return line.po / outs
    if position == "C":
        return line.caught_share
    if position in ("2B", "SS"):
        return (line.a + 0.5 * line.dp) / outs
    return (line.a + 0.3 * line.dp) / outs


def arm(position: str, line: Fielding) -> float:
    return line.a / max(line.outs, 1.0)


@dataclass(frozen=True)
class Scale:
    """The bounds between ratings at one position, from the best down."""

    bounds: tuple[float, ...]
    mean: float
    measure: Callable[[str, Fielding], float]

    def rank(self, position: str, line: Fielding | None) -> int:
        """1 for the best; players who played little lie near the middle."""
        if line is None or line.outs <= 0:
            return 1 + len(self.bounds) // 2
        value = drawn_in(self.measure(position, line), self.mean, line.outs)
        return 1 + summed(value < bound for bound in self.bounds)


def drawn_in(value: float, mean: float, outs: float) -> float:
    return (value * outs + mean * DOUBT) / (outs + DOUBT)


@dataclass(frozen=True)
class Gloves:
    """The scales of a pool of leagues."""

    ranges: Mapping[str, Scale]
    arms: Mapping[str, Scale]
    errors: Mapping[str, float]
    """Errors for each out at a position."""
    thrown_out: Mapping[tuple[str, str, str], float] = field(default_factory=dict)
    """By club, Retrosheet's id and position: runners thrown out over the league's, where play by play was taken in."""

    def glove(self, player: PlayerRecord, position: str) -> Glove:
        """His rating there; a catcher's passed balls are rated once all cards are fitted (`got_away.py`)."""
        line = player.fielding.get(position)
        rank = self.ranges[position].rank(position, line)
        error = self._error(position, line)
        if position in (*INFIELD, "P"):
            return Glove(rank, NO_BRACKET, error)
        if position == "C":
            return Glove(6 - rank, NO_BRACKET, error)
        arms, seen = self.arms[position], self.thrown_out.get((player.clubs[0], player.retro_id, position))
        if line is not None and seen is not None:
            line = replace(line, a=seen * arms.mean * line.outs)
        return Glove(6 - rank, 6 - arms.rank(position, line), error)

    def gloves(self, player: PlayerRecord) -> dict[str, Glove]:
        """Every position that he played."""
        played = [position for position in player.positions if position in POSITIONS]
        if player.pitching is not None and "P" not in played:
            played.append("P")
        return {position: self.glove(player, position) for position in played if position != "P" or player.pitching}

    def _error(self, position: str, line: Fielding | None) -> int:
        """The rating whose chance of an error, at the checks that come to him, gives his errors."""
        mean = self.errors[position]
        rate = mean if line is None or line.outs <= 0 else (line.e + mean * DOUBT / 3) / (line.outs + DOUBT / 3)
        return error_rating(rate / CHECKS[position])

    def standing(self, club: ClubRecord) -> dict[int, tuple[float, ...]]:
        """Shares of the ratings 1 to 5 that stood at each infield position of a club."""
        found = {}
        for number, position in enumerate(POSITIONS, start=1):
            shares = [0.0] * 5
            for player in club.players:
                if position in player.fielding:
                    shares[self.glove(player, position).rating - 1] += player.fielding[position].outs
            whole = summed(shares)
            found[number] = tuple(share / whole for share in shares) if whole else RATINGS
        return found


def error_rating(chance: float) -> int:
    """The number above which a roll of 11 to 66 is an error so often."""
    count = round(36 * max(BEST_CHANCE, min(WORST_CHANCE, chance)))
    return ROLLS[35 - count]


def judge_gloves(
    clubs: Sequence[ClubRecord], baseline: Baseline, thrown_out: Mapping[tuple[str, str, str], float]
) -> Gloves:
    """The scales of all who played in a pool."""
    lines = {
        position: [
            player.fielding[position] for club in clubs for player in club.players if position in player.fielding
        ]
        for position in POSITIONS
    }
    ranges = {position: _scale(position, found, plays, RATINGS) for position, found in lines.items()}
    arms = {position: _scale(position, lines[position], arm, RATINGS) for position in OUTFIELD}
    errors = {position: _errors(found) for position, found in lines.items()}
    return Gloves(ranges, arms, errors, thrown_out)


def _errors(lines: Sequence[Fielding]) -> float:
    outs = summed(line.outs for line in lines)
    return summed(line.e for line in lines) / outs if outs else 0.0


def _scale(
    position: str, lines: Sequence[Fielding], measure: Callable[[str, Fielding], float], shares: Sequence[float]
) -> Scale:
    """Bounds such that ratings have their shares of the innings; a player stands where the middle of his own falls."""
    outs = summed(line.outs for line in lines)
    mean = summed(measure(position, line) * line.outs for line in lines) / outs if outs else 0.0
    values = sorted(
        ((drawn_in(measure(position, line), mean, line.outs), line.outs) for line in lines if line.outs > 0),
        reverse=True,
    )
    bounds: list[float] = []
    seen, wanted, before = 0.0, shares[0] * outs, math.inf
    for value, innings in values:
        while seen + innings / 2 > wanted and len(bounds) < len(shares) - 1:
            bounds.append(before)
            wanted += shares[len(bounds)] * outs
        seen, before = seen + innings, value
    bounds += [before] * (len(shares) - 1 - len(bounds))
    return Scale(tuple(bounds), mean, measure)
