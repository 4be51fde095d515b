"""The command at a terminal of its own, in tmux: keys are pressed, and the screen is read as a person sees it."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import time
import uuid
from pathlib import Path
from types import TracebackType

import pytest

GIVE_UP = 40.0
STEADY = 0.25
"""Seconds for which a screen must stay as it is before it is read."""

AT_A_PROMPT = 0.08
"""Where keys are waited for already: what is pressed too early is taken in its turn."""

needs_tmux = pytest.mark.skipif(shutil.which("tmux") is None, reason="tmux is not installed")


class Tmux:
    """One window with the command in it."""

    def __init__(self, *words: str, home: Path, size: tuple[int, int] = (80, 24)) -> None:
        self._name = f"hotstove-{uuid.uuid4().hex[:8]}"
        inner = ["env", "-u", "NO_COLOR", "-u", "COLUMNS", "-u", "LINES", f"HOTSTOVE_HOME={home}"]
        inner += [f"PYTHONPATH={os.environ.get('PYTHONPATH', '')}", sys.executable, "-m", "hotstove.cli.main", *words]
        command = f"{shlex.join(inner)}; echo; echo THE END; sleep 600"
        columns, lines = map(str, size)
        self._tmux("-f", "/dev/null", "new-session", "-d", "-s", self._name, "-x", columns, "-y", lines, command)

    def _tmux(self, *words: str) -> str:
        ran = subprocess.run(["tmux", "-L", self._name, *words], capture_output=True, text=True, check=True)
        return ran.stdout

    def __enter__(self) -> Tmux:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        subprocess.run(["tmux", "-L", self._name, "kill-server"], capture_output=True, check=False)

    def press(self, *keys: str) -> None:
        self._tmux("send-keys", "-t", self._name, *keys)

    def screen(self) -> str:
        """What stands on the screen now."""
        return self._tmux("capture-pane", "-p", "-t", self._name)

    def everything(self) -> str:
        """The screen with all that can be scrolled back to."""
        return self._tmux("capture-pane", "-p", "-S", "-", "-t", self._name)

    def resize(self, columns: int, lines: int) -> None:
        self._tmux("resize-window", "-t", self._name, "-x", str(columns), "-y", str(lines))

    def until(self, words: str, rows: int = 0, steady: float = STEADY) -> str:
        """The screen once these words stand on it, in so many rows, and it has not changed for a while."""
        begun, before, since = time.monotonic(), "", time.monotonic()
        while time.monotonic() - begun < GIVE_UP:
            now = self.screen()
            if now != before:
                before, since = now, time.monotonic()
            elif words in now and now.rstrip().count("\n") >= rows - 1 and time.monotonic() - since >= steady:
                return now
            time.sleep(0.03)
        raise AssertionError(f"{words!r} was not shown, but\n{before}")
