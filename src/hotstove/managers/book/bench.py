"""Changes in the lineup: relievers, pinch hitters, defensive replacements, and nine players for nine positions."""

from __future__ import annotations

from typing import NamedTuple

from hotstove.diamond.bases import EMPTY
from hotstove.diamond.lineup import PINCH_HITTER, PITCHER, Lineup, Substitution, write_moves
from hotstove.diamond.situation import TOP, Situation
from hotstove.diamond.view import View
from hotstove.managers.advice import Advice
from hotstove.managers.book.bullpen import KNOCKED_OUT, available, relief_for
from hotstove.managers.book.positions import complete_lineup
from hotstove.table.questions import Request

NOTHING = Advice("none", "Nothing needs to be changed.")
EARLY = 12
"""Outs before which no starter is past his limit."""
PINCH_INNING = 6
"""Before it nobody is hit for."""
PINCH_MARGIN = 0.09
GOOD_ENOUGH = -0.03
"""A player who hits better than this is not hit for."""
GLOVE_MARGIN = 0.12
NOBODY_LEFT = -9.0
"""Runs a plate appearance of a pinch hitter who is not there."""


def lineup_moves(view: View, request: Request) -> Advice:
    """What the manager of this side changes before the next play; nearly always nothing, which is seen at a glance."""
    situation, side = view.situation, view.side
    if (situation.half == TOP) == (side == 0):
        return NOTHING if situation.inning < PINCH_INNING else _at_bat(view, situation)
    inning, _, outs, bases, _, _, _, lineups = situation
    lineup, hurt = lineups[side], view.hurt
    if not lineup.is_complete or (hurt and any(player in hurt for player in lineup.players)):
        moves = complete_lineup(view)
        return Advice(write_moves(moves), "The players who batted or ran for others take the field.")
    work = view.workloads[lineup.pitcher]
    done = work.outs
    late = inning >= 8 and outs == 0 and bases == EMPTY
    if not late and (done % 3 or (done < EARLY and work.started)) and work.runs < KNOCKED_OUT and not view.spent:
        return NOTHING
    relief = relief_for(view)
    if relief is not None:
        return relief
    return _better_glove(view) if late and 1 <= view.lead <= 3 else NOTHING


def _at_bat(view: View, situation: Situation) -> Advice:
    """A pinch hitter late, for a player who hits much worse than somebody on the bench."""
    inning, _, _, _, _, _, up, lineups = situation
    side = view.side
    lineup, slot = lineups[side], up[side]
    position = lineup.positions[slot]
    is_pitcher = position == PITCHER
    if (not is_pitcher and inning < 9) or not -6 <= view.lead <= 0:
        return NOTHING
    club = view.clubs[side]
    hand = view.clubs[1 - side].players[lineups[1 - side].pitcher].throws
    worth = view.rules.prospects.batter_worth
    now = worth(club.cards[lineup.players[slot]], hand)
    if now > GOOD_ENOUGH:
        return NOTHING
    _, _, _, bench, best, better = _hitters_left(view, lineup, hand)
    if better - now < PINCH_MARGIN:
        return NOTHING
    if not is_pitcher and position <= 9:
        plays = view.rules.prospects.plays
        if not any(plays(club.cards[other], position) for other in bench):
            return NOTHING
    if is_pitcher and not any(view.rules.prospects.may_relieve(view, other) for other in available(view, side)):
        return NOTHING
    move = Substitution(best, slot, PINCH_HITTER)
    return Advice(str(move), f"{club.players[best].name} has a better chance against this pitcher.")


class Bench(NamedTuple):
    """Who is left to hit, as long as this lineup stands, nobody else is hurt and a player of this hand pitches."""

    lineup: Lineup
    hand: str
    hurt: int
    players: list[str]
    best: str
    worth: float


def _hitters_left(view: View, lineup: Lineup, hand: str) -> Bench:
    known: Bench | None = view.notes.get("bench")
    if known is not None and known.lineup is lineup and known.hand == hand and known.hurt == len(view.hurt):
        return known
    cards, prospects = view.clubs[view.side].cards, view.rules.prospects
    players = [player for player in available(view, view.side) if not prospects.plays(cards[player], PITCHER)]
    worths = {player: prospects.batter_worth(cards[player], hand) for player in players}
    best = max(players, key=worths.__getitem__, default="")
    bench = Bench(lineup, hand, len(view.hurt), players, best, worths.get(best, NOBODY_LEFT))
    view.notes["bench"] = bench
    return bench


def _better_glove(view: View) -> Advice:
    """With a small lead late, the weakest glove gives way to a better one."""
    club, lineup = view.clubs[view.side], view.situation.lineups[view.side]
    prospects = view.rules.prospects
    bench = available(view, view.side)
    for slot in range(1, 10):
        position = lineup.positions[slot]
        if not 2 <= position <= 9:
            continue
        now = prospects.glove_worth(club.cards[lineup.players[slot]], position)
        for other in bench:
            card = club.cards[other]
            if prospects.plays(card, position) and prospects.glove_worth(card, position) - now > GLOVE_MARGIN:
                move = Substitution(other, slot, position)
                return Advice(str(move), f"We lead: {club.players[other].name} is the better glove.")
    return NOTHING
