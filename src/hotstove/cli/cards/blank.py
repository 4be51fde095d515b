"""`hotstove cards new`: a blank club file, in which nothing is left out but what stands on the cards."""

from __future__ import annotations

from pathlib import Path

from hotstove.games import game
from hotstove.table.errors import Mistake
from hotstove.table.tape import write_whole


def write_blank(key: str, out: Path | None) -> str:
    """Writes the file and says what to do with it; a file that is there is left alone."""
    path = out or Path(f"new-{key}.toml")
    text = game(key).blank_club()
    if path.exists():
        raise Mistake(f"--out {path}: there is a file of that name, and it is left as it is")
    write_whole(path, text)
    return f"{path}: write over every question mark, then hotstove cards check {path}"
