"""A rule run on written numbers and calls, and how it ruled."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from hotstove.diamond.notation import write
from hotstove.diamond.play import Play
from hotstove.odds.distribution import end_of
from hotstove.table.account import Account
from hotstove.table.questions import Answer, Decision, Draw, Roll, Rule


@dataclass(frozen=True)
class Ruled:
    """How the rules ruled on a play."""

    play: Play
    outs: int
    runs: int
    bases: str
    batter: str
    asked: tuple[str, ...]
    cites: tuple[str, ...]
    cells: tuple[str, ...]

    @property
    def field(self) -> tuple[int, int, str, str]:
        """Outs, runs, bases and batter."""
        return self.outs, self.runs, self.bases, self.batter

    @property
    def notation(self) -> str:
        return write(self.play)


Answers = Sequence[Callable[[Roll | Draw], Answer]]
"""Numbers in the order in which they are asked for; each sees the question that it is given to."""


def ruled_on(
    rule: Rule[Play],
    account: Account,
    where: tuple[str, int],
    answers: Answers,
    calls: Mapping[str, str] | None,
) -> Ruled:
    """The play that comes of the answers and calls, met with ``where`` as bases and outs.

    Every answer and call must be asked for, and no other number.
    """
    left, asked, wanted = list(answers), [], dict(calls or {})
    try:
        question = next(rule)
        while True:
            if isinstance(question, Decision):
                asked.append(question.purpose)
                answer = wanted.pop(question.purpose, question.default)
                assert answer in question.options, f"{question.purpose}: {answer} is not among {question.options}"
                question = rule.send(answer)
            else:
                assert isinstance(question, Roll | Draw)
                assert left, f"a further number is asked for: {question.purpose}"
                question = rule.send(left.pop(0)(question))
    except StopIteration as stop:
        play: Play = stop.value
    assert not left, f"{len(left)} numbers are left over"
    assert not wanted, f"calls were never asked for: {wanted}"
    cells = tuple(str(lookup.cell) for lookup in account.lookups)
    return Ruled(play, *end_of(play, *where), tuple(asked), tuple(account.cites), cells)


def offered_by(
    rule: Rule[Play], purpose: str, answers: Answers, calls: Mapping[str, str] | None = None
) -> Sequence[str]:
    """The options of a decision on the way, or nothing where it is never asked."""
    left = list(answers)
    try:
        question = next(rule)
        while True:
            if isinstance(question, Decision):
                if question.purpose == purpose:
                    return question.options
                question = rule.send((calls or {}).get(question.purpose, question.default))
            elif left:
                assert isinstance(question, Roll | Draw)
                question = rule.send(left.pop(0)(question))
            else:
                return ()
    except StopIteration:
        return ()
