"""Plays from a few words: what became of the ball, who fielded it, and where the runners went.

A phrase is an outcome followed by moves, such as `single 3-H 2-H 1-3`. A move names the base a player began on, what
happened and where: `1-3` he gets there, `1X3` he is thrown out, `1E3` he is safe because the throw is dropped,
`1T3` he moves up on a wild throw. Moves of players who are not on base are passed over, so that one phrase serves for
all eight base states; no run scores once the batter or a forced runner is the third out.
"""

from __future__ import annotations

from functools import cache, lru_cache

from hotstove.diamond.bases import forced, next_base
from hotstove.diamond.gloves import (
    double_play,
    force_at_home,
    force_at_second,
    force_at_third,
    home_double_play,
    tag_throw,
    to_first,
)
from hotstove.diamond.play import Aside, Event, Move, Play

HIT_CODES = {"single": "S", "double": "D", "triple": "T", "homer": "HR"}
FORCED = {"force-second": force_at_second, "force-third": force_at_third, "force-home": force_at_home}


@lru_cache(maxsize=16_384)
def batted(phrase: str, bases: str, outs: int, fielder: int) -> Play:
    """The play that a phrase describes, with the ball in the hands of a fielder (1 to 9)."""
    outcome, *words = phrase.split()
    moves = tuple(move for move in (_move(word, fielder) for word in words) if move.start in bases or move.start == "B")
    moves = tuple(sorted(_one_error_note(moves), key=lambda move: "321B".index(move.start)))
    if outcome in HIT_CODES:
        return Play((Event(HIT_CODES[outcome], str(fielder)),), (), moves)
    if outcome == "error":
        return Play((Event("E", str(fielder)),), ("G",) if fielder < 7 else ("F",), moves)
    if outcome == "fly":
        return _caught(fielder, outs, moves)
    if outcome == "ground":
        return Play((Event("OUT", to_first(fielder)),), ("G",), moves if outs < 2 else ())
    if outcome in FORCED:
        return Play((Event("OUT", FORCED[outcome](fielder)),), ("FO", "G"), moves if outs < 2 else _no_run(moves))
    if outcome == "tag-home":
        out_at_home = Move("3", "H", True, (tag_throw(fielder, "H"),))
        return Play((Event("FC", str(fielder)),), ("G",), (out_at_home, *(moves if outs < 2 else _no_run(moves))))
    if outcome == "double-play":
        if outs == 2:
            return Play((Event("OUT", to_first(fielder)),), ("G",))
        return Play((Event("OUT", double_play(fielder)),), ("GDP", "G"), moves if outs == 0 else ())
    if outcome == "home-double-play":
        if outs == 2:
            return Play((Event("OUT", force_at_home(fielder)),), ("FO", "G"), _no_run(moves))
        return Play((Event("OUT", home_double_play(fielder)),), ("GDP", "G"), moves if outs == 0 else ())
    raise ValueError(f"{phrase!r} has no known outcome")


def _no_run(moves: tuple[Move, ...]) -> tuple[Move, ...]:
    """The moves of a play whose force is the third out: nobody scores, and nobody runs into a player who stays for
    it."""
    staying: set[str] = set()
    kept = []
    for move in moves:
        if move.end == "H" or move.end in staying:
            staying.add(move.start)
        else:
            kept.append(move)
    return tuple(kept)


def _caught(fielder: int, outs: int, moves: tuple[Move, ...]) -> Play:
    """A ball caught in the air: a run from third makes it a sacrifice fly, a player thrown out a double play."""
    modifiers = ["F" if fielder >= 7 else "P"]
    if outs == 2:
        return Play((Event("OUT", str(fielder)),), tuple(modifiers))
    if any(move.start == "3" and move.end == "H" and not move.out for move in moves):
        modifiers.insert(0, "SF")
    if any(move.out and not any("E" in note for note in move.notes) for move in moves):
        modifiers.append("DP")
    return Play((Event("OUT", str(fielder)),), tuple(modifiers), moves)


def _move(word: str, fielder: int) -> Move:
    start, mark, end = tuple(word)
    if mark == "-":
        return Move(start, end)
    if mark == "X":
        return Move(start, end, True, (tag_throw(fielder, end),))
    if mark == "E":
        throw = tag_throw(fielder, end)
        return Move(start, end, True, (f"{throw[:-1]}E{throw[-1]}",))
    if mark == "T":
        return Move(start, end, False, (f"E{fielder}/TH",))
    raise ValueError(f"{word!r} is no move")


def _one_error_note(moves: tuple[Move, ...]) -> list[Move]:
    """One wild throw is one error, however many players move up on it."""
    kept: list[Move] = []
    charged = False
    for move in moves:
        wild = any(note.endswith("/TH") for note in move.notes)
        kept.append(move._replace(notes=()) if wild and charged else move)
        charged = charged or wild
    return kept


@cache
def walk(bases: str, code: str = "W") -> Play:
    """A walk (W), an intentional one (IW) or a hit batsman (HP): only forced runners move."""
    return Play((Event(code),), (), tuple(Move(base, next_base(base)) for base in forced(bases)))


@cache
def strikeout() -> Play:
    return Play((Event("K"),))


@cache
def everybody_up(code: str, bases: str, steps: int = 1) -> Play:
    """A wild pitch, passed ball or balk: every runner moves up."""
    moves = tuple(Move(base, "123HHH"[int(base) - 1 + steps]) for base in "321" if base in bases)
    return Play((Event(code),), (), moves)


@cache
def pitch_again(what: str = "") -> Play:
    """Something that changes nothing, and the batter is still up; `what` it was, such as WP."""
    return Play((Event("NP"),), (), (), Aside(again=True, nothing=what))


@cache
def lined_out(fielder: int, doubled_off: tuple[str, ...] = ()) -> Play:
    """A liner caught, with the runners who cannot get back, each doubled off at the base he left."""
    if not doubled_off:
        return Play((Event("OUT", str(fielder)),), ("L",))
    cover = {"1": 3, "2": 4 if fielder != 4 else 6, "3": 5}
    chain = f"{fielder}(B)"
    hand = fielder
    for base in doubled_off:
        glove = cover[base]
        chain += f"{hand}({base})" if glove == hand else f"{hand}{glove}({base})"
        hand = glove
    return Play((Event("OUT", chain),), ("LDP" if len(doubled_off) == 1 else "LTP", "L"))


@cache
def popped_bunt(fielder: int, doubled_off: str = "") -> Play:
    """A bunt caught in the air."""
    if not doubled_off:
        return Play((Event("OUT", str(fielder)),), ("BP",))
    return Play((Event("OUT", f"{fielder}(B){fielder}{5 if fielder != 5 else ''}({doubled_off})"),), ("BPDP",))


@cache
def bunted(outcome: str, bases: str, outs: int, fielder: int, moves: tuple[str, ...]) -> Play:
    """A bunt on the ground: sacrifice, single, fielder's choice or error, and who moved up."""
    going = tuple(_move(word, fielder) for word in moves)
    if outcome == "sacrifice":
        if outs == 2:
            return Play((Event("OUT", to_first(fielder)),), ("BG",))
        sacrificed = ("SH", "BG") if going else ("BG",)
        return Play((Event("OUT", to_first(fielder)),), sacrificed, going)
    code = {"single": "S", "choice": "FC", "error": "E"}[outcome]
    modifiers = ("SH", "BG") if outcome in {"choice", "error"} and going and outs < 2 else ("BG",)
    return Play((Event(code, str(fielder)),), modifiers, going)
