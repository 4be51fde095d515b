"""The spoken line of the Chart Book, as far as it fits who is on base, how many are out, and whose hands meet."""

from __future__ import annotations

import re

from hotstove.games.replay.checks import flag
from hotstove.games.replay.matchup import Matchup

FITS = {
    "nobody on": "nobody",
    "nobody to drive in": "no scoring",
    "in the clutch": "scoring",
    "first base open": "no first",
    "a man there": "first",
    "other hand": "opposite",
    "own side": "same",
    "this kind of pitching": "same",
    "may get two": "for two",
    "may turn it": "for two",
    "made for two": "for two",
    "six to four to three": "for two",
    "relay": "for two",
    "men on it": "on",
    "men on he": "on",
    "everybody takes": "on",
    "everybody runs": "on",
    "everybody on base": "on",
    "runner": "on",
    "runners tag": "may tag from second",
    "men on third and second": "may tag from second",
    "a man on third": "may tag",
    "man from third": "may tag",
    "deep enough for a run": "may tag",
    "the man on second": "second",
    "man from second": "second",
}
"""What must be so where a clause of a line says these words; lines are parted into clauses by semicolons."""


def spoken(told: str, m: Matchup) -> list[str]:
    """The line in quotation marks, without its clauses that do not fit; nothing where none fits."""
    kept = [clause for clause in re.split(r"; ", told) if _fits(clause.casefold(), m)]
    text = "; ".join(kept).rstrip(";")
    if not text:
        return []
    text = f"{text[0].upper()}{text[1:]}"
    return [f'"{text}"' if text.endswith((".", "!", "?")) else f'"{text}."']


def _fits(clause: str, m: Matchup) -> bool:
    return all(_is_so(what, m) for words, what in FITS.items() if words in clause)


def _is_so(what: str, m: Matchup) -> bool:
    less_than_two_out = m.outs < 2
    here = {
        "nobody": m.bases == "---",
        "second": "2" in m.bases,
        "for two": "1" in m.bases and less_than_two_out,
        "may tag": "3" in m.bases and less_than_two_out,
        "may tag from second": bool(set("23") & set(m.bases)) and less_than_two_out,
    }
    if what in here:
        return here[what]
    name = what.removeprefix("no ")
    return flag(name, m.bases, m.outs, m.meeting.hands, "", 0) == (name == what)
