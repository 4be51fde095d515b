"""Choices in words: what an option means on the field, and why a manager would take it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from hotstove.diamond.club import Club
from hotstove.diamond.situation import Situation
from hotstove.diamond.view import View
from hotstove.sitting.plays.telling import BASE, last_name
from hotstove.table.phrases import Phrases
from hotstove.table.questions import Decision

SENDING = ("send", "stretch")
"""Choices about runners who want one more base."""


def in_words(decision: Decision, option: str, view: View, phrases: Phrases) -> str:
    """An option with the runners' names, and with their chances where they run."""
    runners = _runners(view.situation, view.clubs)
    if moves := _moves(option, runners):
        return _named(decision, moves, runners, lambda move: _chance(view, decision.purpose, move))
    words = phrases.option(decision, option)
    held = [runners[base] for base in option.split() if base in runners]
    if held and not words:
        return f"{' and '.join(held)} stays"
    return words if words or option == "none" else option


def asked(decision: Decision, view: View, phrases: Phrases) -> str:
    """A choice in the middle of a play as a question, such as "Send Larkspur to third (safe 62%)?"."""
    running = [option for option in decision.options if option != "none"]
    if len(running) == 1 and decision.purpose == "throw":
        return f"T{in_words(decision, running[0], view, phrases)[1:]}?"
    if decision.purpose in SENDING:
        return f"Send {in_words(decision, running[0], view, phrases) if len(running) == 1 else 'whom'}?"
    words = phrases.of(decision.purpose).words
    return f"{words[:1].upper()}{words[1:]}?"


def who_goes(decision: Decision, option: str, situation: Situation, clubs: tuple[Club, Club]) -> str:
    """The runners of a choice with the bases that they want, such as "Larkspur to second"; "" where nobody runs."""
    runners = _runners(situation, clubs)
    return _named(decision, _moves(option, runners), runners, lambda move: "")


def _runners(situation: Situation, clubs: tuple[Club, Club]) -> dict[str, str]:
    """The last names of batter and runners by their bases."""
    players = zip("123B", (*situation.runners, situation.batter), strict=True)
    return {base: last_name(clubs[situation.batting], player) for base, player in players if player}


def _moves(option: str, runners: Mapping[str, str]) -> list[str]:
    return [move for move in option.split() if len(move) == 3 and move[1] == "-" and move[0] in runners]


def _named(decision: Decision, moves: Sequence[str], runners: Mapping[str, str], about: Callable[[str], str]) -> str:
    """Moves with names; `about` says more of each."""
    if decision.purpose == "throw":
        return " and ".join(f"throw at {runners[move[0]]}, who wants {BASE[move[2]]}" for move in moves)
    return " and ".join(f"{runners[move[0]]} to {BASE[move[2]]}{about(move)}" for move in moves)


def _chance(view: View, purpose: str, move: str) -> str:
    """How often he is safe, as the managers reckon it; nothing where they do not."""
    if purpose == "steal":
        chance = view.estimates.steal_success(move)
    elif purpose in SENDING:
        chance = view.estimates.advance_success(move)
    else:
        return ""
    return f" (safe {chance:.0%})" if chance else ""
