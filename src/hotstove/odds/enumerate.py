"""Every way in which a rule can go: run again and again, depth first, over all rolls and all decisions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from fractions import Fraction
from functools import cache
from typing import Generic, NamedTuple, TypeAlias, TypeVar

from hotstove.table.decks import Deck
from hotstove.table.questions import Answer, Decision, Draw, Question, Request, Roll, Rule
from hotstove.table.sums import summed

Result = TypeVar("Result")
Numbers: TypeAlias = Callable[[Roll | Draw], Mapping[Answer, int]]
"""The answers of chance that are followed, each with the number of ways in which it can fall."""
Choices: TypeAlias = Callable[[Decision], Iterable[str]]
"""The options that are followed at a decision."""
Gone: TypeAlias = Mapping[str, Mapping[frozenset[int], int]]
NOTHING_GONE: Mapping[frozenset[int], int] = {frozenset(): 1}


class Unfaithful(Exception):
    """A rule that asked something else when it was run again on the same answers: a bug of the rule."""


class Way(NamedTuple, Generic[Result]):
    """One way through a rule: the questions with their answers, what came out, and how likely the rolls were."""

    ways: int
    of: int
    asked: tuple[tuple[Question, Answer], ...]
    result: Result

    @property
    def chance(self) -> Fraction:
        """The chance of the rolls, given the decisions."""
        return Fraction(self.ways, self.of)

    @property
    def answers(self) -> tuple[Answer, ...]:
        return tuple(answer for _, answer in self.asked)


def every_number(question: Roll | Draw) -> Mapping[Answer, int]:
    return question.weights()


def every_option(decision: Decision) -> Iterable[str]:
    return decision.options


def outcomes(
    make_rule: Callable[[], Rule[Result]], *, choices: Choices = every_option, numbers: Numbers = every_number
) -> Iterator[Way[Result]]:
    """All ways through a rule, in a fixed order. `make_rule` starts it afresh.

    Cards are drawn without replacement from a deck that is whole, or of which nobody knows what is gone. With `numbers`
    of one's own every answer weighs as they say.
    """
    path: list[_Turn] = []
    while True:
        result = _descend(make_rule(), path, choices, numbers)
        ways, of = (path[-1].ways, path[-1].of) if path else (1, 1)
        yield Way(ways, of, tuple((turn.question, turn.answer) for turn in path), result)
        while path and not path[-1].advance():
            path.pop()
        if not path:
            return


class _Turn:
    """A question on the way, the answer that is being followed, and those still to be tried."""

    __slots__ = ("_before", "_branches", "answer", "gone", "of", "question", "ways")

    def __init__(self, question: Question, branches: Mapping[Answer, int], before: tuple[int, int], gone: Gone) -> None:
        self.question = question
        self.gone = gone
        self._before = before[0]
        self._branches = iter(branches.items())
        self.of = before[1] * (summed(branches.values()) if isinstance(question, Roll | Draw) else 1)
        if not self.advance():
            raise ValueError(f"no answer to {question.purpose} is to be followed")

    def advance(self) -> bool:
        following = next(self._branches, None)
        if following is None:
            return False
        self.answer, ways = following
        self.ways = self._before * ways
        return True


class _DrawTurn(_Turn):
    """A card drawn from what is left of its deck.

    `gone` holds, for each deck, the cards that may have been drawn so far, with the number of orders in which they can
    have come.
    """

    __slots__ = ("_earlier",)

    def __init__(self, question: Draw, before: tuple[int, int], gone: Gone) -> None:
        self._earlier = gone
        drawn = len(next(iter(gone.get(question.deck.name, NOTHING_GONE))))
        super().__init__(question, question.weights(), before, gone)
        self.of = before[1] * (len(question.deck.cards) - drawn)

    def advance(self) -> bool:
        question = self.question
        assert isinstance(question, Draw)
        before = self._earlier.get(question.deck.name, NOTHING_GONE)
        for number, _ in self._branches:
            after: dict[frozenset[int], int] = {}
            for card in cards_showing(question.deck, question.face, number):
                for used, ways in before.items():
                    if card not in used:
                        both = used | {card}
                        after[both] = after.get(both, 0) + ways
            if after:
                self.answer = number
                self.ways = self._before * summed(after.values()) // summed(before.values())
                self.gone = {**self._earlier, question.deck.name: after}
                return True
        return False


@cache
def cards_showing(deck: Deck, face: str, number: int) -> tuple[int, ...]:
    """The places in the deck of the cards that carry a number on a face."""
    return tuple(place for place, shown in enumerate(deck.numbers[face]) if shown == number)


def _descend(rule: Rule[Result], path: list[_Turn], choices: Choices, numbers: Numbers) -> Result:
    """Runs the rule along the path, then on by the first answers to its end."""
    try:
        question = next(rule)
        for turn in path:
            if question is not turn.question and question != turn.question:
                raise Unfaithful(f"asked for {turn.question.purpose} before, and now for {question.purpose}")
            question = rule.send(turn.answer)
        ways, of, gone = (path[-1].ways, path[-1].of, path[-1].gone) if path else (1, 1, {})
        while True:
            if numbers is every_number and type(question) is Draw:
                turn = _DrawTurn(question, (ways, of), gone)
            else:
                turn = _Turn(question, _branches(question, choices, numbers), (ways, of), gone)
            path.append(turn)
            ways, of, gone = turn.ways, turn.of, turn.gone
            question = rule.send(turn.answer)
    except StopIteration as stop:
        result: Result = stop.value
        return result


def _branches(question: Question, choices: Choices, numbers: Numbers) -> Mapping[Answer, int]:
    if isinstance(question, Decision):
        return dict.fromkeys(choices(question), 1)
    if isinstance(question, Request):
        return {question.default: 1}
    return numbers(question)
