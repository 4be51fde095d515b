"""Single keys from a terminal, as they are pressed."""

from __future__ import annotations

import os
import select
import sys
import termios
import tty
from types import TracebackType

ENTER, ESCAPE, BACKSPACE, PAGE_UP, PAGE_DOWN, UP, DOWN = (
    "enter",
    "escape",
    "backspace",
    "page up",
    "page down",
    "up",
    "down",
)
OTHER = "other"
"""A key that means nothing here."""
SEQUENCES = {"[A": UP, "[B": DOWN, "[5~": PAGE_UP, "[6~": PAGE_DOWN, "OA": UP, "OB": DOWN}
CONTROLS = {"\r": ENTER, "\n": ENTER, "\x7f": BACKSPACE, "\x08": BACKSPACE}
END = "\x04"
REST_OF_SEQUENCE = 0.03
"""Seconds in which the rest of a key's sequence must follow its Escape."""


class Keyboard:
    """The terminal as a keyboard: nothing is echoed, and every key comes at once."""

    def __init__(self) -> None:
        self._handle = sys.stdin.fileno()
        self._before = termios.tcgetattr(self._handle)
        self._waiting: list[str] = []

    def __enter__(self) -> Keyboard:
        tty.setcbreak(self._handle)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        termios.tcsetattr(self._handle, termios.TCSADRAIN, self._before)

    def key(self, patience: float) -> str:
        """The next key: a character, or the name of one that has none; "" after so many seconds without any.

        EOFError when the person closes the lines.
        """
        if not self._waiting and not self._read(patience):
            return ""
        first = self._waiting.pop(0)
        if first == END:
            raise EOFError
        if first == "\x1b":
            return self._sequence()
        return CONTROLS.get(first, first if first.isprintable() else OTHER)

    def _sequence(self) -> str:
        if not self._waiting:
            self._read(REST_OF_SEQUENCE)
        if not self._waiting or self._waiting[0] not in "[O":
            return ESCAPE
        text = self._waiting.pop(0)
        while self._waiting or self._read(REST_OF_SEQUENCE):
            text += self._waiting.pop(0)
            if text[-1].isalpha() or text[-1] == "~":
                break
        return SEQUENCES.get(text, OTHER)

    def _read(self, patience: float) -> bool:
        ready, _, _ = select.select([self._handle], [], [], patience)
        if not ready:
            return False
        found = os.read(self._handle, 4096)
        if not found:
            raise EOFError
        self._waiting += found.decode("utf-8", "replace")
        return True
