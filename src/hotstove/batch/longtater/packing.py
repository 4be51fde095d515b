"""Clubs of Long Tater! as arrays beside the tables."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from hotstove.batch import arrays, registers
from hotstove.batch.arrays import Roster
from hotstove.batch.longtater import places as p
from hotstove.batch.longtater.layout import COLUMNS, LABELS, LongTaterLayout
from hotstove.batch.packed import Packed, blank_sheets, enter_player, squads, stand_in_view
from hotstove.diamond.club import Club
from hotstove.diamond.gloves import NAME_OF
from hotstove.games.longtater.cards import Card, Legs
from hotstove.games.longtater.chart_set import LongTaterCharts
from hotstove.games.longtater.estimates import LongTaterEstimates
from hotstove.games.longtater.fielding import STRANGER
from hotstove.games.longtater.options import Options
from hotstove.games.longtater.setup import RELIEVER_OUTS, STARTER_STAMINA
from hotstove.games.longtater.stealing import sb_for, sb_when_called
from hotstove.odds.diagram.longtater import PERCENT
from hotstove.odds.diagram.unopened import OPERATORS, Expression


@dataclass(frozen=True)
class Own:
    """What clubs of Long Tater! are packed by."""

    batter_flags: tuple[Expression, ...]
    batter_classes: tuple[tuple[Any, ...], ...]
    legs: Any
    """By SBA, SB% and base: the numbers that draws are compared with, and the class."""
    era: str
    options: Options


def own_of(layout: LongTaterLayout, era: str, options: Options) -> Own:
    legs = np.zeros((len(PERCENT), len(PERCENT), 3, 4), np.uint8)
    for base in range(3):
        for sba in PERCENT:
            for sb in PERCENT:
                for place, number in enumerate(layout.legs[base]):
                    legs[sba, sb, base, place] = layout.of_runner(number, sba, sb)
                seen = layout.seen_of_runner(base + 1, sba, sb)
                legs[sba, sb, base, 3] = layout.runner_classes[base].index(seen)
    return Own(tuple(layout.batter_flags), tuple(layout.batter_classes), legs, era, options)


def pack(own: Own, clubs: Sequence[Club[Card]], charts: LongTaterCharts) -> Packed:
    """The clubs in the order given; a player of two clubs is packed twice."""
    sheets = blank_sheets(clubs, 20)
    players, numbers, ints, floats, ratings = sheets
    running = np.zeros((len(players), 3, 4), np.uint8)
    called, stealing = np.zeros((len(players), 3), np.int64), np.zeros((len(players), 3), np.int64)
    bats = np.zeros((len(players), p.FIELDS, registers.NUMBERED), np.uint8)
    arms: list[Any] = []
    begin = registers.NUMBERED + bats.size
    for number, (club, player) in enumerate(players):
        card = clubs[club].cards[player]
        batting, legs = card.batting, card.legs
        told = LongTaterEstimates(stand_in_view(clubs[club], player, charts=charts, options=own.options))
        enter_player(sheets, number, clubs[club].players[player].throws, told)
        ints[number, arrays.CONTROL] = batting.br
        ints[number, arrays.OUT_RANGE], ints[number, arrays.STRIKEOUTS] = batting.out, batting.k
        ints[number, arrays.LEGS] = batting.sb
        for place, (field, labels) in enumerate(LABELS["batter"].items()):
            bats[number, place, 1:101] = _column(getattr(batting.sheet, field), labels)
        values = tuple(_flag(flag, card, told, player) for flag in own.batter_flags)
        bats[number, p.FIELDS - 1, 0] = own.batter_classes.index(values)
        running[number] = own.legs[legs.sba, legs.sb]
        for base in range(3):
            called[number, base] = sb_when_called(Legs(*legs), str(base + 1), own.options.whole_sb_to_third)
            stealing[number, base] = sb_for(Legs(*legs), str(base + 1))
        floats[number, : arrays.VALUE_RIGHT + 1] = told.batter_value(0, player, "R")
        for position in range(1, 10):
            glove = card.glove(NAME_OF[position]) or STRANGER
            ratings[number, position], ratings[number, 10 + position] = glove.e, glove.oa
        if card.pitching is not None:
            ints[number, arrays.PITCHES] = 1
            ints[number, arrays.START_LIMIT] = card.usage.get("stamina", STARTER_STAMINA)
            ints[number, arrays.RELIEF_LIMIT] = card.usage.get("outs_per_relief", RELIEVER_OUTS)
            ints[number, arrays.CONTROL] += card.pitching.pr << 8
            ints[number, arrays.ON_BASE] = card.pitching.oba
            ints[number, arrays.PITCHERS_STRIKEOUTS] = card.pitching.k
            ints[number, arrays.START_CHART] = begin + sum(map(len, arms))
            block = np.zeros((len(COLUMNS["pitcher"]), registers.NUMBERED), np.uint8)
            for place, (field, labels) in enumerate(LABELS["pitcher"].items()):
                block[place, 1:101] = _column(getattr(card.pitching.sheet, field), labels)
            arms.append(block.ravel())
    cells = np.concatenate([np.arange(registers.NUMBERED, dtype=np.uint8), bats.ravel(), *arms])
    roster = Roster(
        cells, np.zeros(1, np.int64), ints, floats, running.ravel(), *squads(clubs, numbers), ratings, called, stealing
    )  # fmt: skip
    return Packed(roster, tuple(clubs), numbers, players)


def _column(read: Any, labels: tuple[str, ...]) -> list[int]:
    return [labels.index(read(number)) for number in range(1, 101)]


def _flag(flag: Expression, card: Card, told: LongTaterEstimates, player: str) -> Any:
    """A test on the batter alone."""
    if flag == ("read", "batter", "hits_at_all"):
        return card.batting.hits_at_all
    if flag == ("read", "batter", "bunts well"):
        return told.bunts_well()
    if flag == ("read", "batter", "asked to bunt"):
        return told.asked_to_bunt()
    assert flag[2] == ("read", "batter", "value")
    return OPERATORS[flag[1]](told.batter_value(0, player, "R"), flag[3][1])
