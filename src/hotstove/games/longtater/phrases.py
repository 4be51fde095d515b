"""The questions of Long Tater! in words."""

from __future__ import annotations

from hotstove.table.phrases import MOVES, Phrase, Phrases

PHRASES = Phrases(
    {
        "steal": Phrase("steal", "s", MOVES, {"none": "nobody goes"}),
        "bunt": Phrase(
            "bunt",
            "b",
            options={"none": "he swings away", "sacrifice": "a sacrifice bunt", "squeeze": "the runner on third goes"},
            keys={"sacrifice": "b", "squeeze": "q"},
            also=("sac", "sacrifice bunt"),
            before_pitch=True,
        ),
        "hit_and_run": Phrase("hit and run", "h", also=("h&r",), before_pitch=True),
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
