"""What led to a play of Replay Baseball, in sentences that need no rulebook."""

from __future__ import annotations

import re
from collections.abc import Sequence

from hotstove.diamond.gloves import NUMBER_OF
from hotstove.diamond.names import Names
from hotstove.games.replay.checks import compared
from hotstove.games.replay.lines import Test, read_line
from hotstove.games.replay.matchup import Matchup
from hotstove.table.account import Answered, Lookup
from hotstove.table.questions import Answer, Decision, Roll

SILENT = ("Grounders", "Infield Positions", "Which Infielder", "Who Fields the Bunt", "Fielder Die")
CAME = {
    "SB": "he steals it",
    "CS": "he is caught",
    "PO": "he is caught leaning",
    "C": "the catcher decides",
    "go": "he is sent",
    "hold": "he is held",
    "throw": "he is sent, and there is a throw",
}
BASES = {"on first": "1", "on second": "2", "on third": "3", "runner": "123", "man there": "123", "for two": "1"}
"""Words of a spoken line that need somebody on one of these bases."""


def sentences(m: Matchup, names: Names, entries: Sequence[Answered | Lookup]) -> list[str]:
    """One sentence for each roll, with the spoken line of the Chart Book where it fits what stands on the bases."""
    teller = _Teller(m, names)
    return [sentence for entry in entries for sentence in teller.tell(entry)]


class _Teller:
    """Goes along the rolls of a play, and remembers the squares and the line that they found."""

    def __init__(self, m: Matchup, names: Names) -> None:
        self._m, self._names = m, names
        self._grade = self._number = ""
        self._tests: list[Test] = []
        self._fielder = 0
        self._dice = ""

    def tell(self, entry: Answered | Lookup) -> list[str]:
        if isinstance(entry, Lookup):
            return self._read(entry)
        if isinstance(entry.question, Roll):
            return self._rolled(entry.question, entry.answer)
        if isinstance(entry.question, Decision) and entry.answer != entry.question.default:
            words = {
                "hit_and_run": "The hit and run is on.",
                "walk": "He is walked on purpose.",
                "infield": f"The infield is called {entry.answer}.",
            }
            return [words[entry.question.purpose]] if entry.question.purpose in words else []
        return []

    def _read(self, lookup: Lookup) -> list[str]:
        cell, chart = str(lookup.cell), lookup.chart
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
        if chart == "Fielder Die":
            self._fielder = int(cell)
            return self._ranged()
        if chart.startswith("Column"):
            return self._column(lookup)
        if chart in SILENT:
            return []
        spoken = self._spoken(lookup.told)
        if chart == "Rare Play Book" or (spoken and chart == "Hit and Run"):
            return spoken
        if chart == "Action Chart":
            return [f"Action Chart, {lookup.keys[0]} and a die of {lookup.keys[1]}: {CAME.get(cell, cell)}."]
        if chart == "Third-Base Coach":
            return [f"The coach, {lookup.keys[1]} at {lookup.keys[0]}: {CAME.get(cell, cell)}."]
        return [f"{chart}, {', '.join(map(str, lookup.keys))}: {cell}.", *spoken]

    def _column(self, lookup: Lookup) -> list[str]:
        names, total = self._names, int(lookup.keys[0])
        number = int(found[0]) if (found := re.match(r"\d+", self._number)) else 0
        column = lookup.chart.removeprefix("Column ").split(",")[0]
        other = f"the glove of {names.fielders[self._fielder]}" if column == "4" else f"{names.pitcher}'s"
        told = [
            f"Dice {self._dice}: column {column}, {names.batter}'s {number} and {other} {total - number} make {total}."
        ]
        line = str(lookup.cell)
        if not line.startswith("="):
            branches = read_line(line)
            self._tests = [test for branch in branches for test in branch.tests]
            fielders = {branch.outcome.fielder for branch in branches} - {""}
            told_of = next((int(one) for one in sorted(fielders) if one.isdecimal()), 0)
            self._fielder = told_of or self._fielder
            if "die" not in fielders:
                told += self._ranged()
        return [*told, *self._spoken(lookup.told)]

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
            drops = "it drops" if compared(raised, test.sign, bound) else "he has it"
            return [f"{name}'s range is {rating} against the raised {raised}: {drops}."]
        return [f"{name}'s range is {rating}, asked for is {test.sign} {test.number}."]

    def _rolled(self, question: Roll, answer: Answer) -> list[str]:
        purpose, m, shown = question.purpose, self._m, question.show(answer)
        number = int(answer)
        if purpose == "pitch":
            self._dice = shown
            return []
        if purpose == "error":
            rating = m.gloves[self._fielder].error if self._fielder else 0
            if not rating:
                return [f"Error check {shown}."]
            came = "above it, an error" if number > rating else "no error"
            return [f"Error check {shown} against {self._names.fielders[self._fielder]}'s e{rating}: {came}."]
        if purpose in ("catcher", "catcher-error"):
            catcher = self._names.fielders[2]
            if purpose == "catcher":
                rating = m.gloves[2].rating
                return [
                    f"The throw of {catcher}: {shown} against his {rating}: {'safe' if number > rating else 'caught'}."
                ]
            rating = m.gloves[2].error
            return [
                f"Error check {shown} against {catcher}'s e{rating}: "
                f"{'a wild throw' if number > rating else 'no error'}."
            ]
        if purpose == "odd-or-even":
            came = "odd, and something rare happens" if number % 2 else "even, and nothing odd comes of it"
            return [f"A die of {shown}: {came}."]
        ratings = {
            "speed": ("speed", m.speeds[0]),
            "wild": ("wild pitch rating", m.wild),
            "passed": ("passed balls", m.gloves[2].second),
        }
        ratings |= {"pickoff": ("hold", m.hold), "chance": ("", 0)}
        if purpose in ratings:
            return [self._check(purpose, number, *ratings[purpose])]
        words = {"park": "The ballpark", "coach": "", "action": "", "rare": "", "bunt": "", "hit-and-run": ""}
        name = words.get(purpose, purpose.replace("-", " ").capitalize())
        return [f"{name}: {shown}."] if name else []

    def _check(self, purpose: str, number: int, name: str, rating: int) -> str:
        """A die against a rating, as the line of the Chart Book asks for it."""
        right = {"speed": "speed", "wild": "wp", "passed": "pb", "pickoff": "hold", "chance": ""}[purpose]
        test = next((test for test in self._tests if test.left == "die" and test.right == right and test.sign), None)
        if test is None:
            return f"A die of {number}."
        bound = rating + test.number
        less = f" {'+' if test.number > 0 else '-'} {abs(test.number)}" if name and test.number else ""
        against = f" ({name} {rating}{less})" if name else ""
        came = "yes" if compared(number, test.sign, bound) else "no"
        return f"A die of {number}, asked for is {test.sign} {bound}{against}: {came}."

    def _spoken(self, told: str) -> list[str]:
        """The spoken line without what it says of runners who are not there."""
        kept = []
        for part in re.split(r"(?<=;) ", told):
            needed = [bases for words, bases in BASES.items() if words in part]
            if all(any(base in self._m.bases for base in bases) for bases in needed):
                kept.append(part)
        text = " ".join(kept).rstrip(";").rstrip()
        if not text:
            return []
        text = f"{text[0].upper()}{text[1:]}"
        return [f'"{text}"' if text.endswith((".", "!", "?")) else f'"{text}."']
