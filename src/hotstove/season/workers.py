"""Processes that play for another one, and end with it however it ends."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing.connection import wait

from hotstove.table.errors import Mistake
from hotstove.table.interrupts import uninterrupted


@contextmanager
def workers(jobs: int, start: Callable[..., None], *arguments: object) -> Iterator[ProcessPoolExecutor]:
    """So many processes, each of which has called `start` with the arguments.

    They are started afresh on every system, so that they hold no file, lock or connection of this process.
    """
    pool = ProcessPoolExecutor(
        jobs,
        mp_context=multiprocessing.get_context("spawn"),
        initializer=_begin,
        initargs=(start, arguments),
    )
    try:
        with uninterrupted():  # they never hear of Ctrl-C: their parent does, and ends them
            pool.submit(os.getpid)
        yield pool
    except BrokenProcessPool:
        raise Mistake(
            "a process that played games was ended from outside, perhaps for want of memory; what was kept before is"
            " safe, and the same command goes on"
        ) from None
    finally:
        pool.shutdown(cancel_futures=True)


def _begin(start: Callable[..., None], arguments: tuple[object, ...]) -> None:
    threading.Thread(target=_end_with_parent, daemon=True).start()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    start(*arguments)


def _end_with_parent() -> None:
    """Waits at the pipe that the system closes when the parent dies, by whatever death."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os._exit(1)
