"""A planned season as arrays: days, squads, rest, and who comes in for whom, as the compiled engine reads them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from hotstove.batch.arrays import MOST_OUTS, ON_THE_BENCH, WEIGHT_AHEAD, WITH_CLUB, Season
from hotstove.batch.kernel.pen import NOT_A_RELIEVER
from hotstove.batch.kernel.stand_ins import NEVER
from hotstove.diamond.asking import weight_ahead
from hotstove.diamond.availability import Appearance
from hotstove.diamond.gloves import NAME_OF
from hotstove.diamond.lineup import DESIGNATED, PITCHER
from hotstove.season.club_state import Worked

if TYPE_CHECKING:
    from hotstove.season.planned import PlannedSeason

MOST_DAYS = 12
"""Days of rest that are looked through."""
A_TURN = 4
"""Days before and after his turn to start on which nobody starts for another."""
NO_DAYS: frozenset[int] = frozenset()
SELDOM = 100
"""A start at the position counts as much as so many plate appearances or relief games, by which others are told
apart."""


def season_arrays(season: PlannedSeason) -> Season:
    """Everything that is settled, with nobody tired or hurt."""
    players, plan = season.players, season.plan
    widest = max(len(club.players) for club in season.clubs)
    allowed = np.zeros((len(season.games), 2, widest), np.uint8)
    due = np.full((len(season.games), 2, widest), NOT_A_RELIEVER, np.float64)
    saves_due = np.zeros((len(season.games), 2, widest), np.float64)
    busy = np.ones((len(season.games), 2, widest), np.uint8)
    places = [{player: place for place, player in enumerate(club.players)} for club in season.clubs]
    near = _near_turns(season)
    for number, game in enumerate(season.games):
        for side, code in enumerate(game.fixture.clubs):
            place_of = places[season.codes.index(code)]
            for player in game.here[side]:
                allowed[number, side, place_of[player]] = WITH_CLUB
            for player in game.bench[side]:
                allowed[number, side, place_of[player]] = ON_THE_BENCH
            for player, games in game.due[side].items():
                due[number, side, place_of[player]] = games
            for player, saves in game.saves_due[side].items():
                saves_due[number, side, place_of[player]] = saves
            for player in {*game.here[side], *game.due[side]}:
                busy[number, side, place_of[player]] = game.fixture.ordinal in near.get((code, player), NO_DAYS)
    rank = np.full(len(players), -1, np.int64)
    order = np.zeros(len(players), np.int64)
    work = np.zeros((len(players), WEIGHT_AHEAD + 1), np.float64)
    for number, (club, player) in enumerate(players):
        bullpen = season.clubs[club].staff.bullpen
        rank[number] = bullpen.index(player) if player in bullpen else -1
        share = plan.shares[season.codes[club]][player]
        work[number] = (*share.work, weight_ahead(share.relieved))
    for place, number in enumerate(sorted(range(len(players)), key=lambda one: players[one][1])):
        order[number] = place
    by_plan = np.array([season.usage(code).knows_work for code in season.codes], np.uint8)
    days = np.array([game.fixture.ordinal for game in season.games], np.int64)
    return Season(
        days, allowed, due, _rest(season), rank, order, by_plan, work, saves_due, busy, _worth(season),
        np.zeros((len(players), len(Worked._fields)), np.int64), np.zeros(len(players), np.int64),
        np.zeros(len(players), np.int64),
    )  # fmt: skip


def _near_turns(season: PlannedSeason) -> dict[tuple[str, str], set[int]]:
    """The days near those on which pitchers are to start, by club and player."""
    found: dict[tuple[str, str], set[int]] = {}
    for game in season.games:
        day = game.fixture.ordinal
        for code, lineup in zip(game.fixture.clubs, game.lineups, strict=True):
            found.setdefault((code, lineup.pitcher), set()).update(range(day - A_TURN, day + A_TURN + 1))
    return found


def _rest(season: PlannedSeason) -> Any:
    """Days that the game's own rules of rest ask for, by player, whether he started, and outs."""
    game = season.kind.game
    rest = np.ones((len(season.players), 2, MOST_OUTS + 1), np.int64)
    for club, code in enumerate(season.codes):
        setup, _ = season.kind.prepared(season.plan, code)
        for player in season.clubs[club].players:
            share = season.plan.shares[code][player]
            if share.started == 0 and share.relieved == 0:
                continue
            for started in (0, 1):
                for outs in range(MOST_OUTS + 1):
                    last = Appearance(0, outs, bool(started))
                    rest[season.numbers[club, player], started, outs] = next(
                        (day for day in range(1, MOST_DAYS)
                         if game.availability(setup, 0, player, last, day).may_relieve), MOST_DAYS
                    )  # fmt: skip
    return rest


def _worth(season: PlannedSeason) -> Any:
    """By player and position how often he started there, and of equals how often he came to bat or relieved."""
    worth = np.full((len(season.players), DESIGNATED + 1), NEVER, np.float64)
    for number, (club, player) in enumerate(season.players):
        share = season.plan.shares[season.codes[club]][player]
        pitches = share.started > 0 or share.relieved > 0
        plays = season.clubs[club].cards[player].plays
        if pitches:
            worth[number, PITCHER] = share.started + share.relieved / SELDOM
        if pitches and not share.at:
            continue
        for position in range(PITCHER + 1, DESIGNATED + 1):
            place = NAME_OF[position]
            if position == DESIGNATED or plays(place):
                worth[number, position] = share.at.get(place, 0.0) + share.batted / SELDOM
    return worth
