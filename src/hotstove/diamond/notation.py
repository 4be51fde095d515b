"""Play notation: Retrosheet's, read and written; `write(read(text))` gives the text back."""

from __future__ import annotations

import re
from functools import lru_cache

from hotstove.diamond.play import KEPT, NOTHING_ELSE, Aside, Event, Move, Play
from hotstove.table.errors import Mistake

_BASE_EVENT = re.compile(r"(SB|CS|POCS|PO)([123H])(?:\(([1-9E/TH]*)\))?")
_HIT = re.compile(r"(S|D|T)([1-9]?)")
_HOME_RUN = re.compile(r"HR?([1-9]?)")
_FIELDED = re.compile(r"[1-9](?:[1-9]|(?<=[1-9])\([B123]\))*")
_CHOICE = re.compile(r"FC([0-9]*)")
_FOUL = re.compile(r"FLE([0-9]+)")
_ERROR = re.compile(r"([1-9]*)E([1-9])")
_STRIKEOUT = re.compile(r"K([1-9]*)")
_MOVE = re.compile(r"([B123])([-X])([123H])((?:\([^()]+\))*)")
_INJURY = re.compile(r"INJ([1-9])-(\d{1,3})([VH]?)")
_EXTRA = re.compile(r"XB([123]*)")
_STEALING = re.compile(r"RUN([12]\S+)")
_NOTHING = re.compile(r"NO(WP|PB|BK|HOLD)")
_MISSED = re.compile(r"MISS(\d{1,3})")
LONGEST = 300
"""Letters of a play; the longest that Retrosheet has come to about a hundred."""
_WORDS = {"W": "W", "IW": "IW", "I": "IW", "HP": "HP", "C": "C", "DGR": "DGR"} | {
    word: word for word in ("WP", "PB", "BK", "DI", "OA", "NP")
}


def read(text: str) -> Play:
    """A play from its notation, such as `S8/L.2-H;1-3`, `64(1)3/GDP` or `K+CS2(26)/DP`."""
    if len(text) > LONGEST:
        raise Mistake(f"a play of {len(text):,} letters: no play has more than {LONGEST}")
    return _read(text)


@lru_cache(maxsize=16_384)
def _read(text: str) -> Play:
    before, _, after = text.partition(".")
    basic, *modifiers = before.split("/") if "(" not in before else _split_outside(before)
    events: list[Event] = []
    for part in re.split(r"[+;]", basic):
        events.append(_event(part, text))
    if any(not modifier for modifier in modifiers):
        raise Mistake(f"{text!r} is no play: it has an empty modifier")
    moves = tuple(_move(part, text) for part in after.split(";")) if after else ()
    if len({move.start for move in moves}) != len(moves):
        raise Mistake(f"{text!r} is no play: it moves one player twice")
    scored = tuple(word for word in modifiers if _aside_of(word) is None)
    aside = NOTHING_ELSE
    for word in modifiers:
        more = _aside_of(word)
        if more is not None:
            aside = _both(aside, more)
    return Play(tuple(events), scored, moves, aside)


@lru_cache(maxsize=KEPT)
def write(play: Play) -> str:
    """The notation of a play."""
    text = "/".join([write_basic(play), *play.modifiers, *_aside_words(play.aside)])
    if play.moves:
        text += "." + ";".join(write_move(move) for move in play.moves)
    return text


def _aside_words(aside: Aside) -> list[str]:
    """An aside as modifiers of our own: INJ6-7, XB2, RUN1*, MISS3, NOWP, AGAIN."""
    if aside == NOTHING_ELSE:
        return []
    words = []
    if aside.hurt_position:
        words.append(f"INJ{aside.hurt_position}-{aside.hurt_games}{aside.hurt_side}")
    if aside.extra_bases:
        words.append(f"XB{aside.extra_bases}")
    if aside.stealing:
        words.append(f"RUN{aside.stealing}")
    if aside.missed:
        words.append(f"MISS{aside.missed}")
    if aside.nothing:
        words.append(f"NO{aside.nothing}")
    return [*words, "AGAIN"] if aside.again else words


def _both(one: Aside, other: Aside) -> Aside:
    """What two modifiers say together."""
    return Aside(
        one.hurt_position or other.hurt_position,
        one.hurt_games or other.hurt_games,
        one.hurt_side or other.hurt_side,
        one.stealing or other.stealing,
        one.missed or other.missed,
        one.extra_bases or other.extra_bases,
        one.again or other.again,
        one.nothing or other.nothing,
    )


@lru_cache(maxsize=4_096)
def _aside_of(word: str) -> Aside | None:
    """What a modifier says beside the play; None where scorers know the modifier."""
    if found := _INJURY.fullmatch(word):
        return Aside(int(found[1]), int(found[2]), found[3])
    if found := _EXTRA.fullmatch(word):
        return Aside(extra_bases=found[1])
    if found := _STEALING.fullmatch(word):
        return Aside(stealing=found[1])
    if found := _MISSED.fullmatch(word):
        return Aside(missed=int(found[1]))
    if found := _NOTHING.fullmatch(word):
        return Aside(nothing=found[1])
    return Aside(again=True) if word == "AGAIN" else None


def write_basic(play: Play) -> str:
    """The play without modifiers and advances, such as `64(1)3` or `SB2`."""
    first, *rest = (_write_event(event) for event in play.events)
    with_pitch = "+" if play.events[0].code in {"K", "W", "IW"} else ";"
    return with_pitch.join([first, ";".join(rest)]) if rest else first


def write_move(move: Move) -> str:
    notes = "".join(f"({note})" for note in move.notes)
    return f"{move.start}{'X' if move.out else '-'}{move.end}{notes}"


def _split_outside(text: str) -> list[str]:
    """Cuts at slashes that stand outside brackets."""
    return re.split(r"/(?![^()]*\))", text)


def _event(text: str, whole: str) -> Event:
    if text in _WORDS:
        return Event(_WORDS[text])
    if found := _BASE_EVENT.fullmatch(text):
        code, base, handled = found.groups()
        return Event(code, handled or "", base)
    if found := _HIT.fullmatch(text):
        return Event(found[1], found[2])
    if found := _HOME_RUN.fullmatch(text):
        return Event("HR", found[1])
    if found := _STRIKEOUT.fullmatch(text):
        return Event("K", found[1])
    if found := _CHOICE.fullmatch(text):
        return Event("FC", found[1])
    if found := _FOUL.fullmatch(text):
        return Event("FLE", found[1])
    if found := _ERROR.fullmatch(text):
        return Event("E", text[1:] if text.startswith("E") else text)
    if _FIELDED.fullmatch(text):
        return Event("OUT", text)
    raise Mistake(f"{whole!r} is no play: {text!r} is not an event that scorers know")


def _write_event(event: Event) -> str:
    code, handled, base = event
    if code == "OUT":
        return handled
    if code == "E":
        return handled if "E" in handled else f"E{handled}"
    if base:
        return f"{code}{base}({handled})" if handled else f"{code}{base}"
    return f"{code}{handled}"


def _move(text: str, whole: str) -> Move:
    found = _MOVE.fullmatch(text)
    if found is None:
        raise Mistake(f"{whole!r} is no play: {text!r} is no advance such as 1-3 or 2XH(92)")
    start, mark, end, notes = found.groups()
    return Move(start, end, mark == "X", tuple(re.findall(r"\(([^()]+)\)", notes)))
