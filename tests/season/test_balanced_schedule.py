"""Balanced schedules: everyone meets everyone, at home and away in turn, once a day."""

from __future__ import annotations

from collections import Counter

import pytest

from hotstove.season.schedule import balanced, rounds
from hotstove.table.errors import Mistake


@pytest.mark.parametrize(("clubs", "games"), [(26, 162), (14, 162), (12, 154), (8, 154), (15, 162), (9, 30), (2, 7)])
def test_every_club_plays_its_games_half_at_home(clubs: int, games: int) -> None:
    names = [f"C{number:02d}" for number in range(clubs)]
    schedule = balanced(names, games, 1988)
    played, home, pairs = Counter[str](), Counter[str](), Counter[frozenset[str]]()
    for game in schedule:
        played.update((game.visitors, game.home))
        home[game.home] += 1
        pairs[frozenset((game.visitors, game.home))] += 1
    assert set(played.values()) == {games}
    assert all(abs(home[name] - games / 2) <= 5 for name in names)
    assert max(pairs.values()) - min(pairs.values()) <= 3 or clubs % 2
    assert [game.date for game in schedule] == sorted(game.date for game in schedule)


def test_no_club_plays_twice_a_day_and_there_are_open_days() -> None:
    names = [f"C{number:02d}" for number in range(14)]
    schedule = balanced(names, 162, 1988)
    per_day = Counter((game.date, club) for game in schedule for club in (game.visitors, game.home))
    assert set(per_day.values()) == {1}
    assert schedule[-1].ordinal - schedule[0].ordinal + 1 == 179


def test_rounds_pair_everyone_once() -> None:
    for clubs in (4, 5, 8):
        names = [str(number) for number in range(clubs)]
        pairs = [frozenset(pair) for pairing in rounds(names) for pair in pairing]
        assert len(pairs) == len(set(pairs)) == clubs * (clubs - 1) // 2


def test_an_odd_number_may_leave_one_club_a_few_games_short() -> None:
    names = [f"C{number}" for number in range(5)]
    played = Counter(club for game in balanced(names, 162, 1988, 4) for club in (game.visitors, game.home))
    assert sorted(played.values())[1:] == [162] * 4
    assert 156 <= min(played.values()) <= 162


def test_too_few_clubs_or_games_are_a_mistake() -> None:
    with pytest.raises(Mistake, match="two different clubs"):
        balanced(["A", "A"], 10, 1988)
    with pytest.raises(Mistake, match="cannot be made"):
        balanced(["A", "B"], 0, 1988)
