"""The socket of a table: the first message takes a seat, every other one is done or refused in a sentence."""

from __future__ import annotations

import asyncio
import json
import logging
from contextlib import suppress

from starlette.websockets import WebSocket, WebSocketDisconnect

from hotstove.server.hub import Connection, Hub
from hotstove.server.looking import look
from hotstove.server.messages import Absent, Lift, Message, Show, Sit, read
from hotstove.server.season_days import SeasonDays
from hotstove.server.tables import Tables
from hotstove.table.errors import Mistake

SECONDS_TO_SIT = 15
POLICY_VIOLATION = 1008
LOG = logging.getLogger("hotstove.server")


class TableSocket:
    """Serves one page after another."""

    def __init__(self, tables: Tables, hub: Hub) -> None:
        self._tables, self._hub = tables, hub
        self.days = SeasonDays(tables)
        self._entering: dict[str, asyncio.Task[None]] = {}
        """Finished games that are being entered into their seasons, or have been."""

    async def serve(self, socket: WebSocket) -> None:
        await socket.accept()
        try:
            connection = await self._seated(socket)
        except (Mistake, TimeoutError, KeyError) as trouble:
            await _refuse(socket, str(trouble) if isinstance(trouble, Mistake) else "Say who you are.")
            return
        except WebSocketDisconnect:
            return
        if not self._hub.enter(connection):
            await _refuse(socket, "There is no room left at this table.")
            return
        sending = asyncio.create_task(self._send(connection))
        try:
            await self._receive(connection)
        except (WebSocketDisconnect, KeyError):
            pass
        finally:
            sending.cancel()
            self._hub.leave(connection)

    async def _seated(self, socket: WebSocket) -> Connection:
        message = read(await asyncio.wait_for(socket.receive_text(), SECONDS_TO_SIT))
        if not isinstance(message, Sit):
            raise Mistake("The first message is sit.")
        table: str = socket.path_params["table"]
        seats = self._tables.seats_of(table, message.token)
        self._tables.get(table).come_back(seats)
        self._enter_when_over(table)
        connection = Connection(socket, table, seats)
        await socket.send_text(connection.hello_text())
        return connection

    async def _send(self, connection: Connection) -> None:
        """Sends a view whenever there is something new; who reads slowly gets the latest one."""
        with suppress(WebSocketDisconnect, RuntimeError):
            while True:
                await connection.news.wait()
                connection.news.clear()
                table = self._tables.get(connection.table)
                await connection.socket.send_text(connection.view_text(table, self._hub.here(connection.table)))

    async def _receive(self, connection: Connection) -> None:
        while True:
            text = await connection.socket.receive_text()
            try:
                answer = self._done(connection, read(text))
            except Mistake as mistake:
                answer = json.dumps({"t": "mistake", "text": str(mistake)}, ensure_ascii=False)
            except Exception:
                LOG.exception("table %s is brought back from the shelf", connection.table)
                self._tables.forget(connection.table)
                self._hub.tell(connection.table)
                answer = json.dumps({"t": "mistake", "text": "Something went wrong; the table is as it was."})
            if answer:
                await connection.socket.send_text(answer)

    def _done(self, connection: Connection, message: Message) -> str:
        """Does what a message asks for; gives what is told to the page alone."""
        table = self._tables.get(connection.table)
        if isinstance(message, Show):
            return json.dumps({"t": "shown", **look(table, connection.seats, message)}, ensure_ascii=False)
        if isinstance(message, Absent):
            here = self._hub.here(connection.table)
            if any(here[seat] for seat in table.persons - connection.seats):
                raise Mistake("The other person is here.")
        table.act(connection.seats, message)
        self._enter_when_over(connection.table)
        if isinstance(message, Lift):
            connection.lifted = message.n
            connection.news.set()
        else:
            self._hub.tell(connection.table)
        return ""

    def _enter_when_over(self, name: str) -> None:
        """A season's game that is over is entered into its season, once."""
        table = self._tables.get(name)
        if table.game.counts and table.sitting.over and name not in self._entering:
            self._entering[name] = asyncio.create_task(self._enter(name))

    async def _enter(self, name: str) -> None:
        game = self._tables.get(name).game
        try:
            told = await self.days.enter(game)
        except Mistake as mistake:
            told = {name: f"The game could not be entered: {mistake}."}
        for table, text in told.items():
            entered = self._tables.get(table).game
            if text not in {note for _, note in entered.notes}:
                entered.note(text)
            self._hub.tell(table)


async def _refuse(socket: WebSocket, text: str) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_text(json.dumps({"t": "refused", "text": text}, ensure_ascii=False))
        await socket.close(POLICY_VIOLATION)
