"""What a card says: scorers' notation for any bases, `S.1-3;2-H` (docs/rallybird.md lists it), and in words."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

from hotstove.table.errors import Mistake

REACHES = {"S": 1, "W": 1, "D": 2, "T": 3, "HR": 4}
"""The batter's base; runners who are in his way are forced on."""
RETIRED = frozenset({"G", "F", "K", "SH"})
"""The batter is out on a grounder, a fly, strikes or a bunt."""
DOUBLE_PLAYS = frozenset({"GDP", "FDP"})
CHOICE = "FC"
STEALS = frozenset({"SB2", "SB3", "CS2", "CS3"})
CODES = (*REACHES, *sorted(RETIRED), *sorted(DOUBLE_PLAYS), CHOICE, *sorted(STEALS))
_ADVANCE = re.compile(r"([123])-([23H])")

_WORDS = {
    "S": "Batter to 1st",
    "W": "Walk: batter to 1st",
    "D": "Double: batter to 2nd",
    "T": "Triple: batter to 3rd",
    "HR": "Home run: everybody scores",
    "G": "Batter out",
    "F": "Batter out",
    "K": "Strikeout",
    "SH": "Batter out",
    "GDP": "Batter out; double play if there is a runner on 1st, and forced runners advance",
    "FDP": "Batter out; double play if there is a runner on 1st, and the others hold",
    "FC": "Batter to 1st; a runner on 1st is out at 2nd, and other forced runners advance",
    "SB2": "Runner steals 2nd",
    "SB3": "Runner steals 3rd, and a runner on 1st takes 2nd",
    "CS2": "Runner out at 2nd",
    "CS3": "Lead runner out at 3rd",
}
_EVERYBODY = {
    "23H": "Runners advance one base",
    "3HH": "Runners advance two bases",
    "HHH": "Runners score",
    "33H": "Runners advance one base, a runner on 1st two if 3rd is free",
    "2HH": "A runner on 1st to 2nd, the others score",
}
"""Where runners on 1st, 2nd and 3rd go, where that can be said in one breath."""
_ORDINALS = {"1": "1st", "2": "2nd", "3": "3rd"}


class Result(NamedTuple):
    """A code and the advances that it gives to runners who are there, as (from, to)."""

    code: str
    advances: tuple[tuple[str, str], ...] = ()

    def __str__(self) -> str:
        moves = ";".join(f"{start}-{end}" for start, end in self.advances)
        return f"{self.code}.{moves}" if moves else self.code

    def wish(self, base: str) -> str:
        """Where a runner on this base would go."""
        return dict(self.advances).get(base, base)


@lru_cache(maxsize=1024)
def read_result(text: str) -> Result:
    """A result from its notation, or one sentence on what is wrong with it."""
    code, dot, rest = text.partition(".")
    if code not in CODES:
        raise Mistake(f"{text!r} is no result: it begins with {code!r}, allowed are {' '.join(CODES)}")
    advances = []
    for part in rest.split(";") if dot else []:
        found = _ADVANCE.fullmatch(part)
        if found is None or "123H".index(found[2]) <= "123H".index(found[1]):
            raise Mistake(f"{text!r} is no result: {part!r} is no advance such as 1-3 or 2-H")
        advances.append((found[1], found[2]))
    if len(dict(advances)) != len(advances):
        raise Mistake(f"{text!r} is no result: it moves one runner twice")
    if advances and (code in DOUBLE_PLAYS or code in STEALS or code == CHOICE):
        raise Mistake(f"{text!r} is no result: {code} moves the runners itself")
    return Result(code, tuple(advances))


def tell(result: Result) -> str:
    """The result in the words that a player reads on his card."""
    words = _WORDS[result.code]
    if result.code == "HR":
        return f"{words}."
    runners = _tell_runners(result)
    return f"{words}. {runners}." if runners else f"{words}."


def _tell_runners(result: Result) -> str:
    steps = {start: "123H".index(end) - "123H".index(start) for start, end in result.advances}
    if not steps:
        if result.code in REACHES:
            return "Runners advance if forced"
        return "Runners hold" if result.code in RETIRED else ""
    if set(steps) == {"1", "2", "3"}:
        everybody = "".join(result.wish(base) for base in "123")
        if everybody in _EVERYBODY:
            return _EVERYBODY[everybody]
    told = []
    for base, goal in result.advances:
        told.append(f"{_ORDINALS[base]} {'scores' if goal == 'H' else f'to {_ORDINALS[goal]}'}")
    hold = "forced runners advance" if result.code in REACHES else "the others hold"
    rest = "" if len(steps) == 3 else f"; {hold}"
    return f"Runner on {', '.join(told)}{rest}"
