"""From a line of the Chart Book to a play."""

from __future__ import annotations

from hotstove.diamond.batted import batted, strikeout, walk
from hotstove.diamond.play import Play
from hotstove.games.replay.ball import Ball
from hotstove.games.replay.chart_set import ReplayCharts
from hotstove.games.replay.checks import holds
from hotstove.games.replay.dice import CONTROL, FOUL, FOUL_FIELDER, GOPHER, ODD_OR_EVEN, RARE, RARE_ONE_DIE
from hotstove.games.replay.flags import flagged
from hotstove.games.replay.lines import (
    GROUNDED,
    HITS,
    MAN_BEHIND,
    MAN_OF_BALL,
    MAN_OF_DIE,
    Branch,
    Outcome,
    read_line,
    write_line,
)
from hotstove.games.replay.matchup import Matchup
from hotstove.games.replay.park import Park
from hotstove.games.replay.plays import OFF_THE_BAT, STILL_UP, fouled_out, plain, wild_walk
from hotstove.games.replay.running import advance, certain, lead_try
from hotstove.table.questions import Rule
from hotstove.table.rules import stage, tabulated

SINGLE_TO_CENTER = 9
"""RB-06: what a homer becomes that the raised number cuts off."""
CENTER_FIELDER = 8
SHORTSTOP = 6
GROUNDER_TO_SHORT = Outcome("routine", "6")
BEHIND = {3: 9, 4: 9, 5: 7, 6: 7}
WILD_CHANCE = 3
"""RB-05: w turns an out of column 5 into a walk on a die up to here; W always."""
CAUGHT = frozenset({"fly", "liner"})
SYMBOL_COLUMNS = frozenset({2, 5, 6})
"""Columns in which symbols beside grades count."""


@tabulated
def ball_to(outcome: Outcome, named: int) -> int:
    """Who has the ball: the player of the line, or the one whom dice or cards named."""
    if outcome.fielder in {MAN_OF_DIE, MAN_OF_BALL, ""}:
        return named
    return BEHIND[named] if outcome.fielder == MAN_BEHIND else int(outcome.fielder)


@stage("RB-01")
def resolve(charts: ReplayCharts, m: Matchup, ball: Ball, line: tuple[Branch, ...]) -> Rule[Play]:
    """Tries the branches of a line from left to right."""
    for tests, outcome in line:
        fielder = ball_to(outcome, ball.fielder)
        passed = True
        for test in tests:
            if test.right == "odd":
                die = yield ODD_OR_EVEN
                if die == 1 and m.park:
                    return (yield from foul_ball(charts, m, m.park, ball.missed))
                passed = die in {1, 3, 5}
            else:
                passed = yield from holds(m, test, fielder, ball.raised, ball.depth)
            if not passed:
                break
        if passed:
            if ball.column in SYMBOL_COLUMNS:
                left = ball._replace(fielder=0, raised=0, depth="")
                return (yield from pitchers_symbol(charts, m, left, outcome, fielder))
            return (yield from happen(charts, m, ball.mark, ball.missed, outcome, fielder))
    raise AssertionError(f"no branch of {write_line(line)!r} holds")


@stage("RB-05")
def pitchers_symbol(charts: ReplayCharts, m: Matchup, ball: Ball, outcome: Outcome, fielder: int) -> Rule[Play]:
    """What the line says, unless a symbol beside the pitcher's grade says otherwise."""
    word, raised, column = outcome.word, ball.grade.raised, ball.column
    symbol = symbol_for(column, outcome, ball.grade.mark)
    if symbol == "k":
        return flagged(strikeout(), m.bases, ball.mark, ball.missed)
    if symbol == "*":
        return flagged(batted("fly", m.bases, m.outs, fielder), m.bases, ball.mark, ball.missed)
    if symbol == "W":
        return flagged(walk(m.bases), m.bases, ball.mark, ball.missed)
    if symbol == "w":
        return (yield from wild_pitcher(charts, m, ball, outcome, fielder))
    if column == 6 and word == "homer" and raised > 0:
        return (yield from gopher_ball(charts, m, ball, outcome, fielder))
    if column == 5 and word in {"BB", "BB+WP"} and raised > 0:
        return (yield from fine_control(charts, m, ball, word))
    return (yield from happen(charts, m, ball.mark, ball.missed, outcome, fielder))


@tabulated
def counts_symbols(column: int, mark: str, raised: int) -> bool:
    """Whether what stands beside a grade may change a play of its column."""
    if column == 2:
        return "*" in mark
    if column == 6:
        return "k" in mark or raised > 0
    return column == 5 and (has_symbol(mark, "kwW") or raised > 0)


@tabulated
def has_symbol(mark: str, letters: str) -> bool:
    """One of the letters stands beside the grade."""
    return any(letter in mark for letter in letters)


@tabulated
def symbol_for(column: int, outcome: Outcome, mark: str) -> str:
    """The symbol beside the grade that changes an outcome: k the ground outs of column 5 and the fly outs of column 6,
    * the singles of column 2 to the player of the die, W and w other outs of column 5; "" for none."""
    word = outcome.word
    out = column == 5 and (word in GROUNDED or word in CAUGHT)
    if "k" in mark and ((column == 5 and word in GROUNDED) or (column == 6 and word == "fly")):
        return "k"
    if column == 2 and word == "single" and outcome.fielder == MAN_OF_DIE and "*" in mark:
        return "*"
    return "W" if out and "W" in mark else "w" if out and "w" in mark else ""


@stage("RB-05")
def wild_pitcher(charts: ReplayCharts, m: Matchup, ball: Ball, outcome: Outcome, fielder: int) -> Rule[Play]:
    """w: outs of column 5 are walks half the time (with W always)."""
    die = yield CONTROL
    if die > WILD_CHANCE:
        return (yield from happen(charts, m, ball.mark, ball.missed, outcome, fielder))
    return flagged(walk(m.bases), m.bases, ball.mark, ball.missed)


@stage("RB-05")
def fine_control(charts: ReplayCharts, m: Matchup, ball: Ball, word: str) -> Rule[Play]:
    """A die not above the raised number beside a 1 turns the walk into a grounder to short."""
    die = yield CONTROL
    if die > ball.grade.raised:
        walked = walk(m.bases) if word == "BB" else wild_walk(m.bases)
        return flagged(walked, m.bases, ball.mark, ball.missed)
    return (yield from happen(charts, m, ball.mark, ball.missed, GROUNDER_TO_SHORT, SHORTSTOP))


@stage("RB-06")
def gopher_ball(charts: ReplayCharts, m: Matchup, ball: Ball, outcome: Outcome, fielder: int) -> Rule[Play]:
    """A die above the raised number lets the homer stand."""
    die = yield GOPHER
    if die > ball.grade.raised:
        return (yield from happen(charts, m, ball.mark, ball.missed, outcome, fielder))
    cut_off = Ball(6, CENTER_FIELDER, mark=ball.mark, missed=ball.missed)
    return (yield from resolve(charts, m, cut_off, read_line(charts.column_6(SINGLE_TO_CENTER))))


@stage("RB-01")
def happen(charts: ReplayCharts, m: Matchup, mark: str, missed: int, outcome: Outcome, fielder: int) -> Rule[Play]:
    """The play of an outcome; `mark` and `missed` are those of the ball."""
    word, bases, outs = outcome.word, m.bases, m.outs
    if word in GROUNDED:
        phrase = "ground" if outs == 2 else charts.grounders(word, bases)
        return flagged(batted(phrase, bases, outs, fielder), bases, mark, missed)
    play = quiet_play(outcome, bases, outs, fielder)
    if play:
        return flagged(play, bases, mark, missed)
    if word == "rare":
        return (yield from rare_play(charts, m, mark, missed))
    if word in OFF_THE_BAT:
        return (yield from off_the_bat(charts, m, mark, missed, outcome))
    return (yield from advance(charts, m, mark, missed, outcome, fielder))


@tabulated
def quiet_play(outcome: Outcome, bases: str, outs: int, fielder: int) -> Play | None:
    """The play of an outcome about which nothing is asked and no chart consulted; None for the others."""
    word = outcome.word
    if word in GROUNDED or word == "rare" or word in OFF_THE_BAT:
        return None
    if word in HITS or word == "fly":
        tried = lead_try(outcome.moves, bases) and not (word == "fly" and outs == 2)
        return None if tried else batted(certain(outcome), bases, outs, fielder)
    return plain(outcome, bases, outs, fielder)


def at_once(charts: ReplayCharts, m: Matchup, line: str, named: int) -> Play | None:
    """The play of a line without tests about which nothing is asked, as most lines are; None for the others."""
    grounder = grounder_of(line)
    if grounder:
        phrase = "ground" if m.outs == 2 else charts.grounders(grounder, m.bases)
        return grounded_line(line, phrase, m.bases, m.outs, named)
    return quiet_line(line, m.bases, m.outs, named)


@tabulated
def grounder_of(line: str) -> str:
    """The kind of grounder that a line is, where it is one and nothing else."""
    tests, outcome = read_line(line)[0]
    return outcome.word if outcome.word in GROUNDED and not tests else ""


@tabulated
def grounded_line(line: str, phrase: str, bases: str, outs: int, named: int) -> Play:
    return batted(phrase, bases, outs, ball_to(read_line(line)[0].outcome, named))


@tabulated
def quiet_line(line: str, bases: str, outs: int, named: int) -> Play | None:
    """The play of a line without tests, if it is a quiet one."""
    tests, outcome = read_line(line)[0]
    return None if tests else quiet_play(outcome, bases, outs, ball_to(outcome, named))


@stage("RB-34")
def off_the_bat(charts: ReplayCharts, m: Matchup, mark: str, missed: int, outcome: Outcome) -> Rule[Play]:
    """Wild pitches, passed balls, balks and pickoffs: the batter is still up, unless it was ball four."""
    return flagged(plain(outcome, m.bases, m.outs, 0), m.bases, mark, missed)
    yield


@stage("RB-22")
def rare_play(charts: ReplayCharts, m: Matchup, mark: str, missed: int) -> Rule[Play]:
    """The Rare Play Book, by bases, outs and two dice added; an owner's booklet may have a single die."""
    roll = (yield RARE_ONE_DIE) if charts.one_die_booklet else (yield RARE)
    line = read_line(charts.rare_plays(m.bases, m.outs, roll))
    return (yield from resolve(charts, m, Ball(0, mark=mark, missed=missed), line))


@stage("RB-25")
def foul_ball(charts: ReplayCharts, m: Matchup, park: Park, missed: int) -> Rule[Play]:
    """A 1 on the roll for odd or even: a foul, caught or not as the park has room."""
    die = yield FOUL
    if not park.catches_foul(die):
        return flagged(STILL_UP, m.bases, "", missed)
    who = yield FOUL_FIELDER
    return flagged(fouled_out(who), m.bases, "", missed)
