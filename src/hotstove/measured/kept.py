"""The file of measured numbers, read once."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from zlib import crc32

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


_laid: dict[str, Measured] = {}


def lay_over(groups: Mapping[str, Measured]) -> None:
    """Groups that count instead of the file's from now on: for a process of its own that tries them, before it makes
    its first card."""
    _laid.update(groups)
    kept.cache_clear()
    edition.cache_clear()


@cache
def kept() -> dict[str, Measured]:
    """All groups of the file that comes with the package."""
    page = tomllib.loads(files(__package__).joinpath(FILE).read_text(encoding="utf-8"))
    return {
        name: Measured(
            group["command"], group["date"], tuple(group["seasons"]), group["values"], bool(group.get("played"))
        )
        for name, group in page.items()
    } | _laid


@cache
def edition() -> str:
    """A word that changes with any number, for what is made from them and kept."""
    return f"{crc32(repr([sorted(group.values.items()) for group in kept().values()]).encode()):08x}"


def measured(group: str, name: str) -> float:
    """One number of a group."""
    return kept()[group].values[name]
