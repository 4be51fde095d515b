"""What every symbol on a pitcher's chart and a batter's column leads to, found by running the rules.

A play is run in each of the 24 situations, eight sets of bases with none, one or two out, with cards on which every
symbol is tried in turn. What comes of it is told as an event, the situation after it and the runs: tables from which
sums of products give lines and whole half-innings.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from hotstove.cardmaker.fit.events import EVENTS as PLAIN_EVENTS
from hotstove.cardmaker.fit.events import event_of
from hotstove.cardmaker.fit.response import Columns, Situation, Way, ways_told
from hotstove.cardmaker.superstar.squares import FIELDERS_SQUARES, WEIGHT
from hotstove.diamond.bases import ALL_BASES
from hotstove.diamond.play import Play
from hotstove.games.superstar.batting import MAY_BE_SENT
from hotstove.games.superstar.chances import chances_of
from hotstove.games.superstar.chart_set import our_charts
from hotstove.games.superstar.matchup import DEFENSE_ROWS, Matchup
from hotstove.games.superstar.options import Options
from hotstove.games.superstar.plate_appearance import plate_appearance
from hotstove.games.superstar.symbols import BATTER_SYMBOLS, PITCHER_SYMBOLS
from hotstove.managers.book.calm import SEND_BREAK_EVEN
from hotstove.odds.distribution import end_of
from hotstove.table.questions import Answer, Decision, Draw, Roll, Rule

Vector = NDArray[np.float64]

EVENTS = (*PLAIN_EVENTS, "SH", "WP", "PB", "BK")
"""Bunts that the scorer credits, and pitches after which the batter is still up, are events of their own."""
EVENT = {event: place for place, event in enumerate(EVENTS)}
STILL_UP = [EVENT[event] for event in ("UP", "WP", "PB", "BK")]
SITUATIONS = tuple((bases, outs) for outs in range(3) for bases in ALL_BASES)
PLACE = {situation: number for number, situation in enumerate(SITUATIONS)}

OWNED, TIRED = "owned", "tired"
"""Numbers that belong to the fielders, of a pitcher who is fresh and of one in his first tired inning."""
PITCHES = (*(symbol for symbol in PITCHER_SYMBOLS if symbol != "D"), OWNED, TIRED)
"""What a pitcher's roll finds; a D that the fielders do not own is a blank."""
PITCH = {pitch: place for place, pitch in enumerate(PITCHES)}
SWINGS = {symbol: place for place, symbol in enumerate(BATTER_SYMBOLS)}
RATINGS = range(6)
USUAL_RATING = 2
WORST_FIELDERS, BEST_FIELDERS = DEFENSE_ROWS[0], DEFENSE_ROWS[-1]


class Told(NamedTuple):
    """What is told of a play: its event, the place of the situation after it, or -1 with three out, and the runs."""

    event: str
    after: int
    runs: int


class Reactions(NamedTuple):
    """Chances by situation, pitch and swing."""

    events: Vector
    """[SITUATIONS, PITCHES, BATTER_SYMBOLS, EVENTS]"""
    after: Vector
    """[SITUATIONS, PITCHES, BATTER_SYMBOLS, SITUATIONS]; what is left to one are third outs."""
    runs: Vector
    """[SITUATIONS, PITCHES, BATTER_SYMBOLS]"""
    batters: Vector
    """The chance that the batter is done: [SITUATIONS, PITCHES, BATTER_SYMBOLS]."""


STEAL, BUNT = ("steal", "1-2"), ("bunt", "sacrifice")
"""Calls: what is decided, and how."""


@lru_cache(maxsize=16)
def reactions(call: tuple[str, str] | None, legs: tuple[float, ...], bunt: str = "A") -> Reactions:
    """What every pitch and swing leads to when a call is made where it can be; `legs` are the shares of runners by
    running rating."""
    if call == STEAL:
        parts = [_reactions(call, rating, bunt, BATTER_SYMBOLS) for rating in RATINGS]
        return Reactions(*(_mixed(legs, tables) for tables in zip(*parts, strict=True)))
    usual = _reactions(call, USUAL_RATING, bunt, BATTER_SYMBOLS)
    if call == BUNT:
        return usual
    sent = [_reactions(call, rating, bunt, tuple(sorted(MAY_BE_SENT))) for rating in RATINGS]
    places = [SWINGS[symbol] for symbol in sorted(MAY_BE_SENT)]
    tables = []
    for table, *rated in zip(usual, *sent, strict=True):
        table = table.copy()
        table[:, :, places] = _mixed(legs, [one[:, :, places] for one in rated])
        tables.append(table)
    return Reactions(*tables)


def _mixed(legs: tuple[float, ...], tables: Iterable[Vector]) -> Vector:
    found: Vector = sum(share * table for share, table in zip(legs, tables, strict=True))  # type: ignore[assignment]
    return found


@cache
def _reactions(call: tuple[str, str] | None, rating: int, bunt: str, swings: tuple[str, ...]) -> Reactions:
    shape = len(SITUATIONS), len(PITCHES), len(BATTER_SYMBOLS)
    events, after = np.zeros((*shape, len(EVENTS))), np.zeros((*shape, len(SITUATIONS)))
    found = Reactions(events, after, np.zeros(shape), np.zeros(shape))
    labels = {"pitcher": tuple(pitch for pitch in PITCHES if pitch not in (OWNED, TIRED)), "batter": swings}
    for row, situation in enumerate(SITUATIONS):
        if not can_be_made(call, situation):
            continue
        for fielders in ("", OWNED, TIRED) if call is None else ("",):
            for way, told in _ways(call, situation, rating, bunt, labels, fielders).items():
                _enter(found, row, way, told, fielders)
    return found


def can_be_made(call: tuple[str, str] | None, situation: Situation) -> bool:
    """Second is stolen where it is open; players are bunted over from first, and from second with it."""
    bases, outs = situation
    if call == STEAL:
        return bases[:2] == "1-"
    return call is None or (bases in ("1--", "12-") and outs < 2)


def _enter(found: Reactions, row: int, way: Way, told: Mapping[Told, float], fielders: str = "") -> None:
    read = dict(way)
    at: list[int | slice] = [row, slice(None), slice(None)]
    if fielders or "pitcher" in read:
        at[1] = PITCH[fielders or read["pitcher"]]
    if "batter" in read:
        at[2] = SWINGS[read["batter"]]
    place = tuple(at)
    for (event, after, runs), chance in told.items():
        found.events[(*place, EVENT[event])] += chance
        found.runs[place] += chance * runs
        found.batters[place] += chance * (EVENT[event] not in STILL_UP)
        if after >= 0:
            found.after[(*place, after)] += chance


def _ways(
    call: tuple[str, str] | None,
    situation: Situation,
    rating: int,
    bunt: str,
    labels: Mapping[str, tuple[str, ...]],
    fielders: str,
) -> dict[Way, dict[Told, float]]:
    """The ways of a play; with `fielders` those on which the pitcher's roll is a number that they own."""
    charts, options = our_charts(), Options()
    bases, outs = situation
    if call == BUNT:
        labels = {"pitcher": ("BB",)}
    one, two, three = (rating if base != "-" else 0 for base in bases)
    safe = chances_of(charts).sends[rating]

    def rule(read: Columns) -> Rule[Play]:
        m = Matchup(
            bases, outs, lambda roll: read("pitcher"), lambda roll: read("batter"), bunt, (one, two, three),
            BEST_FIELDERS if fielders else WORST_FIELDERS, False, int(fielders == TIRED),
        )  # fmt: skip
        return plate_appearance(charts, options, m)

    def choose(decision: Decision) -> tuple[str, ...]:
        """The calls; runners are sent where it pays, the lead runner first."""
        if decision.purpose != "send":
            return (call[1] if call and decision.purpose == call[0] else decision.default,)
        going = decision.default
        for choice in decision.options[1:]:
            if safe < SEND_BREAK_EVEN[choice[-1]][outs]:
                break
            going = choice
        return (going,)

    owned = {number: WEIGHT[number] for number in FIELDERS_SQUARES if charts.defense(BEST_FIELDERS, number) == "out"}

    def numbers(question: Roll | Draw) -> Mapping[Answer, int]:
        """Symbols are tried in turn, so that one number serves where only cards are looked up."""
        if question.purpose == "pitch" and call is None:
            return owned if fielders else {ANY_SQUARE: 1}
        return {ANY_SQUARE: 1} if question.purpose == "swing" else question.weights()

    ways = ways_told(rule, labels, situation, _told, choose, numbers)
    if call == BUNT:
        return {(): _bunted(ways, situation)}
    return ways


def _bunted(ways: Mapping[Way, Mapping[Told, float]], situation: Situation) -> dict[Told, float]:
    """What comes of a bunt; the batter who missed it and is not struck out by the next pitch is still up."""
    found: dict[Told, float] = {}
    for told in ways.values():
        for end, chance in told.items():
            here = Told("UP", PLACE[situation], 0) if end.event == "BB" else end
            found[here] = found.get(here, 0.0) + chance
    return found


ANY_SQUARE = 25
"""Not one of the fielders' squares."""


def _told(play: Play, situation: Situation) -> Told:
    bases, outs = situation
    end, event = end_of(play, bases, outs), event_of(play, bases)
    if "SH" in play.modifiers:
        event = "SH"
    elif event == "UP" and play.events[0].code in EVENT:
        event = play.events[0].code
    return Told(event, PLACE[end.bases, end.outs] if end.outs < 3 else -1, end.runs)
