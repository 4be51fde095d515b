"""The screen: plain lines for any terminal, a pipe or a screen reader; Rich's colours where there are some."""

from __future__ import annotations

import os
import sys
from typing import Any

HEADING, NOTE, REFUSAL, RUN, PROMPT = "bold", "dim", "yellow", "bold green", "bold cyan"


class Screen:
    """Where a game is told and calls are typed."""

    def __init__(self, plain: bool = False) -> None:
        self.terminal = sys.stdin.isatty()
        """Somebody sits at the keyboard."""
        self.plain = plain or "NO_COLOR" in os.environ or not sys.stdout.isatty() or os.environ.get("TERM") == "dumb"
        self._console = None if self.plain else _console()

    def say(self, text: str = "", style: str = "") -> None:
        """A line or a block of text, word for word."""
        if self._console is None:
            print(text)
        else:
            from rich.text import Text

            self._console.print(Text(text, style=style), soft_wrap=True)

    def marked(self, parts: list[tuple[str, str]]) -> None:
        """A line of parts, each with its style."""
        if self._console is None:
            print("".join(text for text, _ in parts))
        else:
            from rich.text import Text

            self._console.print(Text.assemble(*parts), soft_wrap=True)

    def ask(self, prompt: str) -> str:
        """A typed line; EOFError when nothing more can come."""
        if self.terminal:
            import readline  # noqa: F401

            if self._console is not None:
                return str(self._console.input(f"[{PROMPT}]{prompt}[/]"))
            return input(prompt)
        print(prompt, end="", flush=True)
        line = sys.stdin.readline()
        if not line:
            print()
            raise EOFError
        print(line.rstrip("\n"))
        return line.strip()


def _console() -> Any:
    from rich.console import Console

    return Console(highlight=False, emoji=False)
