"""The questions of Rallybird in words."""

from __future__ import annotations

from hotstove.games.rallybird.asking import ASTERISK, CARD, GLOVES
from hotstove.table import phrases
from hotstove.table.phrases import Phrase, Phrases

PHRASES = Phrases(
    {
        ASTERISK: Phrase("discard a tile", "d"),
        CARD: Phrase("play a card", "c", phrases.CARD),
        GLOVES: Phrase("place the gloves", "g", phrases.PLACEMENT),
        "reroll": Phrase("roll again", "r", options={"no": "the roll stands", "yes": "the dice fall once more"}),
        "flip": Phrase("which glove gives way", "f"),
    }
)
