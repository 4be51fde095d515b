"""A play told in a baseball person's words, from the play alone."""

from __future__ import annotations

import re
from collections.abc import Callable

from hotstove.diamond.errorless import ERROR_NOTE, batter_code
from hotstove.diamond.movement import OUT, is_out, movement
from hotstove.diamond.names import FIELDER
from hotstove.diamond.play import HITS, Event, Move, Play
from hotstove.diamond.situation import Situation
from hotstove.scorebook.words import (
    BASE_NAME,
    FLIED,
    GROUNDED,
    LINED,
    at_fielder,
    chain,
    listed,
    way_of,
)

NameOf = Callable[[str], str]
_STOLEN_FROM = {"2": "1", "3": "2", "H": "3"}
_RUNNING = frozenset({"SB", "CS", "POCS", "PO"})


def tell(situation: Situation, play: Play, name_of: NameOf) -> str:
    """One line for one play: `Strong grounds into a double play, short to second to first.`"""
    first, second, third = situation.runners
    names = {
        start: name_of(player)
        for start, player in (("B", situation.batter), ("1", first), ("2", second), ("3", third))
        if player
    }
    return _Teller(play, names).tell()


class _Teller:
    """The sentence under way: what is told of whom, so that nothing is told twice."""

    def __init__(self, play: Play, names: dict[str, str]) -> None:
        self.play = play
        self.names = names
        self.code = batter_code(play)
        self.ends = dict(movement(play).ends)
        self.moves = {move.start: move for move in play.moves}
        self.told: set[str] = set()

    def tell(self) -> str:
        parts = [self._batter()] if self.code else []
        for event in self.play.events:
            if event.code in _RUNNING:
                parts.append(self._runner_event(event))
            elif event.code not in {self.code, ""} and not self.code:
                parts.append(self._pitcher_event(event))
        if self.code:
            parts += self._after_the_ball()
        sentence = ", and ".join(part for part in parts if part)
        rest = self._others()
        text = f"{sentence}. {rest}." if rest else f"{sentence}."
        return text[0].upper() + text[1:]

    def _batter(self) -> str:
        self.told.add("B")
        who = self.names["B"]
        if self.code in HITS:
            return f"{who} {self._hit()}"
        plain = {
            "W": "walks", "IW": "is intentionally walked", "HP": "is hit by a pitch",
            "C": "takes first on the catcher's interference",
        }  # fmt: skip
        if self.code in plain:
            return f"{who} {plain[self.code]}{self._stretched(1)}"
        if self.code == "K":
            return f"{who} {self._strikeout()}"
        if self.code == "E":
            return f"{who} {self._on_error()}"
        if self.code == "FC":
            return f"{who} {'bunts and ' if self._is_bunt() else ''}reaches on a fielder's choice{self._stretched(1)}"
        return f"{who} {self._fielded()}{self._stretched(1) if self.ends['B'] != OUT else ''}"

    def _hit(self) -> str:
        event = next(event for event in self.play.events if event.code in HITS)
        verb = {1: "singles", 2: "doubles", 3: "triples", 4: "homers"}[HITS[event.code]]
        if event.code == "DGR":
            verb = "hits a ground-rule double"
        if event.code == "S" and self._is_bunt():
            verb = "beats out a bunt"
        where = f" to {at_fielder(event.handled)}" if event.handled else ""
        if event.code == "HR" and not where:
            where = _over_the_fence(self.play)
        if event.code != "HR":
            return f"{verb}{where}{self._spectator()}{self._stretched(HITS[event.code])}"
        on_base = [self.names[base] for base in "321" if self.ends.get(base) == "H"]
        self.told.update(base for base in "321" if self.ends.get(base) == "H")
        if "IPHR" in self.play.modifiers:
            verb = f"hits an inside-the-park {'grand slam' if len(on_base) == 3 else 'home run'}"
        elif len(on_base) == 3:
            verb = "hits a grand slam"
        return f"{verb}{where}" + (f", scoring {listed(on_base)} ahead of him" if on_base else "")

    def _spectator(self) -> str:
        return " on a spectator's interference" if "FINT" in self.play.modifiers else ""

    def _stretched(self, bases: int) -> str:
        """What the batter did beyond his hit."""
        end, move = self.ends["B"], self.moves.get("B")
        if end == OUT and move is not None:
            return f" and is out at {BASE_NAME[move.end]}{_by(move)}"
        if end == "B123H"[bases]:
            return ""
        reason = _error_reason(move)
        how = reason or (" on the throw" if end != "H" else "")
        return f" and {'scores' if end == 'H' else f'goes to {BASE_NAME[end]}'}{how}"

    def _strikeout(self) -> str:
        handled = next(event.handled for event in self.play.events if event.code == "K")
        verb = "is called out on strikes" if "C" in self.play.modifiers else "strikes out"
        codes = {event.code for event in self.play.events}
        if self.ends["B"] != OUT:
            reason = "on a wild pitch" if "WP" in codes else "on a passed ball" if "PB" in codes else "on an error"
            return f"strikes out but reaches {BASE_NAME[self.ends['B']]} {reason}"
        move = self.moves.get("B")
        thrown = handled or (next((note for note in move.notes if note.isdigit()), "") if move else "")
        return f"{verb}, {chain(thrown)}" if len(thrown) > 1 else verb

    def _on_error(self) -> str:
        handled = next(event.handled for event in self.play.events if event.code == "E")
        throwing = "throwing " if any(word.startswith("TH") for word in self.play.modifiers) else ""
        end = self.ends["B"]
        verb = "sacrifices and is" if "SH" in self.play.modifiers else "is"
        where = f"safe at {BASE_NAME[end]}" if end in {"1", "2", "3"} else "home" if end == "H" else "out"
        return f"{verb} {where} on {FIELDER[int(handled[-1])]}'s {throwing}error"

    def _fielded(self) -> str:
        handled = self.play.events[0].handled
        marks = set(self.play.modifiers)
        fielders = re.sub(r"\([B123]\)", "", handled)
        self.told.update(re.findall(r"\(([123])\)", handled))
        if any(word.endswith("TP") for word in marks):
            return f"{self._ball()} into a triple play, {_chain_once(fielders)}"
        if any(word.endswith("DP") and word != "NDP" for word in marks) and self.code == "OUT" and "(" in handled:
            return f"{self._ball()} into a double play, {_chain_once(fielders)}"
        if "SH" in marks:
            return f"sacrifices, {_put_out_by(fielders)}"
        if "SF" in marks:
            foul = "foul " if "FL" in marks else ""
            return f"hits a {foul}sacrifice fly to {at_fielder(fielders[0])}"
        if "BINT" in marks:
            return "is out for interfering with the catcher"
        if self.ends["B"] != OUT or ("(B)" not in handled and "(" in handled and handled.endswith(")")):
            return self._force(handled, fielders)
        return self._plain_out(fielders)

    def _force(self, handled: str, fielders: str) -> str:
        forced = re.findall(r"\(([123])\)", handled)
        if not forced:
            return f"{self._ball()} to {at_fielder(fielders[0])}"
        where = BASE_NAME["123H"[int(forced[0])]]
        bunts = "bunts and " if self._is_bunt() else ""
        return f"{bunts}forces {self.names[forced[0]]} at {where}, {_put_out_by(fielders)}"

    def _plain_out(self, fielders: str) -> str:
        way = way_of(self.play)
        if "FL" in self.play.modifiers:
            return f"fouls out to {at_fielder(fielders[0])}"
        if way == GROUNDED:
            verb = "bunts out" if self._is_bunt() else "grounds out"
            return f"{verb}, {chain(fielders)}" if len(fielders) > 1 else f"{verb} to {at_fielder(fielders)} unassisted"
        thrown = f", {chain(fielders)}" if len(fielders) > 1 else ""
        infield_fly = ", an infield fly" if "IF" in self.play.modifiers else ""
        return f"{self._ball()} to {at_fielder(fielders[0])}{thrown}{infield_fly}{self._spectator()}"

    def _ball(self) -> str:
        way = way_of(self.play)
        if self._is_bunt():
            return {GROUNDED: "bunts", LINED: "lines a bunt"}.get(way, "pops up a bunt")
        return {GROUNDED: "grounds", LINED: "lines", FLIED: "flies"}.get(way, "pops")

    def _is_bunt(self) -> bool:
        return any(re.fullmatch(r"B[GPL].*|SH", word) for word in self.play.modifiers)

    def _runner_event(self, event: Event) -> str:
        code, handled, base = event
        start = base if code == "PO" else _STOLEN_FROM[base]
        self.told.add(start)
        who, where = self.names[start], BASE_NAME[base]
        end = self.ends.get(start, start)
        if code == "SB":
            further = f" and {_goes(end)}{_error_reason(self.moves.get(start))}" if end != base else ""
            return f"{who} steals {where}{further}"
        if "E" in handled:
            blame = f"{FIELDER[int(handled[handled.index('E') + 1])]}'s error"
            tried = "a pickoff throw" if code == "PO" else f"the steal of {where}"
            return f"{who} {_goes(end) if end != start else 'is safe'} on {blame} on {tried}"
        double_play = " for a double play" if self.code == "K" and "DP" in self.play.modifiers else ""
        verb = {"CS": "is caught stealing", "POCS": "is picked off and caught stealing", "PO": "is picked off"}[code]
        return f"{who} {verb} {where}" + (f", {_put_out_by(handled)}" if handled else "") + double_play

    def _pitcher_event(self, event: Event) -> str:
        starts = [base for base in "321" if self.ends.get(base, base) != base and base not in self.told]
        self.told.update(starts)
        went = listed([f"{self.names[base]} {self._went(base)}" for base in starts]) if starts else "nobody moves"
        if event.code == "FLE":
            return f"{self.names['B']}'s foul fly is dropped by {FIELDER[int(event.handled[0])]} for an error"
        how = {"WP": "on a wild pitch", "PB": "on a passed ball", "BK": "on a balk", "DI": "unopposed"}.get(event.code)
        return f"{went} {how}" if how else went

    def _after_the_ball(self) -> list[str]:
        """A pitch that got away behind a walk or a strikeout moves the runners for that reason."""
        codes = {event.code for event in self.play.events}
        for code, words in (("WP", "on a wild pitch"), ("PB", "on a passed ball")):
            starts = [base for base in "321" if self.ends.get(base, base) != base and base not in self.told]
            if code in codes and starts:
                self.told.update(starts)
                return [listed([f"{self.names[base]} {self._went(base)}" for base in starts]) + f" {words}"]
        return []

    def _went(self, base: str) -> str:
        move, end = self.moves.get(base), self.ends[base]
        if end == OUT and move is not None:
            if "BR" in self.play.modifiers:
                return "is out, hit by the batted ball"
            caught = self.code == "OUT" and any(word.endswith("DP") and word != "NDP" for word in self.play.modifiers)
            return f"is out at {BASE_NAME[move.end]}{_by(move)}{' for a double play' if caught else ''}"
        return f"{_goes(end)}{_error_reason(move)}"

    def _others(self) -> str:
        """The runners that are not told of yet, those who scored together."""
        bases = [base for base in "321" if base in self.ends and base not in self.told and self.ends[base] != base]
        scored = [base for base in bases if self.ends[base] == "H" and not _error_reason(self.moves.get(base))]
        parts = []
        if scored:
            parts.append(f"{listed([self.names[base] for base in scored])} score{'s' if len(scored) == 1 else ''}")
        for base in bases:
            if base in scored:
                continue
            if self.ends[base] in {OUT, "H"} or _error_reason(self.moves.get(base)):
                parts.append(f"{self.names[base]} {self._went(base)}")
            else:
                parts.append(f"{self.names[base]} to {BASE_NAME[self.ends[base]]}")
        return ", ".join(parts)


def _goes(end: str) -> str:
    return "scores" if end == "H" else f"goes to {BASE_NAME[end]}"


def _by(move: Move) -> str:
    """The fielders of an out on the bases."""
    fielders = next((note for note in move.notes if note.isdigit()), "")
    return f", {_put_out_by(fielders)}" if fielders and is_out(move) else ""


def _error_reason(move: Move | None) -> str:
    note = next((note for note in move.notes if ERROR_NOTE.fullmatch(note)), "") if move is not None else ""
    if not note:
        return ""
    throwing = "throwing " if "/TH" in note else ""
    return f" on {FIELDER[int(note[note.index('E') + 1])]}'s {throwing}error"


def _over_the_fence(play: Play) -> str:
    """Where a home run went, if a modifier such as 78 or F9D tells."""
    fields = {"7": "left", "78": "left-center", "8": "center", "89": "right-center", "9": "right"}
    for word in play.modifiers:
        found = re.fullmatch(r"[GFLP]?(78|89|[789])[A-Z+\-]*", word)
        if found:
            return f" to {fields[found[1]]}"
    return ""


def _chain_once(fielders: str) -> str:
    """A chain in which a player who both makes an out and throws on is named once."""
    return _put_out_by(re.sub(r"(.)\1+", r"\1", fielders))


def _put_out_by(fielders: str) -> str:
    """Who made an out, with assists before the putout."""
    return chain(fielders) if len(fielders) > 1 else f"{chain(fielders)} unassisted"
