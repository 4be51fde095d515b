"""Plays under every roll and every decision, with cards that hold every symbol."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from itertools import islice

from hotstove.diamond.apply import apply, step
from hotstove.diamond.ending import last_play
from hotstove.diamond.movement import OUT, movement
from hotstove.diamond.notation import read, write
from hotstove.diamond.play import Play
from hotstove.diamond.situation import BOTTOM, Situation, first_pitch
from hotstove.games.superstar.card_files import column
from hotstove.games.superstar.chart_set import our_charts
from hotstove.games.superstar.dice import NUMBERS
from hotstove.games.superstar.symbols import BATTER_SYMBOLS, PITCHER_SYMBOLS
from hotstove.odds.enumerate import Numbers
from hotstove.scorebook.legal_play import offences_of_play
from hotstove.table.charts import Chart
from hotstove.table.questions import Answer, Draw, Roll
from tests.helpers.clubs import starting

EVERY_PITCHER_SYMBOL = column("every pitcher's symbol", list(islice(PITCHER_SYMBOLS * 3, len(NUMBERS))))
EVERY_BATTER_SYMBOL = column("every batter's symbol", list(islice(BATTER_SYMBOLS * 2, len(NUMBERS))))
RATING = 3


def covering(cells_of: Iterable[Callable[[int], object]]) -> tuple[int, ...]:
    """A few numbers that between them find every different cell of every column."""
    columns = list(cells_of)
    found = {number: {(index, cell(number)) for index, cell in enumerate(columns)} for number in NUMBERS}
    wanted = set().union(*found.values())
    chosen: list[int] = []
    while wanted:
        best = max(NUMBERS, key=lambda number: len(wanted & found[number]))
        wanted -= found[best]
        chosen.append(best)
    return tuple(sorted(chosen))


def at(chart: Chart, key: object) -> Callable[[int], object]:
    return lambda number: chart(number, key)


def few_numbers() -> Numbers:
    """For each purpose the numbers that find every cell which the roll can find, and no more."""
    book = our_charts()
    steals = (book.steal_second, book.steal_third, book.steal_home)
    bunts = covering(at(chart, rating) for chart in (book.bunt, book.squeeze) for rating in "AB")
    by_purpose: dict[str, tuple[int, ...]] = {
        "pitch": tuple(range(10, 16)) + covering([EVERY_PITCHER_SYMBOL, lambda number: number in (35, 36)]),
        "swing": covering([EVERY_BATTER_SYMBOL]),
        "x": covering(at(book.x, key) for key in ("current", "optional")),
        "steal": covering(at(chart, rating) for chart in steals for rating in (RATING, RATING - 1)),
        "bunt": bunts,
        "second-bunt": bunts,
        "advance": covering([at(book.managers_decision, RATING)]),
        "injured-position": covering([at(book.injury, "position")]),
        "games-injured": covering([at(book.injury, "games")]),
    }

    def numbers(question: Roll | Draw) -> Mapping[Answer, int]:
        weights = question.weights()
        return {number: weights[number] for number in by_purpose[question.purpose]}

    return numbers


def faults(bases: str, outs: int, play: Play) -> Iterator[str]:
    """What is wrong with a play where it was met; nothing, if it is sound."""
    situation = met(bases, outs)
    done = step(play, bases)
    players = sum(base in bases for base in "123") + done.next_batter
    if players != sum(map(bool, done.standing)) + done.outs + done.runs:
        yield "players are lost or made"
    if outs + done.outs > 3:
        yield "more than three out"
    if outs == 2 and movement(play).end_of("B") == OUT and done.runs:
        yield "a run on the batter's third out"
    yield from offences_of_play(play, frozenset(bases) - {"-"}, outs)
    if read(write(play)) != play:
        yield f"its notation {write(play)} reads back as {read(write(play))!r}"
    after = apply(situation, play)
    if (after.outs, after.bases) != (outs + done.outs, done.bases):
        yield "apply and step differ"
    for needed in range(1, 5):
        late = replace(situation, inning=9, half=BOTTOM, score=(needed - 1, 0))
        last = last_play(late, play)
        if done.runs < needed and last != play:
            yield f"changed as a last play although {needed} are needed"
        won = step(last, bases)
        if done.runs >= needed and not (won.runs == needed or last.events[0].code == "HR"):
            yield f"{needed} needed to win, {won.runs} counted in {write(last)}"
        if read(write(last)) != last:
            yield f"the last play {write(last)} does not read back"


def met(bases: str, outs: int) -> Situation:
    """A situation with players on these bases, out of the visitors' and home side's lineups."""
    situation = first_pitch(*starting())
    players = situation.lineups[0].players
    one, two, three = (players[6 + index] if base in bases else "" for index, base in enumerate("123"))
    return replace(situation.with_runners((one, two, three)), outs=outs)
