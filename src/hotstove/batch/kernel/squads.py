"""Both clubs before and after a game: who may play, who takes the field, who misses games."""

from __future__ import annotations

from typing import Any

from hotstove.batch.arrays import (
    COMPLETE_A_START,
    COMPLETED,
    IS_FIELDER,
    ON_THE_BENCH,
    OUTS_A_START,
    OUTS_IN_RELIEF,
    RELIEF_OUTS,
    RELIEFS,
    SAVED,
    SAVES_HAD,
    STAMINA,
    START_OUTS,
    STARTS,
    WEIGHT_AHEAD,
    Truth,
)
from hotstove.batch.kernel.arms import NOBODY
from hotstove.batch.kernel.bench import complete_lineup, put_in, stand
from hotstove.batch.kernel.mounds import announce
from hotstove.batch.kernel.pen import choose_pen
from hotstove.batch.kernel.stand_ins import put_in_for_missing
from hotstove.diamond.asking import finishes_with, relief_due, relief_today, stamina_today
from hotstove.diamond.lineup import PITCHER

FIXTURE_PLAYERS, FIXTURE_POSITIONS, FIXTURE_INNINGS = 2, 22, 42
"""A fixture is two clubs, then the players of both lineups slot by slot, then their positions, and its innings."""


def line_up(ground: Any, roster: Any, tables: Any, books: Any, season: Any, fixture: Any, number: int, side: int,
            seat: Any, planned: Truth) -> None:  # fmt: skip
    """A side of a fixture takes the field; within a planned season only those of the day may come in."""
    club = fixture[side]
    for player in range(roster.first[club], roster.last[club]):
        ground.used[player] = ground.sits[player] = 0
    for slot in range(10):
        ground.players[side, slot] = fixture[FIXTURE_PLAYERS + 10 * side + slot]
        ground.positions[side, slot] = fixture[FIXTURE_POSITIONS + 10 * side + slot]
    if planned:
        put_in_for_missing(
            ground.players[side], ground.positions[side], season.missing, season.allowed[number, side],
            season.busy[number, side], season.ready, season.worth, season.order, roster.first[club],
            roster.last[club], season.day[number],
        )  # fmt: skip
    for slot in range(10):
        player = ground.players[side, slot]
        if player >= 0:
            ground.used[player] = 1
            books.games[player] += 1
    if planned:
        open_squads(ground, roster, season, number, side, club)
    stand(ground, roster, tables, side)
    for position in range(1, 10):
        seat[side, position] = -1
        books.glove[ground.field[side, position] * 10 + position, 1] += 1


def fill_field(ground: Any, roster: Any, books: Any, mounds: Any, side: int, club: int, starter: int, inning: int,
               lead: int) -> None:  # fmt: skip
    """Those who batted or ran for others take the field, or somebody for them."""
    for place in range(complete_lineup(ground, roster, side, club, inning, lead)):
        player, slot, position = ground.moves[place, 0], ground.moves[place, 1], ground.moves[place, 2]
        put_in(ground, books, side, player, slot, position)
        if position == PITCHER:
            announce(mounds, side, starter)
            announce(mounds, side, player)


def open_squads(ground: Any, roster: Any, season: Any, number: int, side: int, club: int) -> None:
    """Who may play on the day of a fixture: lineup, bench and bullpen; everybody else counts as used."""
    first, last = roster.first[club], roster.last[club]
    for place in range(last - first):
        player = first + place
        if season.missing[player] > 0 and ground.used[player] == 0:
            ground.sits[player] = ground.used[player] = 1
        ground.taken[player] = ground.used[player]
        if season.allowed[number, side, place] != ON_THE_BENCH:
            ground.used[player] = 1
    plans = season.by_plan[club] == 1
    count = choose_pen(
        season.due[number, side], season.ready, season.worked, season.work, season.rank, season.order, ground.taken,
        first, last, season.day[number], roster.pens[club], plans,
    )  # fmt: skip
    roster.pen_sizes[club] = count
    for place in range(count):
        ground.used[roster.pens[club, place]] = 0
    ground.by_plan[side] = 1 if plans and count > 0 else 0
    for player in range(first, last):
        ground.taken[player] = ground.is_reliever[player] = 0
    if not plans:
        return
    starter = NOBODY
    for slot in range(10):
        if ground.players[side, slot] >= 0 and ground.positions[side, slot] == PITCHER:
            starter = ground.players[side, slot]
    work, worked = season.work[starter], season.worked[starter]
    ground.stamina[side] = stamina_today(int(work[STAMINA]), work[OUTS_A_START], worked[STARTS], worked[START_OUTS])
    ground.finishes_with[side] = finishes_with(work[COMPLETE_A_START], worked[STARTS], worked[COMPLETED])
    for place in range(count):
        player = roster.pens[club, place]
        work, worked = season.work[player], season.worked[player]
        ground.is_reliever[player], ground.order[player] = 1, season.order[player]
        ground.due[player] = relief_due(season.due[number, side, player - first], worked[RELIEFS], work[WEIGHT_AHEAD])
        ground.asked[player] = relief_today(work[OUTS_IN_RELIEF], worked[RELIEFS], worked[RELIEF_OUTS])
        ground.saves[player] = work[SAVED]
        ground.owed_saves[player] = season.saves_due[number, side, player - first] - worked[SAVES_HAD]
        ground.is_fielder[player] = 1 if work[IS_FIELDER] > 0 else 0


def take_seats(ground: Any, books: Any, side: int, outs: int, seat: Any, since: Any) -> None:
    """Books who stands at which position from now on, after so many outs, and what those had who stood there."""
    for position in range(1, 10):
        there, before = ground.field[side, position], seat[side, position]
        if before != there:
            if before >= 0:
                books.glove[before * 10 + position, 2] += outs - since[side, position]
            seat[side, position], since[side, position] = there, outs
            books.glove[there * 10 + position, 0] += 1


def enter_missed(ground: Any, roster: Any, books: Any, season: Any, club: int, planned: Truth) -> None:
    """Games that players of a club miss after this one."""
    for player in range(roster.first[club], roster.last[club]):
        games = max(0, ground.hurt[player] - 1) + ground.missing[player]
        books.missed[player] += games
        if planned:
            season.missing[player] += games
        ground.hurt[player] = ground.missing[player] = 0


def count_down(ground: Any, roster: Any, season: Any, club: int) -> None:
    """One game less for everybody of a club who sat this one out."""
    for player in range(roster.first[club], roster.last[club]):
        season.missing[player] -= ground.sits[player]
