"""A file that one process holds at a time, on Linux, macOS and Windows; it says who holds it."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import datetime
from pathlib import Path

from hotstove.table.errors import Mistake

LONGEST = 200
"""Bytes of a holder's description that are read."""
TAKEN = (errno.EWOULDBLOCK, errno.EACCES, errno.EDEADLK)


class Taken(Mistake):
    """Another process holds the lock; the text says which and since when."""


if sys.platform == "win32":
    import msvcrt

    BEYOND = 1 << 30
    """Windows bars a locked byte from being read, so the byte lies far behind the text."""

    def _lock(handle: int) -> None:
        os.lseek(handle, BEYOND, os.SEEK_SET)
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        os.lseek(handle, 0, os.SEEK_SET)
else:
    import fcntl

    def _lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


@contextmanager
def held(path: Path) -> Iterator[None]:
    """Holds the lock file while the block runs, and takes it away after. A process that dies holds nothing."""
    handle = _take(path)
    try:
        with suppress(OSError):
            since = datetime.now().astimezone().isoformat(sep=" ", timespec="seconds")
            os.ftruncate(handle, 0)
            os.write(handle, f"process {os.getpid()} since {since}".encode())
        yield
    finally:
        with suppress(OSError):
            path.unlink()
        os.close(handle)


def _take(path: Path) -> int:
    while True:
        try:
            handle = os.open(path, os.O_RDWR | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0), 0o666)
        except OSError as error:
            raise Mistake(f"{path}: the lock cannot be opened ({error.strerror})") from None
        try:
            _lock(handle)
            if _is_still(path, handle):
                return handle
        except OSError as error:
            holder = _read(handle)
            os.close(handle)
            if error.errno in TAKEN:
                raise Taken(holder) from None
            raise Mistake(f"{path}: cannot be locked here ({error.strerror})") from None
        os.close(handle)


def _is_still(path: Path, handle: int) -> bool:
    """False if the holder before us took the file away after we had opened it."""
    try:
        return os.path.samestat(os.fstat(handle), path.stat())
    except FileNotFoundError:
        return False


def _read(handle: int) -> str:
    try:
        text = os.read(handle, LONGEST).decode("ascii")
    except (OSError, ValueError):
        text = ""
    return text if text.startswith("process ") and text.isprintable() else "another process"
