"""What led to a play of Replay Baseball, in sentences that need no rulebook."""

from __future__ import annotations

import re
from collections.abc import Sequence

from hotstove.diamond.gloves import NUMBER_OF
from hotstove.diamond.names import Names
from hotstove.diamond.play import Play
from hotstove.games.replay.checks import compared
from hotstove.games.replay.infield import CORNERS
from hotstove.games.replay.lines import Outcome, Test, read_line
from hotstove.games.replay.matchup import Matchup
from hotstove.games.replay.resolving import WILD_CHANCE, ball_to
from hotstove.games.replay.running import lead_try, urge
from hotstove.games.replay.spoken import spoken
from hotstove.table.account import Answered, Lookup
from hotstove.table.questions import Answer, Decision, Roll

SILENT = ("Grounders", "Infield Positions", "Which Infielder")
CAME = {
    "SB": "he steals it",
    "CS": "he is caught",
    "PO": "he is caught leaning",
    "C": "the catcher decides",
    "go": "he is sent",
    "hold": "he is held",
    "throw": "he is sent, and there is a throw",
}
BUNTED = {
    "single": "a hit",
    "sacrifice": "the runners move up",
    "error": "the fielder is checked for an error",
    "lead": "the lead runner is out",
    "double-play": "they may get two",
    "popped": "popped up and caught",
    "popped-double-play": "popped up, and the lead runner is doubled off",
    "out": "he is thrown out at first",
    "strikeout": "he fouls off strike three",
}
BUNTS = {"Sacrifice Bunt": "sacrifice bunt", "Squeeze Bunt": "squeeze", "Bunt for a Hit": "bunt for a hit"}
INFIELDS = {
    "back": "The infield plays back.",
    "halfway": "The infield plays halfway.",
    "in": "The infield comes in.",
    "corners": "First and third come in.",
    "third": "The third baseman comes in.",
}
HIT_COLUMN, OUT_COLUMN, DEEP_COLUMN = "2", "5", "6"
"""Columns in which what stands beside the pitcher's grade can change what happens."""


def sentences(m: Matchup, names: Names, entries: Sequence[Answered | Lookup], play: Play | None = None) -> list[str]:
    """One sentence for each roll, with the spoken line of the Chart Book where it fits what stands on the bases.

    With the play that came of it, also how a symbol beside the pitcher's grade turned it.
    """
    teller = _Teller(m, names)
    told = [sentence for entry in entries for sentence in teller.tell(entry)]
    return told if play is None else [*told, *teller.turned(play)]


class _Teller:
    """Goes along the rolls of a play, and remembers the squares and the line that they found."""

    def __init__(self, m: Matchup, names: Names) -> None:
        self._m, self._names = m, names
        self._grade = self._number = self._column = ""
        self._outcomes: list[Outcome] = []
        self._tests: list[Test] = []
        self._fielder = 0
        self._dice = ""
        self._drops = self._coached = False
        self._called = ""
        """The base from which a steal is called."""

    def tell(self, entry: Answered | Lookup) -> list[str]:
        if isinstance(entry, Lookup):
            return self._read(entry)
        if isinstance(entry.question, Roll):
            return self._rolled(entry.question, entry.answer)
        if isinstance(entry.question, Decision) and entry.answer != entry.question.default:
            if entry.question.purpose == "infield":
                return [INFIELDS[str(entry.answer)]]
            if entry.question.purpose == "steal":
                self._called = str(entry.answer)[0]
            return ["The hit and run is on."] if entry.question.purpose == "hit_and_run" else []
        return []

    def turned(self, play: Play) -> list[str]:
        """How a symbol beside the grade made another play of what the line says."""
        code, grade = play.events[0].code, f"beside {self._names.pitcher}'s {self._grade}"
        words = {outcome.word for outcome in self._outcomes}
        if self._column == HIT_COLUMN and "*" in self._grade and self._drops:
            return [f"The * {grade}: what would drop in is caught."]
        if self._column in (OUT_COLUMN, DEEP_COLUMN) and "k" in self._grade and code == "K" and not words & {"K"}:
            return [f"The k {grade} makes a strikeout of it."]
        if self._column == OUT_COLUMN and "W" in self._grade and code == "W" and not words & {"BB", "BB+WP"}:
            return [f"The W {grade} makes a walk of it."]
        return []

    def _read(self, lookup: Lookup) -> list[str]:
        cell, chart, keys = str(lookup.cell), lookup.chart, lookup.keys
        if lookup.column == "pitching":
            self._grade = cell
            infielder = re.sub("[^a-z0-9]", "", cell).upper()
            if infielder in NUMBER_OF:
                self._fielder = NUMBER_OF[infielder]
            return []
        if lookup.column == "batting":
            self._number = cell
            return []
        if chart == "Which Infielder":
            self._fielder = NUMBER_OF[cell.upper()]
            return []
        if chart == "Who Fields the Bunt":
            self._fielder = int(cell)
            return []
        if chart == "Fielder Die":
            self._fielder = int(cell)
            return self._ranged()
        if chart.startswith("Column"):
            return self._chart_line(lookup)
        if chart in SILENT:
            return []
        said = spoken(lookup.told, self._m)
        if chart == "Rare Play Book" or (said and chart == "Hit and Run"):
            return said
        if chart in BUNTS:
            plays = f", who plays {keys[1]}" if self._fielder in CORNERS else ""
            where = f"to {self._names.fielders[self._fielder]}{plays}"
            sums = f"{int(keys[0]) - self._m.meeting.bunt} + {self._m.meeting.bunt} = {keys[0]}"
            return [f"The {BUNTS[chart]}, {sums}, {where}: {BUNTED.get(cell, cell)}."]
        if chart == "Action Chart":
            came = CAME.get(cell, cell)
            return [f"Action Chart, row {keys[0]} for {self._runner()} and a die of {keys[1]}: {came}."]
        if chart == "SB Jump Chart":
            return [f"A jump of {keys[0]} and a die of {keys[1]}: he {'gets away' if cell == 'go' else 'stays'}."]
        if chart == "Third-Base Coach":
            self._coached = True
            weighed, came = self._weighed(int(keys[0])), CAME.get(cell, cell)
            return [f"The third-base coach, {weighed} and a die of {keys[1]}: {came}."]
        return [f"{chart}, {', '.join(map(str, keys))}: {cell}.", *said]

    def _chart_line(self, lookup: Lookup) -> list[str]:
        names, total = self._names, int(lookup.keys[0])
        number = int(found[0]) if (found := re.match(r"\d+", self._number)) else 0
        self._column = column = lookup.chart.removeprefix("Column ").split(",")[0]
        other = f"{names.fielders[self._fielder]}'s glove" if column == "4" else f"{names.pitcher}'s"
        told = [f"Dice {self._dice}, column {column}: {names.batter}'s {number} + {other} {total - number} = {total}."]
        line = str(lookup.cell)
        if not line.startswith("="):
            branches = read_line(line)
            self._tests = [test for branch in branches for test in branch.tests]
            self._outcomes = [branch.outcome for branch in branches]
            fielders = {outcome.fielder for outcome in self._outcomes} - {""}
            told_of = next((int(one) for one in sorted(fielders) if one.isdecimal()), 0)
            self._fielder = told_of or self._fielder
            if "die" not in fielders:
                told += self._ranged()
        return [*told, *spoken(lookup.told, self._m)]

    def _ranged(self) -> list[str]:
        """A test of the fielder's range or of the raised number, which needs no die."""
        found = [test for test in self._tests if test.left in ("raised", "range") and test.sign]
        if not found or not self._fielder:
            return []
        raised = int(mark[1]) if (mark := re.search(r"\^(\d)", self._number)) else 0
        test = found[0]
        name, rating = self._names.fielders[self._fielder], self._m.gloves[self._fielder].rating
        if test.left == "raised":
            bound = test.number + (rating if test.right == "range" else 0)
            self._drops = compared(raised, test.sign, bound)
            came = "it drops" if self._drops else "he has it"
            return [f"The raised {raised} against {name}'s range of {rating}: {came}."]
        came = "it falls in" if compared(rating, test.sign, test.number) else "he gets there"
        return [f"{name}'s range is {rating}, and {_asked(test.sign, test.number)} does not reach it: {came}."]

    def _rolled(self, question: Roll, answer: Answer) -> list[str]:
        purpose, m, shown = question.purpose, self._m, question.show(answer)
        number = int(answer)
        if purpose == "pitch":
            self._dice = shown
            return []
        if purpose in ("error", "catcher-error"):
            fielder = self._fielder if purpose == "error" else 2
            if not fielder:
                return [f"Error check {shown}."]
            rating = m.gloves[fielder].error
            wild = "an error" if purpose == "error" else "a wild throw"
            came = f"above it, {wild}" if number > rating else "no error"
            return [f"Error check {shown} against {self._names.fielders[fielder]}'s e{rating}: {came}."]
        if purpose == "catcher":
            came = "safe" if number > m.gloves[2].rating else "caught"
            return [
                f"{self._names.fielders[2]}'s throw: a die of {shown}, safe above his {m.gloves[2].rating}: {came}."
            ]
        if purpose == "hold":
            hold, pitcher = m.meeting.hold, self._names.pitcher
            came = "he steals" if number > hold else "he stays"
            return [f"{self._runner()} may steal: a die of {shown}, safe above {pitcher}'s hold of {hold}: {came}."]
        if purpose == "throw":
            return [self._thrown(number)]
        if purpose in ("control", "gopher"):
            return [self._beside_the_grade(purpose, number)]
        if purpose == "odd-or-even":
            came = "odd, and something rare happens" if number % 2 else "even, and nothing odd comes of it"
            return [f"A die of {shown}: {came}."]
        if purpose in ("speed", "wild", "passed", "pickoff", "chance"):
            return [self._check(purpose, number)]
        silent = ("coach", "action", "jump", "rare", "bunt", "hit-and-run")
        words = {"park": "The ballpark", "foul": "The foul, with the park's room for it"}
        words["foul-fielder"] = "Who is under the foul"
        name = words.get(purpose, purpose.replace("-", " ").capitalize())
        return [] if purpose in silent else [f"{name}: {shown}."]

    def _runner(self) -> str:
        """Who goes: by call, or because of the symbol or letter with which he reached."""
        base = self._called or self._m.pending[:1]
        return self._names.runner(base) if base else "the runner"

    def _tries(self) -> tuple[str, int]:
        """The move of the runner who tries for one more, such as 2?H, and who has the ball, if all branches agree."""
        moves = [(outcome, lead_try(outcome.moves, self._m.bases)) for outcome in self._outcomes]
        found = {(move, ball_to(outcome, self._fielder)) for outcome, move in moves if move}
        return found.pop() if len(found) == 1 else ("", 0)

    def _weighed(self, number: int) -> str:
        """What the third-base coach goes by: the runner's speed and the arm of who has the ball."""
        move, fielder = self._tries()
        if not move:
            return f"number {number}"
        m, names = self._m, self._names
        speed, more = m.speed(move[0]), urge(move, m.outs)
        fast = f"speed, {speed} + {more}," if more else f"speed of {speed}"
        arm = f"{names.fielders[fielder]}'s arm of {m.gloves[fielder].second}"
        return f"{names.runner(move[0])}'s {fast} against {arm}, number {number}"

    def _thrown(self, die: int) -> str:
        """A throw at a runner, who is safe up to his speed, with the coach's eye one more."""
        move, _ = self._tries()
        if not move:
            return f"The throw: a die of {die}."
        speed, more = self._m.speed(move[0]), 1 if self._coached else 0
        sums = f"{speed + more}, his speed of {speed} and 1" if more else f"his speed of {speed}"
        came = "out" if die > speed + more else "safe"
        return f"The throw at {self._names.runner(move[0])}: a die of {die}, safe up to {sums}: {came}."

    def _beside_the_grade(self, purpose: str, die: int) -> str:
        """The die that a w or a raised number beside the pitcher's grade asks for."""
        grade = f"{self._names.pitcher}'s {self._grade}"
        if purpose == "control" and "w" in self._grade:
            came = "a walk" if die <= WILD_CHANCE else "no walk"
            return f"The w beside {grade}, a walk up to {WILD_CHANCE}: a die of {die}: {came}."
        raised = int(mark[1]) if (mark := re.search(r"\^(\d)", self._grade)) else 0
        up_to, above = (
            ("only a single to center", "it is gone") if purpose == "gopher" else ("a grounder to short", "a walk")
        )
        return f"The raised number of {grade}: a die of {die}, {'above it' if die > raised else 'not above it'}: " + (
            f"{above if die > raised else up_to}."
        )

    def _check(self, purpose: str, number: int) -> str:
        """A die against a rating, as the line of the Chart Book asks for it."""
        m, names = self._m, self._names
        right = {"speed": "speed", "wild": "wp", "passed": "pb", "pickoff": "hold", "chance": ""}[purpose]
        test = next((test for test in self._tests if test.left == "die" and test.right == right and test.sign), None)
        if test is None:
            return f"A die of {number}."
        hold, wild = m.meeting.hold, m.meeting.wild
        rating, what, happens, fails = {
            "speed": (m.speeds[0], f"{names.batter}'s speed", "he makes it", "he does not make it"),
            "wild": (wild, f"{names.pitcher}'s wild pitch rating", "it gets away", f"{names.fielders[2]} stops it"),
            "passed": (m.gloves[2].second, f"{names.fielders[2]}'s passed balls", "it gets by him", "he holds it"),
            "pickoff": (hold, f"{names.pitcher}'s hold", "the runner is picked off", "the runner gets back"),
            "chance": (0, "", "it is a hit", "it is not a hit"),
        }[purpose]
        bound = rating + test.number
        less = f" {'+' if test.number > 0 else '-'} {abs(test.number)}" if what and test.number else ""
        against = f" ({what}, {rating}{less})" if what else ""
        came = happens if compared(number, test.sign, bound) else fails
        if bound < 1 and test.sign == "<=":
            return f"No die is low enough{against}: {came}."
        return f"A die of {number}, {_asked(test.sign, bound)} is wanted{against}: {came}."


def _asked(sign: str, bound: int) -> str:
    """What a comparison wants, in words."""
    words = {"<=": f"{bound} or less", ">=": f"{bound} or more", "<": f"less than {bound}", ">": f"more than {bound}"}
    return words.get(sign, str(bound))
