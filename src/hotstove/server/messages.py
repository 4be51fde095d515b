"""What a page may say to the server, each checked before anything is done with it."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from hotstove.diamond.lineup import Substitution
from hotstove.table.errors import Mistake
from hotstove.table.game import SIDES

MOST_BYTES = 4096
MOST_MOVES = 12
MOST_TEXT = 200
BATTERS = 9
PROTOCOL = 1


@dataclass(frozen=True)
class Sit:
    """The first message: who comes. Without a token he looks on."""

    token: str


@dataclass(frozen=True)
class SetLineup:
    """A starter and a batting order before the first pitch; without an order the usual one behind that starter."""

    side: int
    pitcher: str
    order: tuple[tuple[str, int], ...]


@dataclass(frozen=True)
class HandIn:
    """Calls and changes before the pitch; the seat is ready."""

    n: int
    calls: Mapping[str, str]
    moves: Mapping[int, tuple[Substitution, ...]]


@dataclass(frozen=True)
class Choose:
    """The answer to one question: an option, or what fell on somebody's own table."""

    n: int
    choice: str


@dataclass(frozen=True)
class Change:
    """A lineup that can go on; no moves means as the book would have it."""

    n: int
    moves: tuple[Substitution, ...]


@dataclass(frozen=True)
class Standing:
    """Ready for every pitch until he says otherwise."""

    on: bool


@dataclass(frozen=True)
class Undo:
    """Asks to take back the last answer of this seat."""


@dataclass(frozen=True)
class Reply:
    """The answer to another seat's wish to take something back."""

    yes: bool


@dataclass(frozen=True)
class HandOver:
    """The book plays for this seat until the half-inning or the game is over."""

    inning_only: bool


@dataclass(frozen=True)
class Absent:
    """The book is to play for the other seat, whose person has left, until he comes back."""


@dataclass(frozen=True)
class Lift:
    """At one screen: the seat that is asked is alone with it."""

    n: int


@dataclass(frozen=True)
class Show:
    """Something to look at: a box score, a card, a chart, reasons, what if."""

    what: str
    name: str
    side: int


Message: TypeAlias = (
    Sit | SetLineup | HandIn | Choose | Change | Standing | Undo | Reply | HandOver | Absent | Lift | Show
)
Fields: TypeAlias = Mapping[str, object]


def read(text: str) -> Message:
    """The message of a text; a Mistake says what is wrong with it."""
    if len(text.encode("utf-8", "surrogatepass")) > MOST_BYTES:
        raise Mistake(f"a message has at most {MOST_BYTES} bytes")
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        raise Mistake("a message is JSON") from None
    if not isinstance(found, dict):
        raise Mistake("a message is an object")
    kind = found.get("t")
    if not isinstance(kind, str) or kind not in READERS:
        raise Mistake(f"a message has a kind t, one of {', '.join(READERS)}")
    return READERS[kind](found)


def _number(fields: Fields, name: str) -> int:
    value = fields.get(name)
    if type(value) is not int or not 0 <= value < 10**7:
        raise Mistake(f"{name}: it is a whole number")
    return value


def _text(fields: Fields, name: str, most: int = MOST_TEXT) -> str:
    value = fields.get(name, "")
    if not isinstance(value, str) or len(value) > most or not value.isprintable():
        raise Mistake(f"{name}: it is a text of at most {most} letters")
    return value


def _flag(fields: Fields, name: str) -> bool:
    value = fields.get(name)
    if not isinstance(value, bool):
        raise Mistake(f"{name}: it is true or false")
    return value


def _calls(fields: Fields) -> dict[str, str]:
    value = fields.get("calls", {})
    if not isinstance(value, dict) or len(value) > MOST_MOVES:
        raise Mistake("calls: they are an object of purposes and choices")
    return {_text({"purpose": key}, "purpose"): _text(value, key) for key in value}


def _moves(value: object) -> tuple[Substitution, ...]:
    if not isinstance(value, list) or len(value) > MOST_MOVES:
        raise Mistake(f"moves: they are a list of at most {MOST_MOVES}")
    found = []
    for move in value:
        if not isinstance(move, list) or len(move) != 3:
            raise Mistake("moves: each is a player, a slot and a position")
        fields = {"player": move[0], "slot": move[1], "position": move[2]}
        slot, position = _number(fields, "slot"), _number(fields, "position")
        if slot > 9 or not 1 <= position <= 12:
            raise Mistake("moves: a slot is 0 to 9, a position 1 to 12")
        found.append(Substitution(_text(fields, "player", 40), slot, position))
    return tuple(found)


def _hand_in(fields: Fields) -> HandIn:
    value = fields.get("moves", {})
    if not isinstance(value, dict) or not set(value) <= set(SIDES):
        raise Mistake(f"moves: they are an object of {' and '.join(SIDES)}")
    moves = {SIDES.index(side): _moves(made) for side, made in value.items()}
    return HandIn(_number(fields, "n"), _calls(fields), moves)


def _set_lineup(fields: Fields) -> SetLineup:
    side, value = _number(fields, "side"), fields.get("order", [])
    if side not in (0, 1):
        raise Mistake("side: it is 0 or 1")
    if not isinstance(value, list) or len(value) not in (0, BATTERS):
        raise Mistake(f"order: it is a list of {BATTERS} players with their positions")
    order = []
    for spot in value:
        if not isinstance(spot, list) or len(spot) != 2:
            raise Mistake("order: each is a player and a position")
        named = {"player": spot[0], "position": spot[1]}
        position = _number(named, "position")
        if not 1 <= position <= 10:
            raise Mistake("order: a position is 1 to 10")
        order.append((_text(named, "player", 40), position))
    return SetLineup(side, _text(fields, "pitcher", 40), tuple(order))


def written(message: HandIn | Choose) -> str:
    """A message as the page sent it, for the shelf."""
    if isinstance(message, Choose):
        return json.dumps({"t": "choose", "n": message.n, "choice": message.choice})
    moves = {SIDES[side]: [list(move) for move in made] for side, made in message.moves.items()}
    return json.dumps({"t": "play", "n": message.n, "calls": dict(message.calls), "moves": moves})


READERS: Mapping[str, Callable[[Fields], Message]] = {
    "sit": lambda fields: Sit(_text(fields, "token")),
    "lineup": _set_lineup,
    "play": _hand_in,
    "choose": lambda fields: Choose(_number(fields, "n"), _text(fields, "choice")),
    "change": lambda fields: Change(_number(fields, "n"), _moves(fields.get("moves", []))),
    "standing": lambda fields: Standing(_flag(fields, "on")),
    "undo": lambda fields: Undo(),
    "reply": lambda fields: Reply(_flag(fields, "yes")),
    "book": lambda fields: HandOver(_flag(fields, "inning")),
    "absent": lambda fields: Absent(),
    "lift": lambda fields: Lift(_number(fields, "n")),
    "show": lambda fields: Show(_text(fields, "what"), _text(fields, "name"), _number({"side": 0, **fields}, "side")),
}
