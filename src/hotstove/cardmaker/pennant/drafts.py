"""A club's sheet by formula, before its levels are fitted."""

from __future__ import annotations

from collections.abc import Sequence

from hotstove.cardmaker.pennant import ratings
from hotstove.cardmaker.pennant.context import FIELD, League, league_of
from hotstove.cardmaker.pennant.fit import Fit, prepare
from hotstove.cardmaker.pennant.grids import unearned_grid
from hotstove.cardmaker.pennant.lineups import Nine, nine_of
from hotstove.cardmaker.pennant.rotations import settled
from hotstove.cardmaker.pennant.staffs import staff_of
from hotstove.games.pennant.chart_set import PennantCharts
from hotstove.games.pennant.sheets import POSITIONS, Batter, Sheet
from hotstove.record import ClubRecord, PlayerRecord
from hotstove.table.charts import COMPLETED
from hotstove.table.sums import summed

EXPONENT = 1.6
"""How steeply ST falls with ERA: nearest to the six starters of the printed Texas sheet of 1988."""


def drafts(clubs: Sequence[ClubRecord], charts: PennantCharts) -> list[Fit]:
    """Every club before its fit. What a closed league scores it also allows: games outside it are evened out."""
    league = league_of(clubs)
    found = [draft(club, league, charts) for club in clubs]
    scored = summed(club.scored for club in found)
    allowed = summed(club.allowed for club in found)
    wins = summed(club.wins for club in found) / len(found)
    for club in found:
        club.scored *= (scored + allowed) / 2 / scored
        club.allowed *= (scored + allowed) / 2 / allowed
        club.wins += 0.5 - wins
    return found


def draft(club: ClubRecord, league: League, charts: PennantCharts) -> Fit:
    nine = nine_of(club)
    staff = staff_of(club, league, EXPONENT)
    sheet = Sheet(
        key_of(club),
        club.name,
        club.year,
        lineup_of(nine, league),
        bench_of(nine, league),
        staff.pitchers,
        unearned_grid((club.runs_allowed - club.totals["ER"]) / club.games),
        provenance=COMPLETED,
        bench_provenance=COMPLETED,
    )
    byes = 1 / len(league.clubs) if len(league.clubs) % 2 else 0.0
    real = {number: _starts(staff.players[number]) / club.games for number in sheet.starters}
    worths = [ratings.bat_worth(player.batting, league) for player in nine.players]
    decided = max(club.wins + club.losses, 1)
    record = club.runs / club.games, club.runs_allowed / club.games, club.wins / decided
    return prepare(settled(sheet, real, charts, byes), worths, record, charts, byes)


def key_of(club: ClubRecord) -> str:
    return f"{club.code.lower()}-{club.year}"


def lineup_of(nine: Nine, league: League) -> tuple[Batter, ...]:
    """The nine, BAT without the club's level."""
    return tuple(
        Batter(
            player.name,
            position,
            max(0, int(ratings.bat_worth(player.batting, league))),
            ratings.power(player.batting),
            ratings.speed(player.batting),
            fielding=ratings.glove(player, position, league) if position in FIELD else None,
            clutch=(_clutch(number), _clutch(number) + 1),
            dice=11 + number if number < 8 else None,
        )
        for number, (player, position) in enumerate(zip(nine.players, nine.positions, strict=True))
    )


def bench_of(nine: Nine, league: League) -> tuple[Batter, ...]:
    return tuple(
        Batter(
            player.name,
            player.position if player.position in POSITIONS else "PH",
            max(0, int(ratings.bat_worth(player.batting, league))),
            ratings.bench_power(player.batting),
            ratings.speed(player.batting),
        )
        for player in nine.bench
    )


def _clutch(number: int) -> int:
    """E.I. as on the printed sheet: 11-12 for the first spot, then 13-14, 15-16, 21-22 and so on."""
    return 11 + 10 * (number // 3) + 2 * (number % 3)


def _starts(player: PlayerRecord) -> float:
    return player.pitching.starts if player.pitching is not None else 0.0
