"""Clubs with Long Tater! cards, made from the record."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache

from hotstove.cardmaker.baseline import DEFAULT_REGRESS, Running, Target, baseline_of
from hotstove.cardmaker.baseline.true_to import LINES
from hotstove.cardmaker.clubhouse import plan_club, table_player, table_staff
from hotstove.cardmaker.clubhouse.stamina import outs_in_a_game, runs_to_nine, stamina_for
from hotstove.cardmaker.longtater.fielding import gloves_of
from hotstove.cardmaker.longtater.running import steal_ratings
from hotstove.cardmaker.longtater.season_fit import FittedSeason, fit_season
from hotstove.diamond.club import Club
from hotstove.games.longtater.cards import Card, Glove
from hotstove.games.longtater.chart_set import our_charts
from hotstove.games.longtater.missing import missing_rating
from hotstove.record import ClubRecord, PlayerRecord, read_season
from hotstove.record.lahman import Lahman
from hotstove.table.sums import summed

ON_FIRST_OF_A_PITCHER = 20.0
"""Times on first without a try that are added to a pitcher's own: four times as many as those who batted had on average
in 1955, 1988 and 2012 (6.9, 5.1 and 4.1), so that one try makes no thief."""


def make_club(record: ClubRecord, regress: float = DEFAULT_REGRESS, true_to: str = LINES) -> Club[Card]:
    """One club; the whole league is fitted on the way, since cards are measured against it."""
    season = read_season(record.year)
    fitted = fit_season(season, regress, true_to)
    gloves = _gloves(record.year, season.pool_of(record.league), regress)
    catchers_e = _catchers_e(record.year, season.pool_of(record.league), regress)
    plan = plan_club(record)
    stints = stints_of(record.year)
    players, cards, estimated = {}, {}, {}
    for player in record.players:
        players[player.retro_id] = table_player(player)
        stint = stints.get((player.lahman_id, record.club.lahman), 1)
        cards[player.retro_id] = _card(fitted, player, gloves[player.lahman_id, record.code], stint, catchers_e)
        if player.estimated:
            estimated[player.retro_id] = tuple(sorted(player.estimated))
    return Club(record.code, record.name, record.year, record.league, players, cards, table_staff(plan), estimated)


@lru_cache(maxsize=4)
def stints_of(year: int) -> Mapping[tuple[str, str], int]:
    """T of every player at every club, by Lahman's ids: the first stint that he had there."""
    rows = Lahman().rows(
        """SELECT playerID, teamID, min(stint) AS stint FROM
           (SELECT playerID, teamID, stint, yearID FROM {Batting} UNION ALL
            SELECT playerID, teamID, stint, yearID FROM {Pitching}) WHERE yearID = ? GROUP BY ALL""",
        [year],
    )
    return {(row["playerID"], row["teamID"]): int(row["stint"]) for row in rows}


@lru_cache(maxsize=4)
def _gloves(year: int, leagues: tuple[str, ...], regress: float) -> Mapping[tuple[str, str], Mapping[str, Glove]]:
    season = read_season(year)
    lines = {(player.lahman_id, player.clubs[0]): player.fielding for player in season.stints(leagues)}
    return gloves_of(lines, baseline_of(season, leagues[0]), regress)


@lru_cache(maxsize=4)
def _catchers_e(year: int, leagues: tuple[str, ...], regress: float) -> int:
    """The E of a pool's catchers, by their innings."""
    gloves, stints = _gloves(year, leagues, regress), read_season(year).stints(leagues)
    behind = {
        (player.lahman_id, player.clubs[0]): player.fielding["C"].outs for player in stints if "C" in player.fielding
    }
    return round(summed(outs * gloves[key]["C"].e for key, outs in behind.items()) / max(summed(behind.values()), 1.0))


def _card(fitted: FittedSeason, player: PlayerRecord, gloves: Mapping[str, Glove], stint: int, catchers_e: int) -> Card:
    key = player.lahman_id, player.clubs[0]
    target, batter = fitted.targets[key], fitted.batters[key]
    sba, sb = _steals(target, catchers_e)
    pitched = fitted.pitchers.get(key)
    if pitched is not None and "P" not in gloves:
        gloves = {"P": Glove(0, 0, round(player.pitching.games) if player.pitching else 0), **gloves}
    elif pitched is None:
        gloves = {position: glove for position, glove in gloves.items() if position != "P"}
    return Card(
        replace(batter.card, sba=sba, sb=sb),
        None if pitched is None else pitched.card,
        gloves,
        _usage(player, stint),
        _line(fitted, key),
        tuple(sorted(player.estimated)),
    )


def _steals(target: Target, catchers_e: int) -> tuple[int, int]:
    """SBA and SB%; LT-27: from the Missing Data chart where the season did not count them."""
    player, pitcher = target.player, target.batting_kind == "pitcher"
    sba, sb = steal_ratings(running_of(target), catchers_e)
    if player.batting.is_estimated("sb"):
        sba = missing_rating(our_charts(), "SBA", player.league, player.year, pitcher)
    if player.batting.is_estimated("cs"):
        sb = missing_rating(our_charts(), "SB%", player.league, player.year, pitcher)
    return sba, sb


def running_of(target: Target) -> Running:
    """Pitchers run as they did: the mean of the league says nothing about them."""
    line = target.player.batting
    if target.batting_kind != "pitcher":
        return target.running
    return Running((line.sb + line.cs) / (line.on_first + ON_FIRST_OF_A_PITCHER), target.running.success)


def _usage(player: PlayerRecord, stint: int) -> dict[str, int]:
    """LT-26: G, T, GP and GS, and what a manager goes by when he takes a pitcher out."""
    usage = {"G": round(player.batting.games), "T": stint, "SH": round(player.batting.sh)}
    line = player.pitching
    if line is not None:
        start, relief = outs_in_a_game(line)
        stamina = stamina_for(start, runs_to_nine(line))
        usage |= {"GP": round(line.games), "GS": round(line.starts), "stamina": stamina, "outs_per_relief": relief}
    return usage


def _line(fitted: FittedSeason, key: tuple[str, str]) -> dict[str, float]:
    """Real figures and, after an x, those that the card is expected to give."""
    real, got = fitted.batter_lines[key], fitted.batters[key].expected
    line = {}
    for name in ("avg", "hr", "bb", "so"):
        line[name], line[f"x_{name}"] = getattr(real, name), getattr(got, name)
    if key in fitted.pitchers:
        faced, allowed = fitted.pitcher_lines[key], fitted.pitchers[key].expected
        for name in ("h", "bb", "so"):
            line[f"p_{name}"], line[f"x_p_{name}"] = getattr(faced, name), getattr(allowed, name)
    return line
