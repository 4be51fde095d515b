"""How true the cards play: whole seasons, as users play them, replayed many times and set beside the record."""
