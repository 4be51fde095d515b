"""What a face draws of a game of plays."""
