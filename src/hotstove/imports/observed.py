"""What play by play tells beyond season lines: splits by hand, batted balls, running, arms, and the pitchers' and
catchers' part in steals. A fold over games, a table each, in the columns that fitters read."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from hotstove.diamond.errorless import batter_code, got_away
from hotstove.diamond.log import GameLog, PlayEntry
from hotstove.diamond.movement import OUT, movement
from hotstove.diamond.play import Play
from hotstove.diamond.situation import Situation
from hotstove.scorebook.effects import DOUBLE_PLAYS, batting_counts
from hotstove.scorebook.words import FLIED, GROUNDED, LINED, POPPED, way_of

Counts = dict[str, int]
Key = tuple[str, ...]
SPLITS = (
    *("PA", "AB", "H", "D", "TR", "HR", "BB", "IBB", "HBP", "SO", "SH", "SF", "GDP", "ROE"),
    *("GB", "FB", "LD", "PU", "BUNT", "DPOPP"),
)
RUNNING = ("OPP2", "SB2", "CS2", "SB3", "CS3", "S1", "S1to3", "D1", "D1toH", "S2", "S2toH")
STEALS = ("SB", "CS", "PK", "WP", "PB", "BK", "ON1")
ARMS = ("O13", "A13", "O2H", "A2H", "KILL")
NAMES = {
    "AB": "at_bats", "H": "hits", "D": "doubles", "TR": "triples", "HR": "home_runs", "BB": "walks",
    "IBB": "intentional_walks", "HBP": "hit_by_pitch", "SO": "strikeouts", "SH": "sacrifice_hits",
    "SF": "sacrifice_flies",
}  # fmt: skip
BALLS = {GROUNDED: "GB", FLIED: "FB", LINED: "LD", POPPED: "PU"}
_BUNT = re.compile(r"B[GPL].*|SH|BUNT.*")


@dataclass
class Observed:
    """The tables, each a count of events by its keys.

    `batters` and `pitchers`: club, player, hand of the other. `runners`: club, player. `batteries`: club, player, P or
    C. `arms`: club, player, position; a chance from first to third is one with nobody on second.
    """

    hands: Mapping[str, tuple[str, str]]
    """By player how he bats and throws."""
    batters: dict[Key, Counts] = field(default_factory=dict)
    pitchers: dict[Key, Counts] = field(default_factory=dict)
    runners: dict[Key, Counts] = field(default_factory=dict)
    batteries: dict[Key, Counts] = field(default_factory=dict)
    arms: dict[Key, Counts] = field(default_factory=dict)
    games: int = 0

    def add(self, log: GameLog) -> None:
        self.games += 1
        codes = (log.visitors.code, log.home.code)
        for entry in log.entries:
            if isinstance(entry, PlayEntry):
                self._at_bat(codes, entry)
                self._on_bases(codes, entry)
                self._battery(codes, entry)

    def _at_bat(self, codes: tuple[str, str], entry: PlayEntry) -> None:
        situation, play = entry.situation, entry.play
        counts = batting_counts(play, situation.bases, situation.outs)
        if not counts:
            return
        throws = "L" if self.hands.get(situation.pitcher, ("", "R"))[1] == "L" else "R"
        bats = self.hands.get(situation.batter, ("R", ""))[0]
        side = bats if bats in ("L", "R") else "R" if throws == "L" else "L"
        line = {name: counts.get(column, 0) for name, column in NAMES.items()}
        line["PA"] = 1
        line["ROE"] = int(batter_code(play) == "E")
        ball = _ball(play)
        if ball:
            line[ball] = 1
        line["GDP"] = int(ball == "GB" and bool(DOUBLE_PLAYS & set(play.modifiers)))
        line["BUNT"] = int(_is_bunt(play))
        line["DPOPP"] = int(situation.bases[0] != "-" and situation.outs < 2)
        _count(self.batters, (codes[situation.batting], situation.batter, throws), line)
        _count(self.pitchers, (codes[situation.fielding], situation.pitcher, side), line)

    def _on_bases(self, codes: tuple[str, str], entry: PlayEntry) -> None:
        situation, play = entry.situation, entry.play
        first, second, _ = situation.runners
        club = codes[situation.batting]
        for code, _, base in play.events:
            if code in ("SB", "CS", "POCS") and base in ("2", "3"):
                runner = first if base == "2" else second
                _count(self.runners, (club, runner), {("SB" if code == "SB" else "CS") + base: 1})
        code = batter_code(play)
        if not code:
            return
        ends = dict(movement(play).ends)
        if first:
            _count(self.runners, (club, first), {"OPP2": int(not second)})
        if code == "S":
            if first:
                taken = ends.get("1", "1") in ("3", "H")
                _count(self.runners, (club, first), {"S1": 1, "S1to3": int(taken)})
            if first and not second:
                self._arm(codes, situation, play, ("O13", "A13"), taken, ends.get("1") == OUT)
            if second:
                taken = ends.get("2", "2") == "H"
                _count(self.runners, (club, second), {"S2": 1, "S2toH": int(taken)})
                self._arm(codes, situation, play, ("O2H", "A2H"), taken, ends.get("2") == OUT)
        if code in ("D", "DGR") and first:
            taken = ends.get("1", "1") == "H"
            _count(self.runners, (club, first), {"D1": 1, "D1toH": int(taken)})

    def _arm(
        self,
        codes: tuple[str, str],
        situation: Situation,
        play: Play,
        names: tuple[str, str],
        taken: bool,
        killed: bool,
    ) -> None:
        """The outfielder to whom a single went: how often runners could go on, and went or were thrown out."""
        handled = next((event.handled for event in play.events if event.code == "S"), "")[:1]
        if handled not in ("7", "8", "9"):
            return
        fielder = situation.lineups[situation.fielding].fielders[int(handled)]
        line = {names[0]: 1, names[1]: int(taken), "KILL": int(killed)}
        _count(self.arms, (codes[situation.fielding], fielder, handled), line)

    def _battery(self, codes: tuple[str, str], entry: PlayEntry) -> None:
        situation, play = entry.situation, entry.play
        events = [event.code for event in play.events]
        line = {
            "SB": events.count("SB"),
            "CS": events.count("CS") + events.count("POCS"),
            "PK": events.count("PO") + events.count("POCS"),
            "WP": int(got_away(play, "WP")),
            "PB": int(got_away(play, "PB")),
            "BK": events.count("BK"),
            "ON1": int(bool(batter_code(play)) and situation.bases[:2].startswith("1") and situation.bases[1] == "-"),
        }
        if any(line.values()):
            catcher = situation.lineups[situation.fielding].fielders[2]
            _count(self.batteries, (codes[situation.fielding], situation.pitcher, "P"), line)
            _count(self.batteries, (codes[situation.fielding], catcher, "C"), line)


def _count(table: dict[Key, Counts], key: Key, line: Mapping[str, int]) -> None:
    mine = table.setdefault(key, {})
    for name, number in line.items():
        if number:
            mine[name] = mine.get(name, 0) + number


def _is_bunt(play: Play) -> bool:
    return any(_BUNT.fullmatch(mark) for mark in play.modifiers)


def _ball(play: Play) -> str:
    """The kind of ball that was put into play, "" where there was none or nobody wrote it down; a caught ball of which
    nothing is written counts as a fly, as Chadwick has it."""
    code = batter_code(play)
    if code in ("K", "W", "IW", "HP", "C", ""):
        return ""
    written = any(re.fullmatch(r"B?[GLFP](?:DP|TP|[1-9].*)?|SF|FDP|BGDP|BPDP", mark) for mark in play.modifiers)
    if not written and code != "OUT":
        return ""
    way = way_of(play)
    return BALLS.get(FLIED if way == POPPED and not written else way, "")


TABLES: Mapping[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "batters": (("team", "player", "vs"), SPLITS),
    "pitchers": (("team", "player", "vs"), SPLITS),
    "runners": (("team", "player"), RUNNING),
    "batteries": (("team", "player", "role"), STEALS),
    "arms": (("team", "player", "pos"), ARMS),
}
"""For each table the columns of its keys, and of its counts."""


def table_rows(observed: Observed, name: str) -> Iterable[tuple[str | int, ...]]:
    """A table's rows, keys first, in order."""
    found: dict[Key, Counts] = getattr(observed, name)
    for key in sorted(found):
        yield (*key, *(found[key].get(column, 0) for column in TABLES[name][1]))
