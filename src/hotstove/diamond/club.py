"""A club: its players, their cards for one game, and how its manager would line them up."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from typing import Generic, Protocol, Self

from typing_extensions import TypeVar

from hotstove.diamond.filling_in import filled_in
from hotstove.diamond.gloves import NAME_OF
from hotstove.diamond.lineup import PITCHER, Lineup, starting_lineup
from hotstove.table.errors import Mistake

RIGHT_FIELD = 9
FIELD = tuple(NAME_OF[number] for number in range(2, RIGHT_FIELD + 1))


class PlayerCard(Protocol):
    """What every game's cards can tell outside their own room."""

    @property
    def usage(self) -> Mapping[str, int]:
        """How the player was used in the season from which the card was made."""
        ...

    @property
    def estimated(self) -> tuple[str, ...]:
        """Ratings that the record does not give and that were estimated."""
        ...

    def plays(self, position: str) -> bool:
        """Whether he is carded at a position such as "SS"."""
        ...


CardT = TypeVar("CardT", bound=PlayerCard, covariant=True, default=PlayerCard)


@dataclass(frozen=True)
class Player:
    """Who he is; what he can do stands on his card."""

    id: str
    first: str
    last: str
    bats: str
    throws: str
    record_id: str = ""
    """His id in Lahman's database, where he is a real player."""

    @property
    def name(self) -> str:
        return f"{self.first} {self.last}".strip()


@dataclass(frozen=True)
class Staff:
    """How the club is used: batting orders by the opposing hand, rotation, and bullpen with the closer last."""

    versus: Mapping[str, tuple[tuple[str, int], ...]]
    """Keys "R", "L" and, for games without a designated hitter, "R no DH" and "L no DH".

    A key with a pitcher's id behind ("R no DH ruthb101") has the order for his days, when he is one of the hitters."""
    rotation: tuple[str, ...]
    bullpen: tuple[str, ...]


@dataclass(frozen=True)
class Club(Generic[CardT]):
    """A roster with one card a player."""

    code: str
    name: str
    season: int
    league: str
    players: Mapping[str, Player]
    cards: Mapping[str, CardT]
    staff: Staff
    estimated: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    park: object = None
    """The card of its home park, in games that have such cards."""
    _lineups: dict[tuple[str, str, bool], Lineup] = field(init=False, repr=False, compare=False, default_factory=dict)
    """Cards that have been written out; a lineup does not change, so every game may start from the same one."""

    def lineup(self, pitcher: str, opposing_hand: str, designated_hitter: bool) -> Lineup:
        """The usual card against a pitcher of that hand."""
        known = self._lineups.get((pitcher, opposing_hand, designated_hitter))
        if known is None:
            known = self._lined_up(pitcher, opposing_hand, designated_hitter)
            self._lineups[pitcher, opposing_hand, designated_hitter] = known
        return known

    def _lined_up(self, pitcher: str, opposing_hand: str, designated_hitter: bool) -> Lineup:
        key = opposing_hand if designated_hitter else f"{opposing_hand} no DH"
        if f"{key} {pitcher}" in self.staff.versus:
            return starting_lineup(self.staff.versus[f"{key} {pitcher}"], pitcher, self.players.__contains__)
        if key not in self.staff.versus:
            raise Mistake(f"{self.name}: there is no lineup {key!r}; the file has {', '.join(self.staff.versus)}")
        order = self.staff.versus[key]
        if not designated_hitter:
            order = tuple((pitcher if position == 1 else player, position) for player, position in order)
        return starting_lineup(order, pitcher, self.players.__contains__)

    def without(self, missing: Collection[str]) -> Self:
        """The club on a day on which these players are not there: others of their positions stand in its orders. Who
        alone plays a position of an order is there all the same."""

        def can_play(player: str, position: int) -> bool:
            places = FIELD if position > RIGHT_FIELD else (NAME_OF[position],)
            fit = player not in missing
            return fit and ((player, position) in order or any(self.cards[player].plays(place) for place in places))

        staff, orders = self.staff, {}
        for key, order in self.staff.versus.items():
            fielders = [pair for pair in order if pair[1] != PITCHER]
            filled = iter(filled_in(fielders, self.players, can_play))
            orders[key] = tuple(pair if pair[1] == PITCHER else next(filled) for pair in order)
        needed = {player for order in orders.values() for player, position in order if position != PITCHER}
        if all(who in missing for who in staff.rotation):
            needed |= {*staff.rotation}
        there = {who: player for who, player in self.players.items() if who in needed or who not in missing}
        rotation = tuple(who for who in staff.rotation if who in there)
        bullpen = tuple(who for who in staff.bullpen if who in there)
        return replace(self, players=there, staff=Staff(orders, rotation, bullpen))

    def describe(self, player: str, position: int) -> str:
        return f"{self.players[player].name} ({NAME_OF[position]})"
