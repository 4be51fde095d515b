"""Why a call cannot be made now, in a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hotstove.diamond.bases import EMPTY, LOADED
from hotstove.games import keys as game_keys
from hotstove.games import phrases as phrases_of
from hotstove.sitting.plays.calls import call_names, coming
from hotstove.table.phrases import Phrase

if TYPE_CHECKING:
    from hotstove.sitting.plays.match import PlaysMatch, PlaysSitting

OFFENSE = ("steal", "bunt", "hit_and_run", "send", "stretch")
"""Calls of the side at bat; the others are the defence's."""
NAMES = {"1": "first", "2": "second", "3": "third"}
OUTS = ("nobody out", "one out", "two out")


def why_not(match: PlaysMatch, sitting: PlaysSitting, typed: str) -> str:
    """What stands against a call that was typed: the wrong side, empty bases, or the rules."""
    text, phrases = " ".join(typed.lower().split()), match.phrases
    for purpose, phrase in phrases.known.items():
        if not _names(text, phrase):
            continue
        situation = sitting.state.situation
        batting = purpose in OFFENSE
        if (situation.batting if batting else situation.fielding) not in match.persons:
            return f"{typed}: your side is {'in the field' if batting else 'at bat'}"
        if batting and situation.bases == EMPTY and purpose != "bunt":
            return f"{typed}: nobody is on base"
        offered = coming(match.game, sitting.state, phrases)
        if purpose not in {decision.purpose for decision in offered}:
            calls = ", ".join(call_names(offered, phrases)) or "no call"
            return f"{typed}: not with {moment(situation.bases, situation.outs)}; the rules offer {calls}"
    elsewhere = (phrase for key in game_keys() if key != match.game.key for phrase in phrases_of(key).known.values())
    if any(phrase.before_pitch and _names(text, phrase) for phrase in elsewhere):
        return f"{typed}: {match.game.name} has no such call; ? tells what can be typed"
    return f"{typed!r} is nothing that can be done here; ? tells what can"


def moment(bases: str, outs: int) -> str:
    """Who is on and how many are out, in words, such as `runners on first and third and one out`."""
    on = [NAMES[base] for base in bases if base in NAMES]
    who = f"a runner on {on[0]}" if len(on) == 1 else f"runners on {' and '.join(on)}"
    named = "nobody on" if bases == EMPTY else "the bases full" if bases == LOADED else who
    return f"{named} and {OUTS[outs]}"


def _names(text: str, phrase: Phrase) -> bool:
    names = (phrase.words, *phrase.also, *(option for option in phrase.options if option not in ("none", "yes", "no")))
    return any(text == name.lower() or text.startswith(f"{name.lower()} ") for name in names)
