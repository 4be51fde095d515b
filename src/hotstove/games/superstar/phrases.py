"""The questions of Superstar Baseball in words."""

from __future__ import annotations

from hotstove.diamond.phrases import HIT_AND_RUN, SEND, STEAL, WALK, bunt
from hotstove.table.phrases import MOVES, RUNNERS, Phrase, Phrases

PHRASES = Phrases(
    {
        "steal": STEAL,
        "bunt": bunt(),
        "hit_and_run": HIT_AND_RUN,
        "walk": WALK,
        "option": Phrase(
            "option",
            "o",
            options={
                "A": "the infield goes for the double play, the run may score",
                "B": "the runner on third is played on",
            },
            before_pitch=True,
            calls={"A": "option A, play for two", "B": "option B, cut off the run"},
        ),
        "send": SEND,
        "throw": Phrase("throw", "t", MOVES, {"none": "no play is made"}),
        "hold": Phrase("hold", "h", RUNNERS, {"none": "everybody goes"}),
        "again": Phrase("again", "a", options={"no": "he swings away now", "yes": "he bunts once more"}),
    },
    {
        "x": "X chart",
        "second-bunt": "second bunt",
        "advance": "extra base",
        "injured-position": "position of the injury",
        "games-injured": "games missed",
    },
    blank="he swings",
)
