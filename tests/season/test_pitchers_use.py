"""Pitchers are used as far as they are behind their share of the season, and stay as long as they did."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from hotstove.diamond.asking import NEVER, finishes_with
from hotstove.diamond.bases import EMPTY
from hotstove.diamond.club import Club
from hotstove.diamond.day_plan import DayPlan, Reliever
from hotstove.diamond.outing import Outing
from hotstove.managers.book import ByTheBook
from hotstove.managers.book.day import planned_reliever, why_relieve
from hotstove.season.club_state import ClubState, Worked
from hotstove.season.condition import pitching_so_far
from hotstove.season.match import SeasonMatch
from hotstove.season.pitchers_work import asked_of_reliever, asked_of_starter
from hotstove.season.plan import Plan
from hotstove.season.plays_season import PlaysSeason
from hotstove.season.schedule import Entrant, make_schedule
from hotstove.season.scheduled_game import ScheduledGame
from hotstove.season.totals import SeasonTotals, play_through
from hotstove.season.usage import BLANK, Work, from_text, to_text
from hotstove.table.game import SIDES
from hotstove.table.questions import Decision, Request
from tests.season.small_league import CODES, small_plan

GAMES = 60
WORK = Work(stamina=26, start_outs=21.0, complete=0.3, relief_outs=4.0, saves=0.0)

RELIEF_GAMES = (27 - WORK.start_outs) / WORK.relief_outs
"""A game, so that nine innings come out."""
SELDOM = 0.05


def with_record() -> Plan[Club]:
    """The small league as if it had a record: the last man of the bullpen saves, the first is hardly called."""
    plan = small_plan(fatigue="no")
    shares = {}
    for code, mine in plan.shares.items():
        pen = plan.clubs[code].staff.bullpen
        found = {player: replace(share, measures=BLANK, work=WORK) for player, share in mine.items()}
        for place, player in enumerate(pen):
            often = SELDOM if place == 0 else (RELIEF_GAMES - SELDOM) / (len(pen) - 1)
            saves = 0.5 if player == pen[-1] else 0.0
            found[player] = replace(found[player], relieved=often, work=WORK._replace(saves=saves))
        shares[code] = found
    return replace(plan, shares=shares)


def played() -> tuple[Plan[Club], SeasonTotals]:
    plan = with_record()
    schedule = make_schedule([Entrant(code, "HS", "", GAMES) for code in CODES], 2026)
    return plan, play_through(plan, schedule)


def test_a_season_comes_to_what_the_record_was() -> None:
    plan, totals = played()
    complete, starts = 0, 0
    for code, club in plan.clubs.items():
        for player in club.staff.bullpen:
            share = plan.shares[code][player].relieved * GAMES
            line = totals.pitching[player, code]
            assert abs(line.games - line.games_started - share) <= 4, (player, line.games, share)
        closer = totals.pitching[club.staff.bullpen[-1], code]
        assert closer.saves == max(totals.pitching[player, code].saves for player in club.staff.bullpen)
        for player in club.staff.rotation:
            line = totals.pitching[player, code]
            complete, starts = complete + line.complete_games, starts + line.games_started
            assert abs(line.outs / line.games_started - WORK.start_outs) < 2.5
    assert abs(complete / starts - WORK.complete) < 0.08


def test_what_is_calm_at_a_glance_is_left_alone_by_thought() -> None:
    """A game is the same whether the manager looks at every question or only at those that are not calm."""

    class Thinks:
        def __init__(self) -> None:
            self.book = ByTheBook()

        def decide(self, view: object, question: Decision | Request) -> str:
            return self.book.decide(view, question)  # type: ignore[arg-type]

    plan = with_record()
    for day in range(1, 15):
        match = plan.season_game.match(
            plan, ScheduledGame(f"2026-04-{day:02}", "NOR", "EAS"), (ClubState(), ClubState())
        )
        assert isinstance(match, SeasonMatch)
        quick, slow = match.session(), match.session({seat: Thinks() for seat in SIDES})
        quick.run()
        slow.run()
        assert quick.lines() == slow.lines()


def test_debts_are_paid() -> None:
    fresh = asked_of_starter(WORK, Worked())
    short = asked_of_starter(WORK, Worked(starts=3, start_outs=45))
    long = asked_of_starter(WORK, Worked(starts=3, start_outs=81, complete=3))
    assert fresh == (26, 1)
    assert short == (31, 4) and long[0] < 26 and long[1] == NEVER
    assert asked_of_reliever(WORK, Worked(reliefs=4, relief_outs=12)) == 7
    assert asked_of_reliever(WORK, Worked(reliefs=4, relief_outs=24)) == 1


@pytest.mark.parametrize(
    ("starts", "complete", "runs"), [(0, 0, 1), (3, 0, 4), (6, 0, 5), (5, 1, 4), (5, 2, NEVER), (6, 2, 0)]
)
def test_who_is_behind_his_complete_games_finishes_with_more_runs(starts: int, complete: int, runs: int) -> None:
    assert finishes_with(0.3, starts, complete) == runs
    assert finishes_with(0.0, starts, 0) == NEVER


def test_a_starter_finishes_what_he_pitches_well() -> None:
    work = Outing("starter", started=True, outs=24)
    plan = DayPlan(frozenset(), 26, 1, (Reliever("closer", 0.0, 3, 0.6),))
    assert not why_relieve(Seen(9, 1), plan, work)  # type: ignore[arg-type]
    assert not why_relieve(Seen(9, 1), plan, replace(work, runs=1))  # type: ignore[arg-type]
    assert why_relieve(Seen(9, 1), plan, replace(work, runs=2))  # type: ignore[arg-type]


class Seen:
    """What a manager in the field looks at when he thinks of relief."""

    def __init__(self, inning: int, lead: int, bases: str = EMPTY, outs: int = 0) -> None:
        self.side, self.lead = 0, lead
        self.estimates = type("Untiring", (), {"stamina_left": lambda *_: 9})
        lineups = (type("Lineup", (), {"used": frozenset({"starter", "closer"})}),)
        facts = {"inning": inning, "score": (lead, 0), "bases": bases, "outs": outs, "lineups": lineups}
        self.situation = type("Situation", (), facts)


def test_who_is_ahead_of_his_share_is_ahead_by_games_that_were_played() -> None:
    plan = with_record()
    seldom = plan.clubs["NOR"].staff.bullpen[0]
    state = ClubState(games=20, relieved={seldom: 4})
    season = plan.season_game
    assert isinstance(season, PlaysSeason)
    roster = season.roster(plan, "NOR", state, ScheduledGame("2026-05-05", "NOR", "EAS"))
    assert pitching_so_far(roster, seldom) == "4 in relief (3 ahead of his share)"


def test_who_has_a_save_in_his_hands_finishes_the_game() -> None:
    closer, middle = Reliever("closer", 0.0, 4, 0.6), Reliever("middle", 0.4, 4)
    plan = DayPlan(frozenset(), 24, NEVER, (closer, middle))
    done = Outing("closer", entered=8, outs=4)

    def why(work: Outing, inning: int, lead: int, plan: DayPlan = plan) -> str:
        return why_relieve(Seen(inning, lead), plan, work)  # type: ignore[arg-type]

    assert not why(done, 9, 2) and not why(done, 9, 6)
    assert why(done, 9, 0) and why(replace(done, runs=1), 9, 2)
    fresh = DayPlan(frozenset(), 24, NEVER, (closer._replace(player="other"), middle))
    early = Outing("middle", entered=7, outs=2)
    assert why(early, 9, 2, fresh) and not why(early, 9, 5, fresh)
    assert why(early, 8, 2, fresh), "of him more than an inning is asked"
    assert not why(early, 8, 2, DayPlan(frozenset(), 24, NEVER, (fresh.relievers[0]._replace(outs=3), middle)))


def test_closers_are_kept_for_leads_and_fielders_for_lost_games() -> None:
    closer = Reliever("closer", 0.0, 3, 0.6)
    middle = Reliever("middle", 0.4, 4)
    fielder = Reliever("fielder", 0.9, 3, fields=True)
    plan = DayPlan(frozenset(), 24, NEVER, (closer, middle, fielder))
    able = ("closer", "middle", "fielder")

    def called(inning: int, lead: int, needed: bool = True, bases: str = EMPTY) -> str | None:
        return planned_reliever(Seen(inning, lead, bases), plan, able, needed)  # type: ignore[arg-type]

    assert called(9, 2) == "closer"
    assert called(9, 5) == "middle" and called(9, 5, bases="123") == "closer", "the tying run is on deck"
    assert called(7, 0) == "middle" == called(9, -3)
    assert called(9, -8) == "fielder"
    behind = DayPlan(frozenset(), 24, NEVER, (closer._replace(due=9.0), middle))
    early: object = Seen(6, 2)
    assert planned_reliever(early, behind, able, needed=True) == "middle"  # type: ignore[arg-type]
    ahead = DayPlan(frozenset(), 24, NEVER, (Reliever("middle", -2.0, 4),))
    seen: object = Seen(7, 0)
    assert planned_reliever(seen, ahead, able, needed=False) is None  # type: ignore[arg-type]
    assert planned_reliever(seen, ahead, able, needed=True) == "middle"  # type: ignore[arg-type]


def test_shares_read_back_and_older_ones_too() -> None:
    shares = with_record().shares["NOR"]
    again = from_text(to_text(shares))
    assert {player: again[player].work for player in shares} == {player: one.work for player, one in shares.items()}
    assert to_text(again) == to_text(shares)
    old = '{"smith001": [{}, 0.0, 0.2, 0.0, 0.0, 1.0, []]}'
    assert from_text(old)["smith001"].work == Work()


def test_a_season_that_does_not_know_how_pitchers_work_goes_by_the_book() -> None:
    plan = with_record()
    old = {code: from_text(old_text(to_text(mine))) for code, mine in plan.shares.items()}
    fixture = ScheduledGame("2026-04-05", "NOR", "EAS")
    for shares, named in ((plan.shares, True), (old, False)):
        known = replace(plan, shares=shares)
        match = known.season_game.match(known, fixture, (ClubState(), ClubState()))
        assert isinstance(match, SeasonMatch)
        for one in match.state.setup.plans:
            assert one is not None and one.players and bool(one.relievers) == named


def old_text(text: str) -> str:
    """Shares as they were written before: without what follows the measures."""
    return json.dumps({player: row[:7] for player, row in json.loads(text).items()})
