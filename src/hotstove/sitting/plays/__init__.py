"""Games of plays with people at them: lineups, calls, changes of players, what if, scenes."""
