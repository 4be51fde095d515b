"""Chances stage by stage: ways that come to the same stage on the same arguments go on together.

A stage is always a last call and gets all that it needs as arguments, so what it comes to depends on how it was reached
in one way alone: by the cards that are gone from a deck. A rule of ten draws from a hundred cards is then a few
thousand ways instead of a hundred to the tenth.

With dice the chances are exact fractions. With a deck each stage knows for every card how likely it is gone: that is
exact for a stage's first draw, and the chances of the draws after it leave out only what two gone cards tell of each
other, about one part in ten thousand.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from fractions import Fraction
from typing import TYPE_CHECKING, Any, Generic, TypeAlias, TypeVar

from hotstove.odds.distribution import Policy, quiet
from hotstove.odds.enumerate import cards_showing, outcomes
from hotstove.odds.stages import StageCall, StageTracer
from hotstove.table.decks import Deck
from hotstove.table.questions import Answer, Draw, Roll, Rule
from hotstove.table.sums import summed

if TYPE_CHECKING:
    from numpy import float64
    from numpy.typing import NDArray

    Vector: TypeAlias = NDArray[float64]

Result = TypeVar("Result")
Chance: TypeAlias = Fraction | float


@dataclass
class _Tree:
    """A stage as a tree of its rolls and draws: what the numbers lead to."""

    question: Roll | Draw
    branches: dict[Answer, Any] = field(default_factory=dict)
    """By number: a further tree, or what the stage comes to."""
    groups: list[tuple[list[Answer], Any]] = field(default_factory=list)
    """Numbers that lead to the same, and where; stages that ask for nothing are followed to where they lead."""


@dataclass
class _Arrived:
    """How likely a stage is reached, and that times the chance of each card to be gone by then, deck by deck."""

    mass: Chance
    gone: dict[str, Vector]


class _Spread(Generic[Result]):
    """Chances on their way from stage to stage, by the number of rolls and draws made so far."""

    def __init__(self, at: StageTracer, policy: Policy) -> None:
        self.chances: dict[Result, Chance] = {}
        self._at, self._policy = at, policy
        self._waiting: dict[int, dict[StageCall, _Arrived]] = {}
        self._trees: dict[StageCall, Any] = {}

    def tree(self, stage: StageCall) -> Any:
        """The stage as a tree, or what it comes to where it asks for nothing."""
        if stage not in self._trees:
            self._trees[stage] = self.planted(lambda: stage.step(self._at.charts, *stage.arguments))
        return self._trees[stage]

    def planted(self, make_rule: Callable[[], Rule[Any]]) -> Any:
        """A rule as a tree, with equal results side by side."""
        tree = _tree(make_rule, self._policy)
        self._group(tree)
        return tree if isinstance(tree, _Tree) else self._end(tree)

    def _group(self, tree: Any) -> None:
        if not isinstance(tree, _Tree):
            return
        grouped: dict[Any, tuple[list[Answer], Any]] = {}
        for answer, branch in tree.branches.items():
            if isinstance(branch, _Tree):
                self._group(branch)
                grouped[id(branch)] = ([answer], branch)
            else:
                end = self._end(branch)
                grouped.setdefault(end, ([], end))[0].append(answer)
        tree.groups = list(grouped.values())

    def _end(self, result: Any) -> Any:
        """Past stages that ask for nothing."""
        while isinstance(result, StageCall) and not isinstance(self.tree(result), _Tree):
            result = self.tree(result)
        return result

    def add(self, level: int, result: Any, arrived: _Arrived) -> None:
        if not isinstance(result, StageCall):
            self.chances[result] = self.chances.get(result, Fraction()) + arrived.mass
            return
        here = self._waiting.setdefault(level, {})
        known = here.get(result)
        if known is None:
            here[result] = arrived
            return
        both = {name: known.gone.get(name, 0) + gone for name, gone in arrived.gone.items()}
        here[result] = _Arrived(known.mass + arrived.mass, {**known.gone, **both})

    def follow(self) -> None:
        """From the stages with the fewest rolls behind them on, so that all that leads to a stage comes before it."""
        while self._waiting:
            level = min(self._waiting)
            for stage, arrived in self._waiting.pop(level).items():
                self.go(self.tree(stage), level, arrived)

    def go(self, tree: Any, level: int, arrived: _Arrived) -> None:
        """Through a tree, to the stages and results behind it."""
        if not isinstance(tree, _Tree):
            self.add(level, tree, arrived)
            return
        question = tree.question
        if isinstance(question, Roll):
            weights = question.weights()
            every = summed(weights.values())
            for answers, branch in tree.groups:
                share = Fraction(summed(weights[answer] for answer in answers), every)
                gone = {name: gone * float(share) for name, gone in arrived.gone.items()}
                self.go(branch, level + 1, _Arrived(arrived.mass * share, gone))
            return
        pile = _Pile(question.deck, arrived)
        for answers, branch in tree.groups:
            goes_on = isinstance(branch, _Tree | StageCall)
            self.go(branch, level + 1, pile.drawn(question.face, answers, goes_on))


class _Pile:
    """What is left of a deck: for each card the chance that it comes next."""

    def __init__(self, deck: Deck, arrived: _Arrived) -> None:
        import numpy as np

        self._deck, self._arrived = deck, arrived
        self._mass = float(arrived.mass)
        gone = arrived.gone.get(deck.name)
        self._gone = np.zeros(len(deck.cards)) if gone is None else gone / self._mass
        left = 1 - self._gone
        self._share = left / left.sum()
        drawn = float(self._gone.sum())
        others = drawn - self._gone
        # The drawn card was not gone before, so the others are a little likelier to be.
        self._scaled = self._share * np.divide(drawn, others, out=np.ones(len(left)), where=others > 1e-12)

    def drawn(self, face: str, numbers: list[Answer], goes_on: bool) -> _Arrived:
        """What is reached when the next card carries one of these numbers."""
        here = [card for number in numbers for card in cards_showing(self._deck, face, number)]
        total = float(self._share[here].sum())
        if not goes_on:
            return _Arrived(self._mass * total, {})
        after = self._gone * float(self._scaled[here].sum())
        after[here] += self._share[here] - self._scaled[here] * self._gone[here]
        name = self._deck.name
        rest = {other: gone * total for other, gone in self._arrived.gone.items() if other != name}
        return _Arrived(self._mass * total, {**rest, name: self._mass * after})


def merged(make_rule: Callable[[], Rule[Result]], at: StageTracer, policy: Policy = quiet) -> dict[Result, Chance]:
    """The same as `distribution`, for a rule whose charts carry the crossroads as their account."""
    spread: _Spread[Result] = _Spread(at, policy)
    spread.go(spread.planted(make_rule), 0, _Arrived(Fraction(1), {}))
    spread.follow()
    return spread.chances


def _tree(make_rule: Callable[[], Rule[Any]], policy: Policy) -> Any:
    """The rolls and draws of a stage with what they come to; decisions go as the policy says."""
    root: Any = None
    for way in outcomes(make_rule, choices=lambda decision: (policy(decision),)):
        falls = [(question, answer) for question, answer in way.asked if isinstance(question, Roll | Draw)]
        if not falls:
            return way.result
        if root is None:
            root = _Tree(falls[0][0])
        here = root
        for place, (_, answer) in enumerate(falls[:-1]):
            here = here.branches.setdefault(answer, _Tree(falls[place + 1][0]))
        here.branches[falls[-1][1]] = way.result
    return root
