"""What can be looked at in a game of plays: cards, field, lineups and benches, the score sheet, odds, what if."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hotstove.cli.face import both_cards, draw
from hotstove.cli.odds import odds_lines
from hotstove.cli.screen import NOTE, Screen
from hotstove.cli.table import Table
from hotstove.cli.tapes import box_of
from hotstove.cli.teller import USUAL
from hotstove.diamond.bases import EMPTY
from hotstove.diamond.turn import BallTurn
from hotstove.games.faces import player_faces
from hotstove.odds.distribution import calling
from hotstove.sitting.plays.ahead import CallSheet
from hotstove.sitting.plays.calls import coming, next_roll, parse_call
from hotstove.sitting.plays.day import batting_lines, pitching_lines
from hotstove.sitting.plays.field import diamond, matchup_line, runners_line, situation_line
from hotstove.sitting.plays.lineups import find_player
from hotstove.sitting.plays.match import PlaysMatch, PlaysState, PlaysView
from hotstove.sitting.plays.odds import odds_of
from hotstove.sitting.plays.ratings import batter_worth, fatigue_note, pitcher_worth
from hotstove.sitting.plays.rosters import bench_lines, lineup_lines
from hotstove.sitting.plays.telling import last_name
from hotstove.sitting.plays.what_if import other_choices
from hotstove.sitting.prompts import CALLS
from hotstove.table.errors import Mistake
from hotstove.table.game import HOME, SIDES
from hotstove.table.phrases import Phrases
from hotstove.table.questions import Draw, Question, Roll
from hotstove.table.tape import Line


class PlaysLooks(Table[PlaysState, BallTurn, PlaysView]):
    """The table of a game of plays as far as one only looks at it."""

    def __init__(
        self, match: PlaysMatch, screen: Screen, lines: list[Line], tape: Path | None = None, detail: str = USUAL
    ) -> None:
        self.plays = match
        super().__init__(match, screen, lines, tape, detail)
        self.commands |= {
            "card": self._card,
            "cards": self._card,
            "field": self._field,
            "lineup": self._lineup,
            "lineups": self._lineup,
            "bench": self._bench,
            "bullpen": self._bench,
            "sheet": self._sheet,
            "what if": self._what_if,
            "odds": self._odds,
        }

    @property
    def phrases(self) -> Phrases:
        return self.plays.phrases

    @property
    def sheet(self) -> CallSheet:
        sheet = self.sitting.ahead
        assert isinstance(sheet, CallSheet)
        return sheet

    @property
    def sides(self) -> frozenset[int]:
        return self.match.persons

    def picture(self, width: int, height: int) -> list[Any]:
        from hotstove.cli.full.plays_picture import picture

        return picture(self.plays, self.sitting, width, height)

    def show_field(self) -> None:
        """The situation before a pitch: with a drawing of the runners, or in plain lines for those who listen."""
        situation, clubs = self.sitting.state.situation, self.plays.clubs
        self.screen.say(situation_line(situation, clubs))
        if situation.bases != EMPTY and not self.screen.plain:
            for line in diamond(situation, clubs):
                self.screen.say(line)
        else:
            self.screen.say(runners_line(self.sitting.view(HOME)))
        self.screen.say(self._matchup())

    def _matchup(self) -> str:
        view = self.sitting.view(HOME)
        situation = view.situation
        lasts = fatigue_note(view, situation.fielding, situation.pitcher) if situation.pitcher else ""
        line = matchup_line(view.state, lasts)
        today = batting_lines(self.plays.scored(self.sitting), situation.batting).get(situation.batter, "")
        so_far = self.plays.so_far
        batter, pitcher = so_far.batting.get(situation.batter, ""), so_far.pitching.get(situation.pitcher, "")
        met = [f"{last_name(view.clubs[situation.batting], situation.batter)} {batter}"] if batter else []
        if pitcher:
            met.append(f"{last_name(view.clubs[situation.fielding], situation.pitcher)} {pitcher}")
        line += f" Today {today}." if today else ""
        return f"{line} This season {'; '.join(met)}." if met else line

    def show_box(self) -> None:
        self.screen.say("\n".join(box_of(self.sitting)), whole=True)

    def coming_roll(self) -> Question | None:
        question = super().coming_roll()
        return question if isinstance(question, Roll | Draw) else next_roll(self.plays.game, self.sitting.state)

    def _card(self, rest: str) -> None:
        if rest:
            self._card_of(rest)
            return
        last, key, clubs = self.sitting.last, self.match.game.key, self.plays.clubs
        looked = tuple(self.sitting.account.lookups)
        if last is not None and not looked:
            self.screen.say("The last play:")
            for line in both_cards(key, clubs, last.before.situation, last.lookups):
                self.screen.say(line)
        self.screen.say("At the plate now:")
        for line in both_cards(key, clubs, self.sitting.state.situation, looked):
            self.screen.say(line)

    def _card_of(self, typed: str) -> None:
        """Everything that lies on the table of one player, whichever side he is on."""
        found, refused = [], Mistake("")
        for side in (0, 1):
            try:
                found.append((side, find_player(self.plays.clubs[side], typed)))
            except Mistake as mistake:
                refused = mistake
        if not found:
            unknown = f"card {typed}: nobody of that name is on either roster"
            raise refused if " fits " in str(refused) else Mistake(unknown)
        view, faces, book = self.sitting.view(HOME), player_faces(self.match.game.key), self.plays.scored(self.sitting)
        for side, player in found:
            club = self.plays.clubs[side]
            pitcher = faces.pitcher(club, player)
            for face in (pitcher, faces.batter(club, player)):
                for line in [] if face is None else draw(face):
                    self.screen.say(line)
            worth = ", ".join(batter_worth(view, side, player, hand) for hand in "LR")
            self.screen.say(f"  At bat, runs above average in 600 turns: {worth}")
            if pitcher is not None:
                self.screen.say(f"  On the mound, runs saved in 600 batters: {pitcher_worth(view, side, player)}")
                self.screen.say(f"  {fatigue_note(view, side, player)}")
            for done in (batting_lines(book, side).get(player), pitching_lines(book, side).get(player)):
                if done:
                    self.screen.say(f"  Today: {done}")
            for done in (self.plays.so_far.batting.get(player), self.plays.so_far.pitching.get(player)):
                if done:
                    self.screen.say(f"  This season: {done}")

    def _field(self, rest: str) -> None:
        from hotstove.cli.full.plays_picture import field_lines

        situation, clubs = self.sitting.state.situation, self.plays.clubs
        lines = (situation_line(situation, clubs), *diamond(situation, clubs))
        for line in (*lines, *field_lines(self.sitting.view(HOME)), self._matchup()):
            self.screen.say(line)

    def _lineup(self, rest: str) -> None:
        book = self.plays.scored(self.sitting)
        for side in (0, 1):
            today = {**batting_lines(book, side), **pitching_lines(book, side)}
            lineup = self.sitting.state.situation.lineups[side]
            for line in lineup_lines(self.plays.clubs[side], lineup, today):
                self.screen.say(line)

    def _bench(self, rest: str) -> None:
        for side in sorted((0, 1), key=lambda side: side not in self.sides):
            for line in bench_lines(self.sitting.view(SIDES[side]), side):
                self.screen.say(line)

    def _sheet(self, rest: str) -> None:
        from hotstove.cli.score_sheet import sheet_lines

        for line in sheet_lines(self.plays.log(self.sitting)):
            self.screen.say(line, whole=True)

    def _what_if(self, rest: str) -> None:
        last = self.sitting.last
        if last is None:
            raise Mistake("what if: no play has been made yet")
        purpose, seed = rest.replace(" ", "_"), self.match.terms.seed
        record = self.sitting.turn_record()
        found = other_choices(self.plays.game, last.before, record, self.sides, purpose, self.phrases, seed)
        if not found:
            raise Mistake(f"what if: you had no {rest or 'choice'} to decide on the last play")
        anew = any(choice.new_rolls for choice in found)
        same = "With the dice that fell; what they do not reach is rolled anew:" if anew else "With the same dice:"
        self.screen.say(same, NOTE)
        for choice in found:
            self.screen.say(f"  {choice}")

    def _odds(self, rest: str) -> None:
        """The exact chances of the next play, with a call or without one."""
        prompt, calls = self.sitting.prompt, {}
        if prompt is None or prompt.kind != CALLS:
            raise Mistake("odds: they can be asked for before a pitch")
        if rest:
            call = parse_call(rest, coming(self.plays.game, self.sitting.state, self.phrases), self.phrases)
            if call is None:
                raise Mistake(f"odds {rest}: the rules ask for no such call here")
            calls = dict([call])
        for line in odds_lines(odds_of(self.plays.game, self.sitting.state, calling(calls))):
            self.screen.say(line)
