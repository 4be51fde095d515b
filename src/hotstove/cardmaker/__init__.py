"""The real record into cards, fitted and judged by exact odds.

Two rooms know no game, nor does the room ``hotstove.record`` on which all stand; each game's own folder here holds its
fitting and no more.

``hotstove.record`` reads any season since 1871, fills its gaps and marks what is estimated:

>>> from hotstove.record import find_club, read_club, read_season
>>> str(find_club("1927 Yankees"))
'1927 NYA (New York Yankees, AL)'
>>> season = read_season(1988)                    # clubs, leagues, pools, players, stints
>>> guzman = season.club("TEX").player("Guzman")     # person, batting, pitching, fielding by position, usage
>>> guzman.pitching.bf, guzman.retro_id, guzman.lahman_id, sorted(guzman.estimated)
(876, 'guzmj001', 'guzmajo01', [])
>>> sorted(read_club("1912 BOS").player("Speaker").batting.estimated)
['cs', 'gidp', 'ibb', 'sf', 'sh', 'so']

``baseline`` has the league's averages, platoon splits, and for every player the line that his card should play:

>>> from hotstove.cardmaker.baseline import baseline_of, targets_of
>>> league = baseline_of(season, "AL")            # rates, running, advancing, fielding, shares of left-handers
>>> boggs = targets_of(season)["boggswa01", "BOS"]   # regress=0.5: small samples shrunk to the mean of their kind
>>> round(boggs.batting.avg, 3), boggs.batting_shrink
(0.366, 0.0)
>>> split = league.split_batter(boggs.batting, "L")
>>> round(split.left.avg, 3), round(split.right.avg, 3), round(split.left_share, 2)
(0.327, 0.378, 0.22)

``clubhouse`` says how a club's players are used:

>>> from hotstove.cardmaker.clubhouse import plan_club
>>> plan = plan_club(season.club("OAK"))          # lineups by hand and DH, staff with roles, bench
>>> plan.staff.closer.name, " ".join(player.person.last for player in plan.lineup("R").players[:5])
('Dennis Eckersley', 'Polonia Lansford Henderson Canseco McGwire')

Lines are ``Batting``, ``Pitching`` and ``Fielding`` (counts, they add up with ``+``) and ``Rates`` (twelve events per
plate appearance that sum to one). docs/record.md states every rule.
"""
