"""The identity card of a game of plays: what the other rooms need to know of it, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from hotstove.diamond.ballgame import Rules
from hotstove.diamond.club import Club
from hotstove.table.account import Account
from hotstove.table.charts import ChartBook
from hotstove.table.errors import Mistake
from hotstove.table.scenarios import Judge


def usual_rest(card: Any, outs: int, started: bool) -> int:
    """For games whose rules say nothing of rest: four days for a starter, one after a long turn in relief."""
    if started:
        return 4
    return 0 if outs <= 3 else 1 if outs <= 9 else 3


@dataclass(frozen=True)
class Game:
    """Key, name and version of a game, and its doors."""

    key: str
    name: str
    version: int
    """Changes only when behaviour does: a tape of another version is refused."""
    ledger: str
    """The prefix of its rule ids."""
    options: type[Any]
    presets: Mapping[str, Mapping[str, Any]]
    book: Callable[[Path | None], ChartBook]
    """The charts, with an owner's own folder laid over them."""
    rules: Callable[[Any, Any, Account | None], Rules]
    """Options, charts and, where the game is told as it goes, the account: the rules in force."""
    read_club: Callable[[Traversable | Path], Club]
    write_club: Callable[[Club], str]
    clubs: Callable[[], Mapping[str, Traversable]]
    """The files of the clubs that ship with it, by short name."""
    judge: Judge
    rest: Callable[[Any, int, bool], int] = usual_rest
    """Days off that a pitcher's card asks for after so many outs, as a starter or in relief."""

    def read_options(self, given: Mapping[str, str]) -> Any:
        """Options as typed, name=value; each is checked against the game's own."""
        known = {field.name: field for field in fields(self.options)}
        values: dict[str, Any] = {}
        for name, text in given.items():
            if name not in known:
                raise Mistake(f"option {name!r}: {self.name} has {', '.join(known)}")
            values[name] = _option_value(name, text, getattr(self.options(), name))
        return self.options(**values)


def _option_value(name: str, text: str, usual: Any) -> Any:
    if isinstance(usual, bool):
        words = {"yes": True, "true": True, "on": True, "no": False, "false": False, "off": False}
        if text.lower() not in words:
            raise Mistake(f"option {name}={text}: it is yes or no")
        return words[text.lower()]
    if isinstance(usual, int):
        if not text.isdecimal():
            raise Mistake(f"option {name}={text}: it is a number")
        return int(text)
    return text
