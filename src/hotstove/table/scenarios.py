"""Scenario files: rule questions with their rulings, as TOML that anyone can write."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from hotstove.table.account import Account
from hotstove.table.errors import Mistake
from hotstove.table.reading import is_name, read_toml, shown

LONGEST_TITLE = 300
LARGEST_NUMBER = 10_000
"""Of innings, runs or whatever a scenario counts."""
SCENARIO_KEYS = frozenset({"rule", "title", "options", "given", "calls", "rolls", "then"})


class Ruling(NamedTuple):
    """How the rules answered a scenario."""

    differences: tuple[str, ...]
    """What came out otherwise than the scenario says, a sentence each."""
    account: Account | None = None
    """What was asked, answered and looked up on the way; None where the rules never came so far."""
    told: tuple[str, ...] = ()
    """How it came about and what became of it, in sentences, where the game has some."""

    @property
    def passed(self) -> bool:
        return not self.differences

    @property
    def citations(self) -> tuple[str, ...]:
        """The rules that were cited, and the cells that were read."""
        return (*self.account.cites, *map(str, self.account.lookups)) if self.account is not None else ()


@dataclass(frozen=True)
class Scenario:
    """One question: a situation, what falls and what is called, and what must come of it."""

    game: str
    rule: str
    title: str
    options: dict[str, Any]
    given: dict[str, Any]
    calls: dict[str, Any]
    rolls: list[Any]
    then: dict[str, Any]
    source: str

    @property
    def reading_only(self) -> bool:
        """The play ends as soon as the reading is found."""
        return bool(self.then) and set(self.then) <= {"reading", "control", "depth"}

    def unknown(self, part: str, key: str, allowed: Iterable[str]) -> Mistake:
        known = ", ".join(sorted(allowed))
        return Mistake(
            f"{self.source}: scenario {self.title!r}: unknown key {shown(key)} in {part}; allowed are {known}"
        )

    def check_keys(self, part: str, table: Any, allowed: frozenset[str]) -> None:
        if not isinstance(table, dict):
            raise self.wrong(part, table, "a table")
        for key in table:
            if key not in allowed:
                raise self.unknown(part, key, allowed)

    def wrong(self, what: str, found: object, allowed: str) -> Mistake:
        return Mistake(f"{self.source}: scenario {self.title!r}: {what} is {shown(found)}; allowed is {allowed}")


def read_scenarios(path: Path, need_answers: bool = True) -> list[Scenario]:
    """All scenarios of a file, each checked for its shape; a bare question may lack its answer, `then`."""
    page = read_toml(path)
    for key in page:
        if key not in {"game", "scenario"}:
            raise Mistake(f"{path}: unknown key {key!r}; a scenario file holds game and [[scenario]]")
    game, found = page.get("game"), page.get("scenario", [])
    if not isinstance(game, str):
        raise Mistake(f'{path}: game must name a game, such as game = "superstar"')
    if not isinstance(found, list) or not all(isinstance(table, dict) for table in found):
        raise Mistake(f"{path}: scenarios are written as [[scenario]] tables")
    return [_scenario(str(path), game, number, table, need_answers) for number, table in enumerate(found, start=1)]


def _scenario(source: str, game: str, number: int, table: dict[str, Any], needs_answer: bool) -> Scenario:
    title = table.get("title", f"number {number}")
    if not isinstance(title, str) or not is_name(title, LONGEST_TITLE):
        raise Mistake(f"{source}: scenario {number}: title is {shown(title)}; allowed is one line of text")
    for key in table:
        if key not in SCENARIO_KEYS:
            allowed = ", ".join(sorted(SCENARIO_KEYS))
            raise Mistake(f"{source}: scenario {title!r}: unknown key {shown(key)}; allowed are {allowed}")
    for key, value in table.items():
        wanted, noun = {"rule": (str, "text"), "title": (str, "text"), "rolls": (list, "a list")}.get(
            key, (dict, "a table")
        )
        if not isinstance(value, wanted):
            raise Mistake(f"{source}: scenario {title!r}: {key} must be {noun}")
    beyond = next(_beyond(table), None)
    if beyond is not None:
        raise Mistake(f"{source}: scenario {title!r}: {shown(beyond)} is no number up to {LARGEST_NUMBER}")
    if needs_answer and not table.get("then"):
        raise Mistake(f"{source}: scenario {title!r}: it has no then, so there is nothing to compare")
    parts = {key: table.get(key, {}) for key in ("options", "given", "calls", "then")}
    return Scenario(game, table.get("rule", ""), title, rolls=table.get("rolls", []), source=source, **parts)


def _beyond(value: object) -> Iterator[int | float]:
    """The numbers, anywhere in a scenario, that no game can mean."""
    match value:
        case bool():
            pass
        case int() | float():
            if abs(value) > LARGEST_NUMBER:
                yield value
        case dict():
            for each in value.values():
                yield from _beyond(each)
        case list():
            for each in value:
                yield from _beyond(each)
