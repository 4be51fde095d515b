"""Files that ship with a game."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable


def shipped_files(package: str, folder: str) -> Mapping[str, Traversable]:
    """The TOML files of a folder in a package by their bare names; none where there is no such folder."""
    place = files(package) / folder
    if not place.is_dir():
        return {}
    return {file.name.removesuffix(".toml"): file for file in sorted(place.iterdir(), key=lambda file: file.name)}
