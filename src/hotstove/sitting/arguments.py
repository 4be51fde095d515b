"""What somebody asks for when he sits down."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from hotstove.table.errors import Mistake

BOOK, PERSON = "book", "person"
MINE, ORDINARY, OURS = "mine", "ordinary", "ours"
"""Whose dice: a person's own, ordinary ones of his in place of the game's, or the program's."""
AUTO = ("both", "visitors", "home", "none")
"""Sides that manage themselves."""


@dataclass(frozen=True)
class PlayArgs:
    """A game as it was asked for; None or "" where nothing was said."""

    game: str = ""
    away: str = ""
    home: str = ""
    seed: int | None = None
    auto: str = ""
    dice: str = ""
    options: tuple[str, ...] = ()
    preset: str = ""
    tape: Path | None = None
    cards: Path | None = None
    charts: Path | None = None
    designated_hitter: bool | None = None
    pitchers: str = ""
    date: str = ""
    after: Path | None = None
    """The tape of the first game of a doubleheader, whose second game this is."""
    somebody_there: bool = False
    """Somebody sits at the keyboard; otherwise nobody can be asked."""

    @property
    def wants_new(self) -> bool:
        """Something is asked for that only a new game can have."""
        named = (self.game, self.away, self.home, self.auto, self.dice, self.options, self.preset, self.pitchers)
        return any(named) or self.seed is not None or self.after is not None

    @property
    def own_dice(self) -> bool:
        if self.dice not in ("", MINE, ORDINARY, OURS):
            raise Mistake(f"--dice {self.dice}: it is mine (you roll and type), ordinary (with six-sided dice) or ours")
        if self.dice in (MINE, ORDINARY) and self.seed is not None:
            raise Mistake(f"--dice {self.dice}: your own dice have no seed; leave --seed out")
        return self.dice in (MINE, ORDINARY)


def seated(args: PlayArgs, manager: str, begun: tuple[str, str] | None = None) -> tuple[str, str]:
    """Who manages the two sides: as asked; else as the tape was begun, or a person at home.

    `manager` is who manages a side that manages itself; without somebody there it is both of them.
    """
    usual = {
        "both": (manager, manager),
        "visitors": (manager, PERSON),
        "home": (PERSON, manager),
        "none": (PERSON, PERSON),
    }
    if args.auto:
        if args.auto not in usual:
            raise Mistake(f"--auto {args.auto}: it is {', '.join(usual)}")
        return usual[args.auto]
    if not args.somebody_there:
        return usual["both"]
    return begun or usual["visitors"]


def fresh_seed(most: int = 10**9) -> int:
    """A seed that nobody can know beforehand."""
    from random import SystemRandom

    return SystemRandom().randrange(most)
