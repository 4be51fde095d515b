"""Keys that are pressed while nobody is asked: neither shown, nor taken for answers to what is asked later."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def unheard() -> Iterator[None]:
    """What is typed meanwhile is lost, but for Ctrl-C; where there is no keyboard nothing changes."""
    try:
        import termios
    except ImportError:
        yield
        return
    if not sys.stdin.isatty():
        yield
        return
    handle = sys.stdin.fileno()
    before = termios.tcgetattr(handle)
    silent = [*before[:3], before[3] & ~termios.ECHO, *before[4:]]
    termios.tcsetattr(handle, termios.TCSANOW, silent)
    try:
        yield
    finally:
        termios.tcsetattr(handle, termios.TCSAFLUSH, before)
