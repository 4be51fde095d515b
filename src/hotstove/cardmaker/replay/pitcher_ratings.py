"""The ratings around a pitcher's grid: endurance, hold, and the bat."""

from __future__ import annotations

from hotstove.cardmaker.baseline import Baseline, Rates
from hotstove.cardmaker.baseline.kinds import OUTS_IN_RELIEF
from hotstove.record import Pitching

LONGEST_START = 9
TIRED_STARTING = (0.009, 0.014)
"""The share of batters whom starters face on their B grades, for each run a game of a club in their league: where
nobody finished what he started, and what is added where all did (`python -m tests.helpers.replay_tired`, as below)."""
TIRED_BRIEFLY, TIRED_IN_RELIEF = 0.14, 0.052
"""The same of relievers who last two batters, and of others: in parts of 1930, 1955, 1968, 1977, 1988, 2000 and 2012
that `python -m tests.helpers.replay_tired` played on 2026-11-20."""
CLOSER, SETUP, MIDDLE, LONG = 9, 8, 7, 6
"""Bonus innings of relievers by what they did."""
BATTING_CARDS = {1: 0.075, 2: 0.110, 3: 0.145, 4: 0.180, 5: 0.215, 6: 0.260}
"""Averages of the pitchers' batting cards against pitchers of 1988, as the note of their chart has them."""


def start_outs(line: Pitching) -> float:
    """Outs that he got as a starter; the record does not divide them."""
    if line.starts == 0:
        return 0.0
    relief = min(line.relief_games * OUTS_IN_RELIEF, 0.8 * line.outs)
    return max(line.outs - relief, 0.3 * line.outs)


def starting(line: Pitching, good: bool) -> tuple[int, int, int]:
    """RB-16, RB-17, RB-23: S innings, bonus inning, and BF; zeros for a player who never started."""
    if line.starts == 0:
        return 0, 0, 0
    outs = start_outs(line)
    innings = max(3, min(LONGEST_START, round(outs / 3 / line.starts)))
    faced = line.bf * outs / max(line.outs, 1.0) / line.starts
    return innings, max(1, innings - (2 if good else 4)), max(10, min(45, round(faced)))


def relieving(line: Pitching) -> tuple[int, int]:
    """RB-18, RB-19: R batters and bonus inning; zeros for a player who never relieved."""
    games = line.relief_games
    if games <= 0:
        return 0, 0
    outs = max(line.outs - start_outs(line), games)
    batters = max(2, min(12, round(outs / games) - 1))
    finished = line.finished / games
    if line.saves >= 0.2 * games:
        bonus = CLOSER
    elif finished >= 0.4 or line.saves >= 0.06 * games:
        bonus = SETUP
    else:
        bonus = LONG if batters >= 5 else MIDDLE
    return batters, bonus


def tired_share(line: Pitching, baseline: Baseline) -> float:
    """The share of batters whom he faces on his B grades."""
    starting, league = start_outs(line) / max(line.outs, 1.0), baseline.pitching
    batters, _ = relieving(line)
    least, more = TIRED_STARTING
    a_run = least + more * league.complete / max(league.starts, 1.0)
    relieving_so = TIRED_BRIEFLY if batters <= 2 else TIRED_IN_RELIEF
    return starting * a_run * baseline.runs_per_game + (1 - starting) * relieving_so


def is_good(line: Pitching, baseline: Baseline) -> bool:
    """He allowed fewer earned runs than the league."""
    league = baseline.pitching
    return line.outs > 0 and line.er / line.outs < league.er / max(league.outs, 1.0)


def hold_rating(throws: str, caught: float, league: float) -> int:
    """Left-handers hold runners better; what the club's catchers caught says a little of its pitchers."""
    rating = 4 if throws == "L" else 3
    if league > 0:
        rating += int(caught > league + 0.05) - int(caught < league - 0.05)
    return max(1, min(5, rating))


def batting_card(rates: Rates) -> int:
    """RB-21: the number of the batting card whose average is his."""
    return min(BATTING_CARDS, key=lambda number: abs(BATTING_CARDS[number] - rates.avg))
