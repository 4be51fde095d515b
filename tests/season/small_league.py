"""A small league for tests: four clubs that share the cards of our own two, under names and ids of their own."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from hotstove.diamond.club import Club
from hotstove.games import plays_game
from hotstove.records.store import Store
from hotstove.season.plan import Plan
from hotstove.season.schedule import Entrant, make_schedule
from hotstove.season.season_store import create_season
from hotstove.season.usage import usual_shares

CODES = {"NOR": "herons", "EAS": "millers", "SOU": "herons", "WES": "millers"}


@cache
def small_clubs() -> dict[str, Club]:
    superstar = plays_game("superstar")
    files = superstar.clubs()
    clubs = {}
    with TemporaryDirectory() as folder:
        for number, (code, source) in enumerate(CODES.items(), start=1):
            text = files[source].read_text(encoding="utf-8")
            old = superstar.read_club(files[source])
            for player in old.players:
                text = text.replace(player, f"{player[:5]}{number}{player[6:]}")
            text = text.replace(f'code = "{old.code}"', f'code = "{code}"').replace(old.name, f"{code} Nine")
            path = Path(folder) / f"{code}.toml"
            path.write_text(text, encoding="utf-8")
            clubs[code] = superstar.read_club(path)
    return clubs


def small_plan(name: str = "spring", seed: str = "7", **options: str) -> Plan[Club]:
    clubs = small_clubs()
    shares = {code: usual_shares(club) for code, club in clubs.items()}
    return Plan(name, "superstar", 2026, ("HS",), seed, options, "turn", "share", clubs, shares, {})


def open_small(store: Store, games: int = 12, name: str = "spring", **options: str) -> Plan[Club]:
    plan = small_plan(name, **options)
    create_season(store, plan, make_schedule([Entrant(code, "HS", "", games) for code in CODES], 2026))
    return plan
