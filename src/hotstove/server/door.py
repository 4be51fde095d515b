"""The door: tables are made, looked up and handed out."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from hotstove.server.replies import OWNERS, body_of, refusal
from hotstove.server.room import Room
from hotstove.server.tokens import hashed, same
from hotstove.table.errors import Mistake

if TYPE_CHECKING:
    from hotstove.server.exports import Export

MOST_TABLES = 100
"""Tables that a door may ask for at once."""
MOST_CLUBS = 4
"""Clubs whose cards are printed at once."""


class Door:
    """What is fetched and posted; the rest of the talk goes over sockets."""

    def __init__(self, room: Room, owner: str) -> None:
        """`owner` is the token without which no table is made; "" where everybody here may."""
        self._room, self._owner = room, hashed(owner) if owner else ""

    async def choices(self, request: Request) -> Response:
        """Games, clubs, options: what a new table may be."""
        from hotstove.server.lobby import choices

        return JSONResponse(await run_in_threadpool(choices))

    async def facts(self, request: Request) -> Response:
        """Where the tables stand whose ids are given."""
        ids = request.query_params.get("ids", "").split(",")[:MOST_TABLES]
        return JSONResponse(self._room.shelf.facts(ids))

    async def make(self, request: Request) -> Response:
        if not self.is_owner(request):
            return refusal(OWNERS, 403)
        from hotstove.server.tables import agreed

        try:
            wanted = await body_of(request)
            return JSONResponse(self._room.tables.make(*await run_in_threadpool(partial(agreed, wanted))))
        except Mistake as mistake:
            return refusal(str(mistake))

    async def export(self, request: Request) -> Response:
        """A table as a file."""
        from hotstove.server.exports import exported

        try:
            game = self._room.tables.get(request.path_params["table"]).game
            made = await run_in_threadpool(partial(exported, game, request.path_params["kind"]))
        except Mistake as mistake:
            return refusal(str(mistake), 404)
        return _file(made)

    async def print(self, request: Request) -> Response:
        """A paper of a game as PDF, with the cards of the clubs that are named."""
        if not self.is_owner(request):
            return refusal(OWNERS, 403)
        from hotstove.server.papers import printed

        key, what = request.path_params["game"], request.path_params["what"]
        clubs = request.query_params.getlist("club")[:MOST_CLUBS]
        try:
            return _file(await run_in_threadpool(partial(printed, key, what, clubs)))
        except Mistake as mistake:
            return refusal(str(mistake))

    async def take_in(self, request: Request) -> Response:
        """A tape to look at."""
        if not self.is_owner(request):
            return refusal(OWNERS, 403)
        from hotstove.server.tapes import put_on_shelf, read_finished

        try:
            text = (await request.body()).decode("utf-8")
            finished = await run_in_threadpool(partial(read_finished, text))
            return JSONResponse({"id": put_on_shelf(self._room.shelf, finished)})
        except UnicodeDecodeError:
            return refusal("this tape: it is no text")
        except Mistake as mistake:
            return refusal(str(mistake))

    def is_owner(self, request: Request) -> bool:
        """Whoever has the owner's link, or anybody where only this machine can reach the server."""
        return not self._owner or same(request.headers.get("x-owner", ""), self._owner)


def _file(made: Export) -> Response:
    headers = {"content-disposition": f'attachment; filename="{made.name}"'}
    return Response(made.content, media_type=made.kind, headers=headers)
