"""A manager who does anything that is allowed, for trying the rules hard."""

from __future__ import annotations

from random import Random

from hotstove.diamond.lineup import PINCH_HITTER, PINCH_RUNNER, Substitution, write_moves
from hotstove.diamond.view import View
from hotstove.managers.book.bullpen import available
from hotstove.managers.book.positions import complete_lineup
from hotstove.table.questions import Decision, Request


class RandomLegal:
    """Chooses on a stream of his own."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def decide(self, view: View, question: Decision | Request) -> str:
        if isinstance(question, Decision):
            return question.options[int(self._random.random() * len(question.options))]
        lineup = view.situation.lineups[view.side]
        if view.side == view.situation.fielding:
            if not lineup.is_complete or any(man in view.hurt for man in lineup.men):
                return write_moves(complete_lineup(view)) or "none"
            must = lineup.pitcher in view.spent
            return self._new_pitcher(view) if must or self._random.random() < 0.01 else "none"
        return self._pinch_man(view) if self._random.random() < 0.02 else "none"

    def _new_pitcher(self, view: View) -> str:
        lineup = view.situation.lineups[view.side]
        prospects = view.rules.prospects
        arms = [man for man in available(view, view.side) if prospects.may_relieve(view, man)]
        if not arms:
            return "none"
        slot = 0 if lineup.has_designated_hitter else lineup.men.index(lineup.pitcher)
        return str(Substitution(self._random.choice(arms), slot, 1))

    def _pinch_man(self, view: View) -> str:
        situation = view.situation
        lineup, club = situation.lineups[view.side], view.clubs[view.side]
        plays = view.rules.prospects.plays
        bench = [man for man in available(view, view.side) if not plays(club.cards[man], 1)]
        runners = [man for man in situation.runners if man]
        slot, role = situation.up[view.side], PINCH_HITTER
        if runners and self._random.random() < 0.5:
            slot, role = lineup.men.index(self._random.choice(runners)), PINCH_RUNNER
        position = lineup.positions[slot]
        pitchers = [man for man in available(view, view.side) if view.rules.prospects.may_relieve(view, man)]
        fielders = [man for man in bench if position > 9 or plays(club.cards[man], position)]
        if not bench or (position == 1 and not pitchers) or (position != 1 and len(fielders) < 1):
            return "none"
        return str(Substitution(self._random.choice(fielders or bench), slot, role))
