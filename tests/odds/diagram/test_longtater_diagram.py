"""The diagram of Long Tater! comes to the plays of the rules, whatever is drawn, called and on the cards."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from hotstove.diamond.bases import ALL_BASES
from hotstove.diamond.card_game import own
from hotstove.games.longtater.cards import NO_LEGS, Card, Legs
from hotstove.games.longtater.chart_set import our_charts
from hotstove.games.longtater.eras import ERAS, MODERN
from hotstove.games.longtater.game import GAME
from hotstove.games.longtater.matchup import Gloves, Matchup
from hotstove.games.longtater.options import Options
from hotstove.games.longtater.plate_appearance import plate_appearance
from hotstove.odds.diagram.longtater import diagram_of, reader_of
from hotstove.odds.diagram.nodes import Diagram
from hotstove.odds.diagram.walking import walked
from hotstove.table.option_values import option_text
from hotstove.table.questions import Answer, Decision, Question
from hotstove.table.session import follow
from tests.helpers.playing import two_clubs

PRESETS = {
    name: own(GAME.read_options({key: option_text(value) for key, value in words.items()}), Options)
    for name, words in GAME.presets.items()
}


@cache
def diagram(preset: str, era: str = MODERN) -> Diagram:
    return diagram_of(our_charts(), PRESETS[preset], era=era)


def random_matchup(random: Random, era: str = MODERN) -> Matchup:
    """Any batter against any pitcher in any state, with every rating that a card may have."""
    cards = [card for club in two_clubs("longtater") for card in club.cards.values() if isinstance(card, Card)]
    arms = [card.pitching for card in cards if card.pitching is not None]
    bases = random.choice(ALL_BASES)
    legs = tuple(Legs(random.randrange(101), random.randrange(101)) if base in bases else NO_LEGS for base in "123")
    gloves = Gloves((0, *(random.randrange(40) for _ in range(9))), (*[0] * 7, *(random.randrange(10) for _ in "789")))
    return Matchup(
        bases,
        random.randrange(3),
        random.choice(cards).batting.sheet,
        random.choice(arms).sheet,
        (legs[0], legs[1], legs[2]),
        gloves,
        "".join(base if base in bases and random.random() < 0.5 else "-" for base in "123"),
        era,
    )


def differences(preset: str, count: int, seed: int, era: str = MODERN) -> int:
    """How many of some random plays come out differently by the rules and by the diagram."""
    random, drawn = Random(seed), diagram(preset, era)
    return sum(_differs(drawn, PRESETS[preset], random_matchup(random, era), random) for _ in range(count))


def _differs(drawn: Diagram, options: Options, m: Matchup, random: Random) -> bool:
    given: list[tuple[str, Answer]] = []

    def answer(question: Question) -> Answer:
        if isinstance(question, Decision):
            found: Answer = random.choice(question.options) if random.random() < 0.5 else question.default
        else:
            found = 100 if random.random() < 0.1 else random.choice(list(question.weights()))  # type: ignore[union-attr]
            found = found if found in question.weights() else 20  # type: ignore[union-attr]
        given.append((question.purpose, found))
        return found

    expected = follow(plate_appearance(our_charts(), options, m), answer)
    left = iter(given)

    def again(question: Question) -> Answer:
        return next(found for purpose, found in left if purpose == question.purpose)

    now = {"arrived": m.arrived}
    return walked(drawn, (m.bases, m.outs), reader_of(m), again, now) is not expected


@pytest.mark.parametrize("preset", PRESETS)
def test_random_answers_come_to_the_same_plays(preset: str) -> None:
    assert differences(preset, 1_000, seed=1) == 0


@pytest.mark.soak
@pytest.mark.parametrize("era", ERAS)
@pytest.mark.parametrize("preset", PRESETS)
def test_a_hundred_thousand_random_answers(preset: str, era: str) -> None:
    assert differences(preset, 100_000 if era == MODERN else 10_000, 2, era) == 0
