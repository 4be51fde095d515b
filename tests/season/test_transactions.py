"""Real transactions: a player of two clubs changes them on the day on which he really did."""

from __future__ import annotations

import datetime
from pathlib import Path

import pytest

from hotstove.imports.taking_in import take_in
from hotstove.record.library import shelf_of
from hotstove.season.schedules.transactions import Move, moved_on_their_days, read_moves
from hotstove.season.usage import Share
from hotstove.table.errors import Mistake


def row(date: str, player: str, origin: str, to: str, time: str = "") -> str:
    fields = [date, time, "", "", "", "1", player, "T ", origin, "AL", to, "AL", "", "", "", ""]
    return ",".join(f'"{field}"' for field in fields) + "\n"


def ordinal(date: str) -> int:
    return datetime.date.fromisoformat(date).toordinal()


def test_moves_of_a_year_are_read_in_order(tmp_path: Path) -> None:
    (tmp_path / "tran.txt").write_text(
        row("19880904", "boddm001", "BAL", "BOS", "2")
        + row("19880730", "andeb001", "BOS", "BAL")
        + row("19880700", "nobod001", "BOS", "BAL")
        + row("19870730", "older001", "BOS", "BAL"),
        encoding="utf-8",
    )
    moves = [
        Move(ordinal("1988-07-30"), "andeb001", "BOS", "BAL"),
        Move(ordinal("1988-09-05"), "boddm001", "BAL", "BOS"),
    ]
    assert read_moves(tmp_path, 1988) == moves
    (tmp_path / "tran1988.txt").write_text("1,2,3\n", encoding="utf-8")
    with pytest.raises(Mistake, match="line 1 has 3 fields; transactions have 16"):
        read_moves(tmp_path, 1988)


def test_windows_follow_the_days_that_are_known() -> None:
    shares = {
        "BAL": {"boddm001": Share(since=0.0, until=0.6), "back0001": Share(until=0.9, away=((0.2, 0.4),))},
        "BOS": {"boddm001": Share(since=0.6, until=1.0), "stays001": Share()},
    }
    found = moved_on_their_days(shares, [Move(70, "boddm001", "BAL", "BOS")], lambda day: day / 100)
    assert found["BAL"]["boddm001"].until == found["BOS"]["boddm001"].since == 0.7
    assert found["BAL"]["back0001"] == shares["BAL"]["back0001"] and found["BOS"]["stays001"] == Share()
    released = [Move(50, "boddm001", "BAL", ""), Move(80, "boddm001", "", "BOS")]
    found = moved_on_their_days(shares, released, lambda day: day / 100)
    assert (found["BAL"]["boddm001"].until, found["BOS"]["boddm001"].since) == (0.5, 0.8)
    alone = {"BOS": {"boddm001": Share(since=0.6)}}
    assert moved_on_their_days(alone, released, lambda day: day / 100)["BOS"]["boddm001"].since == 0.8
    unknown = moved_on_their_days(shares, [], lambda day: 0.0)
    assert unknown["BAL"]["boddm001"].until == 0.6


def test_transactions_are_taken_in_for_the_years_that_are_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    source = tmp_path / "files"
    source.mkdir()
    (source / "tran.txt").write_text(row("19870730", "a", "BOS", "BAL") + row("19880730", "b", "BOS", "BAL"))
    (source / "TEX1988.ROS").write_text("b,Bee,Bob,R,R,TEX,P\n")
    taken = {(one.year, one.kind) for one in take_in(source)}
    assert taken == {(1988, "transactions"), (1988, "roster")}
    assert [move.player for move in read_moves(shelf_of(1988), 1988)] == ["b"]
    alone = tmp_path / "alone"
    alone.mkdir()
    (alone / "tran.txt").write_text(row("19870730", "a", "BOS", "BAL"))
    with pytest.raises(Mistake, match="no other file of those years"):
        take_in(alone)
