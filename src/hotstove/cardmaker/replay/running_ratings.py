"""Speed, steal letter and jump from the record."""

from __future__ import annotations

from hotstove.cardmaker.baseline.average import Running
from hotstove.cardmaker.replay.steal_marks import letter_success
from hotstove.games.replay.cards import Runner
from hotstove.record.lines import Batting
from hotstove.table.sums import summed

JUMPS = ((0.42, 6), (0.26, 5), (0.15, 4), (0.08, 3), (0.04, 2), (0.0, 1))
"""Attempts for each time on first base, and the jump they are worth; 3, 12, 30, 50 and 70 of 100 batters of 1988 with
300 turns tried oftener than the first five say."""
SPEED_STEPS = (2.4, 3.6, 5.0, 6.4)


EXTRA_BASES_PART = (5.0, 10.0)
"""Of the scale of 0 to 10 for a player who takes as many extra bases on hits as the league, and for each share more:
eight of ten players of 1988 with thirty chances took .71 to 1.32 times as many (Retrosheet's running tables)."""


def speed_score(line: Batting, legs: float | None = None) -> float:
    """On a scale of 0 to 10, after Bill James: steals, triples, double plays avoided, and extra bases taken over the
    league's, or runs scored when on base where nobody saw those."""
    tries = line.sb + line.cs
    on_first = max(line.on_first, 1.0)
    on_base = max(line.h + line.bb + line.hbp - line.hr, 1.0)
    in_play = max(line.ab - line.hr - line.so, 1.0)
    middle, step = EXTRA_BASES_PART
    parts = (
        20 * (line.sb + 3) / (tries + 7) - 8,
        (tries / on_first) ** 0.5 / 0.07,
        line.triples / in_play / 0.02 * 10,
        ((line.runs - line.hr) / on_base - 0.1) / 0.04 if legs is None else middle + step * (legs - 1),
        (0.055 - line.gidp / in_play) / 0.005,
    )
    return summed(min(10.0, max(0.0, part)) for part in parts) / len(parts)


def speed_rating(line: Batting, shrunk: float = 0.0, legs: float | None = None) -> int:
    """1 to 5; small samples are shrunk toward the middle."""
    chances = line.on_first
    weight = chances / (chances + 25) * (1 - shrunk / 2)
    score = weight * speed_score(line, legs) + (1 - weight) * 4.3
    return 1 + summed(score > step for step in SPEED_STEPS)


def letter_of(success: float, tried: bool) -> str:
    """The letter whose chance of a stolen base comes nearest to his, A to K; L for a player who never tried."""
    if not tried:
        return "L"
    chances = letter_success()
    return min(chances, key=lambda letter: abs(chances[letter] - success))


def jump_of(attempts: float) -> int:
    return next((jump for least, jump in JUMPS if attempts > least), 0)


def runner_of(line: Batting, running: Running, shrunk: float, speed: int) -> Runner:
    """A player's running ratings; `running` is what he tried and made, shrunk toward the league where he did little."""
    tried = line.sb + line.cs > 0
    success = line.sb / (line.sb + line.cs) if tried and shrunk == 0 else running.success
    return Runner(speed, letter_of(success, tried), jump_of(running.attempts) if tried else 0)
