"""`hotstove cards check`: every card file of a folder is read as the games read it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from hotstove.diamond.club import Club
from hotstove.diamond.plays_game import PlaysGame
from hotstove.games import keys
from hotstove.games.pennant.game import Pennant
from hotstove.games.pennant.sheets import Sheet
from hotstove.sitting.opening import find_game
from hotstove.table.chart_files import read_toml
from hotstove.table.errors import Mistake


def check_folder(folder: Path, say: Callable[[str], None]) -> bool:
    """One line for each file that is wrong, then the count; True when all are right."""
    files = [folder] if folder.is_file() else sorted(folder.glob("*.toml"))
    if not files:
        raise Mistake(f"{folder}: there are no card files (*.toml)")
    wrong = players = 0
    for file in files:
        try:
            players += len(check_file(file).players)
        except Mistake as mistake:
            wrong += 1
            say(str(mistake))
    say(f"{len(files) - wrong} files right with {players} players, {wrong} wrong")
    return wrong == 0


def check_file(file: Path) -> Club | Sheet:
    """The club of a file, whose every lineup can take the field under the game's rules."""
    page = read_toml(file)
    if any(name in page for name in ("card", "tile", "printed")):
        played = f"hotstove play rallybird --charts {file.parent} reads and checks them"
        raise Mistake(f"{file}: these are components of Rallybird, which has no players; {played}")
    key = page.get("game", "pennant" if {"lineup", "pitchers", "club"} <= set(page) else None)
    if key not in keys():
        raise Mistake(f"{file}: the cards are for {key!r}; the games are {', '.join(keys())}")
    game = find_game(str(key))
    if isinstance(game, Pennant):
        return game.read_club(file)
    if not isinstance(game, PlaysGame):
        raise Mistake(f"{file}: {game.name} has no cards of players")
    club = game.read_club(file)
    for name in club.staff.versus:
        pitcher = name.split()[-1] if name.split()[-1] in club.players else club.staff.rotation[0]
        lineup = club.lineup(pitcher, name[0], "no DH" not in name)
        try:
            game.verify_starting(game.setup((club, club), (lineup, lineup)), 1, lineup)
        except Mistake as mistake:
            raise Mistake(f"{file}: lineup {name!r}: {mistake}") from None
    return club
