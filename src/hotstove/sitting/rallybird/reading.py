"""What a person types for a card or for the gloves, as the rules take it."""

from __future__ import annotations

from hotstove.games.rallybird.asking import CARD, GLOVES
from hotstove.games.rallybird.gloves import ZONES, Gloves, Placement, all_placements, placements
from hotstove.games.rallybird.view import RallyView
from hotstove.sitting.rallybird.board import tiles
from hotstove.table.errors import Mistake
from hotstove.table.questions import Decision


def read_answer(typed: str, view: RallyView, question: Decision) -> str:
    """The option that was typed: in full, by its beginning, or by its number."""
    text = " ".join(typed.split())
    if question.purpose == GLOVES:
        return read_placement(text, view)
    if question.purpose == CARD:
        return read_card(text, question.options)
    if text.isdigit() and 1 <= int(text) <= len(question.options):
        return question.options[int(text) - 1]
    for option in question.options:
        if text and option.lower().startswith(text.lower()):
            return option
    found = f"{text!r} is neither: " if text else ""
    raise Mistake(f"{found}type {' or '.join(question.options)}")


def read_card(text: str, hand: tuple[str, ...]) -> str:
    """A card of the hand by its number there, or by its name."""
    if text.isdigit() and 1 <= int(text) <= len(hand):
        return hand[int(text) - 1]
    found = [name for name in hand if text and name.lower().startswith(text.lower())]
    if len(found) == 1 or text.lower() in (name.lower() for name in found):
        return next(name for name in found if len(found) == 1 or name.lower() == text.lower())
    raise Mistake(f"type a number from 1 to {len(hand)}, or the name of a card in your hand")


def placed_so_far(text: str, gloves: Gloves) -> Placement | None:
    """What was put into the zones from A on, by the places of the tiles in their row, `-` for nothing; None where that
    is not what was typed."""
    if not text or len(text) > len(ZONES) or any(mark not in "123456-" for mark in text):
        return None
    numbers = [int(mark) for mark in text if mark != "-"]
    if len(set(numbers)) != len(numbers) or any(number > len(gloves) for number in numbers):
        return None
    if text.count("-") > len(ZONES) - len(gloves):
        return None
    return tuple(None if mark == "-" else gloves[int(mark) - 1] for mark in text)


def read_placement(text: str, view: RallyView) -> str:
    """Six tiles for the zones A to F: by their places in the row of tiles (`213456`), as they lie (`5/4`, `1r`), or by
    what they show (`5`); `-` leaves a zone empty."""
    by_place = placed_so_far(text, view.gloves)
    if by_place is not None and len(by_place) == len(ZONES):
        return placements(view.gloves)[all_placements(view.gloves).index(by_place)]
    words = text.replace(",", " ").split()
    if len(words) != len(ZONES):
        such = f"such as 213456, or {placements(view.gloves)[0]}"
        raise Mistake(f"type six tiles for {' '.join(ZONES)} by their numbers, {such}; - is an empty zone")
    fits = []
    for number, placement in enumerate(all_placements(view.gloves)):
        shown = [("-", "-") if glove is None else (str(glove), str(glove.value)) for glove in placement]
        if all(word in both for word, both in zip(words, shown, strict=True)):
            fits.append(number)
    if len(fits) == 1:
        return placements(view.gloves)[fits[0]]
    if fits:
        raise Mistake(
            f"more than one tile shows that number: name it in full, such as {placements(view.gloves)[fits[0]]}"
        )
    raise Mistake(f"your tiles are {tiles(view.gloves)}, each placed once, - for an empty zone")
