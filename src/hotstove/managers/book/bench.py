"""Changes in the lineup: relievers, pinch hitters, defensive replacements, and nine players for nine positions."""

from __future__ import annotations

from typing import NamedTuple

from hotstove.diamond.bases import EMPTY
from hotstove.diamond.lineup import DESIGNATED, PINCH_HITTER, PINCH_RUNNER, PITCHER, Lineup, Substitution, write_moves
from hotstove.diamond.situation import TOP, Situation
from hotstove.diamond.view import View
from hotstove.managers.advice import Advice
from hotstove.managers.book.bullpen import available, is_left_in, relief_for
from hotstove.managers.book.calm import GOOD_ENOUGH, LATE, SAVE_LEAD, batter_stays
from hotstove.managers.book.day import pitching_plan
from hotstove.managers.book.positions import complete_lineup
from hotstove.table.questions import Request

NOTHING = Advice("none", "Nothing needs to be changed.")
PINCH_MARGIN = 0.09
GLOVE_MARGIN = 0.12
NOBODY_LEFT = -9.0
"""Runs a plate appearance of a pinch hitter who is not there."""


def lineup_moves(view: View, request: Request) -> Advice:
    """What the manager of this side changes before the next play; nearly always nothing, which is seen at a glance."""
    situation, side = view.situation, view.side
    if (situation.half == TOP) == (side == 0):
        if view.hurt:
            moves = for_the_hurt(view)
            if moves:
                return Advice(write_moves(moves), "He is hurt and cannot go on.")
        return _at_bat(view, situation)
    lineup = situation.lineups[side]
    if not lineup.is_complete or (view.hurt and any(player in view.state.is_hurt for player in lineup.players)):
        moves = complete_lineup(view)
        return Advice(write_moves(moves), "The players who batted or ran for others take the field.")
    relief = relief_for(view)
    if relief is not None:
        return relief
    late = situation.inning >= LATE and situation.outs == 0 and situation.bases == EMPTY
    return _better_glove(view) if late and 1 <= view.lead <= SAVE_LEAD else NOTHING


def _at_bat(view: View, situation: Situation) -> Advice:
    """A pinch hitter late, for a player who hits much worse than somebody on the bench."""
    side, lineups = view.side, situation.lineups
    lineup, slot = lineups[side], situation.up[side]
    position = lineup.positions[slot]
    is_pitcher = position == PITCHER
    if batter_stays(situation.inning, is_pitcher, view.lead, pitching_plan(view) is not None):
        return NOTHING
    club = view.clubs[side]
    hand = view.clubs[1 - side].players[lineups[1 - side].pitcher].throws
    now = view.estimates.batter_value(side, lineup.players[slot], hand)
    if now > GOOD_ENOUGH:
        return NOTHING
    _, _, _, bench, best, better = _hitters_left(view, lineup, hand)
    if better - now < PINCH_MARGIN:
        return NOTHING
    if not is_pitcher and position <= 9:
        plays = view.estimates.plays
        if not any(plays(side, other, position) for other in bench):
            return NOTHING
    if is_pitcher:
        pitches = view.estimates.pitches
        if is_left_in(view) or not any(pitches(side, other) for other in available(view, side)):
            return NOTHING
    move = Substitution(best, slot, PINCH_HITTER)
    return Advice(str(move), "{0.name} has a better chance against this pitcher.", (club.players[best],))


def for_the_hurt(view: View) -> tuple[Substitution, ...]:
    """Somebody for each hurt player who is up or on base: one who plays his position if there is one, pitchers last."""
    side, situation = view.side, view.situation
    if not view.game.must_change(view.state, side):
        return ()
    lineup, estimates, hurt = situation.lineups[side], view.estimates, view.state.is_hurt
    hand = view.clubs[1 - side].players[situation.lineups[1 - side].pitcher].throws
    left = available(view, side) or available(view, side, whole_club=True)
    moves = []
    for role, player in (
        (PINCH_HITTER, situation.batter),
        *((PINCH_RUNNER, runner) for runner in situation.runners if runner),
    ):
        if player not in hurt or not left:
            continue
        slot = lineup.players.index(player)
        position = lineup.positions[slot]

        def fitness(other: str, position: int = position, role: int = role) -> tuple[bool, bool, float]:
            pitches = estimates.plays(side, other, PITCHER)
            plays = position > DESIGNATED or position == PITCHER or estimates.plays(side, other, position)
            value = estimates.speed(side, other) if role == PINCH_RUNNER else estimates.batter_value(side, other, hand)
            return not pitches, plays, value

        best = max(left, key=fitness)
        left.remove(best)
        moves.append(Substitution(best, slot, role))
    return tuple(moves)


class Bench(NamedTuple):
    """Who is left to hit, as long as this lineup stands, nobody else is hurt and a player of this hand pitches."""

    lineup: Lineup
    hand: str
    hurt: int
    players: list[str]
    best: str
    worth: float


def _hitters_left(view: View, lineup: Lineup, hand: str) -> Bench:
    """Kept with the game's setup, since the same bench is looked over again and again."""
    side, derived = view.side, view.state.setup.derived
    known = derived.get(("bench", side))
    if isinstance(known, Bench) and known.lineup is lineup and known.hand == hand and known.hurt == len(view.hurt):
        return known
    estimates = view.estimates
    players = [player for player in available(view, side) if not estimates.plays(side, player, PITCHER)]
    values = {player: estimates.batter_value(side, player, hand) for player in players}
    best = max(players, key=values.__getitem__, default="")
    bench = Bench(lineup, hand, len(view.hurt), players, best, values.get(best, NOBODY_LEFT))
    derived["bench", side] = bench
    return bench


def _better_glove(view: View) -> Advice:
    """With a small lead late, the weakest glove gives way to a better one."""
    club, lineup = view.clubs[view.side], view.situation.lineups[view.side]
    side, estimates = view.side, view.estimates
    bench = available(view, side)
    for slot in range(1, 10):
        position = lineup.positions[slot]
        if not 2 <= position <= 9:
            continue
        now = estimates.glove_value(side, lineup.players[slot], position)
        for other in bench:
            better = estimates.plays(side, other, position)
            if better and estimates.glove_value(side, other, position) - now > GLOVE_MARGIN:
                move = Substitution(other, slot, position)
                return Advice(str(move), "We lead: {0.name} is the better glove.", (club.players[other],))
    return NOTHING
