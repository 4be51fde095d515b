"""Links to clubs: the commissioner gives one out for a club of a season, and whoever has it runs that club."""

from __future__ import annotations

from dataclasses import dataclass

from hotstove.server.shelf import Shelf
from hotstove.server.tokens import hashed, new_token, same
from hotstove.table.errors import Mistake


@dataclass(frozen=True)
class ClubLinks:
    """Who runs which club, by season."""

    shelf: Shelf

    def give(self, season: str, club: str) -> str:
        """A new token for a club; the one before it runs nothing any more."""
        token = new_token()
        self.shelf.link_club(season, club, hashed(token))
        return token

    def take_back(self, season: str, club: str) -> None:
        self.shelf.link_club(season, club, "")

    def club_of(self, season: str, token: str) -> str:
        """The club that a token runs."""
        for club, kept in self.shelf.club_links(season).items():
            if same(token, kept):
                return club
        raise Mistake("This link runs no club of this season any more.")

    def clubs(self, season: str) -> frozenset[str]:
        """Clubs that somebody runs."""
        return frozenset(self.shelf.club_links(season))
