"""A prompt: what somebody at the table is asked now."""

from __future__ import annotations

from dataclasses import dataclass

from hotstove.table.questions import Decision, Question

CALLS = "calls"
"""Calls and changes of players before the pitch: the sides hand in what they want, and the game goes on."""
CHOICE = "choice"
"""One decision."""
MUST_CHANGE = "must-change"
"""The lineup cannot go on as it stands."""
DICE = "dice"
"""What fell on somebody's own table."""


@dataclass(frozen=True)
class Prompt:
    """What is asked, of whom, and what may be answered."""

    kind: str
    seat: str
    """The side that is asked; "" for dice."""
    question: Question
    number: int
    """How many answers the tape has: an answer to another number comes too late."""
    offered: tuple[Decision, ...] = ()
    """The calls that the rules will ask these sides for before the pitch."""
    may_change: frozenset[int] = frozenset()
    """Sides whose players may be changed."""
    why: str = ""
    """Why something must be done, or what has happened to be answered."""
    usual: str = ""
    """What is answered if nothing else is said."""
