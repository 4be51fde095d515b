"""A pitcher's outing: what he has done in this game, runs and earned runs charged as the official scorer does."""

from __future__ import annotations

from typing import TypeAlias

from hotstove.diamond.apply import Outcome
from hotstove.diamond.bases import EMPTY
from hotstove.diamond.charges import charging_of
from hotstove.diamond.log import PlayEntry
from hotstove.diamond.play import Play
from hotstove.diamond.situation import Situation
from hotstove.table.record import record

Charged: TypeAlias = tuple[tuple[str, bool], ...]
"""Runs: who is charged with each, and whether it is earned."""


@record(frozen=True, slots=True)
class Outing:
    """One pitcher's work. Runs and earned runs are those charged to him so far; an inning that goes on may still turn
    an unearned run into an earned one (rule 9.16)."""

    player: str
    started: bool = False
    entered: int = 1
    """The inning in which he came in."""
    outs: int = 0
    batters: int = 0
    runs: int = 0
    earned: int = 0
    hits_and_walks: int = 0
    """Hits, walks and hit batsmen."""


Played: TypeAlias = tuple[tuple[Situation, Play], ...]
"""Plays, each with the situation that it met."""


@record(frozen=True, slots=True)
class Half:
    """How runs are charged in the half-inning under way; the same object as long as nothing of it changes."""

    doubtful: bool = False
    """An error, a passed ball or inherited runners: whose runs they are, and earned or not, must be worked out."""
    charged: Charged = ()
    """The runs so far."""
    is_settled: bool = False
    """None of them can become earned any more."""
    placed: bool = False
    """It began with a runner on second whom no pitcher put there."""


FRESH_HALF = Half()
PLACED_RUNNER = Half(doubtful=True, placed=True)
Outings = tuple[Outing, ...]
"""One side's pitchers in order of appearance; the last one is on the mound."""


def with_play(outings: Outings, half: Half, plays: Played, outcome: Outcome) -> tuple[Outings, Half]:
    """The fielding side's outings after the last of the half-inning's plays, and the half-inning with it; `outcome` is
    what that play does on its bases."""
    _, _, outs, runs, next_batter, reached, trouble = outcome
    was, doubtful = outings[-1], half.doubtful or trouble
    plain = 0 if doubtful else runs
    now = Outing(
        was.player,
        was.started,
        was.entered,
        was.outs + outs,
        was.batters + next_batter,
        was.runs + plain,
        was.earned + plain,
        was.hits_and_walks + reached,
    )
    outings = (now,) if len(outings) == 1 else outings[:-1] + (now,)  # noqa: RUF005 (unpacking goes by way of a list)
    if not (runs or doubtful):
        return outings, half
    charged, settled = half.charged, half.is_settled
    if not doubtful:
        return outings, Half(False, charged + ((was.player, True),) * runs, settled, half.placed)
    # A run that was earned stays so; only new runs, and unearned ones that may yet become earned, are looked at.
    if runs or not (settled or all(earned for _, earned in charged)):
        entries = [PlayEntry(situation, play) for situation, play in plays]
        charges, settled = charging_of(entries, placed=half.placed)
        before, charged = charged, tuple([(charge.pitcher, charge.earned) for charge in charges])
        outings = _charged_anew(outings, before, charged)
    return outings, Half(True, charged, settled, half.placed)


def _charged_anew(outings: Outings, before: Charged, now: Charged) -> Outings:
    """The outings with the runs of the half-inning charged otherwise than before."""
    changes: dict[str, tuple[int, int]] = {}
    for sign, charged in ((-1, before), (1, now)):
        for pitcher, is_earned in charged:
            runs, earned = changes.get(pitcher, (0, 0))
            changes[pitcher] = runs + sign, earned + sign * is_earned
    return tuple([_with_runs(outing, *changes.get(outing.player, (0, 0))) for outing in outings])


def _with_runs(was: Outing, runs: int, earned: int) -> Outing:
    if not (runs or earned):
        return was
    runs, earned = was.runs + runs, was.earned + earned
    return Outing(was.player, was.started, was.entered, was.outs, was.batters, runs, earned, was.hits_and_walks)


def with_pitcher(
    outings: Outings, half: Half, plays: Played, player: str, situation: Situation
) -> tuple[Outings, Half]:
    """The outings once somebody takes the mound after these plays of the half-inning; who comes back to it goes on with
    his own."""
    if outings and outings[-1].player == player:
        return outings, half
    known = next((outing for outing in outings if outing.player == player), Outing(player, entered=situation.inning))
    others = tuple(outing for outing in outings if outing.player != player)
    inherits = bool(plays) and situation.bases != EMPTY
    return (*others, known), Half(True, half.charged, half.is_settled, half.placed) if inherits else half
