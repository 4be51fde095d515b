"""A play told in words: what the batter did, who handled the ball, and where the runners went."""

from __future__ import annotations

import re

from hotstove.diamond.club import Club
from hotstove.diamond.gloves import NAME_OF
from hotstove.diamond.log import SubstitutionEntry
from hotstove.diamond.movement import OUT, movement
from hotstove.diamond.notation import write
from hotstove.diamond.play import BATTER_EVENTS, Event, Play
from hotstove.diamond.situation import Situation

PLACE = {"1": "the mound", "2": "the plate", "3": "first", "4": "second", "5": "third", "6": "short"} | {
    "7": "left",
    "8": "center",
    "9": "right",
}
GLOVE = {"1": "pitcher", "2": "catcher", "3": "first", "4": "second", "5": "third", "6": "short"} | {
    "7": "left",
    "8": "center",
    "9": "right",
}
FIELDER = {"1": "pitcher", "2": "catcher", "3": "first baseman", "4": "second baseman", "5": "third baseman"} | {
    "6": "shortstop",
    "7": "left fielder",
    "8": "center fielder",
    "9": "right fielder",
}
BASE = {"1": "first", "2": "second", "3": "third", "H": "home"}
FROM = {"2": "1", "3": "2", "H": "3"}
HIT = {"S": "singles", "D": "doubles", "T": "triples", "HR": "homers"}
PLAIN = {
    "W": "walks",
    "IW": "is walked intentionally",
    "HP": "is hit by the pitch",
    "K": "strikes out",
    "DGR": "hits a ground-rule double",
    "C": "reaches on the catcher's interference",
}
PITCHES = {"WP": "A wild pitch", "PB": "A passed ball", "BK": "A balk", "OA": "The runners move up"} | {
    "DI": "Nobody minds the runner"
}


def tell(before: Situation, play: Play, clubs: tuple[Club, Club]) -> str:
    """One or two sentences, with the men's names."""
    offense, defense = clubs[before.batting], clubs[before.fielding]
    names = {base: last_name(offense, man) for base, man in zip("123", before.runners, strict=True) if man}
    names["B"] = last_name(offense, before.batter)
    parts: list[str] = []
    told: set[str] = set()
    for event in play.events:
        phrase, done = _event(event, play, names, before, defense)
        if phrase:
            parts.append(phrase)
        told |= done
    ends = movement(play).ends
    for start, end in ends:
        if start in told and not _went_on(start, end, play):
            continue
        if start == "B" and (end == OUT or not _went_on(start, end, play)):
            continue
        parts.append(_moved(names.get(start, "the runner"), start, end, play))
    text = "; ".join(parts) or f"the play is {write(play)}"
    return f"{text[0].upper()}{text[1:]}."


def last_name(club: Club, man: str) -> str:
    """The last name, with an initial where two of the club share it."""
    who = club.men[man]
    shared = [other for other in club.men.values() if other.last == who.last]
    return who.last if len(shared) == 1 or not who.first else f"{who.first[0]}. {who.last}"


def tell_change(entry: SubstitutionEntry, clubs: tuple[Club, Club]) -> str:
    """A substitution in a sentence."""
    club, (man, slot, position) = clubs[entry.side], entry.change
    lineup = entry.situation.lineups[entry.side]
    name = last_name(club, man)
    old = lineup.men[slot]
    replaced = f" for {last_name(club, old)}" if old and old != man else ""
    if position == 11:
        return f"{club.name}: {name} bats{replaced}."
    if position == 12:
        return f"{club.name}: {name} runs{replaced}."
    if position == 1:
        pitcher = lineup.pitcher
        instead = f" for {last_name(club, pitcher)}" if pitcher and pitcher != man else ""
        return f"{club.name}: {name} comes in to pitch{instead}."
    verb = "moves to" if old == man else "goes in at"
    return f"{club.name}: {name} {verb} {NAME_OF[position]}{replaced}."


def _event(
    event: Event, play: Play, names: dict[str, str], before: Situation, defense: Club
) -> tuple[str, frozenset[str]]:
    """A part of the play in words, and the men whose fate it tells."""
    code, handled, base = event
    batter = names["B"]
    if code in {"SB", "CS", "POCS"}:
        runner = names.get(FROM[base], "the runner")
        if code == "SB":
            return f"{runner} steals {BASE[base]}", frozenset(FROM[base])
        if "E" in handled:
            fumbler = FIELDER[handled[handled.index("E") + 1]]
            return f"{runner} takes {BASE[base]} on an error by the {fumbler}", frozenset(FROM[base])
        return f"{runner} is caught stealing {BASE[base]}, {chain(handled)}", frozenset(FROM[base])
    if code == "PO":
        return f"{names.get(base, 'the runner')} is picked off {BASE[base]}, {chain(handled)}", frozenset(base)
    if code in PITCHES:
        return PITCHES[code], frozenset()
    if code == "FLE":
        return f"a foul ball is dropped by the {FIELDER[handled]}", frozenset()
    if code == "NP":
        return _injury(play, before, defense), frozenset()
    if code in BATTER_EVENTS:
        return f"{batter} {_batted(event, play, names)}", frozenset("B") | frozenset(
            re.findall(r"\(([123])\)", handled)
        )
    return "", frozenset()


def _batted(event: Event, play: Play, names: dict[str, str]) -> str:
    code, handled, _ = event
    signs = set(play.modifiers)
    where = PLACE.get(handled[:1], "")
    if code in PLAIN:
        return PLAIN[code]
    if code in HIT:
        if "BG" in signs:
            return "bunts for a single"
        return f"{HIT[code]} to {where}" if where else HIT[code]
    if code == "E":
        return f"reaches on an error by the {FIELDER[re.sub('[^1-9]', '', handled)[-1]]}" + (
            " on the bunt" if "BG" in signs else ""
        )
    if code == "FC":
        return "bunts and is safe on a fielder's choice" if "BG" in signs else "reaches on a fielder's choice"
    return _out(handled, signs, where, names)


def _out(handled: str, signs: set[str], where: str, names: dict[str, str]) -> str:
    forced = [names.get(base, "the runner") for base in re.findall(r"\(([123])\)", handled)]
    if "SH" in signs:
        return f"sacrifices, {chain(handled)}"
    if "BPDP" in signs:
        return f"pops his bunt to {where}, and {forced[0]} is doubled off, {chain(handled)}"
    if "BP" in signs:
        return f"pops his bunt to {where}"
    if "BG" in signs:
        return f"is out on a bunt, {chain(handled)}"
    if "GDP" in signs:
        return f"grounds into a double play, {chain(handled)}"
    if signs & {"LDP", "LTP"}:
        kind = "double" if "LDP" in signs else "triple"
        return f"lines to {where}, and it is a {kind} play: {' and '.join(forced)} cannot get back"
    if forced:
        return f"grounds to {where}, and {' and '.join(forced)} is forced, {chain(handled)}"
    if "SF" in signs:
        return f"hits a sacrifice fly to {where}"
    verbs = {"F": "flies", "P": "pops", "L": "lines"}
    for sign, verb in verbs.items():
        if sign in signs:
            return f"{verb} out to {where}"
    return f"grounds out, {chain(handled)}"


def chain(handled: str) -> str:
    """`64(1)3` as short to second to first; a man alone is unassisted."""
    hands = re.sub(r"\([^)]*\)|[^1-9]", "", handled)
    kept = [mark for place, mark in enumerate(hands) if place == 0 or hands[place - 1] != mark]
    if len(kept) == 1:
        return f"{GLOVE[kept[0]]} unassisted"
    return " to ".join(GLOVE[mark] for mark in kept)


def _went_on(start: str, end: str, play: Play) -> bool:
    """He went further than the event by itself would have taken him."""
    return any(move.start == start for move in play.moves)


def _moved(name: str, start: str, end: str, play: Play) -> str:
    move = next((move for move in play.moves if move.start == start), None)
    notes = move.notes if move is not None else ()
    error = next((note for note in notes if "E" in note), "")
    because = ""
    if error:
        fielder = FIELDER[re.sub(r".*E", "", error)[0]]
        because = f" on a wild throw by the {fielder}" if "TH" in error else f" on an error by the {fielder}"
    if end == OUT:
        how = next((note for note in notes if note[:1].isdigit()), "")
        at = BASE[move.end] if move is not None else ""
        return f"{name} is out at {at}{', ' + chain(how) if how else ''}"
    if end == "H":
        return f"{name} scores{because}"
    return f"{name} {'goes on ' if start == 'B' else ''}to {BASE[end]}{because}"


def _injury(play: Play, before: Situation, defense: Club) -> str:
    for modifier in play.modifiers:
        found = re.fullmatch(r"INJ(\d+)-(\d+)", modifier)
        if found:
            man = before.lineups[before.fielding].fielders[int(found[1])]
            games = int(found[2])
            length = "for the rest of this game" if games == 0 else f"for this game and {games} more"
            return f"{last_name(defense, man)} ({NAME_OF[int(found[1])]}) is hurt and out {length}"
    return "a scare, but nobody is hurt"
