"""Generated tables kept on disk, under a fingerprint of everything they were generated from."""

from __future__ import annotations

import hashlib
import os
import pickle
import sys
from contextlib import suppress
from functools import cache
from pathlib import Path

from hotstove.batch.compiling import cache_folder
from hotstove.batch.games import make_tables
from hotstove.batch.tables import Generated
from hotstove.measured.kept import edition
from hotstove.table.charts import ChartSet

SOURCES = ("batch", "diamond", "managers/book", "odds/diagram", "scorebook", "table")
"""Rooms whose text the tables are generated from, beside that of the game."""


@cache
def fingerprint_of_rules(game: str) -> str:
    """Changes when a line of a rule, a manager or the scorebook does."""
    root = Path(__file__).parent.parent
    found = hashlib.sha256(sys.version.encode())
    for room in (*SOURCES, f"games/{game}"):
        for file in sorted((root / room).rglob("*.py")):
            found.update(str(file.relative_to(root)).encode())
            found.update(file.read_bytes())
    return found.hexdigest()


def fingerprint(game: str, charts: ChartSet, options: object, variant: str) -> str:
    """Of rules, charts, options, numbers that managers go by, and what else the tables depend on."""
    cells = [(name, sorted(map(repr, chart.cells.items()))) for name, chart in sorted(charts.charts().items())]
    text = f"{fingerprint_of_rules(game)} {cells} {options} {variant} {edition()}"
    return hashlib.sha256(text.encode()).hexdigest()[:24]


def generated(game: str, charts: ChartSet, options: object, variant: str = "") -> Generated:
    """The tables, from disk where they are there; a folder that cannot be written to costs time and nothing else."""
    file = cache_folder() / f"tables-{game}-{fingerprint(game, charts, options, variant)}.pickle"
    with suppress(OSError, pickle.UnpicklingError, EOFError, AttributeError, ImportError, IndexError):
        found = pickle.loads(file.read_bytes())
        if isinstance(found, Generated):
            return found
    made = make_tables(game, charts, options, variant)
    with suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        beside = file.with_name(f".{file.name}.{os.getpid()}")
        beside.write_bytes(pickle.dumps(made))
        beside.replace(file)
    return made
