"""In a postseason nobody is held to his share of the season: whoever played most plays."""

from __future__ import annotations

from dataclasses import replace

from hotstove.games import plays_game
from hotstove.season.club_state import ClubState
from hotstove.season.condition import pitching_so_far
from hotstove.season.plan import Plan
from hotstove.season.plays_season import PlaysSeason
from hotstove.season.roster import DailyRoster
from hotstove.season.scheduled_game import ScheduledGame
from hotstove.season.usage import Share, Work, usual_shares
from tests.season.small_league import small_clubs, small_plan

MEASURES = (1.0, 0.3, 0.4, 0.0, 0.1, 0.1, 0.0)


def roster(shares: dict[str, Share], state: ClubState, stage: str, **options: str) -> DailyRoster:
    plan = small_plan(**options)
    plan = replace(plan, shares={**plan.shares, "NOR": shares})
    kind = plan.season_game
    assert isinstance(kind, PlaysSeason)
    return kind.roster(plan, "NOR", state, ScheduledGame("2026-10-05", "NOR", "EAS", stage=stage))


def october() -> tuple[dict[str, Share], str, str, ClubState]:
    """Two shortstops, one of whom played nearly always and is ahead of his share after a season."""
    club = small_clubs()["NOR"]
    shares = usual_shares(club)
    regular = next(player for player, share in shares.items() if "SS" in share.at)
    other = next(player for player in club.players if not shares[player].at and club.cards[player].plays("SS"))
    shares[regular] = replace(shares[regular], at={"SS": 0.9}, batted=4.0)
    shares[other] = Share({"SS": 0.1}, 0.4)
    shares = {player: replace(share, measures=MEASURES) for player, share in shares.items()}
    starts = {regular: {"SS R": 100}, other: {"SS R": 3}}
    return shares, regular, other, ClubState(games=100, against={"R": 100}, starts=starts)


def shortstop(found: DailyRoster) -> str:
    lineup = found.lineup(found.starter(), "R", True)
    return lineup.players[lineup.positions.index(6)]


def test_regulars_play_in_october_whatever_they_are_ahead() -> None:
    shares, regular, other, state = october()
    assert shortstop(roster(shares, state, "")) == other
    assert shortstop(roster(shares, state, "ALCS")) == regular


def test_whoever_started_most_starts_once_he_is_rested() -> None:
    shares, _, _, state = october()
    first, second, *_ = small_clubs()["NOR"].staff.rotation
    shares[first] = replace(shares[first], started=0.3)
    state.started = {first: 40, second: 5}
    assert roster(shares, state, "").starter() != first
    assert roster(shares, state, "ALCS").starter() == first
    state.pitched[first] = [ScheduledGame("2026-10-04", "NOR", "EAS").ordinal, 24, 1, 1]
    assert roster(shares, state, "ALCS").starter() != first


def test_who_came_late_counts_by_his_own_time() -> None:
    """A starter of the last tenth of the season who then started every fourth game is no fifth starter."""
    shares, _, _, state = october()
    first, second, *_ = small_clubs()["NOR"].staff.rotation
    shares[first] = replace(shares[first], started=0.22)
    shares[second] = replace(shares[second], started=0.025, since=0.9)
    assert roster(shares, state, "ALCS").starter() == second


def test_relievers_owe_nothing_in_october() -> None:
    shares, _, _, state = october()
    often, seldom, *_ = small_clubs()["NOR"].staff.bullpen
    shares[often] = replace(shares[often], relieved=0.4, work=Work(saves=0.5))
    shares[seldom] = replace(shares[seldom], relieved=0.1)
    state.relieved = {often: 60, seldom: 0}
    state.work = {often: [0, 0, 0, 60, 180, 40]}

    def called(stage: str) -> list[str]:
        found = roster(shares, state, stage)
        plan = found.plan(found.lineup(found.starter(), "R", True))
        return [one.player for one in plan.relievers if one.player in (often, seldom)]

    assert called("") == [seldom, often]
    assert called("WS") == [often, seldom]
    assert "ahead of his share" in pitching_so_far(roster(shares, state, ""), often)
    assert pitching_so_far(roster(shares, state, "WS"), often) == "60 in relief"


def test_limits_of_games_are_those_of_the_season() -> None:
    """LT-26: after 162 games everybody has had the games on his card, and the postseason is still played."""
    game = plays_game("longtater")
    club = game.read_club(next(iter(game.clubs().values())))
    player = next(iter(club.players))
    plan = Plan("s", "longtater", 1988, ("AL",), "7", {"games_limit": "true"}, "turn", "share", {club.code: club},
                {club.code: usual_shares(club)}, {})  # fmt: skip
    kind = plan.season_game
    assert isinstance(kind, PlaysSeason)
    state = ClubState(used={player: {"G": 1000}})
    may = {
        stage: kind.roster(plan, club.code, state, ScheduledGame("1988-10-05", "X", "Y", stage=stage)).has_games(
            player, "G"
        )
        for stage in ("", "WS")
    }
    assert may == {"": False, "WS": True}
