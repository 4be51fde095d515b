"""Opening a season: cards for its clubs, its schedule, its books."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from hotstove.games import game as find_game
from hotstove.league.books import check_schedule, open_books
from hotstove.league.fixtures import ScheduledGame
from hotstove.league.plan import Plan
from hotstove.league.schedules.made import Entrant, make_schedule
from hotstove.league.schedules.retrosheet import has_published, read_game_log, read_published
from hotstove.league.schedules.rosters import held_to, read_rosters
from hotstove.league.structure import entrants
from hotstove.league.tables import table_of
from hotstove.records.store import Store
from hotstove.table.errors import Mistake


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


def new_season(store: Store, wishes: Wishes, progress: Callable[[str], None] | None = None) -> Plan:
    """Makes what is needed and opens the books."""
    plan, schedule = prepare(wishes, progress)
    open_books(store, plan, schedule)
    return plan


def prepare(wishes: Wishes, progress: Callable[[str], None] | None = None) -> tuple[Plan, list[ScheduledGame]]:
    """The plan and the schedule of a new season; whatever is wrong with the wishes is said before a file is made."""
    if wishes.starters not in ("turn", "real") or wishes.lineups not in ("share", "real"):
        raise Mistake("--starters is turn or real, --lineups is share or real")
    if (wishes.starters == "real" or wishes.lineups == "real") and wishes.schedule is None:
        raise Mistake("real starters and lineups need Retrosheet's game log: name its folder with --schedule")
    game, table = find_game(wishes.game), table_of(wishes.game)
    game.read_options(wishes.options)
    if not wishes.clubs and not table.real_clubs:
        raise Mistake(f"{game.name} has no real clubs; name at least two of your own: --club Reds --club Blues")
    if wishes.clubs:
        clubs = _entered(wishes)
        fields = [
            Entrant(code, table.name_and_league(club)[1], "", wishes.games or 140) for code, club in clubs.items()
        ]
    else:
        fields = entrants(wishes.year, wishes.league)
        clubs = {}
        for entrant in fields:
            clubs[entrant.code] = table.club_for(wishes.game, f"{wishes.year} {entrant.code}")
            if progress is not None:
                progress(table.name_and_league(clubs[entrant.code])[0])
    shares = {code: table.shares(wishes.year, code, club, not wishes.clubs) for code, club in clubs.items()}
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
        dict(wishes.options),
        wishes.starters,
        wishes.lineups,
        clubs,
        shares,
        {entrant.code: entrant.division for entrant in fields},
        {entrant.code: entrant.league for entrant in fields},
    )
    schedule = _schedule(wishes, fields)
    check_schedule(plan, schedule)
    return plan, schedule


def _entered(wishes: Wishes) -> dict[str, Any]:
    table = table_of(wishes.game)
    clubs: dict[str, Any] = {}
    for text in wishes.clubs:
        club = table.entered(wishes.game, text)
        code = table.code(club)
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
