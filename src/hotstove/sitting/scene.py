"""A scene: everything that a face draws for one seat, as plain values ready for JSON, in every game alike."""

from __future__ import annotations

from hotstove import games
from hotstove.sitting.account_lines import step_values
from hotstove.sitting.options import option_values
from hotstove.sitting.prompts import CALLS, DICE, Prompt
from hotstove.sitting.sitting import AnySitting
from hotstove.sitting.values import Values
from hotstove.table.game import SIDES
from hotstove.table.questions import Decision, Draw, Roll

LAST = 20
"""Entries of the log that a scene carries, unless somebody wants more."""


def scene(sitting: AnySitting, seat: str, last: int = LAST, *, rosters: bool = True) -> Values:
    """What a seat sees: "visitors", "home" or "watch"; without the rosters where somebody has them."""
    match = sitting.match
    entries = sitting.log[-last:]
    return {
        "game": {"key": match.game.key, "name": match.game.name, "version": match.game.version},
        "title": match.title,
        "names": list(match.names),
        "seat": seat,
        "options": option_values(match.terms.options),
        "dice": {
            "own": match.terms.own_dice,
            "colours": list(match.game.dice),
            "blank": games.phrases(match.game.key).blank,
        },
        "turn": sitting.turns,
        "answers": sitting.length,
        "over": sitting.over,
        **match.scene(sitting, seat),
        **(match.rosters(sitting) if rosters else {}),
        "last": _last(sitting),
        "steps": step_values(match.open_steps(sitting.account.entries, seat)),
        "log": {"from": len(sitting.log) - len(entries), "entries": [entry.as_values() for entry in entries]},
        "ask": asked(sitting, seat),
        "waiting": [] if sitting.prompt is None else waiting_for(sitting.prompt),
    }


def asked(sitting: AnySitting, seat: str, prompt: Prompt | None = None) -> Values | None:
    """What the seat is asked now: words, options with keys and shapes; None where it is not asked.

    `prompt` is what it may answer meanwhile, if that is not what the game waits for.
    """
    match, prompt = sitting.match, prompt or sitting.prompt
    if prompt is None or seat not in waiting_for(prompt):
        return None
    phrases, question = games.phrases(match.game.key), prompt.question
    values: Values = {
        "n": prompt.number,
        "kind": prompt.kind,
        "purpose": question.purpose,
        "why": prompt.why,
        "usual": prompt.usual,
    }
    if isinstance(question, Roll):
        dice = [{"colour": die.colour, "faces": list(die.faces)} for die in question.dice.dice]
        values |= {"words": phrases.roll(question.purpose), "dice": dice, "name": question.dice.name}
    elif isinstance(question, Draw):
        values |= {"words": phrases.roll(question.purpose), "deck": question.deck.name, "face": question.face}
    elif isinstance(question, Decision) and prompt.kind != CALLS:
        phrase = phrases.of(question.purpose)
        values |= {
            "words": phrase.words,
            "key": phrase.key,
            "shape": phrases.shape(question),
            "secret": question.secret,
            "options": [
                {
                    "value": option,
                    "words": phrases.option(question, option) or option,
                    "key": phrases.key(question, option),
                }
                for option in question.options
            ],
        }
    return values | match.asked_values(sitting, prompt)


def waiting_for(prompt: Prompt) -> list[str]:
    """Seats that the game waits for; own dice are everybody's."""
    if prompt.kind == DICE:
        return list(SIDES)
    if prompt.kind == CALLS:
        return sorted({prompt.seat, *(SIDES[side] for side in prompt.may_change)}, key=SIDES.index)
    return [prompt.seat]


def _last(sitting: AnySitting) -> Values | None:
    """The turn that was told last, with everything that led to it."""
    last = sitting.last
    if last is None:
        return None
    told = next((entry for entry in reversed(sitting.log) if entry.kind == "play"), None)
    return {
        "told": "" if told is None else told.text,
        "scored": False if told is None else told.scored,
        "steps": step_values(last.entries),
        "sentences": [] if told is None else list(told.sentences),
        "rules": list(last.cites),
        "reasons": [] if told is None else list(told.reasons),
    }
