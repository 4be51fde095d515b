"""`hotstove serve`: the table in the browser."""

from __future__ import annotations

import os
import socket
import sys
from pathlib import Path

from hotstove.table.errors import Mistake

LOOPBACK = ("127.0.0.1", "localhost", "::1")
MOST_MESSAGE = 4096
BACKLOG = 128
EVERYWHERE = ("0.0.0.0", "::")


def serve(host: str, port: int, open_page: bool, folder: Path | None) -> None:
    """Serves until somebody stops it; tells where the door is."""
    import uvicorn

    from hotstove.server.app import make_app
    from hotstove.server.shelf import Shelf
    from hotstove.server.tokens import new_token

    listening = _listen(host, port)
    owner = "" if host in LOOPBACK else new_token()
    home = folder or _home()
    shelf, seasons = Shelf(home / "tables.sqlite"), home / "seasons"
    address = _address(host, listening.getsockname()[1])
    link = f"{address}/#owner={owner}" if owner else f"{address}/"
    print(f"The table stands at {link}", flush=True)
    if owner:
        print("Who has this link can make tables; friends get links of their own. Stop with Ctrl-C.", flush=True)
    config = uvicorn.Config(
        make_app(shelf, host, owner, seasons),
        log_level="warning",
        access_log=False,
        ws="websockets-sansio",
        ws_max_size=MOST_MESSAGE,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=1,
    )
    if open_page:
        _open_soon(link)
    uvicorn.Server(config).run(sockets=[listening])


def _listen(host: str, port: int) -> socket.socket:
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        listening = socket.socket(family)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(BACKLOG)
    except OSError as error:
        raise Mistake(f"--host {host} --port {port}: cannot be used ({error.strerror or error})") from None
    return listening


def _address(host: str, port: int) -> str:
    shown = socket.gethostname() if host in EVERYWHERE else f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}"


def _home() -> Path:
    from hotstove.cli.season.places import folder

    return folder().parent


def _open_soon(link: str) -> None:
    """Opens the door page once the server answers; where there is no browser nothing happens."""
    import threading
    import webbrowser

    has_screen = sys.platform in ("win32", "darwin") or any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY")))
    if has_screen:
        threading.Timer(0.6, webbrowser.open, (link,)).start()
