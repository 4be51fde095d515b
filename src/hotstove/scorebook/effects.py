"""What a play adds to whose line, worked out once for each play on given bases and kept."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from hotstove.diamond.apply import Step, step
from hotstove.diamond.play import HITS, Move, Play
from hotstove.scorebook.credits import Credits, credits_of
from hotstove.scorebook.packing import BATTING, FIELDING, PITCHING, TEAM, pack

DOUBLE_PLAYS = frozenset({"DP", "GDP", "LDP", "FDP", "BGDP", "BPDP"})
TRIPLE_PLAYS = frozenset({"TP", "GTP", "LTP", "FTP", "BGTP", "BPTP"})
GROUNDED = frozenset({"GDP", "BGDP"})
_STOLEN_FROM = {"2": 0, "3": 1, "H": 2}
_BASE = {"1": 0, "2": 1, "3": 2}


class Effects(NamedTuple):
    """The numbers of `packing`, ready to be added, and what the half-inning has to know."""

    batter: int
    defense: int
    runners: tuple[tuple[int, int], ...]
    """Pairs of a base, 0 to 2, and what the man who began there gets."""
    runs: int
    left: int
    """Men on base afterwards."""
    trouble: bool
    """True if an error, passed ball or interference may make runs unearned."""


class EffectsTable(dict[tuple[Play, str], Effects]):
    """Effects by play and bases; a play that was never seen is worked out on the spot."""

    def __missing__(self, key: tuple[Play, str]) -> Effects:
        made = self[key] = effects_of(*key)
        return made


def effects_of(play: Play, bases: str) -> Effects:
    done = step(play, bases)
    fielded = credits_of(play)
    batter = _at_bat(play, done)
    runners: dict[int, Counter[str]] = {0: Counter(), 1: Counter(), 2: Counter()}
    for code, _, base in play.events:
        if code == "SB":
            runners[_STOLEN_FROM[base]]["stolen_bases"] += 1
        elif code in {"CS", "POCS"}:
            runners[_STOLEN_FROM[base]]["caught_stealing"] += 1
    for start in done.scored:
        if start == "B":
            batter["runs"] += 1
        else:
            runners[_BASE[start]]["runs"] += 1
    return Effects(
        _packed_batting(batter),
        pack(_on_the_mound(play, done, batter) + _in_the_field(play, fielded)),
        tuple((base, _packed_batting(counts)) for base, counts in runners.items() if counts),
        done.runs,
        3 - done.bases.count("-"),
        has_trouble(play, fielded),
    )


def has_trouble(play: Play, fielded: Credits) -> bool:
    return (
        bool(fielded.errors)
        or any(event.code == "PB" for event in play.events)
        or any("PB" in move.notes for move in play.moves)
    )


def bats_in(play: Play, move: Move, code: str) -> bool:
    """Whether a run is batted in (rule 9.04): not on an error, a pitch that got away, or a ground-ball double play."""
    notes = set(move.notes)
    if "RBI" in notes:
        return True
    if {"NR", "NORBI", "WP", "PB"} & notes or code not in {*HITS, "OUT", "FC", "W", "IW", "HP", "C", "E"}:
        return False
    if code == "E":
        return "SF" in play.modifiers or "SH" in play.modifiers
    return not GROUNDED & set(play.modifiers)


def _at_bat(play: Play, done: Step) -> Counter[str]:
    """The batter's own line for the play; empty if his turn goes on."""
    counts: Counter[str] = Counter()
    if not done.next_batter:
        return counts
    code = _batter_code(play)
    marks = set(play.modifiers)
    if code in HITS:
        counts.update(("at_bats", "hits"))
        counts.update({2: ["doubles"], 3: ["triples"], 4: ["home_runs"]}.get(HITS[code], []))
    elif code in {"W", "IW"}:
        counts.update(("walks", "intentional_walks") if code == "IW" else ("walks",))
    elif code == "HP":
        counts["hit_by_pitch"] = 1
    elif code == "C":
        counts["interference"] = 1
    elif "SH" in marks:
        counts["sacrifice_hits"] = 1
    elif "SF" in marks:
        counts["sacrifice_flies"] = 1
    else:
        counts.update(("at_bats", "strikeouts") if code == "K" else ("at_bats",))
    if GROUNDED & marks:
        counts["double_plays"] = 1
    moves = {move.start: move for move in play.moves}
    batted_in = sum(bats_in(play, moves.get(start, Move(start, "H")), code) for start in done.scored)
    if batted_in:
        counts["runs_batted_in"] = batted_in
    if done.outs and code in {"OUT", "FC", "K", "E"}:
        counts["left_on_base"] = sum(man not in {"", "B"} for man in done.standing)
    return counts


def _batter_code(play: Play) -> str:
    """The event that ended the plate appearance; a strikeout stays one where the batter reaches."""
    codes = [event.code for event in play.events if event.code in _ENDS]
    return codes[0]


_ENDS = frozenset({*HITS, "W", "IW", "HP", "E", "FC", "C", "K", "OUT"})


def _on_the_mound(play: Play, done: Step, batter: Counter[str]) -> Counter[int]:
    counts: Counter[int] = Counter()
    same = ("hits", "doubles", "triples", "home_runs", "walks", "intentional_walks", "strikeouts")
    for name in (*same, "sacrifice_hits", "sacrifice_flies", "double_plays", "interference"):
        counts[PITCHING[name]] = batter[name]
    codes = Counter(event.code for event in play.events)
    counts[PITCHING["hit_batsmen"]] = batter["hit_by_pitch"]
    counts[PITCHING["wild_pitches"]] = codes["WP"]
    counts[PITCHING["balks"]] = codes["BK"]
    counts[PITCHING["stolen_bases"]] = codes["SB"]
    counts[PITCHING["caught_stealing"]] = codes["CS"] + codes["POCS"]
    counts[PITCHING["outs"]] = done.outs
    counts[PITCHING["batters_faced"]] = int(done.next_batter)
    return counts


def _in_the_field(play: Play, fielded: Credits) -> Counter[int]:
    counts: Counter[int] = Counter()
    for name, by_position in (
        ("putouts", fielded.putouts),
        ("assists", fielded.assists),
        ("errors", fielded.errors),
        ("double_plays", Counter(fielded.hands) if DOUBLE_PLAYS & set(play.modifiers) else Counter()),
        ("triple_plays", Counter(fielded.hands) if TRIPLE_PLAYS & set(play.modifiers) else Counter()),
    ):
        for position, count in by_position.items():
            counts[FIELDING[position, name]] = count
    counts[TEAM["double_plays"]] = int(bool(DOUBLE_PLAYS & set(play.modifiers)))
    counts[TEAM["triple_plays"]] = int(bool(TRIPLE_PLAYS & set(play.modifiers)))
    codes = Counter(event.code for event in play.events)
    counts[FIELDING[2, "passed_balls"]] = codes["PB"]
    counts[FIELDING[2, "stolen_bases"]] = codes["SB"]
    counts[FIELDING[2, "caught_stealing"]] = codes["CS"] + codes["POCS"]
    return counts


def _packed_batting(counts: Counter[str]) -> int:
    return pack({BATTING[name]: count for name, count in counts.items()})
