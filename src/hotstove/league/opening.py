"""Opening a league: its clubs, its schedule, its place in the store. Once open it is a season like any other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from hotstove.games import game as find_game
from hotstove.league.clubs import Member
from hotstove.records.store import Store
from hotstove.season.new_season import chosen_options, in_time
from hotstove.season.plan import AnyPlan, Plan
from hotstove.season.schedule import Entrant, make_schedule
from hotstove.season.scheduled_game import ScheduledGame
from hotstove.season.season_game import AnySeasonGame, season_game
from hotstove.season.season_store import create_season
from hotstove.table.errors import Mistake

BALANCED, ERA = "balanced", "era"


@dataclass(frozen=True)
class LeagueRules:
    """What a league goes by."""

    name: str
    game: str
    seed: str
    games: int = 84
    """Games a club."""
    year: int = 0
    """The year of its calendar and of its managers; 0: that of its latest club."""
    schedule: str = BALANCED
    """"balanced": everybody meets everybody equally often; "era": by leagues and divisions as in its year."""
    options: Mapping[str, str] = field(default_factory=dict)
    preset: str = ""
    regress: float | None = None

    def kind(self) -> AnySeasonGame:
        return season_game(find_game(self.game), self.all_options(), {})

    def all_options(self) -> dict[str, str]:
        return chosen_options(find_game(self.game), self.preset, self.options)


def open_league(store: Store, rules: LeagueRules, members: Sequence[Member], cup: bool = False) -> AnyPlan:
    """Puts the league into the store; a cup has no schedule, its games are put on as its series are played."""
    plan, schedule = prepare_league(rules, members, cup)
    create_season(store, plan, schedule)
    return plan


def prepare_league(
    rules: LeagueRules, members: Sequence[Member], cup: bool = False
) -> tuple[AnyPlan, list[ScheduledGame]]:
    if len(members) < 2:
        raise Mistake(f"a league needs two clubs at least; {rules.name!r} has {len(members)}")
    if rules.schedule not in (BALANCED, ERA):
        raise Mistake(f"--schedule {rules.schedule!r}: it is {BALANCED} or {ERA}")
    year = rules.year or max(member.year for member in members)
    plan: AnyPlan = Plan(
        rules.name,
        rules.game,
        year,
        tuple(dict.fromkeys(member.league for member in members if member.league)),
        rules.seed,
        rules.all_options(),
        "turn",
        "share",
        {member.code: member.club for member in members},
        {member.code: member.shares for member in members},
        {member.code: member.division for member in members},
        {member.code: member.league for member in members},
    )
    if cup:
        return plan, []
    even = rules.schedule == BALANCED
    entrants = [
        Entrant(member.code, "" if even else member.league, "" if even else member.division, rules.games)
        for member in members
    ]
    schedule = make_schedule(entrants, year)
    return in_time(plan, schedule), schedule
