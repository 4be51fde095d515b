"""What a face draws of a game of plays for one seat: plain values, ready for JSON."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from hotstove.diamond.club import Club
from hotstove.diamond.gloves import NAME_OF
from hotstove.diamond.lineup import Lineup, read_moves
from hotstove.diamond.state import State
from hotstove.sitting.plays.calls import called
from hotstove.sitting.plays.cards import card_values
from hotstove.sitting.plays.chances import home_wins
from hotstove.sitting.plays.day import batting_lines, pitching_lines
from hotstove.sitting.plays.field import matchup_line, runners_line, situation_line
from hotstove.sitting.plays.ratings import fatigue_note, glove_rating
from hotstove.sitting.plays.reasons import asked, in_words
from hotstove.sitting.plays.rosters import pitcher_values, player_values
from hotstove.sitting.plays.telling import half_name
from hotstove.sitting.prompts import CALLS, MUST_CHANGE, Prompt
from hotstove.sitting.values import Values
from hotstove.table.game import HOME, SIDES, WATCH
from hotstove.table.memo import remembered
from hotstove.table.questions import Decision

if TYPE_CHECKING:
    from hotstove.scorebook import Scorebook
    from hotstove.sitting.plays.match import PlaysMatch, PlaysSitting, PlaysView


def scene(match: PlaysMatch, sitting: PlaysSitting, seat: str) -> Values:
    """Scoreboard, field, both cards; in these games every seat sees everything that lies on the table."""
    view = sitting.view(HOME if seat == WATCH else seat)
    last, book = sitting.last, match.scored(sitting)
    return {
        "scoreboard": scoreboard(match, sitting, book),
        "field": _field(view),
        "matchup": _matchup(view),
        "last_matchup": None if last is None else _named(last.before),
        "cards": cards_of(match, *([sitting.state] if last is None else [sitting.state, last.before])),
        "up": list(view.situation.up),
        "today": _today(book),
        "so_far": match.so_far.values(frozenset(player for club in view.clubs for player in club.players)),
        "hurt": [{"player": player, "games": games} for player, games in view.hurt],
        "date": match.date,
        "sentences": [
            situation_line(view.situation, match.clubs),
            runners_line(view),
            matchup_line(view.state, _lasts(view)),
        ],
    }


def _today(book: Scorebook) -> Values:
    """The lines of the day of both sides, by player."""
    return {
        "batting": [batting_lines(book, side) for side in (0, 1)],
        "pitching": [pitching_lines(book, side) for side in (0, 1)],
    }


def _lasts(view: PlaysView) -> str:
    """How far the pitcher has gone of what he lasts."""
    pitcher = view.situation.pitcher
    return fatigue_note(view, view.situation.fielding, pitcher) if pitcher else ""


def scoreboard(match: PlaysMatch, sitting: PlaysSitting, book: Scorebook | None = None) -> Values:
    """Runs by inning, runs, hits and errors of both sides, where the game stands, and how often the home side wins from
    there, None where that is not known; `book` where it is at hand."""
    book = book or match.scored(sitting)
    situation = sitting.state.situation
    return {
        "inning": situation.inning,
        "half": situation.half,
        "chapter": half_name(situation),
        "outs": situation.outs,
        "bases": situation.bases,
        "batting": situation.batting,
        "called_off": sitting.state.called_off,
        "home_wins": home_wins(match.game, sitting.state),
        "sides": [
            {
                "name": club.name,
                "code": club.code,
                "season": club.season,
                "innings": list(book.sides[side].innings),
                "runs": situation.score[side],
                "hits": book.sides[side].hits,
                "errors": book.sides[side].errors,
                "left_on_base": book.sides[side].left_on_base,
                "manager": match.terms.managers[side],
            }
            for side, club in enumerate(match.clubs)
        ],
    }


_FIELDERS: Callable[[Lineup, Club], dict[int, list[Values]]] = remembered(lambda lineup, club: {}, 256)
"""Who stands where, by lineup and side: it stays for innings."""


def _field(view: PlaysView) -> Values:
    """Who stands where, with what his card says of him there."""
    situation, estimates = view.situation, view.estimates
    fielding, batting = situation.fielding, situation.batting
    lineup, club = situation.lineups[fielding], view.clubs[fielding]
    known = _FIELDERS(lineup, club)
    if fielding not in known:
        known[fielding] = [
            {
                **player_values(view, fielding, player),
                "position": NAME_OF[position],
                "number": position,
                "value": round(estimates.glove_value(fielding, player, position), 3),
                "rating": glove_rating(view.game.key, club, player, position),
            }
            for position, player in sorted(lineup.fielders.items())
        ]
    return {
        "fielders": known[fielding],
        "runners": [
            {**player_values(view, batting, player), "base": base}
            for base, player in zip("123", situation.runners, strict=True)
            if player
        ],
        "steals": _steals(view),
        "defence": view.game.defence(view.state),
    }


def _steals(view: PlaysView) -> dict[str, float]:
    """The chance of each runner to take the next base if he goes; nothing where nobody throws yet."""
    if not view.situation.pitcher:
        return {}
    found = {}
    for base, onward in (("1", "1-2"), ("2", "2-3"), ("3", "3-H")):
        if base in view.situation.bases:
            found[onward] = round(view.estimates.steal_success(onward), 4)
    return found


def _matchup(view: PlaysView) -> Values:
    """The two players who meet, with the names of their cards, and what the pitcher has left."""
    situation = view.situation
    batting, fielding = situation.batting, situation.fielding
    on_deck = situation.lineups[batting].players[situation.up[batting] % 9 + 1]
    values = {
        **_named(view.state),
        "batter": {**player_values(view, batting, situation.batter), "slot": situation.up[batting]},
        "on_deck": player_values(view, batting, on_deck),
        "pitcher": None,
    }
    if situation.pitcher:
        values["pitcher"] = {
            **player_values(view, fielding, situation.pitcher),
            **pitcher_values(view, fielding, situation.pitcher),
        }
    return values


def _meeting(state: State) -> list[tuple[str, int, str]]:
    """Whose cards lie on the table: the kind of card, the side and the player."""
    situation = state.situation
    batter = [("batter", situation.batting, situation.batter)]
    return batter + ([("pitcher", situation.fielding, situation.pitcher)] if situation.pitcher else [])


def _named(state: State) -> Values:
    """The names under which `cards_of` has the cards of batter and pitcher."""
    names = {f"{kind}_card": f"{side} {player} {kind}" for kind, side, player in _meeting(state)}
    return {"batter_card": None, "pitcher_card": None, **names}


def cards_of(match: PlaysMatch, *states: State) -> Values:
    """The cards of those who meet in these states, by name; a card never changes, so a page needs it once."""
    return {
        f"{side} {player} {kind}": card_values(match.game.key, match.found[side], player, kind)
        for state in states
        for kind, side, player in _meeting(state)
    }


def asked_values(match: PlaysMatch, sitting: PlaysSitting, prompt: Prompt) -> Values:
    """The calls with the runners' names, whose players may be changed, the change that the book would make, and within
    a play what has come of it so far."""
    values: Values = {}
    if prompt.kind == CALLS:
        values["calls"] = [call_values(match, sitting, decision) for decision in prompt.offered]
        values["may_change"] = [SIDES[side] for side in sorted(prompt.may_change)]
    elif prompt.kind == MUST_CHANGE:
        club = match.clubs[SIDES.index(prompt.seat)]
        values["by_the_book"] = [
            {"player": move.player, "name": club.players[move.player].name, "position": NAME_OF[move.position]}
            for move in read_moves(prompt.usual)
        ]
    elif isinstance(prompt.question, Decision):
        values["so_far"] = sitting.sentences()
        values["asked"] = asked(prompt.question, sitting.view(HOME), match.phrases)
        values["words_of"] = {
            option: in_words(prompt.question, option, sitting.view(HOME), match.phrases)
            for option in prompt.question.options
        }
    return values


def call_values(match: PlaysMatch, sitting: PlaysSitting, decision: Decision) -> Values:
    """A call that the rules will ask for: its words, its keys, and what each option means."""
    phrases, view = match.phrases, sitting.view(HOME)
    phrase = phrases.of(decision.purpose)
    return {
        "purpose": decision.purpose,
        "seat": match.game.seats(sitting.state)[decision.seat],
        "words": phrase.words,
        "key": phrase.key,
        "shape": phrases.shape(decision),
        "default": decision.default,
        "options": [
            {
                "value": option,
                "words": in_words(decision, option, view, phrases),
                "call": called(decision, option, phrases),
                "key": phrases.key(decision, option),
            }
            for option in decision.options
        ],
    }
