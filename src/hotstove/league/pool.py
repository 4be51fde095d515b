"""The pool of a draft: player seasons, each with where he plays and the runs that he was worth above the average.

Runs are counted as for the award of the most valuable player (`almanac.awards`): linear weights at bat, earned runs on
the mound, against the average of his own league and year.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from hotstove.almanac.awards import runs_above_average
from hotstove.almanac.reality import real_lines
from hotstove.record import Club, PlayerRecord, find_clubs, read_club
from hotstove.season.card_id import CardId
from hotstove.table.errors import Mistake

SPOTS = ("C", "1B", "2B", "3B", "SS", "LF", "CF", "RF", "DH", "SP", "RP")
LEAST_APPEARANCES, LEAST_BATTERS = 150, 150
"""Plate appearances of a hitter and batters faced of a pitcher; who had fewer is not in the pool."""
LEAST_STARTS = 12
MOST_YEARS = 40


class PoolPlayer(NamedTuple):
    """A card that can be drafted."""

    id: str
    name: str
    spot: str
    year: int
    club: str
    value: float
    person: str
    record: PlayerRecord


def read_pool(texts: Sequence[str]) -> list[PoolPlayer]:
    """Everybody of the seasons, leagues and clubs that are named: `1927`, `1961-1963 AL`, `1975 Reds`; the best first.
    Of a traded player only the club counts at which he played most."""
    clubs: dict[Club, None] = {}
    for text in texts:
        for one in _years(text):
            clubs.update(dict.fromkeys(find_clubs(one)))
    found: dict[str, PoolPlayer] = {}
    for year in sorted({club.year for club in clubs}):
        for league in sorted({club.league for club in clubs if club.year == year}):
            for player in _of_league(year, league, [c for c in clubs if (c.year, c.league) == (year, league)]):
                known = found.get(player.id)
                if known is None or _work(player.record) > _work(known.record):
                    found[player.id] = player
    return sorted(found.values(), key=lambda player: (-player.value, player.id))


def _years(text: str) -> list[str]:
    match = re.fullmatch(r"(\d{4})-(\d{4})\b\s*(.*)", text.strip())
    if match is None:
        return [text]
    first, last = int(match[1]), int(match[2])
    if not first <= last < first + MOST_YEARS:
        raise Mistake(f"--pool {text!r}: years go upward, at most {MOST_YEARS} of them, as 1961-1963")
    return [f"{year} {match[3]}".strip() for year in range(first, last + 1)]


def _of_league(year: int, league: str, wanted: Sequence[Club]) -> Iterable[PoolPlayer]:
    """The players of the wanted clubs, measured against their whole league."""
    everyone: list[tuple[str, PlayerRecord]] = [
        (club.code, player) for club in find_clubs(f"{year} {league}") for player in read_club(club).players
    ]
    lines = {(code, player.retro_id): real_lines(player) for code, player in everyone}
    value = runs_above_average(
        {f"{code} {player}": mine["batting"] for (code, player), mine in lines.items()},
        {f"{code} {player}": mine["pitching"] for (code, player), mine in lines.items() if "pitching" in mine},
    )
    codes = {club.code for club in wanted}
    for code, player in everyone:
        spot = _spot(player)
        if code in codes and spot:
            worth = round(value[f"{code} {player.retro_id}"], 2)
            card = str(CardId(player.retro_id, year))
            yield PoolPlayer(card, player.name, spot, year, code, worth, player.lahman_id, player)


def _spot(player: PlayerRecord) -> str:
    """Where a player is drafted: a pitcher as starter or reliever, else his first position; "" for who played less."""
    pitching = player.pitching
    if player.is_pitcher and pitching is not None:
        if pitching.bf < LEAST_BATTERS:
            return ""
        return "SP" if pitching.starts >= LEAST_STARTS and pitching.starts * 2 >= pitching.games else "RP"
    if player.batting.pa < LEAST_APPEARANCES:
        return ""
    return player.position if player.position in SPOTS else ""


def _work(player: PlayerRecord) -> float:
    return player.batting.pa + (player.pitching.bf if player.pitching is not None else 0)
