"""The calls that the rules will ask for before the next pitch, and how a person types them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from hotstove.diamond.phrase_words import words_of
from hotstove.diamond.play import Play
from hotstove.diamond.plays_game import AnyPlaysGame
from hotstove.diamond.state import State
from hotstove.table.errors import Mistake
from hotstove.table.phrases import Phrases, is_yes_or_no
from hotstove.table.questions import Answer, Decision, Draw, Roll, Rule

MOST_ROLLS_BEFORE_CALLS = 3
BASE_WORDS = {"first": "1", "second": "2", "third": "3", "home": "H", "h": "H"}


def coming(game: AnyPlaysGame, state: State, phrases: Phrases) -> list[Decision]:
    """The decisions before the next pitch when all goes quietly."""
    asked: dict[str, Decision] = {}
    matchup = game.matchup(state)
    _look(lambda: game.play(state.setup, matchup, None), [], asked, 0, phrases)
    return list(asked.values())


def _look(
    make_rule: Callable[[], Rule[Play]], answers: list[Answer], asked: dict[str, Decision], rolls: int, phrases: Phrases
) -> None:
    """Follows a play on quiet answers; some games make a few draws of their own before the last calls."""
    rule = make_rule()
    try:
        question = next(rule)
        for answer in answers:
            question = rule.send(answer)
        while isinstance(question, Decision):
            if rolls and not phrases.of(question.purpose).before_pitch:
                return
            asked.setdefault(question.purpose, question)
            answers = [*answers, question.default]
            question = rule.send(question.default)
    except StopIteration:
        return
    if isinstance(question, Roll | Draw) and rolls < MOST_ROLLS_BEFORE_CALLS:
        numbers = list(question.weights())
        for number in (numbers[-1], numbers[0]):
            _look(make_rule, [*answers, number], asked, rolls + 1, phrases)


def next_roll(game: AnyPlaysGame, state: State) -> Roll | Draw | None:
    """What the next play rolls or draws first when all goes quietly; None where it needs no dice."""
    rule = game.play(state.setup, game.matchup(state), None)
    try:
        question = next(rule)
        while isinstance(question, Decision):
            question = rule.send(question.default)
    except StopIteration:
        return None
    return question if isinstance(question, Roll | Draw) else None


def call_names(decisions: Sequence[Decision], phrases: Phrases) -> list[str]:
    """What may be called, as it may be typed."""
    return [
        " | ".join(called(decision, option, phrases) for option in decision.options if option != decision.default)
        for decision in decisions
    ]


def called(decision: Decision, option: str, phrases: Phrases) -> str:
    """A call that was or might be made, such as "walk", "no walk", "steal second" or "send, first to third"."""
    phrase = phrases.of(decision.purpose)
    if option in phrase.calls:
        return phrase.calls[option]
    if option == "yes":
        return phrase.words
    if option in ("no", "none"):
        return f"no {phrase.words}"
    moves = words_of(option)
    return f"{phrase.words}, {moves}" if moves else f"{phrase.words} {option}"


def parse_call(typed: str, offered: Sequence[Decision], phrases: Phrases) -> tuple[str, str] | None:
    """The purpose and the choice; None when it is no call at all, a Mistake when it names one wrongly."""
    text = " ".join(typed.replace(",", " ").split()).lower()
    for decision in offered:
        if text in phrases.of(decision.purpose).also:
            others = [option for option in decision.options if option != decision.default]
            return decision.purpose, others[0]
    for decision in offered:
        for option in decision.options:
            if text == called(decision, option, phrases).lower():
                return decision.purpose, option
    for decision in offered:
        name = phrases.of(decision.purpose).words
        if text == name or text.startswith(f"{name} "):
            return decision.purpose, choice_named(decision, text.removeprefix(name).strip(), phrases)
    for decision in offered:
        if is_yes_or_no(decision):
            continue
        for option in decision.options:
            if option.lower() == text and option != "none":
                return decision.purpose, option
    return None


def parse_choice(typed: str, decision: Decision, phrases: Phrases) -> str:
    """An answer to one decision: an option as it stands, or a word for it; nothing is the quiet default."""
    text = " ".join(typed.replace(",", " ").split())
    return choice_named(decision, text.lower(), phrases) if text else decision.default


def choice_named(decision: Decision, text: str, phrases: Phrases) -> str:
    """The option that a person names; the words are in small letters."""
    name = phrases.of(decision.purpose).words
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
