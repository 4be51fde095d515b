"""Clubs of any years in one league: each gets a code, a name and player ids of its own, so that none is met twice."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from hotstove.diamond.club import Club, Staff
from hotstove.games.pennant.sheets import Sheet
from hotstove.record import Club as RealClub
from hotstove.record import find_club
from hotstove.season.card_id import CardId
from hotstove.season.season_game import AnySeasonGame
from hotstove.season.usage import Share
from hotstove.table.errors import Mistake
from hotstove.table.reading import named_file

LONGEST_CODE = 8


class Wanted(NamedTuple):
    """A club as it was typed: league and division before a colon, then a real club, a club file, or a new name."""

    league: str
    division: str
    text: str


class Member(NamedTuple):
    """A club of the league, ready to play."""

    code: str
    league: str
    division: str
    club: Any
    shares: Mapping[str, Share]
    year: int

    def placed(self, league: str, division: str) -> Member:
        """The club in a league and division, whatever its file says."""
        club = replace(self.club, league=league) if isinstance(self.club, Club) else self.club
        return self._replace(league=league, division=division, club=club)


def read_wanted(text: str) -> Wanted:
    """`1927 Yankees`, `East: 1927 Yankees`, or `AL East: 1927 Yankees`."""
    before, colon, name = text.rpartition(":")
    if colon and (len(before) > 1 or not name.startswith(("/", "\\"))):
        words = before.split()
        if not 1 <= len(words) <= 2 or not name.strip() or any(len(word) > LONGEST_CODE for word in words):
            raise Mistake(
                f"--club {text!r}: write CLUB, DIVISION: CLUB or LEAGUE DIVISION: CLUB, each with at most"
                f" {LONGEST_CODE} letters"
            )
        league, division = (words[0], words[1]) if len(words) == 2 else ("", words[0])
        return Wanted(league, division, name.strip())
    return Wanted("", "", text.strip())


def members(kind: AnySeasonGame, wanted: Sequence[Wanted], regress: float | None = None) -> list[Member]:
    """The clubs that were typed: real ones by year and name, or club files."""
    found: list[Member] = []
    for one in wanted:
        member = _from_file(kind, one) if named_file(one.text) else _real(kind, one, regress)
        if member.code.casefold() in {other.code.casefold() for other in found}:
            raise Mistake(f"--club {one.text}: another club of the league is called {member.code} already")
        found.append(member)
    return found


def _from_file(kind: AnySeasonGame, wanted: Wanted) -> Member:
    club = kind.entered(wanted.text)
    code, (_, league) = kind.code(club), kind.name_and_league(club)
    year = club.season if isinstance(club, Club | Sheet) else 0
    member = Member(code, league, "", club, kind.shares(0, code, club, False), year)
    return member.placed(wanted.league or league, wanted.division)


def _real(kind: AnySeasonGame, wanted: Wanted, regress: float | None) -> Member:
    if not kind.real_clubs:
        raise Mistake(f"--club {wanted.text}: this game has no real clubs; open a season of it with season new")
    found = find_club(wanted.text)
    made = kind.make_club(f"{found.year} {found.code}", regress)
    code = f"{found.code}{found.year % 100:02d}"
    shares = kind.shares(found.year, found.code, made, True)
    if isinstance(made, Club):
        club, shares = with_year(made, shares, found, code, wanted.league)
        return Member(code, wanted.league, wanted.division, club, shares, found.year)
    if isinstance(made, Sheet):
        sheet = replace(made, key=f"{code.lower()}-{found.year}", club=found.title)
        return Member(code, wanted.league, wanted.division, sheet, shares, found.year)
    raise Mistake(f"--club {wanted.text}: clubs of this game cannot be put together")


def with_year(
    club: Club, shares: Mapping[str, Share], real: RealClub, code: str, league: str
) -> tuple[Club, Mapping[str, Share]]:
    """A real club under a name with its year, its players under ids with the year of their cards."""

    def called(player: str) -> str:
        return str(CardId(player, real.year))

    players = {called(key): replace(player, id=called(key)) for key, player in club.players.items()}
    made = replace(
        club,
        code=code,
        name=real.title,
        league=league,
        players=players,
        cards={called(key): card for key, card in club.cards.items()},
        staff=_staff(club, called),
        estimated={called(key): marks for key, marks in club.estimated.items() if key in club.players},
    )
    return made, {called(key): share for key, share in shares.items()}


def _staff(club: Club, called: Callable[[str], str]) -> Staff:
    versus = {}
    for key, order in club.staff.versus.items():
        *words, last = key.split()
        name = " ".join([*words, called(last)]) if last in club.players else key
        versus[name] = tuple((called(player), position) for player, position in order)
    return Staff(versus, tuple(map(called, club.staff.rotation)), tuple(map(called, club.staff.bullpen)))
