"""How much each player played, per game of his club: what a season's manager is held to."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from hotstove.diamond.club import Club
from hotstove.diamond.gloves import NAME_OF


@dataclass(frozen=True, slots=True)
class Share:
    """One player's share of his club's season."""

    at: Mapping[str, float] = field(default_factory=dict)
    """Starts by position (DH too), per club game."""
    batted: float = 0.0
    """Plate appearances per club game."""
    started: float = 0.0
    relieved: float = 0.0
    since: float = 0.0
    until: float = 1.0
    """The part of the season that he was with the club: a traded player plays for one club at a time."""
    measures: tuple[float, ...] = ()
    """What a manager looks at when he writes the batting order."""


def real_shares(year: int, code: str) -> dict[str, Share]:
    """The shares of a real club's players, by their Retrosheet ids."""
    from hotstove.cardmaker.baseline import targets_of
    from hotstove.cardmaker.clubhouse.order import Bat
    from hotstove.record import read_season

    season = read_season(year)
    club = season.club(code)
    windows = stays(year)
    targets = targets_of(season)
    shares = {}
    for player in club.players:
        target = targets[player.lahman_id, club.code]
        games = club.games
        pitching = player.pitching
        starts = {
            place: number / games for place, number in player.usage.starts_at.items() if place != "P" and number > 0
        }
        shares[player.retro_id] = Share(
            starts,
            player.batting.pa / games,
            pitching.starts / games if pitching else 0.0,
            pitching.relief_games / games if pitching else 0.0,
            *windows.get((player.lahman_id, club.code), (0.0, 1.0)),
            tuple(round(value, 6) for value in Bat(player, player.position, target.batting, target.running).measures),
        )
    return shares


@lru_cache(maxsize=4)
def stays(year: int) -> dict[tuple[str, str], tuple[float, float]]:
    """For players of several clubs the part of the season at each, by games in the order of the record's stints."""
    from hotstove.record.lahman import Lahman

    lahman = Lahman()
    codes = {row["teamID"]: row["teamIDretro"] for row in lahman.of_year("Teams", year)}
    stints: dict[str, list[tuple[int, str, int]]] = {}
    for row in lahman.of_year("Batting", year):
        stints.setdefault(row["playerID"], []).append((row["stint"], codes[row["teamID"]], row["G"] or 1))
    found: dict[tuple[str, str], tuple[float, float]] = {}
    for player, parts in stints.items():
        total, done = sum(games for _, _, games in parts), 0
        for _, code, games in sorted(parts) if len(parts) > 1 else ():
            first = found.get((player, code), (done / total, 0.0))[0]
            done += games
            found[player, code] = (round(first, 4), round(done / total, 4))
    return found


def usual_shares(club: Club) -> dict[str, Share]:
    """For a club without a record: its usual lineups, its rotation in turn, its bullpen evenly."""
    shares = {player: Share() for player in club.players}
    orders = [order for key, order in club.staff.versus.items() if key in ("R", "L")] or list(
        club.staff.versus.values()
    )
    weights = (0.7, 0.3) if len(orders) == 2 else tuple(1 / len(orders) for _ in orders)
    starts: dict[str, dict[str, float]] = {}
    for order, weight in zip(orders, weights, strict=True):
        for player, position in order:
            if position != 1:
                places = starts.setdefault(player, {})
                places[NAME_OF[position]] = places.get(NAME_OF[position], 0.0) + weight
    for player, places in starts.items():
        shares[player] = Share(places, 4.3 * sum(places.values()))
    for player in club.staff.rotation:
        shares[player] = Share(started=1 / len(club.staff.rotation))
    for player in club.staff.bullpen:
        shares[player] = Share(relieved=0.35)
    return shares


def to_text(shares: Mapping[str, Share]) -> str:
    table = {
        player: [
            {place: round(value, 5) for place, value in sorted(share.at.items())},
            *(round(value, 5) for value in (share.batted, share.started, share.relieved, share.since, share.until)),
            list(share.measures),
        ]
        for player, share in sorted(shares.items())
    }
    return json.dumps(table, separators=(",", ":"))


def from_text(text: str) -> dict[str, Share]:
    table = json.loads(text)
    return {
        player: Share(at, batted, started, relieved, since, until, tuple(measures))
        for player, (at, batted, started, relieved, since, until, measures) in table.items()
    }
