"""Tells a game as it goes: chapters, changes, what led to each play, and the play in words."""

from __future__ import annotations

from hotstove.cli.screen import HEADING, NOTE, RUN, Screen
from hotstove.sitting.sitting import AnySitting
from hotstove.sitting.told import CHANGE, NEWS, Told

BRIEF, USUAL, FULL = "brief", "usual", "full"
"""How much is told: the plays; what led to them in sentences; cells with their provenance and rules besides."""


class Teller:
    """Prints what is told, and keeps track of it."""

    def __init__(self, screen: Screen, detail: str = USUAL, own_dice: bool = False) -> None:
        self.screen, self.detail, self._own_dice = screen, detail, own_dice
        self._chapter = ""
        self.restart()

    def restart(self) -> None:
        """The game begins again from its tape."""
        self._shown: list[str] = []
        self._changes: list[Told] = []
        self._early: list[str] = []

    def hear(self, told: Told) -> None:
        """Something has just happened."""
        if told.kind == CHANGE:
            self._changes.append(told)
        elif told.kind == NEWS:
            if not self._own_dice:
                self._early += told.asides if self.detail == FULL else told.sentences
            if told.text:
                self.screen.say(told.text, NOTE)
        else:
            self._play(told)

    def news(self, sitting: AnySitting) -> None:
        """The changes since the last play, for a person who is about to be asked."""
        self._chapter = sitting.match.chapter(sitting.state)
        self._tell_changes()

    def so_far(self, sitting: AnySitting) -> None:
        """What has led to a question in the middle of a play."""
        lines = sitting.sentences() if self.detail != FULL else sitting.readings()
        for line in lines[len(self._shown) :]:
            self.screen.aside(line)
        self._shown = lines

    def _play(self, told: Told) -> None:
        if told.chapter != self._chapter:
            self._chapter = told.chapter
            self.screen.say()
            self.screen.say(f"{told.chapter}: {told.standing}" if told.standing else told.chapter, HEADING)
        self._tell_changes()
        for line in self._led_to(told):
            self.screen.aside(line)
        self._shown, self._early = [], []
        self.screen.say(f"  {told.text}", RUN if told.scored else "")
        for line in told.more:
            self.screen.say(f"  {line}", HEADING)

    def _led_to(self, told: Told) -> list[str]:
        """What led to a play, as much of it as is wanted and has not been told already."""
        if self.detail == BRIEF:
            return []
        if self.detail == USUAL:
            return [*self._early, *told.reasons, *told.sentences[len(self._shown) :]]
        return [*self._early, *told.reasons, *told.asides[len(self._shown) :]]

    def _tell_changes(self) -> None:
        for told in self._changes:
            self.screen.say(f"  {told.text}")
            for reason in told.reasons if self.detail != BRIEF else ():
                self.screen.aside(reason)
        self._changes = []
