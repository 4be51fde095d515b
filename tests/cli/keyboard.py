"""Commands run as a user types them, with what he then types at the prompts."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import typer.testing
from typer.main import get_command
from typer.testing import CliRunner

from hotstove.cli.main import app

# Typer's runner puts all commands together for every call, which takes a twentieth of a second; once is enough.
vars(typer.testing).update(_get_command=cache(get_command))


class Ran(NamedTuple):
    code: int
    out: str
    err: str

    def from_the_end(self, lines: int) -> str:
        return "\n".join(self.out.splitlines()[-lines:])


def hotstove(*words: object, typed: str | None = None) -> Ran:
    result = CliRunner().invoke(app, [str(word) for word in words], input=typed)
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return Ran(result.exit_code, result.stdout, result.stderr)


def box_of(out: str) -> str:
    """The box score at the end of an account."""
    heading = next(line for line in reversed(out.splitlines()) if "2026/04/01" in line)
    return out[out.rindex(heading) :].split("It is kept as game")[0]
