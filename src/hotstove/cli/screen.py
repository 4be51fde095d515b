"""The screen: plain lines for any terminal, a pipe or a screen reader; Rich's colours where there are some."""

from __future__ import annotations

import os
import sys
from typing import Any

HEADING, NOTE, REFUSAL, RUN = "bold", "dim", "yellow", "bold green"
PROMPT_ON, PROMPT_OFF = "\001\033[1;36m\002", "\001\033[0m\002"
"""Bold cyan, marked so that the line editor knows they take no room."""
WIPE, LINES = "\033[2J\033[3J\033[H", 60
"""How a terminal is cleared, and how many empty lines must do where it cannot be."""


class Screen:
    """Where a game is told and calls are typed."""

    def __init__(self, plain: bool = False) -> None:
        self.terminal = sys.stdin.isatty()
        """Somebody sits at the keyboard."""
        self.plain = plain or "NO_COLOR" in os.environ or not sys.stdout.isatty() or os.environ.get("TERM") == "dumb"
        self._console = None if self.plain else _console()

    def say(self, text: str = "", style: str = "", whole: bool = False) -> None:
        """Text, wrapped between words where a terminal is too narrow, unless its lines must stay whole."""
        if self._console is None:
            print(text)
        else:
            from rich.text import Text

            self._console.print(Text(text, style=style), soft_wrap=whole)

    def aside(self, text: str) -> None:
        """An indented remark, wrapped where the terminal is too narrow; plain lines stay whole."""
        if self._console is None:
            print(f"    {text}")
            return
        from textwrap import fill

        wrapped = fill(text, self._console.width - 1, initial_indent=" " * 4, subsequent_indent=" " * 8)
        self.say(wrapped, NOTE, whole=True)

    def ask(self, prompt: str) -> str:
        """A typed line; EOFError when nothing more can come."""
        if self.terminal:
            import readline  # noqa: F401

            try:
                return input(prompt if self.plain else f"{PROMPT_ON}{prompt}{PROMPT_OFF}")
            except (EOFError, KeyboardInterrupt):
                print()
                raise
        print(prompt, end="", flush=True)
        line = sys.stdin.readline()
        if not line:
            print()
            raise EOFError
        print(line.rstrip("\n"))
        return line.strip()

    @property
    def can_be_wiped(self) -> bool:
        """What was written can be taken off the screen, scrollback and all."""
        return sys.stdout.isatty() and os.environ.get("TERM") != "dumb"

    def wipe(self) -> None:
        """Takes everything off the screen, and what was typed out of the line editor's memory."""
        print(WIPE if self.can_be_wiped else "\n" * LINES, end="", flush=True)
        if "readline" in sys.modules:
            sys.modules["readline"].clear_history()


def _console() -> Any:
    from rich.console import Console

    return Console(highlight=False, emoji=False)
