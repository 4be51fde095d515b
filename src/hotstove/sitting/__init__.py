"""A game with people at it: who plays what, what they are asked, what is told. Returns data and prints nothing."""
