"""What the readers are fed with: any text, any value, and files that are sound but for one place."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from hotstove.table.errors import Mistake

NO_SURROGATES = st.characters(exclude_categories=["Cs"])
ANY_TEXT = st.text(NO_SURROGATES, max_size=80)
WORDS = st.text(NO_SURROGATES, max_size=6)
SCALARS = st.one_of(st.integers(-50, 300), st.booleans(), WORDS, st.floats(allow_nan=False, allow_infinity=False))
VALUES = st.one_of(
    SCALARS,
    st.lists(st.one_of(SCALARS, st.lists(SCALARS, max_size=1)), max_size=3),
    st.dictionaries(st.one_of(WORDS, st.sampled_from(["1", "20", "chart", "vs_r", "R"])), SCALARS, max_size=3),
)
"""Anything that may stand where something else was meant."""


def load_profile() -> None:
    """The same examples on every run, and no complaint about a slow machine; HOTSTOVE_EXAMPLES asks for more."""
    settings.register_profile(
        "hotstove",
        deadline=None,
        derandomize=True,
        max_examples=int(os.environ.get("HOTSTOVE_EXAMPLES", "50")),
        suppress_health_check=list(HealthCheck),
    )
    settings.load_profile("hotstove")


def in_file(text: str) -> Path:
    with tempfile.NamedTemporaryFile("w", suffix=".toml", delete=False, encoding="utf-8", newline="") as file:
        file.write(text)
    return Path(file.name)


def told(mistake: Mistake) -> bool:
    """A mistake is told in one line that is not empty."""
    return bool(str(mistake)) and "\n" not in str(mistake)


def places(table: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to everything in a nested table."""
    found = [path] if path else []
    entries = table.items() if isinstance(table, dict) else enumerate(table) if isinstance(table, list) else ()
    for key, value in entries:
        found += places(value, (*path, key))
    return found


def replaced(table: Any, path: tuple[Any, ...], value: Any) -> Any:
    """The same table with another value at one place."""
    if not path:
        return value
    copy = dict(table) if isinstance(table, dict) else list(table)
    copy[path[0]] = replaced(copy[path[0]], path[1:], value)
    return copy
