"""A lineup: nine batting slots, who plays where, and who has left the game for good."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import cache
from typing import NamedTuple

from hotstove.diamond.gloves import NAME_OF
from hotstove.table.errors import Mistake, Refused

PITCHER, DESIGNATED, PINCH_HITTER, PINCH_RUNNER = 1, 10, 11, 12
PITCHER_SLOT = 0
"""The slot of a pitcher who does not bat."""
SLOTS = tuple(str(slot) for slot in range(10))
POSITIONS = tuple(str(position) for position in range(1, 13))


class Substitution(NamedTuple):
    """One line of a lineup card: this man takes this slot and this position (11 pinch hitter, 12 pinch runner)."""

    man: str
    slot: int
    position: int

    def __str__(self) -> str:
        return f"{self.man} {self.slot} {self.position}"


@cache
def read_moves(text: str) -> tuple[Substitution, ...]:
    """Substitutions as they stand on a tape: `smith001 4 11; jones002 0 1`."""
    moves = []
    for part in text.split(";"):
        words = part.split()
        if len(words) != 3 or words[1] not in SLOTS or words[2] not in POSITIONS:
            raise Mistake(f"{part.strip()!r} is no substitution: it is a man, a slot 0-9 and a position 1-12")
        moves.append(Substitution(words[0], int(words[1]), int(words[2])))
    return tuple(moves)


def write_moves(moves: Iterable[Substitution]) -> str:
    return "; ".join(str(move) for move in moves)


@dataclass(frozen=True, slots=True)
class Lineup:
    """Men and positions by slot: slots 1 to 9 bat, slot 0 holds the pitcher where a designated hitter bats for him.

    What follows from them is worked out at once: a lineup is made a few times a game, and read many times a play.
    """

    men: tuple[str, ...]
    positions: tuple[int, ...]
    gone: frozenset[str] = frozenset()
    fielders: dict[int, str] = field(init=False, repr=False, compare=False)
    """Who stands at each position 1 to 9."""
    pitcher: str = field(init=False, repr=False, compare=False)
    used: frozenset[str] = field(init=False, repr=False, compare=False)
    """Everybody who plays or has played."""
    is_complete: bool = field(init=False, repr=False, compare=False)
    """Nine men stand at the nine positions."""

    def __post_init__(self) -> None:
        places = [place for place in zip(self.positions, self.men, strict=True) if 1 <= place[0] <= 9]
        fielders = dict(places)
        object.__setattr__(self, "fielders", fielders)
        object.__setattr__(self, "pitcher", fielders.get(PITCHER, ""))
        object.__setattr__(self, "used", self.gone.union(self.men))
        object.__setattr__(self, "is_complete", len(fielders) == 9 == len(places))

    @property
    def has_designated_hitter(self) -> bool:
        return self.men[PITCHER_SLOT] != ""

    def slot_of(self, man: str) -> int | None:
        return self.men.index(man) if man and man in self.men else None

    def position_of(self, man: str) -> int | None:
        slot = self.slot_of(man)
        return None if slot is None else self.positions[slot]

    @property
    def trouble(self) -> str:
        """Why the lineup is not complete; "" when it is."""
        missing = [NAME_OF[position] for position in range(1, 10) if position not in self.fielders]
        if missing:
            return f"nobody plays {', '.join(missing)}"
        return "" if self.is_complete else "two men stand at one position"

    def substitute(self, moves: Iterable[Substitution]) -> Lineup:
        """The lineup after the moves, or a refusal that says which rule forbids them."""
        men, positions, gone = list(self.men), list(self.positions), set(self.gone)
        for man, slot, position in moves:
            if not (0 <= slot <= 9 and 1 <= position <= 12):
                raise Refused(f"lineup: slot {slot}, position {position}: slots are 0 to 9, positions 1 to 12")
            if man in gone:
                raise Refused(f"lineup: {man} has left the game and may not come back")
            here = men.index(man) if man in men else None
            if here == PITCHER_SLOT and slot != PITCHER_SLOT:
                if position >= PINCH_HITTER and positions[slot] != DESIGNATED:
                    raise Refused("lineup: the game's pitcher may bat or run only for the designated hitter")
                men[PITCHER_SLOT], positions[PITCHER_SLOT] = "", 0
            elif here is not None and here != slot:
                raise Refused(f"lineup: {man} bats in slot {here} and may not change it")
            if slot == PITCHER_SLOT and (not self.has_designated_hitter or position != PITCHER):
                raise Refused("lineup: slot 0 is for a pitcher who has a designated hitter")
            if men[slot] != man:
                if men[slot]:
                    gone.add(men[slot])
                men[slot] = man
            positions[slot] = position
        if men[PITCHER_SLOT] and PITCHER in positions[1:]:
            gone.add(men[PITCHER_SLOT])
            men[PITCHER_SLOT], positions[PITCHER_SLOT] = "", 0
        if men[PITCHER_SLOT] and not _keeps_designated_hitter(positions):
            raise Refused("lineup: the designated hitter is lost, so the pitcher must take a batting slot")
        return Lineup(tuple(men), tuple(positions), frozenset(gone))

    def with_line(self, change: Substitution) -> Lineup:
        """The lineup after one line taken as written: a double change stands half done for a line or two."""
        men, positions, gone = list(self.men), list(self.positions), set(self.gone)
        man, slot, position = change
        if man in men and men.index(man) != slot:
            here = men.index(man)
            men[here], positions[here] = "", 0
        if men[slot] and men[slot] != man:
            gone.add(men[slot])
        men[slot], positions[slot] = man, position
        if position == PITCHER and slot != PITCHER_SLOT and men[PITCHER_SLOT]:
            gone.add(men[PITCHER_SLOT])
            men[PITCHER_SLOT], positions[PITCHER_SLOT] = "", 0
        return Lineup(tuple(men), tuple(positions), frozenset(gone))


def _keeps_designated_hitter(positions: list[int]) -> bool:
    """One batting slot is free of the field."""
    return sum(1 <= position <= 9 for position in positions[1:]) <= 8


def starting_lineup(order: Iterable[tuple[str, int]], pitcher: str, known: Callable[[str], bool]) -> Lineup:
    """The card handed to the umpire: nine men with positions; the pitcher bats unless one of them is the DH."""
    batting = list(order)
    if len(batting) != 9:
        raise Mistake(f"lineup: it has {len(batting)} men, a batting order has nine")
    names = [man for man, _ in batting]
    with_dh = any(position == DESIGNATED for _, position in batting)
    everyone = [*names, pitcher] if with_dh else names
    if len(set(everyone)) != len(everyone):
        twice = next(man for man in everyone if everyone.count(man) > 1)
        raise Mistake(f"lineup: {twice} is named twice")
    unknown = [man for man in everyone if not known(man)]
    if unknown:
        raise Mistake(f"lineup: {unknown[0]} is not on the roster")
    men = (pitcher if with_dh else "", *names)
    positions = (PITCHER if with_dh else 0, *(position for _, position in batting))
    lineup = Lineup(men, positions)
    if not lineup.is_complete:
        raise Mistake(f"lineup: {lineup.trouble}")
    if lineup.pitcher != pitcher:
        raise Mistake(f"lineup: {pitcher} was named to pitch, but {lineup.pitcher} stands at P")
    return lineup
