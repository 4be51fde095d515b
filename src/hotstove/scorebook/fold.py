"""`score`: one pass over the plays of a game gives every line of the book."""

from __future__ import annotations

from collections.abc import Sequence

from hotstove.diamond.bases import EMPTY
from hotstove.diamond.charges import charges_of
from hotstove.diamond.log import Entry, GameLog, PlayEntry, SubstitutionEntry
from hotstove.diamond.situation import TOP
from hotstove.scorebook.book import Scorebook
from hotstove.scorebook.decisions import Decisions, Scoring, decide
from hotstove.scorebook.effects import EFFECTS
from hotstove.scorebook.side_book import SideBook
from hotstove.scorebook.tally import Tally


def score(log: GameLog, *, heed_marks: bool = True, innings: int = 9) -> Scorebook:
    """The book of a game. `heed_marks` lets a scorer's UR and TUR marks overrule the rebuilt inning."""
    effects = EFFECTS
    entries = log.entries
    tallies = (Tally(log.starting[0]), Tally(log.starting[1]))
    scoring: list[Scoring] = []
    half, batting, fielding = "", tallies[0], tallies[1]
    at_bat, defense = batting.batting, None
    side = other = first = first_run = runs = left = total = 0
    doubtful = rebuild = False
    for number, entry in enumerate(entries):
        if isinstance(entry, SubstitutionEntry):
            tallies[entry.side].substitute(entry.change, entry.situation, number)
            continue
        situation = entry.situation
        now, bases, lineups = situation.half, situation.bases, situation.lineups
        if now != half:
            if half:
                batting.close_at_bat(runs, left)
                fielding.total = total
                if runs:
                    _charge(entries[first:number], fielding, scoring, first_run, rebuild, heed_marks)
            half = now
            side, other = (0, 1) if half == TOP else (1, 0)
            batting, fielding = tallies[side], tallies[other]
            at_bat, defense = batting.batting, None
            total, first, first_run, runs = fielding.total, number, len(scoring), 0
            doubtful, rebuild = bases != EMPTY, False
        if lineups[other] is not defense:
            if fielding.take_field(lineups[other], total, situation, number) and defense is not None:
                doubtful = True
            defense = lineups[other]
        batted, fielded, ran, scored, left, trouble = effects[entry.play][bases, situation.outs]
        total += fielded
        if batted:
            at_bat[lineups[side].players[situation.up[side]]] += batted
        if ran:
            for base, counts in ran:
                at_bat[situation.runners[base]] += counts
        if trouble:
            doubtful = True
        if scored:
            runs += scored
            rebuild = rebuild or doubtful
            scoring.append(Scoring(number, situation, (fielding.pitcher,) * scored))
    if half:
        batting.close_at_bat(runs, left)
        fielding.total = total
        if runs:
            _charge(entries[first:], fielding, scoring, first_run, rebuild, heed_marks)
    stints = (tallies[0].stints(), tallies[1].stints())
    final = (tallies[0].runs, tallies[1].runs)
    decisions = Decisions() if log.final is None else decide(final, stints, scoring, innings)
    visitors, home = tallies
    return Scorebook(log, (SideBook(0, visitors, home, decisions), SideBook(1, home, visitors, decisions)), decisions)


def _charge(
    half: Sequence[Entry],
    fielding: Tally,
    scoring: list[Scoring],
    first_run: int,
    rebuild: bool,
    heed_marks: bool,
) -> None:
    """Charges the runs of a half-inning: to the pitcher on the mound, earned, unless something before raised a
    doubt."""
    if not rebuild:
        for play in scoring[first_run:]:
            fielding.charge_earned(play.charged[0], len(play.charged))
        return
    plays = [entry for entry in half if isinstance(entry, PlayEntry)]
    charges = charges_of(plays, heed_marks, placed=plays[0].situation.bases != EMPTY)
    fielding.charge(charges)
    in_order = iter(charges)
    for place in range(first_run, len(scoring)):
        charged = tuple(next(in_order).pitcher for _ in scoring[place].charged)
        scoring[place] = scoring[place]._replace(charged=charged)
