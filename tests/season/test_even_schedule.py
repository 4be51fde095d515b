"""Schedules of clubs without divisions: everyone meets everyone, at home and away in turn, once a day."""

from __future__ import annotations

from collections import Counter

import pytest

from hotstove.season.schedule import even_schedule
from hotstove.table.errors import Mistake


@pytest.mark.parametrize(("clubs", "games"), [(26, 162), (14, 162), (12, 154), (8, 154), (15, 162), (9, 30), (2, 7)])
def test_every_club_plays_its_games_half_at_home(clubs: int, games: int) -> None:
    names = [f"C{number:02d}" for number in range(clubs)]
    schedule = even_schedule(names, games, 1988)
    played, home, pairs = Counter[str](), Counter[str](), Counter[frozenset[str]]()
    for game in schedule:
        played.update((game.visitors, game.home))
        home[game.home] += 1
        pairs[frozenset((game.visitors, game.home))] += 1
    assert set(played.values()) == {games}
    assert all(abs(home[name] - games / 2) <= 5 for name in names)
    assert max(pairs.values()) - min(pairs.values()) <= 2
    assert [game.date for game in schedule] == sorted(game.date for game in schedule)


def test_no_club_plays_twice_a_day_and_there_are_open_days() -> None:
    names = [f"C{number:02d}" for number in range(14)]
    schedule = even_schedule(names, 162, 1988)
    per_day = Counter((game.date, club) for game in schedule for club in game.clubs)
    assert set(per_day.values()) == {1}
    days = schedule[-1].ordinal - schedule[0].ordinal + 1
    assert 175 <= days <= 190
    free = [
        {game.ordinal for game in schedule} - {game.ordinal for game in schedule if club in game.clubs}
        for club in names
    ]
    assert all(13 <= len(days) <= 28 for days in free)


def test_too_few_clubs_or_games_are_a_mistake() -> None:
    with pytest.raises(Mistake, match="two clubs at least"):
        even_schedule(["A"], 10, 1988)
    with pytest.raises(Mistake, match="A is on it twice"):
        even_schedule(["A", "A"], 10, 1988)
    with pytest.raises(Mistake, match="at least one game"):
        even_schedule(["A", "B"], 0, 1988)
