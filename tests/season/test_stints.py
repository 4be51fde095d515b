"""Players of several clubs: a stint is a window in time, and nobody is with two clubs on a day."""

from __future__ import annotations

from itertools import combinations

import pytest

from hotstove.diamond.lineup import Lineup
from hotstove.diamond.log import GameLog
from hotstove.season.club_state import ClubState
from hotstove.season.day import play_day
from hotstove.season.new_season import Wishes, prepare
from hotstove.season.result import Result
from hotstove.season.scheduled_game import ScheduledGame
from hotstove.season.usage import Share, from_text, real_shares, stays, to_text


@pytest.mark.parametrize("year", [1884, 2004, 2012])
def test_no_two_windows_of_a_player_overlap(year: int) -> None:
    by_player: dict[str, list[tuple[float, float]]] = {}
    for (player, _), windows in stays(year).items():
        by_player.setdefault(player, []).extend(windows)
    assert by_player
    for player, everywhere in by_player.items():
        assert min(everywhere)[0] == 0.0, player
        assert max(everywhere)[1] == 1.0, player
        for (first, last), (other, end) in combinations(everywhere, 2):
            assert last <= other or end <= first, player


def test_a_player_who_came_back_was_away_in_between() -> None:
    """Cody Ransom 2012: seventeen games with Arizona, sixty-four with Milwaukee, nine with Arizona again."""
    arizona, milwaukee = real_shares(2012, "ARI")["ransc001"], real_shares(2012, "MIL")["ransc001"]
    assert arizona.away == ((milwaukee.since, milwaukee.until),)
    for hundredth in range(101):
        assert arizona.is_here(hundredth / 100) != milwaukee.is_here(hundredth / 100)
    assert arizona.stay_gone(milwaukee.since) == pytest.approx(arizona.stay_gone(milwaukee.until))
    assert arizona.stay_gone(1.0) == 1.0


def test_shares_are_read_as_they_were_written() -> None:
    shares = {"one": Share({"SS": 0.5}, 4.0, since=0.1, until=0.9, away=((0.2, 0.3),)), "two": Share(started=0.2)}
    assert from_text(to_text(shares)) == shares
    assert from_text('{"old":[{},1.0,0.0,0.0,0.0,1.0,[]]}') == {"old": Share(batted=1.0)}


def test_a_hitter_who_pitches_bats_for_himself() -> None:
    """Shohei Ohtani opened 2021 on the mound and second in the order; a club with a designated hitter gives him up."""
    plan, schedule = prepare(Wishes("two ways", "superstar", 2021, league="AL", games=6))
    seen: list[Lineup] = []

    def watch(fixture: ScheduledGame, result: Result[GameLog]) -> None:
        seen.extend(lineup for lineup in result.record.starting if lineup.pitcher == "ohtas001")

    first = [game for game in schedule if "ANA" in game.clubs and game.date == schedule[0].date]
    play_day(plan, {}, first, watch=watch)
    assert seen
    for lineup in seen:
        assert not lineup.has_designated_hitter
        assert lineup.players.count("ohtas001") == 1


def test_a_club_that_would_have_no_nine_plays_with_those_who_came_later() -> None:
    """St. Paul 1884 played nine games in the autumn with eight players of its own and some who came from elsewhere; on
    a schedule made here it begins in spring."""
    plan, schedule = prepare(Wishes("unions", "superstar", 1884, league="UA", seed="2"))
    seen: list[Lineup] = []
    first = next(game for game in schedule if "SPU" in game.clubs)

    def watch(fixture: ScheduledGame, result: Result[GameLog]) -> None:
        seen.append(result.record.starting[fixture.clubs.index("SPU")])

    play_day(plan, {}, [first], watch=watch)
    (lineup,) = seen
    assert len(set(lineup.players[1:])) == 9


@pytest.mark.parametrize("game", ["superstar", "replay"])
def test_nobody_is_called_back_from_the_other_side(game: str) -> None:
    """Ed Goodson went from San Francisco to Atlanta in 1975: when the first basemen whom he left behind are hurt, he
    does not play for both in one game."""
    plan, schedule = prepare(Wishes("both", game, 1975, league="NL", seed="1"))
    late = next(one for one in schedule if set(one.clubs) == {"ATL", "SFN"} and plan.progress(one) > 0.8)
    cards = plan.clubs["SFN"].cards
    hurt = {player: 5 for player, card in cards.items() if card.plays("1B") and player != "goode101"}
    assert hurt
    assert plan.shares["ATL"]["goode101"].is_here(plan.progress(late))
    seen: list[Lineup] = []

    def watch(fixture: ScheduledGame, result: Result[GameLog]) -> None:
        seen.extend(result.record.starting)

    play_day(plan, {"SFN": ClubState(games=130, hurt=hurt)}, [late], watch=watch)
    assert set(seen[0].players[1:]).isdisjoint(seen[1].players[1:])
