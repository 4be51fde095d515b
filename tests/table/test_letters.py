"""Names are found however their accents, points and apostrophes are typed."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hotstove.games import plays_game
from hotstove.sitting.plays.lineups import find_player
from hotstove.table.errors import Mistake
from hotstove.table.letters import letters

GAME = plays_game("superstar")


@pytest.mark.parametrize(
    ("name", "typed"),
    [("Ronald Acuña", "ronald acuna"), ("Travis d'Arnaud", "Travis dArnaud"), ("J. R. Richard", "J.R. Richard")],
)
def test_what_is_typed_fits_the_name(name: str, typed: str) -> None:
    assert letters(name) == letters(typed)


def test_a_player_is_found_without_his_accents() -> None:
    club = GAME.read_club(next(iter(GAME.clubs().values())))
    first, *_ = club.players.values()
    named = replace(club, players={**club.players, first.id: replace(first, first="José", last="Acuña-O'Neill")})
    for typed in ("acuna-oneill", "Acuña", "jose acuna o'neill", first.id):
        assert find_player(named, typed) == first.id
    for nothing in ("", " ", "."):
        with pytest.raises(Mistake, match="is nobody on the roster"):
            find_player(named, nothing)
