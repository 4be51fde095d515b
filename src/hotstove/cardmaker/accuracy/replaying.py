"""A season replayed: balanced schedule, players used as they were, full rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from operator import add
from typing import Any

from hotstove.cardmaker.accuracy.dugout import Day, Dugout, Rest
from hotstove.cardmaker.accuracy.schedule import Fixture, balanced
from hotstove.cardmaker.accuracy.totals import Replay
from hotstove.cardmaker.baseline import Hand
from hotstove.diamond.ballgame import SIDES, BallGame
from hotstove.diamond.club import Club
from hotstove.diamond.game import Game
from hotstove.record import ClubRecord, Season
from hotstove.scorebook import score
from hotstove.scorebook.lines import BattingLine, PitchingLine
from hotstove.table.chance import Dealer, seed_for
from hotstove.table.collector import collected_seldom
from hotstove.table.session import Mind, Session

PRESET = "replay"
"""Options for replaying seasons, where a game has a preset of that name; else its usual options."""


@dataclass(frozen=True)
class Stage:
    """All that a replay needs: the game, the season's record, its clubs with cards, how players rest, and who
    manages."""

    game: Game
    season: Season
    clubs: Mapping[str, Club]
    rest: Rest
    mind: Callable[[], Mind]
    seed: int


@collected_seldom()
def replay(stage: Stage, number: int) -> Replay:
    """One season; the same number gives the same season."""
    found = Replay()
    options, book = stage.game.options(**stage.game.presets.get(PRESET, {})), stage.game.book(None)
    for pool in stage.season.pools:
        records = {club.code: club for club in stage.season.clubs if club.league in pool}
        dugouts = {code: Dugout(stage.clubs[code], record, stage.rest) for code, record in records.items()}
        for fixture in balanced(tuple(records), usual_games(tuple(records.values()))):
            _play(stage, found, fixture, dugouts, options, book, number)
    return found


def usual_games(records: Sequence[ClubRecord]) -> int:
    """The games that a club of the pool played, in the middle of all clubs."""
    games = sorted(record.games for record in records)
    return games[len(games) // 2]


def _play(
    stage: Stage,
    found: Replay,
    fixture: Fixture,
    dugouts: Mapping[str, Dugout],
    options: Any,
    book: Any,
    number: int,
) -> None:
    pair = dugouts[fixture.visitors], dugouts[fixture.home]
    starters = pair[0].starter(fixture.day), pair[1].starter(fixture.day)
    dh = pair[1].record.dh
    hands: tuple[Hand, Hand] = (_throws(pair[1], starters[1]), _throws(pair[0], starters[0]))
    days: tuple[Day, Day] = (
        pair[0].day(fixture.day, starters[0], hands[0], dh),
        pair[1].day(fixture.day, starters[1], hands[1], dh),
    )
    rules = stage.game.rules(options, book, None)
    game = BallGame(rules, (days[0].club, days[1].club), (days[0].lineup, days[1].lineup))
    mind = stage.mind()
    seed = seed_for(stage.seed, stage.season.year, number, *fixture)
    Session(game, Dealer(seed), dict.fromkeys(SIDES, mind)).run()
    book_of_game = score(game.log, innings=rules.innings)
    runs = book_of_game.sides[0].runs, book_of_game.sides[1].runs
    for side, (dugout, half) in enumerate(zip(pair, book_of_game.sides, strict=True)):
        code = dugout.club.code
        found.count(code, runs[side] > runs[1 - side], runs[side], runs[1 - side])
        found.errors += half.errors
        batted = {}
        for batter in half.batters:
            key = batter.player, code
            batted[batter.player] = batter.line.plate_appearances
            found.batting[key] = BattingLine(*map(add, found.batting.get(key, BattingLine()), batter.line))
        pitched = []
        for place, pitcher in enumerate(half.pitchers):
            key = pitcher.player, code
            line = pitcher.line
            pitched.append((pitcher.player, place == 0, line.batters_faced, line.outs))
            found.pitching[key] = PitchingLine(*map(add, found.pitching.get(key, PitchingLine()), line))
            found.outs += line.outs
        dugout.note(fixture.day, batted, pitched)


def _throws(dugout: Dugout, starter: str) -> Hand:
    return "L" if dugout.club.players[starter].throws == "L" else "R"
