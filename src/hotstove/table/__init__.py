"""Any tabletop game: dice, decks, charts, decisions, the tape. Knows no baseball."""
