"""How true the cards play: whole seasons replayed many times, and set beside the record.

Nothing here knows a game: it is given clubs with cards, the identity card of their game, and who manages them.
"""
