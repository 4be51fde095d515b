"""A season's clubs are named by code or by name, as clubs are everywhere else."""

from __future__ import annotations

import pytest

from hotstove.records.rows import ClubRow
from hotstove.season.tables import club_code
from hotstove.table.errors import Mistake

CLUBS: dict[str, ClubRow] = {
    code: {"code": code, "name": name, "league": "AL", "division": "E"}
    for code, name in (("BOS", "Boston Red Sox"), ("CHA", "Chicago White Sox"), ("TEX", "Texas Rangers"))
}


@pytest.mark.parametrize("typed", ["TEX", "tex", "Rangers", "1988 Rangers", "texas  rangers"])
def test_a_club_is_found(typed: str) -> None:
    assert club_code(typed, CLUBS, "spring") == "TEX"


@pytest.mark.parametrize(("typed", "known"), [("sox", "BOS, CHA"), ("Mets", "BOS, CHA, TEX"), ("", "BOS, CHA, TEX")])
def test_what_fits_none_or_several_is_told(typed: str, known: str) -> None:
    with pytest.raises(Mistake, match=f"has {known}$"):
        club_code(typed, CLUBS, "spring")
