"""The real record into cards, fitted and judged by exact odds.

``record/`` reads any season since 1871 and knows no game; each game's folder here holds its own fitting and no more.

>>> from hotstove.cardmaker.record import find_club, read_club, read_season
>>> str(find_club("1927 Yankees"))
'1927 NYA (New York Yankees, AL)'
>>> season = read_season(1988)                    # Season: clubs, leagues, pools, men (each once), stints (man at club)
>>> guzman = season.club("TEX").man("Guzman")     # ManRecord: person, batting, pitching, fielding by position, usage
>>> guzman.pitching.bf, guzman.retro_id, guzman.lahman_id
(876, 'guzmj001', 'guzmajo01')

Lines are ``Batting``, ``Pitching`` and ``Fielding``; they add up with ``+``. Where the record has a gap the figure is
an estimate and its name is in ``line.estimated`` (``man.estimated`` has all of a man's).
Every rule is stated in docs/record.md.
"""
