"""Why: the reasons of the other bench on the last play, and what the book would do in a person's place."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from hotstove.diamond.lineup import read_moves
from hotstove.managers.book import ByTheBook
from hotstove.sitting.plays.calls import called
from hotstove.sitting.plays.chances import home_wins, worth
from hotstove.table.game import SIDES
from hotstove.table.questions import Decision, Request

if TYPE_CHECKING:
    from hotstove.sitting.plays.match import PlaysMatch, PlaysSitting

TOLD_COST = 0.0005
"""Wins that a call costs at least when that is told: less would be printed as none."""


def reasons(match: PlaysMatch, sitting: PlaysSitting, offered: Iterable[Decision]) -> list[str]:
    """Why the other bench did what it did on the last play, and what the book would call and change now."""
    last, clubs, phrases = sitting.last, match.clubs, match.phrases
    lines = []
    for one in last.decisions if last is not None else ():
        if isinstance(one.question, Decision):
            choice = called(one.question, one.advice.choice, phrases)
            lines.append(f"{clubs[one.side].name}, {choice}: {one.advice.reason}")
        elif not one.is_quiet:
            lines.append(f"{clubs[one.side].name}, lineup: {one.advice.reason}")
    book, seats = ByTheBook(), match.game.seats(sitting.state)
    for decision in offered:
        advice = book.advise(sitting.view(seats[decision.seat]), decision)
        lines.append(f"The book for you, {called(decision, advice.choice, phrases)}: {advice.reason}")
        lines += _worth(match, sitting, decision)
    for side in sorted(match.persons):
        change = book.advise(sitting.view(SIDES[side]), Request(f"{SIDES[side]}-moves", SIDES[side]))
        if change.choice != Request.default:
            club = clubs[side]
            moves = ", ".join(club.describe(move.player, move.position) for move in read_moves(change.choice))
            lines.append(f"The book for {club.name} would change: {moves}. {change.reason}")
    return [*_standing(match, sitting), *lines] or ["There is nothing to tell yet."]


def _standing(match: PlaysMatch, sitting: PlaysSitting) -> list[str]:
    """Who is likelier to win, by the state of the game alone."""
    home = home_wins(match.game, sitting.state)
    if home is None or match.game.is_over(sitting.state):
        return []
    side = 1 if home >= 0.5 else 0
    return [f"{match.clubs[side].name} win {home if side else 1 - home:.0%} of games that stand so."]


def _worth(match: PlaysMatch, sitting: PlaysSitting, decision: Decision) -> list[str]:
    """What each option of a call would make of the chance to win, for the side that calls."""
    found = worth(match.game, sitting.state, decision)
    if not found:
        return []
    ours = match.game.seats(sitting.state)[decision.seat] == SIDES[1]
    chances = {option: home if ours else 1 - home for option, home in found.items()}
    best = max(chances.values())
    told = []
    for option, chance in chances.items():
        costs = f" (costs {best - chance:.1%})" if best - chance >= TOLD_COST else ""
        told.append(f"{called(decision, option, match.phrases)} {chance:.1%}{costs}")
    return [f"Chance to win: {', '.join(told)}."]
