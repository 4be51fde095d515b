"""The full-screen table: a picture of the game that stands, what was told below it, and the calls with their keys.

Rich's Live draws it; every frame is drawn whole, so that a resized terminal is drawn anew and nothing scrolls away.
"""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from hotstove.cli.full.cards import LIT
from hotstove.cli.full.keyboard import BACKSPACE, DOWN, ENTER, ESCAPE, OTHER, PAGE_DOWN, PAGE_UP, UP, Keyboard
from hotstove.cli.full.panes import Line, cut, fitted, in_rows, last_of, plain, wrapped
from hotstove.cli.screen import NO_KEYS, NOTE, REFUSAL, Keys, Screen

SMALLEST = (80, 24)
PATIENCE = 0.4
"""Seconds after which the size of the terminal is looked at again."""
FEWEST_NEWS = 3
MOST_NEWS = 4
"""Below the picture the last play is told whole, unless it takes more than one line in so many of the screen."""
LAST_WORDS = 40
"""Most lines told after the last question, which stay on the terminal when the table is cleared away."""
TYPED = 12
"""Columns that are left for what is typed after a prompt."""
SHORT = 3
"""So many lines that were asked for are shown below the picture; more of them get a page."""
WORDS = (":", "/")
"""Keys that begin a line of words where letters are calls."""
INDENT = "  "


def fits() -> bool:
    """The terminal says how large it is, and is large enough."""
    try:
        really = os.get_terminal_size(sys.stdout.fileno())
    except (OSError, ValueError):
        return False
    sizes = (really, shutil.get_terminal_size())
    return all(size.columns >= SMALLEST[0] and size.lines >= SMALLEST[1] for size in sizes)


class FullScreen(Screen):
    """A screen with a picture; what is said stands below it, what was asked for on a page of its own."""

    full = True

    def __init__(self) -> None:
        super().__init__()
        from rich.live import Live

        self._told: list[tuple[str, str]] = []
        self._news = slice(0, 0)
        """What was told since the question before, which a look at something does not make old."""
        self._hints: list[tuple[str, str]] = []
        self._page: list[tuple[str, str]] | None = None
        self._keyboard = Keyboard()
        self._keyboard.__enter__()
        self._live: Any = Live(screen=True, auto_refresh=False, redirect_stdout=False, redirect_stderr=False)
        self._live.start()
        self._open = True

    def close(self) -> None:
        """Back to the lines of the terminal; what is said from now on stays there."""
        if self._open:
            self._open = False
            self._live.stop()
            self._keyboard.__exit__(None, None, None)
            for text, style in self._told[self._news.stop :][-LAST_WORDS:]:
                super().say(text, style)

    # Telling.

    def say(self, text: str = "", style: str = "", whole: bool = False) -> None:
        if not self._open:
            super().say(text, style, whole)
            return
        for line in text.split("\n"):
            if self._page is not None:
                self._page.append((line, style))
            elif style == REFUSAL:
                self._hints.append((line, style))
            elif line:
                self._told.append((line, style))

    def aside(self, text: str) -> None:
        """A remark; remarks that follow each other stand in one paragraph."""
        if not self._open:
            super().aside(text)
        elif self._page is None and self._told and self._told[-1][1] == NOTE and self._told[-1][0].startswith(INDENT):
            self._told[-1] = (f"{self._told[-1][0]} {text}", NOTE)
        else:
            self.say(f"{INDENT}{text}", NOTE)

    @contextmanager
    def looking(self) -> Iterator[None]:
        """What is said meanwhile was asked for: a few lines go below the picture, more of them get a page."""
        if not self._open or self._page is not None:
            yield
            return
        self._page = []
        try:
            yield
        finally:
            page, self._page = self._page, None
            if len(page) <= SHORT:
                self._hints += page
            elif page:
                self._show(page)

    def wait(self, text: str) -> None:
        """Shows what is being done while nobody can be asked."""
        if self._open:
            size = shutil.get_terminal_size()
            self._draw([plain(text, NOTE)], size.columns, size.lines)

    def wipe(self) -> None:
        """Forgets what was told, so that a page or a glance back shows nothing of it."""
        self._told, self._hints, self._news = [], [], slice(0, 0)
        size = shutil.get_terminal_size()
        self._draw([], size.columns, size.lines)

    def taken_back(self) -> None:
        self._told.append(("The last answer is taken back.", NOTE))

    # Asking.

    def ask(self, prompt: str, keys: Keys = NO_KEYS) -> str:
        """What is typed: a key that stands for a call, or a line; letters begin a line where no key is a letter."""
        if not self._open:
            return super().ask(prompt, keys)
        if len(self._told) > self._news.stop:
            self._news = slice(self._news.stop, len(self._told))
        typed, words = "", not any(key.isalpha() for key in keys.hot)
        size = self._table(prompt, typed, keys, words)
        while True:
            key = self._keyboard.key(PATIENCE)
            if key == "" and size == shutil.get_terminal_size():
                continue
            if key == ENTER:
                self._hints = []
                return typed
            if key == BACKSPACE and not typed and BACKSPACE in keys.hot:
                self._hints = []
                return keys.hot[BACKSPACE]
            if key == ESCAPE:
                typed, words = "", not any(key.isalpha() for key in keys.hot)
            elif key == BACKSPACE:
                typed = typed[:-1]
            elif len(key) == 1 and not typed and not words and key in keys.hot:
                self._hints = []
                return keys.hot[key]
            elif len(key) == 1 and not words and not typed and key in WORDS:
                words = True
            elif keys.words and not typed and key.islower() and len(key) == 1:
                typed, words = key, True
            elif len(key) == 1 and (words or not key.isalpha()):
                typed += key
                if keys.complete is not None and keys.complete(typed):
                    self._hints = []
                    return typed
            elif len(key) == 1 and not words:
                self._hints = [(f"{key} is no key here: ? shows the keys, : begins a line of words.", REFUSAL)]
            size = self._table(prompt, typed, keys, words)

    def _table(self, prompt: str, typed: str, keys: Keys, words: bool) -> Any:
        size = shutil.get_terminal_size()
        width, height = size.columns, size.lines
        hints = [line for text, style in self._hints for line in wrapped(text, width, style, "  ")]
        asked: list[Line] = [*hints, *in_rows(keys.shown.split("  ") if keys.shown else [], width, "cyan")]
        colon = ":" if words and any(key.isalpha() for key in keys.hot) else ""
        *above, below = wrapped(prompt, width - TYPED) if len(prompt) > width - TYPED else [plain(prompt)]
        asked += [plain(text, "bold cyan") for ((text, _),) in above]
        question = below[0][0] if below[0][0].endswith(" ") else f"{below[0][0]} "
        asked.append(((question, "bold cyan"), (f"{colon}{typed}", "bold"), ("▏", "bold cyan")))
        room = height - len(asked)
        picture = self._picture(width, room, height)
        news = _wrapped(self._told[-60:], width)
        left = room - len(picture)
        told = last_of(news, left)
        self._draw([*picture, *([()] * (left - len(told))), *told, *asked], width, height)
        return size

    def _picture(self, width: int, room: int, height: int) -> list[Line]:
        """The picture, as low as the telling of the last play wants it, while no square that was read is lost."""
        if self.picture is None:
            return []
        if width < SMALLEST[0] or height < SMALLEST[1]:
            small = f"The table needs {SMALLEST[0]} columns and {SMALLEST[1]} lines, and has {width} and {height} here."
            return wrapped(small, width, NOTE)
        picture = self.picture(width, room - FEWEST_NEWS)[: max(0, room)]
        last = min(len(_wrapped(self._told[self._news], width)), height // MOST_NEWS)
        for wanted in range(last, room - len(picture), -1):
            lower = self.picture(width, room - wanted)[: max(0, room)]
            if _lit(lower) >= _lit(picture):
                return lower
        return picture

    def _show(self, page: list[tuple[str, str]]) -> None:
        """A page that is looked at until a key is pressed; a long one is turned with the keys that turn pages."""
        first = 0
        while True:
            size = shutil.get_terminal_size()
            width, height = size.columns, size.lines
            lines = [line for text, style in page for line in _whole(text, width, style)]
            room = height - 1
            first = max(0, min(first, len(lines) - room))
            more = f"line {first + 1} to {min(len(lines), first + room)} of {len(lines)}; " if len(lines) > room else ""
            foot = f"{more}{'space and PgUp turn the page, ' if more else ''}Enter goes back to the table"
            self._draw([*fitted(lines[first:], room), plain(foot, "bold cyan")], width, height)
            key = self._keyboard.key(PATIENCE)
            if key in (PAGE_DOWN, " ") and len(lines) > room:
                first += room
            elif key == PAGE_UP:
                first -= room
            elif key == DOWN:
                first += 1
            elif key == UP:
                first -= 1
            elif key and key != OTHER:
                return

    def _draw(self, lines: list[Line], width: int, height: int) -> None:
        from rich.text import Text

        drawn = Text(no_wrap=True, overflow="crop")
        for number, line in enumerate(fitted(lines, height)):
            if number:
                drawn.append("\n")
            for text, style in cut(line, width):
                drawn.append(text, style=style)
        self._live.update(drawn, refresh=True)


def _lit(lines: list[Line]) -> int:
    return sum(style == LIT for line in lines for _, style in line)


def _wrapped(told: list[tuple[str, str]], width: int) -> list[Line]:
    return [line for text, style in told for line in wrapped(text, width, style, INDENT)]


def _whole(text: str, width: int, style: str) -> list[Line]:
    """A line of a page: as it stands where it fits, else wrapped."""
    return [plain(text, style)] if len(text) <= width else wrapped(text, width, style, "    ")
