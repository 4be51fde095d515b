"""`apply`: the only way that a play changes a situation."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple, TypeAlias

from hotstove.diamond.bases import EMPTY, occupied
from hotstove.diamond.by_play import ByPlay
from hotstove.diamond.errorless import has_trouble
from hotstove.diamond.movement import OUT, movement
from hotstove.diamond.play import HITS, KEPT, Play
from hotstove.diamond.situation import BOTTOM, NOBODY, TOP, Situation
from hotstove.table.sums import summed

REACHES_BY_PITCHER = frozenset({*HITS, "W", "IW", "HP"})


class Impossible(ValueError):
    """A play that cannot happen where it is said to: a bug of the game that made it, not a user's mistake."""


class Step(NamedTuple):
    """A play on given bases: who stands on first, second and third afterwards, by where he began."""

    standing: tuple[str, str, str]
    """"B" for the batter, the base for a runner, "" for nobody."""
    places: tuple[int, int, int]
    """The same as numbers: 0 for nobody, 1 for the batter, 2 to 4 for the runners."""
    bases: str
    outs: int
    runs: int
    scored: tuple[str, ...]
    """Who came home, lead runner first."""
    next_batter: bool


@lru_cache(maxsize=KEPT)
def step(play: Play, bases: str) -> Step:
    """What a play does on given bases; the players are conserved, or the play is impossible."""
    moved = movement(play)
    places: dict[str, str] = {base: base for base in "321" if base in bases}
    if moved.ends_plate_appearance:
        places["B"] = "B"
    for start, end in moved.ends:
        if start not in places:
            raise Impossible(f"{play!r} moves a player from {start} with the bases {bases}")
        places[start] = end
    standing = {"1": "", "2": "", "3": ""}
    for start, end in places.items():
        if end in standing:
            if standing[end]:
                raise Impossible(f"{play!r} leaves two players on {end} with the bases {bases}")
            standing[end] = start
        elif end == "B":
            raise Impossible(f"{play!r} leaves the batter at the plate")
    scored = tuple(start for start, end in places.items() if end == "H")
    after = (standing["1"], standing["2"], standing["3"])
    one, two, three = ("_B123".index(start) if start else 0 for start in after)
    outs = summed(end == OUT for end in places.values())
    return Step(after, (one, two, three), occupied(*after), outs, len(scored), scored, moved.ends_plate_appearance)


Outcome: TypeAlias = tuple[tuple[int, int, int], str, int, int, int, int, bool]
"""A play on given bases: places and bases afterwards, outs and runs as in a `Step`; batters who are done, and those of
them who reached by a hit, a walk or a pitch that hit them; and whether an error, interference or a passed ball is part
of it. A plain tuple unpacks fastest, and this is asked of every play."""


def outcome_of(play: Play, bases: str) -> Outcome:
    done = step(play, bases)
    reached = done.next_batter and play.events[0].code in REACHES_BY_PITCHER
    return done.places, done.bases, done.outs, done.runs, int(done.next_batter), int(reached), has_trouble(play)


OUTCOMES = ByPlay(outcome_of)


def apply(situation: Situation, play: Play) -> Situation:
    """The situation after the play; with three out it still shows the half-inning that ended."""
    return applied(situation, play, OUTCOMES[play][situation.bases])


def applied(situation: Situation, play: Play, outcome: Outcome) -> Situation:
    """The same, with what the play does on these bases."""
    (one, two, three), bases, made, runs, next_batter, _, _ = outcome
    half, outs, up, lineups = situation.half, situation.outs + made, situation.up, situation.lineups
    if outs > 3:
        raise Impossible(f"{play!r} makes out number {outs} of an inning")
    batter = ""
    if next_batter:
        visitors, home = up
        if half == TOP:
            batter, up = lineups[0].players[visitors], (visitors % 9 + 1, home)
        else:
            batter, up = lineups[1].players[home], (visitors, home % 9 + 1)
    runners = NOBODY
    if bases != EMPTY:
        first, second, third = situation.runners
        players = ("", batter, first, second, third)
        runners = (players[one], players[two], players[three])
    score = situation.score
    if runs:
        score = (score[0] + runs, score[1]) if half == TOP else (score[0], score[1] + runs)
    return Situation(situation.inning, half, outs, bases, runners, score, up, lineups)


def place_runner(situation: Situation) -> Situation:
    """A half-inning that begins with a runner on second: the player who bats before the first to bat."""
    side = situation.batting
    slot = (situation.up[side] - 2) % 9 + 1
    return situation.with_runners(("", situation.lineups[side].players[slot], ""))


def change_sides(situation: Situation) -> Situation:
    """The start of the next half-inning."""
    inning, half = situation.inning, situation.half
    inning, half = (inning, BOTTOM) if half == TOP else (inning + 1, TOP)
    return Situation(inning, half, 0, EMPTY, NOBODY, situation.score, situation.up, situation.lineups)
