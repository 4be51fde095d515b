"""Plain values, as scenes are made of."""

from __future__ import annotations

from typing import Any, TypeAlias

Values: TypeAlias = dict[str, Any]
"""Values by name, ready for JSON: texts, numbers, yes and no, nothing, lists, and further such values."""
