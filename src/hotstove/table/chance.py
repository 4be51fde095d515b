"""Where rolls and draws come from: seeded dice and decks, or a person who types what fell on his own table."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from math import floor
from random import Random
from typing import NamedTuple, Protocol

from hotstove.table.decks import Deck
from hotstove.table.dice import Fall
from hotstove.table.errors import Mistake
from hotstove.table.questions import Answer, Draw, Roll


class Chance(Protocol):
    """Answers rolls and draws."""

    seeded: bool
    """The same questions always get the same answers."""

    def answer(self, question: Roll | Draw) -> Answer: ...


def seed_for(*keys: object) -> int:
    """A seed that depends on its keys alone, the same on every machine."""
    text = "/".join(str(key) for key in keys)
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")


class Dealer:
    """Seeded dice and decks, on a stream of their own."""

    seeded = True

    def __init__(self, seed: int, random: Callable[[], float] | None = None) -> None:
        """`random` gives numbers from 0 up to 1 in place of Python's own generator."""
        self._random = Random(seed).random if random is None else random
        self._piles: dict[str, list[tuple[int, ...]]] = {}

    def answer(self, question: Roll | Draw) -> Answer:
        if type(question) is Roll:
            falls = question.falls
            return falls[floor(self._random() * len(falls))]
        try:
            return self._piles[question.pile].pop()[question.place]
        except LookupError:
            return self._next_card(question.deck)[question.place]

    def _next_card(self, deck: Deck) -> tuple[int, ...]:
        pile = self._piles.get(deck.name)
        if not pile:
            pile = self._piles[deck.name] = self._shuffled(deck)
        return pile.pop()

    def _shuffled(self, deck: Deck) -> list[tuple[int, ...]]:
        """A new pile, as deep as the deck is dealt; the next card lies at its end."""
        pile, random = list(deck.cards), self._random
        for last in range(len(pile) - 1, 0, -1):
            other = floor(random() * (last + 1))
            pile[last], pile[other] = pile[other], pile[last]
        del pile[deck.depth or len(pile) :]
        pile.reverse()
        return pile


class OpenDealer(Dealer):
    """The same dice and decks on a table that somebody looks at: numbers come with the faces that show them."""

    def answer(self, question: Roll | Draw) -> Answer:
        if type(question) is Roll:
            falls = question.dice.falls
            return falls[floor(self._random() * len(falls))]
        assert isinstance(question, Draw)
        card = self._next_card(question.deck)
        return Fall.showing(card[question.place], card)


class Renewal(NamedTuple):
    """Fresh dice and decks from some roll on, because what had fallen there was taken back."""

    after: int
    """How many rolls and draws had been made."""
    number: int
    """Counts what was taken back in a game, so that no stream comes twice."""


class RenewedDealer(OpenDealer):
    """Open dice and decks that were changed for fresh ones once or several times."""

    def __init__(self, seed: int, renewals: Sequence[Renewal], random: Callable[[], float] | None = None) -> None:
        """`random` gives the numbers up to the first renewal in place of Python's own generator."""
        super().__init__(seed, random)
        self._seed, self._fallen = seed, 0
        self._streams = {one.after: one.number for one in renewals}

    def answer(self, question: Roll | Draw) -> Answer:
        number = self._streams.get(self._fallen)
        if number is not None:
            self._random = Random(seed_for(self._seed, "renewed", number)).random
            self._piles.clear()
        self._fallen += 1
        return super().answer(question)


class Script:
    """Outcomes written down beforehand, given out in order."""

    seeded = False

    def __init__(self, outcomes: Sequence[Answer]) -> None:
        self._outcomes = list(outcomes)
        self.used = 0

    def answer(self, question: Roll | Draw) -> Answer:
        if self.used == len(self._outcomes):
            raise Mistake(f"the rules ask for a further roll ({question.purpose})")
        outcome = self._outcomes[self.used]
        self.used += 1
        if isinstance(outcome, list | dict) or outcome not in question.weights():
            raise Mistake(f"{outcome} cannot fall on the roll for {question.purpose}")
        return outcome

    @property
    def left(self) -> list[Answer]:
        return self._outcomes[self.used :]
