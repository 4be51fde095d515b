"""A pitcher's outing: what he has done in this game, runs and earned runs charged as the official scorer does."""

from __future__ import annotations

from dataclasses import replace

from hotstove.diamond.apply import step
from hotstove.diamond.bases import EMPTY
from hotstove.diamond.by_play import ByPlay
from hotstove.diamond.charges import Charge, charges_of
from hotstove.diamond.errorless import has_trouble
from hotstove.diamond.log import PlayEntry
from hotstove.diamond.play import HITS, Play
from hotstove.diamond.situation import Situation
from hotstove.table.record import record
from hotstove.table.sums import summed

REACHES_BY_PITCHER = frozenset({*HITS, "W", "IW", "HP"})


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
    done: int = 0
    """Plays that he pitched: none means that he has only been announced."""


@record(frozen=True, slots=True)
class Half:
    """What the half-inning under way has brought: its plays, and the runs charged in it."""

    plays: tuple[tuple[Situation, Play], ...] = ()
    doubtful: bool = False
    """An error, a passed ball or inherited runners: whose runs they are, and earned or not, must be worked out."""
    runs: int = 0
    charges: tuple[Charge, ...] = ()
    """The runs so far, worked out; kept only where something is doubtful."""
    placed: bool = False
    """It began with a runner on second whom no pitcher put there."""


FRESH_HALF = Half()
PLACED_RUNNER = Half(doubtful=True, placed=True)
Outings = tuple[Outing, ...]
"""One side's pitchers in order of appearance; the last one is on the mound."""


def work_of(play: Play, bases: str) -> tuple[int, int, int, bool, bool]:
    """What a play adds to the work of the pitcher on the mound: outs, runs and batters; whether the batter reached by
    a hit, a walk or a pitch that hit him; and whether an error, interference or a passed ball is part of it."""
    done = step(play, bases)
    reached = done.next_batter and play.events[0].code in REACHES_BY_PITCHER
    return done.outs, done.runs, int(done.next_batter), reached, has_trouble(play)


_WORK = ByPlay(work_of)


def with_play(outings: Outings, half: Half, situation: Situation, play: Play) -> tuple[Outings, Half]:
    """The fielding side's outings after a play of the half-inning, and the half-inning with it."""
    outs, runs, batters, reached, trouble = _WORK[play][situation.bases]
    was = outings[-1]
    plays, charges = half.plays + ((situation, play),), half.charges  # noqa: RUF005 (unpacking goes by way of a list)
    doubtful = half.doubtful or trouble
    plain = 0 if doubtful else runs
    now = Outing(
        was.player,
        was.started,
        was.entered,
        was.outs + outs,
        was.batters + batters,
        was.runs + plain,
        was.earned + plain,
        was.hits_and_walks + reached,
        was.done + 1,
    )
    outings = (now,) if len(outings) == 1 else outings[:-1] + (now,)  # noqa: RUF005
    # A run that was earned stays so; only new runs, and unearned ones that may yet become earned, are looked at.
    if doubtful and (runs or any(not charge.earned for charge in charges)):
        before = charges or _plain(half)
        charges = _charges(plays, half.placed)
        outings = tuple(_charged(outing, before, charges) for outing in outings)
    return outings, Half(plays, doubtful, half.runs + runs, charges, half.placed)


def _plain(half: Half) -> tuple[Charge, ...]:
    """The runs that were charged, earned, to the pitcher on the mound before anything became doubtful."""
    return _charges(half.plays, half.placed) if half.runs else ()


def _charges(plays: tuple[tuple[Situation, Play], ...], placed: bool) -> tuple[Charge, ...]:
    return tuple(charges_of([PlayEntry(situation, play) for situation, play in plays], placed=placed))


def _charged(outing: Outing, before: tuple[Charge, ...], now: tuple[Charge, ...]) -> Outing:
    """The outing with the runs of the half-inning charged anew."""
    runs = outing.runs + _runs(now, outing.player) - _runs(before, outing.player)
    earned = outing.earned + _earned(now, outing.player) - _earned(before, outing.player)
    if (runs, earned) == (outing.runs, outing.earned):
        return outing
    return replace(outing, runs=runs, earned=earned)


def _runs(charges: tuple[Charge, ...], player: str) -> int:
    return summed(charge.pitcher == player for charge in charges)


def _earned(charges: tuple[Charge, ...], player: str) -> int:
    return summed(charge.earned for charge in charges if charge.pitcher == player)


def with_pitcher(outings: Outings, half: Half, player: str, situation: Situation) -> tuple[Outings, Half]:
    """The outings once somebody takes the mound; who comes back to it goes on with his own."""
    if outings and outings[-1].player == player:
        return outings, half
    known = next((outing for outing in outings if outing.player == player), Outing(player, entered=situation.inning))
    others = tuple(outing for outing in outings if outing.player != player)
    inherits = bool(half.plays) and situation.bases != EMPTY
    return (*others, known), replace(half, doubtful=True) if inherits else half
