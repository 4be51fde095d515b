"""All cards of a pool, fitted against each other: pitchers to batters, batters to pitchers, and both to the runs.

How much of an event stands on pitchers' charts, and how much on batters' columns, is chosen first; whatever is chosen
both can be right. The choice decides what cannot be right: a batter walks at least as often as the mean pitcher walks
players on his own, and strikes out likewise.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from functools import cached_property, lru_cache

import numpy as np
from numpy.typing import NDArray

from hotstove.cardmaker.baseline import Hand
from hotstove.cardmaker.baseline.true_to import LINES
from hotstove.cardmaker.fit.opposition import by_club
from hotstove.cardmaker.superstar.batters import BatterSearch
from hotstove.cardmaker.superstar.club_runs import (
    NEXT_TO_NOTHING,
    club_means,
    inning_runs,
    runs_for_outs,
    worth_of_hit_and_walk,
)
from hotstove.cardmaker.superstar.half_inning import HalfInning, half_inning
from hotstove.cardmaker.superstar.lines import LINE
from hotstove.cardmaker.superstar.mix import Mix, remixed, turned
from hotstove.cardmaker.superstar.passes import passes_of
from hotstove.cardmaker.superstar.pitchers import PITCHED, SWUNG_AT, PitcherSearch
from hotstove.cardmaker.superstar.players import HANDS, Key, Pool, gather
from hotstove.cardmaker.superstar.responses import EVENT, OWNED, PITCH, PITCHES, STILL_UP, Vector
from hotstove.cardmaker.superstar.squares import FALLS, WEIGHT, X_SQUARE
from hotstove.cardmaker.superstar.work import PLAYED
from hotstove.measured import measured
from hotstove.record import read_season
from hotstove.record.digits import DIGITS
from hotstove.record.library import observed_stamp

ON_CHARTS = {"1B": 0.45, "HBP": 0.25}
"""Shares of singles and hit batsmen on pitchers' own charts. In 1988 `hotstove accuracy superstar 1988 --odds` gave
pitchers within .005 .996 with .45 of the singles, .992 with .35 and .974 with .25; batters within .002 .929 with a
quarter of the hit batsmen, .912 with half."""
FLOORED = {"BB": 0.0, "K": 0.006}
"""The quantile of the regular batters, by walks and by strikeouts, who have as many as pitchers who are swung at as
often as all are do it to them on their own. In 1988 anything up to .012 gives nearly the same; in 1930 .01 of the
strikeouts leave .949 of the batters within .004 and not .966, with pitchers' homers nearer by a thirtieth."""
MOST_ON_CHARTS = 0.5
"""The largest share of walks or strikeouts on pitchers' own charts: in 1988 no change from .5 to .6."""

MOST_MADE_UP, OF_FEW = 0.0005, 0.006
"""Hits, and walks, for each batter that are given to a club's pitchers, or taken, for homers and errors that no chart
can have: at most of regulars, and of others. With .0015 for regulars .71 of those of 1988 are within .002 of the
record, with this .83. Lines of others tell little: chance alone spreads the hits of 100 batters by .04."""

ROUNDS = 3
"""Pitchers are fitted to batters and batters to pitchers so many times. After two the median error of strikeouts of
batters of 2000 is .0009, after three .0006."""
FLIES_AGAIN = 5
"""So many times flies are raised on the cards that have room for them, for those that have none."""
GOLDEN = (math.sqrt(5) - 1) / 2


class SeasonFit:
    """A pool with everybody's weights, the opponents whom each club meets, and the season's mix of symbols."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool
        self.mix = Mix(0.5, 0.0)
        self._open_with(*self._opening())
        named = {"/".join(key): pool.targets[key] for key in pool.pitchers.keys}
        self.passes = passes_of(named, pool.clubs, self.pitches["R"].mean(axis=0))
        self.pitching = PitcherSearch(pool.pitchers, self.passes, pool.tired)
        self.batting = BatterSearch(pool.batters)
        self.wanted = runs_for_outs(pool.clubs.values(), pool.true_to)
        """Runs that every club should score and allow, over the mean of all."""
        self._less: Vector = np.zeros(len(pool.clubs))
        for number in range(ROUNDS):
            self._settle(afresh=number == 0)
        self._settle_pitchers(afresh=False)

    def _opening(self) -> tuple[dict[Hand, Vector], dict[Hand, Vector]]:
        """Mean charts and columns to begin with, by clubs, from the league's lines."""
        pool = self.pool
        charts, columns = {}, {}
        on_charts = ON_CHARTS | {event: self._share_on_charts(event) for event in ("BB", "K")}
        for hand in HANDS:
            these = pool.pitchers.of(hand)
            these = these if these.any() and pool.pitchers.weights[these].sum() > 0 else np.ones_like(these)
            league = np.average(pool.pitchers.aims[these], axis=0, weights=pool.pitchers.weights[these])
            chart, column = np.zeros(len(PITCHES)), np.zeros(len(self.mix.shares("E")))
            chart[PITCH[""]], chart[PITCH["X"]] = SWUNG_AT, WEIGHT[X_SQUARE] / FALLS
            owned = np.average(pool.pitchers.owned, weights=pool.pitchers.weights) / FALLS
            chart[PITCH[OWNED]] = owned
            for event, rate in zip(LINE, league.tolist(), strict=True):
                share = on_charts.get(event, 0.0)
                if share:
                    chart[PITCH[{"1B": "1+", "HBP": "HB", "K": "SO"}.get(event, event)]] = share * rate
                column += self.mix.shares(event) * (1 - share) * rate / SWUNG_AT
            column += self.mix.shares("E") * pool.baseline.reached_on_error / SWUNG_AT
            column += self.mix.shares("OUT") * (1 - column.sum())
            chart[PITCH["G"]] = chart[PITCH["F"]] = (1 - chart.sum()) / 2
            charts[hand], columns[hand] = (np.tile(row, (len(pool.clubs), 1)) for row in (chart, column))
        return charts, columns

    def _share_on_charts(self, event: str) -> float:
        """The share of an event that pitchers have on their charts, so that few regular batters have fewer."""
        batters, place = self.pool.batters, LINE.index(event)
        times = batters.weights["L"] + batters.weights["R"]
        rates = sum(batters.aims[hand][:, place] * batters.weights[hand] for hand in HANDS) / np.maximum(times, 1e-9)
        league, regular = float((rates * times).sum() / times.sum()), rates[batters.regular]
        if league == 0 or not len(regular):
            return 0.0
        return min(MOST_ON_CHARTS, float(np.quantile(regular, FLOORED[event])) / league)

    def _open_with(self, charts: dict[Hand, Vector], columns: dict[Hand, Vector]) -> None:
        """Opponents, by the clubs that meet them, and what comes of the pitches and swings in their half-innings."""
        self.charts, self.columns = charts, columns
        self.mix = self._with_runs()
        self.inning = self._inning(self.mix)
        self.swings, self.pitches = self.met(charts, columns)

    def met(
        self, charts: Mapping[Hand, Vector], columns: Mapping[Hand, Vector]
    ) -> tuple[dict[Hand, Vector], dict[Hand, Vector]]:
        """What every swing leads to against these mean charts, and every pitch against these mean columns, by the
        pitcher's hand: [clubs, BATTER_SYMBOLS, EVENTS] and [clubs, PITCHES, EVENTS]."""
        swings, pitches = {}, {}
        for hand in HANDS:
            pitches[hand] = np.einsum("cb,pbe->cpe", columns[hand], self.inning.events)
            table = np.einsum("cp,pbe->cbe", charts[hand], self.inning.events)
            swings[hand] = np.round(table / (1 - table[..., STILL_UP].sum(axis=-1, keepdims=True)), DIGITS)
        return swings, pitches

    def _settle(self, afresh: bool) -> None:
        """One round: the pitchers against the batters, then the batters against the pitchers."""
        self._settle_pitchers(afresh)
        self._settle_batters(afresh)
        self._open_with(self.charts, self.columns_met({hand: self._columns(hand) for hand in HANDS}))

    def charts_met(self, rows: Vector) -> dict[Hand, Vector]:
        """The mean chart, by hand, that each club's batters meet, of everybody's."""
        pitchers = self.pool.pitchers
        return {hand: self._met(pitchers.clubs, pitchers.weights * pitchers.of(hand), rows) for hand in HANDS}

    def columns_met(self, rows: Mapping[Hand, Vector]) -> dict[Hand, Vector]:
        """The mean column that each club's pitchers of either hand meet."""
        batters = self.pool.batters
        return {hand: self._met(batters.clubs, batters.weights[hand], rows[hand]) for hand in HANDS}

    def _met(self, clubs: NDArray[np.int64], weights: Vector, rows: Vector) -> Vector:
        """The mean row of the other clubs' players, for each club; of everybody where nobody is met."""
        weights, count = weights + NEXT_TO_NOTHING, len(self.pool.clubs)
        sums = by_club(clubs, weights, count), by_club(clubs, weights[:, None] * rows, count)
        return self.pool.opposition.met(*sums)

    def _settle_pitchers(self, afresh: bool) -> None:
        """The league has what it had although some charts cannot have theirs, and for what a club has too many or too
        few homers its pitchers have other hits and walks."""
        self.pitching.settle(self.pitches, afresh)
        search, pitchers = self.pitching, self.pool.pitchers
        weights, lines = pitchers.weights, search.lines()
        goals, less = search.real.copy(), self._hits_and_walks_less()
        for place in (PITCHED.index("H"), PITCHED.index("BB")):
            goals[:, place] -= less
        for hand in HANDS:
            these = pitchers.of(hand) & (weights > 0)
            if these.any():
                goals[these, -1] += SWUNG_AT - np.average(goals[these, -1], weights=weights[these])
                search.shift[these] += np.average((goals - lines)[these], axis=0, weights=weights[these])
        search.aims = np.round(np.maximum(goals + search.shift, 0), DIGITS)
        search.settle(self.pitches, afresh=False)
        self._open_with(self.charts_met(search.charts()), self.columns)

    def _hits_and_walks_less(self) -> Vector:
        """By how much the hits, and by how much the walks, of every pitcher are lowered, so that his club allows the
        runs that its lines are worth."""
        pool, pitchers, runs = self.pool, self.pool.pitchers, self.allowed()
        off = runs / runs.mean() - self.wanted[1]
        less = self._less + off * pool.baseline.pitching.runs / pool.baseline.pitching.bf / worth_of_hit_and_walk()
        self._less = np.clip(less - less.mean(), -OF_FEW, OF_FEW).round(DIGITS)
        few = pitchers.weights * ~pitchers.regular
        shares = [by_club(pitchers.clubs, each + NEXT_TO_NOTHING, len(runs)) for each in (few, pitchers.weights)]
        mine = np.clip(self._less, -MOST_MADE_UP, MOST_MADE_UP)
        theirs = np.clip(mine + (self._less - mine) * shares[1] / shares[0], -OF_FEW, OF_FEW)
        found: Vector = np.where(pitchers.regular, mine[pitchers.clubs], theirs[pitchers.clubs]).round(DIGITS)
        return found

    def allowed(self) -> Vector:
        """The runs of half-innings against every club's mean chart."""
        pool, pitchers, charts = self.pool, self.pool.pitchers, self.pitching.charts()
        by_hand = [(pitchers.weights * pitchers.of(hand), charts) for hand in HANDS]
        staffs = club_means(pitchers.clubs, by_hand, len(pool.clubs))
        columns = np.stack([self.columns[hand] for hand in HANDS], axis=1)
        return np.array([inning_runs(*staff, met, pool.calls) for staff, met in zip(staffs, columns, strict=True)])

    def scored(self, mixes: Sequence[Mix]) -> Vector:
        """The runs of half-innings of every club's mean column, its hits and outs of these mixes."""
        charts, calls = np.stack([self.charts[hand] for hand in HANDS], axis=1), self.pool.calls_of
        clubs = zip(self._at_bat, charts, mixes, calls, strict=True)
        return np.array([inning_runs(times, met, remixed(own, mix), each) for (times, own), met, mix, each in clubs])

    @cached_property
    def _at_bat(self) -> list[tuple[Vector, Vector]]:
        """Every club's mean column by hand, once all are fitted."""
        batters = self.pool.batters
        by_hand = [(batters.weights[hand], self._columns(hand)) for hand in HANDS]
        return club_means(batters.clubs, by_hand, len(self.pool.clubs))

    @cached_property
    def mixes(self) -> Sequence[Mix]:
        """For each club the mix with which it scores the runs that its lines are worth."""
        usual = [self.mix] * len(self.pool.clubs)
        return turned(self.scored, self.scored(usual).mean() * self.wanted[0])

    def _settle_batters(self, afresh: bool) -> None:
        """Batters whom pitchers' charts hold above their walks or strikeouts are made up for by the others, and those
        who have no outs for their sacrifice flies."""
        search = self.batting
        errors = {hand: self._errors(hand) for hand in HANDS}
        search.settle(self.swings, self.mix, errors, afresh)
        self._hold_batters(slice(None))
        search.again()
        for _ in range(FLIES_AGAIN):
            self._hold_batters(slice(LINE.index("SF"), None))
            search.fill()

    def _hold_batters(self, events: slice) -> None:
        """Aims moved alike for all, so that the league has what it had of some events of LINE."""
        batters, search = self.pool.batters, self.batting
        lines = search.lines()
        for hand in HANDS:
            weights = batters.weights[hand] + NEXT_TO_NOTHING
            got, real = (np.average(rows, axis=0, weights=weights) for rows in (lines[hand], batters.aims[hand]))
            scale = np.divide(real, got, out=np.ones_like(got), where=got > 0)
            search.aims[hand][:, events] = np.round(search.aims[hand] * scale, DIGITS)[:, events]

    def _errors(self, hand: Hand) -> float:
        """The mean weight of E squares on a column."""
        each = float((self.swings[hand][:, :, EVENT["E"]] @ self.mix.shares("E")).mean())
        return round(FALLS * self.pool.baseline.reached_on_error / each, DIGITS)

    def _columns(self, hand: Hand) -> Vector:
        """Shares of the symbols on everybody's column."""
        search, outs = self.batting, self.batting.outs_left(hand)
        found = np.tile(search.errors[hand] * self.mix.shares("E"), (len(outs), 1))
        for event, weights in zip(LINE, (*search.of(hand).T, search.flies[hand]), strict=True):
            found += weights[:, None] * self.mix.shares(event)
        found += (outs - search.flies[hand])[:, None] * self.mix.shares("OUT")
        shares: Vector = found / FALLS
        return shares

    def _inning(self, mix: Mix) -> HalfInning:
        """The mean half-inning, its singles and outs of a mix."""
        meeting: Vector = np.zeros((len(PITCHES), len(mix.shares("E"))))
        whole = sum(float(self.pool.batters.weights[hand].sum()) for hand in HANDS)
        for hand in HANDS:
            share = float(self.pool.batters.weights[hand].sum()) / whole
            column = remixed(self.columns[hand].mean(axis=0), mix)
            meeting += share * np.outer(self.charts[hand].mean(axis=0), column)
        return half_inning(meeting, self.pool.calls)

    def _with_runs(self) -> Mix:
        """The mix whose half-inning scores the runs of the record, or comes nearest.

        Real lineups, whose players differ and stand in order, score more than the mean half-inning."""
        line = self.pool.baseline.pitching
        wanted = np.array([3 * line.runs / line.outs / measured(PLAYED, "lineups")])
        return turned(lambda mixes: np.array([self._inning(mixes[0]).runs]), wanted)[0]

    @cached_property
    def batter_rows(self) -> Mapping[Key, int]:
        return {key: row for row, key in enumerate(self.pool.batters.keys)}

    @cached_property
    def pitcher_rows(self) -> Mapping[Key, int]:
        return {key: row for row, key in enumerate(self.pool.pitchers.keys)}

    @cached_property
    def places(self) -> Mapping[Key, float]:
        """For each player a part of a turn, so that those of a club are spread evenly round a wheel, however many are
        counted: most plate appearances first."""
        found: dict[Key, float] = {}
        for club in self.pool.clubs.values():
            players = sorted(club.players, key=lambda player: (-player.batting.pa, player.lahman_id))
            found |= {(player.lahman_id, club.code): place * GOLDEN % 1 for place, player in enumerate(players)}
        return found


def fit_pool(year: int, leagues: tuple[str, ...], regress: float, true_to: str = LINES) -> SeasonFit:
    """The fitted pool of leagues that share a baseline; kept, since clubs of a league are made one after the other."""
    return _fit_pool(year, leagues, regress, true_to, observed_stamp(year))


@lru_cache(maxsize=8)
def _fit_pool(year: int, leagues: tuple[str, ...], regress: float, true_to: str, stamp: str) -> SeasonFit:
    return SeasonFit(gather(read_season(year), leagues, regress, true_to))
