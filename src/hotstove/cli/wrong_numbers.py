"""A number on the command line that is none, or too large or small, told in words of ours instead of a checker's."""

from __future__ import annotations

import re

from hotstove.table.errors import Mistake

WANTED = (
    (re.compile(r"valid integer"), "a whole number"),
    (re.compile(r"valid number"), "a number"),
    (re.compile(r"greater than or equal to (\S+)"), "{} or more"),
    (re.compile(r"less than or equal to (\S+)"), "{} or less"),
)


def wrong_number(error: Exception) -> Mistake | None:
    """The mistake that a parser's complaint comes to; None where it complains of something else than a number."""
    parameter, complaint = getattr(error, "param", None), str(getattr(error, "message", ""))
    if parameter is None:
        return None
    for pattern, words in WANTED:
        found = pattern.search(complaint)
        if found is not None:
            name = max(parameter.opts, key=len)
            return Mistake(f"{name}: it is {words.format(*found.groups())}")
    return None
