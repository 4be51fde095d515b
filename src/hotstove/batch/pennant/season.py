"""A season of Pennant Race over many replays at once: each game is some steps on columns, a row for each replay.

Who starts, who relieves and what pitchers are charged with stand here in columns beside `games.pennant`'s `starters`,
`fatigue`, `credits` and `decisions`, and are held to them by parity; everything that a triad brings is in the tables,
which the rules themselves have filled in. Games that go on after nine innings are played by the rules.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from hotstove.batch.pennant.tables import GAPS, MOST_RUNS, NO_REST, NOBODY, RELIEVED, SHUTOUT, Offence, Start, Tables
from hotstove.batch.streams import U, bits, onward, spread
from hotstove.games.pennant.credits import EIGHT, LONG, NINE
from hotstove.games.pennant.decisions import FIVE_INNINGS, SAVE_MARGIN
from hotstove.games.pennant.dice import PAIR, TRIAD, faces
from hotstove.games.pennant.ending import ending
from hotstove.games.pennant.fatigue import MOST_DAYS, STARS_FROM
from hotstove.games.pennant.lines import GameLine
from hotstove.games.pennant.reading import Side, turn
from hotstove.games.pennant.setup import PennantSetup
from hotstove.games.pennant.sheets import Sheet
from hotstove.games.pennant.staff import BETWEEN_ROLES, LONG_AGO, Staff, starter_of
from hotstove.games.pennant.starters import PATIENCE
from hotstove.games.pennant.totals import credits_of, points_of
from hotstove.table.session import follow
from hotstove.table.streams import StreamDealer, numbered

(GAMES, STARTS, COMPLETES, SHUTOUTS, WINS, LOSSES, SAVES, RUNS, EARNED, OUTS) = range(10)
"""Columns of a pitcher."""
POINTS = ("power", "speed", "bat", "saved")
"""Columns of a batter's points."""
AT_BAT, HOMERS = range(2)
"""Columns of a batter: games and homers."""
LATE = 1 << 40
"""Later than any key of a reliever or starter."""
TRIADS, PAIRS = U(len(TRIAD.outcomes)), U(len(PAIR.outcomes))
GAP = np.array([faces(triad).gap + GAPS for triad in TRIAD.outcomes])


class Fixture(NamedTuple):
    """A game: clubs by number, its day, and the starters whom the schedule names, by roster number or NOBODY."""

    visitors: int
    home: int
    day: int
    named: tuple[int, int]


class Half(NamedTuple):
    """One side's turn at bat and what the other side's pitchers did in it; a column of each, a row a replay."""

    triad: Any
    shutout: Any
    complete: Any
    earned: Any
    unearned: Any
    saved: Any
    pen_outs: Any
    chosen: Any
    """By reliever of the pen: whether he came in."""
    rating: Any


class Mound(NamedTuple):
    """The pitchers of one side: the starter's figures, and by reliever those of the pen."""

    outs: Any
    earned: Any
    runs: Any
    count: Any
    relief_outs: Any
    relief_earned: Any
    relief_runs: Any


class Replays:
    """Some replays on their way through a season."""

    def __init__(self, tables: Tables, sheets: Sequence[Sheet], setup: PennantSetup, seeds: Sequence[int]) -> None:
        """`setup` has the options and charts of the season."""
        self._tables, self._sheets, self._setup = tables, sheets, setup
        self._seeds = seeds
        self._places = [{spot: place for place, spot in enumerate(sheet.batters)} for sheet in sheets]
        self._each = np.arange(len(seeds))
        rows = len(seeds)
        self.last_start = [np.full((rows, len(sheet.pitchers)), LONG_AGO, np.int64) for sheet in sheets]
        self.last_relief = [np.full((rows, len(sheet.pitchers)), LONG_AGO, np.int64) for sheet in sheets]
        self.running = [np.zeros((rows, len(sheet.pitchers)), np.int64) for sheet in sheets]
        self.pitched = [np.zeros((OUTS + 1, rows, len(sheet.pitchers)), np.int64) for sheet in sheets]
        self.batted = [np.zeros((HOMERS + 1, rows, len(sheet.batters)), np.int64) for sheet in sheets]
        self.points = [np.zeros((len(POINTS), rows, len(sheet.batters)), np.int64) for sheet in sheets]
        self.credited = [np.zeros((len(POINTS), rows, len(sheet.batters)), bool) for sheet in sheets]
        """Where points were given, if only to come to nothing together."""
        self.relief = [np.zeros((2, rows), np.int64) for _ in sheets]
        """Of a club's relievers together: outs and earned runs."""
        self.relieved = [np.zeros(rows, bool) for _ in sheets]

    def play(self, place: int, fixture: Fixture) -> NDArray[np.int64]:
        """Plays a game in every replay; the scores, a row each. Its dice are those of its place in the schedule."""
        tables, options = self._tables, self._setup.options
        clubs = fixture.visitors, fixture.home
        stream = spread(np.array([numbered(seed, place) for seed in self._seeds], np.uint64)) | U(1)
        triads = []
        for _ in clubs:
            triads.append((bits(stream) * TRIADS >> U(32)).astype(np.int64))
            stream = onward(stream)
        starters = [self._starter(club, fixture.day, named) for club, named in zip(clubs, fixture.named, strict=True)]
        halves = [
            self._half(clubs[side], clubs[1 - side], starters[1 - side], triads[side], fixture.day) for side in (0, 1)
        ]
        scores = np.stack([half.earned + half.unearned for half in halves], axis=1)
        tied = scores[:, 0] == scores[:, 1]
        done = ~tied
        staffs = {int(row): [self._staff(club, row) for club in clubs] for row in np.flatnonzero(tied)}
        mounds = [self._mound(halves[1 - side], side, scores, done) for side in (0, 1)]
        for side, club in enumerate(clubs):
            self._enter_pitchers(club, fixture.day, starters[side][0], halves[1 - side], mounds[side], done)
            stream = self._enter_batters(club, halves[side], tables.offence[club], stream, done)
            self._enter_gloves(club, starters[side], halves[1 - side], done)
        if options.decisions and options.earned_runs:
            self._decide(clubs, [starter for starter, _ in starters], halves, mounds, scores, done)
        for row, staff in staffs.items():
            scores[row] = self._play_on(row, place, fixture, staff, starters)
        for club in clubs:
            slots = len(self._sheets[club].lineup)
            self.batted[club][AT_BAT][:, :slots] += 1
        return scores

    # Before the first pitch.

    def _starter(self, club: int, day: int, named: int) -> tuple[Any, Any]:
        """`starters.choices`' first: roster numbers, and whether they are a day short."""
        if named != NOBODY:
            return np.full(len(self._each), named), np.zeros(len(self._each), bool)
        rotation = self._tables.rotations[club]
        numbers, needed = rotation.numbers, rotation.rest
        rest = day - self.last_start[club][:, numbers] - 1
        over_relief = day - self.last_relief[club][:, numbers] - 1 >= BETWEEN_ROLES
        rested, lacking = over_relief & (rest >= needed), over_relief & (rest == needed - 1)
        waited = (rest - needed <= PATIENCE).astype(np.int64)
        place = np.arange(len(numbers))
        longest = ((waited << 37) + (needed << 29)) + (((1 << 21) - np.minimum(rest, 1 << 20)) << 6) + place
        by_st = np.argsort(np.lexsort((numbers, -rotation.st)))
        nearest = (np.where(needed == NO_REST, 0, needed) - rest + (1 << 20) << 6) + place
        chosen = np.argmin(np.where(rested, longest, LATE), axis=1)
        second = np.argmin(np.where(lacking, by_st, LATE), axis=1)
        last = np.argmin(nearest, axis=1)
        some, few = rested.any(axis=1), lacking.any(axis=1)
        return numbers[np.where(some, chosen, np.where(few, second, last))], ~some

    def _staff(self, club: int, row: Any) -> Staff:
        columns = (self.last_start[club][row], self.last_relief[club][row], self.running[club][row])
        return Staff(self._sheets[club], *(tuple(column.tolist()) for column in columns))

    # A turn at bat.

    def _half(self, batting: int, fielding: int, starters: tuple[Any, Any], triad: Any, day: int) -> Half:
        tables, pen = self._tables, self._tables.pens[fielding]
        number, short = starters
        read = {name: np.zeros(len(triad), np.int64) for name in Start.__dataclass_fields__}
        for one, start in tables.starts[fielding].items():
            mine = (number == one[0]) & (short == one[1])
            if mine.any():
                for name, column in read.items():
                    column[mine] = getattr(start, name)[triad[mine]]
        shutout, complete = read["kind"] == SHUTOUT, read["kind"] != RELIEVED
        worked = np.where(
            day - self.last_relief[fielding][:, pen.numbers] <= 1,
            np.minimum(self.running[fielding][:, pen.numbers], MOST_DAYS), 0,
        )  # fmt: skip
        rest = day - self.last_start[fielding][:, pen.numbers] - 1
        absent = (pen.numbers == number[:, None]) | (pen.starts & (rest < BETWEEN_ROLES))
        chosen, rating = called(pen, worked, absent, read["called"])
        offense = tables.offence[batting].offense[triad] + (rating * chosen).sum(axis=1) - tables.lowest
        earned = np.where(shutout, 0, tables.earned[read["defense"], offense])
        saved = np.where(shutout, 0, np.maximum(tables.earned[read["bare"], offense] - earned, 0))
        return Half(triad, shutout, complete, earned, read["unearned"], saved, read["pen_outs"], chosen, rating)

    # What a game leaves in the books.

    def _mound(self, half: Half, side: int, scores: Any, done: Any) -> Mound:
        """`credits.pitching` of a side, of which `half` is the other's turn at bat."""
        tables, chosen = self._tables, half.chosen
        count = chosen.sum(axis=1)
        relieved = count > 0
        lost_on_road = (scores[:, 1] > scores[:, 0]) if side == 0 else np.zeros(len(count), bool)
        gap, long = GAP[half.triad], (half.pen_outs >= LONG).astype(np.int64)
        earned, unearned = (
            np.where(relieved, tables.shares[np.minimum(runs, len(tables.shares) - 1), gap, long], 0)
            for runs in (half.earned, half.unearned)
        )
        entry = np.maximum(np.cumsum(chosen, axis=1) - 1, 0)
        key = np.where(chosen, (MOST_RUNS - half.rating) * len(chosen[0]) + entry, LATE)
        worst = ranked(key)
        here = count[:, None]
        outs = np.where(chosen, tables.spread_outs[half.pen_outs[:, None], here, entry], 0)
        their_earned = np.where(chosen, tables.spread_runs[earned[:, None], here, worst], 0)
        their_unearned = np.where(chosen, tables.spread_runs[unearned[:, None], here, worst], 0)
        starters_outs = np.where(lost_on_road, EIGHT, NINE) - np.where(relieved, half.pen_outs, 0)
        mine = half.earned - earned
        return Mound(
            starters_outs, mine, mine + half.unearned - unearned, count, outs, their_earned,
            their_earned + their_unearned,
        )  # fmt: skip

    def _enter_pitchers(self, club: int, day: int, starter: Any, half: Half, mound: Mound, done: Any) -> None:
        rows = self._each[done]
        pitched, numbers = self.pitched[club], self._tables.pens[club].numbers
        who, finished = starter[done], half.complete[done]
        for column, more in (
            (GAMES, 1), (STARTS, 1), (COMPLETES, finished), (SHUTOUTS, half.shutout[done] & finished),
            (RUNS, mound.runs[done]), (EARNED, mound.earned[done]), (OUTS, mound.outs[done]),
        ):  # fmt: skip
            pitched[column, rows, who] += more
        came = half.chosen & done[:, None]
        for column, figures in ((RUNS, mound.relief_runs), (EARNED, mound.relief_earned), (OUTS, mound.relief_outs)):
            pitched[column][:, numbers] += np.where(came, figures, 0)
        pitched[GAMES][:, numbers] += came
        self.last_start[club][rows, who] = day
        since = day - self.last_relief[club][:, numbers]
        running = self.running[club][:, numbers]
        after = np.where(since == 0, running, np.where(since == 1, running + 1, 1))
        self.running[club][:, numbers] = np.where(came, after, running)
        self.last_relief[club][:, numbers] = np.where(came, day, self.last_relief[club][:, numbers])
        options = self._setup.options
        if options.earned_runs:
            self.relieved[club] |= came.any(axis=1)
            self.relief[club][0] += np.where(came, mound.relief_outs, 0).sum(axis=1)
            self.relief[club][1] += np.where(came, mound.relief_earned, 0).sum(axis=1)

    def _enter_batters(self, club: int, half: Half, offence: Offence, stream: Any, done: Any) -> Any:
        """Points and homers of a side; the stream after its dice."""
        up = done & ~half.shutout
        homered = np.zeros((len(self._each), len(self._sheets[club].batters)), np.int64)
        if self._setup.options.awards:
            for kind, (spots, points) in enumerate(zip(offence.spots, offence.points, strict=True)):
                self._credit(club, kind, up, spots[half.triad], points[half.triad])
        _count(homered, up, offence.power_spot[half.triad])
        if self._setup.options.extra_homers:
            wanted = np.where(up, offence.extra_homers[half.triad], 0)
            for number in range(int(wanted.max(initial=0))):
                throws = wanted > number
                fell = (bits(stream) * PAIRS >> U(32)).astype(np.int64)
                stream = np.where(throws, onward(stream), stream)
                _count(homered, throws, offence.sluggers[fell])
        self._enter_homers(club, homered)
        return stream

    def _enter_homers(self, club: int, homered: Any) -> None:
        """Batters of the bench are in a game by their homers alone."""
        slots = len(self._sheets[club].lineup)
        self.batted[club][HOMERS] += homered
        self.batted[club][AT_BAT][:, slots:] += homered[:, slots:] > 0

    def _enter_gloves(self, club: int, starters: tuple[Any, Any], half: Half, done: Any) -> None:
        """Runs saved by a side, of which `half` is the other's turn at bat."""
        if not self._setup.options.awards:
            return
        number, short = starters
        for one, start in self._tables.starts[club].items():
            mine = done & (half.saved > 0) & (number == one[0]) & (short == one[1])
            self._credit(club, POINTS.index("saved"), mine, start.glover[half.triad], half.saved)

    def _credit(self, club: int, kind: int, which: Any, spots: Any, points: Any) -> None:
        rows = self._each[which & (spots != NOBODY)]
        self.points[club][kind, rows, spots[rows]] += points[rows]
        self.credited[club][kind, rows, spots[rows]] = True

    def _decide(self, clubs: tuple[int, int], starters: Sequence[Any], halves: Sequence[Half],
                mounds: Sequence[Mound], scores: Any, done: Any) -> None:  # fmt: skip
        """`decisions.decisions` of games that were over after nine innings."""
        ahead = np.abs(scores[:, 0] - scores[:, 1])
        for side, club in enumerate(clubs):
            other = 1 - side
            mine, theirs = mounds[side], mounds[other]
            pen, their_pen = (self._tables.pens[one].numbers for one in (club, clubs[other]))
            came, they_came = halves[other].chosen, halves[side].chosen
            won = done & (scores[:, side] > scores[:, other])
            settled = theirs.runs > mine.runs
            his = settled | ((theirs.runs == mine.runs) & (mine.outs > theirs.outs))
            alone = mine.count == 0
            starts = alone | (his & (mine.outs >= FIVE_INNINGS))
            winner = np.where(starts, starters[side], _at(pen, came, first=True))
            charged = np.where(they_came, theirs.relief_runs, NOBODY)
            most = their_pen[np.argmax(charged, axis=1)] if len(their_pen) else starters[other]
            loser = np.where(settled, starters[other], most)
            last = _at(pen, came, first=False)
            saved = won & ~alone & (ahead <= SAVE_MARGIN) & (last != winner)
            rows = self._each[won]
            self.pitched[club][WINS, rows, winner[won]] += 1
            self.pitched[clubs[other]][LOSSES, rows, loser[won]] += 1
            if self._setup.options.saves:
                self.pitched[club][SAVES, self._each[saved], last[saved]] += 1

    # Games that go on.

    def _play_on(self, row: int, place: int, fixture: Fixture, staffs: Sequence[Staff],
                 starters: Sequence[tuple[Any, Any]]) -> tuple[int, int]:  # fmt: skip
        """A game that is tied after nine innings, from its first roll on by the rules themselves; its score."""
        charts, options, sides = self._setup.charts, self._setup.options, []
        for staff, (numbers, short) in zip(staffs, starters, strict=True):
            number = int(numbers[row])
            starter = starter_of(staff.sheet.pitchers[number], number, bool(short[row]))
            sides.append(Side(staff.sheet.columns, starter, staff.pen(fixture.day, number)))
        visitors, home = sides
        dice = StreamDealer(numbered(self._seeds[row], place)).answer
        first = follow(turn(charts, visitors, home), dice)  # type: ignore[arg-type]
        second = follow(turn(charts, home, visitors), dice)  # type: ignore[arg-type]
        last = follow(ending((visitors, home), (first, second), options), dice)  # type: ignore[arg-type]
        line = GameLine((visitors.starter.number, home.starter.number), (first, second), *last)
        self._enter_line(row, fixture, staffs, line)
        return line.score

    def _enter_line(self, row: int, fixture: Fixture, staffs: Sequence[Staff], line: GameLine) -> None:
        options = self._setup.options
        given = credits_of(self._setup.charts, line, options)
        for side, club in enumerate((fixture.visitors, fixture.home)):
            sheet, places, batted = self._sheets[club], self._places[club], self.batted[club]
            for spot in {*line.homers[side]} & places.keys():
                batted[HOMERS, row, places[spot]] += line.homers[side].count(spot)
                batted[AT_BAT, row, places[spot]] += places[spot] >= len(sheet.lineup)
            for spot, kind, points in points_of(sheet, line, side) if options.awards else ():
                self.points[club][POINTS.index(kind), row, places[spot]] += points
                self.credited[club][POINTS.index(kind), row, places[spot]] = True
            ours, (win, loss, save), drawn = side == line.winner, given.decisions, line.winner is None
            for pitcher in given.pitchers[side]:
                number = pitcher.number
                self.pitched[club][:, row, number] += (
                    1, pitcher.started, pitcher.complete, pitcher.shutout, ours and win == number,
                    not ours and not drawn and loss == number, ours and save == number, pitcher.runs,
                    pitcher.earned, pitcher.outs,
                )  # fmt: skip
                if not pitcher.started and options.earned_runs:
                    self.relieved[club][row] = True
                    self.relief[club][:, row] += (pitcher.outs, pitcher.earned)
            after = staffs[side].noted(fixture.day, line, side)
            self.last_start[club][row], self.last_relief[club][row] = after.last_start, after.last_relief
            self.running[club][row] = after.running


def called(pen: Any, worked: Any, absent: Any, wanted: Any) -> tuple[Any, Any]:
    """`fatigue.relievers` of a pen, in every replay: who comes in, and how they are rated today."""
    arms = np.arange(len(pen.numbers))
    rating, tired, worn = pen.rating[arms, worked], pen.tired[arms, worked], pen.worn_out[arms, worked]
    three = (wanted >= STARS_FROM)[:, None]
    plain = np.where(absent | pen.starred, LATE, (pen.plain + MOST_RUNS) * 2 + worn)
    plain.sort(axis=1)
    must_rest = (plain < LATE) & (plain % 2 == 1) & (arms < wanted[:, None])
    stars = three | must_rest.any(axis=1)[:, None]
    may = ~absent & ~worn & (~pen.starred | np.where(pen.starts, three, stars))
    key = (((rating + MOST_RUNS) * 2 + pen.starred) * MOST_RUNS + tired + MOST_RUNS // 2) * len(arms) + arms
    best = ranked(np.where(may, key, LATE))
    return may & (best < wanted[:, None]), rating


def ranked(keys: Any) -> Any:
    """The place of each in its row, the lowest first."""
    order = np.argsort(keys, axis=1, kind="stable")
    places = np.empty_like(order)
    np.put_along_axis(places, order, np.broadcast_to(np.arange(keys.shape[1]), keys.shape), axis=1)
    return places


def _at(numbers: Any, came: Any, first: bool) -> Any:
    """The roster number of the first or last who came in; anybody's where nobody did."""
    if not len(numbers):
        return np.full(len(came), NOBODY)
    place = np.argmax(came, axis=1) if first else came.shape[1] - 1 - np.argmax(came[:, ::-1], axis=1)
    return numbers[place]


def _count(homered: Any, which: Any, spots: Any) -> None:
    rows = np.flatnonzero(which & (spots != NOBODY))
    homered[rows, spots[rows]] += 1
