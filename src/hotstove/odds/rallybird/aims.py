"""What the components must do, measured on the solved game: aims (a) to (e) of their design."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from hotstove.diamond.apply import step
from hotstove.diamond.bases import ALL_BASES
from hotstove.diamond.movement import movement
from hotstove.diamond.play import Play
from hotstove.games.rallybird.chart_set import RallyCharts
from hotstove.games.rallybird.moving import PLACE, played
from hotstove.odds.rallybird.mixing import Mix, mix_of
from hotstove.odds.rallybird.model import OUTS, Floats
from hotstove.odds.rallybird.solving import Solver, runs_stakes

RUNS = (0.45, 0.60)
IN_USE, OFTEN_ENOUGH = 0.02, 0.01
MOST_OFTEN, CARDS_AT_FIRST = 0.40, 6
ASTERISK_GAP = 0.015
WORST_STATE = 12.0


class Use(NamedTuple):
    """Where a card is played most, among the situations that are not rare."""

    card: str
    share: float
    outs: int
    bases: str
    overall: float


@dataclass(frozen=True)
class Aims:
    """The figures behind the aims, for the game in which every run counts one."""

    fresh: dict[str, float]
    """(a), (c): expected runs by the asterisk tile that is discarded."""
    uses: tuple[Use, ...]
    """(b)"""
    first: dict[str, Mix]
    """(b): bases empty, nobody out, tiles fresh, by the discarded tile."""
    first_overall: dict[str, float]
    """(b): the same with tiles as they come, when the defence discards as it should."""
    out_of_order: tuple[str, ...]
    """(d): results that are worth less than a lower one of the same card."""
    wrong_side: tuple[str, ...]
    """(d): right-side cards that are no better than their left ones at moving a runner on from first."""
    worst_state: float
    """(e)"""
    at_bats: float

    @property
    def runs(self) -> float:
        return min(self.fresh.values())

    @property
    def gap(self) -> float:
        return max(self.fresh.values()) - min(self.fresh.values())

    def failures(self) -> list[str]:
        """The aims that are missed, in words."""
        missed = []
        if not RUNS[0] <= self.runs <= RUNS[1]:
            missed.append(f"(a) {self.runs:.4f} runs a half-inning")
        missed += [f"(b) {use.card} {use.share:.3f}" for use in self.uses if use.share <= IN_USE]
        for discarded, mix in self.first.items():
            if mix.offence.max() > MOST_OFTEN or int((mix.offence > IN_USE).sum()) < CARDS_AT_FIRST:
                missed.append(f"(b) at first without {discarded}: {mix.cards_by_chance()}")
        shares = list(self.first_overall.values())
        if max(shares) > MOST_OFTEN or sum(share > IN_USE for share in shares) < CARDS_AT_FIRST:
            missed.append(f"(b) bases empty and nobody out: {self.first_overall}")
        if self.gap > ASTERISK_GAP:
            missed.append(f"(c) the asterisk tiles are {self.gap:.4f} runs apart")
        missed += [f"(d) {words}" for words in (*self.out_of_order, *self.wrong_side)]
        if self.worst_state > WORST_STATE:
            missed.append(f"(e) a tile state is worth {self.worst_state:.1f} runs")
        return missed


def measure(solver: Solver, values: Floats, snake_eyes: bool = False) -> Aims:
    """All figures from the values in runs."""
    board, graph = solver.board, solver.board.graph
    model, stakes = board.model(snake_eyes), runs_stakes(values[None])
    fresh = {discarded: float(values[number, 0, 0]) for discarded, number in graph.starts.items()}
    chosen = min(fresh, key=lambda discarded: fresh[discarded])
    met, used, _ = solver.flow(model, stakes, graph.starts[chosen])
    often = met.sum(axis=0)
    uses = tuple(_use(board.deck[card], used[card], used[card].sum(), often) for card in range(len(board.deck)))
    first = {
        discarded: mix_of(board, model, stakes, graph.sets[number], 0, "---")
        for discarded, number in graph.starts.items()
    }
    overall = {card: float(used[number, 0, 0] / often[0, 0]) for number, card in enumerate(board.deck)}
    out_of_order, wrong_side = _out_of_order(solver, values), _wrong_side(board.charts)
    worst = float(values.max())
    return Aims(fresh, uses, first, overall, out_of_order, wrong_side, worst, float(often.sum()))


def _use(card: str, used: Floats, total: float, often: Floats) -> Use:
    """The largest share of the at-bats in a situation (outs, bases) that makes up one in a hundred or more."""
    shares = np.where(often >= OFTEN_ENOUGH * often.sum(), used / np.maximum(often, 1e-300), 0.0)
    outs, base = np.unravel_index(int(shares.argmax()), shares.shape)
    return Use(card, float(shares[outs, base]), int(outs), ALL_BASES[base], float(total / often.sum()))


def _out_of_order(solver: Solver, values: Floats) -> tuple[str, ...]:
    """Results that are worth less than a lower one with fresh tiles, or put a player less far without sparing an
    out."""
    wrong = []
    for card in solver.board.deck:
        printed = solver.board.charts.card(card)
        for outs in range(OUTS):
            for base, bases in enumerate(ALL_BASES):
                if not solver.board.model().legal[solver.board.deck.index(card), outs, base]:
                    continue
                plays = [played(result, printed.fielder, bases, outs) for result in printed.results]
                for lower, higher in ((plays[0], plays[1]), (plays[1], plays[2])):
                    made = [step(play, bases).outs for play in (lower, higher)]
                    spared = made[0] > made[1] or outs + made[0] >= OUTS
                    far = spared or _as_far(lower, higher, bases)
                    if not far or not _worth_as_much(solver, values, lower, higher, bases, outs):
                        wrong.append(f"{card} with {bases} and {outs} out")
    return tuple(dict.fromkeys(wrong))


def _wrong_side(charts: RallyCharts) -> tuple[str, ...]:
    """Infield Right and Grounder Right bring a runner on first as far as the left ones in every result, and once
    further."""
    wrong = []
    for kind in ("Infield", "Grounder"):
        reached = []
        for side in ("Left", "Right"):
            card = charts.card(f"{kind} {side}")
            plays = [played(result, card.fielder, "1--", 0) for result in card.results]
            reached.append([_place(movement(play).end_of("1")) for play in plays])
        left, right = reached
        if right == left or any(there < here for here, there in zip(left, right, strict=True)):
            wrong.append(f"{kind} Right is not better than {kind} Left at moving a runner on from first")
    return tuple(wrong)


def _as_far(lower: Play, higher: Play, bases: str) -> bool:
    """Every player ends at least as far with the higher result."""
    low, high = movement(lower), movement(higher)
    return all(_place(low.end_of(player)) <= _place(high.end_of(player)) for player in ("B", *bases.replace("-", "")))


def _place(end: str) -> int:
    return -1 if end == "out" else PLACE[end]


def _worth_as_much(solver: Solver, values: Floats, lower: Play, higher: Play, bases: str, outs: int) -> bool:
    """The higher result is worth at least as much with fresh tiles."""
    for number in solver.board.graph.starts.values():
        worths = []
        for play in (lower, higher):
            done = step(play, bases)
            after = outs + done.outs
            there = 0.0 if after >= OUTS else float(values[number, after, ALL_BASES.index(done.bases)])
            worths.append(done.runs + there)
        if worths[0] > worths[1] + 1e-9:
            return False
    return True
