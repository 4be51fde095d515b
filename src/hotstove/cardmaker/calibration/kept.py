"""The file of measured numbers, read once."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

FILE = "measured.toml"


@dataclass(frozen=True)
class Measured:
    """Some numbers by name, with what was run to get them, when, and on which seasons."""

    command: str
    date: str
    seasons: tuple[int, ...]
    values: dict[str, float]
    played: bool = False
    """They were measured by replaying those seasons; otherwise on the record from the first season to the last."""


@cache
def kept() -> dict[str, Measured]:
    """All groups of the file that comes with the package."""
    page = tomllib.loads(files(__package__).joinpath(FILE).read_text(encoding="utf-8"))
    return {
        name: Measured(
            group["command"], group["date"], tuple(group["seasons"]), group["values"], bool(group.get("played"))
        )
        for name, group in page.items()
    }


def measured(group: str, name: str) -> float:
    """One number of a group."""
    return kept()[group].values[name]
