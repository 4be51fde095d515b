"""Clubs with Long Tater! cards, made from the record."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache

from hotstove.cardmaker.baseline import DEFAULT_REGRESS
from hotstove.cardmaker.clubhouse import plan_club, table_man, table_staff
from hotstove.cardmaker.longtater.fielding import gloves_of
from hotstove.cardmaker.longtater.pool import Pool, fit_pool
from hotstove.cardmaker.longtater.running import steal_ratings
from hotstove.cardmaker.record import ClubRecord, ManRecord, Pitching, Season, read_season
from hotstove.diamond.club import Club
from hotstove.games.longtater.cards import Card, Glove

OUTS_PER_RELIEF = 4.5
"""Outs that a man who also started is taken to have got in a relief appearance."""


def make_clubs(season: Season, regress: float = DEFAULT_REGRESS) -> dict[str, Club]:
    """Every club of a season, by its code."""
    return {club.code: make_club(club, regress) for club in season.clubs}


def make_club(record: ClubRecord, regress: float = DEFAULT_REGRESS) -> Club:
    """One club; the whole league is fitted on the way, since cards are measured against it."""
    season = read_season(record.year)
    pool = fit_pool(season, record.league, regress)
    gloves = _gloves(record.year, pool.leagues, regress)
    plan = plan_club(record)
    wild_throws = _wild_throws(pool, gloves)
    men, cards, estimated = {}, {}, {}
    for man in record.men:
        men[man.retro_id] = table_man(man)
        cards[man.retro_id] = _card(pool, man, gloves[man.lahman_id, record.code], wild_throws)
        if man.estimated:
            estimated[man.retro_id] = tuple(sorted(man.estimated))
    return Club(record.code, record.name, record.year, record.league, men, cards, table_staff(plan), estimated)


@lru_cache(maxsize=4)
def _gloves(year: int, leagues: tuple[str, ...], regress: float) -> Mapping[tuple[str, str], Mapping[str, Glove]]:
    season = read_season(year)
    pool = fit_pool(season, leagues[0], regress)
    lines = {key: target.man.fielding for key, target in pool.targets.items()}
    return gloves_of(lines, pool.baseline, regress)


def _wild_throws(pool: Pool, gloves: Mapping[tuple[str, str], Mapping[str, Glove]]) -> float:
    """The league's catchers' E, by innings caught."""
    outs = errors = 0.0
    for key, target in pool.targets.items():
        line = target.man.fielding.get("C")
        if line is not None and "C" in gloves[key]:
            outs += line.outs
            errors += line.outs * gloves[key]["C"].e
    return errors / outs / 100 if outs else 0.0


def _card(pool: Pool, man: ManRecord, gloves: Mapping[str, Glove], wild_throws: float) -> Card:
    key = man.lahman_id, man.clubs[0]
    target = pool.targets[key]
    fitted = pool.batters[key]
    sba, sb = steal_ratings(target.running, wild_throws)
    pitched = pool.pitchers.get(key)
    return Card(
        replace(fitted.card, sba=sba, sb=sb),
        None if pitched is None else pitched.card,
        gloves,
        _usage(man),
        _line(pool, key),
        tuple(sorted(man.estimated)),
    )


def _usage(man: ManRecord) -> dict[str, int]:
    usage = {"G": round(man.batting.games)}
    line = man.pitching
    if line is not None:
        start, relief = outs_in_a_game(line)
        usage |= {"GP": round(line.games), "GS": round(line.starts), "outs_per_start": start, "outs_per_relief": relief}
    return usage


def outs_in_a_game(line: Pitching) -> tuple[int, int]:
    """Outs that he usually got as a starter and as a reliever."""
    relief = line.outs / line.games if line.games and not line.starts else OUTS_PER_RELIEF
    start = (line.outs - relief * line.relief_games) / line.starts if line.starts else 15.0
    return round(min(27.0, max(12.0, start))), round(min(12.0, max(1.0, relief)))


def _line(pool: Pool, key: tuple[str, str]) -> dict[str, float]:
    """Real figures and, after an x, those that the card is expected to give."""
    real, got = pool.batter_lines[key], pool.batters[key].expected
    line = {}
    for name in ("avg", "hr", "bb", "so"):
        line[name], line[f"x_{name}"] = getattr(real, name), getattr(got, name)
    if key in pool.pitchers:
        faced, allowed = pool.pitcher_lines[key], pool.pitchers[key].expected
        for name in ("h", "bb", "so"):
            line[f"p_{name}"], line[f"x_p_{name}"] = getattr(faced, name), getattr(allowed, name)
    return line
