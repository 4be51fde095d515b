"""The half-inning rebuilt without errors and passed balls (rule 9.16), from a given play on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from hotstove.diamond.play import HITS, Play
from hotstove.scorebook.errorless import ASSUMED_OUT, batter_code, errorless

HOME = 4


class Seen(NamedTuple):
    """A play with the runs' bookkeeping: who, by number within the half-inning, was where, and who was put out."""

    play: Play
    at: dict[int, int]
    """Token of the man by the place he began at; 0 is the batter of a play that ends a plate appearance."""
    out: frozenset[int]
    """Places whose men were put out in fact."""


def earned_tokens(seen: Sequence[Seen], outs: int) -> set[int]:
    """The men who would have scored before the third out, had every chance been taken from here on."""
    standing: dict[int, int] = {token: place for place, token in seen[0].at.items() if place} if seen else {}
    home: set[int] = set()
    for play, at, out in seen:
        outs += _advance(standing, home, play, at, out, outs)
        if outs >= 3:
            break
    return home


def _advance(
    standing: dict[int, int], home: set[int], play: Play, at: dict[int, int], out: frozenset[int], outs: int
) -> int:
    """Moves the men of the rebuilt inning and gives the outs that it makes."""
    code = batter_code(play)
    ends = errorless(play)
    places = {token: place for place, token in at.items()}
    targets: dict[int, int] = {}
    made = 0
    for token, place in sorted(standing.items(), key=lambda pair: -pair[1]):
        actual = places.get(token)
        if actual is not None and ends.get(actual, actual) == ASSUMED_OUT:
            made += 1
        elif actual == place:
            targets[token] = ends.get(place, place)
        else:
            targets[token] = place + _steps_behind(play, code, place, actual, ends)
    batter = at.get(0)
    if batter is not None:
        took = ends.get(0, 1)
        ghost_forced = code in {"OUT", "FC"} and any(place and at[place] not in standing for place in out)
        if took == ASSUMED_OUT or ghost_forced:
            made += 1
            took = ASSUMED_OUT
        else:
            targets[batter] = took
        out_at_first = took == ASSUMED_OUT or code in {"OUT", "FC"}
    else:
        out_at_first = False
    _make_room(targets)
    standing.clear()
    counts = outs + made < 3 or (not out_at_first and code in HITS)
    for token, place in targets.items():
        if place < HOME:
            standing[token] = place
        elif counts:
            home.add(token)
    return made


def _steps_behind(play: Play, code: str, place: int, actual: int | None, ends: dict[int, int]) -> int:
    """How far a man goes who is not where he stood in fact: no further than the play makes him."""
    if code in HITS:
        return HITS[code]
    if code:
        if "SF" in play.modifiers:
            return 1 if place == 3 else 0
        return 1 if "SH" in play.modifiers else 0
    moved = 0 if actual is None else max(0, ends.get(actual, actual) - actual)
    if actual is None and {"WP", "BK"} & {event.code for event in play.events}:
        return 1
    return moved


def _make_room(targets: dict[int, int]) -> None:
    """Nobody stands where another does: those behind push."""
    taken = 0
    for token, place in sorted(targets.items(), key=lambda pair: -pair[0]):
        if place <= taken < HOME:
            place = targets[token] = taken + 1
        taken = max(taken, place) if place < HOME else taken
