"""The encyclopedia: careers over seasons, search, records, kept up with play; the same on a server."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import text

from hotstove.almanac.career import career, find_person, search_players
from hotstove.almanac.encyclopedia import forget, refresh, refresh_from, volumes
from hotstove.almanac.leading import leader_lists
from hotstove.almanac.record_book import record_book
from hotstove.almanac.search import search
from hotstove.almanac.this_day import this_day
from hotstove.records import queries
from hotstove.records.sizes import sizes
from hotstove.records.store import Store
from hotstove.season.season import play_season
from hotstove.table.errors import Mistake
from tests.cli.keyboard import hotstove
from tests.season.small_league import open_small


def test_a_career_is_the_sum_of_its_seasons(store: Store) -> None:
    refresh(store)
    assert refresh(store) == []
    with store.reading() as connection:
        assert [one.season for one in volumes(connection)] == ["autumn", "spring"]
        (found,) = [one for one in search_players(connection, "CASTELLAN  ray") if one.person == _person(store)]
        assert (found.seasons, found.first_year) == (2, 2026)
        page = career(connection, found.person)
        assert [one.season for one in page.regular["batting"]] == ["autumn", "spring"]
        season = queries.totals(connection, "spring", "batting", player="castr101")[0]
        assert page.regular["batting"][1].line["hits"] == season["hits"]
        assert page.totals["batting"]["hits"] == sum(one.line["hits"] for one in page.regular["batting"])
        with pytest.raises(Mistake, match="nobody named 'Nobody'"):
            find_person(connection, "Nobody")
        assert search(connection, "spring").seasons and search(connection, "nor nine").clubs
        assert not any(search(connection, "%"))


def _person(store: Store) -> str:
    with store.reading() as connection:
        query = text("SELECT person FROM year_player WHERE player = 'castr101' AND season = 'spring'")
        return str(connection.scalar(query))


def test_the_record_book_begins_with_the_leader(store: Store) -> None:
    refresh(store)
    with store.reading() as connection:
        (first,) = (one for one in record_book(connection, 3, "season") if one.header == "Home runs")
        best = max(int(leader_lists(connection, name, "HR", 1)[0].leaders[0].figure) for name in ("spring", "autumn"))
        assert int(first.records[0].figure) == best
        assert {one.part for one in record_book(connection, 2)} >= {"season", "career", "club"}
        day = this_day(connection, "spring", connection)
        assert day.scores and day.date == queries.games(connection, "spring")[-1]["date"].replace("/", "-")


def test_what_was_played_since_is_looked_through_again(tmp_path: Path) -> None:
    with Store(tmp_path / "one.db") as season, Store(tmp_path / "encyclopedia.db") as book:
        open_small(season, 6, "one")
        play_season(season, "one", days=1)
        files = [tmp_path / "one.db"]
        assert refresh_from(book, files) == (["one"], [])
        with book.reading() as connection:
            found = [one.header for one in record_book(connection, 3, "season")]
            assert "Home runs" in found and "Batting average" not in found, "nobody has batted a season's turns yet"
        assert refresh_from(book, files) == ([], [])
        play_season(season, "one")
        assert refresh_from(book, files) == (["one"], [])
        with book.reading() as connection:
            (volume,) = volumes(connection)
            assert (volume.played, volume.left, volume.place) == (12, 0, "one.db")
            lists = [one.header for one in record_book(connection, 3)]
            assert "Runs scored" in lists and "Earned run average" not in lists, "twelve games are no season"
            assert not [header for header in lists if header.startswith("Fewest runs")]
        (tmp_path / "torn.db").write_bytes(b"no database at all, but long enough to be looked at")
        done, trouble = refresh_from(book, [tmp_path / "torn.db"])
        assert done == [] and len(trouble) == 1
        forget(book, "one")
        with book.reading() as connection:
            assert volumes(connection) == []


def test_a_row_that_was_changed_is_refused(tmp_path: Path) -> None:
    with Store(tmp_path / "a.db") as store:
        open_small(store, 3)
        play_season(store, "spring")
        refresh(store)
        with store.writing() as connection:
            connection.execute(text("UPDATE year_batting SET home_runs = home_runs + 1"))
        with store.reading() as connection, pytest.raises(Mistake, match="encyclopedia refresh --all"):
            record_book(connection)
        refresh(store, everything=True)
        with store.reading() as connection:
            assert record_book(connection)


def test_a_server_gives_the_same_pages(store: Store, server_database: str) -> None:
    refresh(store)
    with Store(server_database) as server:
        for name in ("spring", "autumn"):
            open_small(server, 9, name)
            play_season(server, name)
        assert refresh(server) == ["autumn", "spring"]
        with store.reading() as one, server.reading() as other:
            person = _person(store)
            assert career(one, person) == career(other, person)
            assert record_book(one, 3) == record_book(other, 3)
            assert search(one, "ray") == search(other, "ray")
        room = sizes(server)
        assert room.whole > room.plays > 0 < room.encyclopedia


def test_the_commands(store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOTSTOVE_HOME", str(tmp_path))
    place = ("--db", str(store.path))
    right: tuple[tuple[tuple[str, ...], str], ...] = (
        (("season", "list"), "spring"),
        (("season", "awards", "--name", "spring"), "Cy Young award"),
        (("season", "feats", "--name", "spring"), "What"),
        (("season", "day", "--name", "spring"), "in season spring"),
        (("season", "player", "castr101", "--splits", "--log", "--name", "spring"), "v. right-handers"),
        (("season", "standings", "--real", "--name", "spring"), "Percentile"),
        (("encyclopedia", "player", _person(store)), "2 seasons"),
        (("encyclopedia", "player", _person(store), "--real"), "real AVG"),
        (("encyclopedia", "search", "nor nine", "--real"), "Percentile"),
        (("encyclopedia", "records", "career"), "Home runs (career)"),
        (("encyclopedia", "search", "castellan"), "Ray Castellan"),
        (("encyclopedia", "refresh"), "without play-by-play"),
    )
    for words, said in right:
        ran = hotstove(*words, *place)
        assert (ran.code, ran.err) == (0, "") and said in ran.out, words
    wrong: tuple[tuple[tuple[str, ...], str], ...] = (
        (("encyclopedia", "records", "week", *place), "records 'week': there are season, career, game, club"),
        (("encyclopedia", "player", "Nobody", *place), "nobody named 'Nobody'"),
        (("encyclopedia", "forget", "winter", *place), "no season 'winter'"),
        (("season", "feats", "triple play", "--name", "spring", *place), "feats 'triple play'"),
    )
    for words, said in wrong:
        ran = hotstove(*words)
        assert ran.code == 2 and said in ran.err and ran.err.count("\n") == 1


def test_an_encyclopedia_opened_after_a_day_was_played_knows_of_it(tmp_path: Path) -> None:
    """Each command opens and closes its files; SQLite writes beside the encyclopedia as soon as it is opened."""
    place, book = tmp_path / "one.db", tmp_path / "encyclopedia.db"
    with Store(place) as season:
        open_small(season, 6, "one")
    for number in (1, 2):
        with Store(place) as season:
            play_season(season, "one", days=1)
        with Store(book) as opened:
            assert refresh_from(opened, [place]) == (["one"], []), number
