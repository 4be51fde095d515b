"""The makers: for each game the room that turns the record into its cards, loaded when first asked for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from importlib import import_module
from typing import Any

from hotstove.cardmaker.baseline.true_to import LINES, MARKS
from hotstove.diamond.club import Club
from hotstove.diamond.log import GameLog
from hotstove.record import ClubRecord
from hotstove.table.errors import Mistake

ROOMS = ("superstar", "longtater", "replay")
"""Games whose cards can be made; each has a module ``maker`` with a ``MAKER`` in its folder here."""
ELSEWHERE = {"pennant": "hotstove pennant sheet '1988 TEX'"}
"""Games whose clubs are made a league at a time, with the command that does it."""


class Measures:
    """What a game's fitter learns from a season that was played: nothing, unless its maker has a class of its own."""

    def __init__(self, year: int) -> None: ...

    def add(self, log: GameLog) -> None:
        """One more game of the season."""

    def values(self) -> dict[str, float]:
        """The numbers that the fitter asks for, of the group "played in" the game."""
        return {}


def _record_alone(year: int) -> str:
    return ""


@dataclass(frozen=True)
class Maker:
    """How a game's cards are made.

    ``version`` changes whenever the same record would give other cards; cards kept from before are then made anew.
    ``prove`` tells how near a season's cards come to the record by exact odds, in lines of text.
    """

    key: str
    version: int
    make: Callable[[ClubRecord, float, str], Club]
    """A club by its record, how far small samples are shrunk, and what the cards are true to."""
    prove: Callable[[int, float], list[str]] | None = None
    basis: Callable[[int], str] = _record_alone
    """By the year: a word that changes with what else cards are made from; "" for the record alone."""
    measures: type[Measures] = Measures
    """What `hotstove fit calibrate` counts in its games."""

    def made(self, record: ClubRecord, regress: float, true_to: str = LINES) -> Club:
        """A club's cards, which say so where they are not true to the players' own lines."""
        club = self.make(record, regress, true_to)
        mark = MARKS.get(true_to)
        if mark is None:
            return club
        cards: dict[str, Any] = {
            player: replace(card, estimated=(*card.estimated, mark))  # type: ignore[type-var]
            for player, card in club.cards.items()
        }
        return replace(club, cards=cards)


def maker_of(key: str) -> Maker:
    """The maker of a game's cards."""
    if key in ELSEWHERE:
        raise Mistake(f"cards of {key!r} are made with its league: {ELSEWHERE[key]}; here are {', '.join(ROOMS)}")
    if key not in ROOMS:
        raise Mistake(f"cards of {key!r} cannot be made from the record; they can for {', '.join(ROOMS)}")
    found: Any = import_module(f"hotstove.cardmaker.{key}.maker").MAKER
    assert isinstance(found, Maker)
    return found
