"""How questions are put to people: words, keys and shapes of questions and of their options, in one place a game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from hotstove.table.questions import Decision

YES_NO = "yes-no"
CHOICE = "choice"
"""One of a few named options."""
MOVES = "moves"
"""Runners and where they go, such as `1-2` or `3-H 2-3`."""
RUNNERS = "runners"
"""Runners by the bases they stand on, such as `1 3`."""
CARD = "card"
"""A card of one's hand."""
PLACEMENT = "placement"
"""Tiles for the zones of a board."""
PLAYER = "player"
"""A player by his name."""


@dataclass(frozen=True, slots=True)
class Phrase:
    """How one question is put."""

    words: str
    """What it is called, as in "hit and run"; a person may type it so."""
    key: str = ""
    """The key that stands for it, or for the one call that it offers."""
    shape: str = CHOICE
    options: Mapping[str, str] = field(default_factory=dict)
    """What an option means, where its name does not say so."""
    keys: Mapping[str, str] = field(default_factory=dict)
    """Keys of single options."""
    calls: Mapping[str, str] = field(default_factory=dict)
    """An option as it is called out, where that is more than question and option, such as "steal second"."""
    also: tuple[str, ...] = ()
    """Other words that people type for it."""
    before_pitch: bool = False
    """A call that is handed in before the pitch, though the rules may roll or draw something first."""


@dataclass(frozen=True)
class Phrases:
    """The phrases of a game, by the purposes of its questions."""

    known: Mapping[str, Phrase]
    rolls: Mapping[str, str] = field(default_factory=dict)
    """What is rolled or drawn for, in words, by purpose."""
    blank: str = "blank"
    """What an empty square of a card means."""

    def of(self, purpose: str) -> Phrase:
        return self.known.get(purpose) or Phrase(purpose.replace("_", " ").replace("-", " "))

    def roll(self, purpose: str) -> str:
        return self.rolls.get(purpose, purpose.replace("-", " ").replace("_", " "))

    def shape(self, decision: Decision) -> str:
        """The phrase's own, but what is yes or no is always so."""
        return YES_NO if is_yes_or_no(decision) else self.of(decision.purpose).shape

    def option(self, decision: Decision, option: str) -> str:
        """What an option means, "" where its name says it all."""
        return self.of(decision.purpose).options.get(option, "")

    def key(self, decision: Decision, option: str) -> str:
        """The key of an option: its own, or its question's where that leaves only one thing to say."""
        phrase = self.of(decision.purpose)
        if option in phrase.keys:
            return phrase.keys[option]
        return phrase.key if decision.options[1:] == (option,) else ""


def is_yes_or_no(decision: Decision) -> bool:
    return set(decision.options) == {"yes", "no"}
