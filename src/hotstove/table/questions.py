"""The only three things a rule may ask for: a roll, a draw, a decision; and the request made between plays."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, field
from typing import Any, ClassVar, TypeAlias, TypeVar, final

from hotstove.table.decks import Deck
from hotstove.table.dice import Dice
from hotstove.table.errors import Mistake


@final
@dataclass(frozen=True, slots=True)
class Roll:
    """Dice to be rolled for a stated purpose."""

    purpose: str
    dice: Dice
    rule: str = field(default="", compare=False)
    """The id of the rule that asks for it, where no stage or chart is cited for it."""
    falls: tuple[int, ...] = field(init=False, repr=False, compare=False)
    """What is read, for every way in which the dice can fall."""
    seat: ClassVar[str] = ""
    """Nobody's: chance answers."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "falls", self.dice.outcomes)

    def weights(self) -> dict[int, int]:
        return self.dice.weights

    def parse(self, text: str) -> int:
        return self.dice.parse(text)

    def show(self, answer: Answer) -> str:
        return self.dice.show(int(answer))


@final
@dataclass(frozen=True, slots=True)
class Draw:
    """The next card of a deck, of which one face is read."""

    purpose: str
    deck: Deck
    face: str
    rule: str = field(default="", compare=False)
    place: int = field(init=False, repr=False, compare=False)
    """Where the face stands on a card of the deck."""
    pile: str = field(init=False, repr=False, compare=False)
    """The name of the deck, under which whoever deals keeps what is left of it."""
    seat: ClassVar[str] = ""

    def __post_init__(self) -> None:
        object.__setattr__(self, "place", self.deck.faces.index(self.face))
        object.__setattr__(self, "pile", self.deck.name)

    def weights(self) -> dict[int, int]:
        return self.deck.weights[self.face]

    def parse(self, text: str) -> int:
        return self.deck.parse(self.face, text)

    def show(self, answer: Answer) -> str:
        return str(answer)


@final
@dataclass(frozen=True, slots=True)
class Decision:
    """A choice that a seat makes among listed options; the first one is the quiet default."""

    purpose: str
    seat: str
    options: tuple[str, ...]
    secret: bool = False
    rule: ClassVar[str] = ""

    @property
    def default(self) -> str:
        return self.options[0]

    def parse(self, text: str) -> str:
        typed = " ".join(text.split())
        if typed in self.options:
            return typed
        if self.secret:
            raise Mistake(f"this is no answer to {self.purpose}")
        raise Mistake(f"{typed!r} is no answer to {self.purpose}: {' | '.join(self.options)}")

    def refusal(self, answer: str) -> str:
        """Why an answer is not taken; of a secret choice nothing is told, for the message may be read by anybody."""
        if self.secret:
            return "the answer is not offered here"
        return f"{answer!r} is not offered here ({' | '.join(self.options)})"

    def show(self, answer: Answer) -> str:
        return str(answer)


@final
@dataclass(frozen=True, slots=True)
class Request:
    """A choice among players, too many to list: asked between plays, checked by the game, quiet unless answered."""

    purpose: str
    seat: str
    rule: ClassVar[str] = ""
    secret: ClassVar[bool] = False
    default: ClassVar[str] = "none"
    options: ClassVar[tuple[str, ...]] = ("none",)
    """What is always offered; other answers are the game's to check."""

    def parse(self, text: str) -> str:
        return " ".join(text.split())

    def show(self, answer: Answer) -> str:
        return str(answer)


Question: TypeAlias = Roll | Draw | Decision | Request
Answer: TypeAlias = Any

Outcome = TypeVar("Outcome")
Rule: TypeAlias = Generator[Question, Answer, Outcome]
