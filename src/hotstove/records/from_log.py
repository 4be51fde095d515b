"""A game of plays into rows, and rows back into a log."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hotstove.diamond.apply import apply, change_sides
from hotstove.diamond.club import Club
from hotstove.diamond.lineup import Lineup, Substitution
from hotstove.diamond.log import GameLog, PlayEntry, SubstitutionEntry
from hotstove.diamond.notation import read, write
from hotstove.diamond.situation import first_pitch
from hotstove.records.result import GameRows
from hotstove.records.rows import Decided, EventRow, GameRow, Side, game_row
from hotstove.scorebook import Scorebook
from hotstove.scorebook.side_book import SideBook

SIDES = ("visitors", "home")
PLACED = "radj"
"""The kind of event that puts a runner on second before an extra half-inning, as Retrosheet calls it."""


def rows_of(key: str, stage: str, book: Scorebook) -> GameRows:
    """Every row that a scored game leaves in the database."""
    log = book.log
    assert log.final is not None
    codes = tuple(club.code for club in log.clubs)
    sides = [side_of(code, side) for code, side in zip(codes, book.sides, strict=True)]
    decided = Decided(book.decisions.win, book.decisions.loss, book.decisions.save)
    head = game_row(key, log.date, log.number, stage, sides, outs_of(book), decided, log.note)
    rows = GameRows(key, head, _events(key, log))
    for code, side in zip(codes, book.sides, strict=True):
        for batter in side.batters:
            rows.batting.append(
                {"key": key, "player": batter.player, "club": code, "slot": batter.slot, **batter.line._asdict()}
            )
        for pitcher in side.pitchers:
            rows.pitching.append({"key": key, "player": pitcher.player, "club": code, **pitcher.line._asdict()})
        for fielder in side.fielders:
            rows.fielding.append(
                {
                    "key": key,
                    "player": fielder.player,
                    "position": fielder.position,
                    "club": code,
                    **fielder.line._asdict(),
                }
            )
    return rows


def side_of(code: str, side: SideBook) -> Side:
    """A club's part of a scored game as its row has it."""
    innings = " ".join(str(runs) for runs in side.innings)
    return Side(code, side.runs, side.hits, side.errors, side.left_on_base, innings)


def outs_of(book: Scorebook) -> int:
    """Outs of both sides together."""
    return sum(pitcher.line.outs for side in book.sides for pitcher in side.pitchers)


def _events(key: str, log: GameLog) -> list[EventRow]:
    rows: list[EventRow] = []

    def add(kind: str, inning: int, side: int, player: str, slot: int, position: int, play: str) -> None:
        rows.append(
            {
                "key": key,
                "number": len(rows) + 1,
                "kind": kind,
                "inning": inning,
                "side": side,
                "player": player,
                "slot": slot,
                "position": position,
                "play": play,
            }
        )

    for side, lineup in enumerate(log.starting):
        for slot, (player, position) in enumerate(zip(lineup.players, lineup.positions, strict=True)):
            if player:
                add("start", 1, side, player, slot, position, "")
    now = 0, 0
    for entry in log.entries:
        situation = entry.situation
        if now != (situation.inning, situation.batting):
            now = situation.inning, situation.batting
            if situation.runners[1]:
                add(PLACED, *now, situation.runners[1], 0, 2, "")
        if isinstance(entry, PlayEntry):
            add("play", situation.inning, situation.batting, situation.batter, 0, 0, write(entry.play))
        else:
            player, slot, position = entry.change
            add("sub", situation.inning, entry.side, player, slot, position, "")
    return rows


def log_of(head: GameRow, events: Sequence[EventRow], clubs: Mapping[str, Club]) -> GameLog:
    """The log of a stored game, rebuilt play by play."""
    starting = (_lineup(events, 0), _lineup(events, 1))
    visitors, home = clubs[head["visitors"]], clubs[head["home"]]
    with_dh = any(lineup.has_designated_hitter for lineup in starting)
    log = GameLog(visitors, home, starting, head["date"], head["number"], with_dh, note=head["note"])
    situation = first_pitch(*starting)
    for row in events:
        if row["kind"] == "start":
            continue
        if situation.outs == 3:
            situation = change_sides(situation)
        if row["kind"] == PLACED:
            situation = situation.with_runners(("", row["player"], ""))
        elif row["kind"] == "play":
            play = read(row["play"])
            log.entries.append(PlayEntry(situation, play))
            situation = apply(situation, play)
        else:
            change = Substitution(row["player"], row["slot"], row["position"])
            log.entries.append(SubstitutionEntry(situation, row["side"], change))
            situation = situation.with_change(row["side"], change)
    log.final = situation
    return log


def _lineup(events: Sequence[EventRow], side: int) -> Lineup:
    players, positions = [""] * 10, [0] * 10
    for row in events:
        if row["kind"] == "start" and row["side"] == side:
            players[row["slot"]], positions[row["slot"]] = row["player"], row["position"]
    return Lineup(tuple(players), tuple(positions))
