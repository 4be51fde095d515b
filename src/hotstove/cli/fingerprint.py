"""A fingerprint of charts, by which a tape knows whether it was played with them."""

from __future__ import annotations

import hashlib

from hotstove.table.charts import ChartBook


def fingerprint(charts: ChartBook) -> str:
    """Changes when any cell of any chart changes."""
    digest = hashlib.sha256()
    for name, chart in sorted(charts.charts().items()):
        digest.update(f"{name}\n".encode())
        for place in sorted(chart.cells, key=str):
            digest.update(f"{place} {chart.cells[place]}\n".encode())
    return digest.hexdigest()[:16]
