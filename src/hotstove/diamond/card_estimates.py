"""What the estimates of all games of cards have in common."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Generic, Protocol, TypeVar

from hotstove.diamond.gloves import NAME_OF
from hotstove.diamond.state import OwnMemory, OwnSetup
from hotstove.diamond.view import View


class EstimatedCard(Protocol):
    """A card that tells where its player plays and whether he pitches."""

    @property
    def pitching(self) -> object | None: ...

    def plays(self, position: str) -> bool: ...


OwnCard = TypeVar("OwnCard", bound=EstimatedCard)


class CardEstimates(Generic[OwnSetup, OwnMemory, OwnCard]):
    """Made for one view, over the cards of both sides."""

    __slots__ = ("_cards", "_situation", "_state")

    def __init__(self, view: View[OwnSetup, OwnMemory, object]) -> None:
        self._state, self._situation = view.state, view.situation
        visitors, home = view.state.setup.clubs
        # A game's own setup holds clubs with its own cards, which its type cannot say here.
        self._cards: tuple[Mapping[str, OwnCard], Mapping[str, OwnCard]] = visitors.cards, home.cards  # type: ignore[assignment]

    def plays(self, side: int, player: str, position: int) -> bool:
        """His card lets him play there."""
        return self._cards[side][player].plays(NAME_OF[position])

    def asked_to_bunt(self) -> bool:
        """Cards do not tell."""
        return False

    def pitches(self, side: int, player: str) -> bool:
        """He pitches, and may relieve today."""
        card = self._cards[side][player]
        return card.pitching is not None and self._state.setup.availability(side, player).may_relieve
