"""The at-bat cards (RY-03): names, when each may be played, and how the deck's file is read."""

from __future__ import annotations

from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, NamedTuple

from hotstove.games.rallybird.gloves import ZONES
from hotstove.games.rallybird.results import STEALS, Result, read_result
from hotstove.table.charts import COMPLETED, EXAMPLE, OWNER, PUBLISHED
from hotstove.table.errors import Mistake
from hotstove.table.reading import Place, read_toml, shown
from hotstove.table.rules import tabulated

TAKE_THE_PITCH = "Take the Pitch"
CARDS = (
    "Infield Left",
    "Infield Right",
    "Grounder Left",
    "Grounder Right",
    "Up the Middle",
    "Bunt for Hit",
    "Deep",
    "Drive Left",
    "Drive Right",
    "Home Run",
    "Steal 2B",
    "Steal 3B",
    "Hit & Run",
    "Sac Left",
    "Sac Right",
    "Sac Bunt",
    TAKE_THE_PITCH,
)
SHORT_NAMES = {"GR Left": "Grounder Left", "GR Right": "Grounder Right", "Bunt Hit": "Bunt for Hit"}
"""Names that the rulebook uses beside the full ones."""
RELATIONS = ("<", "=", ">")
STEALING = {"Steal 2B": "2", "Steal 3B": "3"}
"""The cards on which somebody steals, and the base that he steals."""
VERSION = 1
"""Of the form of the components' files; a file that names no version has the first."""
CELLS = ("zones", *RELATIONS)
_KEYS = {"name", "zones", "spy", "fielder", "rolls", "gloves", *RELATIONS, PUBLISHED, EXAMPLE}


class AtBatCard(NamedTuple):
    """One card as printed, and for each of its cells where it comes from."""

    name: str
    zones: tuple[str, ...]
    spy: tuple[str, ...]
    """The zones with a runner on second, where they differ."""
    fielder: int
    """The fielder who handles the ball, for the scorer."""
    rolls: int
    """How often the dice must succeed."""
    gloves: bool
    """False where success leaves the tiles alone."""
    results: tuple[Result, Result, Result]
    provenance: dict[str, str]


def card_named(text: str) -> str:
    """A card by its full or short name, in any case."""
    typed = " ".join(text.split()).casefold()
    for name in (*CARDS, *SHORT_NAMES):
        if name.casefold() == typed:
            return SHORT_NAMES.get(name, name)
    raise Mistake(f"{text!r} is no at-bat card; there are {', '.join(CARDS)}")


@tabulated
def playable(card: str, bases: str) -> bool:
    """A steal needs its runner and a free base before him, hit and run a runner on first, a sacrifice a runner on
    base."""
    if card == "Steal 2B":
        return "1" in bases and "2" not in bases
    if card == "Steal 3B":
        return "2" in bases and "3" not in bases
    if card == "Hit & Run":
        return "1" in bases
    if card.startswith("Sac"):
        return bases != "---"
    return True


def read_cards(source: Traversable | Path, owner: bool = False) -> tuple[AtBatCard, ...]:
    """The seventeen cards of a file, in the order of the ledger."""
    page = read_toml(source)
    entries = page.get("card")
    Place(source).version(page, VERSION)
    if set(page) - {"version"} != {"card"} or not isinstance(entries, list):
        raise Mistake(f"{source}: it must hold one [[card]] for each at-bat card and nothing else")
    cards = [_card(source, entry, owner) for entry in entries]
    names = [card.name for card in cards]
    for name in CARDS:
        if names.count(name) != 1:
            raise Mistake(f"{source}: the card {name} stands there {names.count(name)} times, it must stand once")
    return tuple(sorted(cards, key=lambda card: CARDS.index(card.name)))


def _card(source: Traversable | Path, entry: object, owner: bool) -> AtBatCard:
    if not isinstance(entry, dict):
        raise Mistake(f"{source}: holds {shown(entry)} as a card; a card is a table [[card]]")
    name = entry.get("name")
    if not isinstance(name, str) or name not in CARDS:
        raise Mistake(f"{source}: {shown(name)} is no at-bat card; there are {', '.join(CARDS)}")
    where = f"{source}: {name}"
    unknown = sorted(set(entry) - _KEYS)
    missing = sorted({"zones", "fielder", *RELATIONS} - set(entry))
    if unknown or missing:
        wrong = f"unknown key {unknown[0]!r}" if unknown else f"no {missing[0]!r}"
        raise Mistake(f"{where}: {wrong}; a card has {', '.join(sorted(_KEYS))}")
    zones = _zones(where, entry["zones"])
    place = Place(source, name)
    fielder, rolls = place.number(entry, "fielder", 1, 9), place.number(entry, "rolls", 1, 2, 1)
    gloves = place.flag(entry, "gloves", True)
    try:
        less, equal, more = (read_result(place.text(entry, relation)) for relation in RELATIONS)
    except Mistake as mistake:
        raise Mistake(f"{where}: {mistake}") from None
    for result in (less, equal, more):
        if result.code in STEALS and result.code[-1] != STEALING.get(name):
            raise Mistake(f"{where}: {result} is the result of another card; nobody need be there to steal")
    spy = _zones(where, entry["spy"]) if "spy" in entry else zones
    provenance = dict.fromkeys(CELLS, OWNER if owner else COMPLETED)
    for mark in () if owner else (PUBLISHED, EXAMPLE):
        for cell in place.items(entry, mark):
            if cell not in CELLS:
                raise Mistake(f"{where}: {mark} names {cell!r}; allowed are {', '.join(CELLS)}")
            provenance[cell] = mark
    return AtBatCard(name, zones, spy, fielder, rolls, gloves, (less, equal, more), provenance)


def _zones(where: str, text: Any) -> tuple[str, ...]:
    zones = tuple(text.split()) if isinstance(text, str) else ()
    if not 1 <= len(zones) <= 3 or len(set(zones)) > 2 or not set(zones) <= set(ZONES):
        raise Mistake(
            f"{where}: zones are {shown(text)}; a card names one or two of A to F, or one of them up to three times"
        )
    return zones
