"""Who answers at a seat, and what he sees at a glance."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol, TypeGuard, TypeVar

from hotstove.table.game import SIDES
from hotstove.table.questions import Decision, Request

ViewSeen = TypeVar("ViewSeen", contravariant=True)
StateSeen = TypeVar("StateSeen", contravariant=True)


class Manager(Protocol[ViewSeen]):
    """Someone who answers decisions and requests, knowing only what his view shows."""

    def decide(self, view: ViewSeen, question: Decision | Request) -> str: ...


class Glancing(Protocol[StateSeen]):
    """A manager who often sees at a glance that the quiet default will do, which spares him the whole view."""

    def calm(self, state: StateSeen, sides: tuple[int, ...]) -> Callable[[StateSeen], frozenset[str]]:
        """By state of the game that has come to this one: purposes of the questions left at their defaults, for the
        sides (0, 1) that he manages."""
        ...


def _glances(manager: object) -> TypeGuard[Glancing[object]]:
    """Asked for every game, and so without the many looks that `isinstance` takes at a protocol."""
    return hasattr(manager, "calm")


NOTHING_CALM: frozenset[str] = frozenset()


def nothing_calm(state: object) -> frozenset[str]:
    """The glance of managers who look at everything closely."""
    return NOTHING_CALM


def glance_of(managers: Mapping[str, object], state: object) -> Callable[[object], frozenset[str]]:
    """What is calm in each state of a game that has come to this one, by those of the managers who can tell."""
    visitors, home = (managers.get(seat) for seat in SIDES)
    asked: list[tuple[object, tuple[int, ...]]] = [(visitors, (0,)), (home, (1,))]
    if visitors is home:
        asked = [(visitors, (0, 1))]
    looks = [manager.calm(state, sides) for manager, sides in asked if _glances(manager)]
    if len(looks) < 2:
        return looks[0] if looks else nothing_calm
    return lambda state: NOTHING_CALM.union(*(look(state) for look in looks))
