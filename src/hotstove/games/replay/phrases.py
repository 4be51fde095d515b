"""The questions of Replay Baseball in words."""

from __future__ import annotations

from hotstove.table.phrases import MOVES, Phrase, Phrases

PHRASES = Phrases(
    {
        "steal": Phrase("steal", "s", MOVES, {"none": "nobody goes"}),
        "send": Phrase("send", "s", MOVES, {"none": "they hold"}),
        "bunt": Phrase(
            "bunt",
            "b",
            options={
                "none": "he swings away",
                "sacrifice": "a sacrifice bunt",
                "squeeze": "the runner on third goes",
                "hit": "he bunts for a hit",
            },
            keys={"sacrifice": "b", "squeeze": "q", "hit": "u"},
            also=("sac", "sacrifice bunt"),
            before_pitch=True,
        ),
        "hit_and_run": Phrase("hit and run", "h", also=("h&r",), before_pitch=True),
        "walk": Phrase("walk", "w", also=("ibb",), before_pitch=True),
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
