"""The roster of a day: who starts, who bats where, who is on the bench and in the bullpen.

Every player has a share of his club's season: starts at a position against a hand, plate appearances, starts and relief
games on the mound. Whoever is furthest behind his share plays, if the rules of the game let him; in a postseason
whoever has the largest.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from functools import cached_property

from hotstove.diamond.asking import relief_due, weight_ahead
from hotstove.diamond.assigning import assign
from hotstove.diamond.availability import AT_BAT, ON_THE_MOUND, READY, STARTING, Availability
from hotstove.diamond.club import Club, Staff
from hotstove.diamond.day_plan import DayPlan, Reliever
from hotstove.diamond.filling_in import filled_in
from hotstove.diamond.gloves import NAME_OF
from hotstove.diamond.lineup import PITCHER, Lineup, starting_lineup
from hotstove.diamond.plays_game import AnyPlaysGame
from hotstove.diamond.setup import Setup
from hotstove.season.club_state import ClubState
from hotstove.season.orders import NO_ORDERS, ClubOrders
from hotstove.season.pitchers_work import asked_of_reliever, asked_of_starter
from hotstove.season.scheduled_game import read_order
from hotstove.season.usage import PLACES, ClubUsage
from hotstove.table.errors import Mistake

RIGHT_FIELD = 9
NEVER, OUT_OF_PLACE, SPENT = -1e6, -100.0, -1e4
"""Worth of a start, in starts: where the card does not let him; where he never started; beyond his games."""
BENCH = 6
BULLPEN = 6
"""Hitters beside the lineup, and relievers, on a day's roster."""
LEAST_BULLPEN = 2
"""Relievers who are taken along whatever their rest, so that a starter who is hurt can be followed."""
IN_THE_BULLPEN, LONG_RELIEF = 0.5, 6
"""Relief games that a reliever with a role by order is always behind, and outs that a long man is asked for."""
HITTER = 1.2
"""Plate appearances per club game from which a pitcher who also plays elsewhere is one of the hitters: 190 in 162."""
POSTSEASON_GAMES = 20
"""Games over which shares are looked at in a postseason: enough to tell relievers who worked often from the others."""
LEAST_STAY = 0.05
"""The part of a season with a club that everybody's share counts for at least in a postseason: eight games of 162."""
SLACK_APPEARANCES = 6.0
"""Plate appearances that a player may be ahead of his share before he is kept off the bench."""


class DailyRoster:
    """One club on one day."""

    def __init__(
        self,
        game: AnyPlaysGame,
        setup: Setup,
        usage: ClubUsage,
        state: ClubState,
        day: int,
        progress: float,
        orders: ClubOrders = NO_ORDERS,
        postseason: bool = False,
        elsewhere: Collection[str] = (),
        opponents: Collection[str] = (),
    ) -> None:
        """`setup` has the club on its visitors' side, the options and the charts; `day` is an ordinal.

        `elsewhere` are players who are with another club on this day, `opponents` all whom the other side has cards of.
        """
        self.game, self.setup, self.usage, self.state, self.day = game, setup, usage, state, day
        self.club, self.shares = usage.club, usage.shares
        self.progress = progress
        """How much of the season is gone."""
        self.orders, self.postseason = orders, postseason
        self.counted = ClubState() if postseason else state
        """What players have had of their shares: in a postseason nobody is held to his."""
        self.elsewhere, self.opponents = elsewhere, opponents
        self.sat_out = game.sits_out(self._those_here(), state.hurt) if state.hurt else frozenset()
        """Who misses this game by the game's own rules; nobody is spared for somebody who is not with the club."""
        self._forced: dict[str, Availability] = {}
        self._limited = game.limits_games(setup) and not postseason
        self._pen: tuple[str, ...] | None = None

    @cached_property
    def available(self) -> dict[str, Availability]:
        """Pitchers of whom the game's rules of rest have something to say."""
        found = {}
        for player in self.state.pitched:
            last = self.state.last(player)
            if last is not None and player in self.club.players:
                today = self.game.availability(self.setup, 0, player, last, self.day)
                if today != READY:
                    found[player] = today
        return found

    def availability(self) -> dict[str, Availability]:
        """What the rules of rest say of the players of the day; who had to be taken for want of others may pitch."""
        return self.available | self._forced

    def fit(self, player: str) -> bool:
        """He is not hurt, and is with the club now."""
        return player not in self.sat_out and self._is_here(player)

    def _is_here(self, player: str) -> bool:
        return player not in self.orders.down and self.shares[player].is_here(self.progress)

    def _those_here(self) -> Club:
        """The club with those alone who are with it now."""
        return replace(self.club, players={who: one for who, one in self.club.players.items() if self._is_here(who)})

    def turns(self, player: str, games: int) -> float:
        """The club's games by which a share is measured; for a traded player his part of the season counts."""
        share = self.shares[player]
        if self.postseason:
            return POSTSEASON_GAMES / max(share.stay, LEAST_STAY)
        if share.since == 0.0 and share.until == 1.0 and not share.away:
            return games
        return games * share.stay_gone(self.progress) / max(self.progress, 1e-9)

    def may_start(self, player: str) -> bool:
        """The game's rules let him start today, neither on short rest nor beyond his games of the season."""
        today = self.available.get(player, READY)
        return today.may_start and not today.short_rest and self.has_games(player, STARTING, ON_THE_MOUND)

    def may_relieve(self, player: str) -> bool:
        return self.available.get(player, READY).may_relieve and self.has_games(player, ON_THE_MOUND)

    def has_games(self, player: str, *roles: str) -> bool:
        """By the game's own limits he has games left in all these roles."""
        if not self._limited:
            return True
        may, state = self.game.may_be_used, self.state
        return all(may(self.setup, 0, player, role, state.games_in(player, role)) for role in roles)

    def _worked_today(self, player: str) -> bool:
        last = self.state.last(player)
        return last is not None and last.day == self.day

    def starter(self, named: str = "") -> str:
        """The player whom the schedule names, or the rested one furthest behind his share; of equals the first in
        turn. Where nobody is rested it is one on short rest, and then whoever there is."""
        chosen = named or self._ordered()
        if chosen not in self.club.players or chosen in self.sat_out or self._worked_today(chosen):
            chosen = self._in_turn()
        today = self.available.get(chosen, READY)
        if not today.may_start:
            self._forced[chosen] = today._replace(may_start=True)
        return chosen

    def allowed(self, typed: str, named: str = "") -> str:
        """The starter whom a person has chosen: anybody who is there and rested, or whoever the season would start."""
        usual = self.starter(named)
        if typed == usual:
            return usual
        self._forced.pop(usual, None)
        name, today = self.club.players[typed].name, self.available.get(typed, READY)
        if typed in self.sat_out:
            raise Mistake(f"{name} is hurt and misses this game")
        if not self.fit(typed):
            raise Mistake(f"{name} is not with the club on this day")
        if not today.may_start:
            raise Mistake(f"{name} {today.why}")
        if not self.has_games(typed, STARTING, ON_THE_MOUND):
            raise Mistake(f"{name} has had all his starts of this season")
        return typed

    def check(self, lineup: Lineup, usual: Lineup) -> None:
        """Raises with a sentence if somebody in a lineup that a person has handed in cannot play today; whoever stands
        in the usual one for want of others may."""
        for player, position in zip(lineup.players, lineup.positions, strict=True):
            if not player or position == PITCHER or player in usual.players:
                continue
            name = self.club.players[player].name
            if player in self.sat_out:
                raise Mistake(f"{name} is hurt and misses this game")
            if not self.fit(player):
                raise Mistake(f"{name} is not with the club on this day")
            roles = (AT_BAT,) if position > RIGHT_FIELD else (AT_BAT, NAME_OF[position])
            if not self.has_games(player, *roles):
                raise Mistake(
                    f"{name} has had all his games of this season{'' if len(roles) == 1 else f' at {roles[1]}'}"
                )

    def behind_in_starts(self, player: str) -> float:
        """Starts by which he is behind his share, this game counted."""
        share = self.shares[player].started * self.turns(player, self.state.games + 1)
        return share - self.counted.started.get(player, 0)

    def _ordered(self) -> str:
        """Of the rotation that was ordered the rested one who has waited longest; "" where none is rested."""
        rested = [player for player in self.orders.rotation if self.fit(player) and self.may_start(player)]
        return min(rested, key=self._last_day, default="")

    def _last_day(self, player: str) -> int:
        last = self.state.last(player)
        return 0 if last is None else last.day

    def _in_turn(self) -> str:
        able = [player for player in self.club.players if self.shares[player].started > 0 and self.fit(player)]
        rotation = [player for player in self.club.staff.rotation if self.fit(player)]
        fresh = [player for player in able if not self._worked_today(player)]
        pool = (
            [player for player in able if self.may_start(player)]
            or [player for player in rotation if self.may_start(player)]
            or [player for player in able if self.available.get(player, READY).may_start]
            or fresh
            or able
            or rotation
            or list(self.club.staff.rotation)
        )
        rank = {player: place for place, player in enumerate(self.club.staff.rotation)}
        return min(
            pool,
            key=lambda player: (
                -self.behind_in_starts(player),
                -self.shares[player].started,
                rank.get(player, len(rank)),
                player,
            ),
        )

    def lineup(self, pitcher: str, hand: str, designated_hitter: bool, written: str = "") -> Lineup:
        """The batting order against that hand, with every player as near to his real share as today allows."""
        known = self.club.players.__contains__
        if written:
            order = read_order(written, pitcher)
            if all(known(player) and player not in self.sat_out for player, _ in order):
                return starting_lineup(order, pitcher, known)
        ordered = self.orders.lineups.get(hand if designated_hitter else f"{hand} no DH")
        if ordered is not None:
            mine = [(pitcher if position == PITCHER else player, position) for player, position in ordered]
            return self._patched(starting_lineup(mine, pitcher, known), pitcher)
        if not self.usage.has_measures:
            return self._patched(self.club.lineup(pitcher, hand, designated_hitter), pitcher)
        if self.bats_for_himself(pitcher):
            chosen = {**self._choose(pitcher, hand, False), "P": pitcher}
            return starting_lineup(self.usage.order(chosen), pitcher, known)
        chosen = self._choose(pitcher, hand, designated_hitter)
        order = list(self.usage.order(chosen))
        return starting_lineup(order if designated_hitter else [*order, (pitcher, 1)], pitcher, known)

    def bats_for_himself(self, pitcher: str) -> bool:
        """He is one of the club's hitters as well: on his days he bats in his own place, and nobody for him."""
        share = self.shares[pitcher]
        return bool(share.at) and share.batted >= HITTER

    def squad(self, lineup: Lineup) -> Club:
        """The club with everybody who is fit; its bullpen are those who may be called by the plan of the day."""
        playing = {player for player in lineup.players if player}
        players = {who: one for who, one in self.club.players.items() if who in playing or self.fit(who)}
        staff = Staff(self.club.staff.versus, self.club.staff.rotation, self._bullpen(lineup))
        return replace(self.club, players=players, staff=staff)

    def plan(self, lineup: Lineup) -> DayPlan:
        """Who may come in today, and how pitchers are used: by the record where it tells how they work, else by the
        book."""
        hitters = self.bench(lineup)
        arms = self._bullpen(lineup)
        players = frozenset((*hitters, *arms))
        if not self.usage.knows_work:
            return DayPlan(players)
        starter = lineup.pitcher
        stamina, finishes = asked_of_starter(self.shares[starter].work, self.state.worked(starter))
        relievers = [self._reliever(player) for player in arms]
        relievers.sort(key=lambda one: (-one.due, one.player))
        return DayPlan(players, stamina, finishes, tuple(relievers))

    def bench(self, lineup: Lineup) -> list[str]:
        """Who may come in besides the bullpen: a catcher, then those furthest behind their turns at bat."""
        bench = [player for player in self.club.players if player not in lineup.players and self._may_come_in(player)]
        bench.sort(key=lambda player: (-self._behind_at_bat(player), player))
        catchers = [player for player in bench if "C" in self.shares[player].at][:1]
        return [*catchers, *(player for player in bench if player not in catchers)][:BENCH]

    def _reliever(self, player: str) -> Reliever:
        work, had = self.shares[player].work, self.state.worked(player)
        owed = work.saves * self.shares[player].relieved * self.turns(player, self.state.games)
        saves = owed - self.counted.worked(player).saves
        asked, due = asked_of_reliever(work, had), self._due_in_relief(player)
        orders, share = self.orders, work.saves
        if orders.closer:
            share, saves = (1.0, 0.0) if player == orders.closer else (0.0, 0.0)
        if player in orders.bullpen:
            due = max(due, IN_THE_BULLPEN)
        if player in orders.long:
            asked = max(asked, LONG_RELIEF)
        return Reliever(player, due, asked, share, saves, work.fields)

    def behind_in_relief(self, player: str) -> float:
        """Relief games by which he is behind his share, this one counted."""
        share = self.shares[player].relieved * self.turns(player, self.state.games + 1)
        return share - self.counted.relieved.get(player, 0)

    def _due_in_relief(self, player: str) -> float:
        """The same; ahead of his share a game counts for more the fewer he had."""
        return relief_due(self.behind_in_relief(player), 0, weight_ahead(self.shares[player].relieved))

    def _bullpen(self, lineup: Lineup) -> tuple[str, ...]:
        """Rested relievers in the order of the staff, the closer last; of a club without a record those furthest
        behind."""
        if self._pen is not None:
            return self._pen
        playing = lineup.players
        roles = self.orders.bullpen
        arms = [
            player
            for player in self.club.players
            if (self.shares[player].relieved > 0 or player in roles) and player not in playing and self.fit(player)
        ]
        arms = [player for player in arms if player not in self.orders.rotation or player in roles]
        arms.sort(key=lambda player: (-self._due_in_relief(player), player))
        due = [player for player in arms if self.may_relieve(player)]
        if not self.usage.knows_work:
            due = due[:BULLPEN]
        if len(due) < LEAST_BULLPEN:
            spare = [player for player in self.club.staff.bullpen if player not in playing and self.fit(player)]
            wanted = [player for player in (*arms, *reversed(spare)) if player not in due]
            more = sorted(dict.fromkeys(wanted), key=self._worked_today)[: LEAST_BULLPEN - len(due)]
            for player in more:
                today = self.available.get(player, READY)
                self._forced[player] = today._replace(may_relieve=True)
            due += more
        rank = {player: place for place, player in enumerate(self.club.staff.bullpen)}
        closer = self.orders.closer
        self._pen = tuple(sorted(due, key=lambda player: (player == closer, rank.get(player, -1), player)))
        return self._pen

    def _may_come_in(self, player: str) -> bool:
        share = self.shares[player]
        is_hitter = bool(share.at) or (share.started == 0 and share.relieved == 0)
        if not is_hitter or not self.fit(player) or not self.has_games(player, AT_BAT):
            return False
        return -self._behind_at_bat(player) < SLACK_APPEARANCES

    def _behind_at_bat(self, player: str) -> float:
        turns = self.turns(player, self.state.games + 1)
        return self.shares[player].batted * turns - self.counted.batted.get(player, 0)

    def _choose(self, pitcher: str, hand: str, designated_hitter: bool) -> dict[str, str]:
        """A player for each position: the assignment that leaves the players' starts nearest to their shares."""
        places = PLACES if designated_hitter else PLACES[:-1]
        players = [player for player in self.usage.fielders if player != pitcher and self.fit(player)]
        if len(players) < len(places):
            players += self._others(pitcher, players)[: len(places) - len(players)]
        chosen, others = self._assigned(players, places, hand), self._others(pitcher, players)
        for pool in ([one for one in others if one not in self.elsewhere], others):
            missing = self._missing(chosen)
            more = [one for one in pool if any(self._is_carded(one, place) for place in missing)]
            if more:
                chosen = self._assigned([*players, *more], places, hand)
        for one in self._hurt_here():
            if any(self._is_carded(one, place) for place in self._missing(chosen)):
                players.append(one)
                chosen = self._assigned(players, places, hand)
        return chosen

    def _missing(self, chosen: Mapping[str, str]) -> list[str]:
        """Positions at which somebody stands who cannot play there."""
        return [place for place, one in chosen.items() if place != "DH" and not self._is_carded(one, place)]

    def _hurt_here(self) -> list[str]:
        """Who plays on though he is hurt where nobody else could stand at his position: first who misses least."""
        hurt = [player for player in self.sat_out if self._is_here(player)]
        return sorted(hurt, key=lambda player: (self.state.hurt.get(player, 0), player))

    def _assigned(self, players: Sequence[str], places: Sequence[str], hand: str) -> dict[str, str]:
        values = [self._values(player, places, hand) for player in players]
        return {places[column]: players[row] for row, column in assign(values)}

    def _is_carded(self, player: str, place: str) -> bool:
        return self.club.cards[player].plays(place)

    def _others(self, pitcher: str, players: Sequence[str]) -> list[str]:
        """Who plays the field where hitters, or those of a position, are short: pitchers, those first who start least;
        then, for a club that would have no nine, players who came later or had left, last those of another club. Nobody
        is taken from the other side."""
        out = {pitcher, *players, *self.sat_out, *self.orders.down}
        left = [
            player
            for player in self.club.players
            if player not in out and (self.fit(player) or player not in self.opponents)
        ]
        return sorted(left, key=lambda one: (not self.fit(one), one in self.elsewhere, self.shares[one].started))

    def _values(self, player: str, places: Sequence[str], hand: str) -> list[float]:
        """How far a player is behind his starts against that hand, place by place."""
        turns = self.turns(player, self.state.against.get(hand, 0) + 1)
        had = self.counted.starts.get(player, {})
        found = [
            share * turns - had.get(key, 0) if share else OUT_OF_PLACE if plays else NEVER
            for key, share, plays in self.usage.places(player, hand)[: len(places)]
        ]
        if places[-1] == "DH" and not self.usage.has_hitters:
            found[-1] = self._behind_at_bat(player) / 1000
        if self._limited:
            spent = 0.0 if self.has_games(player, AT_BAT) else SPENT
            for number, place in enumerate(places):
                here = place == "DH" or self.has_games(player, place)
                found[number] += spent + (0.0 if here else SPENT)
        return found

    def _patched(self, usual: Lineup, pitcher: str) -> Lineup:
        """A lineup as it is written, with another player of the same position for each who cannot play today."""
        order = list(zip(usual.players[1:], usual.positions[1:], strict=True))
        bench = [player for player in self.club.players if player != pitcher]
        filled = filled_in(order, bench, lambda player, position: player == pitcher or self._can_play(player, position))
        return usual if filled == order else starting_lineup(filled, pitcher, self.club.players.__contains__)

    def _can_play(self, player: str, position: int) -> bool:
        """He is fit, has games left, and his card has the position."""
        place = NAME_OF[position]
        roles = (AT_BAT,) if place == "DH" else (AT_BAT, place)
        plays = place == "DH" or self.club.cards[player].plays(place)
        return plays and self.fit(player) and self.has_games(player, *roles)
