"""The account of a play: its rolls with the cells that they found, and the rules behind it, as lines and as values."""

from __future__ import annotations

from collections.abc import Iterable

from hotstove.diamond.phrase_words import words_of
from hotstove.sitting.values import Values
from hotstove.table.account import Account, Answered, Lookup
from hotstove.table.dice import Fall
from hotstove.table.face import places_of
from hotstove.table.questions import Answer, Decision, Draw, Roll

QUOTE = '"'


def readings(account: Account, charts: frozenset[str]) -> list[str]:
    """The rolls with the cells that they found, and the rules behind the result; `charts` are the charts' names."""
    lines: list[str] = []
    for entry in account.entries:
        if isinstance(entry, Lookup):
            cell = _cell(entry, charts)
            if lines and not lines[-1].startswith(("call", QUOTE)):
                lines[-1] += f"{'; ' if ': ' in lines[-1] else ': '}{cell}"
            else:
                lines.append(cell)
            if entry.told:
                lines.append(f"{QUOTE}{entry.told}{QUOTE}")
        elif isinstance(entry.question, Roll | Draw) and lines and _rolls_only(lines[-1]):
            lines[-1] += f", {_answered(entry)[0]}"
        else:
            lines += _answered(entry)
    lines.append(f"rules: {', '.join(account.cites) or 'none'}")
    return lines


def _rolls_only(line: str) -> bool:
    """A line on which no cell has been found yet."""
    return ": " not in line and " = " not in line and not line.startswith(QUOTE)


def _answered(entry: Answered) -> list[str]:
    question, answer = entry.question, entry.answer
    if isinstance(question, Roll | Draw):
        return [f"{question.purpose.replace('-', ' ')} {question.show(answer)}"]
    if isinstance(question, Decision) and answer != question.default:
        return [f"call: {question.purpose.replace('_', ' ')}, {answer}"]
    return []


def _cell(lookup: Lookup, charts: frozenset[str]) -> str:
    place = ", ".join(str(key) for key in lookup.keys)
    cell = lookup.cell if lookup.cell != "" else "blank"
    source = f" ({lookup.provenance})" if lookup.chart in charts else ""
    return f"{lookup.chart} [{place}] = {cell}{source}"


def fall_values(question: Roll | Draw, answer: Answer) -> Values:
    """A roll with the faces of its dice, or the card that was drawn; faces are None where only their sum is known."""
    if isinstance(question, Draw):
        card = answer.faces if isinstance(answer, Fall) else None
        return {
            "kind": "draw",
            "purpose": question.purpose,
            "number": int(answer),
            "shown": question.show(answer),
            "deck": question.deck.name,
            "face": question.face,
            "card": None if card is None else dict(zip(question.deck.faces, card, strict=True)),
        }
    faces = question.dice.faces_of(answer)
    return {
        "kind": "roll",
        "purpose": question.purpose,
        "number": int(answer),
        "shown": question.show(answer),
        "dice": [
            {"colour": die.colour, "faces": list(die.faces), "face": faces[place] if faces else None}
            for place, die in enumerate(question.dice.dice)
        ],
    }


def lookup_values(lookup: Lookup) -> Values:
    """A cell that was read: where, what stood there, and where that comes from.

    `places` are the names under which a card or chart has the cell: by its keys, or by the range that holds the number.
    """
    return {
        "kind": "cell",
        "on": "card" if lookup.is_card else "chart",
        "chart": lookup.chart,
        "side": lookup.side,
        "player": lookup.player or None,
        "column": lookup.column or None,
        "keys": [_plain(key) for key in lookup.keys],
        "cell": _plain(lookup.cell),
        "words": lookup.told or (words_of(lookup.cell) if isinstance(lookup.cell, str) else ""),
        "provenance": lookup.provenance,
        "rule": lookup.rule or None,
        "places": sorted(places_of([lookup])),
    }


def step_values(entries: Iterable[Answered | Lookup]) -> list[Values]:
    """Everything that led to a play, in order: rolls, draws, choices and cells. Secret choices are left out."""
    steps: list[Values] = []
    for entry in entries:
        if isinstance(entry, Lookup):
            steps.append(lookup_values(entry))
        elif isinstance(entry.question, Roll | Draw):
            steps.append(fall_values(entry.question, entry.answer))
        elif not entry.question.secret:
            question, answer = entry.question, str(entry.answer)
            steps.append(
                {
                    "kind": "choice",
                    "purpose": question.purpose,
                    "seat": question.seat,
                    "answer": answer,
                    "words": words_of(answer),
                }
            )
    return steps


def _plain(value: object) -> str | int | float | bool | None:
    return value if isinstance(value, str | int | float | bool) or value is None else str(value)
