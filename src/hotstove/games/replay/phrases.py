"""The questions of Replay Baseball in words."""

from __future__ import annotations

from hotstove.diamond.phrases import HIT_AND_RUN, SEND, STEAL, WALK, bunt
from hotstove.table.phrases import Phrase, Phrases

PHRASES = Phrases(
    {
        "steal": STEAL,
        "send": SEND,
        "bunt": bunt(hit=("u", "bunt for a hit", "nobody is given up")),
        "hit_and_run": HIT_AND_RUN,
        "walk": WALK,
        "infield": Phrase(
            "infield",
            "i",
            options={
                "normal": "double-play depth with a runner on first, else back",
                "back": "all play deep",
                "halfway": "all play half way",
                "in": "all play in",
                "corners": "first and third play in",
                "third": "third base plays in",
            },
            before_pitch=True,
            calls={
                "normal": "usual infield",
                "back": "infield back",
                "halfway": "infield halfway",
                "in": "infield in",
                "corners": "corners in",
                "third": "third baseman in",
            },
        ),
        "best_column": Phrase("best column", "c", before_pitch=True),
        "bonus": Phrase(
            "bonus",
            "o",
            options={"yes": "this is the reliever's bonus inning", "no": "his bonus is saved for another inning"},
        ),
    },
    {"fielder": "fielder", "odd-or-even": "odd or even", "park": "ballpark", "passed": "passed ball"},
)
