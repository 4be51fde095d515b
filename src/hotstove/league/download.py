"""Getting Retrosheet's files for a year, at the user's wish, from Retrosheet itself."""

from __future__ import annotations

import os
import tempfile
import urllib.error
import urllib.request
from pathlib import Path

from hotstove.table.errors import Mistake

ADDRESS = "https://www.retrosheet.org"
FILES = ("gamelogs/gl{year}.zip", "schedule/{year}schedule.zip", "events/{year}eve.zip")
"""Game logs, the published schedule, and the year's event files with rosters."""
TIMEOUT = 60


def address() -> str:
    """HOTSTOVE_RETROSHEET names another place, such as a mirror in one's own house."""
    return os.environ.get("HOTSTOVE_RETROSHEET", ADDRESS).rstrip("/")


def get_year(year: int, folder: Path) -> list[Path]:
    """Downloads what there is for a year; each file is written whole or not at all."""
    found = []
    for name in FILES:
        path = name.format(year=year)
        content = _fetch(f"{address()}/{path}")
        if content is not None:
            found.append(_keep(folder / Path(path).name, content))
    if not found:
        raise Mistake(f"{address()} has no files for {year}")
    return found


def _fetch(url: str) -> bytes | None:
    try:
        with urllib.request.urlopen(url, timeout=TIMEOUT) as answer:
            content: bytes = answer.read()
            return content
    except urllib.error.HTTPError as error:
        error.close()
        if error.code == 404:
            return None
        raise Mistake(f"{url}: the server answered {error.code} ({error.reason})") from None
    except (urllib.error.URLError, TimeoutError, OSError) as error:
        raise Mistake(f"{url}: cannot be reached ({getattr(error, 'reason', error)})") from None


def _keep(path: Path, content: bytes) -> Path:
    beside = None
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, beside = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        with os.fdopen(handle, "wb") as file:
            file.write(content)
        Path(beside).replace(path)
    except OSError as error:
        if beside is not None:
            Path(beside).unlink(missing_ok=True)
        raise Mistake(f"{path}: cannot be written ({error.strerror}); nothing was changed") from None
    return path
