"""Looking things up: pages of players and clubs, leaders, feats, awards, real figures, careers and the record book.

Every page is a plain function over a connection that gives named tuples; the terminal, the report and the browser draw
the same ones.
"""
