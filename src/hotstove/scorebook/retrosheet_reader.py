"""Reads Retrosheet event files into game logs, each play put through `apply`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from hotstove.diamond.apply import Impossible, apply, change_sides
from hotstove.diamond.bases import next_base
from hotstove.diamond.club import Club, Player, Staff
from hotstove.diamond.lineup import Lineup, Substitution
from hotstove.diamond.log import GameLog, PlayEntry, SubstitutionEntry
from hotstove.diamond.movement import movement
from hotstove.diamond.notation import read
from hotstove.diamond.play import Move, Play
from hotstove.diamond.situation import Situation, first_pitch
from hotstove.table.errors import Mistake
from hotstove.table.reading import read_plain, rows_of

NO_PLAY = "NP"
_UNCERTAIN = "#!?"
"""Marks of doubt or excellence that a scorer may set behind a play."""


def read_event_file(path: Path) -> Iterator[GameLog]:
    """The games of a file, in order."""
    text = read_plain(path)
    game: _Game | None = None
    number = 0
    for number, row in rows_of(path, text):
        if row[0] == "id":
            if game is not None:
                yield game.log(number)
            game = _Game(path)
        if game is None:
            raise Mistake(f"{path}: line {number} is {','.join(row)[:40]!r}, an event file begins with an id")
        game.add(number, row)
    if game is None:
        raise Mistake(f"{path}: it holds no game")
    yield game.log(number)


class _Game:
    """One game, record by record."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.info: dict[str, str] = {}
        self.players: tuple[dict[str, Player], dict[str, Player]] = ({}, {})
        self.cards = ([("", 0)] * 10, [("", 0)] * 10)
        self._log: GameLog | None = None
        self._situation: Situation | None = None

    def add(self, number: int, row: list[str]) -> None:
        """Takes one record; a mistake names its line."""
        try:
            if row[0] == "info" and len(row) > 2:
                self.info[row[1]] = row[2]
            elif row[0] == "start":
                self._start(row)
            elif row[0] == "play":
                self._play(row)
            elif row[0] == "sub":
                self._substitute(row)
            elif row[0] == "radj":
                self._place_runner(row)
        except (IndexError, KeyError, ValueError, Impossible, Mistake) as error:
            what = error if isinstance(error, (Impossible, Mistake)) else "it is not a record of this kind"
            raise Mistake(f"{self.path}: line {number}, {','.join(row)[:60]}: {what}") from None

    def log(self, number: int) -> GameLog:
        """The game as far as it was read."""
        try:
            log = self._begun()
        except (ValueError, Mistake) as error:
            raise Mistake(f"{self.path}: game that ends at line {number}: {error}") from None
        log.final = self._situation
        return log

    def _begun(self) -> GameLog:
        """The log with the lineups and all that was said before the first play."""
        if self._log is None:
            starting = (self._lineup(0), self._lineup(1))
            date = self.info.get("date", "1900/01/01")
            clubs = [self._club(key, side, int(date[:4])) for side, key in enumerate(("visteam", "hometeam"))]
            with_hitter = self.info.get("usedh", "").lower() == "true"
            self._log = GameLog(clubs[0], clubs[1], starting, date, int(self.info.get("number") or 0), with_hitter)
            self._situation = first_pitch(*starting)
        return self._log

    def _lineup(self, side: int) -> Lineup:
        players, positions = zip(*self.cards[side], strict=True)
        if not all(players[1:]):
            raise Mistake(f"{('visitors', 'home')[side]}: the batting order has not nine players")
        lineup = Lineup(tuple(players), tuple(positions))
        if not lineup.is_complete:
            raise Mistake(f"{('visitors', 'home')[side]}: {lineup.trouble}")
        return lineup

    def _club(self, key: str, side: int, season: int) -> Club:
        code = self.info.get(key, "???")
        return Club(code, code, season, "", self.players[side], {}, Staff({}, (), ()))

    def _player(self, row: list[str]) -> tuple[int, str, int, int]:
        """Side, player, slot and position of a start or sub record."""
        side, slot, position = int(row[3]), int(row[4]), int(row[5])
        if side not in (0, 1) or not 0 <= slot <= 9 or not 1 <= position <= 12 or not row[1]:
            raise Mistake("sides are 0 and 1, slots 0 to 9, positions 1 to 12")
        first, _, last = row[2].rpartition(" ")
        self.players[side].setdefault(row[1], Player(row[1], first, last, "", ""))
        return side, row[1], slot, position

    def _start(self, row: list[str]) -> None:
        side, player, slot, position = self._player(row)
        self.cards[side][slot] = (player, position)

    def _play(self, row: list[str]) -> None:
        log = self._begun()
        situation = self._turned_to(int(row[1]), int(row[2]))
        text = row[6].rstrip(_UNCERTAIN)
        if text == NO_PLAY:
            return
        defense = situation.lineups[situation.fielding]
        if not defense.is_complete:
            raise Mistake(f"in the field {defense.trouble}")
        play = _with_forced_moves(read(text), situation.bases)
        if situation.batter != row[3]:
            raise Mistake(f"{row[3]} bats, but it is the turn of {situation.batter}")
        log.entries.append(PlayEntry(situation, play))
        self._situation = apply(situation, play)

    def _turned_to(self, inning: int, side: int) -> Situation:
        """The situation, after a change of sides where the record is of the next half-inning."""
        situation = self._situation
        assert situation is not None
        if (situation.inning, situation.batting) != (inning, side):
            if situation.outs != 3:
                raise Mistake(f"the half-inning before it has {situation.outs} out")
            situation = self._situation = change_sides(situation)
            if (situation.inning, situation.batting) != (inning, side):
                raise Mistake(f"inning {inning} does not come next")
        return situation

    def _place_runner(self, row: list[str]) -> None:
        """A runner who is put on second before an extra half-inning."""
        situation = self._situation
        if situation is None or situation.outs != 3 or row[2] != "2":
            raise Mistake("a runner is placed on second base before a half-inning alone")
        self._situation = change_sides(situation).with_runners(("", row[1], ""))

    def _substitute(self, row: list[str]) -> None:
        log = self._begun()
        side, player, slot, position = self._player(row)
        situation = self._situation
        assert situation is not None
        change = Substitution(player, slot, position)
        log.entries.append(SubstitutionEntry(situation, side, change))
        self._situation = situation.with_change(side, change)


def _with_forced_moves(play: Play, bases: str) -> Play:
    """The play with the moves that a scorer may leave out: whoever is pushed by the player behind him goes one base
    on."""
    ends = dict(movement(play).ends)
    pushed = ends.get("B", "")
    added = []
    for base in "123":
        if base in bases and base not in ends and pushed == base:
            pushed = next_base(base)
            added.append(Move(base, pushed))
        else:
            pushed = ends.get(base, "")
    return Play(play.events, play.modifiers, (*reversed(added), *play.moves)) if added else play
