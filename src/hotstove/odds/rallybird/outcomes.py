"""What the dice can make of each card: the rules themselves, run under every roll."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from hotstove.diamond.apply import step
from hotstove.games.rallybird.book import RallyBook
from hotstove.games.rallybird.gloves import ZONES, Glove
from hotstove.games.rallybird.resolving import MOST_RUNS_BEHIND, Field, Swing, Turn, against, rerolled
from hotstove.table.questions import Decision, Roll, Rule

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


class Prospect(NamedTuple):
    """A card against a glove sum: chances that add up to one."""

    kept: tuple[tuple[float, tuple[tuple[Outcome, float], ...]], ...]
    """For each kind of first roll its chance, and what then follows if it is kept."""
    again: tuple[tuple[Outcome, float], ...]
    """What follows if it is taken back; empty for a side without the Rallybird."""

    @property
    def chances(self) -> dict[Outcome, float]:
        """The outcomes if no roll is taken back."""
        total: defaultdict[Outcome, float] = defaultdict(float)
        for chance, follows in self.kept:
            for outcome, share in follows:
                total[outcome] += chance * share
        return dict(total)


@cache
def prospect(book: RallyBook, field: Field, card: str, glove_sum: int) -> Prospect:
    """Runs the rules of an at-bat under every dice sum, keeping the first roll and taking it back."""
    swing = Swing(field, card, glove_sum, tuple(dict.fromkeys(book.zones(card, "2" in field.bases))), _ALL_WHITE)
    by_roll: dict[tuple[tuple[Outcome, float], ...], float] = {}
    for first, weight in _weights():
        follows = _follows(field, lambda: against(book, swing), (first, "no") if field.rallybird else (first,))
        by_roll[follows] = by_roll.get(follows, 0.0) + weight
    again: tuple[tuple[Outcome, float], ...] = ()
    if field.rallybird:
        again = _follows(field, lambda: rerolled(book, swing._replace(again=True)), ())
    return Prospect(tuple((chance, follows) for follows, chance in by_roll.items()), again)


def field_for(bases: str, outs: int, snake_eyes: bool, rallybird: bool) -> Field:
    """A field on which the lead is not taken: who leads is the solver's layer, not the rules' affair."""
    return Field(bases, outs, snake_eyes, rallybird, MOST_RUNS_BEHIND if rallybird else 0)


def _weights() -> Iterator[tuple[int, float]]:
    from hotstove.games.rallybird.resolving import TWO_DICE

    ways = len(TWO_DICE.outcomes)
    for number, count in TWO_DICE.weights.items():
        yield number, count / ways


def _follows(field: Field, start: object, given: tuple[int | str, ...]) -> tuple[tuple[Outcome, float], ...]:
    """The chances of every outcome after the answers given, over all rolls that the rules still ask for."""
    total: defaultdict[Outcome, float] = defaultdict(float)

    def explore(answers: tuple[int | str, ...], chance: float) -> None:
        turn_or_question = _run(start(), answers)  # type: ignore[operator]
        if isinstance(turn_or_question, Turn):
            total[_outcome(field, turn_or_question)] += chance
        elif isinstance(turn_or_question, Roll):
            for number, weight in _weights():
                explore((*answers, number), chance * weight)
        else:
            explore((*answers, turn_or_question.default), chance)

    explore(given, 1.0)
    return tuple(sorted(total.items()))


def _run(rule: Rule[Turn], answers: tuple[int | str, ...]) -> Turn | Roll | Decision:
    try:
        question = next(rule)
        for answer in answers:
            question = rule.send(answer)
    except StopIteration as ended:
        turn: Turn = ended.value
        return turn
    assert isinstance(question, Roll | Decision)
    return question


def _outcome(field: Field, turn: Turn) -> Outcome:
    done = step(turn.play, field.bases)
    outs = min(HALF_OVER, field.outs + done.outs)
    bases = "---" if outs == HALF_OVER else done.bases
    return Outcome(outs, bases, done.runs, bool(turn.flipped), turn.rallybird)
