"""A pitcher's outing in Replay Baseball, told batter by batter."""

from __future__ import annotations

from dataclasses import replace

from hotstove.diamond.outing import Outing as Work
from hotstove.games.replay.cards import PitcherCard
from hotstove.games.replay.counting import Counted
from hotstove.games.replay.endurance import after_play, batters_counted, begins_inning, comes_in
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
        self.work = Work("pitcher", started, inning)
        self.mound = comes_in(card, self.options, started, inning, lead)
        if outs == 0:
            self._begin()

    @property
    def tired(self) -> bool:
        return self.mound.tired

    @property
    def batters(self) -> int:
        """Those that count against him."""
        return batters_counted(self.mound, self.work)

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
        self._happens(runs=1, earned=int(earned), faced=False, batters=0)

    def walk_on_purpose(self) -> None:
        self._happens(faced=False)

    def _begin(self) -> None:
        self.mound = begins_inning(self.card, self.options, self.mound, self.work, self.inning, self.lead)

    def _happens(
        self, outs: int = 0, faced: bool = True, reached: bool = False, runs: int = 0, earned: int = 0, batters: int = 1
    ) -> None:
        was = self.work
        self.work = now = replace(
            was, outs=was.outs + outs, batters=was.batters + batters, runs=was.runs + runs, earned=was.earned + earned
        )
        made = Counted(outs, faced, reached, batters == 1)
        self.mound = after_play(
            self.card, self.options, self.mound, was, now, made, self.inning, self.outs == 3, self.lead
        )
        self.lead -= runs
