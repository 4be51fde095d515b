"""The bases that a hit is worth to everybody: pure tables of words, and the play that they make."""

from __future__ import annotations

from hotstove.diamond.bases import beyond
from hotstove.diamond.gloves import tag_throw
from hotstove.diamond.play import Aside, Event, Move, Play
from hotstove.games.longtater.plays import HIT_BASES, HIT_CODE
from hotstove.table.rules import tabulated

FIELD = {7: "left", 8: "center", 9: "right"}


@tabulated
def column_of(kind: str, number: int) -> str:
    """The column of the Base Hit Locations, by the hit and the number that gave it."""
    if kind == "1B":
        return "single-even" if number % 2 == 0 else "single-odd"
    return {"2B": "double", "3B": "triple"}[kind]


@tabulated
def fielder_of(cell: str) -> int:
    """A cell of the locations is a fielder's number."""
    return int(cell)


@tabulated
def homer_field(number: int) -> int:
    """The field over which a home run left, from the number that gave it."""
    return (7, 8, 9)[number % 3]


@tabulated
def row_of(kind: str, fielder: int, outs: int) -> str:
    """The row of the Runners Advancing chart."""
    return f"{FIELD[fielder] if kind == '1B' else 'double'}-{outs}"


@tabulated
def last_digit(number: int) -> int:
    return number % 10


@tabulated
def extra_bases(kind: str, word: str, bases: str) -> str:
    """The runners who take an extra base, lead first; a player behind one who stops at third stops at second."""
    if kind == "2B":
        return "1" if "1" in bases and "H" in word else ""
    if kind != "1B":
        return ""
    scores = "2" in bases and "H" in word
    follows = "1" in bases and "3" in word and ("2" not in bases or scores)
    return ("2" if scores else "") + ("1" if follows else "")


@tabulated
def ends_of(kind: str, bases: str, extra: str) -> dict[str, str]:
    """Where everybody is after the hit, the batter under B."""
    own = HIT_BASES[kind]
    ends = {base: beyond(base, own + (base in extra)) for base in "321" if base in bases}
    return ends | {"B": beyond("B", own)}


@tabulated
def hit_play(kind: str, fielder: int, bases: str, extra: str) -> Play:
    """The hit, with the runners of `extra` taking a base more than it is worth."""
    return hit_with_throw(kind, fielder, bases, tuple(ends_of(kind, bases, extra).items()), "")


@tabulated
def hit_with_throw(kind: str, fielder: int, bases: str, ends: tuple[tuple[str, str], ...], out: str) -> Play:
    """A hit on which everybody goes to his end, and one player, if any, is thrown out there."""
    moves = []
    for start, end in ends:
        if start == out:
            moves.append(Move(start, end, True, (tag_throw(fielder, end),)))
        elif start != "B" or end != beyond("B", HIT_BASES[kind]):
            moves.append(Move(start, end))
    in_order = tuple(sorted(moves, key=lambda move: "321B".index(move.start)))
    return Play((Event(HIT_CODE[kind], str(fielder)),), (), in_order)


@tabulated
def hit_before_1897(kind: str, fielder: int, bases: str, extra: str) -> Play:
    """LT-28: the hit alone; the extra bases follow as stolen ones."""
    return hit_play(kind, fielder, bases, "").with_aside(Aside(extra_bases=extra))


@tabulated
def steals_to_come(play: Play) -> str:
    """LT-28: the moves that a hit leaves to be scored as steals, by where the players stand after it."""
    own = 1 if play.events[0].code == "S" else 2
    return " ".join(f"{beyond(base, own)}-{beyond(base, own + 1)}" for base in play.aside.extra_bases)
