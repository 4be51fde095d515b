"""Usage settled ahead of results: starters, lineups and benches of every day, and what relievers are due by then."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from hotstove.diamond.lineup import Lineup
from hotstove.season.club_state import ClubState
from hotstove.season.match import hand_of
from hotstove.season.plan import AnyPlan
from hotstove.season.plays_season import PlaysSeason
from hotstove.season.result import SideResult
from hotstove.season.roster import DailyRoster
from hotstove.season.scheduled_game import ScheduledGame
from hotstove.table.collector import collected_seldom

STARTERS_OUTS = 18
"""Outs for which a starter is planned: six innings, the mean of the years since 1970."""
APPEARANCES = (5, 5, 4, 4, 4, 4, 4, 4, 4)
"""Plate appearances for which the slots of a batting order are planned: 38 a game, as in the record."""


class PlannedGame(NamedTuple):
    """A scheduled game with everything that is settled ahead."""

    fixture: ScheduledGame
    lineups: tuple[Lineup, Lineup]
    here: tuple[tuple[str, ...], tuple[str, ...]]
    """Who is with each club but the bullpen: those who may take a hurt player's place in the lineup."""
    bench: tuple[tuple[str, ...], tuple[str, ...]]
    """Who may come in during the game besides the bullpen."""
    due: tuple[dict[str, float], dict[str, float]]
    """Relievers who are with the club, and the relief games that each should have had by then."""
    saves_due: tuple[dict[str, float], dict[str, float]]
    """The same of saves before this game."""


@collected_seldom()
def plan_games(plan: AnyPlan, fixtures: Sequence[ScheduledGame]) -> list[PlannedGame]:
    """Starters, lineups and benches of all games."""
    kind = plan.season_game
    assert isinstance(kind, PlaysSeason)
    states = {code: ClubState() for code in plan.clubs}
    planned = []
    for fixture in sorted(map(plan.as_wished, fixtures), key=lambda game: game.order):
        rosters = tuple(kind.roster(plan, code, states[code], fixture) for code in fixture.clubs)
        starters = tuple(roster.starter(named) for roster, named in zip(rosters, fixture.starters, strict=True))
        hands = [hand_of(rosters[1 - side].club.players[starters[1 - side]].throws) for side in (0, 1)]
        hitter = plan.designated_hitter(fixture.home)
        sides = []
        for side, roster in enumerate(rosters):
            lineup = roster.lineup(starters[side], hands[side], hitter, fixture.lineups[side])
            squad = roster.squad(lineup)
            arms = {*squad.staff.bullpen} - {player for player in lineup.players if player}
            here = tuple(player for player in squad.players if player not in arms)
            sides.append((lineup, here, tuple(roster.bench(lineup)), _due(roster), _saves_due(roster)))
        first, second = sides
        planned.append(
            PlannedGame(fixture, (first[0], second[0]), (first[1], second[1]), (first[2], second[2]),
                        (first[3], second[3]), (first[4], second[4]))
        )  # fmt: skip
        for side, code in enumerate(fixture.clubs):
            states[code].enter(fixture.ordinal, _expected(sides[side][0], starters[side], hands[side]))
    return planned


def _due(roster: DailyRoster) -> dict[str, float]:
    games = roster.state.games + 1
    return {
        player: roster.shares[player].relieved * roster.turns(player, games)
        for player in roster.club.players
        if roster.shares[player].relieved > 0 and roster.fit(player)
    }


def _saves_due(roster: DailyRoster) -> dict[str, float]:
    return {
        player: share.work.saves * share.relieved * roster.turns(player, roster.state.games)
        for player, share in roster.shares.items()
        if share.relieved > 0 and share.work.saves > 0 and roster.fit(player)
    }


def _expected(lineup: Lineup, starter: str, against: str) -> SideResult:
    """What a game is expected to come to for a club."""
    from hotstove.diamond.gloves import NAME_OF

    return SideResult(
        against,
        tuple(
            (player, NAME_OF[position])
            for player, position in zip(lineup.players, lineup.positions, strict=True)
            if player and position != 1
        ),
        tuple(zip(lineup.players[1:], APPEARANCES, strict=True)),
        pitched=((starter, STARTERS_OUTS, True),),
    )
