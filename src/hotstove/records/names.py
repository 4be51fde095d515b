"""Names are only names: what the database takes for one, and how one becomes the name of a file."""

from __future__ import annotations

import unicodedata

from hotstove.table.errors import Mistake

NOT_IN_FILE_NAMES = frozenset('<>:"/\\|?*%')
"""Letters that mean something to one of the systems; written as %3F they mean nothing to any."""
TAKEN_ON_WINDOWS = frozenset(
    {"con", "prn", "aux", "nul", *(f"{port}{n}" for port in ("com", "lpt") for n in range(1, 10))}
)
UNSEEN = frozenset({"Cc", "Cs", "Zl", "Zp"})
TURNING = frozenset(map(chr, (*range(0x202A, 0x202F), *range(0x2066, 0x206A), 0x200E, 0x200F, 0x061C)))
"""Marks that turn the direction of writing, so that a line reads otherwise than it is."""


def check_name(what: str, name: str, longest: int, may_be_empty: bool = False) -> None:
    """Refuses a name that is empty, too long for its column, or holds letters that steer a terminal."""
    if not name.strip() and not (may_be_empty and not name):
        raise Mistake(f"{what} is empty; it has at least one letter")
    if len(name) > longest:
        raise Mistake(f"{what} {seen(name[:20])}... has {len(name)} letters; it has at most {longest}")
    if name != seen(name):
        raise Mistake(f"{what} '{seen(name)}' holds letters that cannot be seen; it is plain text in one line")


def seen(text: str) -> str:
    """The text with everything that a terminal would obey, or that turns the line, written out as an escape."""
    return "".join(
        f"\\u{ord(mark):04x}" if unicodedata.category(mark) in UNSEEN or mark in TURNING else mark for mark in text
    )


def file_name(name: str) -> str:
    """A name as the name of a file: the same on every system, in its folder, and another for every other name."""
    found = "".join(f"%{ord(mark):02X}" if mark in NOT_IN_FILE_NAMES or mark < " " else mark for mark in name)
    if found.partition(".")[0].lower() in TAKEN_ON_WINDOWS or found.startswith("."):
        found = f"%{ord(found[0]):02X}{found[1:]}"
    if found.endswith((".", " ")):
        found = f"{found[:-1]}%{ord(found[-1]):02X}"
    return found
