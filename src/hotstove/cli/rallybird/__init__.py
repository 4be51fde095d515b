"""Rallybird at the terminal: the board, the choices, the tape, the solver."""
