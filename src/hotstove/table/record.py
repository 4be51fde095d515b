"""Frozen records of which several are made with every play of a game.

To mypy `record` is `dataclasses.dataclass`, so that whoever sets a field of a frozen record is told. While a game is
played nobody looks: a frozen dataclass takes five times as long to make, and a named tuple ten times as long to read.
`tests/laws/test_records.py` plays games whose records do look.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dataclasses import dataclass as record
else:
    from dataclasses import dataclass

    def record(*, frozen: bool, slots: bool):
        """A dataclass that hashes and compares by its fields."""
        return dataclass(slots=slots, unsafe_hash=frozen)


__all__ = ["record"]
