"""What a report is made of: a season read once, in one snapshot."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from sqlalchemy import Connection

from hotstove.almanac.columns import total
from hotstove.almanac.names import Names
from hotstove.games import game as find_game
from hotstove.records import queries
from hotstove.season.standings import StandingsRow, standings

Line: TypeAlias = Mapping[str, Any]
KINDS = ("batting", "pitching", "fielding")


class Material:
    """The games, lines and names of a season."""

    def __init__(self, connection: Connection, season: str) -> None:
        self.connection, self.season = connection, season
        head = queries.head(connection, season)
        self.year = int(head["year"])
        self.game = find_game(head["game"]).name
        self.names = Names(connection, season)
        self.games = queries.games(connection, season, stage=None)
        self.regular = [game for game in self.games if not game["stage"]]
        self.groups: Mapping[str, Sequence[StandingsRow]] = standings(self.names.clubs, self.regular)
        self.lines = {kind: self._by_player(kind) for kind in KINDS}
        """Game lines of every player, by kind."""
        self.appeared = sorted(
            {player for kind in KINDS for player in self.lines[kind]},
            key=lambda player: (self._last(player).casefold(), self.names.player(player), player),
        )
        """Everybody who played, by last name."""

    def _by_player(self, kind: str) -> Mapping[str, list[Line]]:
        found: dict[str, list[Line]] = defaultdict(list)
        for line in queries.game_lines(self.connection, self.season, kind):
            found[line["player"]].append(line)
        return found

    def _last(self, player: str) -> str:
        row = self.names.players.get(player)
        return str(row["last"]) if row else player

    def initial(self, player: str) -> str:
        return (self._last(player)[:1] or "?").upper()

    def totals(self, kind: str, code: str) -> list[dict[str, Any]]:
        """The lines of a club's players in the regular season."""
        found = []
        for player, lines in self.lines[kind].items():
            mine = [line for line in lines if line["club"] == code and not line["stage"]]
            if mine:
                found.append({"player": player, **total(kind, mine)})
        return found

    @property
    def title(self) -> str:
        return f"{self.season}: {self.year}" if str(self.year) not in self.season else self.season
