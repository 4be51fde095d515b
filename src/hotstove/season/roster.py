"""The roster of a day: who starts, who bats where, who is on the bench and in the bullpen.

Every player has a share of his club's season: starts at a position against a hand, plate appearances, starts and relief
games on the mound. Whoever is furthest behind his share plays, if the rules of the game let him; in a postseason
whoever has the largest.
"""

from __future__ import annotations

from dataclasses import replace

from hotstove.diamond.availability import AT_BAT, ON_THE_MOUND, READY, STARTING
from hotstove.diamond.club import Club, Staff
from hotstove.diamond.day_plan import DayPlan
from hotstove.diamond.gloves import NAME_OF
from hotstove.diamond.lineup import PITCHER, Lineup, starting_lineup
from hotstove.season import reserves
from hotstove.season.club_today import ClubToday
from hotstove.season.nine import chosen_nine, patched
from hotstove.season.pitchers_work import asked_of_starter
from hotstove.season.scheduled_game import read_order
from hotstove.season.turn_to_start import in_turn, longest_waiting
from hotstove.table.errors import Mistake

RIGHT_FIELD = 9


class DailyRoster(ClubToday):
    """The choices of a day."""

    _pen: tuple[str, ...] | None = None

    def starter(self, named: str = "") -> str:
        """The player whom the schedule names, or the rested one furthest behind his share; of equals the first in
        turn. Where nobody is rested it is one on short rest, and then whoever there is."""
        chosen = named or longest_waiting(self)
        if chosen not in self.club.players or chosen in self.sat_out or self.worked_today(chosen):
            chosen = in_turn(self)
        today = self.available.get(chosen, READY)
        if not today.may_start:
            self.forced[chosen] = today._replace(may_start=True)
        return chosen

    def allowed(self, typed: str, named: str = "") -> str:
        """The starter whom a person has chosen: anybody who is there and rested, or whoever the season would start."""
        usual = self.starter(named)
        if typed == usual:
            return usual
        self.forced.pop(usual, None)
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
            return patched(self, starting_lineup(mine, pitcher, known), pitcher)
        if not self.usage.has_measures:
            return patched(self, self.club.lineup(pitcher, hand, designated_hitter), pitcher)
        if self.bats_for_himself(pitcher):
            chosen = {**chosen_nine(self, pitcher, hand, False), "P": pitcher}
            return starting_lineup(self.usage.order(chosen), pitcher, known)
        chosen = chosen_nine(self, pitcher, hand, designated_hitter)
        order = list(self.usage.order(chosen))
        return starting_lineup(order if designated_hitter else [*order, (pitcher, 1)], pitcher, known)

    def squad(self, lineup: Lineup) -> Club:
        """The club with everybody who is fit; its bullpen are those who may be called by the plan of the day."""
        playing = {player for player in lineup.players if player}
        players = {who: one for who, one in self.club.players.items() if who in playing or self.fit(who)}
        staff = Staff(self.club.staff.versus, self.club.staff.rotation, self.bullpen(lineup))
        return replace(self.club, players=players, staff=staff)

    def plan(self, lineup: Lineup) -> DayPlan:
        """Who may come in today, and how pitchers are used: by the record where it tells how they work, else by the
        book."""
        hitters = self.bench(lineup)
        arms = self.bullpen(lineup)
        players = frozenset((*hitters, *arms))
        if not self.usage.knows_work:
            return DayPlan(players)
        starter = lineup.pitcher
        stamina, finishes = asked_of_starter(self.shares[starter].work, self.state.worked(starter))
        relievers = [reserves.reliever(self, player) for player in arms]
        relievers.sort(key=lambda one: (-one.due, one.player))
        return DayPlan(players, stamina, finishes, tuple(relievers))

    def bench(self, lineup: Lineup) -> list[str]:
        """Who may come in besides the bullpen."""
        return reserves.bench(self, lineup)

    def bullpen(self, lineup: Lineup) -> tuple[str, ...]:
        """Who may be called from the bullpen; settled once a day."""
        if self._pen is None:
            self._pen = reserves.bullpen(self, lineup)
        return self._pen
