"""The application: pages, tables as JSON, and the sockets."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from importlib.resources import files
from pathlib import Path
from typing import TypeAlias

from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.websockets import WebSocket

from hotstove.server.door import Door
from hotstove.server.guard import Guard
from hotstove.server.room import Room, load
from hotstove.server.season_door import SeasonDoor
from hotstove.server.shelf import Shelf
from hotstove.table.collector import look_seldom

SWEEP_SECONDS = 60
CLOCK_SECONDS = 1
LOAD_SECONDS = 0.3
"""After the server has begun to answer, so that the first page does not wait."""
Handler: TypeAlias = Callable[[Request], Awaitable[Response]]


def web_folder() -> Path:
    return Path(str(files("hotstove") / "web"))


def make_app(shelf: Shelf, host: str = "127.0.0.1", owner: str = "", seasons: Path | None = None) -> Starlette:
    """The server over a shelf of tables and a folder of seasons."""
    room, folder = Room(shelf), web_folder()
    door = Door(room, owner)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        at_work = [asyncio.create_task(work(room)) for work in (_sweep, _look_at_clocks, _load)]
        yield
        for task in at_work:
            task.cancel()
        shelf.close()

    async def socket(websocket: WebSocket) -> None:
        await room.socket.serve(websocket)

    app = Starlette(
        routes=[
            Route("/", _page(folder / "index.html")),
            Route("/t/{table}", _page(folder / "table.html")),
            Route("/season/{name}", _page(folder / "season.html")),
            *SeasonDoor(seasons, room, door.is_owner).routes(),
            Route("/api/choices", door.choices),
            Route("/api/tables", door.facts, methods=["GET"]),
            Route("/api/tables", door.make, methods=["POST"]),
            Route("/api/tables/{table}/{kind}", door.export),
            Route("/api/press/{game}/{what}", door.print),
            Route("/api/tapes", door.take_in, methods=["POST"]),
            WebSocketRoute("/t/{table}/socket", socket),
            Mount("/web", StaticFiles(directory=folder)),
        ],
        middleware=[Middleware(Guard, host=host)],
        lifespan=lifespan,
    )
    app.state.room = room
    return app


def _page(path: Path) -> Handler:
    async def page(request: Request) -> Response:
        return FileResponse(path, media_type="text/html; charset=utf-8", headers={"cache-control": "no-cache"})

    return page


async def _sweep(room: Room) -> None:
    while True:
        await asyncio.sleep(SWEEP_SECONDS)
        if room.put_aside():
            gc.collect()


async def _look_at_clocks(room: Room) -> None:
    while True:
        await asyncio.sleep(CLOCK_SECONDS)
        room.look_at_clocks(time.time())


async def _load(room: Room) -> None:
    await asyncio.sleep(LOAD_SECONDS)
    await run_in_threadpool(load)
    look_seldom()
