"""Options as they are typed: name=value."""

from __future__ import annotations

from collections.abc import Iterable

from hotstove.table.errors import Mistake


def typed_options(given: Iterable[str]) -> dict[str, str]:
    """The values by their names; whether a game has such options it says itself."""
    found = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals or not name.strip() or not value.strip():
            raise Mistake(f"--option {text!r}: write it as name=value")
        found[name.strip()] = value.strip()
    return found
