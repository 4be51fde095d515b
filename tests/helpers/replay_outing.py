"""A pitcher's outing in Replay Baseball, told batter by batter."""

from __future__ import annotations

from hotstove.games.replay.cards import PitcherCard
from hotstove.games.replay.endurance import Event, after_event, begins_inning, comes_in
from hotstove.games.replay.options import Options


class Outing:
    """From the moment when he takes the mound; an inning that he does not begin has `outs` already."""

    def __init__(
        self,
        card: PitcherCard,
        options: Options | None = None,
        *,
        started: bool = True,
        inning: int = 1,
        outs: int = 0,
        lead: int = 0,
    ) -> None:
        self.card, self.options = card, options or Options()
        self.inning, self.outs, self.lead = inning, outs, lead
        self.mound = comes_in(card, self.options, started, inning, lead)
        if outs == 0:
            self._begin()

    @property
    def tired(self) -> bool:
        return self.mound.tired

    def out(self, number: int = 1) -> None:
        for _ in range(number):
            self.outs += 1
            self._happens(outs=1)
            if self.outs == 3:
                self.inning, self.outs = self.inning + 1, 0
                self._begin()

    def innings(self, number: int) -> None:
        """So many innings to their end, nobody reaching."""
        last = self.inning + number
        while self.inning < last:
            self.out()

    def runner(self) -> None:
        self._happens(reached=True)

    def run(self, earned: bool = True) -> None:
        """A runner on base scores on somebody's out that is none of ours to count: only the run matters here."""
        self._happens(runs=1, earned=int(earned), faced=False)

    def walk_on_purpose(self) -> None:
        self._happens(faced=False)

    def _begin(self) -> None:
        self.mound = begins_inning(self.card, self.options, self.mound, self.inning, self.lead)

    def _happens(
        self, outs: int = 0, faced: bool = True, reached: bool = False, runs: int = 0, earned: int = 0
    ) -> None:
        event = Event(outs, faced, reached, runs, earned, self.inning, self.outs == 3, self.lead)
        self.mound = after_event(self.card, self.options, self.mound, event)
        self.lead -= runs
