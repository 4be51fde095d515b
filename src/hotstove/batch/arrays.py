"""What the compiled loop reads and writes: named arrays, and the columns of those that hold several things.

Clubs and players are numbers here. A player of two clubs is two players, each with the card of his club.
"""

from __future__ import annotations

from typing import Any, NamedTuple, TypeAlias

import numpy as np

Whole: TypeAlias = Any
"""A whole number of the compiled loop."""
Truth: TypeAlias = Any

(
    THROWS_RIGHT, PITCHES, POSITIONS, ARM, START_LIMIT, RELIEF_LIMIT, START_CHART, RELIEF_CHART, CONTROL, OUT_RANGE,
    STRIKEOUTS, ON_BASE, PITCHERS_STRIKEOUTS, LEGS, SAME_LEFT, SAME_RIGHT, START_BONUS, RELIEF_BONUS, START_BATTERS,
    HOLD_RATING, WILD_RATING, OVERWORKED, BUNT_RATING, SPEED_RATING, STEAL_LETTER, STEAL_JUMP, IS_SPLIT,
) = range(27)  # fmt: skip
"""Whole numbers of a player. POSITIONS has a bit for each position that his card lets him play; limits are innings, in
Long Tater! outs, in Replay Baseball innings and batters. From CONTROL on they are Long Tater!'s: BR and behind it PR in
the higher bits, ranges of both cards, SB%; from SAME_LEFT on Replay Baseball's: whether he bats from the pitcher's side
against either hand, endurance, outs from which he is overworked, ratings, and whether his card is split."""
INTS = 27
VALUE_LEFT, VALUE_RIGHT, RELIEF_VALUE, THRESHOLD, SPEED, GLOVE = range(6)
"""Other numbers of a player: runs a plate appearance against either hand, as a reliever; the share of moments in which
he steals second; speed from 0 to 1; and runs a game in the field, GLOVE + position."""
ROW_LOWEST, ROW_HIGHEST = -50, 150
"""Defence totals below and above these have the outermost rows."""
HURT_POSITION, HURT_GAMES, HURT_SIDE, TOLD_BESIDE = range(4)
"""Columns of what a play does to a player: his position, 0 for nobody, the games that he misses, and his side: 0 in the
field, 1 the visitors, 2 home; TOLD_BESIDE is 1 where the throws decide all that."""
(
    GAMES, STARTED, COMPLETE, SHUTOUTS, FINISHED, WINS, LOSSES, SAVES, HOLDS, BLOWN, RUNS, EARNED, INHERITED,
    INHERITED_SCORED,
) = range(14)  # fmt: skip
"""A pitcher's columns that plays do not give, in the order of his line."""
(
    IN_THE_BATTERS_BOX, OUTS_PUT, PASSES_ON, CODE, ENDS, IN_THE_AIR, MOVES_EVERYBODY, PROLONGS, TROUBLE, STANDING,
    SCORED,
) = (
    0, 1, 2, 3, 4, 8, 9, 10, 11, 12, 15
)  # fmt: skip
"""Columns of a play's track: what `diamond.charges` follows of it, and the play without its errors.

ENDS has four, STANDING three columns; behind SCORED, the number of runs, stand the places from which they scored."""
CODES = ("", "S", "D", "DGR", "T", "HR", "W", "IW", "HP", "E", "FC", "C", "K", "OUT")
RAINY, DEPTH, BY_BATTERS_FACED, HAS_BONUSES, COUNTS_EARNED, PLACES_RUNNER = range(6)
"""Settings: 1 where the sky is looked at before half-innings; cards that are dealt before the deck is shuffled; 1 where
endurance counts batters, where there are bonus innings, where earned runs tire a starter, and where extra half-innings
begin with a runner on second."""
VISITORS_SCORE, HOME_SCORE, INNINGS, PLAYS, CALLED_OFF = range(5)
"""Columns of a result; CALLED_OFF is 1 where it rained."""
LEAF, BATTER, PITCHER, MOMENT = range(4)
"""Columns of a log: the play, who batted, who pitched, and 512 * inning + 256 * half + lead of the batting side + 128.
"""


def settings(rain: bool = False, depth: int = 0, by_batters: bool = False, bonuses: bool = False,
             earned: bool = False, placed: bool = False) -> Any:  # fmt: skip
    """The settings of a game as the loop reads them."""
    return np.array([rain, depth, by_batters, bonuses, earned, placed], np.int64)


class Tables(NamedTuple):
    """Generated from rules, charts, options and managers; the same for all clubs."""

    roots: Any
    rows: Any
    table: Any
    leaves: Any
    credits: Any
    trims: Any
    tracks: Any
    dice: Any
    """What is read for every way in which the dice can fall; of a deck, the faces, one after the other."""
    inning_class: Any
    lead_class: Any
    amounts: Any
    """Numbers that questions need."""
    marks: Any
    """By leaf: what the game's own part of the loop wants to know of it, as bits."""
    hurts: Any
    """By leaf: who is hurt, in the columns from HURT_POSITION on."""
    besides: Any
    """The same by two throws, for plays that leave it to them, and first the registers of the throws."""
    settings: Any
    """From RAINY on."""
    defense: Any
    """The game's own table by defence."""
    chances: Any
    """The game's own table of numbers."""


class Roster(NamedTuple):
    """Clubs and players."""

    cells: Any
    """Cards, one after the other."""
    charts: Any
    """Where each pitcher's chart begins among the cells; in Replay Baseball each club's park."""
    ints: Any
    floats: Any
    running: Any
    """Running rating with the mark of a record of steals, then once more without it."""
    first: Any
    last: Any
    """The players of a club are those from its first up to its last."""
    pens: Any
    pen_sizes: Any
    ratings: Any
    """Defence ratings by position; in Long Tater! E, and behind it OA."""
    called: Any
    """By player and base: how often he is safe when he is sent, 0 to 100."""
    stealing: Any
    """The same when numbers send him."""


STAMINA, OUTS_A_START, COMPLETE_A_START, OUTS_IN_RELIEF, SAVED, IS_FIELDER, WEIGHT_AHEAD = range(7)
"""Columns of a pitcher's usual work: `season.usage.Work`, and what a relief game ahead of his share counts."""
STARTS, START_OUTS, COMPLETED, RELIEFS, RELIEF_OUTS, SAVES_HAD = range(6)
"""Columns of the work that he has done: `season.club_state.Worked`."""
WITH_CLUB, ON_THE_BENCH = 1, 2
"""What a player of a club may do on a day."""
MOST_OUTS = 60
"""Outs of an appearance beyond which nobody needs more rest."""


class Season(NamedTuple):
    """A planned season: who may play on the day of each fixture, and the rest of pitchers. Without days there is none,
    and everybody may play."""

    day: Any
    """By fixture, as an ordinal."""
    allowed: Any
    """By fixture, side and player of the club: WITH_CLUB for those who may take a hurt player's place in the lineup,
    ON_THE_BENCH for those of them who may come in during the game."""
    due: Any
    """By fixture, side and player of the club: the relief games that he should have had by then."""
    rest: Any
    """By player, whether he started and outs: days from an appearance to the day on which he may pitch again."""
    rank: Any
    order: Any
    by_plan: Any
    """By club: 1 where relief goes by plans of the day, since the record tells how its pitchers work."""
    work: Any
    """By player: the columns from STAMINA on, what he did in the record."""
    saves_due: Any
    """By fixture, side and player of the club: the saves that he should have had by then."""
    busy: Any
    """By fixture, side and player of the club: 1 for those whose turn to start is on a day near it."""
    worth: Any
    """By player and position, the designated hitter's too: who plays there best for somebody who misses games."""
    worked: Any
    """By player, changed while games are played: the columns from STARTS on, the day from which he is rested, and the
    games that he still misses."""
    ready: Any
    missing: Any


class Books(NamedTuple):
    """What is counted, over all games."""

    batted: Any
    """By player and kind of effect at bat."""
    pitched: Any
    fielded: Any
    """By player, position and kind of effect in the field."""
    games: Any
    mound: Any
    """By player: the columns from GAMES on."""
    glove: Any
    """By player and position: games, starts, outs."""
    missed: Any
    """By player: games to be missed after injuries."""
    sides: Any
    """By visitors and home: runs, left on base, earned runs allowed by the club."""
