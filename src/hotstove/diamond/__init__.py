"""Baseball itself: situation, lineup, play, apply, notation, ending. Rolls no dice."""
