"""Two people at one real terminal: what one typed in secret cannot be called back by the other."""

from __future__ import annotations

import os
import pty
import select
import subprocess
import sys
import time
from pathlib import Path

import pytest

from hotstove.cli.screen import WIPE

UP = b"\x1b[A"
GIVE_UP = 20.0


class Terminal:
    """The command at a terminal of its own."""

    def __init__(self, *words: str, home: Path, term: str = "xterm") -> None:
        self._near, far = pty.openpty()
        env = {**os.environ, "TERM": term, "XDG_CACHE_HOME": str(home), "COLUMNS": "100", "LINES": "40"}
        command = [sys.executable, "-c", "from hotstove.cli.main import main; main()", *words]
        self.process = subprocess.Popen(command, stdin=far, stdout=far, stderr=far, env=env, close_fds=True)
        os.close(far)

    def until(self, words: str) -> str:
        """Everything that is shown up to these words."""
        shown, begun = "", time.monotonic()
        while words not in shown:
            if time.monotonic() - begun > GIVE_UP:
                raise AssertionError(f"{words!r} was not shown, but {shown!r}")
            if select.select([self._near], [], [], 0.2)[0]:
                shown += os.read(self._near, 65536).decode(errors="replace")
        return shown

    def type(self, keys: str | bytes) -> None:
        os.write(self._near, keys.encode() if isinstance(keys, str) else keys)

    def close(self) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self._near)


@pytest.mark.parametrize("plain", [("--lines",), ("--plain",)])
def test_ry_06_the_line_editor_forgets_the_secret_card(tmp_path: Path, plain: tuple[str, ...]) -> None:
    table = Terminal("play", "rallybird", "--auto", "none", "--seed", "2", *plain, home=tmp_path)
    try:
        table.until("discard 5/4 or 4/6?")
        table.type("5/4\n")
        table.until("alone.")
        table.type("\n")
        table.until("which card?")
        table.type("up the middle\n")
        assert WIPE in table.until("alone.")
        table.type(UP)
        table.type("\n")
        table.until("gloves in A B C D E F?")
        table.type(UP + UP + b"?\n")
        shown = table.until("gloves in A B C D E F?")
        assert "up the middle" not in shown
        assert "5/4" not in shown.split("quit")[0].split("\n")[0]
    finally:
        table.close()


def test_ry_06_a_terminal_that_cannot_be_wiped_says_so(tmp_path: Path) -> None:
    table = Terminal("play", "rallybird", "--auto", "none", home=tmp_path, term="dumb")
    try:
        assert "cannot be wiped" in table.until("discard 5/4 or 4/6?")
    finally:
        table.close()
