"""Chances stage by stage: ways that come to the same stage on the same arguments go on together.

A stage is always a last call and gets all that it needs as arguments, so what it comes to depends on how it was reached
in one way alone: by the cards that are gone from a deck. A rule of ten draws from a hundred cards is then a few thousand
ways instead of a hundred to the tenth.

With dice the chances are exact fractions. With a deck each stage knows for every card how likely it is gone: that is
exact for a stage's first draw, and the chances of the draws after it leave out only what two gone cards tell of each
other, about one part in ten thousand.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from inspect import isgeneratorfunction
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeAlias, TypeVar

from hotstove.odds.distribution import Policy, quiet
from hotstove.odds.enumerate import cards_showing, outcomes
from hotstove.table.account import Account, Lookup
from hotstove.table.decks import Deck
from hotstove.table.questions import Answer, Draw, Roll, Rule

if TYPE_CHECKING:
    from numpy import float64
    from numpy.typing import NDArray

    Vector: TypeAlias = NDArray[float64]

Result = TypeVar("Result")
Chance: TypeAlias = Fraction | float


class Onward(NamedTuple):
    """A stage that a rule goes on with, instead of what it comes to."""

    step: Callable[..., Rule[Any]]
    args: tuple[Any, ...]


class Crossroads(Account):
    """Given to the rules in place of an account: every stage is left standing at its door."""

    def __init__(self) -> None:
        super().__init__()
        self.book: Any = None

    def enter(self, rule_ids: tuple[str, ...], step: Callable[..., Any], book: Any, args: tuple[Any, ...]) -> Any:
        if not isgeneratorfunction(step):
            return step(book, *args)
        self.book = book
        return _standing(Onward(step, args))

    def note(self, lookup: Lookup) -> None:
        """Nobody will ask."""


def _standing(onward: Onward) -> Rule[Onward]:
    return onward
    yield


@dataclass
class _Tree:
    """A stage as a tree of its rolls and draws: what each number leads to."""

    question: Roll | Draw
    branches: dict[Answer, Any] = field(default_factory=dict)
    """By number: a further tree, or what the stage comes to."""


@dataclass
class _Arrived:
    """How likely a stage is reached, and that times the chance of each card to be gone by then, deck by deck."""

    mass: Chance
    gone: dict[str, Vector]


class _Spread(Generic[Result]):
    """Chances on their way from stage to stage, by the number of rolls and draws made so far."""

    def __init__(self) -> None:
        self.chances: dict[Result, Chance] = {}
        self._waiting: dict[int, dict[Onward, _Arrived]] = {}

    def add(self, level: int, result: Result | Onward, arrived: _Arrived) -> None:
        if not isinstance(result, Onward):
            self.chances[result] = self.chances.get(result, Fraction()) + arrived.mass
            return
        here = self._waiting.setdefault(level, {})
        known = here.get(result)
        if known is None:
            here[result] = arrived
            return
        both = {name: known.gone.get(name, 0) + gone for name, gone in arrived.gone.items()}
        here[result] = _Arrived(known.mass + arrived.mass, {**known.gone, **both})

    def next(self) -> tuple[int, Onward, _Arrived] | None:
        """A stage with the fewest rolls behind it, so that all that lead to it have been followed."""
        if not self._waiting:
            return None
        level = min(self._waiting)
        stage = next(iter(self._waiting[level]))
        arrived = self._waiting[level].pop(stage)
        if not self._waiting[level]:
            del self._waiting[level]
        return level, stage, arrived


def merged(make_rule: Callable[[], Rule[Result]], at: Crossroads, policy: Policy = quiet) -> dict[Result, Chance]:
    """The same as `distribution`, for a rule whose book carries the crossroads as its account."""
    trees: dict[Onward, Any] = {}
    spread: _Spread[Result] = _Spread()
    _follow(_tree(make_rule, policy), 0, _Arrived(Fraction(1), {}), spread)
    while (found := spread.next()) is not None:
        level, stage, arrived = found
        if stage not in trees:
            trees[stage] = _tree(lambda stage=stage: stage.step(at.book, *stage.args), policy)  # type: ignore[misc]
        _follow(trees[stage], level, arrived, spread)
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


def _follow(tree: Any, level: int, arrived: _Arrived, spread: _Spread[Any]) -> None:
    if not isinstance(tree, _Tree):
        spread.add(level, tree, arrived)
        return
    grouped: dict[Any, list[Answer]] = {}
    for answer, branch in tree.branches.items():
        grouped.setdefault(id(branch) if isinstance(branch, _Tree) else branch, []).append(answer)
    question = tree.question
    for answers in grouped.values():
        if isinstance(question, Roll):
            weights = question.weights()
            share = Fraction(sum(weights[answer] for answer in answers), sum(weights.values()))
            onward = _Arrived(arrived.mass * share, {name: gone * float(share) for name, gone in arrived.gone.items()})
        else:
            onward = _drawn(question.deck, question.face, answers, arrived)
        _follow(tree.branches[answers[0]], level + 1, onward, spread)


def _drawn(deck: Deck, face: str, numbers: list[Answer], arrived: _Arrived) -> _Arrived:
    """What is reached when the next card carries one of these numbers."""
    import numpy as np

    size, mass = len(deck.cards), float(arrived.mass)
    gone = arrived.gone.get(deck.name)
    gone = np.zeros(size) if gone is None else gone / mass
    drawn = float(gone.sum())
    left = 1 - gone
    share = np.zeros(size)
    here = [card for number in numbers for card in cards_showing(deck, face, number)]
    share[here] = left[here] / left.sum()
    others = drawn - gone
    # The drawn card was not gone before, so the others are a little likelier to be.
    scaled = share * np.divide(drawn, others, out=np.ones(size), where=others > 1e-12)
    after = share + gone * scaled.sum() - scaled * gone
    total = float(share.sum())
    rest = {name: other * total for name, other in arrived.gone.items() if name != deck.name}
    return _Arrived(mass * total, {**rest, deck.name: mass * after})


def total(chances: Mapping[Result, Chance]) -> Chance:
    """All chances together: one, to the last bit with dice."""
    return sum(chances.values(), Fraction())
