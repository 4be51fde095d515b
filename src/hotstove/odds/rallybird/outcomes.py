"""What the dice can make of each card: the rules themselves, run under every roll."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from hotstove.diamond.apply import step
from hotstove.games.rallybird.chart_set import RallyCharts
from hotstove.games.rallybird.gloves import ZONES, Glove
from hotstove.games.rallybird.resolving import MOST_RUNS_BEHIND, REROLL, AtBatResult, Field, Swing, against
from hotstove.odds.enumerate import Way, outcomes
from hotstove.table.questions import Answer, Decision, Roll, Rule

HALF_OVER = 3
_ALL_WHITE = (Glove(1, False, 1),) * len(ZONES)


class Outcome(NamedTuple):
    """Where an at-bat can leave the half-inning, tiles aside."""

    outs: int
    bases: str
    runs: int
    touches: bool
    """A tile of the play turns or goes."""
    rallybird: bool


class Kind(NamedTuple):
    """Numbers of a roll that come to the same."""

    chance: float
    kept: Outcome | Throw
    """What follows if the roll stands: the end of the at-bat, or another roll."""
    offered: bool
    """The Rallybird may take it back."""


class Throw(NamedTuple):
    """A roll of a side with the Rallybird: the kinds of number that fall, and what follows if one is taken back."""

    kinds: tuple[Kind, ...]
    again: tuple[tuple[Outcome | Throw, float], ...]


@cache
def chances(charts: RallyCharts, field: Field, card: str, glove_sum: int) -> dict[Outcome, float]:
    """A card against a glove sum without the Rallybird: every outcome with its chance."""
    total: defaultdict[Outcome, float] = defaultdict(float)
    for way in ways(charts, field, card, glove_sum):
        total[_outcome(field, way.result)] += way.ways / way.of
    return dict(total)


def ways(charts: RallyCharts, field: Field, card: str, glove_sum: int) -> Iterator[Way[AtBatResult]]:
    """Every way in which the dice can fall, with no roll taken back."""
    return outcomes(lambda: _at_bat(charts, field, card, glove_sum), choices=_quietly)


@cache
def throw(charts: RallyCharts, field: Field, card: str, glove_sum: int) -> Throw:
    """The first roll of an at-bat with the Rallybird, and within it all that the rules ask for after it."""

    def run(answers: tuple[Answer, ...]) -> AtBatResult | Roll | Decision:
        return follow(_at_bat(charts, field, card, glove_sum), answers)

    def after(answers: tuple[Answer, ...]) -> Outcome | Throw:
        found = run(answers)
        if isinstance(found, Roll):
            return thrown(found, answers)
        return _outcome(field, found if isinstance(found, AtBatResult) else _turn(run((*answers, found.default))))

    def thrown(roll: Roll, answers: tuple[Answer, ...]) -> Throw:
        kinds: defaultdict[tuple[Outcome | Throw, bool], float] = defaultdict(float)
        again: dict[Outcome | Throw, float] = {}
        for number, chance in _shares(roll):
            call = run((*answers, number))
            offered = isinstance(call, Decision) and call.purpose == REROLL.purpose
            kinds[after((*answers, number, "no") if offered else (*answers, number)), offered] += chance
            if offered and not again:
                taken_back = (*answers, number, "yes")
                for second, share in _shares(run(taken_back)):
                    found = after((*taken_back, second))
                    again[found] = again.get(found, 0.0) + share
        return Throw(
            tuple(Kind(chance, kept, offered) for (kept, offered), chance in kinds.items()), tuple(again.items())
        )

    found = after(())
    assert isinstance(found, Throw)
    return found


def follow(rule: Rule[AtBatResult], answers: tuple[Answer, ...]) -> AtBatResult | Roll | Decision:
    """What a rule asks for, or comes to, after these answers."""
    try:
        question = next(rule)
        for answer in answers:
            question = rule.send(answer)
    except StopIteration as ended:
        turn: AtBatResult = ended.value
        return turn
    assert isinstance(question, Roll | Decision)
    return question


def field_for(bases: str, outs: int, snake_eyes: bool, rallybird: bool) -> Field:
    """A field on which the lead is not taken: who leads is the solver's layer, not the rules' affair."""
    return Field(bases, outs, snake_eyes, rallybird, MOST_RUNS_BEHIND if rallybird else 0)


def _at_bat(charts: RallyCharts, field: Field, card: str, glove_sum: int) -> Rule[AtBatResult]:
    zones = tuple(dict.fromkeys(charts.zones(card, "2" in field.bases)))
    return against(charts, Swing(field, card, glove_sum, zones, _ALL_WHITE))


def _shares(question: AtBatResult | Roll | Decision) -> list[tuple[Answer, float]]:
    """The numbers of a roll with their chances."""
    assert isinstance(question, Roll)
    ways = question.weights()
    total = sum(ways.values())
    return [(number, count / total) for number, count in ways.items()]


def _turn(found: AtBatResult | Roll | Decision) -> AtBatResult:
    assert isinstance(found, AtBatResult)
    return found


def _quietly(decision: Decision) -> tuple[str]:
    """Which tile gives way is left to the solver."""
    return (decision.default,)


def _outcome(field: Field, turn: AtBatResult) -> Outcome:
    done = step(turn.play, field.bases)
    outs = min(HALF_OVER, field.outs + done.outs)
    bases = "---" if outs == HALF_OVER else done.bases
    return Outcome(outs, bases, done.runs, bool(turn.flipped), turn.rallybird)
