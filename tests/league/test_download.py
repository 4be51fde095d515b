"""`hotstove data get`: Retrosheet's files, from a server on this machine."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest

from hotstove.league.schedules.retrosheet import NOTICE, read_game_log
from tests.cli.keyboard import hotstove
from tests.league.test_schedules import log_line


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002
        """Nothing on the error stream."""

    def do_GET(self) -> None:
        if "broken" in self.path:
            self.send_error(500)
        else:
            super().do_GET()


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    shown = tmp_path / "shown"
    (shown / "gamelogs").mkdir(parents=True)
    with ZipFile(shown / "gamelogs" / "gl1988.zip", "w") as archive:
        archive.writestr("GL1988.TXT", log_line() + "\n")
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(shown))) as running:
        thread = threading.Thread(target=running.serve_forever)
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
    assert (ran.code, ran.err) == (2, f"hotstove: {server} has no files for 1850\n")
    monkeypatch.setenv("HOTSTOVE_RETROSHEET", f"{server}/broken")
    ran = hotstove("data", "get", 1988, "--out", tmp_path / "got")
    assert (ran.code, "the server answered 500" in ran.err) == (2, True)
    monkeypatch.setenv("HOTSTOVE_RETROSHEET", "http://127.0.0.1:9")
    ran = hotstove("data", "get", 1988, "--out", tmp_path / "got")
    assert (ran.code, "cannot be reached" in ran.err) == (2, True)
    assert not (tmp_path / "got").exists()
