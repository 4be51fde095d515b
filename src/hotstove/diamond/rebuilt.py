"""The half-inning rebuilt without errors and passed balls (rule 9.16), from a given play on.

Players are followed by number. A player who would have been out is gone from the rebuilt inning; the others stand in it
where they would have stood; only a player who came on by interference does not count though he stands there. On each
play they go where a player on that base went in fact, out or safe, or else as far as they went in fact from another
base; on hits, as far as a hit surely takes a player, which is home from second on a single.
"""

from __future__ import annotations

from collections.abc import Iterable

from hotstove.diamond.errorless import ASSUMED_OUT, Errorless
from hotstove.diamond.play import HITS
from hotstove.table.record import record

HOME = 4
_STAND = frozenset({"W", "IW", "HP", "C", "K"})
"""Events on which nobody moves who is not forced to."""


@record(frozen=True, slots=True)
class Seen:
    """A play with who, by number within the half-inning, was where, and who was put out."""

    errorless: Errorless
    at: dict[int, int]
    """Number of the player by the place he began at; 0 is the batter of a play that ends a plate appearance."""
    out: frozenset[int]
    """Places whose players were put out in fact."""


def earned_players(seen: Iterable[Seen], standing: dict[int, int], outs: int) -> tuple[set[int], bool]:
    """The players who would have scored before the third out, had every chance been taken from here on; and whether
    that out would have been made."""
    inning = _Inning(standing, outs)
    for play in seen:
        inning.add(play)
        if inning.outs >= 3:
            break
    return inning.home, inning.outs >= 3


class _Inning:
    """The rebuilt half-inning as it stands: players by number with their bases, the outs, and who came home."""

    def __init__(self, standing: dict[int, int], outs: int) -> None:
        self.standing = standing
        self.outs = outs
        self.home: set[int] = set()
        self._by_interference: set[int] = set()
        self._bats_on = False

    def add(self, seen: Seen) -> None:
        play, at = seen.errorless, seen.at
        if play.prolongs:
            self.outs += 1
            self._bats_on = True
            return
        place_of = {player: place for place, player in at.items()}
        targets: dict[int, int] = {}
        for player, place in self.standing.items():
            target = _target(play, place, place_of.get(player), at)
            if target == ASSUMED_OUT:
                self.outs += 1
            else:
                targets[player] = place if self._bats_on and 0 in at else target
        batter = at.get(0)
        floor = 0
        if batter is not None and self._bats_on:
            self._bats_on = False
        elif batter is not None:
            took = play.ends.get(0, 1)
            if took == ASSUMED_OUT or self._ghost_was_played_on(seen):
                self.outs += 1
            else:
                targets[batter] = took
                if play.code == "C":
                    self._by_interference.add(batter)
                floor = HITS.get(play.code, 1)
        self._move(targets, batter, floor, self.outs < 3 or play.code in HITS)

    def _move(self, targets: dict[int, int], batter: int | None, floor: int, runs_count: bool) -> None:
        """Nobody passes or shares a base: players behind are held up, save where the batter forces them on."""
        least: dict[int, int] = {}
        for player in sorted(targets, reverse=True):
            if player != batter:
                floor = (
                    max(self.standing[player], floor + 1) if self.standing[player] <= floor else self.standing[player]
                )
            least[player] = floor
        room = HOME
        self.standing = {}
        for player in sorted(targets):
            place = max(least[player], min(targets[player], room))
            if place < HOME:
                self.standing[player] = place
                room = place - 1
            elif runs_count and player not in self._by_interference:
                self.home.add(player)

    def _ghost_was_played_on(self, seen: Seen) -> bool:
        """A fielder's choice against a player who should not be on base: without him the batter is out at first."""
        play, at, out = seen.errorless, seen.at, seen.out
        if play.code not in {"OUT", "FC"}:
            return False
        against = [place for place in out if place] or [max(at)]
        stood_on = self.standing.values()
        return any(place and at[place] not in self.standing and place not in stood_on for place in against)


def _target(play: Errorless, place: int, in_fact: int | None, at: dict[int, int]) -> int:
    """Where a player goes from the base on which he stands in the rebuilt inning."""
    ends, code = play.ends, play.code
    if in_fact is not None and ends.get(in_fact, in_fact) == ASSUMED_OUT:
        return ASSUMED_OUT
    if place in at and (code in {"OUT", "FC"} or ends.get(place, place) != ASSUMED_OUT):
        return ends.get(place, place)
    if code in HITS:
        return min(HOME, place + HITS[code] + int(code == "S" and place == 2))
    if code in _STAND or (code and play.in_the_air):
        return place
    if in_fact is not None:
        return min(HOME, place + max(0, ends.get(in_fact, in_fact) - in_fact))
    return place + 1 if play.moves_everybody else place
