"""Opening a season: cards for its clubs, its schedule, its place in the store."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from hotstove.diamond.innings_options import InningsOptions, of_year
from hotstove.games import game as find_game
from hotstove.records.store import Store
from hotstove.season.entrants import entrants
from hotstove.season.home_edge import LEAST, MOST, REAL, read_share
from hotstove.season.plan import AnyPlan, Plan
from hotstove.season.schedule import Entrant, make_schedule
from hotstove.season.scheduled_game import ScheduledGame
from hotstove.season.schedules.retrosheet import has_published, home_share, read_game_log, read_published
from hotstove.season.schedules.rosters import held_to, read_rosters
from hotstove.season.schedules.transactions import moved_on_their_days, read_moves
from hotstove.season.season_game import AnySeasonGame, chart_files, season_game
from hotstove.season.season_store import check_schedule, create_season
from hotstove.table.errors import Mistake
from hotstove.table.game import AnyGame
from hotstove.table.option_values import option_text

REPLAY = "replay"
"""The preset of games that have options for replaying seasons."""


@dataclass(frozen=True)
class Wishes:
    """What the user asked for."""

    name: str
    game: str
    year: int
    league: str = ""
    seed: str = "1"
    options: Mapping[str, str] = field(default_factory=dict)
    schedule: Path | None = None
    """A folder, zip or file of Retrosheet's; none for a made schedule."""
    starters: str = "turn"
    lineups: str = "share"
    games: int = 0
    """Games a club, instead of the real number."""
    clubs: Sequence[str] = ()
    """Club files of one's own, or names of people's clubs, instead of a real season's clubs."""
    preset: str = ""
    """A set of options by name, over which single options are laid; without it REPLAY where the game has it."""
    charts: Path | None = None
    """A folder with charts of the owner's, laid over ours."""
    regress: float | None = None
    """How far cards of small samples are shrunk to the mean of their kind, 0 to 1; None: as far as usual."""
    true_to: str = ""
    """What cards are true to; "" for what is usual in the game."""
    home_edge: str = ""
    """The share of games that home clubs are to win, or "real": as the game log of the schedule has it."""


def new_season(store: Store, wishes: Wishes, progress: Callable[[str], None] | None = None) -> AnyPlan:
    """Makes what is needed and puts it into the store."""
    plan, schedule = prepare(wishes, progress)
    create_season(store, plan, schedule)
    return plan


def prepare(wishes: Wishes, progress: Callable[[str], None] | None = None) -> tuple[AnyPlan, list[ScheduledGame]]:
    """The plan and the schedule of a new season; whatever is wrong with the wishes is said before a file is made."""
    if wishes.starters not in ("turn", "real") or wishes.lineups not in ("share", "real"):
        raise Mistake("--starters is turn or real, --lineups is share or real")
    if (wishes.starters == "real" or wishes.lineups == "real") and wishes.schedule is None:
        raise Mistake("real starters and lineups need Retrosheet's game log: name its folder with --schedule")
    game = find_game(wishes.game)
    options = chosen_options(game, wishes.preset, {**_of_the_year(game, wishes), **wishes.options})
    charts = {} if wishes.charts is None else chart_files(wishes.charts)
    kind = season_game(game, options, charts)
    if not wishes.clubs and not kind.real_clubs:
        raise Mistake(f"{game.name} has no real clubs; name at least two of your own: --club Reds --club Blues")
    if wishes.clubs:
        clubs = _entered(wishes, kind)
        fields = [Entrant(code, kind.name_and_league(club)[1], "", wishes.games or 140) for code, club in clubs.items()]
    else:
        fields = entrants(wishes.year, wishes.league)
        clubs = {}
        for entrant in fields:
            clubs[entrant.code] = kind.make_club(f"{wishes.year} {entrant.code}", wishes.regress, wishes.true_to)
            if progress is not None:
                progress(kind.name_and_league(clubs[entrant.code])[0])
    shares = {code: kind.shares(wishes.year, code, club, not wishes.clubs) for code, club in clubs.items()}
    if wishes.schedule is not None and wishes.schedule.exists():
        rosters = read_rosters(wishes.schedule, wishes.year)
        shares = {
            code: held_to(rosters[code], share, code) if code in rosters and share else share
            for code, share in shares.items()
        }
    plan = Plan(
        wishes.name,
        wishes.game,
        wishes.year,
        tuple(dict.fromkeys(entrant.league for entrant in fields)),
        wishes.seed,
        options,
        wishes.starters,
        wishes.lineups,
        clubs,
        shares,
        {entrant.code: entrant.division for entrant in fields},
        {entrant.code: entrant.league for entrant in fields},
        charts=charts,
        home_edge=_home_edge(wishes),
    )
    schedule = _schedule(wishes, fields)
    check_schedule(plan, schedule)
    plan = in_time(plan, schedule)
    if wishes.schedule is not None and wishes.schedule.exists():
        moves = read_moves(wishes.schedule, wishes.year)
        plan = replace(plan, shares=moved_on_their_days(plan.shares, moves, plan.part))
    return plan, schedule


def _of_the_year(game: AnyGame, wishes: Wishes) -> Mapping[str, str]:
    """Options by which real games of the year were played, for a real season of a game that has them."""
    if wishes.clubs or not isinstance(game.options(), InningsOptions):
        return {}
    return of_year(wishes.year)


def in_time(plan: AnyPlan, schedule: Sequence[ScheduledGame]) -> AnyPlan:
    """The plan with the first and last day of its schedule."""
    days = [game.ordinal for game in schedule if not game.stage]
    return replace(plan, span=(min(days), max(days))) if days else plan


def chosen_options(game: AnyGame, preset: str, given: Mapping[str, str]) -> dict[str, str]:
    """A preset with single options laid over it, each checked, as they are typed and as a season keeps them."""
    if preset and preset not in game.presets:
        raise Mistake(f"--preset {preset}: {game.name} has {', '.join(game.presets)}")
    game.read_options(given)
    base = {name: option_text(value) for name, value in game.presets.get(preset or REPLAY, {}).items()}
    return {**base, **given}


def _home_edge(wishes: Wishes) -> float:
    if wishes.home_edge != REAL:
        return read_share(wishes.home_edge)
    if wishes.schedule is None:
        raise Mistake(f"--home-edge {REAL} is measured on Retrosheet's game log: name its folder with --schedule")
    return max(LEAST, min(MOST, home_share(wishes.schedule, wishes.year, wishes.league)))


def _entered(wishes: Wishes, kind: AnySeasonGame) -> dict[str, object]:
    clubs: dict[str, object] = {}
    for text in wishes.clubs:
        club = kind.entered(text)
        code = kind.code(club)
        if code in clubs:
            raise Mistake(f"--club {text}: another club is called {code} already")
        clubs[code] = club
    return clubs


def _schedule(wishes: Wishes, fields: Sequence[Entrant]) -> list[ScheduledGame]:
    if wishes.schedule is None:
        if wishes.games:
            fields = [Entrant(entry.code, entry.league, entry.division, wishes.games) for entry in fields]
        return make_schedule(fields, wishes.year)
    real = wishes.starters == "real" or wishes.lineups == "real"
    if real:
        found = read_game_log(wishes.schedule, wishes.year, wishes.league)
    else:
        read = read_published if has_published(wishes.schedule, wishes.year) else read_game_log
        found = read(wishes.schedule, wishes.year, wishes.league)
    if not found:
        raise Mistake(f"{wishes.schedule}: holds no games of {wishes.year} {wishes.league}".rstrip())
    return found
