"""Options as typed, name=value, checked against a game's own."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import fields
from typing import Any, TypeVar

from hotstove.table.errors import Mistake
from hotstove.table.reading import is_number

Options = TypeVar("Options")
WORDS = {"yes": True, "true": True, "on": True, "no": False, "false": False, "off": False}


def typed_options(given: Iterable[str], example: str = "injuries=yes") -> dict[str, str]:
    """Options typed as name=value, by their names; whether a game has such options it says itself."""
    found = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals or not name.strip() or not value.strip():
            raise Mistake(f"--option {text!r}: an option is written name=value, such as {example}")
        found[name.strip()] = value.strip()
    return found


def option_text(value: object) -> str:
    """A value as it is typed: yes or no, a number, or a word."""
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def read_options(kind: type[Options], game: str, given: Mapping[str, str]) -> Options:
    """The options of a game with those values changed that were typed."""
    known: Any = kind
    names = [field.name for field in fields(known)]
    usual, values = kind(), {}
    for name, text in given.items():
        if name not in names:
            raise Mistake(f"option {name!r}: {game} has {', '.join(names)}")
        values[name] = _value(name, text, getattr(usual, name))
    return kind(**values)


def _value(name: str, text: str, usual: Any) -> Any:
    if isinstance(usual, bool):
        if text.lower() not in WORDS:
            raise Mistake(f"option {name}={text}: it is yes or no")
        return WORDS[text.lower()]
    if isinstance(usual, int):
        if not is_number(text):
            raise Mistake(f"option {name}={text}: it is a whole number")
        return int(text)
    return text
