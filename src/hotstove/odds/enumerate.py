"""Every way in which a rule can go: run again and again, depth first, over all rolls and all decisions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from fractions import Fraction
from typing import Generic, NamedTuple, TypeAlias, TypeVar

from hotstove.table.questions import Answer, Decision, Draw, Question, Request, Roll, Rule

Result = TypeVar("Result")
Numbers: TypeAlias = Callable[[Roll | Draw], Mapping[Answer, int]]
"""The answers of chance that are followed, each with the number of ways in which it can fall."""
Choices: TypeAlias = Callable[[Decision], Iterable[str]]
"""The options that are followed at a decision."""


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
    """All ways through a rule, in a fixed order. `make_rule` starts it afresh; each draw is from a full deck."""
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

    __slots__ = ("_before", "_branches", "answer", "of", "question", "ways")

    def __init__(self, question: Question, branches: Mapping[Answer, int], before: tuple[int, int]) -> None:
        self.question = question
        self._before = before[0]
        self._branches = iter(branches.items())
        self.of = before[1] * (sum(branches.values()) if isinstance(question, Roll | Draw) else 1)
        if not self.advance():
            raise ValueError(f"no answer to {question.purpose} is to be followed")

    def advance(self) -> bool:
        following = next(self._branches, None)
        if following is None:
            return False
        self.answer, ways = following
        self.ways = self._before * ways
        return True


def _descend(rule: Rule[Result], path: list[_Turn], choices: Choices, numbers: Numbers) -> Result:
    """Runs the rule along the path, then on by the first answers to its end."""
    try:
        question = next(rule)
        for turn in path:
            if question is not turn.question and question != turn.question:
                raise Unfaithful(f"asked for {turn.question.purpose} before, and now for {question.purpose}")
            question = rule.send(turn.answer)
        ways, of = (path[-1].ways, path[-1].of) if path else (1, 1)
        while True:
            turn = _Turn(question, _branches(question, choices, numbers), (ways, of))
            path.append(turn)
            ways, of = turn.ways, turn.of
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
