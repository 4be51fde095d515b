"""`score`: one pass over the plays of a game gives every line of the book."""

from __future__ import annotations

from collections.abc import Sequence

from hotstove.diamond.log import Entry, GameLog, PlayEntry
from hotstove.diamond.situation import TOP
from hotstove.scorebook.book import Scorebook
from hotstove.scorebook.charges import Charge, charges_of
from hotstove.scorebook.decisions import Scoring, decide
from hotstove.scorebook.effects import EffectsTable
from hotstove.scorebook.tally import Tally

EFFECTS = EffectsTable()


def score(log: GameLog, *, heed_marks: bool = True, innings: int = 9) -> Scorebook:
    """The book of a game. `heed_marks` lets a scorer's UR and TUR marks overrule the rebuilt inning."""
    effects = EFFECTS
    tallies = (Tally(log.starting[0]), Tally(log.starting[1]))
    scoring: list[Scoring] = []
    half, batting, fielding = "", tallies[0], tallies[1]
    at_bat, defense = batting.batting, None
    side = other = first = runs = left = total = 0
    doubtful = False
    for number, entry in enumerate(log.entries):
        if len(entry) == 3:
            _, changed_side, change = entry
            tallies[changed_side].substitute(change)
            continue
        situation, play = entry
        _, half_now, _, bases, runners, _, up, lineups = situation
        if half_now != half:
            if half:
                _close(batting, fielding, runs, left, total)
                if runs:
                    _charge(log.entries[first:number], first, fielding, scoring, doubtful, heed_marks)
            half = half_now
            side, other = (0, 1) if half == TOP else (1, 0)
            batting, fielding = tallies[side], tallies[other]
            at_bat, defense = batting.batting, None
            total, first, runs, doubtful = fielding.total, number, 0, False
        if lineups[other] is not defense:
            new_pitcher = fielding.take_field(lineups[other], total, situation, number)
            doubtful = doubtful or (new_pitcher and defense is not None)
            defense = lineups[other]
        batted, fielded, ran, scored, left, trouble = effects[play, bases]
        total += fielded
        if batted:
            at_bat[lineups[side].men[up[side]]] += batted
        for base, counts in ran:
            at_bat[runners[base]] += counts
        runs += scored
        if trouble:
            doubtful = True
    if half:
        _close(batting, fielding, runs, left, total)
        if runs:
            _charge(log.entries[first:], first, fielding, scoring, doubtful, heed_marks)
    final = (sum(tallies[0].innings), sum(tallies[1].innings))
    decisions = decide(final, (tallies[0].stints(), tallies[1].stints()), scoring, innings)
    return Scorebook(log, (tallies[0].book(decisions), tallies[1].book(decisions)), decisions)


def _close(batting: Tally, fielding: Tally, runs: int, left: int, total: int) -> None:
    fielding.total = total
    batting.innings.append(runs)
    batting.left_on_base += left


def _charge(
    half: Sequence[Entry], first: int, fielding: Tally, scoring: list[Scoring], doubtful: bool, heed_marks: bool
) -> None:
    """Charges the runs of a half-inning: all of them to its one pitcher, earned, where nothing is in doubt."""
    if doubtful:
        plays = [entry for entry in half if isinstance(entry, PlayEntry)]
        charges = charges_of(plays, heed_marks)
        fielding.charge(charges)
        numbers = [first + place for place, entry in enumerate(half) if len(entry) == 2]
        _note_scoring(plays, numbers, charges, scoring)
        return
    pitcher = ""
    for number, entry in enumerate(half, start=first):
        if len(entry) == 2:
            situation, play = entry
            scored = EFFECTS[play, situation.bases].runs
            if scored:
                pitcher = situation.pitcher
                scoring.append(Scoring(number, situation, pitcher, (pitcher,) * scored))
                fielding.charge_earned(pitcher, scored)


def _note_scoring(
    plays: Sequence[PlayEntry], numbers: Sequence[int], charges: Sequence[Charge], scoring: list[Scoring]
) -> None:
    by_play: dict[int, list[str]] = {}
    for charge in charges:
        by_play.setdefault(charge.play, []).append(charge.pitcher)
    for place, charged in by_play.items():
        situation = plays[place].situation
        scoring.append(Scoring(numbers[place], situation, situation.pitcher, charged))
