"""Reads Retrosheet event files into game logs, each play put through `apply`."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from pathlib import Path

from hotstove.diamond.apply import Impossible, apply, change_sides
from hotstove.diamond.bases import next_base
from hotstove.diamond.club import Club, Man, Staff
from hotstove.diamond.lineup import Lineup, Substitution
from hotstove.diamond.log import GameLog, PlayEntry, SubstitutionEntry
from hotstove.diamond.movement import movement
from hotstove.diamond.notation import read
from hotstove.diamond.play import Move, Play
from hotstove.diamond.situation import Situation, first_pitch
from hotstove.table.errors import Mistake


def read_event_file(path: Path) -> Iterator[GameLog]:
    """The games of a file, in order."""
    try:
        text = path.read_text(encoding="latin-1")
    except OSError as error:
        raise Mistake(f"{path}: cannot be read as an event file ({error.strerror})") from None
    rows: list[tuple[int, list[str]]] = []
    for number, row in enumerate(csv.reader(text.splitlines()), start=1):
        if row and row[0] == "id" and rows:
            yield _Game(path, rows).read()
            rows = []
        if row:
            rows.append((number, row))
    if rows:
        yield _Game(path, rows).read()


class _Game:
    """One game's records."""

    def __init__(self, path: Path, rows: list[tuple[int, list[str]]]) -> None:
        self.path = path
        self.rows = rows
        self.info = {row[1]: row[2] for _, row in rows if row[0] == "info" and len(row) > 2}
        self.names: tuple[dict[str, Man], dict[str, Man]] = ({}, {})
        self.situation: Situation | None = None

    def read(self) -> GameLog:
        starting = (self._starting(0), self._starting(1))
        self.situation = first_pitch(*starting)
        log = GameLog(
            self._club("visteam", 0),
            self._club("hometeam", 1),
            starting,
            self.info.get("date", "1900/01/01"),
            int(self.info.get("number", "0") or 0),
            self.info.get("usedh", "false").lower() == "true",
        )
        for number, row in self.rows:
            try:
                if row[0] == "play":
                    self._play(log, row)
                elif row[0] == "sub":
                    self._substitute(log, row)
            except (Impossible, Mistake, IndexError, KeyError, ValueError) as error:
                raise Mistake(f"{self.path}: line {number}, {','.join(row)}: {error}") from None
        log.final = self.situation
        return log

    def _club(self, key: str, side: int) -> Club:
        code = self.info.get(key, "???")
        season = int(self.info.get("date", "1900")[:4])
        return Club(code, code, season, "", self.names[side], {}, Staff({}, (), ()))

    def _starting(self, side: int) -> Lineup:
        men, positions = [""] * 10, [0] * 10
        for _, row in self.rows:
            if row[0] == "start" and row[3].strip() == str(side):
                self._name(side, row)
                slot = int(row[4])
                men[slot], positions[slot] = row[1], int(row[5])
        return Lineup(tuple(men), tuple(positions))

    def _name(self, side: int, row: list[str]) -> None:
        first, _, last = row[2].rpartition(" ")
        self.names[side].setdefault(row[1], Man(row[1], first, last, "", ""))

    def _play(self, log: GameLog, row: list[str]) -> None:
        text = row[6].rstrip("#!?")
        if text == "NP":
            return
        self._turn_to(int(row[1]), int(row[2]))
        assert self.situation is not None
        play = _with_forced_moves(read(text), self.situation.bases)
        if self.situation.batter != row[3]:
            raise Mistake(f"{row[3]} bats, but it is the turn of {self.situation.batter}")
        log.entries.append(PlayEntry(self.situation, play))
        self.situation = apply(self.situation, play)

    def _turn_to(self, inning: int, side: int) -> None:
        assert self.situation is not None
        if (self.situation.inning, self.situation.batting) != (inning, side):
            if self.situation.outs != 3:
                raise Mistake(f"the half-inning before it has {self.situation.outs} out")
            self.situation = change_sides(self.situation)
            if (self.situation.inning, self.situation.batting) != (inning, side):
                raise Mistake(f"inning {inning} does not come next")

    def _substitute(self, log: GameLog, row: list[str]) -> None:
        situation = self.situation
        assert situation is not None
        side = int(row[3])
        change = Substitution(row[1], int(row[4]), int(row[5]))
        self._name(side, row)
        log.entries.append(SubstitutionEntry(situation, side, change))
        self.situation = situation.with_change(side, change)


def _with_forced_moves(play: Play, bases: str) -> Play:
    """The play with the moves that a scorer may leave out: whoever is pushed by the man behind him goes one base on."""
    ends = dict(movement(play).ends)
    pushed = ends.get("B", "")
    added = []
    for base in "123":
        if base in bases and base not in ends and pushed == base:
            pushed = next_base(base)
            added.append(Move(base, pushed))
        elif base in ends:
            pushed = ends[base]
        else:
            pushed = ""
    return Play(play.events, play.modifiers, (*reversed(added), *play.moves)) if added else play
