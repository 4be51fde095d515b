"""Getting Retrosheet's files for a year, at the user's wish, from Retrosheet itself."""

from __future__ import annotations

import http.client
import io
import os
import tempfile
import time
import urllib.error
import urllib.request
import zipfile
import zlib
from pathlib import Path
from typing import IO
from urllib.parse import urlsplit

from hotstove.records.names import seen
from hotstove.table.errors import Mistake
from hotstove.table.sums import summed

ADDRESS = "https://www.retrosheet.org"
FILES = ("gamelogs/gl{year}.zip", "schedule/{year}schedule.zip", "events/{year}eve.zip")
"""Game logs, the published schedule, and the year's event files with rosters."""
FIRST_YEAR, LAST_YEAR = 1871, 2100
TIMEOUT = 60
"""Seconds without a byte."""
DEADLINE = 600
"""Seconds for one file."""
LARGEST = 64 << 20
"""Bytes of one file; the largest of Retrosheet's is a tenth of it."""
LARGEST_UNPACKED = 512 << 20
UNREACHED = "cannot be fetched"
"""What is said where there is no way to the server."""
HERE = frozenset({"localhost", "127.0.0.1", "::1"})
"""One's own machine, which needs no https."""


def address() -> str:
    """HOTSTOVE_RETROSHEET names another place, such as a mirror in one's own house."""
    found = os.environ.get("HOTSTOVE_RETROSHEET", ADDRESS).rstrip("/")
    if not _is_allowed(found):
        raise Mistake(f"HOTSTOVE_RETROSHEET={seen(found)!r}: it is an address such as {ADDRESS}, with https")
    return found


def get_year(year: int, folder: Path) -> list[Path]:
    """Downloads what there is for a year, and keeps it when all of it has come and is sound."""
    if not FIRST_YEAR <= year <= LAST_YEAR:
        raise Mistake(f"year {year}: Retrosheet's years are {FIRST_YEAR} to {LAST_YEAR}")
    base, found = address(), {}
    for name in FILES:
        path = name.format(year=year)
        content = _fetch(f"{base}/{path}")
        if content is not None:
            _check_zip(f"{base}/{path}", content)
            found[folder / Path(path).name] = content
    if not found:
        raise Mistake(f"{base} has no files for {year}")
    return [_keep(path, content) for path, content in found.items()]


def _is_allowed(url: str) -> bool:
    try:
        parts = urlsplit(url)
        plain = url.isascii() and url.isprintable() and " " not in url and (parts.port is None or parts.port > 0)
    except ValueError:
        return False
    return plain and bool(parts.hostname) and (parts.scheme == "https" or _is_here(url))


def _is_here(url: str) -> bool:
    parts = urlsplit(url)
    return parts.scheme == "http" and parts.hostname in HERE


class _Guarded(urllib.request.HTTPRedirectHandler):
    """Follows a redirection only from https to https, or within one's own machine."""

    def redirect_request(
        self,
        req: urllib.request.Request,
        fp: IO[bytes],
        code: int,
        msg: str,
        headers: http.client.HTTPMessage,
        newurl: str,
    ) -> urllib.request.Request | None:
        if not _is_allowed(newurl) or (_is_here(newurl) and not _is_here(req.full_url)):
            fp.close()
            raise Mistake(
                f"{req.full_url}: leads on to {seen(newurl)[:200]!r}, which is not https; nothing was fetched"
            )
        return super().redirect_request(req, fp, code, msg, headers, newurl)


def _fetch(url: str) -> bytes | None:
    """The whole content of a file, or none where the server has no such file."""
    opener = urllib.request.build_opener(_Guarded)
    try:
        with opener.open(url, timeout=TIMEOUT) as answer:
            return _read(url, answer)
    except urllib.error.HTTPError as error:
        error.close()
        if error.code == 404:
            return None
        raise Mistake(f"{url}: the server answered {error.code} ({_first_line(error.reason)})") from None
    except (http.client.HTTPException, OSError, ValueError) as error:
        told = _first_line(getattr(error, "reason", "") or error) or type(error).__name__
        raise Mistake(f"{url}: {UNREACHED} ({told}); nothing was changed") from None


def _read(url: str, answer: http.client.HTTPResponse) -> bytes:
    announced = answer.headers.get("Content-Length", "")
    if announced.isdecimal() and int(announced[:20]) > LARGEST:
        raise Mistake(f"{url}: would be {announced[:20]} bytes; no file of Retrosheet's has more than {LARGEST}")
    ends, parts, size = time.monotonic() + DEADLINE, [], 0
    while part := answer.read(1 << 16):
        parts.append(part)
        size += len(part)
        if size > LARGEST:
            raise Mistake(f"{url}: has more than {LARGEST} bytes, as no file of Retrosheet's has; nothing was changed")
        if time.monotonic() > ends:
            raise Mistake(f"{url}: did not come within {DEADLINE} seconds; nothing was changed")
    if announced.isdecimal() and size != int(announced):
        raise Mistake(f"{url}: broke off after {size} of {announced} bytes; nothing was changed")
    return b"".join(parts)


def _check_zip(url: str, content: bytes) -> None:
    """Refuses what is no sound zip: a portal's page, a torn file, or one that unpacks without end."""
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as archive:
            members = archive.infolist()
            if not members or summed(member.file_size for member in members) > LARGEST_UNPACKED:
                raise Mistake(f"{url}: is a zip, but not one of Retrosheet's; nothing was changed")
            broken = archive.testzip()
    except (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError, OSError, ValueError):
        broken = "everything"
    if broken is not None:
        raise Mistake(f"{url}: is no sound zip file; nothing was changed")


def _first_line(text: object) -> str:
    return seen((str(text).splitlines() or [""])[0])[:200]


def _keep(path: Path, content: bytes) -> Path:
    beside = None
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, beside = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        Path(beside).replace(path)
    except OSError as error:
        if beside is not None:
            Path(beside).unlink(missing_ok=True)
        raise Mistake(f"{path}: cannot be written ({error.strerror}); nothing was changed") from None
    return path
