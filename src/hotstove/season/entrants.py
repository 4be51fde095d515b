"""How a real season was made up: its clubs, leagues, divisions and numbers of games."""

from __future__ import annotations

from hotstove.record import read_season
from hotstove.record.lahman import Lahman
from hotstove.season.schedule import Entrant
from hotstove.table.errors import Mistake


def lahman_codes(year: int) -> dict[str, str]:
    """Lahman's ids of a year's clubs by Retrosheet's, under which clubs stand here."""
    return {row["teamIDretro"]: row["teamID"] for row in Lahman().of_year("Teams", year)}


def entrants(year: int, league: str = "") -> list[Entrant]:
    """The clubs of a year, of one league or of all."""
    season = read_season(year)
    divisions = {row["teamIDretro"]: row.get("divID") or "" for row in Lahman().of_year("Teams", year)}
    if league and league not in season.leagues:
        raise Mistake(f"{year} had no league {league!r}; it had {', '.join(season.leagues)}")
    return [
        Entrant(club.code, club.league, divisions.get(club.code, ""), club.games)
        for club in season.clubs
        if not league or club.league == league
    ]
