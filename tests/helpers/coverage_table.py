"""The coverage table of the README: rules with tests, charts, and where their cells come from."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

from hotstove.games import game
from hotstove.table.charts import COMPLETED, EXAMPLE, PUBLISHED
from tests.helpers.ledger import ROOT, games_with_rulebooks, ledger

README = ROOT / "README.md"
BEGIN, END = "<!-- coverage -->\n", "<!-- end of coverage -->"
COLUMNS = ("game", "rules", "with tests", "charts", "cells", PUBLISHED, EXAMPLE, COMPLETED)
HEADING = f"| {' | '.join(COLUMNS)} |\n|---|{'--:|' * (len(COLUMNS) - 1)}\n"


def table() -> str:
    rows = [row(key) for key in games_with_rulebooks()]
    return HEADING + "".join(f"{text}\n" for text in rows)


def row(key: str) -> str:
    """One game: every rule of its ledger, every cell of its charts."""
    rules = ledger(key)
    found: Any = game(key)
    charts = list(found.charts(None).charts().values())
    cells = Counter(mark for chart in charts for mark in chart.provenance.values())
    tested = sum(bool(rule.tests) for rule in rules)
    counts = [
        len(rules),
        tested,
        len(charts),
        cells.total(),
        *(cells[mark] for mark in (PUBLISHED, EXAMPLE, COMPLETED)),
    ]
    return f"| {game(key).name} | {' | '.join(f'{count:,}' for count in counts)} |"


def written(text: str) -> str:
    """The README with the table as it is now."""
    before, rest = text.split(BEGIN)
    return f"{before}{BEGIN}{table()}{END}{rest.split(END)[1]}"


def main(readme: Path = README) -> None:
    readme.write_text(written(readme.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
