"""Lineups by the official rules: no way back, the designated hitter and his loss, the double switch."""

from __future__ import annotations

import pytest

from hotstove.diamond.lineup import Lineup, Substitution, read_moves, starting_lineup
from hotstove.table.errors import Mistake, Refused

NINE = [("ann", 8), ("bob", 4), ("cal", 3), ("dan", 9), ("eli", 5), ("fay", 7), ("gus", 2), ("hal", 6)]
ROSTER = {"ann", "bob", "cal", "dan", "eli", "fay", "gus", "hal", "ike", "pat", "pit", "rel", "sub", "ten"}


def with_dh() -> Lineup:
    """Ike bats ninth for Pat, who pitches."""
    return starting_lineup([*NINE, ("ike", 10)], "pat", ROSTER.__contains__)


def without_dh() -> Lineup:
    """Pat pitches and bats ninth."""
    return starting_lineup([*NINE, ("pat", 1)], "pat", ROSTER.__contains__)


def after(lineup: Lineup, text: str) -> Lineup:
    return lineup.substitute(read_moves(text))


def test_a_starting_lineup_with_and_without_a_designated_hitter() -> None:
    assert (with_dh().pitcher, with_dh().has_designated_hitter, with_dh().players[0]) == ("pat", True, "pat")
    assert (without_dh().pitcher, without_dh().has_designated_hitter, without_dh().players[0]) == ("pat", False, "")
    assert with_dh().is_complete
    assert without_dh().is_complete


@pytest.mark.parametrize(
    ("order", "pitcher", "words"),
    [
        (NINE, "pat", "8 players"),
        ([*NINE, ("ann", 10)], "pat", "ann is named twice"),
        ([*NINE, ("ike", 10)], "ann", "ann is named twice"),
        ([*NINE, ("zoe", 10)], "pat", "zoe is not on the roster"),
        ([*NINE[:-1], ("hal", 5), ("ike", 10)], "pat", "nobody plays SS"),
        ([*NINE, ("pat", 1)], "rel", "rel was named to pitch, but pat stands at P"),
        ([*NINE, ("pat", 10)], "pat", "pat is named twice"),
    ],
)
def test_a_card_that_is_not_in_order_is_refused(order: list[tuple[str, int]], pitcher: str, words: str) -> None:
    with pytest.raises(Mistake, match=words):
        starting_lineup(order, pitcher, ROSTER.__contains__)


def test_a_player_who_has_left_may_not_come_back() -> None:
    """Sub bats for Ann; Ann is gone, at any position and in any slot."""
    changed = after(with_dh(), "sub 1 11")
    assert changed.gone == {"ann"}
    for text in ("ann 1 8", "ann 2 8", "ann 1 11"):
        with pytest.raises(Refused, match="may not come back"):
            after(changed, text)


def test_within_one_change_too() -> None:
    """Sub for Ann and Ann for Bob in one breath: refused."""
    with pytest.raises(Refused, match="may not come back"):
        after(with_dh(), "sub 1 8; ann 2 4")


def test_nobody_changes_his_batting_slot() -> None:
    with pytest.raises(Refused, match="bats in slot 1"):
        after(with_dh(), "ann 2 4")
    with pytest.raises(Refused, match="bats in slot 1"):
        after(with_dh(), "sub 1 8; sub 2 4")


def test_fielders_trade_positions_and_keep_their_slots() -> None:
    """Center and left change places: nobody leaves."""
    changed = after(with_dh(), "ann 1 7; fay 6 8")
    assert (changed.fielders[7], changed.fielders[8], changed.gone) == ("ann", "fay", frozenset())
    assert changed.is_complete


def test_two_players_at_one_position_or_nobody_is_told() -> None:
    assert after(with_dh(), "sub 1 7").trouble == "nobody plays CF, two play LF"
    nobody = after(without_dh(), "sub 9 11")
    assert nobody.trouble == "nobody plays P"
    assert not nobody.is_complete


def test_a_reliever_keeps_the_designated_hitter() -> None:
    changed = after(with_dh(), "rel 0 1")
    assert (changed.pitcher, changed.has_designated_hitter, set(changed.gone)) == ("rel", True, {"pat"})


def test_a_hitter_for_the_designated_hitter_takes_his_place() -> None:
    changed = after(with_dh(), "sub 9 11")
    assert changed.has_designated_hitter
    assert changed.is_complete
    assert after(changed, "sub 9 10").positions[9] == 10


def test_the_designated_hitter_who_takes_the_field_is_lost_as_such() -> None:
    """Ike goes to left, so Pat must bat in the slot of the player who left the field; otherwise it is refused."""
    changed = after(with_dh(), "ike 9 7; pat 6 1")
    assert changed.is_complete
    assert (changed.has_designated_hitter, changed.players[6], changed.players[0]) == (False, "pat", "")
    assert changed.gone == {"fay"}
    with pytest.raises(Refused, match="designated hitter is lost"):
        after(with_dh(), "ike 9 7; sub 6 8; ann 1 9; dan 4 6; hal 8 4; bob 2 3; cal 3 5; eli 5 2; gus 7 7")


def test_once_lost_he_does_not_come_back() -> None:
    """After the loss slot 0 is closed, and nine players bat who all stand in the field."""
    lost = after(with_dh(), "ike 9 7; pat 6 1")
    with pytest.raises(Refused, match="slot 0"):
        after(lost, "rel 0 1")
    assert after(lost, "ten 1 10").trouble == "nobody plays CF"


def test_a_pitcher_who_takes_a_batting_slot_ends_the_designated_hitter() -> None:
    """A double change: Rel pitches in Cal's slot, Ike goes to first; Pat and Cal leave."""
    changed = after(with_dh(), "rel 3 1; ike 9 3")
    assert changed.is_complete
    assert (changed.pitcher, changed.players[3], changed.has_designated_hitter) == ("rel", "rel", False)
    assert changed.gone == {"cal", "pat"}


def test_a_double_switch_without_a_designated_hitter() -> None:
    """Rel pitches and bats third, Sub plays first and bats ninth."""
    changed = after(without_dh(), "rel 3 1; sub 9 3")
    assert changed.is_complete
    assert (changed.pitcher, changed.slot_of("rel"), changed.slot_of("sub")) == ("rel", 3, 9)
    assert changed.gone == {"cal", "pat"}


def test_a_pitcher_may_play_elsewhere_and_pitch_again() -> None:
    """Pat goes to left for a batter while Rel pitches in Fay's slot; then they trade places again."""
    outfield = after(without_dh(), "pat 9 7; rel 6 1")
    assert outfield.is_complete
    assert (outfield.fielders[7], outfield.pitcher) == ("pat", "rel")
    back = after(outfield, "pat 9 1; rel 6 7")
    assert (back.fielders[7], back.pitcher, set(back.gone)) == ("rel", "pat", {"fay"})


def test_slots_and_positions_have_their_bounds() -> None:
    for slot, position in ((10, 1), (-1, 1), (1, 0), (1, 13)):
        with pytest.raises(Refused, match="slots are 0 to 9"):
            with_dh().substitute((Substitution("sub", slot, position),))
    with pytest.raises(Refused, match="slot 0"):
        after(without_dh(), "rel 0 1")
    with pytest.raises(Refused, match="slot 0"):
        after(with_dh(), "rel 0 5")
