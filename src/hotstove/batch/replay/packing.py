"""Clubs of Replay Baseball as arrays beside the tables."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from hotstove.batch import arrays, registers
from hotstove.batch.arrays import MOST_OUTS, Roster
from hotstove.batch.packed import Packed, blank_sheets, enter_player, squads, stand_in_view
from hotstove.batch.replay import places as p
from hotstove.batch.replay.layout import ReplayLayout
from hotstove.batch.replay.thinking import COLUMNS
from hotstove.batch.thinking import HANDS
from hotstove.diamond.club import Club
from hotstove.diamond.gloves import NAME_OF
from hotstove.games.replay.bats import pitchers_grids
from hotstove.games.replay.cards import BatterGrid, Card, PitcherCard, PitcherGrid
from hotstove.games.replay.chart_set import ReplayCharts
from hotstove.games.replay.estimates import ReplayEstimates, best_column
from hotstove.games.replay.fielding import glove_at
from hotstove.games.replay.matchup import side_of
from hotstove.games.replay.options import Options
from hotstove.games.replay.park import Park
from hotstove.games.replay.reading import missed_games, steal_symbol
from hotstove.games.replay.rest import overworked
from hotstove.games.replay.squares import LETTERS, SYMBOLS
from hotstove.odds.diagram.replay import MARKS, NAMED, PITCHERS_MARKS
from hotstove.odds.diagram.unopened import OPERATORS, Expression

DIE = range(1, 7)
NEVER = MOST_OUTS * 2


@dataclass(frozen=True)
class Own:
    """What clubs of Replay Baseball are packed by."""

    flags: tuple[Expression, ...]
    """Tests on the batter alone."""
    options: Options


def own_of(layout: ReplayLayout, options: Options) -> Own:
    return Own(tuple(layout.flags), options)


def pack(own: Own, clubs: Sequence[Club[Card]], charts: ReplayCharts) -> Packed:
    """The clubs in the order given; a player of two clubs is packed twice."""
    sheets = blank_sheets(clubs, 30)
    players, numbers, ints, floats, ratings = sheets
    bats = np.zeros((len(players), 2, p.BATTERS_BLOCK), np.uint8)
    arms: list[Any] = []
    begin = registers.NUMBERED + bats.size
    pitchers_at_bat = pitchers_grids(charts)
    for number, (club, player) in enumerate(players):
        card, who = clubs[club].cards[player], clubs[club].players[player]
        batting, runner = card.batting, card.batting.runner
        told = ReplayEstimates(stand_in_view(clubs[club], player, charts=charts, options=own.options))
        enter_player(sheets, number, who.throws, told)
        ints[number, arrays.BUNT_RATING], ints[number, arrays.SPEED_RATING] = batting.bunt, runner.speed
        ints[number, arrays.STEAL_LETTER] = LETTERS.index(runner.letter)
        ints[number, arrays.STEAL_JUMP] = runner.jump
        grids = pitchers_at_bat[batting.number] if batting.number else batting.grids
        for place, hand in enumerate(HANDS):
            block = bats[number, place]
            block[: p.BATTERS_FLAGS] = _squares(grids[hand], hand)
            for flag, test in enumerate(own.flags):
                block[p.BATTERS_FLAGS + flag] = _flag(test, told, player, hand)
            block[p.BATTERS_PLAN + 1 : p.BATTERS_PLAN + 7] = batting.hit_and_run
            floats[number, place] = told.batter_value(0, player, hand)
            ints[number, arrays.SAME_LEFT + place] = side_of(who.bats, hand) == hand
        for position in range(1, 10):
            glove = glove_at(charts, card.gloves, NAME_OF[position], own.options.out_of_position)
            ratings[number, [position, 10 + position, 20 + position]] = glove.rating, glove.second + 1, glove.error
        if card.pitching is not None:
            _pitcher(ints[number], card.pitching, charts, own.options)
            assert card.pitching.throws == who.throws
            ints[number, arrays.START_CHART] = begin + len(arms) * p.PITCHERS_SIZE
            arms.append(_grades(card.pitching))
    parks = [_park(club.park) if own.options.ballparks else np.zeros(p.PARK_SIZE, np.uint8) for club in clubs]
    parks_at = begin + len(arms) * p.PITCHERS_SIZE + p.PARK_SIZE * np.arange(len(clubs), dtype=np.int64)
    cells = np.concatenate([np.arange(registers.NUMBERED, dtype=np.uint8), bats.ravel(), *arms, *parks])
    nothing = np.zeros((1, 1), np.int64)
    roster = Roster(
        cells, parks_at, ints, floats, np.zeros(1, np.uint8), *squads(clubs, numbers), ratings, nothing,
        nothing,
    )  # fmt: skip
    return Packed(roster, tuple(clubs), numbers, players)


def _pitcher(ints: Any, card: PitcherCard, charts: ReplayCharts, options: Options) -> None:
    """How long he lasts, and how he holds runners."""
    ints[arrays.PITCHES] = 1
    ints[arrays.START_LIMIT], ints[arrays.RELIEF_LIMIT] = card.start_innings, card.relief_batters
    ints[arrays.START_BONUS], ints[arrays.RELIEF_BONUS] = card.starts_bonus, card.relieves_bonus
    ints[arrays.START_BATTERS], ints[arrays.IS_SPLIT] = card.start_batters, card.split or not options.best_column
    ints[arrays.HOLD_RATING], ints[arrays.WILD_RATING] = card.hold, card.wild
    outs = (outs for outs in range(MOST_OUTS) if options.rest_chart and overworked(charts, card, outs))
    ints[arrays.OVERWORKED] = next(outs, NEVER)


def _park(park: object) -> Any:
    """A ballpark's card; nothing for a club without one."""
    found = np.zeros(p.PARK_SIZE, np.uint8)
    if isinstance(park, Park):
        for place, column, side in ((p.LEFT_ROW, 6, "L"), (p.RIGHT_ROW, 6, "R"), (p.ROW_2, 2, ""), (p.ROW_3, 3, "")):
            found[place + 1 : place + 7] = park.row(column, side)
        found[p.FOUL_ROW + 1 : p.FOUL_ROW + 7] = [park.catches_foul(die) for die in DIE]
        found[p.PARK_SIZE - 1] = 1
    return found


def _squares(grid: BatterGrid, throws: str) -> list[int]:
    """Every square as `places.SQUARE` says, column by column."""
    found = []
    for column in DIE:
        for row in DIE:
            square = grid.squares[100 * column + 10 * row + 1]
            mark, missed = square.mark, 0
            if column == 2:
                mark, missed = steal_symbol(row, mark), missed_games(row, mark, square.raised, throws)
            steals = mark in SYMBOLS or mark in LETTERS
            found += [square.number, square.raised, MARKS.index(mark) if steals else 0, missed, int(square.shaded)]
    return found


def _grades(card: PitcherCard) -> Any:
    """His three grids, and the hit and run rows behind them."""
    found = np.zeros(p.PITCHERS_SIZE, np.uint8)
    for place, kind in ((p.OPPOSITE, "opposite"), (p.SAME, "same"), (p.WORN, "tired")):
        found[place * p.GRID : (place + 1) * p.GRID] = _grid(card.grids[kind])
    for column, best in card.best.items():
        found[p.BEST_GRADES + column] = best
    found[p.BEST_GRADES] = COLUMNS.index(best_column(card))
    for place, row in enumerate(card.hit_and_run):
        found[p.PITCHERS_ROWS + 7 * place + 1 : p.PITCHERS_ROWS + 7 * place + 7] = row
    return found


def _grid(grid: PitcherGrid) -> list[int]:
    found = []
    for column in DIE:
        for blue in DIE:
            grade = grid.grades[100 * column + 10 + blue]
            symbols = PITCHERS_MARKS.index(grade.mark) * p.RAISED_KINDS + grade.raised
            found += [grade.grade, symbols, NAMED.index(grade.infielder)]
    return found


def _flag(test: Expression, told: ReplayEstimates, player: str, hand: str) -> bool:
    """A test on the batter alone."""
    if test == ("read", "batter", "contact"):
        return told.makes_contact(0, player, hand)
    return bool(OPERATORS[test[1]](_number(test[2], told, player, hand), _number(test[3], told, player, hand)))


def _number(expression: Expression, told: ReplayEstimates, player: str, hand: str) -> float:
    if expression[0] == "const":
        return float(expression[1])
    if expression[0] == "call":
        return float(OPERATORS[expression[1]](*(_number(part, told, player, hand) for part in expression[2:])))
    if expression[2] == "value":
        return told.batter_value(0, player, hand)
    assert expression[2] == "bunt hit value"
    return told.bunt_hit_value(expression[3][1])
