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
from hotstove.batch.tables import Generated, generate
from hotstove.games.superstar.chart_set import SuperstarCharts
from hotstove.games.superstar.options import Options

SOURCES = ("batch", "diamond", "games/superstar", "managers/book", "odds/diagram", "scorebook", "table")
"""Rooms whose text the tables are generated from."""


@cache
def fingerprint_of_rules() -> str:
    """Changes when a line of a rule, a manager or the scorebook does."""
    root = Path(__file__).parent.parent
    found = hashlib.sha256(sys.version.encode())
    for room in SOURCES:
        for file in sorted((root / room).rglob("*.py")):
            found.update(str(file.relative_to(root)).encode())
            found.update(file.read_bytes())
    return found.hexdigest()


def fingerprint(charts: SuperstarCharts, options: Options) -> str:
    """Of rules, charts and options."""
    cells = [(name, sorted(map(repr, chart.cells.items()))) for name, chart in sorted(charts.charts().items())]
    return hashlib.sha256(f"{fingerprint_of_rules()} {cells} {options}".encode()).hexdigest()[:24]


def generated(charts: SuperstarCharts, options: Options) -> Generated:
    """The tables, from disk where they are there; a folder that cannot be written to costs time and nothing else."""
    file = cache_folder() / f"tables-{fingerprint(charts, options)}.pickle"
    with suppress(OSError, pickle.UnpicklingError, EOFError, AttributeError, ImportError, IndexError):
        found = pickle.loads(file.read_bytes())
        if isinstance(found, Generated):
            return found
    made = generate(charts, options)
    with suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        beside = file.with_name(f".{file.name}.{os.getpid()}")
        beside.write_bytes(pickle.dumps(made))
        beside.replace(file)
    return made
