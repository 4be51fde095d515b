"""Clubs whose names, codes and players mean harm."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from hotstove.diamond.club import Club
from hotstove.records.store import Store
from hotstove.season.plan import Plan
from hotstove.season.schedule import Entrant, make_schedule
from hotstove.season.season import play_season
from hotstove.season.season_store import create_season
from tests.season.small_league import small_plan


def hostile_plan(name: str = "spring", code: str = "NOR", club: str = "NOR Nine") -> Plan[Club]:
    """The small league with one of its clubs under another code and name."""
    plan = small_plan(name)
    clubs = dict(plan.clubs)
    own = clubs.pop("NOR")
    clubs[code] = replace(own, code=code, name=club)
    shares = {key: plan.shares["NOR" if key == code else key] for key in clubs}
    return replace(plan, clubs=clubs, shares=shares)


def play_hostile(path: Path, name: str = "spring", code: str = "NOR", club: str = "NOR Nine") -> None:
    """Opens such a season, and plays three days of it."""
    plan = hostile_plan(name, code, club)
    with Store(path) as store:
        create_season(store, plan, make_schedule([Entrant(one, "HS", "", 6) for one in plan.clubs], 2026))
        play_season(store, name, days=3)
