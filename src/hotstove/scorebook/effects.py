"""What a play adds to whose line, worked out once for each play on given bases and kept."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from hotstove.diamond.apply import Step, step
from hotstove.diamond.bases import LOADED
from hotstove.diamond.by_play import ByPlay
from hotstove.diamond.credits import Credits, credits_of
from hotstove.diamond.errorless import ERROR_NOTE, batter_code, got_away, has_trouble
from hotstove.diamond.play import HITS, Move, Play
from hotstove.scorebook.packing import BATTING, FIELDING, PITCHING, TEAM, pack
from hotstove.table.sums import summed

DOUBLE_PLAYS = frozenset({"DP", "GDP", "LDP", "FDP", "BGDP", "BPDP"})
TRIPLE_PLAYS = frozenset({"TP", "GTP", "LTP", "FTP", "BGTP", "BPTP"})
GROUNDED = frozenset({"GDP", "BGDP"})
_STOLEN_FROM = {"2": 0, "3": 1, "H": 2}
_BASE = {"1": 0, "2": 1, "3": 2}
_ONE = {name: pack({place: 1}) for name, place in BATTING.items()}
"""A batting line with a single one in it, as `packing` writes it."""
_AT_BAT = {
    "S": ("at_bats", "hits"),
    "D": ("at_bats", "hits", "doubles"),
    "DGR": ("at_bats", "hits", "doubles"),
    "T": ("at_bats", "hits", "triples"),
    "HR": ("at_bats", "hits", "home_runs"),
    "W": ("walks",),
    "IW": ("walks", "intentional_walks"),
    "HP": ("hit_by_pitch",),
    "C": ("interference",),
}
"""What a batter's line gets by the event that ends his turn, whatever the scorer's marks."""
_CHARGED = {
    name: PITCHING["hit_batsmen" if name == "hit_by_pitch" else name]
    for name in (
        *("hits", "doubles", "triples", "home_runs", "walks", "intentional_walks", "hit_by_pitch", "strikeouts"),
        *("sacrifice_hits", "sacrifice_flies", "double_plays", "interference"),
    )
}
"""Columns of the batter's line that the pitcher has, too, and where."""


class Effects(NamedTuple):
    """The numbers of `packing`, ready to be added, and what the half-inning has to know."""

    batter: int
    defense: int
    runners: tuple[tuple[int, int], ...]
    """Pairs of a base, 0 to 2, and what the player who began there gets."""
    runs: int
    left: int
    """Runners on base afterwards."""
    trouble: bool
    """True if an error, passed ball, interference or a scorer's mark may make runs unearned."""


PlainEffects: TypeAlias = tuple[int, int, tuple[tuple[int, int], ...], int, int, bool]


def _plain_effects(play: Play, when: tuple[str, int]) -> PlainEffects:
    """The effects by bases and outs, as a plain tuple, which unpacks fastest."""
    return tuple(effects_of(play, *when))  # type: ignore[return-value]


def effects_of(play: Play, bases: str, outs: int) -> Effects:
    done = step(play, bases)
    fielded = credits_of(play)
    batter = _at_bat(play, done, bases, outs)
    runners = [0, 0, 0]
    for code, _, base in play.events:
        if code == "SB":
            runners[_STOLEN_FROM[base]] += _ONE["stolen_bases"]
        elif code in {"CS", "POCS"}:
            runners[_STOLEN_FROM[base]] += _ONE["caught_stealing"]
    for start in done.scored:
        if start == "B":
            batter["runs"] = 1
        else:
            runners[_BASE[start]] += _ONE["runs"]
    return Effects(
        summed(count * _ONE[name] for name, count in batter.items()),
        pack(_on_the_mound(play, done, batter)) + pack(_in_the_field(play, fielded)),
        tuple((base, counts) for base, counts in enumerate(runners) if counts),
        done.runs,
        3 - done.bases.count("-"),
        has_trouble(play) or _is_marked(play),
    )


def batting_counts(play: Play, bases: str, outs: int) -> dict[str, int]:
    """What a play adds to the line of the batter, by the names of a batting line; empty if his turn goes on."""
    return _at_bat(play, step(play, bases), bases, outs)


def _is_marked(play: Play) -> bool:
    return any(note in {"UR", "TUR"} for move in play.moves for note in move.notes)


def bats_in(play: Play, move: Move, bases: str, outs: int) -> bool:
    """Whether a run is batted in (rule 9.04): not by help of an error or of a pitch that got away, nor on a ground-ball
    double play; by a walk only where it is forced in; by an error only from third before two are out.
    """
    code = batter_code(play)
    if "RBI" in move.notes:
        return True
    if {"NR", "NORBI", "WP", "PB"} & set(move.notes) or any(ERROR_NOTE.fullmatch(note) for note in move.notes):
        return False
    if code in {"W", "IW", "HP", "C"}:
        return bases == LOADED and move.start == "3"
    if code == "E":
        return move.start == "3" and outs < 2
    return code in {*HITS, "OUT", "FC"} and not GROUNDED & set(play.modifiers)


def runs_batted_in(play: Play, bases: str, outs: int) -> int:
    """Who scores behind a player whom an error helped home was helped, too."""
    moves = {move.start: move for move in play.moves}
    helped, count = False, 0
    for start in step(play, bases).scored:
        move = moves.get(start, Move(start, "H"))
        if bats_in(play, move, bases, outs) and ("RBI" in move.notes or not helped):
            count += 1
        helped = helped or any(ERROR_NOTE.fullmatch(note) for note in move.notes)
    return count


def _at_bat(play: Play, done: Step, bases: str, outs: int) -> dict[str, int]:
    """The batter's own line for the play; empty if his turn goes on."""
    if not done.next_batter:
        return {}
    code = batter_code(play)
    marks = set(play.modifiers)
    if code in _AT_BAT:
        counts = dict.fromkeys(_AT_BAT[code], 1)
    elif "SH" in marks:
        counts = {"sacrifice_hits": 1}
    elif "SF" in marks:
        counts = {"sacrifice_flies": 1}
    else:
        counts = {"at_bats": 1, "strikeouts": 1} if code == "K" else {"at_bats": 1}
    if GROUNDED & marks:
        counts["double_plays"] = 1
    batted_in = runs_batted_in(play, bases, outs)
    if batted_in:
        counts["runs_batted_in"] = batted_in
    if done.outs and code in {"OUT", "FC", "K", "E"}:
        counts["left_on_base"] = summed(player not in {"", "B"} for player in done.standing)
    return counts


def _on_the_mound(play: Play, done: Step, batter: dict[str, int]) -> dict[int, int]:
    counts = {place: batter[name] for name, place in _CHARGED.items() if name in batter}
    codes = [event.code for event in play.events]
    counts[PITCHING["wild_pitches"]] = int(got_away(play, "WP"))
    counts[PITCHING["balks"]] = codes.count("BK")
    counts[PITCHING["stolen_bases"]] = codes.count("SB")
    counts[PITCHING["caught_stealing"]] = codes.count("CS") + codes.count("POCS")
    counts[PITCHING["outs"]] = done.outs
    counts[PITCHING["batters_faced"]] = int(done.next_batter)
    return counts


def _in_the_field(play: Play, fielded: Credits) -> dict[int, int]:
    counts: dict[int, int] = {}
    for name, by_position in (("putouts", fielded.putouts), ("assists", fielded.assists), ("errors", fielded.errors)):
        for position, count in by_position.items():
            counts[FIELDING[position, name]] = count
    for name, marks in (("double_plays", DOUBLE_PLAYS), ("triple_plays", TRIPLE_PLAYS)):
        if not marks.isdisjoint(play.modifiers):
            counts[TEAM[name]] = 1
            for position in fielded.hands:
                counts[FIELDING[position, name]] = 1
    counts[TEAM["errors"]] = fielded.errors.total()
    codes = [event.code for event in play.events]
    counts[FIELDING[2, "passed_balls"]] = int(got_away(play, "PB"))
    counts[FIELDING[2, "stolen_bases"]] = codes.count("SB")
    counts[FIELDING[2, "caught_stealing"]] = codes.count("CS") + codes.count("POCS")
    return counts


EFFECTS = ByPlay(_plain_effects)
