"""The tutorial to the letter: its commands run, and its screens are those that a reader sees.

HOTSTOVE_WRITE_SCREENS=1 writes the screens anew.
"""

from __future__ import annotations

import os
import re
import shlex
from pathlib import Path

from tests.cli.keyboard import hotstove
from tests.cli.tmux import Tmux, needs_tmux

PAGE = Path(__file__).parents[2] / "docs" / "tutorial.md"
SCREEN = re.compile(r"<!-- keys: (.*?) -->\n```screen\n(.*?)```", re.S)
COMMAND = re.compile(r"^\$ hotstove (.*)$", re.M)


@needs_tmux
def test_the_screens_of_the_tutorial_are_those_of_its_first_command(tmp_path: Path) -> None:
    text = PAGE.read_text(encoding="utf-8")
    first = COMMAND.findall(text)[0]
    with Tmux(*shlex.split(first), home=tmp_path, size=(80, 24)) as table:
        for keys, shown in SCREEN.findall(text):
            for key in keys.split():
                table.until(": ")
                table.press(key)
            seen = table.until("in the field:").rstrip("\n") + "\n"
            if os.environ.get("HOTSTOVE_WRITE_SCREENS"):
                before = f"<!-- keys: {keys} -->\n```screen\n{shown}```"
                text = text.replace(before, f"<!-- keys: {keys} -->\n```screen\n{seen}```", 1)
                PAGE.write_text(text, encoding="utf-8")
            else:
                assert seen == shown


def test_the_commands_of_the_tutorial_run() -> None:
    """Those after the first, on a game that was left."""
    hotstove("play", "superstar", "--seed", "7", "--auto", "visitors", typed="\n\n\nquit\n")
    commands = COMMAND.findall(PAGE.read_text(encoding="utf-8"))
    assert len(commands) >= 5
    for command in commands[1:]:
        ran = hotstove(*shlex.split(command), typed="\nquit\n")
        assert (ran.code, ran.err) == (0, ""), command
