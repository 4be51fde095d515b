"""A season keeps its books: resumed, parallel, summed and exported, they are the same."""

from __future__ import annotations

import csv
import random
from collections import defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from hotstove.almanac.columns import figure
from hotstove.diamond.club import Club
from hotstove.diamond.log import GameLog, PlayEntry, SubstitutionEntry
from hotstove.diamond.state import hurt_by
from hotstove.records import queries, schema
from hotstove.records.export import lahman_tables, write_tables
from hotstove.records.store import Store
from hotstove.scorebook import score
from hotstove.season.leaders import CATEGORIES, leaders
from hotstove.season.logs import season_logs
from hotstove.season.season import play_season
from hotstove.season.season_store import fixtures_to_play
from hotstove.table.errors import Mistake
from tests.season.small_league import open_small


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store(tmp_path / "spring.db") as opened:
        yield opened


def contents(store: Store) -> dict[str, list[tuple[object, ...]]]:
    """Everything in the books, in a fixed order."""
    with store.reading() as connection:
        return {
            table.name: sorted(tuple(row) for row in connection.execute(table.select()))
            for table in schema.metadata.sorted_tables
        }


def test_days_one_by_one_are_the_season_at_once(tmp_path: Path) -> None:
    with Store(tmp_path / "one.db") as one, Store(tmp_path / "other.db") as other:
        open_small(one)
        open_small(other)
        assert play_season(one, "spring") == 24
        random.seed(3)
        while fixtures_to_play(other, "spring"):
            random.random()
            play_season(other, "spring", days=random.randrange(1, 4))
        assert contents(one) == contents(other)


def test_two_processes_change_nothing(tmp_path: Path) -> None:
    with Store(tmp_path / "one.db") as one, Store(tmp_path / "two.db") as two:
        open_small(one, 6)
        open_small(two, 6)
        play_season(one, "spring")
        play_season(two, "spring", jobs=2)
        assert contents(one) == contents(two)


def test_until_stops_at_the_date(store: Store) -> None:
    open_small(store)
    dates = sorted({fixture.date for fixture in fixtures_to_play(store, "spring")})
    play_season(store, "spring", until=dates[3])
    assert min(fixture.date for fixture in fixtures_to_play(store, "spring")) == dates[4]


def test_sums_equal_the_box_scores(store: Store) -> None:
    open_small(store)
    play_season(store, "spring")
    summed: dict[tuple[str, str, str], int] = defaultdict(int)
    for log in season_logs(store, "spring"):
        book = score(log)
        for side in book.sides:
            for kind, entries in (("batting", side.batters), ("pitching", side.pitchers), ("fielding", side.fielders)):
                for entry in entries:
                    for name, value in entry.line._asdict().items():
                        summed[kind, entry.player, name] += value
    with store.reading() as connection:
        for kind in ("batting", "pitching", "fielding"):
            for row in queries.totals(connection, "spring", kind):
                for name in queries.COUNTS[kind]:
                    assert row[name] == summed[kind, row["player"], name], (kind, row["player"], name)


def test_injured_players_miss_their_games(store: Store) -> None:
    """SS-11: a player hurt on an account of the season is in no lineup of as many games of his club as it says, unless
    nobody else is left at a position of his."""
    open_small(store, 60, injuries="yes")
    play_season(store, "spring")
    out: dict[str, dict[str, int]] = defaultdict(dict)
    missed = 0
    for log in season_logs(store, "spring"):
        hurt = _hurt(log)
        for side, club in enumerate(log.clubs):
            changes = [entry for entry in log.entries if isinstance(entry, SubstitutionEntry) and entry.side == side]
            seen = {*log.starting[side].players, *(entry.change.player for entry in changes)}
            assert all(_is_last(club, player, out[club.code]) for player in sorted(seen & out[club.code].keys()))
            missed += len(out[club.code])
            left = {player: games - 1 for player, games in out[club.code].items() if games > 1}
            out[club.code] = left | {player: games for player, games in hurt.items() if player in seen and games}
    assert missed > 5, "sixty games a club bring injuries that cost games"


def _is_last(club: Club, player: str, out: Mapping[str, int]) -> bool:
    """Everybody else at a position of his is hurt, too."""
    return any(
        club.cards[player].plays(position) and all(one in out for one in club.cards if club.cards[one].plays(position))
        for position in ("C", "1B", "2B", "3B", "SS", "LF", "CF", "RF")
    )


def _hurt(log: GameLog) -> dict[str, int]:
    """Who was hurt, and the games that it costs him."""
    found = {}
    for entry in log.entries:
        hurt = hurt_by(entry.play, entry.situation) if isinstance(entry, PlayEntry) else None
        if hurt is not None:
            found[hurt[1]] = hurt[2]
    return found


def test_a_second_process_is_refused(store: Store) -> None:
    open_small(store)
    with store.alone("spring"), pytest.raises(Mistake, match=r"is being played by (process|hotstove) \d+.* since 20"):
        play_season(store, "spring")


def test_a_season_is_opened_once(store: Store) -> None:
    open_small(store)
    with pytest.raises(Mistake, match="there already"):
        open_small(store)


def test_unknown_seasons_are_named(store: Store) -> None:
    open_small(store)
    with pytest.raises(Mistake, match=r"no season 'autumn' here; there are: spring"):
        play_season(store, "autumn")


def test_a_schedule_needs_cards_for_its_clubs(store: Store) -> None:
    from dataclasses import replace

    from hotstove.season.scheduled_game import ScheduledGame
    from hotstove.season.season_store import create_season
    from tests.season.small_league import small_plan

    plan = small_plan()
    with pytest.raises(Mistake, match="XXX on 2026-05-01, and there are no cards"):
        create_season(store, replace(plan, name="other"), [ScheduledGame("2026-05-01", "XXX", "NOR")])


def test_lahmans_columns_as_csv_and_parquet(store: Store, tmp_path: Path) -> None:
    open_small(store, 6)
    play_season(store, "spring")
    with store.reading() as connection:
        tables = lahman_tables(connection, "spring", 2026)
    written = write_tables(tables, tmp_path / "csv", "csv")
    assert {path.name for path in written} == {
        f"{name}.csv" for name in ("Batting", "Pitching", "Fielding", "People", "Teams")
    }
    with (tmp_path / "csv" / "Batting.csv").open() as file:
        rows = list(csv.DictReader(file))
    assert sum(int(row["R"]) for row in rows) == sum(int(row["R"]) for row in tables["Teams"])
    written = write_tables(tables, tmp_path / "parquet", "parquet")
    import duckdb

    total = (
        duckdb.connect().execute(f"SELECT sum(R) FROM '{tmp_path / 'parquet' / 'Batting.parquet'}'").fetchall()[0][0]
    )
    assert total == sum(int(row["R"]) for row in tables["Teams"])
    assert not list((tmp_path / "parquet").glob("*.csv"))


def test_innings_are_led_in_thirds() -> None:
    innings = next(category for category in CATEGORIES if category.key == "IP")
    row = {"outs": 881, "player": "stewd001"}
    assert [figure(outs, innings.style) for _, outs in leaders(innings, [row], {})] == ["293.2"]
    assert figure(859.2, innings.style) == "286.1"  # the mean of many replays
