"""What Long Tater! tells a manager of chances and of players's worth."""

from __future__ import annotations

from hotstove.diamond.gloves import NAME_OF
from hotstove.diamond.view import View
from hotstove.games.longtater.book import LongTaterBook
from hotstove.games.longtater.cards import BatterCard, Card, PitcherCard
from hotstove.games.longtater.control import control_chance
from hotstove.games.longtater.options import Options
from hotstove.games.longtater.stealing import sb_for

RUNS = {"1B": 0.46, "2B": 0.77, "3B": 1.05, "HR": 1.40, "BB": 0.31, "HBP": 0.33}
"""Runs above average that a way of reaching base is worth."""
PLAIN_OUT, STRIKEOUT = -0.26, -0.27
HIT_ALLOWED = 0.60
"""A hit of average kind: the kind itself stands on the batter's card."""
AVERAGE_RATING = 10
"""BR and PR of the player against whom a card is weighed."""
GLOVE_RUNS = {
    "P": 0.004,
    "C": 0.006,
    "1B": 0.008,
    "2B": 0.020,
    "3B": 0.016,
    "SS": 0.022,
    "LF": 0.012,
    "CF": 0.014,
    "RF": 0.012,
}
"""Runs a game for a point of E."""
ARM_RUNS = 0.01
PITCHERS_BAT = -0.11
"""A pitcher is asked to bunt and is hit for, however well he bats for one."""
BY_NUMBER = {"all": ("1-2", "2-3", "3-H"), "second": ("1-2",), "none": ()}
"""LT-13: the steals for which numbers are drawn."""
CATCHER = 2
CONTACT = 5
"""K of a player for the hit and run; with more of them the runner would be out too often, or everybody would call
it."""
BUNTER = 3
"""Sacrifices of a season from which a player is one who bunts."""
STARTER_STAMINA, RELIEVER_OUTS = 27, 6
INNING, MUCH_LEFT, LAST_CHANCE = 3, 9, 9
OUTS_PER_RUN = 2
"""A start is spent when its outs, and so many more for every run allowed, come to a player's stamina."""


class Prospects:
    """Chances come from the charts and ratings in use, worths from the ranges of a card."""

    def __init__(self, book: LongTaterBook, options: Options) -> None:
        self._book = book
        self._by_number = BY_NUMBER[options.automatic_steals]
        self._arms: dict[tuple[tuple[int, ...], str], float] = {}
        self._batters: dict[int, tuple[BatterCard, float]] = {}
        self._pitchers: dict[int, tuple[PitcherCard, float]] = {}

    def steal(self, view: View, move: str) -> float:
        """Nobody is sent where numbers send them."""
        if move in self._by_number:
            return 0.0
        m = view.matchup
        wild = m.gloves.e[CATCHER] / 100
        return float(wild + (1 - wild) * sb_for(m.runner(move[0]), move[0]) / 100)

    def eagerness(self, view: View) -> None:
        """Cards of this game tell it by their own steal ratings."""

    def send(self, view: View, move: str) -> float:
        """Against the mean of the three arms, since the book does not ask who has the ball."""
        arms = view.matchup.gloves.oa
        known = self._arms.get((arms, move))
        if known is None:
            known = self._arms[arms, move] = 1 - sum(int(self._book.arms(arm, move)) for arm in arms[7:]) / 300
        return known

    def bunts_well(self, view: View) -> bool:
        situation = view.situation
        side = situation.batting
        card: Card = view.clubs[side].cards[situation.lineups[side].players[situation.up[side]]]
        if "SH" in card.usage:
            return card.usage["SH"] >= BUNTER
        return card.batting.k <= 20 and card.batting.homer - card.batting.triple <= 6

    def batter_worth(self, card: Card, throws: str) -> float:
        batting = card.batting
        known = self._batters.get(id(batting))
        if known is None or known[0] is not batting:
            worth = worth_of_batter(batting)
            if card.pitching is not None and 2 * card.usage.get("GP", 0) >= card.usage.get("G", 0):
                worth = min(worth, PITCHERS_BAT)
            known = self._batters[id(batting)] = (batting, worth)
        return known[1]

    def pitcher_worth(self, card: Card, started: bool) -> float:
        pitching = card.pitching
        if pitching is None:
            return 0.0
        known = self._pitchers.get(id(pitching))
        if known is None or known[0] is not pitching:
            known = self._pitchers[id(pitching)] = (pitching, worth_of_pitcher(pitching))
        return known[1]

    def glove_worth(self, card: Card, position: int) -> float:
        name = NAME_OF[position]
        glove = card.glove(name)
        if glove is None:
            return -1.0
        return ARM_RUNS * glove.oa - GLOVE_RUNS[name] * glove.e

    def makes_contact(self, card: Card, throws: str) -> bool:
        return card.batting.k <= CONTACT and card.batting.homer - card.batting.triple <= 3

    def speed(self, card: Card) -> float:
        return min(1.0, card.batting.sba / 40)

    def tired(self, view: View, player: str) -> float:
        """The rules know no fatigue: a manager goes by how long a player really used to last, and by how he is hit."""
        left = self._outs_left(view, player)
        return 1 - left / INNING if left <= 0 else 0.0

    def _outs_left(self, view: View, player: str) -> int:
        """Outs that a pitcher may still be asked for."""
        card: Card = next(club.cards[player] for club in view.clubs if player in club.cards)
        work = view.workloads[player]
        if work.started:
            return card.usage.get("stamina", STARTER_STAMINA) - work.outs - OUTS_PER_RUN * work.runs
        return card.usage.get("outs_per_relief", RELIEVER_OUTS) - work.outs

    def plays(self, card: Card, position: int) -> bool:
        return card.plays(NAME_OF[position])

    def may_relieve(self, view: View, player: str) -> bool:
        """He pitches, and the pitcher on the mound is not one to be left in.

        A starter who is hit hard is left in while he has three innings in him, and is not hit for while he has more
        than one, unless the game is nearly lost.
        """
        card: Card = view.clubs[view.side].cards[player]
        if card.pitching is None:
            return False
        situation = view.situation
        pitcher = situation.lineups[view.side].pitcher
        if not pitcher or pitcher in view.hurt or pitcher in view.spent:
            return True
        if situation.batting == view.side:
            nearly_lost = situation.inning >= LAST_CHANCE and view.lead < 0
            return nearly_lost or self._outs_left(view, pitcher) <= INNING
        return not view.workloads[pitcher].started or self._outs_left(view, pitcher) <= MUCH_LEFT


def worth_of_batter(card: BatterCard) -> float:
    """Runs above average a plate appearance, of those that he controls; the others are the pitcher's affair."""
    before, on = 0, 0.0
    for kind, bound in card.reaching:
        if bound > before:
            on += (bound - before) / 100 * RUNS[kind]
            before = bound
    out = (card.k * STRIKEOUT + (100 - card.k) * PLAIN_OUT) / 100
    return control_chance(card.br, AVERAGE_RATING) * (card.out / 100 * out + (100 - card.out) / 100 * on)


def worth_of_pitcher(card: PitcherCard) -> float:
    """Runs that he saves a batter, where he is in control."""
    out = (card.k * STRIKEOUT + (100 - card.k) * PLAIN_OUT) / 100
    on = (card.hit * HIT_ALLOWED + (100 - card.hit) * RUNS["BB"]) / 100
    return (control_chance(AVERAGE_RATING, card.pr) - 1) * (card.oba / 100 * on + (100 - card.oba) / 100 * out)
