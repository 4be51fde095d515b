"""A solved game that can be asked: what a situation is worth, how to mix there, what each call would come to."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple, Protocol

from hotstove.diamond.apply import step
from hotstove.diamond.bases import ALL_BASES
from hotstove.games.rallybird.gloves import Gloves, Placement
from hotstove.games.rallybird.resolving import AtBatResult, Field, at_bat, gloves_after
from hotstove.odds.rallybird.mixing import Mix, mix_of
from hotstove.odds.rallybird.model import Board, Floats, Model, Stakes
from hotstove.odds.rallybird.outcomes import follow
from hotstove.odds.rallybird.solving import runs_stakes
from hotstove.odds.rallybird.winning import Half, Winning, layer_of
from hotstove.table.questions import Answer, Decision, Roll

MOST_MIXES = 400
"""Situations whose mixes are kept, for they may be asked for again while the at-bat lasts; each takes 4 KB."""


class State(NamedTuple):
    """All that is open and matters before an at-bat."""

    half: Half
    lead: int
    """Of the side at bat."""
    rallybird: bool
    outs: int
    bases: str
    gloves: Gloves


class Stake(Protocol):
    """What is played for: runs, or the game."""

    @property
    def board(self) -> Board: ...

    def model(self, state: State) -> Model: ...

    def stakes(self, state: State) -> Stakes: ...

    def worth(self, state: State) -> float:
        """To the side at bat; three outs end the half-inning."""
        ...

    def fresh(self, half: Half, lead: int) -> dict[str, float]:
        """The start of a half-inning by the asterisk tile that is discarded."""
        ...


@dataclass
class ForRuns:
    """Every run counts one, whatever the score."""

    board: Board
    values: dict[bool, Floats]
    """By whether the side at bat walks on a two."""
    snake_eyes: dict[str, bool]
    """By half."""

    def model(self, state: State) -> Model:
        return self.board.model_at(state.outs, state.bases, self.snake_eyes[state.half.half])

    def stakes(self, state: State) -> Stakes:
        return runs_stakes(self._values(state.half)[None])

    def worth(self, state: State) -> float:
        if state.outs == 3:
            return 0.0
        tiles = self.board.graph.index[state.gloves]
        return float(self._values(state.half)[tiles, state.outs, ALL_BASES.index(state.bases)])

    def fresh(self, half: Half, lead: int) -> dict[str, float]:
        starts = self.board.graph.starts
        return {discarded: float(self._values(half)[number, 0, 0]) for discarded, number in starts.items()}

    def _values(self, half: Half) -> Floats:
        return self.values[self.snake_eyes[half.half]]


@dataclass
class ForTheGame:
    """The chance to win is all that counts."""

    winning: Winning

    @property
    def board(self) -> Board:
        return self.winning.board

    def model(self, state: State) -> Model:
        walks = self.winning.options.walks_on_two(state.half.half)
        return self.board.model_at(state.outs, state.bases, walks, state.rallybird)

    def stakes(self, state: State) -> Stakes:
        return self.winning.stakes(state.half, state.lead, state.rallybird)

    def worth(self, state: State) -> float:
        if state.half.is_last_chance and state.lead > 0:
            return 1.0
        if state.outs == 3:
            return self.winning.after_half(state.half, state.lead)
        layer = self.winning.values[state.half][layer_of(state.lead, state.rallybird)]
        return float(layer[self.board.graph.index[state.gloves], state.outs, ALL_BASES.index(state.bases)])

    def fresh(self, half: Half, lead: int) -> dict[str, float]:
        return self.winning.fresh(half, lead)


@dataclass
class Solution:
    """The solved game under one stake."""

    stake: Stake
    _mixes: dict[State, Mix] = field(default_factory=dict)

    @property
    def board(self) -> Board:
        return self.stake.board

    def mix(self, state: State) -> Mix:
        """How both sides should choose; kept, for it may be asked again."""
        if state not in self._mixes:
            if len(self._mixes) >= MOST_MIXES:
                del self._mixes[next(iter(self._mixes))]
            model, stakes = self.stake.model(state), self.stake.stakes(state)
            self._mixes[state] = mix_of(self.board, model, stakes, state.gloves, state.outs, state.bases)
        return self._mixes[state]

    def after(self, state: State, placement: Placement, turn: AtBatResult) -> tuple[State, int]:
        """The state that an at-bat leaves, and the runs that it brought."""
        done = step(turn.play, state.bases)
        outs = min(3, state.outs + done.outs)
        lead = state.lead + done.runs
        after = state._replace(
            lead=lead,
            rallybird=state.rallybird and turn.rallybird and lead < 0,
            outs=outs,
            bases="---" if outs == 3 else done.bases,
            gloves=gloves_after(state.gloves, placement, turn),
        )
        return after, done.runs

    def calls(
        self, state: State, field: Field, card: str, placement: Placement, before: tuple[Answer, ...], call: Decision
    ) -> dict[str, float]:
        """What each answer to a call within an at-bat comes to, when both sides play on as well as they can."""
        return {option: self.play_out(state, field, card, placement, (*before, option)) for option in call.options}

    def play_out(
        self, state: State, field: Field, card: str, placement: Placement, answers: tuple[Answer, ...]
    ) -> float:
        """The worth of an at-bat after some answers: chance is weighed, calls go to whoever makes them."""
        found = follow(at_bat(self.board.charts, field, card, placement), answers)
        if isinstance(found, AtBatResult):
            after, runs = self.after(state, placement, found)
            return self.stake.worth(after) + float(self.stake.stakes(state).bonus[runs])
        if isinstance(found, Roll):
            ways = found.weights()
            total = sum(ways.values())
            return sum(
                count / total * self.play_out(state, field, card, placement, (*answers, number))
                for number, count in ways.items()
            )
        worths = [self.play_out(state, field, card, placement, (*answers, option)) for option in found.options]
        return max(worths) if found.seat == "offense" else min(worths)
