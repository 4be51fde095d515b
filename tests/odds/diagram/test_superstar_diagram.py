"""The diagram of Superstar Baseball comes to the plays of the rules, whatever is rolled, called and on the cards."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from hotstove.diamond.bases import ALL_BASES
from hotstove.games.superstar.cards import BatterCard, Card, PitcherCard
from hotstove.games.superstar.chart_set import our_charts
from hotstove.games.superstar.dice import SPECIAL_DICE
from hotstove.games.superstar.matchup import DEFENSE_ROWS, Matchup
from hotstove.games.superstar.options import Options
from hotstove.games.superstar.plate_appearance import plate_appearance
from hotstove.odds.diagram.nodes import Diagram, Leaf
from hotstove.odds.diagram.superstar import diagram_of, reader_of
from hotstove.odds.diagram.walking import Odds, walked
from hotstove.odds.distribution import distribution
from hotstove.table.questions import Answer, Decision, Question
from hotstove.table.session import follow
from tests.helpers.playing import two_clubs

PRESETS = {"basic": Options(), "injuries": Options(injuries=True)}


@cache
def diagram(preset: str) -> Diagram:
    return diagram_of(our_charts(), PRESETS[preset])


def random_matchup(random: Random) -> Matchup:
    """Any batter against any pitcher in any state, with every rating that a card may have."""
    cards = [card for club in two_clubs("superstar") for card in club.cards.values() if isinstance(card, Card)]
    bats: list[BatterCard] = [card.batting for card in cards]
    arms: list[PitcherCard] = [card.pitching for card in cards if card.pitching is not None]
    bases = random.choice(ALL_BASES)
    first, second, third = (random.randrange(6) if base in bases else 0 for base in "123")
    batter = random.choice(bats)
    return Matchup(
        bases,
        random.randrange(3),
        random.choice(arms).chart(random.random() < 0.5),
        batter.column(random.choice("LR")),
        batter.bunt,
        (first, second, third),
        random.choice(DEFENSE_ROWS),
        random.random() < 0.5,
        random.randrange(4),
    )


def differences(preset: str, count: int, seed: int) -> int:
    """How many of some random plays come out differently by the rules and by the diagram."""
    random, drawn = Random(seed), diagram(preset)
    return sum(_differs(drawn, PRESETS[preset], random_matchup(random), random) for _ in range(count))


def _differs(drawn: Diagram, options: Options, m: Matchup, random: Random) -> bool:
    given: list[tuple[str, Answer]] = []

    def answer(question: Question) -> Answer:
        if isinstance(question, Decision):
            found: Answer = random.choice(question.options) if random.random() < 0.5 else question.default
        else:
            found = random.choice(SPECIAL_DICE.outcomes)
        given.append((question.purpose, found))
        return found

    expected = follow(plate_appearance(our_charts(), options, m), answer)
    left = iter(given)

    def again(question: Question) -> Answer:
        return next(found for purpose, found in left if purpose == question.purpose)

    return walked(drawn, (m.bases, m.outs), reader_of(m), again) is not expected


@pytest.mark.parametrize("preset", PRESETS)
def test_random_answers_come_to_the_same_plays(preset: str) -> None:
    assert differences(preset, 3_000, seed=1) == 0


@pytest.mark.soak
@pytest.mark.parametrize("preset", PRESETS)
def test_a_hundred_thousand_random_answers(preset: str) -> None:
    assert differences(preset, 100_000, seed=2) == 0


def test_the_diagram_is_small() -> None:
    """2,700 nodes were the bar; every play in it is possible on its bases."""
    counted = diagram("basic").census()
    assert sum(counted.values()) <= 2_700
    plays = [node.play for node in diagram("basic").nodes if isinstance(node, Leaf)]
    assert len(plays) == len(set(plays))


@pytest.mark.parametrize("seed", range(4))
def test_exact_odds_agree_with_those_of_the_rules(seed: int) -> None:
    m = random_matchup(Random(seed))
    by_rules = distribution(lambda: plate_appearance(our_charts(), Options(), m))
    assert Odds(diagram("basic")).chances((m.bases, m.outs), reader_of(m)) == by_rules
