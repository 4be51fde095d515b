"""Splits: a player's season at home and on the road, by month, against each club, by hand, bases and inning."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from sqlalchemy import Connection

from hotstove.almanac.columns import COLUMNS, FIELDS, batted, cells, columns_of, headers, total
from hotstove.almanac.logs import logs
from hotstove.almanac.names import MONTHS
from hotstove.diamond.log import GameLog, PlayEntry
from hotstove.diamond.situation import Situation
from hotstove.records import queries
from hotstove.scorebook.effects import batting_counts

Line: TypeAlias = Mapping[str, Any]
FROM_PLAYS = ("at_bats", "hits", "doubles", "triples", "home_runs", "runs_batted_in", "walks", "strikeouts",
              "hit_by_pitch", "sacrifice_hits", "sacrifice_flies", "interference")  # fmt: skip
"""What single plays say of a batter."""


PLAYED = ("AB", "H", "2B", "3B", "HR", "RBI", "BB", "SO", "AVG", "OBP", "SLG")
"""The columns that can be filled from them; games cannot be parted so, and runs and steals are the runners'."""


class Split(NamedTuple):
    """A part of a season: the way in which it is divided, the part, and the line. Pitchers' lines from plays are those
    of the batters who faced them."""

    group: str
    name: str
    line: Line


class SplitTable(NamedTuple):
    """One way of dividing a season as a table; `theirs`: a pitcher's, with the lines of the batters who faced him."""

    group: str
    theirs: bool
    headers: tuple[str, ...]
    rows: list[tuple[str, ...]]


def split_tables(kind: str, found: Sequence[Split]) -> list[SplitTable]:
    """Splits of a player's `kind`, group by group, with the columns that are known of them."""
    tables = []
    by_game = [group for group, _ in BY_GAME]
    for group in dict.fromkeys(split.group for split in found):
        form = kind if group in by_game else "batting"
        mine = [split for split in found if split.group == group]
        columns = [one for one in COLUMNS[form] if one.header in PLAYED]
        if group in by_game:
            columns = list(columns_of(form, [split.line for split in mine]))
        rows = [(split.name, *cells(columns, split.line)) for split in mine]
        tables.append(SplitTable(group, form != kind, (group, *headers(columns)), rows))
    return tables


def _month_number(line: Line) -> str:
    return str(line["date"][5:7])


def _place(line: Line) -> str:
    return "at home" if line["home"] == line["club"] else "on the road"


def _opponent(line: Line) -> str:
    return str(line["visitors"] if line["home"] == line["club"] else line["home"])


BY_GAME: tuple[tuple[str, Callable[[Line], str]], ...] = (
    ("Place", _place),
    ("Month", _month_number),
    ("Opponent", _opponent),
)


def splits_by_game(kind: str, lines: Sequence[Line]) -> list[Split]:
    """Of a player's game lines."""
    found = []
    for group, part_of in BY_GAME:
        parts: dict[str, list[Line]] = {}
        for line in lines:
            parts.setdefault(part_of(line), []).append(line)
        for name in sorted(parts):
            label = MONTHS[int(name)] if group == "Month" else name
            found.append(Split(group, label, total(kind, parts[name])))
    return found


def _bases(situation: Situation) -> str:
    if situation.bases == "---":
        return "nobody on"
    return "scoring position" if situation.bases[1:] != "--" else "runner on first"


def _inning(situation: Situation) -> str:
    return "innings 1-3" if situation.inning <= 3 else "innings 4-6" if situation.inning <= 6 else "innings 7 on"


class PlaySplits:
    """A fold over games: every batter's and pitcher's line by hand, bases, outs and inning."""

    def __init__(self) -> None:
        self._lines: dict[tuple[str, str], dict[tuple[str, str], dict[str, int]]] = {}

    def add(self, log: GameLog) -> None:
        hands = {player: who.throws for club in log.clubs for player, who in club.players.items()}
        bats = {player: who.bats for club in log.clubs for player, who in club.players.items()}
        for entry in log.entries:
            if not isinstance(entry, PlayEntry):
                continue
            situation, play = entry.situation, entry.play
            counts = batting_counts(play, situation.bases, situation.outs)
            if not counts:
                continue
            batter, pitcher = situation.batter, situation.pitcher
            hand = "L" if hands.get(pitcher) == "L" else "R"
            side = bats.get(batter, "R")
            side = side if side in ("L", "R") else "R" if hand == "L" else "L"
            parts = (("Bases", _bases(situation)), ("Inning", _inning(situation)))
            self._count(("batting", batter), (("Pitcher", f"v. {_hand(hand)}-handers"), *parts), counts)
            self._count(("pitching", pitcher), (("Batter", f"v. {_hand(side)}-handed batters"), *parts), counts)

    def _count(self, who: tuple[str, str], parts: Sequence[tuple[str, str]], counts: Mapping[str, int]) -> None:
        mine = self._lines.setdefault(who, {})
        for part in parts:
            line = mine.get(part)
            if line is None:
                line = mine[part] = dict.fromkeys(FIELDS["batting"], 0)
            for name in FROM_PLAYS:
                if name in counts:
                    line[name] += counts[name]

    def of(self, kind: str, player: str) -> list[Split]:
        """A batter's own lines, or the lines of the batters whom a pitcher faced."""
        parts = self._lines.get((kind, player), {})
        order = ("Pitcher", "Batter", "Bases", "Inning")
        return [Split(*part, parts[part]) for part in sorted(parts, key=lambda part: (order.index(part[0]), part[1]))]


def _hand(letter: str) -> str:
    return "left" if letter == "L" else "right"


def player_splits(connection: Connection, season: str, player: str) -> dict[str, list[Split]]:
    """All splits of one player's regular season, at bat and on the mound."""
    fold, found = PlaySplits(), {}
    lines = {
        kind: [line for line in queries.lines_of_player(connection, season, kind, player) if not line["stage"]]
        for kind in ("batting", "pitching")
    }
    for log in logs(connection, season, sorted({line["key"] for mine in lines.values() for line in mine})):
        fold.add(log)
    for kind, mine in lines.items():
        if mine and (kind == "pitching" or any(map(batted, mine))):
            found[kind] = [*splits_by_game(kind, mine), *fold.of(kind, player)]
    return found
