"""The header of a tape, one for all games: what is agreed as text, and how it is read back."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from hotstove import games
from hotstove.sitting.arguments import BOOK
from hotstove.sitting.clubs import ClubT, FoundClub, HasClubs, find_again, owners_files, read_again
from hotstove.sitting.options import write_options
from hotstove.table.chance import Renewal
from hotstove.table.charts import ChartSet
from hotstove.table.errors import Mistake
from hotstove.table.game import SIDES, AnyGame
from hotstove.table.streams import MERSENNE, dice_words, read_dice

OUR_CHARTS = "as they come with the game"
OWN_DICE, HIDDEN_SEED = "own dice", "ours"


@dataclass(frozen=True)
class Terms:
    """What is agreed before any game: options, charts, dice, and who manages."""

    options: object
    folder: Path | None
    """The owner's charts, laid over ours."""
    charts: ChartSet
    seed: int | None
    """None when a person rolls his own dice, or nobody may know it."""
    own_dice: bool
    managers: tuple[str, str]
    """Who manages the visitors and the home side: a person, or a manager by his name."""
    stream: str = MERSENNE
    """On which stream the dice of the seed are rolled."""
    renewals: tuple[Renewal, ...] = ()
    """Where answers were taken back, so that fresh dice fell from there on."""


class Header:
    """The lines of a tape's header, each of which must be there when it is asked for."""

    def __init__(self, lines: Mapping[str, str], source: str) -> None:
        self.lines, self.source = lines, source

    def __getitem__(self, name: str) -> str:
        if name not in self.lines:
            raise Mistake(f"{self.source}: its header has no line {name!r}")
        return self.lines[name]

    def wrong(self, name: str, allowed: str) -> Mistake:
        return Mistake(f"{self.source}: {name} is {self.lines[name][:60]!r}; allowed is {allowed}")

    @property
    def game(self) -> AnyGame:
        """The game, in the version under which the tape was played."""
        game = games.game(self["game"])
        if self["version"] != str(game.version):
            version = self["version"]
            raise Mistake(
                f"{self.source}: it was played under version {version} of {game.name}; this is version {game.version}"
            )
        return game

    def options(self, game: AnyGame) -> object:
        return game.read_options(dict(word.partition("=")[::2] for word in self["options"].split()))

    def terms(self, game: AnyGame, charts: ChartSet, folder: Path | None, managers: tuple[str, ...]) -> Terms:
        """`managers` are the names that may stand for a side."""
        if self["charts hash"] != fingerprint(charts):
            where = "the charts that come with the game" if folder is None else f"the charts in {folder}"
            raise Mistake(f"{self.source}: {where} are not those with which it was played")
        dice = self["dice"]
        seats = self._manager(SIDES[0], managers), self._manager(SIDES[1], managers)
        seed, stream = self._dice()
        renewals = self._renewals()
        return Terms(self.options(game), folder, charts, seed, dice == OWN_DICE, seats, stream, renewals)

    def folder(self, charts: Path | None) -> Path | None:
        """The owner's charts: those that are named now, or those of the tape."""
        return charts or (None if self["charts"] == OUR_CHARTS else Path(self["charts"]))

    def club(self, game: HasClubs[ClubT], side: str, cards: Path | None) -> FoundClub[ClubT]:
        """A side's club: the tape carries its cards; older ones name where they are, and an owner may show his own."""
        name, text = self[side], self.lines.get(f"{side} cards")
        shown = cards is not None and Path(name).stem.lower() in {stem.lower() for stem in owners_files(cards)}
        if text is None or shown:
            found = find_again(game, name, cards)
        else:
            found = read_again(game, name, text, f"{self.source}: the cards of {name}")
        if found.fingerprint != self[f"{side} hash"]:
            raise Mistake(f"{self.source}: the cards of {name} are not those with which it was played")
        return found

    def _dice(self) -> tuple[int | None, str]:
        """The seed, where there is one, and its stream."""
        if self["dice"] in (OWN_DICE, HIDDEN_SEED):
            return None, MERSENNE
        found = read_dice(self["dice"])
        if found is None:
            raise self.wrong("dice", f"{OWN_DICE!r} or a seed, such as 'seed 7' or {dice_words(7)!r}")
        return found

    def _renewals(self) -> tuple[Renewal, ...]:
        found = self.lines.get("dice renewed", "")
        if re.fullmatch(r"(\d{1,6}/\d{1,6}( |$))*", found) is None:
            raise self.wrong("dice renewed", "rolls and numbers, such as 12/1 40/2")
        return tuple(Renewal(int(after), int(number)) for after, number in (word.split("/") for word in found.split()))

    def _manager(self, side: str, allowed: tuple[str, ...]) -> str:
        key = f"{side} manager"
        found = self.lines.get(key, BOOK if BOOK in allowed else allowed[0])
        if found not in allowed:
            raise self.wrong(key, " or ".join(allowed))
        return found


def write_header(
    game: AnyGame,
    terms: Terms,
    about: Mapping[str, str],
    clubs: tuple[FoundClub[ClubT], ...] = (),
    lineups: tuple[str, ...] = ("", ""),
) -> dict[str, str]:
    """The header: `about` comes after the version, then dice and charts, then what belongs to each side."""
    dice = OWN_DICE if terms.own_dice else HIDDEN_SEED if terms.seed is None else dice_words(terms.seed, terms.stream)
    header = {
        "game": game.key,
        "version": str(game.version),
        **about,
        "options": write_options(terms.options),
        "dice": dice,
        **_renewed(terms.renewals),
        "charts": OUR_CHARTS if terms.folder is None else str(terms.folder),
        "charts hash": fingerprint(terms.charts),
    }
    for number, side in enumerate(SIDES):
        if clubs:
            header[side] = clubs[number].source
            header[f"{side} hash"] = clubs[number].fingerprint
        if lineups[number]:
            header[f"{side} lineup"] = lineups[number]
        header[f"{side} manager"] = terms.managers[number]
    for side, found in zip(SIDES, clubs, strict=False):
        header[f"{side} cards"] = found.text
    return header


def _renewed(renewals: tuple[Renewal, ...]) -> dict[str, str]:
    return {"dice renewed": " ".join(f"{one.after}/{one.number}" for one in renewals)} if renewals else {}


def fingerprint(charts: ChartSet) -> str:
    """Changes when any cell of any chart changes."""
    digest = hashlib.sha256()
    for name, chart in sorted(charts.charts().items()):
        digest.update(f"{name}\n".encode())
        for place in sorted(chart.cells, key=str):
            digest.update(f"{place} {chart.cells[place]}\n".encode())
    return digest.hexdigest()[:16]
