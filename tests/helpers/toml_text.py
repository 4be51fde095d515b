"""Tables as TOML text, for files that are made up in tests."""

from __future__ import annotations

from typing import Any


def toml_text(table: dict[str, Any]) -> str:
    """A table with its values inline, lists of tables as [[name]]."""
    plain, listed = [], []
    for key, value in table.items():
        if isinstance(value, list) and value and all(isinstance(entry, dict) for entry in value):
            for entry in value:
                listed.append(f"[[{quoted(key)}]]")
                listed += [f"{quoted(name)} = {inline(cell)}" for name, cell in entry.items()]
        else:
            plain.append(f"{quoted(key)} = {inline(value)}")
    return "\n".join([*plain, *listed]) + "\n"


def quoted(text: str) -> str:
    escaped = "".join(mark if " " <= mark <= "~" and mark not in '"\\' else f"\\U{ord(mark):08X}" for mark in text)
    return f'"{escaped}"'


def inline(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | float):
        return repr(value)
    if isinstance(value, list):
        return f"[{', '.join(inline(entry) for entry in value)}]"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{quoted(str(key))} = {inline(entry)}" for key, entry in value.items()) + "}"
    return quoted(str(value))
