"""Relievers: how tired each is, and which of them must be called (PR-14, PR-15, PR-16, PR-24)."""

from __future__ import annotations

from typing import NamedTuple

from hotstove.table.rules import tabulated

MOST_DAYS = 3
"""After so many days running a reliever must rest."""
STARS_FROM = 3
"""Starred players come in when at least so many are called."""


class Arm(NamedTuple):
    """A reliever as he is today. A two-role player who has not rested enough since his start is not in the pen at
    all."""

    number: int
    """His place on the roster."""
    rel: int
    fat: int
    starred: bool
    two_role: bool
    worked: int
    """The days running that he has just worked, 0 to 3 (3: three or more)."""


class Called(NamedTuple):
    """A reliever who came in, and the REL that counts for him today."""

    number: int
    rel: int


@tabulated
def fatigue(fat: int, worked: int) -> int:
    """The points that work on the days before adds to REL: FAT once, and twice on the third day."""
    return fat * min(worked, MOST_DAYS - 1)


def rating(arm: Arm) -> int:
    return arm.rel + fatigue(arm.fat, arm.worked)


def worn_out(arm: Arm) -> bool:
    """Whether he must rest today: a starred player the day after, the others after three days running."""
    return arm.worked > 0 if arm.starred else arm.worked >= MOST_DAYS


def stars_may_come(pen: tuple[Arm, ...], called: int, out: frozenset[int] = frozenset()) -> bool:
    """Whether starred relievers may be called: three are, or a plain one who would be by his REL has to rest."""
    if called + len(out) >= STARS_FROM:
        return True
    plain = sorted((arm.rel, worn_out(arm)) for arm in pen if not arm.starred and arm.number not in out)
    return any(must_rest for _, must_rest in plain[:called])


def eligible(pen: tuple[Arm, ...], called: int, out: frozenset[int] = frozenset()) -> list[Arm]:
    """The players who may be among the next so many called; `out` have pitched in this game already."""
    stars = stars_may_come(pen, called, out)
    three = called + len(out) >= STARS_FROM
    return [
        arm
        for arm in pen
        if arm.number not in out and not worn_out(arm) and (not arm.starred or (three if arm.two_role else stars))
    ]


def relievers(pen: tuple[Arm, ...], called: int, out: frozenset[int] = frozenset()) -> tuple[Called, ...]:
    """The players who must be called, in order of entry, which is roster order; fewer where the pen has no more.

    The best REL with fatigue first; among equals one without a star, then the less tired, then the first on the roster.
    The third-day example has a tired player without a star before a rested starred one of the same rating.
    """
    best = sorted(
        eligible(pen, called, out),
        key=lambda arm: (rating(arm), arm.starred, fatigue(arm.fat, arm.worked), arm.number),
    )
    return tuple(Called(arm.number, rating(arm)) for arm in sorted(best[:called], key=lambda arm: arm.number))


def least_tired(pen: tuple[Arm, ...], out: frozenset[int]) -> Called | None:
    """When extra innings have used up the pen: the freshest of those who pitched, once more; if nobody did, nobody."""
    again = [arm for arm in pen if arm.number in out]
    if not again:
        return None
    arm = min(again, key=lambda arm: (fatigue(arm.fat, arm.worked), rating(arm), arm.starred, arm.number))
    return Called(arm.number, rating(arm))
