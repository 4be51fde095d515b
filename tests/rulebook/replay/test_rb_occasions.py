"""RB-10, RB-21, RB-22: games missed, pitchers at bat, rare plays."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from hotstove.diamond.absences import assessed, game_over
from hotstove.diamond.bases import ALL_BASES
from hotstove.diamond.play import HITS
from hotstove.games.replay.absences import sits_out
from hotstove.games.replay.bats import pitchers_cards
from hotstove.games.replay.chart_set import our_charts, owners_charts
from hotstove.games.replay.flags import games_missed
from hotstove.games.replay.next_play import next_play
from hotstove.games.replay.options import Options
from hotstove.odds.distribution import distribution
from hotstove.table.errors import Mistake
from tests.helpers.replay import batter, matchup, pitcher, printed_batter, ruled, totals, with_square

GIBSON = printed_batter("gibson-1984")


def test_rb_10_square_two_one_is_an_absence() -> None:
    """Gibson's 39^3: three games; his other squares of column 2 none."""
    m = matchup(at_bat=GIBSON, bats="L")
    assert games_missed(ruled(m, "2-1-1").play) == 3
    assert games_missed(ruled(m, "2-3-1").play) == 0


def test_rb_10_a_55_has_another_kind_of_raised_number() -> None:
    assert games_missed(ruled(matchup(at_bat=GIBSON, bats="L"), "2-6-1").play) == 0


@pytest.mark.parametrize(("letter", "throws", "games"), [("L", "L", 0), ("L", "R", 5), ("R", "R", 0), ("R", "L", 5)])
def test_rb_10_a_platoon_player_is_spared_against_his_hand(letter: str, throws: str, games: int) -> None:
    card = with_square(batter(), 2, 1, f"40^5{letter}")
    m = matchup(at_bat=card, on_mound=pitcher(throws=throws))
    assert games_missed(ruled(m, "2-1-1").play) == games


def test_rb_10_absences_begin_with_the_next_game() -> None:
    """Assessed today with two games: he sits out the next two."""
    missing = assessed({}, {"gibson": 2})
    assert missing == {"gibson": 2}
    missing = game_over(missing, ["gibson"])
    assert missing == {"gibson": 1}
    assert game_over(missing, ["gibson"]) == {}


def test_rb_10_who_did_not_sit_still_owes_his_games() -> None:
    assert game_over({"gibson": 2}, []) == {"gibson": 2}


def test_rb_10_the_last_player_at_a_position_plays_on() -> None:
    """The only catcher plays; the right fielder, who can be replaced, sits."""
    plays = {"catcher": {"C"}, "gibson": {"RF"}, "spare": {"RF"}}
    out = sits_out(
        {"catcher": 2, "gibson": 3},
        {"catcher": ["C"], "gibson": ["RF"], "spare": []},
        lambda player, position: position in plays[player],
    )
    assert out == {"gibson"}


@pytest.mark.parametrize("number", range(1, 7))
def test_rb_21_six_batting_cards(number: int) -> None:
    """Thirty-six squares each, all of them with lines for every grade."""
    card = pitchers_cards(our_charts())[number]
    assert len(card.rows) == 6
    for roll, square in card.grids["R"].squares.items():
        names = ("back", "halfway", "close") if roll // 100 == 4 else (f"column_{roll // 100}",)
        for name in names:
            assert all(getattr(our_charts(), name)(square.number + grade) for grade in range(1, 6))


def test_rb_21_one_is_poorest_and_six_best() -> None:
    """Batting averages by exact odds against a pitcher of threes, bases empty."""
    averages = []
    for card in pitchers_cards(our_charts()).values():
        m = matchup(at_bat=card)
        chances = distribution(lambda m=m: next_play(our_charts(), Options(), m))  # type: ignore[misc]
        hits = sum(chance for play, chance in chances.items() if play.events[0].code in HITS)
        at_bats = sum(chance for play, chance in chances.items() if play.events[0].code not in {"W", "HP", "C"})
        averages.append(float(hits / at_bats))
    assert averages == sorted(averages)
    assert averages[0] < 0.12
    assert averages[-1] > 0.2


def test_rb_21_a_pitcher_has_his_own_legs_and_his_own_bunt() -> None:
    """Carlton bats with card 3, bunts as a 3 and runs as a 1."""
    batting = printed_batter("carlton-1980")
    assert (batting.number, batting.bunt, batting.runner.speed, batting.rows) == (3, 3, 1, ())


@pytest.mark.parametrize("outs", [0, 1, 2])
@pytest.mark.parametrize("bases", ALL_BASES)
def test_rb_22_every_entry_of_the_rare_play_book(bases: str, outs: int) -> None:
    """By bases, outs and two dice added; an odd die before it."""
    total = next(totals(our_charts().column_3, lambda line: line.startswith("die=odd")))
    m = matchup(bases, outs, at_bat={3: str(total - 1)}, on_mound={3: "1"})
    for dice in range(2, 13):
        play = ruled(m, "3-1-1", 3, f"2d6:{dice}")
        assert our_charts().rare_plays(bases, outs, dice) in play.cells
        assert "RB-22" in play.cites
        assert play.outs <= 3


def one_die_booklet(folder: Path, places: Sequence[tuple[str, int, int]]) -> Path:
    lines = [f'"{" ".join(map(str, place))}" = ["{"HBP" if place[2] == 1 else "=63/G"}", "So."]' for place in places]
    (folder / "rare_plays.toml").write_text("\n".join(["[published]", *lines]), encoding="utf-8")
    return folder


EVERYWHERE = [(bases, outs, die) for bases in ALL_BASES for outs in (0, 1, 2) for die in range(1, 7)]


def test_rb_22_a_booklet_for_one_die_is_laid_over(tmp_path: Path) -> None:
    """Every base and out has six lines, and a single die is rolled."""
    charts = owners_charts(one_die_booklet(tmp_path, EVERYWHERE))
    m = matchup("1--", 1, at_bat={3: "57"}, on_mound={3: "1"})
    assert ruled(m, "3-1-1", 3, 1, charts=charts).notation == "HP.1-2"
    assert ruled(m, "3-1-1", 3, 6, charts=charts).notation == "63/G"


def test_rb_22_a_booklet_for_one_die_is_whole(tmp_path: Path) -> None:
    with pytest.raises(Mistake, match="there is none for 123 2 6"):
        owners_charts(one_die_booklet(tmp_path, EVERYWHERE[:-1]))


def test_rb_22_an_even_die_is_what_the_line_says() -> None:
    chart = our_charts().column_3
    total = next(totals(chart, lambda line: line.startswith("die=odd")))
    play = ruled(matchup(at_bat={3: str(total - 1)}, on_mound={3: "1"}), "3-1-1", 2)
    assert "RB-22" not in play.cites
    assert play.batter == "out"


def test_rb_22_hamilton_has_one_at_three_four() -> None:
    """57: every total from 58 to 62 begins with odd or even."""
    chart = our_charts().column_3
    assert all(chart(57 + grade).startswith("die=odd") for grade in range(1, 6))
