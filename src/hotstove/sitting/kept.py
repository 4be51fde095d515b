"""Games that are kept without being asked for: each a tape with a number, in the user's data folder."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from hotstove.sitting.opening import open_tape, rerun
from hotstove.sitting.sitting import AnySitting
from hotstove.table.errors import Mistake
from hotstove.table.game import WATCH
from hotstove.table.places import data_folder

NAME = re.compile(r"(\d{4,})-([a-z]+)\.tape")
FINISHED = "finished"
"""The folder, within that of the kept games, into which those go that are over."""
NONE_LEFT = "there is no game to go on with; hotstove play begins one"


@dataclass(frozen=True)
class KeptGame:
    """A game on the shelf."""

    number: int
    key: str
    path: Path

    @property
    def over(self) -> bool:
        return self.path.parent.name == FINISHED

    @property
    def when(self) -> datetime:
        """When it was last played."""
        return datetime.fromtimestamp(self.path.stat().st_mtime)

    @property
    def title(self) -> str:
        """Who meets whom."""
        return open_tape(self.path)[0].title

    @property
    def standing(self) -> str:
        """Where it stands: the inning and the score, or the final score."""
        sitting = rerun(self.path)
        sitting.go()
        return standing(sitting)


def standing(sitting: AnySitting) -> str:
    """Where a game stands, in a few words."""
    match = sitting.match
    sides = match.scene(sitting, WATCH)["scoreboard"]["sides"]
    score = ", ".join(f"{side['name']} {side['runs'] or 0}" for side in sides)
    if sitting.over:
        return f"over: {score}"
    chapter = match.chapter(sitting.state).split(",")[0]
    return f"{chapter}, {score}" if chapter else "under way"


def folder() -> Path:
    return data_folder() / "games"


def kept_games() -> list[KeptGame]:
    """Every game on the shelf, the one last played first; games that are over come last."""
    found = []
    for place in (folder(), folder() / FINISHED):
        for path in place.glob("*.tape") if place.is_dir() else ():
            match = NAME.fullmatch(path.name)
            if match and path.stat().st_size:
                found.append(KeptGame(int(match[1]), match[2], path))
    return sorted(found, key=lambda game: (game.over, -game.path.stat().st_mtime, -game.number))


def kept_game(number: int) -> KeptGame:
    for game in kept_games():
        if game.number == number:
            return game
    raise Mistake(f"game {number}: there is none of that number; hotstove games lists them")


def latest(key: str = "") -> KeptGame:
    """The game that was last played and is not over; of one kind, where that is named."""
    for game in kept_games():
        if not game.over and key in ("", game.key):
            return game
    raise Mistake(NONE_LEFT if not key else f"{key}: {NONE_LEFT}")


def new_place(key: str) -> Path:
    """A place with the next number, which nobody else gets."""
    shelf = folder()
    try:
        (shelf / FINISHED).mkdir(parents=True, exist_ok=True)
        taken = [int(found[1]) for path in shelf.rglob("*.tape") if (found := NAME.fullmatch(path.name))]
        number = max(taken, default=0)
        while True:
            number += 1
            place = shelf / f"{number:04d}-{key}.tape"
            if any(shelf.rglob(f"{number:04d}-*.tape")):
                continue
            try:
                place.open("x").close()
            except FileExistsError:
                continue
            return place
    except OSError as error:
        raise Mistake(f"{shelf}: games cannot be kept there ({error.strerror or error})") from None


def finish(path: Path) -> KeptGame | None:
    """The game is over: it goes to the finished ones. None where the tape is not on the shelf."""
    found = NAME.fullmatch(path.name)
    if path.parent != folder() or found is None:
        return None
    over = path.replace(folder() / FINISHED / path.name)
    return KeptGame(int(found[1]), found[2], over)


def is_kept(path: Path | None) -> bool:
    """Whether a tape lies on the shelf."""
    return path is not None and path.parent in (folder(), folder() / FINISHED) and NAME.fullmatch(path.name) is not None


def delete(number: int) -> KeptGame:
    game = kept_game(number)
    game.path.unlink()
    return game


def tape_named(text: str) -> Path:
    """A tape by its file, or a kept game by its number."""
    return kept_game(int(text)).path if text.isdecimal() and not Path(text).exists() else Path(text)


@contextmanager
def held(path: Path | None) -> Iterator[None]:
    """While a kept game is played nobody else may go on with it; a process that dies lets it go."""
    if path is None or not is_kept(path):
        yield
        return
    from hotstove.table.locking import Taken
    from hotstove.table.locking import held as held_file

    with ExitStack() as stack:
        try:
            stack.enter_context(held_file(folder() / f".{path.stem}.lock"))
        except Taken:
            raise Mistake(f"game {int(path.name[:4])}: it is being played at another table") from None
        yield
