"""Accuracy, ensembles and seasons are one: the same plan on the same dice comes to the same figures."""

from __future__ import annotations

from dataclasses import replace
from math import sqrt
from pathlib import Path
from statistics import mean, stdev

import pytest

from hotstove.cli.cards.accuracy import games_table
from hotstove.record import Season, read_season
from hotstove.records import queries
from hotstove.records.rows import sides_of
from hotstove.records.store import Store
from hotstove.scorebook.lines import BattingLine, PitchingLine
from hotstove.season.accuracy.league import Figure, league_figures
from hotstove.season.accuracy.measuring import season_replays
from hotstove.season.ensemble import replays
from hotstove.season.new_season import Wishes, in_time, new_season
from hotstove.season.schedule import even_schedule
from hotstove.season.season import play_season
from hotstove.season.season_store import create_season
from hotstove.season.totals import SeasonTotals
from hotstove.table.errors import Mistake
from tests.season.small_league import CODES, small_plan


def stored_totals(store: Store, name: str) -> SeasonTotals:
    """What the store says of a season, added up by the database."""
    found = SeasonTotals()
    with store.reading() as connection:
        for row in queries.totals(connection, name, "batting", by=("player", "club")):
            found.batting[row["player"], row["club"]] = BattingLine(*(row[key] for key in BattingLine._fields))
        for row in queries.totals(connection, name, "pitching", by=("player", "club")):
            found.pitching[row["player"], row["club"]] = PitchingLine(*(row[key] for key in PitchingLine._fields))
        for game in queries.games(connection, name):
            visitors, home = sides_of(game)
            for own, other in ((visitors, home), (home, visitors)):
                found.games[own.club] = found.games.get(own.club, 0) + 1
                found.wins[own.club] = found.wins.get(own.club, 0) + (own.runs > other.runs)
                found.runs[own.club] = found.runs.get(own.club, 0) + own.runs
                found.runs_allowed[own.club] = found.runs_allowed.get(own.club, 0) + other.runs
                found.errors += own.errors
            found.shapes.add((game["visitors_runs"], game["home_runs"]), len(game["visitors_line"].split()))
            found.outs += game["outs"]
    return found


def test_a_replay_is_the_season_that_is_played_on_its_dice(tmp_path: Path) -> None:
    """Every line of every player, and every win and run."""
    schedule = even_schedule(list(CODES), 12, 2026)
    plan = in_time(small_plan(injuries="yes"), schedule)
    first, second = replays(plan, schedule, 2)
    assert first != second
    with Store(tmp_path / "spring.db") as store:
        create_season(store, replace(plan, seed="7/replay 2"), schedule)
        play_season(store, "spring")
        assert stored_totals(store, "spring") == second


def test_accuracy_is_measured_on_real_clubs() -> None:
    with pytest.raises(Mistake, match="clubs of your own"):
        next(season_replays(Wishes("accuracy", "superstar", 1988, clubs=("mine.toml",)), 1))


REPLAYS = 10


@pytest.mark.soak
@pytest.mark.parametrize(("game", "league"), [("superstar", "AL")])
def test_accuracy_and_season_of_1988_agree(
    game: str, league: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Ten replays of `accuracy` and ten seasons on other dice: league totals within two standard errors.

    Of sixteen figures one in twenty lies beyond two by chance alone, so one of them may, and none beyond three.
    """
    year = read_season(1988)
    season = replace(year, clubs=tuple(club for club in year.clubs if club.league == league))
    wishes = Wishes("spring", game, 1988, league)
    one = [totals(season, found) for found in season_replays(wishes, REPLAYS)]
    other = []
    for number in range(REPLAYS):
        with Store(tmp_path / f"{number}.db") as store:
            new_season(store, replace(wishes, seed=f"season {number}"))
            play_season(store, "spring")
            other.append(totals(season, stored_totals(store, "spring")))
    apart = {}
    for name in one[0]:
        here, there = [found[name] for found in one], [found[name] for found in other]
        error = sqrt((stdev(here) ** 2 + stdev(there) ** 2) / REPLAYS)
        apart[name] = (mean(here) - mean(there)) / error
    with capsys.disabled():
        print("", *(f"{name:8} {figure:+.2f} standard errors" for name, figure in apart.items()), sep="\n")
    assert sum(abs(figure) > 2 for figure in apart.values()) <= 1, apart
    assert all(abs(figure) <= 3 for figure in apart.values()), apart


def totals(season: Season, found: SeasonTotals) -> dict[str, float]:
    return {figure.name: figure.replayed for figure in league_figures(season, [found])}


def test_rows_that_planned_replays_do_not_have_are_accounted_for() -> None:
    """Averages against either hand need the plays of every game."""
    home, same = Figure("home side wins", 0.54, 0.5), Figure("AVG, same hand", 0.25, 0.26)
    assert "--day-by-day" in games_table([home], planned=True).caption
    assert games_table([home, same], planned=True).caption is None
    assert games_table([home], planned=False).caption is None
