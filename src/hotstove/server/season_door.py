"""What is fetched and posted about seasons. Their room is loaded when somebody asks, for it takes a while."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from hotstove.server.club_links import ClubLinks
from hotstove.server.replies import OWNERS, body_of, refusal
from hotstove.server.room import Room
from hotstove.table.errors import Mistake
from hotstove.table.game import HOME

if TYPE_CHECKING:
    from hotstove.server.new_seasons import NewSeasons
    from hotstove.server.seasons import Seasons
    from hotstove.server.tables import Agreement

Handler: TypeAlias = Callable[[Request], Awaitable[Response]]
Handlers: TypeAlias = Mapping[str, tuple[Handler, list[str]]]
"""What answers at an address, and to which methods."""
MOST_DAYS = 31
"""Days that a page may play at once."""


class SeasonDoor:
    """Seasons of one folder."""

    def __init__(self, folder: Path | None, room: Room, is_owner: Callable[[Request], bool]) -> None:
        self._folder, self._room, self._is_owner = folder, room, is_owner
        self._links = ClubLinks(room.shelf)
        self._new: NewSeasons | None = None

    def routes(self) -> list[Route]:
        """Whoever runs a club reads his season, plays his games and gives his orders; all else is the owner's."""
        owners: Handlers = {
            "/api/seasons": (self._list_or_open, ["GET", "POST"]),
            "/api/seasons/{name}/days": (self._play, ["POST"]),
            "/api/seasons/{name}/people": (self._people, ["GET", "POST"]),
        }
        everybodys: Handlers = {
            "/api/seasons/{name}/postseason": (self._postseason, ["GET", "POST"]),
            "/api/seasons/{name}/games/{key}": (self._sit_down, ["POST"]),
            "/api/seasons/{name}/orders/{club}": (self._orders, ["GET", "POST"]),
            "/api/seasons/{name}/{what}": (self._show, ["GET"]),
        }
        return [
            Route(path, self._guarded(answer, everybody), methods=methods)
            for everybody, handlers in ((False, owners), (True, everybodys))
            for path, (answer, methods) in handlers.items()
        ]

    def _guarded(self, answer: Handler, everybody: bool) -> Handler:
        async def guarded(request: Request) -> Response:
            try:
                club = self._club(request)
                if not (everybody if club else self._is_owner(request)):
                    return refusal(OWNERS, 403)
                return await answer(request)
            except Mistake as mistake:
                return refusal(str(mistake))

        return guarded

    def _club(self, request: Request) -> str:
        """The club that whoever asks runs by his link; "" for the owner."""
        token = request.headers.get("x-club", "")
        return self._links.club_of(request.path_params.get("name", ""), token) if token else ""

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
        if request.method == "GET":
            return JSONResponse(await self._shown(request, "postseason", ""))
        if self._club(request):
            return refusal(OWNERS, 403)
        wanted = await body_of(request)
        bracket, next_day = str(wanted.get("bracket", "")), wanted.get("next") is True
        return JSONResponse({"told": await run_in_threadpool(partial(self._played_out, name, bracket, next_day))})

    def _played_out(self, name: str, bracket: str, next_day: bool) -> list[str]:
        """Plays every series to its end, or only schedules the games of the next day; what is told of it."""
        from hotstove.records.store import Store
        from hotstove.season.finals import bracket_of, play_postseason, schedule_next_day
        from hotstove.season.postseason import read_bracket

        told: list[str] = []
        with Store(self._seasons().path(name), must_exist=True) as store:
            series = read_bracket(bracket) if bracket.strip() else bracket_of(store, name)
            if next_day:
                return [f"{game.visitors} at {game.home}" for game in schedule_next_day(store, name, series)]
            play_postseason(store, name, series, told.append)
        return told

    async def _show(self, request: Request) -> Response:
        what, of = request.path_params["what"], request.query_params.get("of", "")
        return JSONResponse(await self._shown(request, what, of))

    async def _shown(self, request: Request, what: str, of: str) -> dict[str, object]:
        """A page of a season, with who looks at it, which clubs people run, and where today's tables stand."""
        name = request.path_params["name"]
        page = await run_in_threadpool(lambda: self._seasons().shown(name, what, of))
        tables = {one.key: {"over": one.over, "standing": one.standing} for one in self._room.shelf.games_of(name)}
        for game in page.get("games_today", ()):
            game["table"] = tables.get(game["key"])
        return {**page, "my_club": self._club(request), "people": sorted(self._links.clubs(name))}

    async def _sit_down(self, request: Request) -> Response:
        """Today's game at the table; whoever comes second sits down at the table that is there."""
        from hotstove.server.season_games import game_of_club, todays_game

        name, key, club = request.path_params["name"], request.path_params["key"], self._club(request)
        people, tables = self._links.clubs(name), self._room.tables
        if club:
            asked = partial(game_of_club, self._seasons(), name, key, club, people)
        else:
            wanted = await body_of(request)
            side, against = str(wanted.get("side", HOME)), str(wanted.get("against", "book"))
            asked = partial(todays_game, self._seasons(), name, key, side, against, people)
        agreement = await run_in_threadpool(asked)
        there = self._table_of(name, key, agreement)
        if there is not None:
            return JSONResponse({"id": there, "token": tables.seat_again(there, club)})
        made = tables.make(*agreement)
        return JSONResponse({"id": made["id"], "token": made["token"]} if club else made)

    def _table_of(self, name: str, key: str, agreement: Agreement) -> str | None:
        """The table at which this game has been begun; an older season of that name had other dice."""
        seed, get = agreement.match.terms.seed, self._room.tables.get
        begun = [one.id for one in self._room.shelf.games_of(name) if one.key == key and not one.over]
        return next((table for table in begun if get(table).match.terms.seed == seed), None)

    async def _people(self, request: Request) -> Response:
        """Which clubs people run; posted, a club gets a new link, or its link is taken back."""
        name = request.path_params["name"]
        clubs = (await run_in_threadpool(lambda: self._seasons().shown(name, "standings", "")))["clubs"]
        if request.method == "GET":
            run = self._links.clubs(name)
            about = [{"code": code, "name": title, "run": code in run} for code, title in clubs.items()]
            return JSONResponse({**await self._shown(request, "standings", ""), "tables": [], "links": about})
        wanted = await body_of(request)
        club = wanted.get("club")
        if not isinstance(club, str) or club not in clubs:
            raise Mistake(f"club: it is one of {', '.join(clubs)}")
        if wanted.get("take_back") is True:
            self._links.take_back(name, club)
            return JSONResponse({})
        return JSONResponse({"token": self._links.give(name, club)})

    async def _orders(self, request: Request) -> Response:
        """A club's rotation, bullpen and lineups; posted, they hold from its next game on."""
        from hotstove.server.club_desk import desk, give_orders

        name, club, mine = request.path_params["name"], request.path_params["club"], self._club(request)
        if mine and club != mine:
            raise Mistake(f"Your link runs {mine}, and no other club.")
        path = self._seasons().path(name)
        if request.method == "POST":
            await run_in_threadpool(partial(give_orders, path, name, club, await body_of(request)))
        return JSONResponse(
            {
                **await self._shown(request, "club", club),
                "desk": await run_in_threadpool(partial(desk, path, name, club)),
            }
        )

    async def _play(self, request: Request) -> Response:
        """Days that are played by themselves."""
        days = (await body_of(request)).get("days", 1)
        if type(days) is not int or not 1 <= days <= MOST_DAYS:
            raise Mistake(f"days: they are 1 to {MOST_DAYS}")
        name = request.path_params["name"]
        played = await self._room.socket.days.play(self._seasons().path(name), name, days)
        return JSONResponse({"played": played})
