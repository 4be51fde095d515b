"""The questions of Long Tater! in words."""

from __future__ import annotations

from hotstove.diamond.phrases import HIT_AND_RUN, STEAL, bunt
from hotstove.table.phrases import MOVES, Phrase, Phrases

PHRASES = Phrases(
    {
        "steal": STEAL,
        "bunt": bunt(),
        "hit_and_run": HIT_AND_RUN,
        "infield": Phrase(
            "infield",
            "i",
            options={"back": "it plays at its usual depth", "in": "it plays in to cut off the run"},
            before_pitch=True,
        ),
        "stretch": Phrase("stretch", "s", MOVES, {"none": "they stop"}),
        "middle": Phrase(
            "middle", "m", options={"1": "the runner from first is put out", "2": "the runner from second is put out"}
        ),
    }
)
