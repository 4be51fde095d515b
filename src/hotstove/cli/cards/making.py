"""`hotstove cards make`: files for the clubs of a season, with a bar that shows how far it is."""

from __future__ import annotations

import sys
from pathlib import Path

from hotstove.cardmaker.baseline.true_to import verify
from hotstove.cardmaker.makers import maker_of
from hotstove.cardmaker.shelf import put
from hotstove.games import plays_game
from hotstove.record import ClubRecord, find_clubs, read_season
from hotstove.record.names import split_year
from hotstove.sitting.clubs import is_of_the_record
from hotstove.table.errors import Mistake


def year_and_clubs(words: list[str]) -> tuple[int, tuple[str, ...]]:
    """A year and clubs in it, as `1988 TEX CAL` or as `"1988 TEX" "1988 CAL"`."""
    found = [split_year(word) if is_of_the_record(word) else (0, word) for word in words]
    years = {year for year, _ in found if year}
    if len(years) != 1:
        raise Mistake(f"{' '.join(words)}: the cards of one year at a time, such as 1988 TEX CAL")
    return years.pop(), tuple(name for _, name in found if name)


def make_cards(
    game_key: str, year: int, names: tuple[str, ...], out: Path | None, regress: float, true_to: str
) -> None:
    """Makes the files; what stands in the folder under the same names is replaced file by file."""
    from rich.console import Console
    from rich.progress import track

    game = plays_game(game_key)
    maker = maker_of(game.key)
    if not 0 <= regress <= 1:
        raise Mistake(f"--regress {regress:g}: it is from 0 (as they were) to 1 (shrunk fully)")
    verify(true_to)
    folder = out or Path("cards") / f"{game.key}-{year}"
    if folder.exists() and not folder.is_dir():
        raise Mistake(f"--out {folder}: there is a file of that name, wanted is a folder")
    wanted = records(year, names)
    console = Console(stderr=True, highlight=False)
    players = 0
    for record in track(wanted, f"Cards of {year}", console=console, transient=True, disable=not sys.stderr.isatty()):
        club = maker.made(record, regress, true_to)
        try:
            put(folder / f"{record.code.lower()}.toml", game.write_club(club))
        except OSError as error:
            raise Mistake(f"--out {folder}: it cannot be written ({error.strerror or error})") from None
        players += len(club.players)
    print(f"{len(wanted)} clubs, {players} players: {folder}")


def records(year: int, names: tuple[str, ...]) -> list[ClubRecord]:
    """The clubs named, each once and in the order of the season; all of them without names."""
    season = read_season(year)
    if not names:
        return list(season.clubs)
    codes = {club.code for name in names for club in find_clubs(f"{year} {name}")}
    return [club for club in season.clubs if club.code in codes]
