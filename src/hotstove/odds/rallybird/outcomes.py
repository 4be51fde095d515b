"""What the dice can make of each card: the rules themselves, run under every roll."""

from __future__ import annotations

from collections import defaultdict
from functools import cache
from typing import NamedTuple, TypeAlias

from hotstove.diamond.apply import step
from hotstove.games.rallybird.book import RallyBook
from hotstove.games.rallybird.gloves import ZONES, Glove
from hotstove.games.rallybird.resolving import MOST_RUNS_BEHIND, Field, Swing, Turn, against, rerolled
from hotstove.odds.enumerate import outcomes
from hotstove.table.questions import Decision

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


Follows: TypeAlias = tuple[tuple[Outcome, float], ...]
"""Outcomes with their chances, which add up to one."""


class Prospect(NamedTuple):
    """A card against a glove sum."""

    kept: tuple[tuple[float, Follows], ...]
    """For each kind of first roll its chance, and what then follows if it is kept."""
    again: Follows
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
    by_first: defaultdict[int, defaultdict[Outcome, float]] = defaultdict(lambda: defaultdict(float))
    for way in outcomes(lambda: against(book, swing), choices=_quietly):
        by_first[way.answers[0]][_outcome(field, way.result)] += way.ways / way.of
    alike: defaultdict[Follows, float] = defaultdict(float)
    for first in by_first.values():
        chance = sum(first.values())
        alike[tuple(sorted((outcome, round(share / chance, 12)) for outcome, share in first.items()))] += chance
    again: defaultdict[Outcome, float] = defaultdict(float)
    if field.rallybird:
        for way in outcomes(lambda: rerolled(book, swing._replace(again=True)), choices=_quietly):
            again[_outcome(field, way.result)] += way.ways / way.of
    return Prospect(tuple((chance, follows) for follows, chance in alike.items()), tuple(sorted(again.items())))


def field_for(bases: str, outs: int, snake_eyes: bool, rallybird: bool) -> Field:
    """A field on which the lead is not taken: who leads is the solver's layer, not the rules' affair."""
    return Field(bases, outs, snake_eyes, rallybird, MOST_RUNS_BEHIND if rallybird else 0)


def _quietly(decision: Decision) -> tuple[str]:
    """No roll is taken back, and which tile gives way is left to the solver."""
    return (decision.default,)


def _outcome(field: Field, turn: Turn) -> Outcome:
    done = step(turn.play, field.bases)
    outs = min(HALF_OVER, field.outs + done.outs)
    bases = "---" if outs == HALF_OVER else done.bases
    return Outcome(outs, bases, done.runs, bool(turn.flipped), turn.rallybird)
