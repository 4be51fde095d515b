"""Choices in words: what an option means on the field, and why a manager would take it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from hotstove.cli.calls import spoken
from hotstove.cli.sitting import Sitting
from hotstove.cli.telling import BASE, last_name
from hotstove.diamond.ballgame import SIDES, BallGame
from hotstove.diamond.view import View
from hotstove.managers.book import ByTheBook
from hotstove.table.questions import Decision

QUIET = {"throw": "no play is made", "send": "they hold", "hold": "everybody goes", "steal": "nobody goes"} | {
    "stretch": "they stop",
    "bunt": "he swings away",
}


def in_words(decision: Decision, option: str, game: BallGame) -> str:
    """An option with the runners' names."""
    club = game.clubs[game.situation.batting]
    players = zip("123B", (*game.situation.runners, game.situation.batter), strict=True)
    runners = {base: last_name(club, player) for base, player in players if player}
    moves = [move for move in option.split() if len(move) == 3 and move[1] == "-" and move[0] in runners]
    if moves and decision.purpose == "throw":
        return " and ".join(f"throw at {runners[move[0]]}, who wants {BASE[move[2]]}" for move in moves)
    if moves:
        return " and ".join(f"{runners[move[0]]} to {BASE[move[2]]}" for move in moves)
    held = [runners[base] for base in option.split() if base in runners]
    if held:
        return f"{' and '.join(held)} stays"
    return QUIET.get(decision.purpose, "") if option == "none" else option


def reasons(sitting: Sitting, view: View, matchup: Any, offered: Sequence[Decision]) -> list[str]:
    """Why the other bench did what it did on the last play, and what the book would call now."""
    last, clubs = sitting.last, sitting.game.clubs
    lines = []
    for thought in last.thoughts if last is not None else ():
        if isinstance(thought.question, Decision):
            choice = f"{spoken(thought.question.purpose)} {thought.advice.choice}"
            lines.append(f"{clubs[thought.side].name}, {choice}: {thought.advice.reason}")
        elif not thought.is_quiet:
            lines.append(f"{clubs[thought.side].name}, lineup: {thought.advice.reason}")
    book = ByTheBook()
    for decision in offered:
        side = SIDES.index(sitting.game.seats[decision.seat])
        advice = book.advise(replace(view, side=side, matchup=matchup), decision)
        lines.append(f"The book for you, {spoken(decision.purpose)} {advice.choice}: {advice.reason}")
    return lines or ["There is nothing to tell yet."]
