"""Games of which a season keeps no plays: told from their lines alone."""

from __future__ import annotations

from sqlalchemy import Connection, select

from hotstove.records import queries, schema
from hotstove.records.rows import GameRow, sides_of


class WholeGames:
    """One season's players and clubs, for telling games that were resolved whole."""

    def __init__(self, connection: Connection, season: str) -> None:
        self._connection, self._season = connection, season
        self._players = queries.players(connection, season)
        self._clubs = queries.clubs(connection, season)

    def told(self, game: GameRow) -> str:
        """Who won, by what score, who pitched and who homered."""
        sides = sides_of(game)
        runs = tuple(side.runs for side in sides)
        names = tuple(self._clubs[side.club]["name"] for side in sides)
        length = f" in {game['note']}" if game["note"] else ""
        lines = [f"\n{name}  {side.line}  -  {side.runs}" for name, side in zip(names, sides, strict=True) if side.line]
        if runs[0] == runs[1]:
            return f"The {names[0]} and the {names[1]} were called off level at {runs[0]}{length}."
        won = int(runs[1] > runs[0])
        where = "at home" if won else "on the road"
        text = f"The {names[won]} beat the {names[1 - won]} {runs[won]} to {runs[1 - won]}{length} {where}."
        given = [
            f"{label} {self._name(player)}"
            for player, label in ((game["win"], "won by"), (game["loss"], "lost by"), (game["save"], "saved by"))
            if player
        ]
        if given:
            text += f" It was {', '.join(given)}."
        homers = self._homers(game["key"])
        if homers:
            text += f" Home runs: {', '.join(homers)}."
        return text + "".join(lines)

    def box(self, game: GameRow) -> str:
        """The same, and below it every pitcher's line where the game keeps any, the starter's first."""
        return "\n".join([self.told(game), *self._pitching(game)])

    def _pitching(self, game: GameRow) -> list[str]:
        table = schema.pitching
        query = select(table).where(table.c.season == self._season, table.c.key == game["key"])
        order = table.c.games_started.desc(), table.c.games_finished, table.c.outs.desc(), table.c.player
        rows = list(self._connection.execute(query.order_by(*order)).mappings())
        marks = {game["win"]: " (W)", game["loss"]: " (L)", game["save"]: " (S)"}
        found = []
        for side in sides_of(game):
            lines = [
                f"{self._name(row['player'])}{marks.get(row['player'], '')} {row['outs'] // 3}.{row['outs'] % 3} IP,"
                f" {row['runs']} R, {row['earned_runs']} ER"
                for row in rows
                if row["club"] == side.club
            ]
            if lines:
                found.append(f"{self._clubs[side.club]['name']} pitching: {'; '.join(lines)}.")
        return found

    def _homers(self, key: str) -> list[str]:
        table = schema.batting
        query = select(table.c.player, table.c.home_runs).where(
            table.c.season == self._season, table.c.key == key, table.c.home_runs > 0
        )
        rows = self._connection.execute(query.order_by(table.c.club, table.c.player))
        return [self._name(player) if count == 1 else f"{self._name(player)} {count}" for player, count in rows]

    def _name(self, player: str) -> str:
        row = self._players.get(player)
        return f"{row['first']} {row['last']}".strip() if row else player
