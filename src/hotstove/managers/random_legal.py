"""A manager who does anything that is allowed, for trying the rules hard."""

from __future__ import annotations

from random import Random

from hotstove.diamond.lineup import PINCH_HITTER, PINCH_RUNNER, Substitution, write_moves
from hotstove.diamond.view import View
from hotstove.managers.book.bench import for_the_hurt
from hotstove.managers.book.bullpen import available, may_come_in
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
            if not lineup.is_complete or any(player in view.state.is_hurt for player in lineup.players):
                return write_moves(complete_lineup(view)) or "none"
            must = lineup.pitcher in view.spent
            work = view.outings[view.side][-1]
            if not must and not (work.batters or work.outs):
                return "none"
            return self._new_pitcher(view) if must or self._random.random() < 0.01 else "none"
        if view.hurt:
            moves = for_the_hurt(view)
            if moves:
                return write_moves(moves)
        return self._pinch_player(view) if self._random.random() < 0.02 else "none"

    def _new_pitcher(self, view: View) -> str:
        lineup = view.situation.lineups[view.side]
        arms = [player for player in available(view, view.side) if may_come_in(view, player)]
        if not arms:
            return "none"
        slot = 0 if lineup.has_designated_hitter else lineup.players.index(lineup.pitcher)
        return str(Substitution(self._random.choice(arms), slot, 1))

    def _pinch_player(self, view: View) -> str:
        situation = view.situation
        lineup, side = situation.lineups[view.side], view.side
        plays = view.estimates.plays
        bench = [player for player in available(view, view.side) if not plays(side, player, 1)]
        runners = [player for player in situation.runners if player]
        slot, role = situation.up[view.side], PINCH_HITTER
        if runners and self._random.random() < 0.5:
            slot, role = lineup.players.index(self._random.choice(runners)), PINCH_RUNNER
        position = lineup.positions[slot]
        pitchers = [player for player in available(view, view.side) if may_come_in(view, player)]
        fielders = [player for player in bench if position > 9 or plays(side, player, position)]
        if not bench or (position == 1 and not pitchers) or (position != 1 and len(fielders) < 1):
            return "none"
        return str(Substitution(self._random.choice(fielders or bench), slot, role))
