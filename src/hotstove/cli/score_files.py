"""Score files: a game on paper as text, with a header and a line for each play and each change of players."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date as date_type
from pathlib import Path

from hotstove.diamond.club import Club
from hotstove.diamond.gloves import NUMBER_OF
from hotstove.diamond.lineup import PITCHER, Lineup, starting_lineup
from hotstove.diamond.plays_game import AnyPlaysGame, PlaysGame
from hotstove.scorebook.scorer import Scorer
from hotstove.sitting.clubs import find_club
from hotstove.sitting.opening import find_game
from hotstove.sitting.plays.lineups import find_player, write_lineup
from hotstove.sitting.plays.moves import is_move, parse_move
from hotstove.table.errors import Mistake
from hotstove.table.game import SIDES
from hotstove.table.reading import read_plain
from hotstove.table.tape import write_whole

FIRST = "hotstove score 1"
BOTH = frozenset({0, 1})
_HALF = re.compile(r"(top|bottom) (\d{1,3})", re.IGNORECASE)
_HURT = re.compile(r"hurt:? (.+?)(?: (\d{1,3}))?", re.IGNORECASE)
_END = re.compile(r"end(?:s|ed)?[: ]+(.+)", re.IGNORECASE)
HEADER = ("game", "visitors", "home", "date", "visitors lineup", "home lineup")


@dataclass
class ScoreFile:
    """A game of plays that is being entered: its header, the lines so far, and the scorer who has checked them."""

    game: AnyPlaysGame
    header: dict[str, str]
    scorer: Scorer
    lines: list[str] = field(default_factory=list)

    def enter(self, line: str) -> None:
        """Checks a line and keeps it."""
        text = " ".join(line.split())
        if half := _HALF.fullmatch(text):
            now = self.scorer.situation
            if (half[1].lower(), int(half[2])) != (now.half, now.inning):
                raise Mistake(f"{text}: by the plays so far it is the {now.half} of inning {now.inning}")
        elif end := _END.fullmatch(text):
            self.scorer.end(end[1])
        elif hurt := _HURT.fullmatch(text):
            self.scorer.hurt(self._who(hurt[1]), int(hurt[2] or 0))
        elif is_move(text):
            self._change(text)
        else:
            self.scorer.play(text)
        self.lines.append(line)

    def _who(self, name: str) -> str:
        """Somebody who has played today, of either side."""
        found: list[str] = []
        for club, lineup in zip(self.scorer.clubs, self.scorer.situation.lineups, strict=True):
            try:
                found.append(find_player(club, name, tuple(sorted(lineup.used & club.players.keys()))))
            except Mistake as mistake:
                unknown = mistake
        if len(found) > 1:
            raise Mistake(f"{name!r} plays on both sides; type the id, {found[0]} or {found[1]}")
        if not found:
            raise unknown
        return found[0]

    def _change(self, text: str) -> None:
        """Changes that are made at once stand in one line, with semicolons between them."""
        made = [parse_move(part.strip(), self.scorer, BOTH) for part in text.split(";")]
        if len({side for side, _ in made}) != 1:
            raise Mistake(f"{text}: one line changes one side")
        self.scorer.change(made[0][0], [move for _, moves in made for move in moves])

    def undone(self) -> ScoreFile:
        """The same game without its last line."""
        fresh = ScoreFile(self.game, self.header, _scorer(self.game, self.scorer.clubs, self.header, "undo"))
        for line in self.lines[:-1]:
            fresh.enter(line)
        return fresh

    def write(self, path: Path) -> None:
        head = [FIRST, *(f"{name}: {self.header[name]}" for name in HEADER), ""]
        write_whole(path, "\n".join([*head, *self.lines]) + "\n")


def new_file(
    game: AnyPlaysGame, names: tuple[str, str], clubs: tuple[Club, Club], lineups: tuple[Lineup, Lineup], date: str
) -> ScoreFile:
    """A game about to be entered, with the lineups that were handed in; `names` is what the clubs are called."""
    header = {"game": game.key, "visitors": names[0], "home": names[1], "date": date_of(date, clubs[1].season)}
    header |= {f"{side} lineup": write_lineup(lineup) for side, lineup in zip(SIDES, lineups, strict=True)}
    return ScoreFile(game, header, _scorer(game, clubs, header, "score"))


def date_of(text: str, season: int) -> str:
    """A date as typed, or the first of April of the home club's season."""
    if not text:
        return f"{season:04d}/04/01"
    try:
        return date_type.fromisoformat(text.replace("/", "-")).strftime("%Y/%m/%d")
    except ValueError:
        raise Mistake(f"date {text}: a date is written 1988/04/05") from None


def read_file(path: Path, cards: Path | None = None, of_season: Mapping[str, Club] | None = None) -> ScoreFile:
    """A score file with every line checked; the first that is wrong is named. `of_season` has a season's own clubs."""
    lines = read_plain(path).split("\n")
    if lines[-1] == "":
        lines.pop()
    if not lines or lines[0].strip() != FIRST:
        raise Mistake(f"{path}: it does not begin with {FIRST!r}")
    header: dict[str, str] = {}
    first = len(lines)
    for number, line in enumerate(lines[1:], start=1):
        name, colon, value = line.partition(":")
        if not line.strip():
            first = number + 1
            break
        if not colon or name.strip() not in HEADER:
            raise Mistake(
                f"{path}: line {number + 1} is {line!r}; the header has {', '.join(HEADER)}, then a blank line"
            )
        header[name.strip()] = value.strip()
    for name in ("game", "visitors", "home"):
        if name not in header:
            raise Mistake(f"{path}: its header has no line {name!r}")
    game = find_game(header["game"])
    if not isinstance(game, PlaysGame):
        raise Mistake(f"{path}: a game of {game.name} is not made of plays")
    known = of_season or {}
    visitors, home = (
        known[header[side]] if header[side] in known else find_club(game, header[side], cards).club for side in SIDES
    )
    clubs = (visitors, home)
    header["date"] = date_of(header.get("date", ""), home.season)
    for side, name in enumerate(SIDES):
        if f"{name} lineup" not in header:
            raise Mistake(f"{path}: its header has no line '{name} lineup'; such as {_example(clubs[side])}")
    file = ScoreFile(game, header, _scorer(game, clubs, header, str(path)))
    for number, line in enumerate(lines[first:], start=first + 1):
        if not line.strip() or line.lstrip().startswith("#"):
            file.lines.append(line)
            continue
        try:
            file.enter(line)
        except Mistake as mistake:
            raise Mistake(f"{path}: line {number}: {mistake}") from None
    return file


def is_score_file(path: Path) -> bool:
    """Whether a file says that it is one."""
    with path.open(encoding="utf-8", errors="replace") as lines:
        return next(lines, "").strip() == FIRST


def _scorer(game: AnyPlaysGame, clubs: tuple[Club, Club], header: Mapping[str, str], source: str) -> Scorer:
    starting = []
    for club, name in zip(clubs, SIDES, strict=True):
        try:
            starting.append(_lineup(club, header[f"{name} lineup"]))
        except Mistake as mistake:
            raise Mistake(f"{source}: {name} lineup: {mistake}") from None
    return Scorer(clubs, (starting[0], starting[1]), header["date"], verify=game.verify_position)


def _lineup(club: Club, text: str) -> Lineup:
    """`Larkspur CF, Dunaway 2B, ..., Wintermute P`: nine who bat, and the pitcher last where another bats for him."""
    order: list[tuple[str, int]] = []
    for part in text.split(","):
        name, _, position = part.strip().rpartition(" ")
        if position.upper() not in NUMBER_OF:
            raise Mistake(f"{part.strip()!r}: a player and his position, such as {_example(club)}")
        order.append((find_player(club, name), NUMBER_OF[position.upper()]))
    pitcher = next((player for player, position in order if position == PITCHER), "")
    if not pitcher:
        raise Mistake("nobody is named to pitch (P)")
    if len(order) == 10:
        order = [one for one in order if one[1] != PITCHER]
    return starting_lineup(order, pitcher, club.players.__contains__)


def _example(club: Club) -> str:
    who: Sequence[str] = [player.last for player in club.players.values()]
    return f"'{who[0]} CF'" if who else "'Smith CF'"
