"""What stands for values in `--help`: words of the table instead of types, and commands in the order of an evening."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

GROUPS = {
    "At the table": (
        "play", "games", "serve", "clubs", "cards", "chart", "rules", "odds", "box", "replay", "find", "solve",
    ),
    "Seasons and leagues": (
        "season", "standings", "leaders", "player", "team", "schedule", "story", "report", "league", "pennant",
        "encyclopedia",
    ),
    "Beside what really happened": ("accuracy", "compare", "fit"),
    "On paper and in files": ("press", "score", "export", "data", "verify", "judge"),
}  # fmt: skip
"""Commands by what they are for, in each group first what one does first."""
ORDER = tuple(name for names in GROUPS.values() for name in names)
LONGEST = 300
"""Characters of a command's sentence in a list; none is so long."""
VALUES = {
    "option": "NAME=VALUE", "call": "NAME=CHOICE", "tape": "FILE", "cards": "FOLDER", "charts": "FOLDER",
    "pitchers": "AWAY,HOME", "date": "YYYY/MM/DD", "auto": "SIDES", "dice": "WHOSE", "preset": "NAME", "bases": "1-3",
    "outs": "0-2", "seed": "NUMBER", "name": "SEASON", "database": "FILE", "out": "PATH", "plot": "FILE",
    "club": "CLUB", "side": "SIDE", "home_edge": "SHARE", "form": "FORMAT", "against": "HAND", "league": "LEAGUE",
}  # fmt: skip
ARGUMENTS = {
    "game": "superstar, longtater, replay, pennant or rallybird.",
    "year": "A season of the record, 1871 to 2024.",
    "league": "AL, NL, or another league of that year.",
}
"""What arguments mean that say nothing of their own."""
TYPES = (("int", "NUMBER"), ("float", "NUMBER"), ("path", "PATH"))


def span(kind: Any) -> str:
    """Which numbers an option takes, in words: "0 to 65535", "5 or more", "" for those that go without saying."""
    least, most = kind.min, kind.max
    if most is not None:
        return f"up to {most}" if least is None else f"{least} to {most}"
    return "" if least is None or least in (0, 1) else f"{least} or more"


def ordered(names: list[str]) -> list[str]:
    """Commands as they are listed."""
    return sorted(names, key=lambda name: (ORDER.index(name) if name in ORDER else len(ORDER), name))


def write_groups(group: Any, context: Any, formatter: Any, heads: Mapping[str, tuple[str, ...]] = GROUPS) -> None:
    """The list of commands under the heads of their groups, each with its whole sentence."""
    names = group.list_commands(context)
    grouped = [name for members in heads.values() for name in members]
    for head, members in {**heads, "Commands": [name for name in names if name not in grouped]}.items():
        rows = []
        for name in members:
            command = group.get_command(context, name) if name in names else None
            if command is not None and not command.hidden:
                rows.append((name, command.get_short_help_str(LONGEST)))
        if rows:
            with formatter.section(head):
                formatter.write_dl(rows)


def in_words(command: Any) -> Any:
    """The command with a word for the value of every option, and without the types of its arguments."""
    if hasattr(command, "commands"):
        command.format_commands = partial(write_groups, command, heads={})
        for member in command.commands.values():
            in_words(member)
    for parameter in getattr(command, "params", ()):
        if hasattr(parameter, "_get_number_range_help_str"):
            parameter._get_number_range_help_str = partial(span, parameter)
        if not hasattr(parameter, "is_flag"):
            parameter.display_type_rich = lambda ctx: ""
            parameter.help = parameter.help or ARGUMENTS.get(parameter.name)
            continue
        if parameter.metavar is not None or parameter.is_flag:
            continue
        kind = str(getattr(parameter, "type_descriptor", getattr(parameter, "type", ""))).lower()
        usual = next((word for name, word in TYPES if name in kind), "TEXT")
        parameter.metavar = VALUES.get(parameter.name, usual)
    return command
