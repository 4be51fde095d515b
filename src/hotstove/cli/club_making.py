"""A bar while the cards of real clubs are made for the first time; afterwards they are kept."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from hotstove.cli.unheard import unheard
from hotstove.sitting.clubs import is_of_the_record
from hotstove.sitting.opening import find_game
from hotstove.table.errors import Mistake


@contextmanager
def making(key: str, names: Iterable[str]) -> Iterator[None]:
    """Tells which of these clubs' cards are being made, and for how long; nothing where they are at hand."""
    new = [name for name in dict.fromkeys(names) if name and _is_new(key, name)]
    if not new:
        yield
        return
    with bar(f"Making the cards of {' and '.join(new)}"):
        yield


@contextmanager
def bar(text: str) -> Iterator[None]:
    """A bar that moves while something goes on, with the time so far; away from the output, where somebody looks."""
    if not sys.stderr.isatty():
        yield
        return
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
    from rich.table import Column

    told = TextColumn("{task.description}", table_column=Column(overflow="fold"))
    columns = told, BarColumn(bar_width=8), TimeElapsedColumn(Column(min_width=len("0:00:00")))
    with unheard(), Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        progress.add_task(text, total=None)
        yield


def _is_new(key: str, name: str) -> bool:
    """A club of the record whose cards for this game are not on the shelf yet."""
    if not is_of_the_record(name):
        return False
    try:
        from hotstove.cardmaker.at_hand import is_at_hand

        return not is_at_hand(find_game(key).key, name)
    except Mistake:
        return False
