"""Advice: a choice and the reason for it, in words."""

from __future__ import annotations

from typing import NamedTuple


class Advice(NamedTuple):
    choice: str
    reason: str
