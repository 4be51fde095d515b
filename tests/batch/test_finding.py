"""Feats are found by the compiled engine and told by the readable one."""

from __future__ import annotations

import sys
from collections.abc import Callable

import pytest

from hotstove.batch.compiling import TEXTS, compiled, fingerprint, has_compiler
from hotstove.batch.engine import Engine
from hotstove.batch.finding import engine_of, find, fixtures_of, told
from hotstove.batch.kernel import changes
from hotstove.batch.kernel.memory import new_memory
from hotstove.diamond.club import Club
from hotstove.games.superstar.game import GAME
from hotstove.scorebook import Scorebook, score
from hotstove.scorebook.box_text import box_text
from hotstove.table.errors import Mistake
from tests.helpers.batch import clubs

pytestmark = pytest.mark.skipif(not has_compiler(), reason="the batch engine needs Numba (hotstove[batch])")


@pytest.fixture(scope="module")
def two() -> tuple[Club, Club]:
    return clubs()


@pytest.fixture(scope="module")
def engine(two: tuple[Club, Club]) -> Engine:
    return engine_of(GAME, two)


def has_no_hitter(book: Scorebook) -> bool:
    return any(side.hits == 0 for side in book.sides)


def has_cycle(book: Scorebook) -> bool:
    lines = [batter.line for side in book.sides for batter in side.batters]
    return any(
        line.doubles and line.triples and line.home_runs and line.hits > line.doubles + line.triples + line.home_runs
        for line in lines
    )


def has_triple_play(book: Scorebook) -> bool:
    return any(side.triple_plays for side in book.sides)


@pytest.mark.parametrize(
    ("what", "shown"), [("no-hitter", has_no_hitter), ("cycle", has_cycle), ("triple play", has_triple_play)]
)
def test_the_game_found_is_the_first_that_shows_the_feat(
    two: tuple[Club, Club], engine: Engine, what: str, shown: Callable[[Scorebook], bool]
) -> None:
    """The readable engine sees the feat in the game, and games before it have none."""
    fixtures = fixtures_of(two, True)
    found = find(engine, fixtures, what, 60_000, seed=4)
    assert found is not None
    assert shown(score(told(GAME, two, found.fixture, found.seed)))
    assert find(engine, fixtures, what, found.number, seed=4) is None


def test_a_game_told_twice_is_the_same_game(two: tuple[Club, Club]) -> None:
    fixture = fixtures_of(two, True)[0]
    assert box_text(score(told(GAME, two, fixture, 77))) == box_text(score(told(GAME, two, fixture, 77)))


def test_an_unknown_feat_is_refused_in_a_sentence(two: tuple[Club, Club], engine: Engine) -> None:
    with pytest.raises(Mistake, match="there are no-hitter, perfect game"):
        find(engine, fixtures_of(two, True), "a miracle", 10, seed=1)


def test_games_do_not_depend_on_how_they_are_split(two: tuple[Club, Club], engine: Engine) -> None:
    fixtures = fixtures_of(two, True)
    whole = engine.play(fixtures, [0] * 40, seed=6)
    parts = [engine.play(fixtures, [0] * 20, seed=6, first=first) for first in (0, 20)]
    assert whole.results.tolist() == [row for part in parts for row in part.results.tolist()]
    assert (whole.books.batted == parts[0].books.batted + parts[1].books.batted).all()


def test_without_numba_the_engine_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numba", None)
    with pytest.raises(Mistake, match=r"hotstove\[batch\]"):
        compiled.__wrapped__("superstar")


def test_machine_code_is_made_anew_when_a_number_of_the_managers_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    before = fingerprint(*TEXTS)
    monkeypatch.setattr(changes, "KNOCKED_OUT", 99)
    assert fingerprint(*TEXTS) != before


def test_more_players_than_there_is_room_for_are_refused() -> None:
    with pytest.raises(Mistake, match="the batch engine has room for 4,096"):
        new_memory(5_000)
