"""PR-36: every option alone and every two of them, on and off; what is off leaves no trace; what is idle is said."""

from __future__ import annotations

from dataclasses import fields, replace
from itertools import combinations, product

import pytest

from hotstove.games.pennant.game import GAME
from hotstove.games.pennant.idle import idle_options
from hotstove.games.pennant.options import Options
from hotstove.games.pennant.sheet_files import to_text
from hotstove.sitting.options import write_options
from tests.cli.keyboard import hotstove as run
from tests.helpers.pennant import TEXAS

NAMES = tuple(field.name for field in fields(Options))
PAIRS = [
    dict(zip(pair, values, strict=True))
    for pair in combinations(NAMES, 2)
    for values in product((True, False), repeat=2)
]
ROLLS = ("223", "532", "31")
"""A power bonus and an extra homer for the visitors, extra innings for nobody, gloves that save runs."""


def played(options: Options, rolls: tuple[str, ...] = ROLLS) -> str:
    """A game of Texas against itself on written rolls, as it is told."""
    given = [word for text in write_options(options).split() for word in ("--option", text)]
    rolled = rolls if options.extra_homers else rolls[:2]
    typed = "".join(f"{line}\n" for line in ("", "3", *rolled))
    ran = run("play", "pennant", "texas-1988", "texas-1988", "--auto", "none", "--dice", "mine", *given, typed=typed)
    assert (ran.code, ran.err) == (0, "")
    return ran.out


@pytest.mark.parametrize("chosen", PAIRS, ids=lambda chosen: " ".join(f"{name}={on}" for name, on in chosen.items()))
def test_pr_36_every_pair_of_options_is_played_to_the_end(chosen: dict[str, bool]) -> None:
    options = replace(Options(), **chosen)
    out = played(options)
    assert "RUNS" in out
    for sentence in idle_options(options, [TEXAS, TEXAS]):
        assert f"\n{sentence}\n" in out


def test_pr_36_what_is_off_leaves_no_trace() -> None:
    everything = played(Options())
    assert "extra homers: 1, rolled for at the end" in everything
    assert "Pete Incaviglia" in everything
    assert "extra homer" not in played(replace(Options(), extra_homers=False)).partition("Dice: ")[2]
    assert " R, " not in played(replace(Options(), earned_runs=False)).partition("Dice: ")[2]
    for words, off in (("(W)", {"decisions": False}), ("(S)", {"saves": False}), ("saved", {"awards": False})):
        rolls = ("323", "456")
        assert words in played(replace(Options(), extra_homers=False), rolls).partition("Dice: ")[2]
        assert words not in played(replace(Options(), extra_homers=False, **off), rolls).partition("Dice: ")[2]
    assert "Points, Texas Rangers: power" in everything
    assert "Points" not in played(replace(Options(), awards=False))
    pooled = played(replace(Options(), reliever_lines=False))
    assert "bullpen (" in pooled


def test_pr_36_the_grid_is_not_even_looked_at_without_its_option() -> None:
    words = ("play", "pennant", "--auto", "none", "--dice", "mine", "--option")
    typed = "\n3\n223\nwhy\n532\n"
    assert "X-HR" not in run(*words, "extra_homers=no", typed=typed).out


def test_pr_36_an_option_that_can_do_nothing_says_so() -> None:
    assert idle_options(Options(), [TEXAS]) == ()
    assert [words.split()[0] for words in idle_options(Options(earned_runs=False))] == ["decisions", "saves"]
    assert [words.split()[0] for words in idle_options(Options(decisions=False))] == ["saves"]
    assert [words.split()[0] for words in idle_options(Options(real_starters=True))] == ["real_starters"]
    assert idle_options(Options(real_starters=True), named=True) == ()
    gridless = replace(TEXAS, xhr_grid=())
    assert [words.split()[0] for words in idle_options(Options(), [gridless, gridless])] == ["extra_homers"]
    assert idle_options(Options(), [gridless, TEXAS]) == ()
    assert "xhr_grid" not in to_text(gridless)


def test_pr_36_no_preset_holds_an_idle_option() -> None:
    for preset in GAME.presets.values():
        assert idle_options(Options(**preset), [TEXAS]) == ()


def test_pr_34_the_box_counts_the_bat_of_an_extra_inning() -> None:
    """Texas ties itself 1-1 and bats again: 32 is Wilkerson's, beside McDowell's bonus for a sum of 11."""
    out = played(replace(Options(), extra_homers=False), ("435", "632"))
    assert "Inning 10: " in out
    assert "\nPoints, Texas Rangers: bat Oddibe McDowell 2; bat Curt Wilkerson 5\n" in out
