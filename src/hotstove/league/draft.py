"""A draft: whose turn it is, who is left, what a club still needs, and whom the computer takes.

The order is a snake drawn by lot from the league's seed. The computer takes whom the club's own list names first; else
the player who is most runs better than the one whom it could still have at the same spot if everybody who needs that
spot chose before it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from hotstove.league.pool import PoolPlayer
from hotstove.table.chance import seed_for
from hotstove.table.errors import Mistake
from hotstove.table.letters import letters
from hotstove.table.sums import summed

NEEDS: Mapping[str, int] = {
    "C": 2, "1B": 1, "2B": 1, "3B": 1, "SS": 1, "LF": 1, "CF": 1, "RF": 1, "DH": 0, "SP": 5, "RP": 5,
}  # fmt: skip
"""Whom a club must have, by spot."""
LEAST_ROUNDS = summed(NEEDS.values())
USUAL_ROUNDS = 25
MOST = {"SP": 7, "RP": 8}
"""Pitchers whom the computer takes at most."""
BENCH = 0.35
"""What a player is worth who has no place in the lineup, against one who has."""


class Pick(NamedTuple):
    club: str
    player: str


@dataclass
class Draft:
    """The clubs' codes, the rounds, the pool by id, the picks so far, and the clubs' own lists."""

    clubs: tuple[str, ...]
    rounds: int
    seed: str
    pool: Mapping[str, PoolPlayer]
    picks: list[Pick] = field(default_factory=list)
    wants: dict[str, tuple[str, ...]] = field(default_factory=dict)

    @property
    def over(self) -> bool:
        return len(self.picks) >= self.rounds * len(self.clubs)

    def on_the_clock(self, number: int | None = None) -> str:
        """The code of the club whose turn it is, or was or will be at a pick's number."""
        place = len(self.picks) if number is None else number
        order = sorted(self.clubs, key=lambda code: (seed_for(self.seed, "draft", code), code))
        turn, seat = divmod(place, len(order))
        return order[seat] if turn % 2 == 0 else order[-1 - seat]

    @property
    def left(self) -> list[PoolPlayer]:
        """Who can still be taken, the best first; whoever is in the league with one card is gone with all of them."""
        gone = {self.pool[pick.player].person for pick in self.picks}
        return [player for player in self.pool.values() if player.person not in gone]

    def roster(self, club: str) -> list[PoolPlayer]:
        return [self.pool[pick.player] for pick in self.picks if pick.club == club]

    def needs(self, club: str) -> dict[str, int]:
        """Whom a club still must have."""
        have = Counter(player.spot for player in self.roster(club))
        return {spot: number - have[spot] for spot, number in NEEDS.items() if number > have[spot]}

    def why_not(self, club: str, player: PoolPlayer) -> str:
        """Why a club may not take a player now, "" where it may."""
        if player not in self.left:
            return f"{player.name} has been taken"
        needs = self.needs(club)
        turns = self.rounds - len(self.roster(club))
        if player.spot not in needs and summed(needs.values()) >= turns:
            wanted = ", ".join(f"{number} {spot}" for spot, number in needs.items())
            return f"{club} has {turns} picks left and still needs {wanted}"
        return ""

    def take(self, player: PoolPlayer) -> Pick:
        """The club whose turn it is takes a player."""
        if self.over:
            raise Mistake("the draft is over; open the league with: hotstove league open NAME")
        club = self.on_the_clock()
        trouble = self.why_not(club, player)
        if trouble:
            raise Mistake(f"{player.id}: {trouble}")
        pick = Pick(club, player.id)
        self.picks.append(pick)
        return pick

    def automatic(self) -> PoolPlayer:
        """Whom the computer takes for the club whose turn it is."""
        club = self.on_the_clock()
        for wanted in self.wants.get(club, ()):
            player = self.pool.get(wanted)
            if player is not None and not self.why_not(club, player):
                return player
        left = self.left
        needs, have = self.needs(club), Counter(player.spot for player in self.roster(club))
        able = [
            player
            for player in left
            if not self.why_not(club, player) and have[player.spot] < MOST.get(player.spot, 99)
        ]
        able = able or [player for player in left if not self.why_not(club, player)]
        if not able:
            raise Mistake(f"nobody in the pool is left for {club}; name more seasons when you open the draft")
        rest = self._what_is_left_later(left)
        return max(able, key=lambda player: (self._worth(player, needs, rest), player.value, player.id))

    def _worth(self, player: PoolPlayer, needs: Mapping[str, int], rest: Mapping[str, float]) -> float:
        better = player.value - rest.get(player.spot, player.value)
        if player.spot in needs:
            return better + max(player.value, 0) * 0.2
        return BENCH * better

    def _what_is_left_later(self, left: Sequence[PoolPlayer]) -> dict[str, float]:
        """For each spot the value of the best player who would be left if every club filled its needs there."""
        wanted: Counter[str] = Counter()
        for club in self.clubs:
            wanted.update(self.needs(club))
        found = {}
        for spot in NEEDS:
            values = [player.value for player in left if player.spot == spot]
            if values:
                found[spot] = values[min(wanted[spot], len(values) - 1)]
        return found


def find_in_pool(draft: Draft, text: str) -> PoolPlayer:
    """A player by his card's id, `ruthb101-1927`, or by name, with the year behind it where he has several cards."""
    if text in draft.pool:
        return draft.pool[text]
    words = text.split()
    year = int(words[-1]) if words and words[-1].isdigit() and len(words[-1]) == 4 else 0
    name = letters("".join(words[:-1] if year else words))
    fits = [
        player
        for player in draft.pool.values()
        if name in (letters(player.name), letters(player.record.person.last)) and year in (0, player.year)
    ]
    left = [player for player in fits if player in draft.left]
    fits = left or fits
    if len(fits) == 1:
        return fits[0]
    if not fits:
        raise Mistake(f"{text!r}: nobody in the pool is called so")
    raise Mistake(f"{text!r} could be any of: {', '.join(f'{player.name} ({player.id})' for player in fits[:12])}")
