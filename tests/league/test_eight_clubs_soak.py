"""An eight-club all-time league: drafted, played and crowned by commands alone, two clubs run by two people's files."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hotstove.records import queries
from hotstove.records.store import Store
from tests.league.test_leagues import well

CLUBS = ("Aces", "Kings", "Stars", "Owls", "Bears", "Lions", "Hawks", "Colts")


@pytest.mark.soak
def test_eight_clubs_from_the_draft_to_the_crown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOTSTOVE_HOME", str(tmp_path))
    clubs = [word for number, club in enumerate(CLUBS) for word in ("--club", f"{'EW'[number % 2]}: {club}")]
    well("league", "draft", "dream", *clubs, "--pool", "1927", "--pool", "1975", "--games", 28, "--seed", 5)
    ann, bob = tmp_path / "ann.toml", tmp_path / "bob.toml"
    lists = {ann: ("Aces", ["Rogers Hornsby", "Jim Palmer"]), bob: ("Kings", ["ruthb101-1927", "Lou Gehrig"])}
    for file, (club, wants) in lists.items():
        well("league", "hand-out", club, "--out", file, "--name", "dream")
        names = ", ".join(f'"{name}"' for name in wants)
        file.write_text(re.sub(r"wants = \[\s*\]", f"wants = [{names}]", file.read_text()))
        well("league", "hand-in", file)
    told = well("league", "pick", "dream", "--all").out
    assert "200. " in told
    well("league", "open", "dream")
    for file, (club, _) in lists.items():
        well("league", "hand-out", club, "--out", file, "--name", "dream")
        text = file.read_text()
        block = re.search(r"rotation = \[\n(.*?)\]", text, re.S)
        assert block is not None
        turned = "".join(reversed(block[1].splitlines(keepends=True)))
        file.write_text(text.replace(block[1], turned, 1))
        assert "play by these orders" in well("league", "hand-in", file).out
    well("season", "play", "--days", 10)
    well("league", "hand-out", "Kings", "--out", bob, "--name", "dream")
    well("league", "hand-in", bob)
    well("season", "play", "--all")
    final = well("season", "postseason", "Final=E1-W1:7").out
    well("season", "check")
    champion = well("encyclopedia", "seasons", "--csv").out.splitlines()[1].split(",")[-1]
    assert champion in CLUBS and f"Final: {champion} win in" in final
    with Store(tmp_path / "seasons" / "dream.db") as store, store.reading() as connection:
        assert len(queries.games(connection, "dream")) == 112
