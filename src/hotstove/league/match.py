"""One game of a season, played by plays: lineups chosen, the game run by the book, and its rows made."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hotstove.diamond.ballgame import BallGame
from hotstove.diamond.club import Club
from hotstove.diamond.game import Appearance, Game
from hotstove.diamond.gloves import NAME_OF
from hotstove.diamond.log import GameLog
from hotstove.league.fixtures import ScheduledGame
from hotstove.league.state import ClubState
from hotstove.league.today import Today
from hotstove.league.usage import Share
from hotstove.managers.book import ByTheBook
from hotstove.records.from_log import rows_of
from hotstove.records.result import GameRows
from hotstove.scorebook import Scorebook, score
from hotstove.table.chance import Chance, Dealer, seed_for
from hotstove.table.session import Mind, Session


class Match:
    """A fixture ready to be played: both sides have handed in their cards."""

    def __init__(
        self,
        game: Game,
        rules: Any,
        clubs: tuple[Club, Club],
        shares: tuple[Mapping[str, Share], Mapping[str, Share]],
        states: tuple[ClubState, ClubState],
        fixture: ScheduledGame,
        progress: float,
        designated_hitter: bool,
    ) -> None:
        self.fixture = fixture
        self.relieved = _relieved_on(fixture.ordinal, states)
        """Outs that relievers of both clubs have got today, in an earlier game."""
        rules = self.todays(game, rules)
        if game.on_day is not None:
            rules = game.on_day(rules, fixture.ordinal, _appearances(clubs, states))
        may_again = rules.may_pitch if game.second_game is not None else None
        rest = getattr(rules, "rest", game.rest)
        sides = [
            Today(club, share, state, fixture.ordinal, progress, rest, may_again)
            for club, share, state in zip(clubs, shares, states, strict=True)
        ]
        starters = [side.starter(named) for side, named in zip(sides, fixture.starters, strict=True)]
        lineups = [
            side.lineup(
                starters[number],
                clubs[1 - number].players[starters[1 - number]].throws,
                designated_hitter,
                fixture.lineups[number],
            )
            for number, side in enumerate(sides)
        ]
        squads = (sides[0].squad(lineups[0]), sides[1].squad(lineups[1]))
        self.contest = BallGame(
            rules,
            squads,
            (lineups[0], lineups[1]),
            date=fixture.date.replace("-", "/"),
            number=fixture.number,
        )

    def todays(self, game: Game, rules: Any) -> Any:
        """The rules as they stand for this game of the day."""
        second = self.fixture.number > 1 and game.second_game is not None
        return game.second_game(rules, self.relieved) if second else rules  # type: ignore[misc]

    def play(self, seed: str, chance: Chance | None = None, minds: Mapping[str, Mind] | None = None) -> Scorebook:
        """Plays to the end. The dice come from the season's seed and the game's own key, unless a person rolls."""
        dice = chance or Dealer(seed_for(seed, self.fixture.key))
        book = ByTheBook()
        Session(self.contest, dice, minds or {"visitors": book, "home": book}).run()
        return score(self.contest.log)


def _relieved_on(day: int, states: tuple[ClubState, ClubState]) -> dict[str, int]:
    return {
        player: outs
        for state in states
        for player, (when, outs, started) in state.pitched.items()
        if when == day and not started
    }


def _appearances(clubs: tuple[Club, Club], states: tuple[ClubState, ClubState]) -> dict[str, Appearance]:
    return {
        player: Appearance(club.cards[player], day, outs, bool(started))
        for club, state in zip(clubs, states, strict=True)
        for player, (day, outs, started) in state.pitched.items()
        if player in club.cards
    }


def rows(fixture: ScheduledGame, book: Scorebook) -> GameRows:
    return rows_of(fixture.key, fixture.stage, book)


def carry_over(state: ClubState, side: int, day: int, book: Scorebook, hurt: Mapping[str, int]) -> None:
    """Enters a game into a club's books."""
    log: GameLog = book.log
    state.games += 1
    state.hurt = {player: games - 1 for player, games in state.hurt.items() if games > 1}
    lineup = log.starting[side]
    for player, position in zip(lineup.players, lineup.positions, strict=True):
        if player and position != 1:
            places = state.starts_at.setdefault(player, {})
            places[NAME_OF[position]] = places.get(NAME_OF[position], 0) + 1
    for batter in book.sides[side].batters:
        state.batted[batter.player] = state.batted.get(batter.player, 0) + batter.line.plate_appearances
    for number, pitcher in enumerate(book.sides[side].pitchers):
        line = pitcher.line
        counts = state.started if number == 0 else state.relieved
        counts[pitcher.player] = counts.get(pitcher.player, 0) + 1
        state.pitched[pitcher.player] = [day, line.outs, int(number == 0)]
    for player, games in hurt.items():
        if games and player in log.clubs[side].players:
            state.hurt[player] = games
