"""Decks of numbered cards, drawn without replacement."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cached_property

from hotstove.table.errors import Mistake
from hotstove.table.reading import is_number


@dataclass(frozen=True)
class Deck:
    """A deck whose cards carry one number on each of several named faces."""

    name: str
    faces: tuple[str, ...]
    cards: tuple[tuple[int, ...], ...]
    depth: int = 0
    """How many cards are dealt before the deck is shuffled again; 0 means all of them."""

    @cached_property
    def numbers(self) -> dict[str, tuple[int, ...]]:
        """The numbers of all cards on each face, in the order of the cards."""
        columns = zip(*self.cards, strict=True)
        return dict(zip(self.faces, columns, strict=True))

    @cached_property
    def places(self) -> dict[str, int]:
        """Where each face stands on a card."""
        return {face: place for place, face in enumerate(self.faces)}

    @cached_property
    def weights(self) -> dict[str, dict[int, int]]:
        """How many cards carry each number on each face."""
        return {face: dict(sorted(Counter(numbers).items())) for face, numbers in self.numbers.items()}

    def parse(self, face: str, text: str) -> int:
        typed = text.strip()
        allowed = self.weights[face]
        if is_number(typed) and int(typed) in allowed:
            return int(typed)
        found = repr(typed) if typed else "an empty line"
        raise Mistake(f"{found} is no {face} number of the {self.name}: {min(allowed)} to {max(allowed)}")
