"""Tables as they are made from play by play that a user took in, for tests of what makers do with them."""

from __future__ import annotations

from hotstove.record.library import observed_file


def write_observed(table: str, rows: list[tuple[str, str, dict[str, int]]]) -> None:
    """The table of Texas in 1988: player, hand of the other, and counts."""
    columns = ("PA", "AB", "H", "D", "TR", "HR", "BB", "IBB", "SO", "SH", "GB", "FB", "PU")
    lines = [",".join(("year", "team", "player", "vs", *columns))]
    lines += [
        ",".join(("1988", "TEX", player, hand, *(str(counts.get(name, 0)) for name in columns)))
        for player, hand, counts in rows
    ]
    path = observed_file(1988, table)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
