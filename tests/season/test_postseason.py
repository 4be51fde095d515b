"""The postseason by a bracket as typed, left and taken up again."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from hotstove.records import queries
from hotstove.records.store import Store
from hotstove.season.finals import play_postseason
from hotstove.season.postseason import Series, next_game, read_bracket, side_of, winner_of
from hotstove.season.season import play_season
from hotstove.season.standings import standings
from hotstove.table.errors import Mistake
from tests.cli.keyboard import hotstove
from tests.season.small_league import open_small
from tests.season.test_season import contents

BRACKET = "ONE=HS1-HS4:3; TWO=HS2-HS3:3; FINAL=ONE-TWO:5"


def test_a_bracket_is_played_and_resumed(tmp_path: Path) -> None:
    with Store(tmp_path / "one.db") as one, Store(tmp_path / "other.db") as other:
        for store in (one, other):
            open_small(store, 4)
            play_season(store, "spring")
        told: list[str] = []
        winners = play_postseason(one, "spring", read_bracket(BRACKET), told.append)
        assert list(winners) == ["ONE", "TWO", "FINAL"] and sum(" win in " in line for line in told) == 3
        assert winners["FINAL"] in (winners["ONE"], winners["TWO"])

        def leave(line: str) -> None:
            raise KeyboardInterrupt(line)

        for _ in range(3):
            with pytest.raises(KeyboardInterrupt):
                play_postseason(other, "spring", read_bracket(BRACKET), leave)
        assert play_postseason(other, "spring", read_bracket(BRACKET)) == winners
        assert contents(one) == contents(other)
        assert play_postseason(one, "spring", read_bracket(BRACKET)) == winners
        assert contents(one) == contents(other)
        with one.reading() as connection:
            final = queries.games(connection, "spring", stage="FINAL")
            first = [queries.games(connection, "spring", stage=stage)[0]["date"] for stage in ("ONE", "TWO")]
            regular = queries.games(connection, "spring")
            places = standings(queries.clubs(connection, "spring"), regular)
        assert 3 <= len(final) <= 5
        assert first[0] == first[1] < final[0]["date"], "series of a round are played side by side"
        assert sum(place.won for place in places["HS"]) == len(regular) == 8


def test_a_series_goes_to_whoever_has_the_games_needed() -> None:
    series = Series("WS", "ONE", "TWO", 7)
    played = [("AAA", "AAA"), ("AAA", ""), ("BBB", "BBB"), ("BBB", "AAA"), ("BBB", "AAA")]
    assert winner_of(series, played) == ""
    assert winner_of(series, [*played, ("AAA", "AAA")]) == "AAA"
    parks = [next_game(series, ("AAA", "BBB"), played[:done], "1988-10-15").home for done in range(5)]
    assert parks == ["AAA", "AAA", "BBB", "BBB", "BBB"]
    assert next_game(series, ("AAA", "BBB"), [("AAA", "")] * 8, "1988-10-31").date == "1988-11-01"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "the bracket is empty"),
        ("WS=A-B:4", "1, 3, 5, 7 or 9 games"),
        ("A-B:7", "NAME=SIDE-SIDE:GAMES"),
        ("WS=A1-A2:7; WS=A1-A3:7", "named twice"),
    ],
)
def test_a_bracket_that_cannot_be_read_is_quoted(text: str, said: str) -> None:
    with pytest.raises(Mistake, match=said):
        read_bracket(text)


def test_a_side_that_is_nowhere_is_named() -> None:
    with pytest.raises(Mistake, match=r"bracket side 'NL E1'.*there are ONE"):
        side_of("NL E1", {}, {"ONE": "AAA"})


def test_series_are_looked_up_with_lines_of_their_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOTSTOVE_HOME", str(tmp_path))
    with Store(tmp_path / "seasons" / "spring.db") as store:
        open_small(store, 4)
        play_season(store, "spring")
    ran = hotstove("season", "postseason", "FINAL=HS1-HS2:3", "--name", "spring")
    assert ran.code == 0 and "FINAL, game 1: " in ran.out and "win in" in ran.out
    shown = json.loads(hotstove("season", "series", "final", "--json", "--name", "spring").out)
    assert list(shown) == ["FINAL", "FINAL: batting", "FINAL: pitching"]
    assert max(row["G"] for row in shown["FINAL: batting"]) in (str(len(shown["FINAL"])), len(shown["FINAL"]))
    assert hotstove("season", "box", shown["FINAL"][0]["Key"], "--name", "spring").code == 0
    assert "played are FINAL" in hotstove("season", "series", "WS", "--name", "spring").err
    assert "state one" in hotstove("season", "postseason", "--name", "spring").err
