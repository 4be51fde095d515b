"""The rules in our own words, found by their ids."""

from __future__ import annotations

import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from hotstove.games import game as find_game
from hotstove.table.errors import Mistake


def rulebook(key: str) -> str:
    """The whole rulebook of a game."""
    find_game(key)
    return page(key)


def page(name: str) -> str:
    """A rulebook, or a page that belongs to one."""
    found = page_or_none(name)
    if found is None:
        raise Mistake(f"rules {name}: its rulebook is not installed")
    return found


def page_or_none(name: str) -> str | None:
    """The same, where there is one; it lies in the package, or beside it where that runs from source."""
    beside = Path(__file__).resolve().parents[3]
    places: list[Traversable] = [
        files("hotstove") / "rulebooks" / f"{name}.md",
        beside / "rulebooks" / f"{name}.md",
        beside / "docs" / f"{name}.md",
    ]
    for place in places:
        if place.is_file():
            return place.read_text(encoding="utf-8")
    return None


def rule(key: str, rule_id: str) -> str:
    """What the rulebook says under one id."""
    wanted = rule_id.strip().upper()
    prefix = find_game(key).ledger
    if re.fullmatch(r"\d{1,2}", wanted):
        wanted = f"{prefix}-{int(wanted):02d}"
    parts = sections(rulebook(key), prefix)
    if wanted not in parts:
        first, last = min(parts, default=""), max(parts, default="")
        raise Mistake(f"rule {rule_id}: {find_game(key).name} has {first} to {last}")
    return parts[wanted]


def sections(text: str, prefix: str) -> dict[str, str]:
    """Cuts a rulebook at the lines that open with an id, or with several."""
    opening = re.compile(rf"^[#|*\-\s]*({prefix}-\d+)\b")
    found: dict[str, list[str]] = {}
    here: list[str] | None = None
    for line in text.splitlines():
        match = opening.match(line)
        if match:
            here = found.setdefault(match[1], [])
            here.append(line.lstrip("# "))
        elif line.startswith("#"):
            here = None
        elif here is not None:
            here.append(line)
    return {rule_id: "\n".join(lines).strip() for rule_id, lines in found.items()}
