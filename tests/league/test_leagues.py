"""Leagues of one's own: clubs of any years, a draft, a cup, and clubs that two people run by files."""

from __future__ import annotations

from pathlib import Path

import pytest

from hotstove.games import plays_game
from hotstove.league.clubs import read_wanted
from hotstove.league.cup import bracket, in_groups
from hotstove.league.draft import LEAST_ROUNDS, Draft, find_in_pool
from hotstove.league.pool import read_pool
from hotstove.records import queries
from hotstove.records.store import Store
from hotstove.table.errors import Mistake
from tests.cli.keyboard import Ran, hotstove
from tests.season.small_league import small_clubs


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HOTSTOVE_HOME", str(tmp_path))
    return tmp_path


def files(folder: Path, *divisions: str) -> list[object]:
    words: list[object] = []
    for number, (code, club) in enumerate(small_clubs().items()):
        path = folder / f"{code}.toml"
        path.write_text(plays_game("superstar").write_club(club), encoding="utf-8")
        words += ["--club", f"{divisions[number % len(divisions)]}: {path}" if divisions else path]
    return words


def well(*words: object) -> Ran:
    ran = hotstove(*words)
    assert (ran.code, ran.err) == (0, ""), ran
    return ran


def test_divisions_and_a_balanced_schedule(home: Path) -> None:
    assert "4 clubs, 24 games" in well("league", "new", "four", "--games", 12, *files(home, "E", "W")).out
    with Store(home / "seasons" / "four.db") as store, store.reading() as connection:
        clubs = queries.clubs(connection, "four")
        assert {row["division"] for row in clubs.values()} == {"E", "W"}
        met: dict[frozenset[str], int] = {}
        for row in queries.fixtures(connection, "four"):
            pair = frozenset((row["visitors"], row["home"]))
            met[pair] = met.get(pair, 0) + 1
        assert set(met.values()) == {4}
    well("season", "play", "--days", 1)
    assert "F: " in well("season", "play", "--all").out + well("season", "postseason", "F=HS E1-HS W1:3").out


def test_a_cup_is_played_to_its_end_and_goes_on_where_it_was_left(home: Path) -> None:
    words = ("league", "cup", "cup", "--best-of", 3, "--seed", 4, *files(home))
    told = well(*words).out
    assert told.count("win in") == 3 and told.endswith("win cup.\n")
    assert well(*words).out == told.splitlines(keepends=True)[-1]
    assert "Final" in well("season", "schedule", "--csv").out or "cup" in well("season", "list").out
    assert hotstove("league", "cup", "cup", "--best-of", 4, *files(home)).code == 2


def test_a_bracket_of_sixteen_has_four_rounds() -> None:
    from hotstove.league.clubs import Member

    members = [Member(f"C{number:02}", "", "", None, {}, 1988) for number in range(16)]
    series = bracket(members, 5)
    assert len(series) == 15 and series[-1].name == "Final"
    assert {one.one for one in series[:8]} | {one.other for one in series[:8]} == {
        f"Cup {group}{place}" for group in "AB" for place in range(1, 9)
    }
    assert {member.division for member in in_groups(members)} == {"A", "B"}
    with pytest.raises(Mistake, match="a cup has 2, 4, 8, 16, 32 clubs; 3 are named"):
        bracket(members[:3], 5)


def test_how_a_club_is_typed() -> None:
    assert read_wanted("1927 Yankees") == ("", "", "1927 Yankees")
    assert read_wanted("East: 1927 Yankees") == ("", "East", "1927 Yankees")
    assert read_wanted("AL East: 1927 Yankees") == ("AL", "East", "1927 Yankees")
    with pytest.raises(Mistake, match="LEAGUE DIVISION: CLUB"):
        read_wanted("the old AL East: 1927 Yankees")


def drafted(clubs: int = 2, rounds: int = LEAST_ROUNDS) -> Draft:
    pool = {player.id: player for player in read_pool(["1988 AL"])}
    return Draft(tuple(f"C{number}" for number in range(clubs)), rounds, "7", pool)


def test_a_draft_is_a_snake_and_leaves_nobody_without_a_catcher() -> None:
    draft = drafted(4)
    order = [draft.on_the_clock(number) for number in range(8)]
    assert order[:4] == order[7:3:-1] and len(set(order[:4])) == 4
    while not draft.over:
        draft.take(draft.automatic())
    for club in draft.clubs:
        assert draft.needs(club) == {}
    assert len({draft.pool[pick.player].person for pick in draft.picks}) == 4 * LEAST_ROUNDS


def test_a_pick_that_would_leave_a_hole_is_refused() -> None:
    draft = drafted()
    club = draft.on_the_clock()
    best = find_in_pool(draft, "Jose Canseco")
    draft.take(best)
    with pytest.raises(Mistake, match="has been taken"):
        draft.take(best)
    others = [player for player in draft.left if player.spot == "RF"]
    while draft.on_the_clock() != club:
        draft.take(draft.automatic())
    with pytest.raises(Mistake, match="picks left and still needs"):
        draft.take(others[0])
    with pytest.raises(Mistake, match="nobody in the pool is called so"):
        find_in_pool(draft, "Babe Ruth")


def test_a_list_that_was_handed_in_is_followed() -> None:
    draft = drafted()
    club = draft.on_the_clock()
    wanted = [player for player in draft.left if player.spot == "SS"][-1]
    draft.wants[club] = (wanted.id,)
    assert draft.automatic() == wanted


def test_two_people_run_clubs_of_a_drafted_league_by_files(home: Path) -> None:
    pool = [word for club in ("TEX", "OAK", "MIN", "CAL") for word in ("--pool", f"1988 {club}")]
    words = ("--club", "Aces", "--club", "Kings", "--rounds", 20, "--games", 4, "--seed", 3)
    well("league", "draft", "dream", *words, *pool)
    assert hotstove("league", "draft", "dream", *words, *pool).code == 2
    ann, bob = home / "ann.toml", home / "bob.toml"
    ann.write_text('league = "dream"\nclub = "Aces"\nwants = 5\n')
    refused = hotstove("league", "hand-in", ann)
    assert refused.code == 2 and "wants" in refused.err and refused.err.count("\n") == 1
    ann.unlink()
    for club, file, want in (("aces", ann, "Jose Canseco"), ("Kings", bob, "pucks001")):
        well("league", "hand-out", club, "--out", file, "--name", "dream")
        said = file.read_text().replace("wants = [\n]", f'wants = ["{want if " " in want else "Kirby Puckett"}"]')
        file.write_text(said)
        assert "want 1 players" in well("league", "hand-in", file).out
    told = well("league", "pick", "dream", "--all").out
    assert "ACES take Jose Canseco" in told and "KINGS take Kirby Puckett" in told
    assert "2 clubs, 4 games" in well("league", "open", "dream").out
    well("league", "hand-out", "aces", "--out", ann, "--name", "dream")
    text = ann.read_text()
    rotation = text[text.index("rotation = [") : text.index("]", text.index("rotation = ["))].splitlines()[1:]
    ann.write_text(text.replace("\n".join(rotation), "\n".join(reversed(rotation))))
    assert "play by these orders" in well("league", "hand-in", ann).out
    well("season", "play", "--days", 1)
    well("season", "check")
    with Store(home / "seasons" / "dream.db") as store, store.reading() as connection:
        starters = [
            row["player"] for row in queries.game_lines(connection, "dream", "pitching") if row["games_started"]
        ]
    assert rotation[-1].strip(' ",') in starters
    bad = home / "bad.toml"
    bad.write_text('league = "dream"\nclub = "ACES"\nrotation = ["nobody01-1988"]\n')
    refused = hotstove("league", "hand-in", bad)
    assert refused.code == 2 and "nobody on the roster of Aces" in refused.err and refused.err.count("\n") == 1
