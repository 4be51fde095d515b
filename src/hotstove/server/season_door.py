"""What is fetched and posted about seasons. Their room is loaded when somebody asks, for it takes a while."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from hotstove.server.replies import OWNERS, body_of, refusal
from hotstove.server.room import Room
from hotstove.table.errors import Mistake
from hotstove.table.game import HOME

if TYPE_CHECKING:
    from hotstove.server.new_seasons import NewSeasons
    from hotstove.server.seasons import Seasons

MOST_DAYS = 31
"""Days that a page may play at once."""


class SeasonDoor:
    """Seasons of one folder."""

    def __init__(self, folder: Path | None, room: Room, is_owner: Callable[[Request], bool]) -> None:
        self._folder, self._room, self._is_owner = folder, room, is_owner
        self._new: NewSeasons | None = None

    def routes(self) -> list[Route]:
        """Only the owner reads and plays seasons."""
        kept = {
            "/api/seasons": (self._list_or_open, ["GET", "POST"]),
            "/api/seasons/{name}/postseason": (self._postseason, ["GET", "POST"]),
            "/api/seasons/{name}/days": (self._play, ["POST"]),
            "/api/seasons/{name}/games/{key}": (self._sit_down, ["POST"]),
            "/api/seasons/{name}/{what}": (self._show, ["GET"]),
        }
        return [Route(path, self._owned(answer), methods=methods) for path, (answer, methods) in kept.items()]

    def _owned(self, answer: Callable[[Request], Awaitable[Response]]) -> Callable[[Request], Awaitable[Response]]:
        async def owned(request: Request) -> Response:
            if not self._is_owner(request):
                return refusal(OWNERS, 403)
            try:
                return await answer(request)
            except Mistake as mistake:
                return refusal(str(mistake))

        return owned

    def _seasons(self) -> Seasons:
        from hotstove.server.seasons import Seasons

        if self._folder is None:
            raise Mistake("This server has no folder of seasons.")
        return Seasons(self._folder)

    async def _list_or_open(self, request: Request) -> Response:
        if request.method == "POST":
            wanted = await body_of(request)
            return JSONResponse({"name": await run_in_threadpool(lambda: self._new_seasons().open(wanted))})
        making = [] if self._new is None else self._new.listed()
        if self._folder is None or not any(self._folder.glob("*.db")):
            return JSONResponse(making)
        there = await run_in_threadpool(lambda: self._seasons().listed())
        named = {one["name"] for one in making}
        return JSONResponse([*making, *(one for one in there if one["name"] not in named)])

    def _new_seasons(self) -> NewSeasons:
        from hotstove.server.new_seasons import NewSeasons

        if self._folder is None:
            raise Mistake("This server has no folder of seasons.")
        self._new = self._new or NewSeasons(self._folder)
        return self._new

    async def _postseason(self, request: Request) -> Response:
        """The postseason as it stands; posted, it is played to its end by itself, by the year's bracket or another."""
        name = request.path_params["name"]
        if request.method == "POST":
            bracket = str((await body_of(request)).get("bracket", ""))
            return JSONResponse({"told": await run_in_threadpool(partial(self._played_out, name, bracket))})
        return JSONResponse(await run_in_threadpool(lambda: self._seasons().shown(name, "postseason", "")))

    def _played_out(self, name: str, bracket: str) -> list[str]:
        from hotstove.records.store import Store
        from hotstove.season.finals import bracket_of, play_postseason
        from hotstove.season.postseason import read_bracket

        told: list[str] = []
        with Store(self._seasons().path(name), must_exist=True) as store:
            series = read_bracket(bracket) if bracket.strip() else bracket_of(store, name)
            play_postseason(store, name, series, told.append)
        return told

    async def _show(self, request: Request) -> Response:
        name, what = request.path_params["name"], request.path_params["what"]
        of = request.query_params.get("of", "")
        return JSONResponse(await run_in_threadpool(lambda: self._seasons().shown(name, what, of)))

    async def _sit_down(self, request: Request) -> Response:
        """Today's game of a club at the table."""
        wanted = await body_of(request)
        side, against = str(wanted.get("side", HOME)), str(wanted.get("against", "book"))

        def agreed() -> dict[str, str]:
            from hotstove.server.season_games import todays_game

            name, key = request.path_params["name"], request.path_params["key"]
            return self._room.tables.make(*todays_game(self._seasons(), name, key, side, against))

        return JSONResponse(await run_in_threadpool(agreed))

    async def _play(self, request: Request) -> Response:
        """Days that are played by themselves."""
        days = (await body_of(request)).get("days", 1)
        if type(days) is not int or not 1 <= days <= MOST_DAYS:
            raise Mistake(f"days: they are 1 to {MOST_DAYS}")
        played = await run_in_threadpool(partial(self._played, request.path_params["name"], days))
        return JSONResponse({"played": played})

    def _played(self, name: str, days: int) -> int:
        from hotstove.records.store import Store
        from hotstove.season.season import play_season

        with Store(self._seasons().path(name), must_exist=True) as store:
            return play_season(store, name, days=days)
