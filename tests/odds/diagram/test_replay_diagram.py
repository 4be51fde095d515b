"""The diagram of Replay Baseball comes to the plays of the rules, whatever is rolled, called and on the cards."""

from __future__ import annotations

import os
from functools import cache
from random import Random

import pytest

from hotstove.batch.replay.thinking import traced
from hotstove.diamond.card_game import own
from hotstove.games.replay.cards import Card
from hotstove.games.replay.chart_set import our_charts
from hotstove.games.replay.fielding import Glove
from hotstove.games.replay.game import GAME
from hotstove.games.replay.matchup import NO_GLOVE, Matchup, Meeting
from hotstove.games.replay.next_play import next_play
from hotstove.games.replay.options import Options
from hotstove.games.replay.park import Park, our_park
from hotstove.games.replay.squares import INFIELDERS, LETTERS, SHADED_COLUMNS, SYMBOLS, Grade, Square
from hotstove.odds.diagram.making import ALL_STATES
from hotstove.odds.diagram.nodes import Diagram, State
from hotstove.odds.diagram.replay import diagram_of, reader_of
from hotstove.odds.diagram.walking import walked
from hotstove.table.option_values import option_text
from hotstove.table.questions import Answer, Decision, Question
from hotstove.table.session import follow
from tests.helpers.playing import two_clubs

PRESETS = {
    name: own(GAME.read_options({key: option_text(value) for key, value in words.items()}), Options)
    for name, words in GAME.presets.items()
}
MOST = {1: 47, 2: 55, 3: 57, 4: 25, 5: 59, 6: 60}
ANSWERS = int(os.environ.get("HOTSTOVE_DIAGRAM_ANSWERS", "5000"))


A_FEW: tuple[State, ...] = (("---", 0), ("1-3", 1), ("123", 2))


@cache
def diagram(preset: str, states: tuple[State, ...] = ALL_STATES) -> Diagram:
    return diagram_of(our_charts(), PRESETS[preset], states=states)


def _square(random: Random, column: int, row: int) -> Square:
    """Anything that a card may have in a place, real or not."""
    number = random.randint(1, MOST[column])
    if column == 4 and number == 25 and row not in (1, 3):
        number = 24
    marks = ["", "", *SYMBOLS, *(LETTERS if column == 5 else ()), *(("L", "R") if (column, row) == (2, 1) else ())]
    may_be_shaded = column in SHADED_COLUMNS and (column, row) != (2, 1)
    return Square(number, random.choice((0, 0, 1, 3, 6)), random.choice(marks), may_be_shaded and random.random() < 0.5)


def _grade(random: Random, column: int, kind: str) -> Grade:
    """A pitcher of fly balls has c6 in column 4, one of ground balls infielders in column 6; nobody has both."""
    if column == 4:
        return Grade(0, infielder=random.choice([*INFIELDERS, "", *(["c6", "c6"] if kind == "flies" else [])]))
    if column == 6 and kind == "grounds" and random.random() < 0.3:
        return Grade(0, infielder=random.choice(list(INFIELDERS)))
    return Grade(
        random.randint(1, 5), random.choice(("", "", "*", "k", "w", "W", "*k", "kw")), random.choice((0, 0, 2))
    )


def random_matchup(random: Random, options: Options, park: Park | None, state: State) -> Matchup:
    """Any squares against any grades in any state, with every rating that a card may have."""
    cards = [card for club in two_clubs("replay") for card in club.cards.values() if isinstance(card, Card)]
    bases, outs = state
    squares: dict[tuple[int, int], Square] = {
        (column, row): _square(random, column, row) for column in range(1, 7) for row in range(1, 7)
    }
    kind = random.choice(("", "grounds", "" if options.two_dice else "flies"))
    grades = {(column, blue): _grade(random, column, kind) for column in range(1, 7) for blue in range(1, 7)}
    free = [base for base in "12" if base in bases and str(int(base) + 1) not in bases]
    steals = bool(free) and options.reads_symbols and random.random() < 0.2
    gloves = (Glove(random.randint(1, 5), random.randint(0, 6), random.choice((3, 6, 22, 35, 60))) for _ in range(9))
    plan, other = random.choice(cards).batting.plan, next(card.pitching for card in cards if card.pitching).plans[0]
    speeds = [random.randint(1, 5) if base in bases else 0 for base in "123"]
    letters = [random.choice(LETTERS) if base in bases else "L" for base in "123"]
    jumps = [random.randrange(7) if base in bases else 0 for base in "123"]
    best = {column: random.randint(1, 5) for column in range(1, 7)}
    return Matchup(
        bases,
        outs,
        lambda roll: squares[roll // 100, roll // 10 % 10],
        lambda roll: grades[roll // 100, roll % 10],
        Meeting(
            random.choice(("same", "opposite")),
            random.choice("LR"),
            random.choice("LR"),
            random.randint(1, 5),
            plan,
            other,
            random.randint(1, 5),
            random.randrange(7),
        ),
        (random.randint(1, 5), speeds[0], speeds[1], speeds[2]),
        (letters[0], letters[1], letters[2]),
        (jumps[0], jumps[1], jumps[2]),
        (NO_GLOVE, *gloves),
        park,
        best.__getitem__ if options.best_column and random.random() < 0.5 else None,
        random.choice(free) + random.choice((*SYMBOLS, *LETTERS)) if steals else "",
        random.random() < 0.5,
    )


def differences(preset: str, count: int, seed: int, states: tuple[State, ...] = ALL_STATES) -> int:
    """How many of some random plays come out differently by the rules and by the diagram."""
    random, drawn, options = Random(seed), diagram(preset, states), PRESETS[preset]
    parks = (None, our_park("tiger-stadium-1984")) if options.ballparks else (None,)
    matchups = (random_matchup(random, options, random.choice(parks), random.choice(states)) for _ in range(count))
    return sum(_differs(drawn, options, m, random) for m in matchups)


def _differs(drawn: Diagram, options: Options, m: Matchup, random: Random) -> bool:
    given: list[tuple[str, Answer]] = []

    def answer(question: Question) -> Answer:
        if isinstance(question, Decision):
            found: Answer = random.choice(question.options) if random.random() < 0.3 else question.default
        else:
            found = random.choice(list(question.weights()))  # type: ignore[union-attr]
        given.append((question.purpose, found))
        return found

    expected = follow(next_play(our_charts(), options, m), answer)
    left = iter(given)

    def again(question: Question) -> Answer:
        return next(found for purpose, found in left if purpose == question.purpose)

    now = {
        "pending": m.pending,
        "behind": m.behind,
        "may declare": m.best is not None,
        "ran out": m.ran_out,
        "has park": bool(m.park),
    }
    return walked(drawn, (m.bases, m.outs), reader_of(m), again, now) is not expected


@pytest.mark.parametrize("preset", ["basic", "all"])
def test_random_answers_come_to_the_same_plays(preset: str) -> None:
    assert differences(preset, 500, 1, A_FEW) == 0


@pytest.mark.soak
@pytest.mark.parametrize("preset", PRESETS)
def test_a_hundred_thousand_random_answers(preset: str) -> None:
    assert differences(preset, ANSWERS, 2) == 0


@pytest.mark.soak
@pytest.mark.parametrize("preset", PRESETS)
def test_the_diagram_with_the_manager_is_small(preset: str) -> None:
    """8,000 nodes were the bar."""
    assert sum(traced(our_charts(), PRESETS[preset]).census().values()) <= 8_000
