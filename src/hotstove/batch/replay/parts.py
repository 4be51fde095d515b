"""What Replay Baseball does in the loop of a game: its dice, how pitchers tire, what its registers hold."""

from __future__ import annotations

from typing import Any

import numpy as np

from hotstove.batch.arrays import (
    BUNT_RATING,
    BY_BATTERS_FACED,
    HAS_BONUSES,
    HOLD_RATING,
    IS_SPLIT,
    OVERWORKED,
    RELIEF_BONUS,
    RELIEF_LIMIT,
    SAME_LEFT,
    SPEED_RATING,
    START_BATTERS,
    START_BONUS,
    START_CHART,
    START_LIMIT,
    STEAL_JUMP,
    STEAL_LETTER,
    WILD_RATING,
    Truth,
    Whole,
)
from hotstove.batch.registers import NUMBERED
from hotstove.batch.replay import places as p
from hotstove.batch.streams import SHORT, U, bits, fraction_of, onward
from hotstove.games.replay.limits import (
    NINE,
    batters_added,
    batters_allowed,
    bonus_may_be,
    reliever_tires_by_batters,
    reliever_tires_by_innings,
    starter_tires_by_batters,
    starter_tires_by_innings,
)
from hotstove.games.replay.matchup import LATE as BEHIND_LATE
from hotstove.games.replay.squares import LOOPING_DRIVE

FIRST_OF_DICE = (0, 216, 252, 288, 294)
COUNT_OF_DICE = (216, 36, 36, 6, 36)
"""Where the falls of each kind of dice begin in the table, and how many there are."""
KNOWN, EXTRA, BATTERS, IS_TIRED, BONUS_INNING, BONUS_USED, EXTRA_USED, FRESH = range(8)
"""What tires a pitcher: `games.replay.endurance.Mound`; and whether he came in during the inning and is not yet done
with his first batter."""


def first_throw(stream: Any, tables: Any) -> tuple[Any, Any]:
    """Nothing is thrown ahead."""
    return U(0), stream


def thrown(dice: Any, die: Any, stream: Any, left: int, pile: Any, tables: Any) -> tuple[Any, Any, Any, Whole]:
    """What was thrown with some dice, and the stream."""
    kind = np.int64(dice)
    place = bits(stream) * U(COUNT_OF_DICE[kind]) >> U(32)
    return U(tables.dice[FIRST_OF_DICE[kind] + np.int64(place)]), die, onward(stream), left


def shown(E: Any, roll: Any, fell: Any, card: Any, cells: Any) -> None:  # noqa: N803
    """What the dice of a pitch show on both cards, what the park's die makes of that, and those of a hit and run."""
    if roll == U(p.PITCH):
        column, row, blue = fell // U(36), fell // U(6) % U(6), fell % U(6)
        E[p.COLUMN], E[p.ROW], E[p.BLUE] = column, row, blue
        batter, pitcher = E[p.BATTER_CARD], E[p.PITCHER_CARD]
        fourth = batter + (U(18) + row) * U(p.SQUARE)
        sixth = batter + (U(30) + row) * U(p.SQUARE)
        sixth_grade = pitcher + (U(30) + blue) * U(p.GRADE)
        if column == U(3) or column == U(5):
            E[p.NUMBER_4], E[p.MARK_4] = U(cells[fourth]), U(cells[fourth + U(2)])
            E[p.TOTAL_6] = U(cells[sixth]) + U(cells[sixth_grade])
            E[p.GRADE_6] = U(cells[sixth_grade])
            E[p.BEST_6] = U(cells[E[p.PITCHERS_BLOCK] + U(p.BEST_GRADES + 6)])
            E[p.BEST_TOTAL_6] = U(cells[sixth]) + E[p.BEST_6]
            E[p.SYMBOLS_6], E[p.MARK_6] = U(cells[sixth_grade + U(1)]), U(cells[sixth + U(2)])
            E[p.SHADED_6], E[p.NUMBER_6] = U(cells[sixth + U(4)]), U(cells[sixth])
            E[p.NAMED_6] = U(cells[sixth_grade + U(2)])
            E[p.NAMED] = U(cells[pitcher + (column * U(6) + blue) * U(p.GRADE) + U(2)])
        else:
            square = batter + (column * U(6) + row) * U(p.SQUARE)
            grade = pitcher + (column * U(6) + blue) * U(p.GRADE)
            E[p.TOTAL] = U(cells[square]) + U(cells[grade])
            E[p.GRADE_HERE] = U(cells[grade])
            E[p.BEST] = U(cells[E[p.PITCHERS_BLOCK] + U(p.BEST_GRADES) + column + U(1)])
            E[p.BEST_TOTAL] = U(cells[square]) + E[p.BEST]
            E[p.RAISED], E[p.MARK] = U(cells[square + U(1)]), U(cells[square + U(2)])
            E[p.MISSED] = U(cells[square + U(3)])
            E[p.SHADED] = U(cells[square + U(4)])
            E[p.SYMBOLS], E[p.NAMED] = U(cells[grade + U(1)]), U(cells[grade + U(2)])
    elif roll == U(p.PARK):
        column = E[p.COLUMN]
        row = U(p.ROW_2) if column == U(1) else U(p.ROW_3) if column == U(2) else E[p.SIDE] * U(p.RIGHT_ROW)
        local = U(cells[E[p.PARK_CARD] + row + fell])
        if column == U(1):
            E[p.RAISED] = local
            local = U(LOOPING_DRIVE)
        if column == U(1) or column == U(2):
            E[p.TOTAL], E[p.BEST_TOTAL] = local + E[p.GRADE_HERE], local + E[p.BEST]
        else:
            E[p.TOTAL_6], E[p.BEST_TOTAL_6] = local + E[p.GRADE_6], local + E[p.BEST_6]
    elif roll == U(p.FOUL):
        E[p.CATCHES] = U(cells[E[p.PARK_CARD] + U(p.FOUL_ROW) + fell])
    elif roll == U(p.HIT_AND_RUN):
        E[p.PLAN] = U(cells[E[p.BATTER_CARD] + U(p.BATTERS_PLAN) + fell]) + U(cells[E[p.PITCHERS_PLAN] + fell])


def weariness(worn: Any, ints: Any, pitcher: int, started: bool, outs: int, runs: int) -> Whole:
    """1 where he is on his B grades."""
    return worn[IS_TIRED]


def by_rules(past: int) -> Whole:
    """1 where he is on his B grades; the rules themselves tire him."""
    return past


def takes_mound(worn: Any, ints: Any, tables: Any, pitcher: int, started: bool, inning: int, lead: int,
                begins: bool) -> None:  # fmt: skip
    """A pitcher before a play: `endurance.comes_in` for a new one, and with `begins` `endurance.begins_inning`."""
    by_batters, bonuses = tables.settings[BY_BATTERS_FACED] == 1, tables.settings[HAS_BONUSES] == 1
    bonus, batters = ints[pitcher, RELIEF_BONUS], ints[pitcher, RELIEF_LIMIT]
    if begins:
        worn[FRESH] = 0
    if worn[KNOWN] == 0:
        worn[FRESH] = 0 if begins else 1
        worn[KNOWN] = 1
        worn[EXTRA] = 0 if started else batters_added(by_batters, bonuses, bonus, batters, inning, lead)
        worn[BATTERS] = worn[IS_TIRED] = worn[BONUS_INNING] = worn[BONUS_USED] = worn[EXTRA_USED] = 0
    if not begins or worn[IS_TIRED] == 1:
        return
    if by_batters:
        limit = batters_allowed(by_batters, batters, worn[EXTRA], inning)
        worn[IS_TIRED] = 1 if not started and inning <= NINE and worn[BATTERS] >= limit else 0
    elif inning > NINE:
        worn[BONUS_INNING] = 0 if worn[EXTRA_USED] == 1 else inning
        worn[EXTRA_USED] = 1
    elif bonuses and not started and worn[BONUS_USED] == 0 and bonus_may_be(bonus, batters, inning, lead):
        worn[BONUS_INNING] = inning
        worn[BONUS_USED] = 1
    else:
        worn[BONUS_INNING] = 0


def tires(
    worn: Any, ints: Any, tables: Any, leaf: Any, pitcher: int, started: bool, outs_before: int, outs_after: int,
    runs_before: int, runs_after: int, earned_before: int, earned_after: int, inning: int, inning_over: bool, lead: int,
) -> Truth:  # fmt: skip
    """Counts a play against the pitcher, `endurance.after_play`; whether it puts him on his B grades."""
    marks = tables.marks[leaf]
    faced, reached = (marks >> p.IS_FACED) & 1 == 1, (marks >> p.IS_REACHED) & 1 == 1
    by_batters = tables.settings[BY_BATTERS_FACED] == 1
    if (marks >> p.IS_NEXT) & 1:
        worn[FRESH] = 0
    before, is_bonus = worn[BATTERS], worn[BONUS_INNING] == inning
    if faced and not is_bonus:
        worn[BATTERS] = before + 1
    after = worn[BATTERS]
    if worn[IS_TIRED] == 1:
        return False
    batters = ints[pitcher, RELIEF_LIMIT]
    limit = batters_allowed(by_batters, batters, worn[EXTRA], inning)
    if started and by_batters:
        done = starter_tires_by_batters(ints[pitcher, START_BATTERS], ints[pitcher, START_LIMIT], before, after,
                                        runs_before, runs_after, reached)  # fmt: skip
    elif started:
        done = starter_tires_by_innings(ints[pitcher, START_BONUS], ints[pitcher, START_LIMIT], inning, is_bonus,
                                        outs_before, earned_before, earned_after, runs_after, reached)  # fmt: skip
    elif by_batters:
        done = reliever_tires_by_batters(limit, before, after, reached, inning, inning_over)
    else:
        in_hand = tables.settings[HAS_BONUSES] == 1 and worn[BONUS_USED] == 0 and inning < NINE
        in_hand = in_hand and bonus_may_be(ints[pitcher, RELIEF_BONUS], batters, inning + 1, lead)
        done = reliever_tires_by_innings(limit, is_bonus, before, after, reached, in_hand, inning_over)
    if not started and outs_after >= ints[pitcher, OVERWORKED]:
        done = True
    worn[IS_TIRED] = 1 if done else 0
    return done


def takes_field(ground: Any, roster: Any, tables: Any, side: int) -> None:
    """Gloves are read one by one when the side takes the field."""


def load_defense(E: Any, ground: Any, roster: Any, tables: Any, side: int) -> None:  # noqa: N803
    for position in range(1, 10):
        player = ground.field[side, position]
        E[p.RATING + position] = U(roster.ratings[player, position])
        E[p.SECOND + position] = U(roster.ratings[player, 10 + position])
        E[p.ERROR + position] = U(roster.ratings[player, 20 + position])


def load_pitcher(E: Any, worn: Any, roster: Any, row: int, pitcher: int, started: bool, past: int) -> None:  # noqa: N803
    block = roster.ints[pitcher, START_CHART]
    E[p.PITCHERS_BLOCK], E[p.TIRED] = U(block), U(worn[IS_TIRED])
    E[p.PITCHERS_PLAN] = U(block + p.PITCHERS_ROWS + 7 * worn[IS_TIRED])
    E[p.BEST_COLUMN] = U(roster.cells[block + p.BEST_GRADES])
    E[p.HOLD], E[p.WILD] = U(roster.ints[pitcher, HOLD_RATING]), U(roster.ints[pitcher, WILD_RATING])


def load_batter(E: Any, worn: Any, roster: Any, batter: Any, pitcher: int, hand: int) -> None:  # noqa: N803
    ints, up = roster.ints, np.int64(batter)
    card = U(NUMBERED) + (batter + batter + U(hand)) * U(p.BATTERS_BLOCK)
    E[p.BATTER_CARD] = card
    for flag in range(p.MOST_FLAGS):
        E[p.FLAGS + flag] = U(roster.cells[card + U(p.BATTERS_FLAGS + flag)])
    E[p.SPEED], E[p.BUNT] = U(ints[up, SPEED_RATING]), U(ints[up, BUNT_RATING])
    same = U(ints[up, SAME_LEFT + hand])
    E[p.HANDS] = same
    E[p.SIDE] = U(hand) if same == U(1) else U(1 - hand)
    E[p.MAY_DECLARE] = U(1) if same == U(1) and worn[FRESH] == 1 and ints[pitcher, IS_SPLIT] == 0 else U(0)
    grid = U(p.WORN) if E[p.TIRED] == U(1) else same
    E[p.PITCHER_CARD] = E[p.PITCHERS_BLOCK] + grid * U(p.GRID)


def open_game(E: Any, roster: Any, home: int) -> None:  # noqa: N803
    """RB-25: the home club's park."""
    card = roster.charts[home]
    E[p.PARK_CARD], E[p.HAS_PARK] = U(card), U(roster.cells[card + p.PARK_SIZE - 1])


def load_moment(E: Any, inning: int, lead: int) -> None:  # noqa: N803
    """RB-11: the side at bat, of which this is the lead, is behind after seven innings."""
    E[p.BEHIND] = U(1) if inning >= BEHIND_LATE and lead < 0 else U(0)


def half_begins(E: Any) -> None:  # noqa: N803
    """Nobody is about to steal."""
    E[p.PENDING] = U(0)


def goes_on(E: Any) -> Truth:  # noqa: N803
    """RB-11: a player steals by his symbol before anybody is asked for changes."""
    return E[p.PENDING] != U(0)


def remember(E: Any, tables: Any, leaf: Any, before: Any, bases_before: Any, after: Any, bases: Any) -> Whole:  # noqa: N803
    """Who may steal now; the games that the batter misses."""
    marks = tables.marks[leaf]
    E[p.PENDING] = U((marks >> p.PENDING_BITS) & 63)
    source, base = (marks >> p.MARK_BITS) & 3, (marks >> p.STEAL_BASE) & 3
    if source > 0 and base > 0:
        mark = E[p.MARK] if source == 1 else E[p.MARK_4] if source == 2 else E[p.MARK_6]
        if mark > U(0):
            E[p.PENDING] = U((base - 1) * p.STEALS) + mark
    return np.int64(E[p.MISSED]) if (marks >> p.MISSES) & 1 else 0


def load_runners(E: Any, roster: Any, runners: Any, bases: Any) -> None:  # noqa: N803
    """Speed, letter and jump."""
    ints = roster.ints
    for base in range(3):
        if (bases >> U(base)) & U(1) == U(1):
            runner = np.int64((runners >> U(16 * base)) & SHORT)
            E[p.SPEED + 1 + base] = U(ints[runner, SPEED_RATING])
            E[p.LETTER + base] = U(ints[runner, STEAL_LETTER])
            E[p.JUMP + base] = U(ints[runner, STEAL_JUMP])


def answered(
    question: Any, amount: float, roster: Any, tables: Any, ground: Any, fielding: int, batter: Any, on_deck: Any,
    pitcher: int, runners: Any, bases: Any, outs: Any, hand: int, inning: int, visitors: int, home: int,
    first_up: int, second_up: int, lot: Any, lead_of_batters: int,
) -> Truth:  # fmt: skip
    """Whether the moment's fraction lies above `amount`, or the batter is worth more than the one on deck by it."""
    if question == U(p.FRACTION):
        return fraction_of(inning, np.int64(outs), visitors, home, first_up, second_up, lot) > amount
    return roster.floats[np.int64(batter), hand] - roster.floats[np.int64(on_deck), hand] > amount
