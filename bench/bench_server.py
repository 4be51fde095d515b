"""Claims of `hotstove serve` without a network: a play costs little, a table takes little memory.

Rates are in seconds of CPU, which a busy machine does not spoil; waiting times are told beside them.
"""

import sys
import tempfile
import time
import tracemalloc
from pathlib import Path

from hotstove.server.hub import Connection
from hotstove.server.messages import Choose, HandIn
from hotstove.server.shelf import Shelf
from hotstove.server.table import LiveTable
from hotstove.server.tables import Tables, agreed

PLAY_MS = 5.0
MEMORY_KB = {"superstar": 100, "longtater": 100, "replay": 300}
"""A table in the middle of its game, beside others that share cards, charts and plays."""
WARM, SAMPLE, PLAYS = 20, 12, 60


def answer(table: LiveTable) -> None:
    prompt = table.prompt
    assert prompt is not None
    calls = prompt.kind == "calls"
    table.act(frozenset({"home"}), HandIn(prompt.number, {}, {}) if calls else Choose(prompt.number, prompt.usual))


def measure(game: str, folder: Path) -> tuple[float, float, float]:
    """Milliseconds of CPU for an answer with its view, the 95th of a hundred in waiting time, and KB a table."""
    tables = Tables(Shelf(folder / f"{game}.sqlite"))
    made = [tables.make(*agreed({"game": game}))["id"] for _ in range(WARM + SAMPLE)]
    connection = Connection(None, made[0], frozenset({"home"}))  # type: ignore[arg-type]
    first = tables.get(made[0])
    waited, cpu = [], time.process_time()
    for _ in range(PLAYS):
        started = time.perf_counter()
        answer(first)
        connection.view_text(first, {})
        waited.append(time.perf_counter() - started)
    cpu = (time.process_time() - cpu) / PLAYS
    _play_half(tables, made[1:WARM])
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    _play_half(tables, made[WARM:])
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return 1000 * cpu, 1000 * sorted(waited)[int(0.95 * PLAYS)], (after - before) / SAMPLE / 1024


def _play_half(tables: Tables, names: list[str]) -> None:
    for name in names:
        table = tables.get(name)
        for _ in range(PLAYS // 2):
            answer(table)


def main() -> None:
    wrong = False
    with tempfile.TemporaryDirectory() as folder:
        for game, most in MEMORY_KB.items():
            cpu, late, memory = measure(game, Path(folder))
            print(
                f"server: {game}, an answer with its view {cpu:.1f} ms of CPU (bar {PLAY_MS:.0f}), "
                f"95% within {late:.1f} ms, {memory:.0f} KB a table (bar {most})"
            )
            wrong = wrong or cpu > PLAY_MS or memory > most
    sys.exit(wrong)


if __name__ == "__main__":
    main()
