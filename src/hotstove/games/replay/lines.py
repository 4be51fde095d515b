"""The notation of the Chart Book: a result, or several under tests that are tried from left to right.

    single@8 3-H 2?H 1?3                      a single to center; the third-base coach decides on the players at 2 and 1
    error ? error@6 3-H 2-3 1-2 | routine@6   a check of the shortstop's error rating, then a routine grounder
    on & die>wp ? WP | fly@8 3-H              with somebody on, a die above the wild pitch rating; else a sacrifice fly
    =C/E2.1-2                                 a play written out as scorers write it

A line is `branch | branch`, a branch `test & test ? outcome`, an outcome a word, `@` and who has the ball, and moves.
`docs/replay-lines.md` lists the words.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from hotstove.table.rules import tabulated

FLAGS = ("on", "first", "scoring", "two-out", "opposite", "same", "back", "halfway", "in", "infield", "outfield")
LEFT = ("die", "raised", "range", "speed")
RIGHT = ("speed", "range", "wp", "pb", "hold", "")
BARE = ("K", "BB", "BB+WP", "HBP", "WP", "PB", "PO", "BK", "rare", "K+run")
HITS = ("single", "double", "triple", "homer")
CAUGHT = ("fly", "liner", "lined-dp")
GROUNDED = ("routine", "slow", "turned", "home", "moved")
BATTED = (*HITS, *CAUGHT, *GROUNDED, "error")
MAN_OF_DIE, MAN_OF_BALL, MAN_BEHIND = "die", "ball", "behind"
CERTAIN, COACH, SEND, MUST, ALONG = "-", "?", "!", "%", ">"
_TEST = re.compile(r"(die|raised|range|speed)(<=|>=|<|>|=)(odd|[a-z]*)([+-]?[0-9]{0,2})")
_OUTCOME = re.compile(r"([A-Za-z+-]+?)(?:@([1-9]|die|ball|behind))?((?: [B123][-?!%>XET][123H])*)")


class Test(NamedTuple):
    """A flag such as `scoring`, or a comparison such as `die<=speed-2`."""

    left: str
    sign: str = ""
    right: str = ""
    number: int = 0

    def __str__(self) -> str:
        if not self.sign:
            return self.left
        number = f"{self.number:+d}" if self.right and self.number else "" if self.right else str(self.number)
        return f"{self.left}{self.sign}{self.right}{number}"


class Outcome(NamedTuple):
    """What happens: a word, who has the ball, and where the runners go."""

    word: str
    fielder: str = ""
    """1 to 9, `die` the player of the Fielder Die, `ball` the infielder named, `behind` the outfielder behind him."""
    moves: tuple[str, ...] = ()
    """Lead runner first: 2-H he goes, 2?H the coach decides, 2!H he may be sent, 2%H he must try, 1>3 he goes along
    if there is a throw at the player ahead of him."""

    def __str__(self) -> str:
        return " ".join([f"{self.word}@{self.fielder}" if self.fielder else self.word, *self.moves])

    @property
    def phrase(self) -> str:
        return " ".join([self.word, *self.moves])


class Branch(NamedTuple):
    """Tests that must all hold, and what happens then."""

    tests: tuple[Test, ...]
    outcome: Outcome

    def __str__(self) -> str:
        return f"{' & '.join(map(str, self.tests))} ? {self.outcome}" if self.tests else str(self.outcome)


@tabulated
def read_line(text: str) -> tuple[Branch, ...]:
    """The branches of a line; raises ValueError with what it cannot read."""
    branches = tuple(_branch(part) for part in text.split(" | "))
    if branches[-1].tests:
        raise ValueError("its last branch has a test, so that nothing may happen")
    return branches


def write_line(branches: tuple[Branch, ...]) -> str:
    return " | ".join(map(str, branches))


def _branch(text: str) -> Branch:
    tests, mark, outcome = text.rpartition(" ? ")
    return Branch(tuple(_test(part) for part in tests.split(" & ")) if mark else (), _outcome(outcome))


def _test(text: str) -> Test:
    if text in FLAGS or text == "error":
        return Test(text)
    found = _TEST.fullmatch(text)
    if found is None or not (found[3] in RIGHT or found[3] == "odd") or not (found[3] or found[4]):
        raise ValueError(f"{text!r} is no test")
    return Test(found[1], found[2], found[3], int(found[4] or 0))


def _outcome(text: str) -> Outcome:
    if text.startswith("="):
        return Outcome(text)
    found = _OUTCOME.fullmatch(text)
    if found is None or found[1] not in (*BARE, *BATTED):
        raise ValueError(f"{text!r} is no outcome")
    word, fielder, moves = found.groups()
    if (word in BATTED) != bool(fielder):
        raise ValueError(f"{text!r} must {'say who has the ball' if word in BATTED else 'name no fielder'}")
    return Outcome(word, fielder or "", tuple(moves.split()))
