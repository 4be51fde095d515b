"""`hotstove data get`: Retrosheet's files, from a server on this machine."""

from __future__ import annotations

import gzip
import io
import threading
from collections.abc import Iterator
from functools import cache, partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile

import pytest

from hotstove.season.schedules.retrosheet import NOTICE, read_game_log
from tests.cli.keyboard import hotstove
from tests.season.test_schedules import log_line


def _zip(**members: bytes) -> bytes:
    content = io.BytesIO()
    with ZipFile(content, "w", ZIP_DEFLATED) as archive:
        for name, text in members.items():
            archive.writestr(name, text)
    return content.getvalue()


def _torn(content: bytes) -> bytes:
    middle = content.index(b"PK\x01\x02") // 2
    return content[:middle] + bytes([content[middle] ^ 255]) + content[middle + 1 :]


OK = b"HTTP/1.0 200 OK\r\n"
HTML = b"<html>Please sign in</html>"
SOUND = _zip(GL1988=b"a game log " * 100)
HOSTILE = {
    "portal": OK + b"Content-Type: text/html\r\n\r\n" + HTML,
    "empty": OK + b"Content-Length: 0\r\n\r\n",
    "short": OK + b"Content-Length: 5000\r\n\r\n" + SOUND,
    "long": OK + b"Content-Length: 20\r\n\r\n" + SOUND,
    "huge": OK + b"Content-Length: 1000000000000\r\n\r\n" + SOUND,
    "length": OK + b"Content-Length: many\r\n\r\n" + SOUND[:50],
    "torn": OK + b"\r\n" + _torn(SOUND),
    "gzip": OK + b"Content-Encoding: gzip\r\n\r\n" + gzip.compress(SOUND),
    "nothing": OK + b"\r\n" + _zip(),
    "status": b"HELLO\r\n\r\n",
    "chunk": b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nxyz\r\n",
    "silent": b"",
    "away": b"HTTP/1.0 302 Found\r\nLocation: http://example.com/x.zip\r\n\r\n",
    "file": b"HTTP/1.0 302 Found\r\nLocation: file:///etc/passwd\r\n\r\n",
    "escape": b"HTTP/1.0 500 \x1b]0;evil\x07\r\n\r\n",
}
"""What a server may answer that is not a file: each is refused, and so is the bomb."""
BOMB = "bomb"


@cache
def bomb() -> bytes:
    """A small file that would unpack to 600 MB."""
    return OK + b"\r\n" + _zip(GL1988=bytes(600 << 20))


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002
        """Nothing on the error stream."""

    def do_GET(self) -> None:
        if "broken" in self.path:
            self.send_error(500)
        elif "hostile" in self.path:
            kind = self.path.split("/")[2]
            self.wfile.write(bomb() if kind == BOMB else HOSTILE[kind])
            self.close_connection = True
        else:
            super().do_GET()


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    shown = tmp_path / "shown"
    (shown / "gamelogs").mkdir(parents=True)
    with ZipFile(shown / "gamelogs" / "gl1988.zip", "w") as archive:
        archive.writestr("GL1988.TXT", log_line() + "\n")
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(shown))) as running:
        thread = threading.Thread(target=partial(running.serve_forever, poll_interval=0.01))
        thread.start()
        address = f"http://127.0.0.1:{running.server_address[1]}"
        monkeypatch.setenv("HOTSTOVE_RETROSHEET", address)
        yield address
        running.shutdown()
        thread.join()


def test_what_there_is_is_fetched_and_the_notice_shown(server: str, tmp_path: Path) -> None:
    ran = hotstove("data", "get", 1988, "--out", tmp_path / "got")
    assert ran.code == 0
    assert NOTICE in ran.out
    assert [path.name for path in (tmp_path / "got").iterdir()] == ["gl1988.zip"]
    assert [game.key for game in read_game_log(tmp_path / "got", 1988)] == ["TEX198804040"]


def test_years_without_files_and_servers_in_trouble_are_named(
    server: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ran = hotstove("data", "get", 1850, "--out", tmp_path / "got")
    assert (ran.code, "year 1850: Retrosheet's years are 1871 to" in ran.err) == (2, True)
    ran = hotstove("data", "get", 1950, "--out", tmp_path / "got")
    assert (ran.code, ran.err) == (2, f"hotstove: {server} has no files for 1950\n")
    monkeypatch.setenv("HOTSTOVE_RETROSHEET", f"{server}/broken")
    ran = hotstove("data", "get", 1988, "--out", tmp_path / "got")
    assert (ran.code, "the server answered 500" in ran.err) == (2, True)
    monkeypatch.setenv("HOTSTOVE_RETROSHEET", "http://127.0.0.1:9")
    ran = hotstove("data", "get", 1988, "--out", tmp_path / "got")
    assert (ran.code, "cannot be fetched" in ran.err) == (2, True)
    assert not (tmp_path / "got").exists()


@pytest.mark.parametrize("kind", [*HOSTILE, BOMB])
def test_what_is_no_sound_file_is_refused_and_never_put_over_a_good_one(
    kind: str, server: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOTSTOVE_RETROSHEET", f"{server}/hostile/{kind}")
    folder = tmp_path / "got"
    folder.mkdir()
    (folder / "gl1988.zip").write_bytes(SOUND)
    ran = hotstove("data", "get", 1988, "--out", folder)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("hotstove: ") and ran.err.count("\n") == 1 and ran.err.strip().isprintable()
    assert [path.name for path in folder.iterdir()] == ["gl1988.zip"]
    assert (folder / "gl1988.zip").read_bytes() == SOUND


def test_nothing_is_kept_unless_all_of_it_has_come(server: str, tmp_path: Path) -> None:
    (tmp_path / "shown" / "events").mkdir()
    (tmp_path / "shown" / "events" / "1988eve.zip").write_bytes(HTML)
    ran = hotstove("data", "get", 1988, "--out", tmp_path / "got")
    assert ran.code == 2 and "1988eve.zip: is no sound zip file" in ran.err
    assert not (tmp_path / "got").exists()


@pytest.mark.parametrize(
    "place",
    [
        "http://www.retrosheet.org",
        "ftp://x.org",
        "file:///tmp",
        "foo",
        "http://[::1",
        "https://a b.org",
        "https://",
        "https://x:y/",
        "",
    ],
)
def test_only_https_is_asked(place: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOTSTOVE_RETROSHEET", place)
    ran = hotstove("data", "get", 1988, "--out", tmp_path / "got")
    assert ran.code == 2 and ran.err.count("\n") == 1
    assert "with https" in ran.err
    assert not (tmp_path / "got").exists()


@pytest.mark.parametrize("year", [0, 1870, 99999])
def test_years_that_never_were_are_not_asked_for(year: int, server: str, tmp_path: Path) -> None:
    ran = hotstove("data", "get", year, "--out", tmp_path)
    assert (ran.code, f"year {year}: Retrosheet's years" in ran.err) == (2, True)
