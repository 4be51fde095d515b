"""Seasons of Pennant Race: pitchers used as the rules demand, the same season from the same seed."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from hotstove.cardmaker.pennant.league import make_league
from hotstove.games.pennant.lines import GameLine
from hotstove.games.pennant.sheets import Pitcher, Sheet
from hotstove.games.pennant.state import PennantView
from hotstove.season.pennant import AWARDS, PennantSeason
from hotstove.season.schedule import even_schedule
from hotstove.table.questions import Decision, Request
from tests.helpers.pennant import TEXAS
from tests.helpers.pennant_checker import breaches


class Whim:
    """A manager who names any starter that is offered."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def decide(self, view: PennantView, question: Decision | Request) -> str:
        assert isinstance(question, Decision)
        return question.options[int(self.random.random() * len(question.options))]


def games_of(season: PennantSeason) -> list[tuple[int, str, str, GameLine]]:
    return [(game.ordinal, game.visitors, game.home, line) for game, line in season.played]


def random_sheet(random: Random, key: str) -> Sheet:
    """A club of random pitchers: five who only start, so that one has always rested; one or two in both roles; a pen
    that is often too small for what is called."""

    def triad() -> int:
        return 100 * random.randint(1, 6) + 10 * random.randint(1, 6) + random.randint(1, 6)

    pitchers = []
    for number in range(random.randint(6, 7)):
        both = number >= 5
        starred = both and random.random() < 0.6
        fat = random.randint(0, 5) if both and not starred else None
        rel = random.randint(-6, 7) if both else None
        st, end, rest = random.randint(2, 12) / 2, random.randint(1, 10), random.randint(3, 4)
        pitchers.append(Pitcher(f"S{number}", st, end, rest, triad(), triad(), rel, fat, starred))
    for number in range(random.randint(2, 8)):
        starred = number >= 1 and random.random() < 0.5
        fat = None if starred else random.randint(0, 5)
        pitchers.append(Pitcher(f"R{number}", rel=random.randint(-6, 7), fat=fat, starred=starred))
    random.shuffle(pitchers)
    return replace(TEXAS, key=key, pitchers=tuple(pitchers))


def random_season(seed: int, games: int = 60) -> PennantSeason:
    random = Random(seed)
    clubs = {f"C{number}": random_sheet(random, f"C{number}") for number in range(random.choice((4, 5, 6)))}
    schedule = even_schedule(list(clubs), games, 1988, random.randint(1, 4))
    season = PennantSeason(clubs, schedule, seed)
    if seed % 2:
        season.kind.managers |= {club: Whim(seed + place) for place, club in enumerate(clubs)}
    return season


@pytest.mark.parametrize("seed", range(4))
def test_pitchers_are_used_as_the_rules_demand(seed: int) -> None:
    season = random_season(seed)
    season.play()
    assert breaches(season.sheets, games_of(season)) == []


def test_the_checker_finds_a_breach() -> None:
    """A season of players with too little rest, told by the checker that they have more to do."""
    season = random_season(2)
    season.play()
    strict = {
        club: replace(sheet, pitchers=tuple(replace(p, rest=9) if p.rest is not None else p for p in sheet.pitchers))
        for club, sheet in season.sheets.items()
    }
    assert any("PR-22" in text for text in breaches(strict, games_of(season)))
    worse = {
        club: replace(sheet, pitchers=tuple(replace(p, rel=-p.rel) if p.rel else p for p in sheet.pitchers))
        for club, sheet in season.sheets.items()
    }
    assert any("PR-14" in text for text in breaches(worse, games_of(season)))


def test_a_season_goes_on_where_it_was_left() -> None:
    whole, halves = random_season(6), random_season(6)
    whole.play()
    halves.play(through=halves.schedule[len(halves.schedule) // 2].date)
    halves.play()
    assert [line for _, line in whole.played] == [line for _, line in halves.played]
    assert [place.won for place in whole.standings()] == [place.won for place in halves.standings()]


def test_leaders_are_the_best_players() -> None:
    season = random_season(8)
    season.play()
    for category in AWARDS:
        best = season.leaders(category, 3)
        assert best
        figures = [figure for _, figure in best]
        assert figures == sorted(figures, reverse=not category.lowest)


@pytest.mark.soak
def test_a_hundred_random_seasons_without_a_breach() -> None:
    """162 games of random clubs; in every second season the managers name any starter that they are offered."""
    for seed in range(100):
        season = random_season(seed, games=162)
        season.play()
        assert breaches(season.sheets, games_of(season)) == []


@pytest.mark.soak
@pytest.mark.parametrize(("year", "league"), [(1908, "AL"), (1930, "NL"), (1968, "AL"), (1988, "AL"), (2019, "NL")])
def test_seasons_of_made_sheets_without_a_breach(year: int, league: str) -> None:
    made = make_league(year, league)
    schedule = even_schedule(list(made.sheets), 154, year)
    for seed in range(4):
        season = PennantSeason(made.sheets, schedule, seed)
        season.play()
        assert breaches(season.sheets, games_of(season)) == []


def test_divisions_have_standings_of_their_own() -> None:
    from hotstove.cli.pennant.season import standings_told

    clubs = {code: replace(TEXAS, key=code, club=code) for code in ("AAA", "BBB", "CCC", "DDD")}
    divisions = {"AAA": "E", "BBB": "W", "CCC": "E", "DDD": "W"}
    season = PennantSeason(clubs, even_schedule(list(clubs), 6, 1988), 3, divisions=divisions)
    season.play()
    races = season.races()
    assert {division: {row.code for row in rows} for division, rows in races.items()} == {
        "E": {"AAA", "CCC"},
        "W": {"BBB", "DDD"},
    }
    assert all(rows[0].behind == 0 for rows in races.values())
    told = standings_told(season)
    assert [line.split("  ")[0] for line in told if line.startswith("Division")] == ["Division E", "Division W"]
