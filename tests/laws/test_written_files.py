"""What we write we can read back, whatever people are called."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hotstove.games import plays_game
from hotstove.games.pennant.sheet_files import read_sheet, to_text
from hotstove.games.replay.park import Park
from hotstove.table.errors import Mistake
from hotstove.table.reading import LONGEST_NAME, is_name
from tests.helpers.fuzz import in_file, load_profile
from tests.helpers.mutation import good_files, spoil_and_read
from tests.helpers.pennant import TEXAS
from tests.helpers.playing import games_with_clubs, two_clubs
from tests.helpers.toml_text import quoted

load_profile()

SPOILT = int(os.environ.get("HOTSTOVE_SPOILT", "150"))
"""Spoilt files of each kind."""
TRICKY = ('The "Fighting" Nine', "a\\", '"""', "'''", "\\u0041", "O'Brien", "محمد علي", "Ō", "𝒜", "#", "=1", "x" * 60)
NAMES = st.one_of(
    st.sampled_from(TRICKY),
    st.text(st.characters(exclude_categories=["Cs", "Cc"]), min_size=1, max_size=LONGEST_NAME),
).filter(is_name)
ANY_NAMES = st.one_of(NAMES, st.text(st.characters(exclude_categories=["Cs"]), max_size=80))


@pytest.mark.parametrize("key", games_with_clubs())
@given(club_name=NAMES, first=NAMES, last=NAMES, fact=NAMES)
def test_a_club_is_read_as_it_was_written(key: str, club_name: str, first: str, last: str, fact: str) -> None:
    game = plays_game(key)
    club = two_clubs(key)[0]
    one = club.staff.rotation[0]
    players = {**club.players, one: replace(club.players[one], first=first, last=last)}
    card: Any = club.cards[one]
    cards = {**club.cards, one: replace(card, usage={fact: 3}, line={fact: 0.25}, estimated=(fact,))}
    park = replace(club.park, name=last, club=fact, key=last) if isinstance(club.park, Park) else None
    renamed = replace(club, name=club_name, players=players, cards=cards, park=park)
    path = in_file(game.write_club(renamed))
    found: Any = game.read_club(path)
    path.unlink()
    assert (found.name, found.players[one].name) == (club_name, renamed.players[one].name)
    assert (found.cards[one].usage, found.cards[one].line) == ({fact: 3}, {fact: 0.25})
    assert found.park == park
    assert game.write_club(found) == game.write_club(renamed)


@given(club=NAMES, batter=NAMES, pitcher=NAMES)
def test_a_sheet_is_read_as_it_was_written(club: str, batter: str, pitcher: str) -> None:
    lineup = (replace(TEXAS.lineup[0], name=batter), *TEXAS.lineup[1:])
    pitchers = (replace(TEXAS.pitchers[0], name=pitcher), *TEXAS.pitchers[1:])
    sheet = replace(TEXAS, club=club, lineup=lineup, pitchers=pitchers)
    path = in_file(to_text(sheet, note=f"{club} {batter}"))
    try:
        found = read_sheet(path)
    except Mistake as mistake:
        assert "two pitchers are named" in str(mistake) or "  " in batter + pitcher
    else:
        assert found.club == club
        assert found.lineup[0].name == " ".join(batter.split())
        assert found.pitchers[0].name == " ".join(pitcher.split())
    finally:
        path.unlink()


@pytest.mark.parametrize("key", games_with_clubs())
@given(name=ANY_NAMES)
def test_a_name_that_is_accepted_can_be_written(key: str, name: str) -> None:
    """No club opens that could not be kept: what is read, is written and read again as the same."""
    game = plays_game(key)
    club = two_clubs(key)[0]
    text = game.write_club(club).replace(quoted(club.name), quoted(name), 1)
    path = in_file(text)
    try:
        found = game.read_club(path)
        path.write_text(game.write_club(found), encoding="utf-8")
        assert game.read_club(path) == found
    except Mistake as mistake:
        assert not is_name(name), mistake
    finally:
        path.unlink()


@pytest.mark.parametrize("kind", sorted(kind for kind in good_files() if kind.endswith("clubs")))
def test_spoilt_clubs_that_are_read_are_written_and_read_the_same(kind: str, tmp_path: Path) -> None:
    key = kind.split()[0]
    seen = 0
    for number in range(1_000, 1_000 + SPOILT):
        _, club = spoil_and_read(kind, number, tmp_path)
        if isinstance(club, Mistake):
            continue
        seen += 1
        path = tmp_path / "again.toml"
        if key == "pennant":
            path.write_text(to_text(club), encoding="utf-8")  # type: ignore[arg-type]
            assert read_sheet(path) == club, number
        else:
            game = plays_game(key)
            path.write_text(game.write_club(club), encoding="utf-8")  # type: ignore[arg-type]
            assert game.read_club(path) == club, number
    assert seen > 5
