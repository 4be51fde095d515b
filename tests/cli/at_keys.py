"""Whole games at a terminal of their own, key by key."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable
from pathlib import Path

GIVE_UP = 90.0
CODES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|[\x01\x02]")
CURSOR, QUESTION = "▏", "): "
"""What stands at the end of the screen when a key is waited for: the full screen's cursor, or a line that asks."""


def _own_terminal() -> None:
    """Makes the terminal the one from which Ctrl-C reaches the command."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


class Played:
    """How a game at the keys came out."""

    def __init__(self, code: int | None, keys: int, shown: str) -> None:
        self.code, self.keys, self.shown = code, keys, shown


def play_by_keys(
    *words: str,
    home: Path,
    key: Callable[[int, str], bytes],
    size: tuple[int, int] = (80, 24),
    most: int = 2000,
    killed_after: float | None = None,
) -> Played:
    """Presses a key at every prompt until the command ends, or so many were pressed.

    `key` is given the number of keys so far and what has been drawn since the last one. With `killed_after` the
    process is killed so many seconds after the last key.
    """
    near, far = pty.openpty()
    fcntl.ioctl(far, termios.TIOCSWINSZ, struct.pack("HHHH", size[1], size[0], 0, 0))
    env = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES", "NO_COLOR")}
    env |= {"TERM": "xterm", "HOTSTOVE_HOME": str(home)}
    command = [sys.executable, "-m", "hotstove.cli.main", *words]
    process = subprocess.Popen(
        command, stdin=far, stdout=far, stderr=far, env=env, start_new_session=True, preexec_fn=_own_terminal
    )
    os.close(far)
    shown, drawn, pressed, begun = bytearray(), bytearray(), 0, time.monotonic()
    try:
        while time.monotonic() - begun < GIVE_UP:
            if not select.select([near], [], [], 0.2)[0]:
                if process.poll() is not None or pressed >= most:
                    break
                continue
            found = os.read(near, 65536)
            shown += found
            drawn += found
            text = CODES.sub("", drawn.decode(errors="replace"))
            if pressed < most and (CURSOR in text or text.endswith(QUESTION)):
                os.write(near, key(pressed, text))
                pressed += 1
                drawn.clear()
                if killed_after is not None and pressed == most:
                    time.sleep(killed_after)
                    process.kill()
                    break
    except OSError:
        process.wait(GIVE_UP)
    finally:
        code = process.poll()
        if code is None:
            process.kill()
        process.wait()
        os.close(near)
    return Played(code, pressed, shown.decode(errors="replace"))
