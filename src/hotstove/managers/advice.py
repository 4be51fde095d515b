"""Advice: a choice and the reason for it, in words."""

from __future__ import annotations

from typing import NamedTuple


class Advice(NamedTuple):
    """What to do and why; the reason is put together when somebody reads it."""

    choice: str
    words: str
    """The reason, with a place in braces for each of the figures."""
    figures: tuple[object, ...] = ()

    @property
    def reason(self) -> str:
        return self.words.format(*self.figures) if self.figures else self.words
