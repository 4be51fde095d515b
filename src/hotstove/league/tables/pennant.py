"""Pennant Race in a season's books: whole games, kept as game lines."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import Any

from hotstove.games.pennant.chart_set import PennantCharts
from hotstove.games.pennant.game import GAME
from hotstove.games.pennant.lines import GameLine
from hotstove.games.pennant.options import Options
from hotstove.games.pennant.setup import PennantSetup
from hotstove.games.pennant.sheets import Sheet
from hotstove.games.pennant.staff import Staff
from hotstove.games.pennant.totals import GameCredits, credits_of
from hotstove.league.fixtures import ScheduledGame
from hotstove.league.pennant import Quiet
from hotstove.league.plan import Plan
from hotstove.league.result import DayResult
from hotstove.league.state import ClubState
from hotstove.league.tables.club_files import ClubFiles
from hotstove.records.result import GameRows, Row
from hotstove.scorebook.lines import BattingLine, PitchingLine
from hotstove.table.chance import Dealer, seed_for
from hotstove.table.errors import Mistake
from hotstove.table.game import SIDES
from hotstove.table.session import Session

MEMORY = ("last_start", "last_relief", "running")
ONE_GAME: Row = BattingLine(games=1)._asdict()
"""What the game says of a player who did not homer: that he played."""
ONE_OUTING: Row = PitchingLine(games=1)._asdict()


class PennantTable(ClubFiles):
    """Two rolls a game; the staff's memory is what carries over."""

    def club_for(self, game_key: str, name: str) -> Sheet:
        """From the shelf of sheets made before; the first club of a league makes them all."""
        from hotstove.cardmaker.pennant.shelf import sheet_for

        return sheet_for(name)

    def shares(self, year: int, code: str, club: Sheet, real: bool) -> Mapping[str, Any]:
        return {}

    def name_and_league(self, club: Sheet) -> tuple[str, str]:
        return club.club, ""

    def code(self, club: Sheet) -> str:
        return club.key.split("-")[0].upper()[:8]

    def players(self, code: str, club: Sheet) -> list[Row]:
        names = {batter_id(code, spot): batter.name for spot, batter in club.batters.items()}
        names |= {pitcher_id(code, number): pitcher.name for number, pitcher in enumerate(club.pitchers)}
        rows = []
        for key, name in names.items():
            first, _, last = name.rpartition(" ")
            rows.append({"id": key, "first": first, "last": last, "bats": "", "throws": "", "record_id": ""})
        return rows

    def play_group(
        self,
        plan: Plan,
        fixtures: Sequence[ScheduledGame],
        states: Mapping[str, ClubState],
        by_hand: Mapping[str, Callable[[Any], Any]],
    ) -> DayResult:
        if by_hand:
            raise Mistake("a game of Pennant Race is two rolls; play single ones with: hotstove play pennant")
        options, charts = _options(plan), GAME.charts()
        result = DayResult(states={code: state.copy() for code, state in states.items()})
        for fixture in fixtures:
            codes = (fixture.visitors, fixture.home)
            visitors, home = (_staff(plan.clubs[code], result.states[code]) for code in codes)
            named = _named(plan, fixture, options)
            setup = PennantSetup((visitors, home), fixture.ordinal, options, charts, named)
            dice = Dealer(seed_for(plan.seed, fixture.key))
            line = Session(GAME, GAME.start(setup), dice, dict.fromkeys(SIDES, Quiet())).run().line
            result.games.append(_rows(fixture, line, plan.clubs, options, charts))
            for side, staff in enumerate(setup.staffs):
                state = result.states[codes[side]]
                state.games += 1
                after = staff.noted(fixture.ordinal, line, side)
                state.extra = {name: list(getattr(after, name)) for name in MEMORY}
        return result


def _options(plan: Plan) -> Options:
    """The season's own wish for real starters is the game's option (PR-23)."""
    options = GAME.read_options(plan.options)
    return replace(options, real_starters=True) if plan.starters == "real" else options


def _named(plan: Plan, fixture: ScheduledGame, options: Options) -> tuple[str, str]:
    """The starters whom the schedule names, by their names on the sheets."""
    if not options.real_starters or not any(fixture.starters):
        return "", ""
    names = _real_names(plan.year)
    visitors, home = (names.get(player, player) for player in fixture.starters)
    return visitors, home


@cache
def _real_names(year: int) -> Mapping[str, str]:
    """Pitchers' names by the keys that Retrosheet's game logs have for them."""
    from hotstove.record import read_season

    return {
        player.retro_id: player.name
        for club in read_season(year).clubs
        for player in club.players
        if player.pitching is not None
    }


def batter_id(code: str, spot: str) -> str:
    return f"{code.lower()}-b{spot}"


def pitcher_id(code: str, number: int) -> str:
    return f"{code.lower()}-p{number + 1}"


def _staff(sheet: Sheet, state: ClubState) -> Staff:
    kept: dict[str, Any] = {name: tuple(state.extra[name]) for name in MEMORY if name in state.extra}
    return replace(Staff.rested(sheet), **kept)


def _rows(
    fixture: ScheduledGame, line: GameLine, clubs: Mapping[str, Sheet], options: Options, charts: PennantCharts
) -> GameRows:
    """A game line as rows: runs, homers, and the pitchers' lines as far as the game knows them."""
    given = credits_of(charts, line, options)
    codes = (fixture.visitors, fixture.home)
    head: Row = {
        "key": fixture.key,
        "date": fixture.date.replace("-", "/"),
        "number": fixture.number,
        "visitors": codes[0],
        "home": codes[1],
        "stage": fixture.stage,
        "visitors_runs": line.score[0],
        "home_runs": line.score[1],
        **dict.fromkeys(("visitors_hits", "home_hits", "visitors_errors", "home_errors"), 0),
        **dict.fromkeys(("visitors_left", "home_left"), 0),
        "outs": sum(pitcher.outs for side in given.pitchers for pitcher in side),
        "visitors_line": "",
        "home_line": "",
        **_decisions(codes, line, given),
        "note": f"{9 + len(line.extra)} innings" if line.extra else "",
    }
    rows = GameRows(fixture.key, head)
    for side, code in enumerate(codes):
        homers = line.homers[side]
        for spot in clubs[code].batters:
            if spot in homers or spot.isdigit():
                mine = {**ONE_GAME, "key": fixture.key, "player": batter_id(code, spot), "club": code}
                mine["slot"] = int(spot) if spot.isdigit() else 0
                mine["home_runs"] = homers.count(spot)
                rows.batting.append(mine)
        won, ours = given.decisions, side == line.winner
        for pitcher in given.pitchers[side]:
            rows.pitching.append(
                {
                    **ONE_OUTING,
                    "key": fixture.key,
                    "player": pitcher_id(code, pitcher.number),
                    "club": code,
                    "games_started": int(pitcher.started),
                    "complete_games": int(pitcher.complete),
                    "shutouts": int(pitcher.shutout),
                    "wins": int(ours and won.win == pitcher.number),
                    "losses": int(not ours and won.loss == pitcher.number),
                    "saves": int(ours and won.save == pitcher.number),
                    "runs": pitcher.runs,
                    "earned_runs": pitcher.earned,
                    "outs": pitcher.outs,
                }
            )
    return rows


def _decisions(codes: tuple[str, str], line: GameLine, given: GameCredits) -> dict[str, str]:
    """Win and save are the winning side's players, the loss is the other's."""
    won = line.winner or 0
    sides = {"win": won, "loss": 1 - won, "save": won}
    numbers = given.decisions._asdict()
    return {
        name: "" if numbers[name] is None else pitcher_id(codes[side], numbers[name]) for name, side in sides.items()
    }


TABLE = PennantTable()
