"""What is typed while cards are made is no answer to what is asked afterwards."""

from __future__ import annotations

import os
import pty
import subprocess
import sys
import time

MAKING = """
import time
from hotstove.cli.club_making import bar
with bar("Making"):
    print("made soon", flush=True)
    time.sleep(1.5)
print("asked", flush=True)
print("heard", repr(input()), flush=True)
"""


def _until(handle: int, words: bytes) -> bytes:
    shown = b""
    begun = time.monotonic()
    while words not in shown and time.monotonic() - begun < 30:
        shown += os.read(handle, 65536)
    return shown


def test_early_keys_answer_nothing() -> None:
    near, far = pty.openpty()
    process = subprocess.Popen([sys.executable, "-c", MAKING], stdin=far, stdout=far, stderr=far, close_fds=True)
    os.close(far)
    try:
        _until(near, b"made soon")
        os.write(near, b"too early\n")
        shown = _until(near, b"asked")
        assert b"too early" not in shown
        os.write(near, b"in time\n")
        assert b"heard 'in time'" in _until(near, b"time'")
    finally:
        process.kill()
        process.wait()
        os.close(near)
