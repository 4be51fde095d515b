"""A planned season by the readable engine: the same games, by the rules themselves."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np

from hotstove.batch.arrays import MOST_OUTS, Season
from hotstove.batch.kernel.pen import choose_pen
from hotstove.batch.kernel.stand_ins import put_in_for_missing
from hotstove.diamond.asking import relief_due, weight_ahead
from hotstove.diamond.club import Club, Staff
from hotstove.diamond.day_plan import DayPlan, Reliever
from hotstove.diamond.lineup import Lineup
from hotstove.managers.book import ByTheBook
from hotstove.records.from_log import rows_of
from hotstove.scorebook import score
from hotstove.season.club_state import Worked
from hotstove.season.pitchers_work import asked_of_reliever, asked_of_starter
from hotstove.season.totals import SeasonTotals
from hotstove.table.collector import collected_seldom
from hotstove.table.session import Session
from hotstove.table.streams import StreamDealer, lot_of, numbered

if TYPE_CHECKING:
    from hotstove.season.planned import PlannedSeason


class Day:
    """One side of a planned game on its day."""

    def __init__(self, planned: PlannedSeason, season: Season, place: int, side: int) -> None:
        self._planned, self._season, self._place, self._side = planned, season, place, side
        self._game = planned.games[place]
        self._code = self._game.fixture.clubs[side]
        self._club = planned.codes.index(self._code)
        whole = planned.clubs[self._club]
        first = planned.numbers[self._club, next(iter(whole.players))]
        last, day = first + len(whole.players), self._game.fixture.ordinal
        usual = self._game.lineups[side]
        slots = [planned.numbers[self._club, player] if player else -1 for player in usual.players]
        put_in_for_missing(
            slots, list(usual.positions), season.missing, season.allowed[place, side], season.busy[place, side],
            season.ready, season.worth, season.order, first, last, day,
        )  # fmt: skip
        self.lineup = Lineup(tuple(planned.players[one][1] if one >= 0 else "" for one in slots), usual.positions)
        self.sits = [one for one in range(first, last) if season.missing[one] > 0 and one not in slots]
        taken, pen = [0] * len(planned.players), [-1] * len(whole.players)
        for one in (*self.sits, *slots):
            if one >= 0:
                taken[one] = 1
        by_plan = bool(season.by_plan[self._club])
        count = choose_pen(
            season.due[place, side], season.ready, season.worked, season.work, season.rank, season.order, taken,
            first, last, day, pen, by_plan,
        )  # fmt: skip
        arms = tuple(planned.players[one][1] for one in pen[:count])
        sitting = {planned.players[one][1] for one in self.sits}
        names = {*self._game.bench[side], *self.lineup.players, *arms} - sitting
        staff = Staff(whole.staff.versus, whole.staff.rotation, arms)
        self.squad: Club = replace(
            whole, players={player: who for player, who in whole.players.items() if player in names}, staff=staff
        )
        self.plan = self._day_plan(arms) if by_plan else None

    def _day_plan(self, arms: Sequence[str]) -> DayPlan:
        """The plan of the day, as the compiled engine makes it."""
        game, side, shares = self._game, self._side, self._planned.plan.shares[self._code]
        stamina, finishes = asked_of_starter(shares[self.lineup.pitcher].work, self._had(self.lineup.pitcher))
        relievers = []
        for player in arms:
            share, so_far = shares[player], self._had(player)
            relievers.append(
                Reliever(
                    player,
                    relief_due(game.due[side].get(player, 0.0), so_far.reliefs, weight_ahead(share.relieved)),
                    asked_of_reliever(share.work, so_far),
                    share.work.saves,
                    game.saves_due[side].get(player, 0.0) - so_far.saves,
                    share.work.fields,
                )
            )
        return DayPlan(frozenset(self.squad.players), stamina, finishes, tuple(relievers))

    def _had(self, player: str) -> Worked:
        return Worked(*self._season.worked[self._planned.numbers[self._club, player]].tolist())


@collected_seldom()
def replayed(planned: PlannedSeason, number: int) -> SeasonTotals:
    """A replay, game by game."""
    season, kind, found = planned.season(), planned.kind, planned.results.no_games()
    results = []
    manager = ByTheBook(in_season=True)
    for place, game in enumerate(planned.games):
        fixture = game.fixture
        visitors, home = (Day(planned, season, place, side) for side in (0, 1))
        seed = numbered(planned.seed_of(number), place)
        setup = kind.game.setup(
            (visitors.squad, home.squad), (visitors.lineup, home.lineup), options=kind.options, charts=kind.charts,
            lot=lot_of(seed), date=fixture.date.replace("-", "/"), number=fixture.number,
        )  # fmt: skip
        setup = replace(setup, plans=(visitors.plan, home.plan))
        session = Session(
            kind.game, kind.game.start(setup), StreamDealer(seed), {"visitors": manager, "home": manager}
        )  # fmt: skip
        session.run()
        book = score(kind.game.log(session.turns, session.state))
        found.add(rows_of(fixture.key, fixture.stage, book))
        results.append((book.sides[0].runs, book.sides[1].runs))
        injuries = kind.game.injuries(session.state)
        for side, (code, day) in enumerate(zip(fixture.clubs, (visitors, home), strict=True)):
            club = planned.codes.index(code)
            season.missing[day.sits] -= 1
            for player, games in injuries:
                if player in day.squad.players:
                    season.missing[planned.numbers[club, player]] += games
            pitchers = book.sides[side].pitchers
            for turn, pitcher in enumerate(pitchers):
                one, started = planned.numbers[club, pitcher.player], int(turn == 0)
                outs, saved = pitcher.line.outs, pitcher.player == book.decisions.save
                more = (1, outs, len(pitchers) == 1, 0, 0, 0) if started else (0, 0, 0, 1, outs, saved)
                season.worked[one] += np.array(more)
                rest = season.rest[one, started, min(pitcher.line.outs, MOST_OUTS)]
                season.ready[one] = max(season.ready[one], fixture.ordinal + rest)
    found.race = planned.results.race(np.array(results))
    return found
