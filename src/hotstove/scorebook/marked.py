"""Plays as they go into an event file: with the marks that say which runs are unearned or not batted in."""

from __future__ import annotations

from itertools import groupby

from hotstove.diamond.apply import step
from hotstove.diamond.bases import EMPTY
from hotstove.diamond.charges import Charge, charges_of
from hotstove.diamond.errorless import has_trouble
from hotstove.diamond.log import GameLog, PlayEntry
from hotstove.diamond.play import Move, Play
from hotstove.scorebook.effects import bats_in

MARKS = frozenset({"UR", "TUR"})


def marked_plays(log: GameLog) -> list[Play]:
    """The plays of a log in order; UR marks an unearned run, TUR one that only the club is spared."""
    made: list[Play] = []
    for _, group in groupby(log.plays, key=lambda entry: (entry.situation.inning, entry.situation.half)):
        plays = list(group)
        doubtful = any(has_trouble(entry.play) for entry in plays)
        relieved = len({entry.situation.pitcher for entry in plays}) > 1
        placed = plays[0].situation.bases != EMPTY
        charges = charges_of(plays, placed=placed) if doubtful or relieved or placed else []
        for number, entry in enumerate(plays):
            made.append(_marked(entry, [charge for charge in charges if charge.play == number]))
    return made


def _marked(entry: PlayEntry, charges: list[Charge]) -> Play:
    situation, play = entry.situation, entry.play
    if play.events[0].code == "C" and not any(word.startswith("E") for word in play.modifiers):
        play = Play(play.events, (*play.modifiers, "E2"), play.moves)
    marks = {
        charge.start: "TUR" if charge.earned else "UR"
        for charge in charges
        if not (charge.earned and charge.team_earned)
    }
    moves = {move.start: move for move in play.moves}
    for start in step(play, situation.bases).scored:
        move = moves.get(start, Move(start, "H"))
        notes = [note for note in move.notes if note not in MARKS]
        if _needs_no_rbi(play) and not bats_in(play, move, situation.bases, situation.outs) and "NR" not in notes:
            notes.append("NR")
        if start in marks:
            notes.append(marks[start])
        if tuple(notes) != move.notes:
            moves[start] = move._replace(notes=tuple(notes))
    in_order = tuple(sorted(moves.values(), key=lambda move: "321B".index(move.start)))
    return Play(play.events, play.modifiers, in_order)


def _needs_no_rbi(play: Play) -> bool:
    """An error on a throw, as in 6E3, is read as an out by other programs, which would count its runs as batted in."""
    return play.events[0].code == "E" and "E" in play.events[0].handled
