"""What led to a play of Long Tater!, in sentences that need no rulebook."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hotstove.diamond.apply import step
from hotstove.diamond.gloves import NAME_OF
from hotstove.diamond.names import FIELDER, Names
from hotstove.diamond.play import Play
from hotstove.games.longtater.balls import Ball, ball_of
from hotstove.games.longtater.injuries import HOME_SIDE, HUNDRED, HURT_FROM
from hotstove.games.longtater.matchup import Matchup
from hotstove.games.longtater.options import Options
from hotstove.games.longtater.stealing import CATCHER, draws_number, numbered, sb_for, sb_when_called, sba_for
from hotstove.games.longtater.stretching import is_out
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
    "again": "no hit, so that another number is drawn",
    "BUNT": "he gets the bunt down",
    "PO": "a pickoff",
    "CI": "catcher's interference",
    "B100": "the Batter's 100",
    "100": "the Pitcher's 100",
    "PE": "the pitcher throws the ball away on a pickoff",
    "CE": "the catcher throws the ball away on a pickoff",
    "FE": "a foul fly is dropped by",
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
ERRORS = {
    "one": "everybody moves up one base",
    "two": "everybody moves up two bases",
    "run": "the batter has first, the runners two bases",
    "late": "the batter is out, and a wild throw after it moves the runners up two bases",
}
CAME = {
    "Errors on Ground Balls": ERRORS,
    "Errors on Balls in the Air": ERRORS,
    "Errors on Base Hits": {"one": "a base more for everybody", "two": "two bases more for everybody"},
    "Line Drives": {
        "off": "the runner nearest to the fielder is doubled off",
        "back": "everybody gets back",
        "triple": "two runners are caught off base, or the only one",
    },
    "Infield In": {
        "hold": "he is out at first, and nobody scores",
        "home": "the runner from third is out at the plate",
        "twin": "home to first for two, or the out at the plate",
        "score": "he is out at first, and the runner on third scores",
        "through": "a single past the infield",
        "wild": "the throw to the plate gets away",
    },
}
"""What the cells of a chart come to."""
BUNTS = {
    "A": "he is out at first, and the runners move up",
    "L": "the lead runner is out",
    "P": "popped up and caught",
    "D": "popped up, and the runner from third is doubled off",
    "S": "a bunt single",
    "E": "thrown away",
}


def sentences(
    m: Matchup, options: Options, names: Names, entries: Sequence[Answered | Lookup], play: Play | None = None
) -> list[str]:
    """One sentence for each number that was drawn; with the play that came of it, also why two were not turned."""
    teller = _Teller(m, options, names)
    told = [sentence for entry in entries for sentence in teller.tell(entry)]
    return told if play is None else [*told, *teller.not_turned(play)]


class _Teller:
    """Goes along the numbers of a play, and remembers what they were drawn for."""

    def __init__(self, m: Matchup, options: Options, names: Names) -> None:
        self._m, self._options, self._names = m, options, names
        self._batter_total = 0
        self._ball: Ball | None = None
        self._kind = ""
        """What was read last on a card or the Out Chart, such as DP."""
        self._waiting: Iterator[str] = iter(
            [
                base
                for base in numbered(m.bases, m.arrived, options.automatic_steals)
                if draws_number(m.runner(base), base)
            ]
        )
        self._going: list[str] = []
        self._throw = 0
        self._called = ""
        self._hit_and_run = False

    def not_turned(self, play: Play) -> list[str]:
        """Why a double-play ball was worth one out alone."""
        turned = self._m.outs == 2 or "1" not in self._m.bases or step(play, self._m.bases).outs != 1
        if turned or not self._hit_and_run or self._kind != "DP":
            return []
        return ["The runners were going: no double play."]

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
        self._hit_and_run = self._hit_and_run or purpose == "hit_and_run"
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
            if not bound:
                return [f"Steal number {number}; {names.runner(base)} never goes by himself."]
            came = "he goes" if goes else "he does not"
            return [f"Steal number {number}; {names.runner(base)} goes by himself up to {bound}: {came}."]
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
        if purpose == "injury":
            came = "somebody is" if number >= HURT_FROM else "nobody is"
            return [f"Injury number {number}; from {HURT_FROM} on somebody is hurt: {came}."]
        if purpose == "injured-man":
            return [f"Number {number} for who it is: {self._injured(number)}."]
        if purpose == "injured-side":
            return [f"Number {number} for his side: {'the home club' if number <= HOME_SIDE else 'the visitors'}."]
        if purpose == "throw":
            self._throw = number
        return []

    def _injured(self, number: int) -> str:
        """The first digit is the position, the second the further games that he misses."""
        if number < 10 or number == HUNDRED:
            return "nobody after all"
        return f"{FIELDER[number // 10]}, for {f'this game and {number % 10} more' if number % 10 else 'this game'}"

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
                self._kind = cell
                return [f"Kind of hit {keys[0]} on {names.batter}'s card: {RESULTS.get(cell, cell)}."]
            whose = names.pitcher if lookup.chart.startswith("pitching") else names.batter
            self._kind = cell
            return [f"{keys[0]} on {whose}'s card: {RESULTS.get(cell, cell)}."]
        if lookup.chart == "Out Chart":
            self._ball = ball = ball_of(cell)
            self._kind = ball.kind
            return [f"Out Chart {keys[0]}: {KINDS[ball.kind]} to {names.fielders[ball.fielder]} ({cell})."]
        if lookup.chart == "Base Hit Locations":
            fielder = int(cell)
            rating = self._m.gloves.e[fielder]
            missed = f", who errs up to {rating}" if keys[0] <= rating else ""
            return [f"Location {keys[0]}: to {names.fielders[fielder]} ({NAME_OF[fielder]}){missed}."]
        if lookup.chart == "Outfield Arms":
            came = "out" if is_out(self._throw, cell) else "safe"
            return [f"The throw {self._throw}; an arm of {keys[0]} throws him out up to {cell}: {came}."]
        if lookup.chart in ("Grounders", "Forces and Double Plays", "Double Plays", "Drawn-in Infield"):
            return []
        if lookup.chart.startswith("Runners Advancing"):
            return self._extra_bases(keys[1], cell)
        if lookup.chart in ("Bunt Chart", "Squeeze Chart"):
            return [f"{lookup.chart} {keys[0]}: to {names.fielders[int(cell[1])]}, {BUNTS[cell[0]]}."]
        if cell[:2] == "FE":
            return [f"{lookup.chart} {keys[0]}: {RESULTS['FE']} {names.fielders[int(cell[2])]}."]
        words = CAME.get(lookup.chart, RESULTS)
        return [f"{lookup.chart}, {', '.join(map(str, keys))}: {words.get(cell, cell)}."]

    def _extra_bases(self, digit: int, cell: str) -> list[str]:
        """Who takes more than the hit gives him by the last digit of its number, of those who are on base."""
        m, names = self._m, self._names
        if "1" not in m.bases and "2" not in m.bases:
            return []
        double = self._kind == "2B"
        taken = []
        if "H" in cell and ("1" if double else "2") in m.bases:
            taken.append(f"{names.runner('1' if double else '2')} scores")
        if "3" in cell and "1" in m.bases and not double:
            taken.append(f"{names.runner('1')} takes third")
        return [f"Extra bases, by the last digit {digit}: {' and '.join(taken) or 'none'}."]
