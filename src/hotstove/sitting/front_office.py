"""Running a club: orders are checked, kept with the season and told with their date."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from hotstove.diamond.club import Club
from hotstove.diamond.gloves import NAME_OF, NUMBER_OF
from hotstove.diamond.lineup import PITCHER, starting_lineup
from hotstove.records import queries
from hotstove.records.store import Store
from hotstove.season.club_state import ClubState
from hotstove.season.orders import Change, ClubOrders, Order, Trade
from hotstove.season.plan import AnyPlan
from hotstove.season.plays_season import PlaysSeason
from hotstove.season.roster import DailyRoster
from hotstove.season.season_store import fixtures_to_play, read_plan, read_state, write_orders
from hotstove.season.tables import club_code
from hotstove.sitting.plays.lineups import find_player
from hotstove.table.errors import Mistake

HANDS = ("L", "R")
PITCHES = ("pitcher", "p")
"""How the pitcher's place in a batting order is typed."""


@dataclass(frozen=True)
class Front:
    """The front office of one club: the season as it stands, and the day of the club's next game."""

    store: Store
    plan: AnyPlan
    code: str
    date: str
    roster: DailyRoster

    @property
    def club(self) -> Club:
        return self.roster.club

    @property
    def orders(self) -> ClubOrders:
        return self.plan.orders.of(self.code)

    def player(self, typed: str) -> str:
        return find_player(self.club, typed)

    def pitcher(self, typed: str) -> str:
        """Of several of the name the one who pitches."""
        pitching = tuple(who for who, share in self.roster.shares.items() if share.started or share.relieved)
        try:
            return find_player(self.club, typed, pitching)
        except Mistake:
            return self.player(typed)

    def players(self, typed: str) -> tuple[str, ...]:
        """Names separated by commas, each once."""
        return self._each_once(tuple(self.player(name) for name in typed.split(",") if name.strip()))

    def pitchers(self, typed: str) -> tuple[str, ...]:
        """The same where pitchers are meant."""
        return self._each_once(tuple(self.pitcher(name) for name in typed.split(",") if name.strip()))

    def _each_once(self, found: tuple[str, ...]) -> tuple[str, ...]:
        for player in found:
            if found.count(player) > 1:
                raise Mistake(f"{self.club.players[player].name} is named twice")
        return found

    def names(self, players: Sequence[str]) -> str:
        return ", ".join(self.club.players[player].name for player in players) or "nobody"

    # Orders.

    def rotate(self, players: tuple[str, ...]) -> str:
        """Starters in turn; with nobody the season chooses again."""
        for player in players:
            self._check_pitches(player, starts=True)
        text = f"rotation: {self.names(players)}" if players else "rotation: by the record"
        return self._keep(replace(self.orders, rotation=players), text)

    def relieve(self, closer: str, setup: tuple[str, ...], long: tuple[str, ...]) -> str:
        """Roles in relief; with nobody the season goes by the record again."""
        for player in (*((closer,) if closer else ()), *setup, *long):
            self._check_pitches(player, starts=False)
        told = [
            f"{role} {self.names(players)}"
            for role, players in (("closer", (closer,) if closer else ()), ("setup", setup), ("long", long))
            if players
        ]
        return self._keep(
            replace(self.orders, closer=closer, setup=setup, long=long),
            f"bullpen: {'; '.join(told) or 'by the record'}",
        )

    def line_up(self, hand: str, order: Order, designated_hitter: bool) -> str:
        """The batting order against left- or right-handers; an empty one leaves it to the season again."""
        if hand not in HANDS:
            raise Mistake(f"lineup against {hand!r}: it is L or R")
        key = hand if designated_hitter else f"{hand} no DH"
        lineups = {other: mine for other, mine in self.orders.lineups.items() if other != key}
        if not order:
            return self._keep(replace(self.orders, lineups=lineups), f"lineup against {key}: by the record")
        pitcher = self.roster.starter()
        written = [(pitcher if position == PITCHER else player, position) for player, position in order]
        starting_lineup(written, pitcher, self.club.players.__contains__)
        for player, position in order:
            if 2 <= position <= 9:
                self.roster.game.verify_position(self.club, player, position)
        told = ", ".join(
            f"{self.club.players[player].last} {NAME_OF[position]}" if player else "pitcher"
            for player, position in order
        )
        return self._keep(replace(self.orders, lineups={**lineups, key: order}), f"lineup against {key}: {told}")

    def move(self, down: str, up: str) -> str:
        """One player sent down, one called up, or both; if one of them cannot be, neither is."""
        told, now = [], self.orders.down
        if down:
            if down in now:
                raise Mistake(f"{self.names([down])} is sent down already")
            told, now = [f"sent down: {self.names([down])}"], (*now, down)
        if up:
            if up not in self.orders.down:
                raise Mistake(f"{self.names([up])} is not sent down; sent down are {self.names(self.orders.down)}")
            told, now = [*told, f"called up: {self.names([up])}"], tuple(other for other in now if other != up)
        return self._keep(replace(self.orders, down=now), "; ".join(told))

    def trade(self, away: tuple[str, ...], other: Front, back: tuple[str, ...]) -> str:
        """Players for players, from the club's next game on."""
        if other.code == self.code:
            raise Mistake(f"{self.code} cannot trade with itself")
        date = max(self.date, other.date)
        moves = [(player, self, other) for player in away] + [(player, other, self) for player in back]
        for player, origin, to in moves:
            name = origin.club.players[player].name
            if player in origin.orders.down:
                raise Mistake(f"{name} is sent down; call him up first")
            if not origin.roster.shares[player].is_here(origin.roster.progress):
                raise Mistake(f"{name} is not with {origin.code} now")
            if player in to.club.players:
                raise Mistake(f"{name} plays for {to.code} in another part of the season, and cannot go there now")
        text = f"{self.names(away)} to {other.code} for {other.names(back)}"
        trades = tuple(Trade(date, player, origin.code, to.code) for player, origin, to in moves)
        orders = self.plan.orders.traded(
            trades, (Change(date, self.code, f"trade: {text}"), Change(date, other.code, f"trade: {text}"))
        )
        for player, origin, _ in moves:
            mine = orders.of(origin.code)
            if player in (*mine.rotation, *mine.bullpen, *(one for order in mine.lineups.values() for one, _ in order)):
                raise Mistake(
                    f"{origin.club.players[player].name} has a place in the orders of {origin.code}; change them first"
                )
        write_orders(self.store, self.plan.name, orders)
        return f"{date}: {text}"

    def _keep(self, orders: ClubOrders, text: str) -> str:
        if orders == self.orders:
            return f"{self.code}: {text}, as it was"
        write_orders(self.store, self.plan.name, self.plan.orders.changed(self.date, self.code, orders, text))
        return f"{self.date}, {self.code}: {text}"

    def _check_pitches(self, player: str, starts: bool) -> None:
        setup = replace(self.roster.setup, clubs=(self.club, self.club), available=({}, {}))
        self.roster.game.verify_pitcher(setup, 0, player, starts)


def front_office(store: Store, name: str, code: str) -> Front:
    """A club's front office before its next game."""
    plan, states = read_plan(store, name), read_state(store, name)
    kind = plan.season_game
    if not isinstance(kind, PlaysSeason):
        raise Mistake(
            f"{plan.game.name} knows no rotation or lineups to order; choose starters in: hotstove season game"
        )
    with store.reading() as connection:
        code = club_code(code, queries.clubs(connection, name), name)
    left = [fixture for fixture in fixtures_to_play(store, name) if code in fixture.clubs]
    if not left:
        raise Mistake(f"{code} has no games left in season {name!r}")
    fixture = plan.as_wished(left[0])
    roster = kind.roster(plan, code, states.get(code, ClubState()), fixture)
    return Front(store, plan, code, fixture.date, roster)


def read_batting_order(club: Club, typed: str, designated_hitter: bool) -> Order:
    """Nine names with positions, as in `McDowell CF, Fletcher SS`; `pitcher` where the pitcher bats."""
    order = []
    for part in (part.strip() for part in typed.split(",")):
        name, _, place = part.rpartition(" ")
        if part.lower() in PITCHES and not designated_hitter:
            order.append(("", PITCHER))
            continue
        if not name or place.upper() not in NUMBER_OF or place.upper() == "P":
            hint = "; there is a designated hitter (DH): --no-dh for games without" if part.lower() in PITCHES else ""
            raise Mistake(f"lineup: {part!r} is no name with a position, such as Sierra RF{hint}")
        order.append((find_player(club, name), NUMBER_OF[place.upper()]))
    if len(order) != 9:
        raise Mistake(f"lineup: it has nine batters, not {len(order)}")
    return tuple(order)


def lineup_of_today(front: Front, hand: str, designated_hitter: bool) -> Order:
    """The lineup that the season would write against that hand before the club's next game."""
    lineup = front.roster.lineup(front.roster.starter(), hand, designated_hitter)
    return tuple(
        ("" if position == PITCHER else player, position)
        for player, position in zip(lineup.players[1:], lineup.positions[1:], strict=True)
    )
