"""Streaks: games running in which something was done, as the record book counts them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

Line: TypeAlias = Mapping[str, Any]


class Streak(NamedTuple):
    """How long it was, and its first and last game."""

    kind: str
    player: str
    club: str
    length: int
    first: Line
    last: Line


class Kind(NamedTuple):
    """A kind of streak over a player's lines: what carries it on by how much (None: neither carries on nor ends)."""

    name: str
    carries: Callable[[Line], int | None]


def _hit(line: Line) -> int | None:
    """A game without a hit ends it, unless he had neither an at bat nor a sacrifice fly."""
    if line["hits"]:
        return 1
    return 0 if line["at_bats"] or line["sacrifice_flies"] else None


def _on_base(line: Line) -> int | None:
    if line["hits"] or line["walks"] or line["hit_by_pitch"]:
        return 1
    return 0 if line["at_bats"] or line["sacrifice_flies"] else None


def _homered(line: Line) -> int | None:
    if line["home_runs"]:
        return 1
    return 0 if line["at_bats"] or line["sacrifice_flies"] else None


def _won(line: Line) -> int | None:
    return 1 if line["wins"] else 0 if line["losses"] else None


def _scoreless(line: Line) -> int | None:
    """Outs of whole appearances without a run; an appearance with a run ends it."""
    return 0 if line["runs"] else int(line["outs"]) or None


BATTING = (Kind("hitting streak", _hit), Kind("on-base streak", _on_base), Kind("homer streak", _homered))
PITCHING = (Kind("winning streak", _won), Kind("scoreless outs", _scoreless))


def streaks(kind: Kind, lines: Iterable[Line]) -> list[Streak]:
    """Every player's longest streak of a kind; the lines are in the order of the games."""
    running: dict[str, Streak] = {}
    best: dict[str, Streak] = {}
    for line in lines:
        carried = kind.carries(line)
        if carried is None:
            continue
        player = line["player"]
        if not carried:
            running.pop(player, None)
            continue
        before = running.get(player)
        now = (
            Streak(kind.name, player, line["club"], carried, line, line)
            if before is None
            else before._replace(club=line["club"], length=before.length + carried, last=line)
        )
        running[player] = now
        if player not in best or now.length > best[player].length:
            best[player] = now
    return sorted(best.values(), key=lambda streak: (-streak.length, streak.first["date"], streak.player))


def club_streaks(games: Sequence[Line]) -> list[Streak]:
    """Every club's longest run of games won, and of games lost; a tie ends neither."""
    running: dict[tuple[str, str], Streak] = {}
    best: dict[tuple[str, str], Streak] = {}
    for game in games:
        if game["visitors_runs"] == game["home_runs"]:
            continue
        home_won = game["home_runs"] > game["visitors_runs"]
        for code, won in ((game["home"], home_won), (game["visitors"], not home_won)):
            mine, other = ("games won", "games lost") if won else ("games lost", "games won")
            running.pop((code, other), None)
            before = running.get((code, mine))
            now = (
                Streak(mine, "", code, 1, game, game)
                if before is None
                else before._replace(length=before.length + 1, last=game)
            )
            running[code, mine] = now
            if (code, mine) not in best or now.length > best[code, mine].length:
                best[code, mine] = now
    return sorted(best.values(), key=lambda streak: (streak.kind, -streak.length, streak.club))
