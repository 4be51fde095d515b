"""The calls that the rules will ask for before the next pitch, and how a person types them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from hotstove.cli.fixture import Fixture
from hotstove.diamond.ballgame import BallGame
from hotstove.table.errors import Mistake
from hotstove.table.questions import Answer, Decision, Draw, Roll, Rule

LATE_CALLS = frozenset({"infield", "option", "bunt", "hit_and_run", "walk"})
"""Calls that belong before the pitch even where a game first draws to see whether somebody steals."""
MOST_ROLLS_BEFORE_CALLS = 3
BASE_WORDS = {"first": "1", "second": "2", "third": "3", "home": "H", "h": "H"}
SHORT = {"ibb": "walk", "h&r": "hit and run", "sac": "sacrifice", "sacrifice bunt": "sacrifice"}


def coming(fixture: Fixture, game: BallGame) -> tuple[Any, list[Decision]]:
    """The cards that will meet, and the decisions before the pitch when all goes quietly."""
    rules = fixture.game.rules(fixture.options, fixture.book, None)
    matchup = rules.matchup(game)
    asked: dict[str, Decision] = {}
    _look(lambda: rules.next_play(matchup), [], asked, 0)
    return matchup, list(asked.values())


def _look(make_rule: Callable[[], Rule[Any]], answers: list[Answer], asked: dict[str, Decision], rolls: int) -> None:
    """Follows a play on quiet answers; some games make a few draws of their own before the last calls."""
    rule = make_rule()
    try:
        question = next(rule)
        for answer in answers:
            question = rule.send(answer)
        while isinstance(question, Decision):
            if rolls and question.purpose not in LATE_CALLS:
                return
            asked.setdefault(question.purpose, question)
            answers = [*answers, question.default]
            question = rule.send(question.default)
    except StopIteration:
        return
    if isinstance(question, Roll | Draw) and rolls < MOST_ROLLS_BEFORE_CALLS:
        numbers = list(question.weights())
        for number in (numbers[-1], numbers[0]):
            _look(make_rule, [*answers, number], asked, rolls + 1)


def spoken(purpose: str) -> str:
    return purpose.replace("_", " ")


def is_yes_or_no(decision: Decision) -> bool:
    return set(decision.options) == {"yes", "no"}


def call_names(decisions: Sequence[Decision]) -> list[str]:
    """What may be called, as it is typed."""
    names = []
    for decision in decisions:
        if is_yes_or_no(decision):
            names.append(spoken(decision.purpose))
        else:
            others = [option for option in decision.options if option != decision.default]
            names.append(f"{spoken(decision.purpose)} {' | '.join(others)}")
    return names


def parse_call(typed: str, offered: Sequence[Decision]) -> tuple[str, str] | None:
    """The purpose and the choice; None when it is no call at all, a Mistake when it names one wrongly."""
    text = " ".join(typed.replace(",", " ").split()).lower()
    text = SHORT.get(text, text)
    for decision in offered:
        name = spoken(decision.purpose)
        if text == name or text.startswith(f"{name} "):
            return decision.purpose, _choice(decision, text.removeprefix(name).strip())
    for decision in offered:
        if is_yes_or_no(decision):
            continue
        for option in decision.options:
            if option.lower() == text and option != "none":
                return decision.purpose, option
    return None


def parse_choice(typed: str, decision: Decision) -> str:
    """An answer to one decision: an option as it stands, or a word for it; nothing is the quiet default."""
    text = " ".join(typed.replace(",", " ").split())
    return _choice(decision, text.lower()) if text else decision.default


def _choice(decision: Decision, text: str) -> str:
    name = spoken(decision.purpose)
    others = [option for option in decision.options if option != decision.default]
    if is_yes_or_no(decision):
        words = {"": "yes", "y": "yes", "yes": "yes", "n": "no", "no": "no"}
        if text in words:
            return words[text]
        raise Mistake(f"{name}: it is yes or no")
    if not text:
        if len(others) == 1:
            return others[0]
        raise Mistake(f"{name}: which? {' | '.join(others)}")
    for option in decision.options:
        if option.lower() == text or _same_moves(option, text):
            return option
    raise Mistake(f"{name} {text!r}: offered are {' | '.join(decision.options)}")


def _same_moves(option: str, text: str) -> bool:
    """`second third`, `2 3` and `2-3 1-2` all name the moves `2-3 1-2`."""
    typed = sorted(BASE_WORDS.get(word, word).upper() for word in text.split())
    moves = option.split()
    return sorted(moves) == typed or (
        all(len(move) == 3 for move in moves) and sorted(move[2] for move in moves) == typed
    )
