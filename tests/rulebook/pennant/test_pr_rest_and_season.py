"""PR-22, PR-23 and PR-35: rest, real starters, the season."""

from __future__ import annotations

from hotstove.cli.pennant.usage_grid import usage_grid
from hotstove.games.pennant.game import GAME
from hotstove.games.pennant.lines import GameLine
from hotstove.games.pennant.options import Options
from hotstove.games.pennant.setup import PennantSetup
from hotstove.games.pennant.staff import Staff, starter_of
from hotstove.games.pennant.starters import SHORT, choices, real_starter
from hotstove.managers.quiet import Quiet
from hotstove.season.pennant import PennantSeason
from hotstove.season.schedule import even_schedule
from hotstove.season.scheduled_game import ScheduledGame
from hotstove.table.chance import Dealer
from hotstove.table.game import SIDES
from hotstove.table.session import Session
from tests.helpers.pennant import TEXAS, rolled, side, staff, worked

GUZMAN = TEXAS.pitcher_number("Guzman")


def started(**days: int) -> Staff:
    """A Texas staff whose players started on these days."""
    return worked(staff(), last_start={TEXAS.pitcher_number(name): day for name, day in days.items()})


def played(options: Options, named: tuple[str, str]) -> GameLine:
    """A game between rested staffs whose managers take what is offered first."""
    setup = PennantSetup((staff(), staff()), options=options, named=named)
    return Session(GAME, GAME.start(setup), Dealer(3), dict.fromkeys(SIDES, Quiet())).run().line


def test_pr_22_rest_counts_full_days() -> None:
    mine = started(Guzman=10)
    assert not mine.may_start(GUZMAN, 14)
    assert mine.may_start(GUZMAN, 15)


def test_pr_22_one_day_early_costs_st_and_end_and_every_feat() -> None:
    mine = started(Guzman=10)
    assert mine.may_start_short(GUZMAN, 14)
    assert not mine.may_start_short(GUZMAN, 13)
    short = starter_of(TEXAS.pitchers[GUZMAN], GUZMAN, short=True)
    assert (short.st, short.end, short.cg, short.sho) == (2.5, 6, 666, 666)
    assert not rolled(666, fielding=side(short=True)).complete


def test_pr_22_the_rested_players_are_offered_first() -> None:
    mine = started(Hough=14, Kilgus=13, Guzman=12, Russell=9, Witt=8, Hayward=1)
    offered = list(choices(mine, 15))
    assert offered[:3] == ["Ray Hayward", "Bobby Witt", "Jeff Russell"]
    assert all(not name.endswith(SHORT) for name in offered)


def test_pr_22_a_player_who_lacks_one_day_is_offered_last() -> None:
    mine = started(Hough=14, Kilgus=13, Guzman=11, Russell=9, Witt=10, Hayward=1)
    assert list(choices(mine, 15)) == ["Ray Hayward", "Jeff Russell", "Jose Guzman" + SHORT, "Bobby Witt" + SHORT]


def test_pr_22_somebody_always_starts() -> None:
    everybody = {pitcher.name.split()[-1]: 14 for pitcher in TEXAS.pitchers[:6]}
    offered = choices(started(**everybody), 15)
    assert len(offered) == 1
    assert next(iter(offered)).endswith(SHORT)


def test_pr_23_the_schedule_names_the_starter_whatever_his_rest() -> None:
    mine = started(Guzman=14)
    found = real_starter(mine, "Jose Guzman")
    assert found is not None
    assert (found.number, found.cg) == (GUZMAN, 555)


def test_pr_23_a_player_without_rating_is_replaced() -> None:
    assert real_starter(staff(), "Kevin Brown") is None
    line = played(Options(real_starters=True), ("Kevin Brown", "Bobby Witt"))
    assert line.starters == (TEXAS.pitcher_number("Hough"), TEXAS.pitcher_number("Witt"))


def test_pr_23_only_when_the_option_is_on() -> None:
    line = played(Options(), ("Bobby Witt", "Bobby Witt"))
    assert line.starters[0] == TEXAS.pitcher_number("Hough")


def season(games: int = 20) -> PennantSeason:
    clubs = dict.fromkeys(("AAA", "BBB", "CCC", "DDD"), TEXAS)
    return PennantSeason(clubs, even_schedule(list(clubs), games, 1988), seed=11)


def test_pr_35_a_season_runs_day_by_day_with_standings() -> None:
    games = season()
    games.play(through=games.schedule[8].date)
    assert 0 < len(games.played) < len(games.schedule)
    games.play()
    table = games.standings()
    assert [place.won + place.lost + place.ties for place in table] == [20] * 4
    assert sum(place.won for place in table) == sum(place.lost for place in table) == 40
    assert [place.percentage for place in table] == sorted((p.percentage for p in table), reverse=True)
    assert table[0].behind == 0


def test_pr_35_the_same_seed_gives_the_same_season() -> None:
    first, second = season(), season()
    first.play()
    second.play()
    assert [line.score for _, line in first.played] == [line.score for _, line in second.played]


def test_pr_35_totals_agree_with_the_games() -> None:
    games = season(30)
    games.play()
    for club, totals in games.totals.items():
        place = games.places[club]
        assert sum(p.starts for p in totals.pitchers) == 30
        assert sum(p.wins for p in totals.pitchers) == place.won
        assert sum(p.losses for p in totals.pitchers) == place.lost
        assert sum(p.earned + p.unearned for p in totals.pitchers) == place.allowed


def test_pr_35_the_usage_grid_shows_starts_and_relief() -> None:
    games = season()
    games.play()
    totals = games.totals["AAA"]
    first = games.schedule[0].ordinal
    grid = usage_grid(totals, range(first, first + 5), [str(day) for day in range(1, 6)])
    assert len(grid) == 1 + len(TEXAS.pitchers)
    marks = "".join(row[len("DeWayne Vaughn") :] for row in grid[1:])
    early = [one for one in totals.usage if one.day < first + 5]
    assert marks.count("S") == sum(one.started for one in early) > 0
    assert marks.count("x") == sum(not one.started for one in early) > 0


def test_pr_35_a_schedule_may_name_real_starters_by_other_keys() -> None:
    game = ScheduledGame("1988-04-05", "AAA", "BBB", starters=("wittb001", "guzmj001"))
    games = PennantSeason({"AAA": TEXAS, "BBB": TEXAS}, [game], options=Options(real_starters=True))
    games.play()
    assert games.played[0][1].starters == (TEXAS.pitcher_number("Witt"), GUZMAN)
