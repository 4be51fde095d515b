"""Every option of Rallybird alone and every two of them, each value: played to the end, and told when one is idle."""

from __future__ import annotations

from dataclasses import fields, replace
from itertools import combinations, product

import pytest

from hotstove.games.rallybird.game import GAME
from hotstove.games.rallybird.idle import idle_options
from hotstove.games.rallybird.options import INNINGS, SNAKE_EYES, Options
from hotstove.sitting.options import write_options
from tests.cli.keyboard import hotstove as run

VALUES: dict[str, tuple[object, ...]] = {
    "take_the_pitch": (True, False),
    "snake_eyes": SNAKE_EYES,
    "rallybird": (True, False),
    "rallybird_extra": (True, False),
    "innings": INNINGS,
}
PAIRS = [
    dict(zip(pair, values, strict=True))
    for pair in combinations(VALUES, 2)
    for values in product(*(VALUES[name] for name in pair))
]


def test_every_option_has_its_values_here() -> None:
    assert tuple(VALUES) == tuple(field.name for field in fields(Options))


@pytest.mark.parametrize("chosen", PAIRS, ids=lambda chosen: " ".join(f"{name}={on}" for name, on in chosen.items()))
def test_every_pair_of_options_is_played_to_the_end(chosen: dict[str, object]) -> None:
    options = replace(Options(), **chosen)  # type: ignore[arg-type]
    given = [word for text in write_options(options).split() for word in ("--option", text)]
    ran = run("play", "rallybird", "novice", "novice", "--seed", "5", *given)
    assert (ran.code, ran.err) == (0, "")
    assert f"\n{options}.\n" in ran.out
    assert "\nHome      " in ran.out
    for sentence in idle_options(options):
        assert f"\n{sentence}\n" in ran.out


def test_an_option_that_another_voids_says_so() -> None:
    assert idle_options(Options(rallybird_extra=True)) == (
        "rallybird_extra does nothing without rallybird: the tile is not in the game.",
    )
    assert idle_options(Options(rallybird=True, rallybird_extra=True)) == ()
    for preset in GAME.presets.values():
        assert idle_options(Options(**preset)) == ()
