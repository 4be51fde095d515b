"""The full-screen table: keys, panes, and a picture for each kind of game."""
