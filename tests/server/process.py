"""A server in a process of its own, which may be killed."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path


class Served:
    """`hotstove serve` over the tables of a folder; port 0 takes a free one."""

    def __init__(self, folder: Path, port: int = 0) -> None:
        command = [sys.executable, "-m", "hotstove.cli.main", "serve", "--no-open"]
        self.process = subprocess.Popen(
            [*command, "--port", str(port), "--folder", str(folder)], stdout=subprocess.PIPE, text=True
        )
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().split()[-1].rstrip("/")
        self.port = int(self.address.rpartition(":")[2])

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()
