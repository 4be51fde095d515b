"""A lineup: nine batting slots, who plays where, and who has left the game for good."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import NamedTuple

from hotstove.diamond.gloves import NAME_OF
from hotstove.table.errors import Mistake, Refused
from hotstove.table.memo import remembered
from hotstove.table.sums import summed

PITCHER, DESIGNATED, PINCH_HITTER, PINCH_RUNNER = 1, 10, 11, 12
PITCHER_SLOT = 0
"""The slot of a pitcher who does not bat."""
SLOTS = tuple(str(slot) for slot in range(10))
POSITIONS = tuple(str(position) for position in range(1, 13))


class Substitution(NamedTuple):
    """One line of a lineup card: this player takes this slot and this position (11 pinch hitter, 12 pinch runner)."""

    player: str
    slot: int
    position: int

    def __str__(self) -> str:
        return f"{self.player} {self.slot} {self.position}"


@lru_cache(maxsize=1_024)
def read_moves(text: str) -> tuple[Substitution, ...]:
    """Substitutions as they stand on a tape: `smith001 4 11; jones002 0 1`."""
    moves = []
    for part in text.split(";"):
        words = part.split()
        if len(words) != 3 or words[1] not in SLOTS or words[2] not in POSITIONS:
            raise Mistake(f"{part.strip()!r} is no substitution: it is a player, a slot 0-9 and a position 1-12")
        moves.append(Substitution(words[0], int(words[1]), int(words[2])))
    return tuple(moves)


def write_moves(moves: Iterable[Substitution]) -> str:
    return "; ".join(str(move) for move in moves)


@dataclass(frozen=True, slots=True)
class Lineup:
    """Players and positions by slot: slots 1 to 9 bat, slot 0 holds the pitcher where a designated hitter bats for him.

    What follows from them is worked out at once: a lineup is made a few times a game, and read many times a play.
    """

    players: tuple[str, ...]
    positions: tuple[int, ...]
    gone: frozenset[str] = frozenset()
    fielders: dict[int, str] = field(init=False, repr=False, compare=False)
    """Who stands at each position 1 to 9."""
    pitcher: str = field(init=False, repr=False, compare=False)
    used: frozenset[str] = field(init=False, repr=False, compare=False)
    """Everybody who plays or has played."""
    is_complete: bool = field(init=False, repr=False, compare=False)
    """Nine players stand at the nine positions."""

    def __post_init__(self) -> None:
        places = [place for place in zip(self.positions, self.players, strict=True) if 1 <= place[0] <= 9]
        fielders = dict(places)
        object.__setattr__(self, "fielders", fielders)
        object.__setattr__(self, "pitcher", fielders.get(PITCHER, ""))
        object.__setattr__(self, "used", self.gone.union(self.players))
        object.__setattr__(self, "is_complete", len(fielders) == 9 == len(places))

    @property
    def has_designated_hitter(self) -> bool:
        return self.players[PITCHER_SLOT] != ""

    def slot_of(self, player: str) -> int | None:
        return self.players.index(player) if player and player in self.players else None

    @property
    def trouble(self) -> str:
        """Why the lineup is not complete; "" when it is."""
        missing = [NAME_OF[position] for position in range(1, 10) if position not in self.fielders]
        twice = [NAME_OF[position] for position in range(1, 10) if self.positions.count(position) > 1]
        if missing:
            return f"nobody plays {', '.join(missing)}" + (f", two play {', '.join(twice)}" if twice else "")
        return "" if self.is_complete else "two players stand at one position"

    def substitute(self, moves: tuple[Substitution, ...]) -> Lineup:
        """The lineup after the moves, or a refusal that says which rule forbids them."""
        return _substituted(self, moves)

    def _substitute(self, moves: tuple[Substitution, ...]) -> Lineup:
        players, positions, gone = list(self.players), list(self.positions), set(self.gone)
        for player, slot, position in moves:
            if not (0 <= slot <= 9 and 1 <= position <= 12):
                raise Refused(f"lineup: slot {slot}, position {position}: slots are 0 to 9, positions 1 to 12")
            if player in gone:
                raise Refused(f"lineup: {player} has left the game and may not come back")
            here = players.index(player) if player in players else None
            if here == PITCHER_SLOT and slot != PITCHER_SLOT:
                if position >= PINCH_HITTER and positions[slot] != DESIGNATED:
                    raise Refused("lineup: the game's pitcher may bat or run only for the designated hitter")
                players[PITCHER_SLOT], positions[PITCHER_SLOT] = "", 0
            elif here is not None and here != slot:
                raise Refused(f"lineup: {player} bats in slot {here} and may not change it")
            if slot == PITCHER_SLOT and (not self.has_designated_hitter or position != PITCHER):
                raise Refused("lineup: slot 0 is for a pitcher who has a designated hitter")
            if players[slot] != player:
                if players[slot]:
                    gone.add(players[slot])
                players[slot] = player
            positions[slot] = position
        if players[PITCHER_SLOT] and PITCHER in positions[1:]:
            gone.add(players[PITCHER_SLOT])
            players[PITCHER_SLOT], positions[PITCHER_SLOT] = "", 0
        if players[PITCHER_SLOT] and not _keeps_designated_hitter(positions):
            raise Refused("lineup: the designated hitter is lost, so the pitcher must take a batting slot")
        return Lineup(tuple(players), tuple(positions), frozenset(gone))

    def with_line(self, change: Substitution) -> Lineup:
        """The lineup after one line taken as written: a double change stands half done for a line or two."""
        players, positions, gone = list(self.players), list(self.positions), set(self.gone)
        player, slot, position = change
        if player in players and players.index(player) != slot:
            here = players.index(player)
            players[here], positions[here] = "", 0
        if players[slot] and players[slot] != player:
            gone.add(players[slot])
        players[slot], positions[slot] = player, position
        if position == PITCHER and slot != PITCHER_SLOT and players[PITCHER_SLOT]:
            gone.add(players[PITCHER_SLOT])
            players[PITCHER_SLOT], positions[PITCHER_SLOT] = "", 0
        return Lineup(tuple(players), tuple(positions), frozenset(gone))


_substituted: Callable[[Lineup, tuple[Substitution, ...]], Lineup] = remembered(Lineup._substitute)
"""Games start from the same few lineups and go on with the same relievers: what is worked out from a lineup, such as
the defence, is then known."""


def _keeps_designated_hitter(positions: list[int]) -> bool:
    """One batting slot is free of the field."""
    return summed(1 <= position <= 9 for position in positions[1:]) <= 8


def starting_lineup(order: Iterable[tuple[str, int]], pitcher: str, known: Callable[[str], bool]) -> Lineup:
    """The card handed to the umpire: nine players with positions; the pitcher bats unless one of them is the DH."""
    batting = list(order)
    if len(batting) != 9:
        raise Mistake(f"lineup: it has {len(batting)} players, a batting order has nine")
    names = [player for player, _ in batting]
    with_dh = any(position == DESIGNATED for _, position in batting)
    everyone = [*names, pitcher] if with_dh else names
    if len(set(everyone)) != len(everyone):
        twice = next(player for player in everyone if everyone.count(player) > 1)
        raise Mistake(f"lineup: {twice} is named twice")
    unknown = [player for player in everyone if not known(player)]
    if unknown:
        raise Mistake(f"lineup: {unknown[0]} is not on the roster")
    players = (pitcher if with_dh else "", *names)
    positions = (PITCHER if with_dh else 0, *(position for _, position in batting))
    lineup = Lineup(players, positions)
    if not lineup.is_complete:
        raise Mistake(f"lineup: {lineup.trouble}")
    if lineup.pitcher != pitcher:
        raise Mistake(f"lineup: {pitcher} was named to pitch, but {lineup.pitcher} stands at P")
    return lineup
