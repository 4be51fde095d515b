"""What a card comes to, found by running the game's own rules over every roll: its response.

A game's rules read a card a column at a time. Here they are run with cards of which nothing is known: wherever a
column is read, every label that can stand there is tried in turn, so that in the end it is known for each way of
reading which events follow. What the numbers of a real card make of that is a sum of products.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple, TypeAlias, TypeVar

from hotstove.cardmaker.fit.events import event_of
from hotstove.diamond.play import Play
from hotstove.odds.enumerate import Choices, Numbers, every_number, outcomes
from hotstove.table.questions import Decision, Rule

Situation: TypeAlias = tuple[str, int]
"""Bases and outs."""
Events: TypeAlias = dict[str, float]
"""The chance of each event."""


class Read(NamedTuple):
    """A column of a card was read, and this stood there."""

    column: str
    label: str


Told = TypeVar("Told")
"""What is told of a play."""
Tell: TypeAlias = Callable[[Play, Situation], Told]
Way: TypeAlias = tuple[Read, ...]
"""What was read on cards in one plate appearance, in order."""
Columns: TypeAlias = Callable[[str], str]
"""What stands in a column; a rule that is run for its response reads its cards through this."""


def event_told(play: Play, situation: Situation) -> str:
    """The event of a play, as it is told unless something else is asked for."""
    return event_of(play, situation[0])


def response(
    rule: Callable[[Situation], Callable[[], Rule[Play]]],
    situations: Iterable[tuple[Situation, float]],
    numbers: Numbers = every_number,
    tell: Tell[str] = event_told,
) -> Events:
    """The chances of what a rule comes to over situations with their shares, everybody keeping to the quiet default;
    its events, where nothing else is to be told.

    `rule` makes ready for a situation; what it returns starts the rule afresh."""
    found: Events = {}
    for situation, share in situations:
        for told, chance in _chances(rule(situation), situation, tell, _quiet, numbers).items():
            found[told] = found.get(told, 0.0) + share * chance
    return found


def _chances(
    start: Callable[[], Rule[Play]], situation: Situation, tell: Tell[Told], choices: Choices, numbers: Numbers
) -> dict[Told, float]:
    found: dict[Told, float] = {}
    for way in outcomes(start, choices=choices, numbers=numbers):
        told = tell(way.result, situation)
        found[told] = found.get(told, 0.0) + way.ways / way.of
    return found


def _quiet(decision: Decision) -> Iterable[str]:
    return (decision.default,)


class _Unread(Exception):
    def __init__(self, column: str) -> None:
        self.column = column


def ways_of_reading(
    rule: Callable[[Columns], Rule[Play]],
    labels: Mapping[str, tuple[str, ...]],
    situation: Situation,
    numbers: Numbers = every_number,
) -> dict[Way, Events]:
    """For every way of reading the cards the chances of what follows, everybody keeping to the quiet default."""
    return ways_told(rule, labels, situation, event_told, _quiet, numbers)


def ways_told(
    rule: Callable[[Columns], Rule[Play]],
    labels: Mapping[str, tuple[str, ...]],
    situation: Situation,
    tell: Tell[Told],
    choices: Choices,
    numbers: Numbers = every_number,
    before: Way = (),
) -> dict[Way, dict[Told, float]]:
    """For every way of reading the cards the chances of what is told of the play that follows.

    `labels` are those that can stand in a column, `choices` the options that are taken at a decision. With `numbers`
    only some answers are followed at draws whose numbers are looked up on a card alone.
    """
    try:
        return {before: _chances(lambda: rule(_scripted(before)), situation, tell, choices, numbers)}
    except _Unread as next_read:
        column = next_read.column
    found: dict[Way, dict[Told, float]] = {}
    for label in labels[column]:
        found |= ways_told(rule, labels, situation, tell, choices, numbers, (*before, Read(column, label)))
    return found


def _scripted(script: Way) -> Columns:
    """Columns that hold what the script says, and then cannot be read."""
    left = iter(script)

    def read(column: str) -> str:
        expected = next(left, None)
        if expected is None:
            raise _Unread(column)
        if expected.column != column:
            raise LookupError(f"{column} was read where {expected.column} had been")
        return expected.label

    return read
