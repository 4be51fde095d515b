"""Why a call cannot be made now, in a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hotstove.diamond.bases import EMPTY
from hotstove.sitting.plays.calls import coming

if TYPE_CHECKING:
    from hotstove.sitting.plays.match import PlaysMatch, PlaysSitting

OFFENSE = ("steal", "bunt", "hit_and_run", "send", "stretch")
"""Calls of the side at bat; the others are the defence's."""


def why_not(match: PlaysMatch, sitting: PlaysSitting, typed: str) -> str:
    """What stands against a call that was typed: the wrong side, empty bases, or the rules."""
    text, phrases = " ".join(typed.lower().split()), match.phrases
    for purpose, phrase in phrases.known.items():
        names = (phrase.words, *phrase.also, *(option for option in phrase.options if option != "none"))
        if not any(text == name.lower() or text.startswith(f"{name.lower()} ") for name in names):
            continue
        situation = sitting.state.situation
        batting = purpose in OFFENSE
        if (situation.batting if batting else situation.fielding) not in match.persons:
            return f"{typed}: your side is {'in the field' if batting else 'at bat'}"
        if batting and situation.bases == EMPTY and purpose != "bunt":
            return f"{typed}: nobody is on base"
        if purpose not in {decision.purpose for decision in coming(match.game, sitting.state, phrases)}:
            return f"{typed}: the rules do not ask for it here"
    return f"{typed!r} is nothing that can be done here; ? tells what can"
