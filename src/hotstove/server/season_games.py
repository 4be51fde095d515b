"""Today's game of a season at the table: set up by the season, kept on the shelf, and entered when it is over."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from hotstove.diamond.log import PlayEntry
from hotstove.diamond.notation import write
from hotstove.records import queries
from hotstove.records.store import Store
from hotstove.season.club_state import ClubState, from_text, to_text
from hotstove.season.match import SeasonMatch
from hotstove.season.plan import AnyPlan
from hotstove.season.plays_season import PlaysSeason
from hotstove.season.ready import AnyReady
from hotstove.season.result import Result
from hotstove.season.scheduled_game import ScheduledGame
from hotstove.season.season_game import Hand
from hotstove.season.season_store import fixtures_to_play, options_text, read_fixture, read_plan, read_state
from hotstove.server.kept_game import KeptGame
from hotstove.server.seasons import Seasons
from hotstove.server.shelf import Kept
from hotstove.server.tables import AGAINST, BOOK, FRIEND, SCREEN, Agreement
from hotstove.sitting.plays.lineups import read_lineup
from hotstove.sitting.plays.match import PlaysMatch
from hotstove.sitting.plays.season_dugout import SeasonDugout
from hotstove.sitting.plays.season_lines import season_lines
from hotstove.table.errors import Mistake
from hotstove.table.game import SIDES

PLANS = 2
"""Plans that are kept in memory; each holds the cards of all its clubs."""


def todays_game(
    seasons: Seasons, name: str, key: str, side: str, against: str, people: frozenset[str] = frozenset()
) -> Agreement:
    """A table for a game of the next day, whose lineups and dice are the season's; `people` run clubs of their own."""
    if side not in SIDES or against not in AGAINST:
        raise Mistake(f"a game is played by {' or '.join(SIDES)}, against {', '.join(AGAINST)}")
    chosen = _chosen(seasons, name, key)
    run = sorted(people & set(chosen.clubs))
    if run:
        raise Mistake(f"{' and '.join(run)} is run by somebody who plays by a link of his own.")
    return _agreement(seasons.path(name), name, chosen, side, against)


def game_of_club(seasons: Seasons, name: str, key: str, club: str, people: frozenset[str]) -> Agreement:
    """The same for whoever runs a club; where somebody runs the other one too, they meet at one table."""
    chosen = _chosen(seasons, name, key)
    if club not in chosen.clubs:
        raise Mistake(f"{club} does not play in {key}.")
    against = FRIEND if people > {club} and set(chosen.clubs) <= people else BOOK
    return _agreement(seasons.path(name), name, chosen, SIDES[chosen.clubs.index(club)], against)


def _chosen(seasons: Seasons, name: str, key: str) -> ScheduledGame:
    """A game of the next day that may be played at a table."""
    today = todays_games(seasons.path(name), name)
    chosen = next((fixture for fixture in today if fixture.key == key), None)
    if chosen is None:
        raise Mistake(f"{key!r} is not played on the next day of season {name!r}")
    if not is_first(chosen, today):
        raise Mistake("The first game of the day is played first; the second one is played by itself.")
    return chosen


def todays_games(path: Path, name: str) -> list[ScheduledGame]:
    """The games of the next day of a season."""
    with Store(path, must_exist=True) as store:
        left = fixtures_to_play(store, name)
    return [fixture for fixture in left if fixture.date == left[0].date]


def is_first(chosen: ScheduledGame, today: Sequence[ScheduledGame]) -> bool:
    """Neither club plays another game before it on its day."""
    return not any(one.order < chosen.order and set(one.clubs) & set(chosen.clubs) for one in today)


def _agreement(path: Path, name: str, chosen: ScheduledGame, side: str, against: str) -> Agreement:
    with Store(path, must_exist=True) as store:
        states = read_state(store, name)
    both = {code: states.get(code, ClubState()) for code in chosen.clubs}
    about = json.dumps({"name": name, "key": chosen.key, "database": str(path), "states": to_text(both)})
    people = frozenset((0, 1)) if against in (FRIEND, SCREEN) else frozenset({SIDES.index(side)})
    match = _ready(path, name, chosen, both)
    return Agreement(at_the_table(match, people, about), against, side, 0, about)


def open_again(kept: Kept) -> PlaysMatch:
    """The match of a season's game, with the clubs as they stood before it and the lineups that were handed in."""
    people = frozenset(side for side, seat in enumerate(SIDES) if kept.tape.header[f"{seat} manager"] == "person")
    dugout = _dugout(kept.season, people)
    visitors, home = (
        read_lineup(kept.tape.header[f"{seat} lineup"], club) for seat, club in zip(SIDES, dugout.clubs, strict=True)
    )
    if visitors is not None and home is not None and (visitors, home) != dugout.starting:
        dugout = dugout.with_lineups((visitors, home))
    return at_the_table(dugout.match, people, kept.season)


def dugout_of(game: KeptGame) -> SeasonDugout:
    """A season's game before its first pitch, as its lineups stand now."""
    assert isinstance(game.match, PlaysMatch)
    dugout = _dugout(game.season, game.match.persons)
    return dugout if dugout.starting == game.match.starting else dugout.with_lineups(game.match.starting)


def _dugout(season: str, people: frozenset[int]) -> SeasonDugout:
    about = json.loads(season)
    path = Path(about["database"])
    with Store(path, must_exist=True) as store, store.reading() as connection:
        rows = [row for row in queries.fixtures(connection, about["name"]) if row["key"] == about["key"]]
    if not rows:
        raise Mistake(f"season {about['name']!r} has no game {about['key']!r} any more")
    return SeasonDugout(_ready(path, about["name"], read_fixture(rows[0]), from_text(about["states"])), people)


def at_the_table(match: SeasonMatch, people: frozenset[int], season: str) -> PlaysMatch:
    """The game with its players' figures of the season, as they were when the table was opened."""
    about = json.loads(season)
    visitors, home = (roster.club for roster in match.rosters)
    with Store(Path(about["database"]), must_exist=True) as store, store.reading() as connection:
        so_far = season_lines(connection, about["name"])
    return PlaysMatch.of_season(match.game, match.state, (visitors, home), match.seed, people, so_far)


def played_by(game: KeptGame) -> Hand:
    """How a game that was played at the table goes into its season."""

    def play(match: AnyReady) -> Result[Any]:
        if match.seed != game.match.terms.seed:
            raise Mistake(f"season {json.loads(game.season)['name']!r} has gone on without this game")
        assert isinstance(match, SeasonMatch)
        assert isinstance(game.match, PlaysMatch)
        if match.state.setup.starting != game.match.starting:
            match = SeasonDugout(match, game.match.persons).with_lineups(game.match.starting).match
        return match.result(game.sitting.session)

    return play


def plays_of(game: KeptGame) -> list[str]:
    """Every play of a game so far, as a season keeps it."""
    assert isinstance(game.match, PlaysMatch)
    return [write(entry.play) for entry in game.match.log(game.sitting).entries if isinstance(entry, PlayEntry)]


def _ready(path: Path, name: str, fixture: ScheduledGame, states: dict[str, ClubState]) -> SeasonMatch:
    with Store(path, must_exist=True) as store:
        kept = options_text(store, name)
    plan = _plan(path, path.stat().st_ino, name, kept)
    if not isinstance(plan.season_game, PlaysSeason):
        raise Mistake(f"Games of season {name!r} are not played in plays; hotstove season play plays them.")
    visitors, home = (states[code] for code in fixture.clubs)
    return plan.season_game.match(plan, fixture, (visitors, home))


@lru_cache(maxsize=PLANS)
def _plan(path: Path, file: int, name: str, kept: str) -> AnyPlan:
    """The plan of a season; `file` tells a new file of the same name from the old one, `kept` new orders from old."""
    with Store(path, must_exist=True) as store:
        return read_plan(store, name)
