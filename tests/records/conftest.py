"""A PostgreSQL server for tests, started once and only if it is asked for."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from sqlalchemy import create_engine, text

NUMBERS = count(1)


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A server of its own on this machine, or a skip with the reason."""
    folders = [Path("/usr/local/bin"), *sorted(Path("/usr/lib/postgresql").glob("*/bin"))]
    programs = next((folder for folder in folders if (folder / "initdb").exists()), None)
    if programs is None:
        pytest.skip("PostgreSQL's server is not installed here")
    if sys.platform == "win32":
        pytest.skip("the server is started as it is on Unix")
    if os.getuid() == 0 and shutil.which("runuser") is None:
        pytest.skip("PostgreSQL does not run as root, and there is no runuser")
    as_user: list[str] = []
    if os.getuid() == 0:
        from pwd import getpwnam

        try:
            getpwnam("postgres")
        except KeyError:
            pytest.skip("PostgreSQL does not run as root, and there is no user postgres")
        as_user = ["runuser", "-u", "postgres", "--"]
    with TemporaryDirectory(prefix="hotstove-postgres-", ignore_cleanup_errors=True) as place:
        folder = Path(place)
        if as_user:
            shutil.chown(folder, "postgres")
        yield from _running(programs, folder, as_user)


def _running(programs: Path, folder: Path, as_user: list[str]) -> Iterator[str]:
    """The server's URL while it runs in a folder."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    data = folder / "data"

    def run(*words: str) -> None:
        subprocess.run([*as_user, *words], check=True, capture_output=True, cwd=folder)

    run(str(programs / "initdb"), "-D", str(data), "-U", "hot", "--auth=trust")
    options = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={folder} -c fsync=off"
    start = [
        *as_user,
        str(programs / "pg_ctl"),
        "-D",
        str(data),
        "-w",
        "-l",
        str(folder / "log"),
        "-o",
        options,
        "start",
    ]
    subprocess.run(start, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=folder)
    try:
        yield f"postgresql+psycopg://hot@127.0.0.1:{port}/postgres"
    finally:
        stop = [*as_user, str(programs / "pg_ctl"), "-D", str(data), "-m", "immediate", "stop"]
        subprocess.run(stop, check=False, capture_output=True, cwd=folder)


@pytest.fixture
def server_database(postgres: str) -> Iterator[str]:
    """The URL of an empty database on the server."""
    name = f"seasons{next(NUMBERS)}"
    keeper = create_engine(postgres, isolation_level="AUTOCOMMIT")
    with keeper.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name}"))
    yield postgres.rsplit("/", 1)[0] + f"/{name}"
    with keeper.connect() as connection:
        connection.execute(text(f"DROP DATABASE {name} WITH (FORCE)"))
    keeper.dispose()
