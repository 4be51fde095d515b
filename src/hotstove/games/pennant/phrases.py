"""The question of Pennant Race in words."""

from __future__ import annotations

from hotstove.table.phrases import PLAYER, Phrase, Phrases

PHRASES = Phrases(
    {"starter": Phrase("starter", "s", PLAYER)},
    {"triad": "triad", "clutch": "extra homer"},
)
