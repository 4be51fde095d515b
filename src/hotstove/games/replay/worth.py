"""What a line of the Chart Book is worth in runs, roughly: for managers who compare players."""

from __future__ import annotations

from hotstove.games.replay.chart_set import ReplayCharts
from hotstove.games.replay.lines import Branch, read_line
from hotstove.table.rules import tabulated

RUNS = {"single": 0.47, "double": 0.77, "triple": 1.05, "homer": 1.4, "BB": 0.31, "BB+WP": 0.35, "HBP": 0.33}
RUNS |= {"error": 0.45, "K": -0.27, "turned": -0.45, "rare": 0.0}
PLAIN_OUT = -0.25
CHANCES = {"opposite": 0.6, "same": 0.4, "scoring": 0.26, "error": 0.4, "infield": 0.5, "outfield": 0.5, "on": 0.44}
"""How often a test holds, where nothing is known."""
INFIELD_SECTIONS = ("back", "halfway")


def line_worth(charts: ReplayCharts, column: int, number: int, raised: int, grade: int) -> float:
    """Runs above average of a batter's number against a grade."""
    total = number + grade
    if column == 4:
        back, halfway = (worth_of(getattr(charts, name)(total), raised) for name in INFIELD_SECTIONS)
        return 0.8 * back + 0.2 * halfway
    return worth_of(getattr(charts, f"column_{column}")(total), raised)


@tabulated
def worth_of(line: str, raised: int) -> float:
    """A line's worth, each branch by the chance that it is reached."""
    worth, left = 0.0, 1.0
    for branch in read_line(line):
        chance = left * chance_of(branch, raised)
        worth += chance * RUNS.get(branch.outcome.word, PLAIN_OUT)
        left -= chance
    return worth


def chance_of(branch: Branch, raised: int) -> float:
    chance = 1.0
    for test in branch.tests:
        if test.left == "raised":
            chance *= min(1.0, max(0.0, (raised - (1 if test.sign == ">" else 0)) / 5))
        elif test.sign:
            chance *= 0.4
        else:
            chance *= CHANCES.get(test.left, 0.5)
    return chance
