"""Replay beside reality: the real line of a player or club, and how rare the difference would be by chance alone.

A percentile is the share of replays that would give less, if every turn at bat were an independent trial with the real
chance: the normal distribution of the standard errors that `accuracy` counts. 50 is the real figure itself.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from hotstove.almanac.columns import COLUMNS, figure
from hotstove.record import FIRST_YEAR, LAST_YEAR, Batting, ClubRecord, Pitching, PlayerRecord, combine, read_season
from hotstove.scorebook.lines import BattingLine, PitchingLine
from hotstove.season.accuracy.players import batter_scores, pitcher_scores
from hotstove.season.card_id import read_card_id
from hotstove.table.sums import summed

SHOWN = {"batting": ("AVG", "OBP", "SLG", "HR", "BB", "SO"), "pitching": ("ERA", "WHIP", "H", "HR", "BB", "SO")}


class Beside(NamedTuple):
    """One figure of a player: here, really, both as text; real counts are for as many turns as he had here."""

    header: str
    here: str
    real: str
    percentile: float | None


class RealClub(NamedTuple):
    """A real club's season: won and lost, runs, and the percentile of the wins that it has here."""

    won: int
    lost: int
    scored: int
    allowed: int
    percentile: float | None


def percentile(errors: float) -> float:
    """The share of chance below so many standard errors, 0 to 100."""
    return 50 * (1 + math.erf(errors / math.sqrt(2)))


@lru_cache(maxsize=32)
def _players_of(year: int) -> Mapping[str, tuple[PlayerRecord, ...]]:
    found: dict[str, list[PlayerRecord]] = defaultdict(list)
    if FIRST_YEAR <= year <= LAST_YEAR:
        for player in read_season(year).stints():
            found[player.retro_id].append(player)
    return {player: tuple(stints) for player, stints in found.items()}


def real_player(year: int, player: str, clubs: Sequence[str] = ()) -> PlayerRecord | None:
    """A player's real season: at these clubs where he was at one of them, else at all; None for who never was."""
    card = read_card_id(player)
    stints = _players_of(card.year or year).get(card.player, ())
    chosen = [stint for stint in stints if set(stint.clubs) & set(clubs)] or list(stints)
    return combine(chosen) if chosen else None


def real_club(year: int, code: str, name: str = "") -> ClubRecord | None:
    """A club of the season's year; NYA27 called "1927 New York Yankees" is that of 1927."""
    if name[:4].isdecimal() and code.endswith(name[2:4]):
        year, code = int(name[:4]), code[:-2]
    if not FIRST_YEAR <= year <= LAST_YEAR:
        return None
    return next((club for club in read_season(year).clubs if club.code == code), None)


def real_lines(real: PlayerRecord) -> dict[str, Mapping[str, float]]:
    """His real batting and pitching under the names of our own columns."""
    found: dict[str, Mapping[str, float]] = {"batting": _batting(real.batting)}
    if real.pitching is not None:
        found["pitching"] = _pitching(real.pitching)
    return found


def beside(kind: str, real: PlayerRecord | None, line: Mapping[str, int]) -> list[Beside]:
    """The figures of a line beside the real ones; nothing for a player without a real one of the kind."""
    known = real_lines(real) if real is not None else {}
    if kind not in known or real is None:
        return []
    turns = {name: _turns(kind, source) for name, source in (("here", line), ("real", known[kind]))}
    if not turns["here"] or not turns["real"]:
        return []
    scores: dict[str, float] = {}
    if kind == "batting" and line["at_bats"] and real.batting.ab:
        scores = dict(batter_scores(real.batting, BattingLine(*map(line.__getitem__, BattingLine._fields))))
    elif kind == "pitching" and real.pitching is not None:
        scores = dict(pitcher_scores(real.pitching, PitchingLine(*map(line.__getitem__, PitchingLine._fields))))
    columns = {column.header: column for column in COLUMNS[kind]}
    found = []
    for header in SHOWN[kind]:
        column = columns[header]
        there = column.measure(known[kind])
        if there is not None and column.style == "d":
            there *= turns["here"] / turns["real"]
        style = ".1f" if column.style == "d" else column.style
        rank = percentile(scores[header]) if header in scores else None
        found.append(Beside(header, column.text(line), figure(there, style), rank))
    return found


def beside_club(year: int, code: str, won: int, lost: int, name: str = "") -> RealClub | None:
    """A club's real season, and the percentile of its wins here among those that its real share of games won gives."""
    real = real_club(year, code, name)
    if real is None or not real.wins + real.losses:
        return None
    share, games = real.wins / (real.wins + real.losses), won + lost
    spread = math.sqrt(games * share * (1 - share))
    rank = percentile((won - games * share) / spread) if spread else None
    return RealClub(real.wins, real.losses, real.runs, real.runs_allowed, rank)


def _turns(kind: str, line: Mapping[str, Any]) -> float:
    if kind == "pitching":
        return float(line["batters_faced"])
    names = ("at_bats", "walks", "hit_by_pitch", "sacrifice_hits", "sacrifice_flies")
    return float(summed(line[name] for name in names))


def _batting(real: Batting) -> dict[str, float]:
    return dict.fromkeys(BattingLine._fields, 0) | {
        "games": real.games,
        "at_bats": real.ab,
        "runs": real.runs,
        "hits": real.h,
        "doubles": real.doubles,
        "triples": real.triples,
        "home_runs": real.hr,
        "runs_batted_in": real.rbi,
        "walks": real.bb,
        "intentional_walks": real.ibb,
        "strikeouts": real.so,
        "hit_by_pitch": real.hbp,
        "sacrifice_hits": real.sh,
        "sacrifice_flies": real.sf,
        "double_plays": real.gidp,
        "stolen_bases": real.sb,
        "caught_stealing": real.cs,
    }


def _pitching(real: Pitching) -> dict[str, float]:
    return dict.fromkeys(PitchingLine._fields, 0) | {
        "games": real.games,
        "games_started": real.starts,
        "complete_games": real.complete,
        "shutouts": real.shutouts,
        "games_finished": real.finished,
        "wins": real.wins,
        "losses": real.losses,
        "saves": real.saves,
        "runs": real.runs,
        "earned_runs": real.er,
        "outs": real.outs,
        "batters_faced": real.bf,
        "hits": real.h,
        "home_runs": real.hr,
        "walks": real.bb,
        "strikeouts": real.so,
        "hit_batsmen": real.hbp,
        "wild_pitches": real.wp,
    }
