"""The questions of Superstar Baseball in words."""

from __future__ import annotations

from hotstove.table.phrases import MOVES, RUNNERS, Phrase, Phrases

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
        "walk": Phrase("walk", "w", also=("ibb",), before_pitch=True),
        "option": Phrase(
            "option",
            "o",
            options={
                "A": "the infield goes for the double play, the run may score",
                "B": "the runner on third is played on",
            },
            before_pitch=True,
        ),
        "send": Phrase("send", "s", MOVES, {"none": "they hold"}),
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
)
