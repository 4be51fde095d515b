"""Who pitched how long and gave up what: folds over a game line (PR-28 to PR-31, PR-34)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hotstove.games.pennant.chart_set import PennantCharts
from hotstove.games.pennant.dice import faces
from hotstove.games.pennant.fatigue import Called
from hotstove.games.pennant.lines import GameLine, TurnLine

NINE, EIGHT = 27, 24
LONG = 9
"""From so many outs on, three innings, the bullpen's runs stand right of the slash."""
LAST_ROW = 8
"""Every run after so many is the bullpen's."""


@dataclass(frozen=True, slots=True)
class PitcherLine:
    """One pitcher's game."""

    number: int
    started: bool
    outs: int
    earned: int
    unearned: int
    complete: bool = False
    shutout: bool = False

    @property
    def runs(self) -> int:
        return self.earned + self.unearned


def pitching(charts: PennantCharts, line: GameLine, side: int) -> tuple[PitcherLine, ...]:
    """The pitchers of one side, the starter first, the others in order of entry."""
    turn = line.turns[1 - side]
    lost_on_road = side == 0 and line.winner == 1 and not line.extra
    whole = EIGHT if lost_on_road else NINE
    players = turn.relievers
    share = bullpen_runs(charts, turn)
    outs = spread_outs(turn.bullpen, len(players))
    earned, unearned = spread_runs(share[0], players), spread_runs(share[1], players)
    alone = not players
    tally = {
        line.starters[side]: [
            whole - (0 if alone else turn.bullpen),
            turn.earned - share[0],
            turn.unearned - share[1],
        ]
    }
    for player, *got in zip(players, outs, earned, unearned, strict=True):
        tally[player.number] = got
    for number, inning in enumerate(line.extra, start=1):
        pitcher = inning.relievers[side]
        mine = tally.setdefault(line.starters[side] if pitcher is None else pitcher.number, [0, 0, 0])
        beaten = number == len(line.extra) and inning.winner == 1 - side
        mine[0] += 2 if beaten and side == 0 else 3
        mine[1] += beaten
    finished = turn.complete and not line.extra
    (starter, (outs_got, *runs)), *others = tally.items()
    first = PitcherLine(starter, True, outs_got, runs[0], runs[1], finished, finished and turn.shutout)
    return first, *(PitcherLine(number, False, got[0], got[1], got[2]) for number, got in others)


def bullpen_runs(charts: PennantCharts, turn: TurnLine) -> tuple[int, int]:
    """The bullpen's earned and unearned runs of nine innings, each by the same chart (PR-29, PR-31)."""
    if not turn.relievers:
        return 0, 0
    gap, long = faces(turn.triad).gap, turn.bullpen >= LONG
    return assigned(charts, turn.earned, gap, long), assigned(charts, turn.unearned, gap, long)


def assigned(charts: PennantCharts, runs: int, gap: int, long: bool) -> int:
    if runs == 0:
        return 0
    left, _, right = charts.runs(min(runs, LAST_ROW), gap).partition("/")
    return min(int(right if long else left) + max(runs - LAST_ROW, 0), runs)


def spread_outs(outs: int, players: int) -> list[int]:
    """Outs shared equally in order of entry, what is left over to the first (PR-30)."""
    return [outs // players + (number < outs % players) for number in range(players)] if players else []


def spread_runs(runs: int, players: Sequence[Called]) -> list[int]:
    """Runs charged one by one, beginning with the worst REL; among equals with the one who came in first (PR-31)."""
    charged = [0] * len(players)
    worst_first = sorted(range(len(players)), key=lambda entry: (-players[entry].rel, entry))
    for number in range(runs if players else 0):
        charged[worst_first[number % len(players)]] += 1
    return charged
