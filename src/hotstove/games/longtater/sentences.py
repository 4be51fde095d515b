"""What led to a play of Long Tater!, in sentences that need no rulebook."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hotstove.diamond.gloves import NAME_OF
from hotstove.diamond.names import Names
from hotstove.games.longtater.balls import Ball, ball_of
from hotstove.games.longtater.matchup import Matchup
from hotstove.games.longtater.options import Options
from hotstove.games.longtater.stealing import CATCHER, draws_number, numbered, sb_for, sb_when_called, sba_for
from hotstove.table.account import Answered, Lookup
from hotstove.table.questions import Answer, Decision, Draw

RESULTS = {
    "out": "out",
    "on": "he reaches",
    "1B": "a single",
    "2B": "a double",
    "3B": "a triple",
    "HR": "a home run",
    "BB": "a walk",
    "HBP": "hit by the pitch",
    "K": "a strikeout",
    "OUT": "to the Out Chart",
    "DP": "a double-play ball",
    "HIT": "a hit",
    "WP": "a wild pitch",
    "HB": "hit by the pitch",
    "BK": "a balk",
    "PB": "a passed ball",
    "again": "another number",
    "BUNT": "he gets the bunt down",
    "PO": "a pickoff",
    "CI": "catcher's interference",
}
KINDS = {
    "G": "a grounder",
    "M": "a grounder",
    "L": "a grounder",
    "DP": "a double-play ball",
    "F": "a fly",
    "P": "a pop fly",
    "D": "a liner",
}
NUMBERS = {
    "injury": "injury, from 81 on",
    "injured-man": "injured player",
    "injured-side": "his side",
    "batter": "number",
    "pitcher": "number",
}


def sentences(m: Matchup, options: Options, names: Names, entries: Sequence[Answered | Lookup]) -> list[str]:
    """One sentence for each number that was drawn."""
    teller = _Teller(m, options, names)
    return [sentence for entry in entries for sentence in teller.tell(entry)]


class _Teller:
    """Goes along the numbers of a play, and remembers what they were drawn for."""

    def __init__(self, m: Matchup, options: Options, names: Names) -> None:
        self._m, self._options, self._names = m, options, names
        self._batter_total = 0
        self._ball: Ball | None = None
        self._waiting: Iterator[str] = iter(
            [
                base
                for base in numbered(m.bases, m.arrived, options.automatic_steals)
                if draws_number(m.runner(base), base)
            ]
        )
        self._going: list[str] = []
        self._called = ""

    def tell(self, entry: Answered | Lookup) -> list[str]:
        if isinstance(entry, Lookup):
            return self._read(entry)
        if isinstance(entry.question, Draw):
            return self._drawn(entry.question.purpose, int(entry.answer))
        if isinstance(entry.question, Decision) and entry.answer != entry.question.default:
            return self._decided(entry.question.purpose, entry.answer)
        return []

    def _decided(self, purpose: str, answer: Answer) -> list[str]:
        if purpose == "steal":
            self._called = str(answer)
            return []
        words = {"hit_and_run": "The hit and run is on.", "infield": "The infield is in."}
        return [words[purpose]] if purpose in words else []

    def _drawn(self, purpose: str, number: int) -> list[str]:
        m, names = self._m, self._names
        if purpose == "steal-number":
            base = next(self._waiting, "1")
            bound = sba_for(m.runner(base), base)
            goes = number <= bound
            if goes:
                self._going.append(base)
            return [
                f"Steal number {number} against {names.runner(base)}'s SBA of {bound}: "
                f"he {'goes' if goes else 'stays'}."
            ]
        if purpose == "batter-control":
            self._batter_total = number + m.batter.br
            return []
        if purpose == "pitcher-control":
            return [self._control(number)]
        if purpose == "error-check":
            assert self._ball is not None
            return [self._checked("Error check", number, self._ball.fielder)]
        if purpose == "steal-throw":
            return [self._checked("The catcher's throw", number, CATCHER)]
        if purpose == "steal":
            return [self._steal(number)]
        if purpose in ("injury", "injured-man", "injured-side"):
            return [f"Number for the {NUMBERS[purpose]}: {number}."]
        return []

    def _control(self, number: int) -> str:
        m = self._m
        mine, his = self._batter_total, number + m.pitcher.pr
        batter = mine > his or (mine == his and m.batter.br > m.pitcher.pr)
        sums = f"{mine - m.batter.br} + {m.batter.br} = {mine} against {number} + {m.pitcher.pr} = {his}"
        equal = ", the higher rating decides" if mine == his else ""
        return f"Control {sums}{equal}: the {'batter' if batter else 'pitcher'}'s card."

    def _checked(self, what: str, number: int, fielder: int) -> str:
        rating, name = self._m.gloves.e[fielder], self._names.fielders[fielder]
        found = "an error" if number <= rating else "no error"
        return f"{what} {number}; {name} ({NAME_OF[fielder]}) errs up to {rating}: {found}."

    def _steal(self, number: int) -> str:
        m = self._m
        if self._called:
            base = self._called[0]
            bound = sb_when_called(m.runner(base), base, self._options.whole_sb_to_third)
        else:
            base = self._going[0] if self._going else "1"
            bound = sb_for(m.runner(base), base)
        came = "safe" if number <= bound else "caught"
        return f"Steal {number}; {self._names.runner(base)} is safe up to {bound}: {came}."

    def _read(self, lookup: Lookup) -> list[str]:
        cell, keys, names = str(lookup.cell), lookup.keys, self._names
        if lookup.is_card:
            if lookup.column == "hit":
                return [f"Kind of hit {keys[0]} on {names.batter}'s card: {RESULTS.get(cell, cell)}."]
            whose = names.pitcher if lookup.chart.startswith("pitching") else names.batter
            return [f"{keys[0]} on {whose}'s card: {RESULTS.get(cell, cell)}."]
        if lookup.chart == "Out Chart":
            self._ball = ball = ball_of(cell)
            return [f"Out Chart {keys[0]}: {KINDS[ball.kind]} to {names.fielders[ball.fielder]} ({cell})."]
        if lookup.chart == "Base Hit Locations":
            fielder = int(cell)
            rating = self._m.gloves.e[fielder]
            missed = f", who errs up to {rating}" if keys[0] <= rating else ""
            return [f"Location {keys[0]}: to {names.fielders[fielder]} ({NAME_OF[fielder]}){missed}."]
        if lookup.chart == "Outfield Arms":
            return [f"The arm, rated {keys[0]}, throws him out up to {cell}."]
        if lookup.chart in ("Grounders", "Forces and Double Plays", "Double Plays", "Drawn-in Infield"):
            return []
        if lookup.chart.startswith("Runners Advancing"):
            taken = {"H": "the runner on second scores", "3": "the one on first takes third"}
            words = " and ".join(taken[letter] for letter in cell if letter in taken)
            return (
                [f"Extra bases by the {keys[1]}: {words or 'none'}."]
                if "1" in self._m.bases or "2" in self._m.bases
                else []
            )
        return [f"{lookup.chart} {', '.join(map(str, keys))}: {RESULTS.get(cell, cell)}."]
