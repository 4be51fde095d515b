"""A game of players' cards: its kinds of cards, charts and options, its files, and how a game of it is set up."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Generic, NamedTuple, Protocol, TypeVar, cast

from hotstove.diamond.availability import Availability
from hotstove.diamond.club import Club, PlayerCard
from hotstove.diamond.innings_options import innings_of
from hotstove.diamond.lineup import Lineup
from hotstove.diamond.log import UNDATED
from hotstove.diamond.setup import EVERYBODY_READY, Setup
from hotstove.table.charts import ChartSet
from hotstove.table.game import Game, State, Turn, View
from hotstove.table.shipped import shipped_files

Own = TypeVar("Own")
OwnCard = TypeVar("OwnCard", bound=PlayerCard)
OwnSetup = TypeVar("OwnSetup", bound=Setup)


class CardFiles(Protocol):
    """The file format of a game's clubs."""

    def read(self, source: Traversable | Path) -> Club:
        """The club of a file, completely checked."""

    def write(self, club: Club) -> str:
        """The file of a club, such that reading it gives the club back."""

    def blank(self) -> str:
        """A file to be filled in by hand."""


class Parts(NamedTuple, Generic[OwnSetup]):
    """What a game of cards is made of."""

    card: type[PlayerCard]
    card_files: CardFiles
    charts: type[ChartSet]
    our_charts: Callable[[], ChartSet]
    owners_charts: Callable[[Path], ChartSet]
    """Our charts with an owner's folder laid over them."""
    setup: type[OwnSetup]
    idle_options: Callable[..., tuple[str, ...]]
    """By options and clubs: a sentence for each option that is on and can do nothing."""


class CardGame(Game[State, Turn, View], Generic[State, Turn, View, OwnSetup]):
    """Charts, club files and setups, by the parts that a game names."""

    parts: Parts[OwnSetup]

    def charts(self, folder: Path | None = None) -> ChartSet:
        """The charts, with an owner's own folder laid over them."""
        return self.parts.our_charts() if folder is None else self.parts.owners_charts(folder)

    def clubs(self) -> Mapping[str, Traversable]:
        """Files of the clubs that come with the game, by short name, so that it plays before any card is made from the
        record."""
        return shipped_files(f"hotstove.games.{self.key}", "clubs")

    def read_club(self, source: Traversable | Path) -> Club:
        """The club of a file, completely checked."""
        return self.parts.card_files.read(source)

    def write_club(self, club: Club) -> str:
        """The file of a club, such that reading it gives the club back."""
        return self.parts.card_files.write(club)

    def blank_club(self) -> str:
        return self.parts.card_files.blank()

    def setup(
        self,
        clubs: tuple[Club, Club],
        starting: tuple[Lineup, Lineup],
        *,
        options: object = None,
        charts: ChartSet | None = None,
        date: str = UNDATED,
        number: int = 0,
        available: tuple[Mapping[str, Availability], Mapping[str, Availability]] = (EVERYBODY_READY, EVERYBODY_READY),
        lot: int = 0,
    ) -> OwnSetup:
        """Everything that is settled before the first pitch; without options and charts the usual ones."""
        chosen = self.options() if options is None else own(options, self.options)
        return self.parts.setup(
            own_clubs(clubs, self.parts.card),
            starting,
            date,
            number,
            available,
            innings=innings_of(chosen, number),
            lot=lot,
            options=chosen,
            charts=self.parts.our_charts() if charts is None else own(charts, self.parts.charts),
        )

    def idle_options(self, options: object, clubs: tuple[Club, Club] | tuple[()] = ()) -> tuple[str, ...]:
        """Options that are on and can do nothing, because of others or with these clubs (visitors, home): a sentence
        each."""
        return self.parts.idle_options(own(options, self.options), own_clubs(clubs, self.parts.card) if clubs else ())


def own_clubs(clubs: tuple[Club, Club], kind: type[OwnCard]) -> tuple[Club[OwnCard], Club[OwnCard]]:
    """The clubs as those of one game: their cards are all of its kind."""
    for club in clubs:
        for card in club.cards.values():
            if type(card) is not kind:
                raise TypeError(f"{club.name} has cards of another game ({type(card).__module__})")
            break
    return cast("tuple[Club[OwnCard], Club[OwnCard]]", clubs)


def own(given: object, kind: type[Own]) -> Own:
    """Options or charts as those of one game."""
    if not isinstance(given, kind):
        raise TypeError(f"{given!r} belongs to another game")
    return given
