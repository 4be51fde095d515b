"""The application: pages, tables as JSON, and the sockets."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from importlib.resources import files
from pathlib import Path
from typing import TypeAlias

from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import FileResponse, JSONResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles

from hotstove.server.exports import exported
from hotstove.server.guard import Guard
from hotstove.server.hub import Hub
from hotstove.server.lobby import choices
from hotstove.server.replies import OWNERS, body_of, refusal
from hotstove.server.season_door import SeasonDoor
from hotstove.server.shelf import Shelf
from hotstove.server.socket import TableSocket
from hotstove.server.tables import Tables, agreed
from hotstove.server.tapes import take_in
from hotstove.server.tokens import hashed, same
from hotstove.table.errors import Mistake

SWEEP_SECONDS = 60
CLOCK_SECONDS = 1
MOST_TABLES = 100
"""Tables that a door may ask for at once."""
Handler: TypeAlias = Callable[[Request], Awaitable[Response]]


def web_folder() -> Path:
    return Path(str(files("hotstove") / "web"))


class Door:
    """What is fetched and posted; the rest of the talk goes over sockets."""

    def __init__(self, tables: Tables, owner: str) -> None:
        """`owner` is the token without which no table is made; "" where everybody here may."""
        self._tables, self._owner = tables, hashed(owner) if owner else ""

    async def choices(self, request: Request) -> Response:
        """Games, clubs, options: what a new table may be."""
        return JSONResponse(await run_in_threadpool(choices))

    async def facts(self, request: Request) -> Response:
        """Where the tables stand whose ids are given."""
        ids = request.query_params.get("ids", "").split(",")[:MOST_TABLES]
        return JSONResponse(self._tables.shelf.facts(ids))

    async def make(self, request: Request) -> Response:
        if not self.is_owner(request):
            return refusal(OWNERS, 403)
        try:
            wanted = await body_of(request)
            return JSONResponse(self._tables.make(*await run_in_threadpool(partial(agreed, wanted))))
        except Mistake as mistake:
            return refusal(str(mistake))

    async def export(self, request: Request) -> Response:
        """A finished game as a file."""
        try:
            name, text = exported(self._tables.get(request.path_params["table"]).game, request.path_params["kind"])
        except Mistake as mistake:
            return refusal(str(mistake), 404)
        return PlainTextResponse(text, headers={"content-disposition": f'attachment; filename="{name}"'})

    async def take_in(self, request: Request) -> Response:
        """A tape to look at."""
        if not self.is_owner(request):
            return refusal(OWNERS, 403)
        try:
            text = (await request.body()).decode("utf-8")
            return JSONResponse({"id": await run_in_threadpool(partial(take_in, self._tables.shelf, text))})
        except UnicodeDecodeError:
            return refusal("this tape: it is no text")
        except Mistake as mistake:
            return refusal(str(mistake))

    def is_owner(self, request: Request) -> bool:
        """Whoever has the owner's link, or anybody where only this machine can reach the server."""
        return not self._owner or same(request.headers.get("x-owner", ""), self._owner)


def make_app(shelf: Shelf, host: str = "127.0.0.1", owner: str = "", seasons: Path | None = None) -> Starlette:
    """The server over a shelf of tables and a folder of seasons."""
    tables, hub, folder = Tables(shelf), Hub(), web_folder()
    door = Door(tables, owner)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        at_work = [asyncio.create_task(_sweep(tables, hub)), asyncio.create_task(_look_at_clocks(tables, hub))]
        yield
        for task in at_work:
            task.cancel()
        shelf.close()

    app = Starlette(
        routes=[
            Route("/", _page(folder / "index.html")),
            Route("/t/{table}", _page(folder / "table.html")),
            Route("/season/{name}", _page(folder / "season.html")),
            *SeasonDoor(seasons, tables, door.is_owner).routes(),
            Route("/api/choices", door.choices),
            Route("/api/tables", door.facts, methods=["GET"]),
            Route("/api/tables", door.make, methods=["POST"]),
            Route("/api/tables/{table}/{kind}", door.export),
            Route("/api/tapes", door.take_in, methods=["POST"]),
            WebSocketRoute("/t/{table}/socket", TableSocket(tables, hub).serve),
            Mount("/web", StaticFiles(directory=folder)),
        ],
        middleware=[Middleware(Guard, host=host)],
        lifespan=lifespan,
    )
    app.state.tables, app.state.hub = tables, hub
    return app


def _page(path: Path) -> Handler:
    async def page(request: Request) -> Response:
        return FileResponse(path, media_type="text/html; charset=utf-8", headers={"cache-control": "no-cache"})

    return page


async def _sweep(tables: Tables, hub: Hub) -> None:
    while True:
        await asyncio.sleep(SWEEP_SECONDS)
        tables.put_aside(hub.busy)


async def _look_at_clocks(tables: Tables, hub: Hub) -> None:
    while True:
        await asyncio.sleep(CLOCK_SECONDS)
        for table in tables.run_out(time.time()):
            hub.tell(table)
