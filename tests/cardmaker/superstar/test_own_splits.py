"""Batters against either hand by play by play that was taken in."""

from __future__ import annotations

from dataclasses import astuple
from pathlib import Path

import pytest

from hotstove.cardmaker.baseline.by_hand import Hands, Seen
from hotstove.cardmaker.baseline.own_splits import DOUBT, moved_to_own
from hotstove.cardmaker.baseline.platoon import Split, split_batter
from hotstove.cardmaker.baseline.rates import Rates
from hotstove.cardmaker.makers import maker_of
from hotstove.cardmaker.shelf import shelf_file
from hotstove.cardmaker.superstar.club import make_club
from hotstove.games.faces import player_faces
from hotstove.games.superstar.cards import Card
from hotstove.games.superstar.dice import SPECIAL_DICE
from hotstove.record import find_club, read_club
from tests.helpers.observed import write_observed

LINE = Rates(0.17, 0.05, 0.005, 0.03, 0.08, 0.005, 0.005, 0.15, 0.005, 0.01, 0.02, 0.47)
USUAL = split_batter(LINE, "R", 1988, 0.3)
STRIKEOUTS = list(DOUBT).index("so")
HE = Hands(Seen(200, (40, 12, 1, 10, 20, 1, 20)), Seen(400, (62, 18, 2, 8, 28, 2, 70)))
"""200 and 400 turns; he strikes out much less against left-handers."""


def whole(split: Split) -> list[float]:
    share = split.left_share
    return [
        share * one + (1 - share) * other for one, other in zip(astuple(split.left), astuple(split.right), strict=True)
    ]


@pytest.mark.parametrize("regress", [0.0, 0.2, 0.5, 0.9, 1.0])
def test_his_line_as_a_whole_stays(regress: float) -> None:
    assert whole(moved_to_own(USUAL, HE, regress)) == pytest.approx(list(LINE))


def test_as_much_is_believed_as_was_asked() -> None:
    """With 0 it is what he did, with 1 the usual difference of his hand, between them the more the more turns."""
    did = HE.left.events[STRIKEOUTS] / 200 - HE.right.events[STRIKEOUTS] / 400
    gaps = [found.left.so - found.right.so for found in (moved_to_own(USUAL, HE, regress) for regress in (0, 0.5, 1))]
    usual = USUAL.left.so - USUAL.right.so
    assert gaps[0] == pytest.approx(did)
    assert gaps[2] == usual
    enough = 200 * 400 / 600
    assert gaps[1] == pytest.approx(usual + (did - usual) * enough / (enough + DOUBT["so"]))


def test_who_met_one_hand_alone_keeps_the_usual_difference() -> None:
    found = moved_to_own(USUAL, Hands(right=HE.right), 0.5)
    assert found.left.so - found.right.so == pytest.approx(USUAL.left.so - USUAL.right.so)
    assert found.left_share < 0.01


def homers(card: Card, part: str) -> float:
    """How often a column shows a homer."""
    column = getattr(card.batting, part)
    return sum(weight for number, weight in SPECIAL_DICE.weights.items() if column(number) == "HR") / 216


def test_a_club_is_made_with_play_by_play_that_was_taken_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Incaviglia hits his homers off left-handers alone, and his card says where that is from; Sierra's says that
    nobody looked. The shelf keeps such cards apart."""
    monkeypatch.setenv("HOTSTOVE_HOME", str(tmp_path))
    maker, name = maker_of("superstar"), find_club("1988 TEX")
    without, before = shelf_file(maker, name, 0.5), make_club(read_club("1988 TEX"), 0.5)
    left = {"PA": 200, "AB": 180, "H": 60, "D": 10, "HR": 22, "BB": 18, "SO": 40}
    right = {"PA": 270, "AB": 240, "H": 44, "D": 9, "BB": 20, "SO": 110}
    write_observed("batters", [("incap001", "L", left), ("incap001", "R", right)])
    assert shelf_file(maker, name, 0.5) != without
    club = make_club(read_club("1988 TEX"), 0.5)
    card, usual = club.cards["incap001"], before.cards["incap001"]
    assert homers(card, "vs_l") > homers(usual, "vs_l") > homers(usual, "vs_r") > homers(card, "vs_r")
    faces = player_faces("superstar")
    notes = {who: " ".join(faces.batter(club, who).notes) for who in ("incap001", "sierr001")}
    assert "by 470 turns of play by play" in notes["incap001"]
    assert "estimated by his hand" in notes["sierr001"]
