"""Rules that a game came under besides those that its charts and stages name; read from what it came to."""

from __future__ import annotations

from collections.abc import Iterator

from hotstove.games.pennant.lines import GameLine, TurnLine
from hotstove.games.pennant.options import Options
from hotstove.games.pennant.totals import GameCredits


def cited(line: GameLine, given: GameCredits, options: Options) -> tuple[str, ...]:
    """The ids of the rules on triples, homers, shutouts, extra innings and pitchers' credits that told."""
    found = [rule for turn in line.turns for rule in _of_turn(turn, options)]
    found += ["PR-28"]
    if any(line.homers):
        found += ["PR-26"]
    if any(len(pitchers) > 1 for pitchers in given.pitchers):
        found += ["PR-29"] if options.earned_runs else []
        found += ["PR-30", "PR-31"] if options.reliever_lines else []
    if line.extra:
        found += ["PR-21", "PR-34"]
    if given.decisions.win is not None:
        found += ["PR-32"]
    if given.decisions.save is not None:
        found += ["PR-33"]
    return tuple(found)


def _of_turn(turn: TurnLine, options: Options) -> Iterator[str]:
    if turn.power.spot and turn.speed.spot:
        yield "PR-09"
    if options.awards and (turn.power.points or turn.speed.points or turn.bat.points or turn.saved):
        yield "PR-25"
