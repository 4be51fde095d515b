"""What stands for values in `--help`: words of the table instead of types, and commands in the order of an evening."""

from __future__ import annotations

from typing import Any

ORDER = (
    "play", "games", "clubs", "cards", "chart", "rules", "odds", "box", "replay", "serve", "season", "standings",
    "leaders", "player", "team", "schedule", "story", "report", "pennant", "accuracy", "find", "score", "press",
    "export", "solve", "verify", "judge", "data",
)  # fmt: skip
"""First what one does first; what is not named comes last."""
VALUES = {
    "option": "NAME=VALUE", "call": "NAME=CHOICE", "tape": "FILE", "cards": "FOLDER", "charts": "FOLDER",
    "pitchers": "AWAY,HOME", "date": "YYYY/MM/DD", "auto": "SIDES", "dice": "WHOSE", "preset": "NAME", "bases": "1-3",
    "outs": "0-2", "seed": "NUMBER", "name": "SEASON", "database": "FILE", "out": "PATH", "plot": "FILE",
}  # fmt: skip
TYPES = (("int", "NUMBER"), ("float", "NUMBER"), ("path", "PATH"))


def ordered(names: list[str]) -> list[str]:
    """Commands as they are listed."""
    return sorted(names, key=lambda name: (ORDER.index(name) if name in ORDER else len(ORDER), name))


def in_words(command: Any) -> Any:
    """The command with a word for the value of every option, and without the types of its arguments."""
    for parameter in getattr(command, "params", ()):
        if parameter.metavar is not None or getattr(parameter, "is_flag", False):
            continue
        if not hasattr(parameter, "is_flag"):
            parameter.display_type_rich = lambda ctx: ""
            continue
        kind = str(getattr(parameter, "type_descriptor", getattr(parameter, "type", ""))).lower()
        usual = next((word for name, word in TYPES if name in kind), "TEXT")
        parameter.metavar = VALUES.get(parameter.name, usual)
    return command
