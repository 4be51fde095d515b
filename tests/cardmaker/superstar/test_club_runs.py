"""Clubs score and allow in half-innings what their lines are worth."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest

from hotstove.cardmaker.baseline.true_to import RUNS
from hotstove.cardmaker.superstar.club_runs import runs_for_outs
from hotstove.cardmaker.superstar.mix import FEWEST, Mix, turned
from hotstove.cardmaker.superstar.responses import Vector
from hotstove.cardmaker.superstar.season_fit import MOST_MADE_UP, fit_pool
from hotstove.record import read_season


def test_clubs_score_what_their_lines_are_worth() -> None:
    """With one mix for all of 1988 they are .7% off; with one for each club hardly at all, and the mean stays."""
    fit = fit_pool(1988, ("NL",), 0.5)
    alike, own = fit.scored([fit.mix] * 12), fit.scored(fit.mixes)
    assert np.std(own / own.mean() - fit.wanted[0]) < 0.002 < 0.006 < np.std(alike / alike.mean() - fit.wanted[0])
    assert own.mean() == pytest.approx(alike.mean(), rel=0.002)


def test_pitchers_make_up_for_what_no_chart_can_have() -> None:
    """What their clubs allow is 1% off at most, and no regular's hits are moved by more than is allowed."""
    fit = fit_pool(1988, ("NL",), 0.5)
    allowed, pitchers, search = fit.allowed(), fit.pool.pitchers, fit.pitching
    assert np.std(allowed / allowed.mean() - fit.wanted[1]) < 0.01
    moved = (search.aims - search.shift - search.real)[:, 0]
    assert np.abs(moved[pitchers.regular]).max() == pytest.approx(MOST_MADE_UP, abs=1e-6)
    assert np.abs(moved).max() > 2 * MOST_MADE_UP


def test_cards_true_to_runs_are_turned_to_the_runs_of_the_record() -> None:
    clubs = read_season(1988).league("AL")
    scored, allowed = runs_for_outs(clubs, RUNS)
    most = max(range(len(clubs)), key=lambda club: clubs[club].runs)
    assert clubs[int(np.argmax(scored))].code == clubs[most].code == "BOS"
    assert scored.mean() == pytest.approx(1.0)
    assert clubs[int(np.argmin(allowed))].code == "OAK"


def test_a_mix_goes_as_far_as_it_can() -> None:
    """Runs of a made-up league in line with how far runners come."""

    def runs(mixes: Sequence[Mix]) -> Vector:
        return np.array([mix.productive + mix.further for mix in mixes])

    found = turned(runs, np.array([-9.0, -1.0, 0.25, 1.5, 9.0]))
    assert [mix.productive for mix in found] == pytest.approx([0.0, 0.0, 0.25, 1.0, 1.0])
    assert [mix.further for mix in found] == pytest.approx([FEWEST, -1.0, 0.0, 0.5, 1.0])
    assert found[1].symbols("2B") == pytest.approx({"2": 0.0, "2M": 1.0})
    assert found[0].symbols("2B") == {"2": 1.0, "2M": 0.0}
