"""The squares of the cards: what stands in them, and how they are written."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

SYMBOLS = ("*", "**", "+")
LETTERS = tuple("ABCDEFGHIJKL")
INFIELDERS = {"1b": 3, "2b": 4, "3b": 5, "ss": 6}
FLYBALL = "c6"
LOOPING_DRIVE = 55
SHADED_COLUMNS = frozenset({2, 3, 6})
"""Columns in which squares may be shaded."""
_BATTER = re.compile(r"([0-9]{1,2})((?:\^[0-9]{1,2}|\*\*|\*|\+|[A-L]|R)*)")
_GRADE = re.compile(r"([1-5])((?:\*|[kwW]|\^[1-6])*)")
_MARKS = re.compile(r"\^[0-9]{1,2}|\*\*|[^^]")


class Square(NamedTuple):
    """A square of a batter's grid."""

    number: int
    raised: int = 0
    """The small number beside it: for 55 in column 2 against the outfielder, in square 2-1 the games missed."""
    mark: str = ""
    """A steal symbol, in column 5 a letter of the Action Chart, in square 2-1 a platoon letter."""
    shaded: bool = False
    """RB-25: the ballpark has a say."""

    def __str__(self) -> str:
        return f"{self.number}{f'^{self.raised}' if self.raised else ''}{self.mark}"


class Grade(NamedTuple):
    """A square of a pitcher's grid: a grade with its symbols, or the name of an infielder."""

    grade: int
    mark: str = ""
    """* (column 2), k, w or W, or nothing."""
    raised: int = 0
    """RB-05: cuts walks in column 5 and homers in column 6."""
    infielder: str = ""
    """1b 2b 3b ss, in column 4 also c6; in column 6 a groundball pitcher's shaded square. "" asks the box."""

    def __str__(self) -> str:
        if self.infielder:
            return self.infielder
        return f"{self.grade}{self.mark}{f'^{self.raised}' if self.raised else ''}" if self.grade else "-"


@lru_cache(maxsize=4_096)
def read_square(text: str) -> Square | None:
    """One batter's square as printed, such as 39^3, 8*, 7C; None where it is none."""
    found = _BATTER.fullmatch(text)
    marks = _marks(found[2]) if found is not None else None
    if found is None or marks is None or int(found[1]) == 0 or len(marks[1]) > 1:
        return None
    return Square(int(found[1]), marks[0], "".join(marks[1]))


@lru_cache(maxsize=4_096)
def read_grade(text: str) -> Grade | None:
    """One pitcher's grade as printed, such as 1*, 2k, 1^2."""
    found = _GRADE.fullmatch(text)
    marks = _marks(found[2]) if found is not None else None
    if found is None or marks is None:
        return None
    return Grade(int(found[1]), "".join(marks[1]), marks[0])


def _marks(text: str) -> tuple[int, list[str]] | None:
    """The raised number and the other marks, in whatever order they stand; None where one stands there twice."""
    found = _MARKS.findall(text)
    raised = [int(mark[1:]) for mark in found if mark[0] == "^"]
    others = sorted(mark for mark in found if mark[0] != "^")
    if len(raised) > 1 or len(set(others)) < len(others):
        return None
    return (raised[0] if raised else 0), others
