"""How true made Pennant Race sheets are to the record: by exact enumeration, and played day by day.

`python -m tests.helpers.pennant_truth [REPLAYS]` prints the table of docs/pennant.md.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from hotstove.cardmaker.pennant.exact import Floats
from hotstove.cardmaker.pennant.fitting import expected
from hotstove.cardmaker.pennant.homers import power_homers
from hotstove.cardmaker.pennant.league import Made, make_league, open_chance
from hotstove.games.pennant.chart_set import our_charts
from hotstove.games.pennant.dice import TRIADS
from hotstove.season.pennant import PennantSeason
from hotstove.season.schedule import even_schedule

LEAGUES = tuple((year, league) for year in (1908, 1930, 1968, 1988, 2019) for league in ("AL", "NL"))


@dataclass(frozen=True)
class Errors:
    """Errors of a league, as parts of the real figures: its runs, its clubs' runs, and wins in 162 games."""

    runs: float
    scored: Floats
    allowed: Floats
    wins: Floats

    @property
    def scored_rmse(self) -> float:
        return rms(self.scored)

    @property
    def allowed_rmse(self) -> float:
        return rms(self.allowed)


@dataclass(frozen=True)
class Played:
    """The mean of many replays, and what it counted beside the record."""

    errors: Errors
    wins_rmse: float
    """Of a single replay, in the mean."""
    complete: float
    shutouts: float
    team_shutouts: float
    homers: float
    saves: float
    """Each against the real number: 0.1 is a tenth too many."""
    extra: float
    """Share of games that go into extra innings."""
    relievers: float
    """Relief appearances a club and game."""
    starters_era: float
    bullpen_era: float
    home_won: float


def rms(errors: Floats) -> float:
    return float(np.sqrt(np.mean(np.square(errors))))


def real(made: Made) -> tuple[Floats, Floats, Floats]:
    """Runs scored and allowed in a game and the part of games won; a closed league scores what it allows."""
    scored = np.array([fit.scored for fit in made.fits])
    allowed = np.array([fit.allowed for fit in made.fits])
    return scored, allowed, np.array([fit.wins for fit in made.fits])


@lru_cache(maxsize=10)
def exact(year: int, league: str) -> Errors:
    made = make_league(year, league)
    scored, allowed, wins = real(made)
    runs = expected(made.fits, our_charts())
    won = np.array([standing.wins for standing in made.standings])
    level = sum(club.runs for club in made.clubs) / sum(club.games for club in made.clubs)
    return Errors(float(runs[0].mean() / level - 1), runs[0] / scored - 1, runs[1] / allowed - 1, 162 * (won - wins))


def exact_homers(made: Made) -> float:
    """Homers expected of all clubs against the real number."""
    book, total, hit = our_charts(), 0.0, 0.0
    for number, (club, fit) in enumerate(zip(made.clubs, made.fits, strict=True)):
        sheet = made.sheets[fit.sheet.key]
        chance = open_chance([other for place, other in enumerate(made.fits) if place != number])
        extra = sum(sheet.columns.extra_homers(t) * o for t, o in zip(TRIADS, chance, strict=True)) / len(TRIADS)
        total += sum(power_homers(sheet, book, chance).values()) + float(extra)
        hit += club.totals["HR"] / club.games
    return total / hit - 1


def seasons(year: int, league: str, replays: int) -> Iterator[PennantSeason]:
    """Replays of a league in which everybody meets everybody equally often, each from a seed of its own."""
    made = make_league(year, league)
    games = round(sum(club.games for club in made.clubs) / len(made.clubs))
    schedule = even_schedule(list(made.sheets), games, year)
    for replay in range(replays):
        season = PennantSeason(made.sheets, schedule, seed=1000 + replay)
        season.play()
        yield season


def played(year: int, league: str, replays: int) -> Played:
    made = make_league(year, league)
    scored, allowed, wins = real(made)
    keys = list(made.sheets)
    runs = np.zeros((2, len(keys)))
    won, far, counted = np.zeros(len(keys)), [], dict.fromkeys(COUNTS, 0.0)
    for season in seasons(year, league, replays):
        places = [season.places[key] for key in keys]
        games = len(places[0].results) + places[0].ties
        runs += np.array([[p.scored for p in places], [p.allowed for p in places]]) / games / replays
        rates = np.array([place.percentage for place in places])
        won += rates / replays
        far.append(rms(162 * (rates - wins)))
        count(season, counted)
    club_games = counted["club_games"]

    def beside(name: str, column: float) -> float:
        return counted[name] / club_games / column - 1 if column else counted[name]

    clubs = made.clubs
    all_games = sum(club.games for club in clubs)
    feats = sum(line.shutouts for club in clubs for player in club.pitchers if (line := player.pitching) is not None)
    totals = {name: sum(club.totals.get(name, 0) for club in clubs) / all_games for name in ("CG", "SHO", "HR", "SV")}
    level = sum(club.runs for club in clubs) / all_games
    return Played(
        Errors(float(runs[0].mean() / level - 1), runs[0] / scored - 1, runs[1] / allowed - 1, 162 * (won - wins)),
        sum(far) / len(far),
        beside("complete", totals["CG"]),
        beside("shutouts", feats / all_games),
        beside("scoreless", totals["SHO"]),
        beside("homers", totals["HR"]),
        beside("saves", totals["SV"]),
        2 * counted["extra"] / club_games,
        counted["relief"] / club_games,
        27 * counted["starters_earned"] / counted["starters_outs"],
        27 * counted["pen_earned"] / counted["pen_outs"],
        2 * counted["home_won"] / club_games,
    )


COUNTS = (
    "club_games", "complete", "shutouts", "scoreless", "homers", "saves", "extra", "relief", "home_won",
    "starters_outs", "starters_earned", "pen_outs", "pen_earned",
)  # fmt: skip


def count(season: PennantSeason, counted: dict[str, float]) -> None:
    for totals in season.totals.values():
        counted["homers"] += sum(batter.homers for batter in totals.batters.values())
        for pitcher in totals.pitchers:
            counted["complete"] += pitcher.complete
            counted["shutouts"] += pitcher.shutouts
            counted["saves"] += pitcher.saves
            counted["relief"] += pitcher.games - pitcher.starts
            counted["starters_outs"] += pitcher.outs
            counted["starters_earned"] += pitcher.earned
        counted["pen_outs"] += totals.bullpen.outs
        counted["pen_earned"] += totals.bullpen.earned
        counted["starters_outs"] -= totals.bullpen.outs
        counted["starters_earned"] -= totals.bullpen.earned
    for _, line in season.played:
        counted["club_games"] += 2
        counted["scoreless"] += sum(runs == 0 for runs in line.score)
        counted["extra"] += bool(line.extra)
        counted["home_won"] += line.winner == 1


def percent(number: float) -> str:
    return f"{100 * number:+.1f}"


def row(year: int, league: str, replays: int) -> str:
    made, by_odds, by_play = make_league(year, league), exact(year, league), played(year, league, replays)
    cells = [
        f"{year} {league}",
        percent(by_odds.runs),
        f"{100 * by_odds.scored_rmse:.1f} ({100 * abs(by_odds.scored).max():.1f})",
        f"{100 * by_odds.allowed_rmse:.1f} ({100 * abs(by_odds.allowed).max():.1f})",
        f"{rms(by_odds.wins):.1f}",
        percent(by_play.errors.runs),
        f"{100 * by_play.errors.scored_rmse:.1f} ({100 * abs(by_play.errors.scored).max():.1f})",
        f"{100 * by_play.errors.allowed_rmse:.1f} ({100 * abs(by_play.errors.allowed).max():.1f})",
        f"{by_play.wins_rmse:.1f}",
        percent(exact_homers(made)),
        percent(by_play.homers),
        percent(by_play.complete),
        percent(by_play.shutouts),
        percent(by_play.team_shutouts),
        percent(by_play.saves),
        f"{100 * by_play.extra:.1f}",
        f"{by_play.relievers:.2f}",
        f"{by_play.starters_era:.2f} / {by_play.bullpen_era:.2f}",
        f"{100 * by_play.home_won:.1f}",
    ]
    return f"| {' | '.join(cells)} |"


if __name__ == "__main__":
    for year, league in LEAGUES:
        print(row(year, league, int(sys.argv[1]) if len(sys.argv) > 1 else 40), flush=True)
