"""What a choice gave away, in runs or in chances to win: held against an opponent who plays the equilibrium."""

from __future__ import annotations

from typing import NamedTuple

from hotstove.games.rallybird.gloves import may_change, placements, write_placement
from hotstove.games.rallybird.state import AtBatRecord
from hotstove.managers.rallybird.looking import state_met
from hotstove.odds.rallybird.solution import Solution


class Given(NamedTuple):
    """What the two sides' choices gave away; nothing where a choice belongs to the equilibrium."""

    offence: float
    defence: float


def given_away(solution: Solution, met: AtBatRecord) -> Given:
    """Both choices of an at-bat, and which tile gave way, in whatever `solution` counts."""
    state = state_met(met)
    mix = solution.mix(state)
    row = mix.cards.index(met.card)
    column = placements(met.gloves).index(write_placement(met.placement))
    offence = mix.value - float(mix.payoff[row] @ mix.defence)
    defence = float(mix.offence @ mix.payoff[:, column]) - mix.value
    return Given(max(0.0, offence), max(0.0, defence) + _wrong_tile(solution, met))


def _wrong_tile(solution: Solution, met: AtBatRecord) -> float:
    """What the tile that gave way cost against the other one that might have."""
    state, turn = state_met(met), met.result
    zone = turn.flipped or turn.removed
    if not zone:
        return 0.0
    zones = tuple(dict.fromkeys(solution.board.charts.zones(met.card, "2" in state.bases)))
    worths = {}
    for other in may_change(met.placement, zones):
        changed = turn._replace(flipped=other) if turn.flipped else turn._replace(removed=other)
        worths[other] = solution.stake.worth(solution.after(state, met.placement, changed)[0])
    return worths[zone] - min(worths.values())


def discarded_badly(solution: Solution, met: AtBatRecord) -> float:
    """What the asterisk tile cost that was discarded before the first at-bat of a half-inning."""
    state = state_met(met)
    kept = solution.board.graph.index[state.gloves]
    fresh = solution.stake.fresh(state.half, state.lead)
    chosen = next(name for name, number in solution.board.graph.starts.items() if number == kept)
    return fresh[chosen] - min(fresh.values())


def total_given(solution: Solution, at_bats: list[AtBatRecord]) -> dict[str, float]:
    """What was given away over a game by visitors and home."""
    total = {"visitors": 0.0, "home": 0.0}
    before = ""
    for met in at_bats:
        batting, fielding = ("visitors", "home") if met.situation.half == "top" else ("home", "visitors")
        given = given_away(solution, met)
        total[batting] += given.offence
        total[fielding] += given.defence
        if before != (now := f"{met.situation.inning} {met.situation.half}"):
            total[fielding] += discarded_badly(solution, met)
            before = now
    return total
