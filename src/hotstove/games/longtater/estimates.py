"""What Long Tater! tells a manager of chances and values."""

from __future__ import annotations

from functools import lru_cache

from hotstove.diamond.card_estimates import CardEstimates
from hotstove.diamond.gloves import NAME_OF
from hotstove.diamond.situation import TOP
from hotstove.games.longtater.cards import NO_LEGS, BatterCard, Card, PitcherCard
from hotstove.games.longtater.chart_set import LongTaterCharts
from hotstove.games.longtater.control import control_chance
from hotstove.games.longtater.gains import gain_on_contact, gain_on_strikeouts, safe_share, strikeout_share
from hotstove.games.longtater.hit_and_run import all_going
from hotstove.games.longtater.matchup import Gloves
from hotstove.games.longtater.running_gains import RUNNING_ON_CONTACT, STEAL_ON_STRIKEOUT
from hotstove.games.longtater.setup import LongTaterSetup, Memory
from hotstove.games.longtater.stealing import ENOUGH_FOR_HOME, sb_for, sb_when_called
from hotstove.games.longtater.worth import asked_to_bunt, batting_value, bunts_well, pitching_value
from hotstove.table.memo import remembered
from hotstove.table.sums import summed

GLOVE_RUNS = {
    "P": 0.011,
    "C": 0.012,
    "1B": 0.015,
    "2B": 0.030,
    "3B": 0.022,
    "SS": 0.030,
    "LF": 0.016,
    "CF": 0.019,
    "RF": 0.017,
}
"""Runs a game for a point of E: the errors that it brings, each worth as much as a batter on base instead of out, as
`python -m tests.helpers.run_values` prints them for the American League of 1988."""
ARM_RUNS = 0.005
"""Runs a game for a point of OA: by the chart it puts out 5 of 100 more of those who try for a base, and in replays of
1988 an outfielder sees .09 of them a game."""
BY_NUMBER = {"all": ("1-2", "2-3", "3-H"), "second": ("1-2",), "none": ()}
"""LT-13: the steals for which numbers are drawn."""
CATCHER = 2
OUTS = 3
INNING = 3


class LongTaterEstimates(CardEstimates[LongTaterSetup, Memory, Card]):
    """Chances come from the charts and ratings in use, values from the ranges of a card."""

    __slots__ = ()

    def steal_success(self, move: str) -> float:
        """Nobody is sent where numbers send them."""
        if move in BY_NUMBER[self._state.setup.options.automatic_steals]:
            return 0.0
        situation = self._situation
        runner = situation.runners[int(move[0]) - 1]
        legs = self._cards[situation.batting][runner].legs if runner else NO_LEGS
        whole = self._state.setup.options.whole_sb_to_third
        return safe_share(self._gloves().e[CATCHER], sb_when_called(legs, move[0], whole))

    def attempt_rate(self) -> None:
        """Cards of this game tell it by their own steal ratings."""

    def advance_success(self, move: str) -> float:
        """Against the mean of the three arms, since the book does not ask who has the ball."""
        return _advance(self._state.setup.charts, self._gloves().oa, move)

    def _gloves(self) -> Gloves:
        """Of the nine in the field."""
        gloves = self._state.memory.gloves[self._situation.fielding]
        assert gloves is not None
        return gloves

    def bunts_well(self) -> bool:
        return bunts_well(self._batter())

    def asked_to_bunt(self) -> bool:
        return asked_to_bunt(self._batter())

    def _batter(self) -> Card:
        """The card of who is up."""
        situation = self._situation
        side = situation.batting
        return self._cards[side][situation.lineups[side].players[situation.up[side]]]

    def batter_value(self, side: int, player: str, throws: str) -> float:
        return batting_value(self._cards[side][player], None)

    def pitcher_value(self, side: int, player: str) -> float:
        pitching = self._cards[side][player].pitching
        return 0.0 if pitching is None else pitching_value(pitching, None)

    def glove_value(self, side: int, player: str, position: int) -> float:
        name = NAME_OF[position]
        glove = self._cards[side][player].glove(name)
        if glove is None:
            return -1.0
        return ARM_RUNS * glove.oa - GLOVE_RUNS[name] * glove.e

    def makes_contact(self, side: int, player: str, throws: str) -> bool:
        """Not asked: the gain of a hit and run is known."""
        return True

    def hit_and_run_gain(self) -> float:
        """What contact gains with the runners going, less what strikeouts cost."""
        situation = self._situation
        outs, bases, runners, lineups = situation.outs, situation.bases, situation.runners, situation.lineups
        side, other = (0, 1) if situation.half == TOP else (1, 0)
        cards = self._cards[side]
        if bases[2] == "3" and cards[runners[2]].legs.sb >= ENOUGH_FOR_HOME:
            return 0.0
        batter = cards[lineups[side].players[situation.up[side]]].batting
        pitcher = self._cards[other][lineups[other].pitcher].pitching
        assert pitcher is not None
        strikeouts = _strikeouts(batter, pitcher)
        gain = gain_on_contact(RUNNING_ON_CONTACT[bases][outs], strikeouts)
        lead = all_going(bases, False)[:1]
        if outs == OUTS - 1 or lead == "":
            return gain
        safe = safe_share(self._gloves().e[CATCHER], sb_for(cards[runners[int(lead) - 1]].legs, lead))
        return gain + gain_on_strikeouts(strikeouts, safe, *STEAL_ON_STRIKEOUT[bases][outs])

    def bunt_hit_value(self, infield: str) -> None:
        """Nobody bunts for a hit."""

    def best_column(self) -> str:
        raise LookupError("this game asks for no best column")

    def speed(self, side: int, player: str) -> float:
        return min(1.0, self._cards[side][player].batting.sba / 40)

    def fatigue(self, side: int, player: str) -> float:
        """The rules know no fatigue: a manager goes by how long a player really used to last, and by how he is hit."""
        left = self.stamina_left(side, player)
        return 1 - left / INNING if left <= 0 else 0.0

    def stamina_left(self, side: int, player: str) -> int:
        """Outs that a pitcher may still be asked for."""
        work = self._state.outing(side, player)
        assert work is not None
        return self._state.setup.outs_left(side, work)


@lru_cache(maxsize=8_192)
def _advance(charts: LongTaterCharts, arms: tuple[int, ...], move: str) -> float:
    return 1 - summed(int(charts.arms(arm, move)) for arm in arms[7:]) / 300


def _strikeouts_of(batter: BatterCard, pitcher: PitcherCard) -> float:
    control = control_chance(batter.br, pitcher.pr)
    return strikeout_share(control, batter.out, batter.k, pitcher.oba, pitcher.k)


_strikeouts = remembered(_strikeouts_of, most=8_192)
"""Strikeouts a plate appearance of these two."""
