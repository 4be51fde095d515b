"""Clubs named as people name them: ``1988 TEX``, ``1927 Yankees``, ``"St. Louis Browns 1944"``, ``1975 NL``."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import lru_cache

from hotstove.record.club import Club
from hotstove.record.lahman import FIRST_YEAR, LAST_YEAR, Lahman, check_year
from hotstove.table.errors import Mistake

LEAGUES = {
    "NA": "National Association",
    "NL": "National League",
    "AA": "American Association",
    "UA": "Union Association",
    "PL": "Players League",
    "AL": "American League",
    "FL": "Federal League",
}

SHORT_NAMES = {
    "as": "athletics",
    "bosox": "red sox",
    "bucs": "pirates",
    "cards": "cardinals",
    "chisox": "white sox",
    "d backs": "diamondbacks",
    "dbacks": "diamondbacks",
    "halos": "angels",
    "jays": "blue jays",
    "nats": "nationals",
    "os": "orioles",
    "phils": "phillies",
    "yanks": "yankees",
}

CLUBS = """
    SELECT t.yearID, t.lgID, t.teamIDretro, t.teamID, t.teamIDBR, t.franchID, t.name,
           coalesce(f.franchName, t.name) AS franchName
    FROM {Teams} t LEFT JOIN {TeamsFranchises} f USING (franchID) WHERE t.yearID = ? ORDER BY t.lgID, t.teamIDretro"""


def find_club(text: str) -> Club:
    """The one club that a text names; a ``Mistake`` lists the candidates when there is none or more than one."""
    found = find_clubs(text)
    if len(found) > 1:
        raise Mistake(f"club {text!r} could be any of: {', '.join(map(str, found))}")
    return found[0]


def find_clubs(text: str) -> tuple[Club, ...]:
    """All clubs that a text names: a league or a year alone names all its clubs, ``1988 Chicago`` two."""
    year, name = split_year(text)
    clubs = clubs_of(year)
    if not name:
        return clubs
    found = matching(name, clubs)
    if not found:
        raise Mistake(f"no club {name!r} in {year}; the clubs of {year} are {', '.join(map(str, clubs))}")
    return found


def split_year(text: str) -> tuple[int, str]:
    """The year, before or behind, and what is left: ``1988 TEX``, ``TEX 1988``, ``1988TEX``."""
    stripped = " ".join(text.split())
    match = re.fullmatch(r"(\d{4})\b\s*(.*)|(\d{4})([A-Za-z]\w*)|(.*\D)\s*(\d{4})", stripped)
    if match is None:
        raise Mistake(f"club {text!r} has no year; write it as '1988 TEX' ({FIRST_YEAR} to {LAST_YEAR} are allowed)")
    year = int(match[1] or match[3] or match[6])
    check_year(year)
    return year, (match[2] or match[4] or match[5] or "").strip()


@lru_cache(maxsize=32)
def clubs_of(year: int) -> tuple[Club, ...]:
    """All clubs of a season, by league and code."""
    check_year(year)
    return tuple(
        Club(year, r["lgID"], r["teamIDretro"], r["teamID"], r["teamIDBR"], r["franchID"], r["name"], r["franchName"])
        for r in Lahman().rows(CLUBS, [year])
    )


def matching(name: str, clubs: Sequence[Club]) -> tuple[Club, ...]:
    """The clubs that a name fits, by the first of these ways that fits any: see ``WAYS``."""
    words = _words(name)
    words = _words(SHORT_NAMES.get(words, words))
    for way in WAYS:
        found = tuple(club for club in clubs if way(words, club))
        if found:
            return found
    return ()


def _words(text: str) -> str:
    """Lower-case words without points and apostrophes; Saint is St, Pittsburg is Pittsburgh."""
    plain = re.sub(r"[.'’]", "", text.casefold())
    plain = re.sub(r"[^a-z0-9]+", " ", plain).strip()
    return re.sub(r"\bpittsburg\b", "pittsburgh", re.sub(r"\bsaint\b", "st", plain))


def _within(words: str, name: str) -> bool:
    return f" {words} " in f" {_words(name)} "


def _league(words: str, club: Club) -> bool:
    return words in (club.league.casefold(), _words(LEAGUES[club.league]))


WAYS: tuple[Callable[[str, Club], bool], ...] = (
    lambda words, club: words in (club.code.casefold(), club.lahman.casefold()),
    lambda words, club: words == club.reference.casefold(),
    lambda words, club: words == club.franchise.casefold(),
    _league,
    lambda words, club: words == _words(club.name),
    lambda words, club: _words(club.name).endswith(" " + words),
    lambda words, club: _within(words, club.name),
    lambda words, club: _words(club.franchise_name).endswith(" " + words),
    lambda words, club: _within(words, club.franchise_name),
    lambda words, club: len(words) == 2 and club.reference.casefold().startswith(words),
)
"""Retrosheet's or Lahman's code; Baseball-Reference's; the franchise's; a league; the full name; the nickname; words of
the name (a city); the same of the franchise's present name; two letters that begin a code (KC, TB, NY)."""
