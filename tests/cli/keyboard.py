"""Commands run as a user types them, with what he then types at the prompts."""

from __future__ import annotations

from typing import NamedTuple

from typer.testing import CliRunner

from hotstove.cli.main import app


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
