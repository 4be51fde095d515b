"""To whom the runs of a half-inning are charged, and which of them are earned, for the pitcher and for his club."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from hotstove.diamond.apply import step
from hotstove.diamond.by_play import ByPlay
from hotstove.diamond.errorless import PLACE, Errorless, batter_code, errorless
from hotstove.diamond.log import PlayEntry
from hotstove.diamond.movement import OUT, movement
from hotstove.diamond.play import Play
from hotstove.diamond.rebuilt import Seen, earned_players
from hotstove.table.record import record

_LEAD_FIRST = (3, 2, 1, 0)


class Charge(NamedTuple):
    """One run."""

    play: int
    """The number of the play within the half-inning."""
    start: str
    """The base from which the player scored."""
    pitcher: str
    """Who is responsible for it."""
    mound: str
    """Who pitched when it scored."""
    earned: bool
    """Against the pitcher."""
    team_earned: bool
    """Against his club; a reliever gets no benefit of chances that were missed before he came in (rule 9.16 i)."""


@record(frozen=True, slots=True)
class _Run:
    play: int
    start: str
    player: int
    pitcher: str
    mound: str
    marks: tuple[str, ...]


PLACED = -1
"""The number of a runner who was on second when the half-inning began; his run is never earned."""


class Charging(NamedTuple):
    """The runs of a half-inning, finished or not."""

    charges: list[Charge]
    """In order."""
    is_settled: bool = False
    """No later play makes a run earned that is not: without its mistakes the half-inning would be over."""


def charges_of(plays: Sequence[PlayEntry], heed_marks: bool = True, placed: bool = False) -> list[Charge]:
    """The runs of a half-inning in order, as `charging_of` finds them."""
    return charging_of(plays, heed_marks, placed).charges


def charging_of(plays: Sequence[PlayEntry], heed_marks: bool = True, placed: bool = False) -> Charging:
    """To whom the runs are charged. A scorer's own marks, UR and TUR, hold for a half-inning in which he made any;
    `placed` says that it began with a runner on second."""
    seen, runs, entered = _follow(plays, placed)
    if heed_marks and any("UR" in run.marks or "TUR" in run.marks for run in runs):
        marked = [
            Charge(run.play, run.start, run.pitcher, run.mound, "UR" not in run.marks, not _is_marked(run))
            for run in runs
        ]
        return Charging(marked)
    trouble = [number for number, play in enumerate(seen) if play.errorless.trouble]
    if not trouble:
        plain = [
            Charge(run.play, run.start, run.pitcher, run.mound, run.player != PLACED, run.player != PLACED)
            for run in runs
        ]
        return Charging(plain)
    rebuilt = {first: _earned_from(first, plays, seen) for first in _first_troubles(trouble, entered)}
    made = []
    for run in runs:
        own = next((number for number in trouble if number >= entered[run.pitcher]), len(plays))
        earned = run.play < own or run.player in rebuilt[own][0]
        of_team = run.play < trouble[0] or run.player in rebuilt[trouble[0]][0]
        earned, of_team = (earned, of_team) if run.player != PLACED else (False, False)
        made.append(Charge(run.play, run.start, run.pitcher, run.mound, earned, of_team))
    return Charging(made, all(is_over for _, is_over in rebuilt.values()))


def _first_troubles(trouble: list[int], entered: dict[str, int]) -> set[int]:
    """Where rebuilding begins: at the first missed chance of the half-inning, and at the first of each reliever."""
    return {next(number for number in trouble if number >= first) for first in entered.values() if first <= trouble[-1]}


def _earned_from(first: int, plays: Sequence[PlayEntry], seen: Sequence[Seen]) -> tuple[set[int], bool]:
    """Who would have scored from a play on, if it and those after it had been played without a mistake; and whether the
    half-inning would be over."""
    standing = {player: place for place, player in seen[first].at.items() if place}
    return earned_players(seen[first:], standing, plays[first].situation.outs)


def _is_marked(run: _Run) -> bool:
    return "UR" in run.marks or "TUR" in run.marks


@record(frozen=True, slots=True)
class _Track:
    """What a play on given bases does to places 0 (the batter) to 3."""

    batter: bool
    out: frozenset[int]
    passes_on: bool
    scored: tuple[tuple[str, int, tuple[str, ...]], ...]
    """Base, place and the scorer's notes of each run."""
    standing: tuple[tuple[int, int], ...]
    """Pairs of a base and the place from which its player came."""
    errorless: Errorless


def _track(play: Play, bases: str) -> _Track:
    done = step(play, bases)
    out = frozenset(PLACE[start] for start, end in movement(play).ends if end == OUT)
    notes = {move.start: move.notes for move in play.moves}
    return _Track(
        done.next_batter,
        out,
        _passes_on(play, out),
        tuple((start, PLACE[start], notes.get(start, ())) for start in done.scored),
        tuple((base, PLACE[start]) for base, start in zip((1, 2, 3), done.standing, strict=True) if start),
        errorless(play),
    )


_TRACKS = ByPlay(_track)


def _follow(plays: Sequence[PlayEntry], placed: bool) -> tuple[list[Seen], list[_Run], dict[str, int]]:
    """Follows every player by a number, and the pitcher responsible for him, from base to base."""
    seen: list[Seen] = []
    runs: list[_Run] = []
    entered: dict[str, int] = {}
    at: dict[int, int] = {}
    responsible: dict[int, str] = {}
    fielding = plays[0].situation.fielding
    mound, defense = "", None
    for number, entry in enumerate(plays):
        situation = entry.situation
        lineup = situation.lineups[fielding]
        if lineup is not defense:
            mound, defense = lineup.pitcher, lineup
            entered.setdefault(mound, number)
        track = _TRACKS[entry.play][situation.bases]
        if placed and not seen:
            at[2], responsible[PLACED] = PLACED, mound
        if track.batter:
            at[0] = number
            responsible[number] = mound
        if track.passes_on:
            _pass_on(responsible, at, track.out)
        for start, place, marks in track.scored:
            player = at[place]
            runs.append(_Run(number, start, player, responsible[player], mound, marks))
        seen.append(Seen(track.errorless, at, track.out))
        now: dict[int, int] = {}
        for base, place in track.standing:
            now[base] = at[place]
        at = now
    return seen, runs, entered


def _passes_on(play: Play, out: frozenset[int]) -> bool:
    """A fielder's choice, or a grounder on which a runner is forced, even if the batter is doubled up after him.

    For a pitcher answers for as many runners as he left, unless they are put out without the batter's doing.
    """
    code = batter_code(play)
    if code == "OUT":
        first_out = re.search(r"\(([B123])\)", play.events[0].handled)
        return first_out is not None and first_out[1] != "B"
    return code == "FC" and bool(out) and 0 not in out


def _pass_on(responsible: dict[int, str], at: dict[int, int], out: frozenset[int]) -> None:
    """Those who stay take the places, and so the pitchers, of those in front of them (rule 9.16 g)."""
    pitchers = [responsible[at[place]] for place in _LEAD_FIRST if place in at]
    staying = [at[place] for place in _LEAD_FIRST if place in at and place not in out]
    for player, pitcher in zip(staying, pitchers, strict=False):
        responsible[player] = pitcher
