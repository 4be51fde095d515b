"""The screen: plain lines for any terminal, a pipe or a screen reader; Rich's colours where there are some."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

HEADING, NOTE, REFUSAL, RUN = "bold", "dim", "yellow", "bold green"
PROMPT_ON, PROMPT_OFF = "\001\033[1;36m\002", "\001\033[0m\002"
"""Bold cyan, marked so that the line editor knows they take no room."""
PLAIN_WIDTH = 110
WIPE, LINES = "\033[2J\033[3J\033[H", 60
"""How a terminal is cleared, and how many empty lines must do where it cannot be."""


@dataclass(frozen=True)
class Keys:
    """Single keys that answer a prompt, each with what it stands for when it is typed in words."""

    hot: Mapping[str, str] = field(default_factory=dict)
    complete: Callable[[str], bool] | None = None
    """Whether what is typed so far can only mean one thing, so that no Enter need follow."""
    shown: str = ""
    """The calls with their keys, for a screen that has a line for them."""
    words: bool = False
    """A small letter begins a line of words, for no small letter is a key."""


NO_KEYS = Keys()


class Screen:
    """Where a game is told and calls are typed."""

    full = False
    """Whether it is a full-screen table, on which the field stands anyway."""
    picture: Callable[[int, int], list[Any]] | None = None
    """Draws the game in so many columns and at most so many lines, for a full screen."""

    def __init__(self, plain: bool = False, lines: bool = False) -> None:
        self.lines = lines
        """Lines are wanted, though the terminal has room for more."""
        self.terminal = sys.stdin.isatty() and sys.stdout.isatty()
        """Somebody sits at the keyboard and sees what is asked."""
        self.plain = plain or not sys.stdout.isatty() or os.environ.get("TERM") == "dumb"
        self._console = None if self.plain else _console()

    def say(self, text: str = "", style: str = "", whole: bool = False) -> None:
        """Text, wrapped between words where a terminal is too narrow, unless its lines must stay whole."""
        if self._console is None:
            print(text)
        else:
            from rich.text import Text

            from hotstove.cli.columns import at_words

            lines = text if whole else at_words(text, indent=2)
            self._console.print(Text(lines, style=style), soft_wrap=whole)

    def aside(self, text: str) -> None:
        """An indented remark, wrapped where the terminal is too narrow; plain lines stay whole."""
        if self._console is None:
            print(f"    {text}")
            return
        from textwrap import fill

        wrapped = fill(text, self._console.width - 1, initial_indent=" " * 4, subsequent_indent=" " * 8)
        self.say(wrapped, NOTE, whole=True)

    def ask(self, prompt: str, keys: Keys = NO_KEYS) -> str:
        """A typed line; EOFError when nothing more can come, or nobody would see the prompt."""
        typed = self._typed(prompt)
        return keys.hot.get(typed.strip(), typed) if typed.strip() else typed

    def _typed(self, prompt: str) -> str:
        if self.terminal:
            import readline  # noqa: F401

            try:
                return input(prompt if self.plain else f"{PROMPT_ON}{prompt}{PROMPT_OFF}")
            except (EOFError, KeyboardInterrupt):
                print()
                raise
        if sys.stdin.isatty():
            raise EOFError
        print(prompt, end="", flush=True)
        line = sys.stdin.readline()
        if not line:
            print()
            raise EOFError
        print(line.rstrip("\n"))
        return line.strip()

    @contextmanager
    def looking(self) -> Iterator[None]:
        """What is said meanwhile was asked for, to be looked at."""
        yield

    def taken_back(self) -> None:
        """The last turn did not happen."""

    def close(self) -> None:
        """Nothing more is asked."""

    @property
    def width(self) -> int:
        """Columns of the terminal; where there is none, enough for a line that is read."""
        return shutil.get_terminal_size().columns - 1 if sys.stdout.isatty() else PLAIN_WIDTH

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
