"""Presets, charts of one's own and single options: `season new` takes them like `play`, and the season keeps them."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

from hotstove.games import game, plays_game
from hotstove.games.superstar.game import GAME as SUPERSTAR
from hotstove.records.store import Store
from hotstove.season.club_state import ClubState, from_text
from hotstove.season.new_season import Wishes, chosen_options, new_season
from hotstove.season.plays_season import PlaysSeason
from hotstove.season.scheduled_game import ScheduledGame
from hotstove.season.season import play_season
from hotstove.season.season_store import read_plan
from hotstove.table.errors import Mistake


def clubs_of(key: str, folder: Path) -> tuple[str, ...]:
    paths = []
    for name, file in plays_game(key).clubs().items():
        path = folder / f"{name}.toml"
        path.write_text(file.read_text(encoding="utf-8"), encoding="utf-8")
        paths.append(str(path))
    return tuple(paths)


def kept(folder: Path, wishes: Wishes) -> PlaysSeason:
    """The game as a season has it that was opened, closed and opened again, and has played a day."""
    with Store(folder / "spring.db") as store:
        new_season(store, wishes)
        play_season(store, wishes.name, days=1)
        kind = read_plan(store, wishes.name).season_game
    assert isinstance(kind, PlaysSeason)
    return kind


def test_a_preset_is_kept_with_single_options_over_it(tmp_path: Path) -> None:
    clubs = clubs_of("superstar", tmp_path)
    wishes = Wishes("spring", "superstar", 2026, games=4, clubs=clubs, preset="all", options={"rain_outs": "no"})
    assert kept(tmp_path, wishes).options == SUPERSTAR.options(injuries=True, rain_outs=False)


def test_without_a_preset_the_one_for_replays_is_taken_where_there_is_one() -> None:
    """Long Tater! has one: `season` and `accuracy` open the same season."""
    assert chosen_options(game("longtater"), "", {}) == {
        "automatic_steals": "second",
        "injuries": "no",
        "hit_and_run": "no",
    }
    assert chosen_options(game("longtater"), "printed", {}) == {}
    assert chosen_options(game("longtater"), "", {"injuries": "yes"})["injuries"] == "yes"
    assert chosen_options(game("superstar"), "", {}) == {}


@pytest.mark.parametrize("key", ["superstar", "longtater", "replay", "pennant", "rallybird"])
def test_every_preset_can_be_kept_as_it_is_typed(key: str) -> None:
    found = game(key)
    for name, values in found.presets.items():
        typed = chosen_options(found, name, {})
        assert found.read_options(typed) == found.options(**values)


def test_an_unknown_preset_is_refused() -> None:
    with pytest.raises(Mistake, match="--preset wild: Superstar Baseball has basic, all"):
        chosen_options(game("superstar"), "wild", {})


def test_charts_of_ones_own_are_kept_when_their_folder_is_gone(tmp_path: Path) -> None:
    """The season plays on with the charts that it was opened with."""
    charts = tmp_path / "charts"
    charts.mkdir()
    ours = files("hotstove.games.superstar").joinpath("charts/endurance.toml").read_text(encoding="utf-8")
    text = ours.replace("reliever-0+  1        0", "reliever-0+  1        3")
    assert text != ours
    (charts / "endurance.toml").write_text(text, encoding="utf-8")
    clubs = clubs_of("superstar", tmp_path)
    wishes = Wishes("spring", "superstar", 2026, games=4, clubs=clubs, charts=charts)
    with Store(tmp_path / "spring.db") as store:
        new_season(store, wishes)
        (charts / "endurance.toml").unlink()
        charts.rmdir()
        plan = read_plan(store, "spring")
        assert plan.charts == {"endurance.toml": text}
        kind = plan.season_game
        assert isinstance(kind, PlaysSeason)
        code, club = next(iter(plan.clubs.items()))
        reliever = next(player for player in club.staff.bullpen if 0 <= club.cards[player].pitching.decisions < 11)
        fixture = ScheduledGame("2026-05-10", code, code)
        state = ClubState(pitched={reliever: [fixture.ordinal - 2, 3, 0, 1]})
        assert not kind.roster(plan, code, state, fixture).may_relieve(reliever)
        assert play_season(store, "spring", jobs=2) == 4


def test_a_folder_without_charts_is_refused(tmp_path: Path) -> None:
    with Store(tmp_path / "spring.db") as store, pytest.raises(Mistake, match="there is no such folder of charts"):
        new_season(store, Wishes("spring", "superstar", 2026, charts=tmp_path / "none"))


def test_states_of_an_older_edition_are_read() -> None:
    """They know starts by position alone, and three figures of an appearance."""
    text = '{"NOR":{"games":3,"starts_at":{"a":{"SS":3}},"pitched":{"p":[100,18,1]},"hurt":{"a":2}}}'
    state = from_text(text)["NOR"]
    assert state == ClubState(games=3, pitched={"p": [100, 18, 1]}, hurt={"a": 2})
    last = state.last("p")
    assert last is not None and (last.started, last.in_a_row) == (True, 1)
