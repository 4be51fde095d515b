"""Running and bunting: ratings that the dice of the steal and bunt charts answer for."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from hotstove.cardmaker.baseline import DEFAULT_REGRESS, Baseline, Running, Target, baseline_of, targets_of
from hotstove.games.superstar.chances import chances_of
from hotstove.games.superstar.chart_set import our_charts
from hotstove.games.superstar.stealing import slowed
from hotstove.managers.book.calm import no_steal
from hotstove.managers.book.running import asked_for
from hotstove.record import PlayerRecord, read_season
from hotstove.table.sums import summed

THIEF = 0.05
"""Attempts for each time on first from which a player's success is his rating: of the regulars of 1955, 1972, 1988 and
2000 a good half ran so often, and tried nine steals of ten."""
RATINGS = range(6)

GOOD_ARM = 1.12
"""A catcher is marked I who caught so many more of those who ran than the league did: three of ten in 1955, 1972, 1988
and 2000."""
ARM_DOUBT = 42.0
"""Attempts at the league's rate that are added to a catcher's own: with so many the shares of the catchers of 1955,
1972, 1988 and 2000 spread as they do beyond chance."""

OTHERWISE = 0.13
"""Of those who were caught stealing, the share that is caught on strikeouts, hit and runs and on the way to third, not
on a called steal of second: without it 15% too many were caught in replays of 1955, and 16% in 1988."""

ANOTHER_RUN = 0.47
"""Of half-innings that bring so many runs, the share that brings one more, in major-league play since 1950: RUNS of
`python -m tests.helpers.leverage`."""
MOST_RUNS, INNINGS = 12, 9
CHANCES = 0.897
"""Plate appearances for each time on first at which second base is open, as managers meet them in replays. With 1.045
times what Retrosheet's plays have for the years of each, .817 to .890, 3.2% too few bases were stolen in 1955 and 1.4%
in 2000, .2, 4.7 and 5.5% too many in 2012, 1977 and 1988 (`hotstove accuracy superstar YEAR --replays 10` on
2026-11-19): more where there are more steals, so one number serves all years better."""

RUNNERS = (0.2, 0.5, 1.0)
"""Attempts against the league's from which others are rated 1, 2 and 3: about a fifth, two fifths and three fifths of
the regulars of 1955, 1972, 1988 and 2000 ran less."""

TRIPLES = (0.3, 0.9, 1.8)
"""Triples for each hit short of a homer against the league's, likewise, of whom a fifth, half and eight of ten hit
fewer in those seasons of the record: legs count where nobody steals."""


def running(target: Target, baseline: Baseline) -> int:
    """0 to 5: a thief's by how often he was safe; other players's, up to 3, by how often they tried, and by triples."""
    if target.running.attempts >= THIEF:
        safe, shift = safe_shares(baseline.year, baseline.leagues)
        return _nearest(safe, target.running.success + shift)
    return _by_legs(target, baseline)


def _by_legs(target: Target, baseline: Baseline) -> int:
    line, league = target.batting, baseline.rates
    by_steals = _steps(target.running.attempts, baseline.running.attempts, RUNNERS)
    short, league_short = line.h - line.hr, league.h - league.hr
    by_triples = _steps(line.triples / short if short > 0 else 0.0, league.triples / league_short, TRIPLES)
    return max(by_steals, (by_steals + by_triples + 1) // 2)


@lru_cache(maxsize=8)
def safe_shares(year: int, leagues: tuple[str, ...]) -> tuple[tuple[float, ...], float]:
    """How often each rating steals second on the charts against the arms of a league; and what is added to every
    thief's own success before the nearest is taken, so that the league is safe as often as it was: at most .1,
    since the charts let nobody be safe as often as the thieves of 2012."""
    season = read_season(year)
    baseline, players = baseline_of(season, leagues[0]), season.stints(leagues)
    caught = [(player, player.fielding["C"].outs) for player in players if "C" in player.fielding]
    good = summed(outs for player, outs in caught if has_arm(player, baseline)) / max(
        summed(outs for _, outs in caught), 1
    )
    by_chart = chances_of(our_charts()).steals["1-2"]
    safe = tuple((1 - good) * by_chart[rating] + good * by_chart[slowed(rating, True)] for rating in RATINGS)
    mine = [target for key, target in targets_of(season, DEFAULT_REGRESS).items() if target.player.league in leagues]
    others: Mapping[int, int] = {id(t): _by_legs(t, baseline) for t in mine if t.running.attempts < THIEF}
    tries = [called(target, baseline.running) * target.player.batting.on_first for target in mine]
    wanted = summed(
        target.running.attempts * target.running.success * target.player.batting.on_first for target in mine
    )
    low, high = -0.1, 0.1
    for _ in range(20):
        shift = (low + high) / 2
        made = 0.0
        for often, target in zip(tries, mine, strict=True):
            rating = others.get(id(target))
            made += often * safe[_nearest(safe, target.running.success + shift) if rating is None else rating]
        low, high = (shift, high) if made < wanted else (low, shift)
    return safe, (low + high) / 2


def _nearest(safe: tuple[float, ...], success: float) -> int:
    return min(RATINGS, key=lambda rating: abs(safe[rating] - success))


def has_arm(player: PlayerRecord, baseline: Baseline) -> bool:
    """Whether a catcher slows the runners."""
    line, league = player.fielding.get("C"), baseline.fielding["C"]
    if line is None or league.caught_share == 0:
        return False
    caught = (line.cs + ARM_DOUBT * league.caught_share) / (line.sb + line.cs + ARM_DOUBT)
    return caught >= GOOD_ARM * league.caught_share


def called(target: Target, league: Running) -> float:
    """Steals of second that are called for each time on first: those tried, less what is caught otherwise, by anybody
    alike."""
    return max(0.0, target.running.attempts - OTHERWISE * league.attempts * (1 - league.success))


def sent_in_1000(target: Target, baseline: Baseline) -> int:
    """What his card tells managers, so that he runs as often as he did: they think of it whenever second base is open
    and the score is near."""
    near = close_share(3 * baseline.pitching.runs / baseline.pitching.outs)
    return round(1000 * asked_for(min(1.0, called(target, baseline.running) / (CHANCES * near))))


@lru_cache(maxsize=32)
def close_share(runs: float) -> float:
    """The share of half-innings that begin with a score at which managers by the book think of steals, in games in
    which a half-inning brings so many runs."""
    scores = runs * (1 - ANOTHER_RUN)
    brings = [1 - scores, *(scores * (1 - ANOTHER_RUN) * ANOTHER_RUN**more for more in range(MOST_RUNS))]
    leads, close = {0: 1.0}, 0.0
    for half in range(2 * INNINGS):
        close += summed(share for lead, share in leads.items() if not no_steal(half // 2 + 1, lead))
        after: dict[int, float] = {}
        for lead, share in leads.items():
            for made, chance in enumerate(brings):
                after[-lead - made] = after.get(-lead - made, 0.0) + share * chance
        leads = after
    return close / (2 * INNINGS)


def _steps(own: float, league: float, steps: tuple[float, ...]) -> int:
    return summed(own >= step * league for step in steps) if league > 0 else 1


def bunt(target: Target, league_bunts: float) -> str:
    """A for players who were asked to bunt more often than most of their kind; where nobody counted, for the light
    bats."""
    if league_bunts > 0:
        return "A" if target.batting.sh >= league_bunts else "B"
    return "A" if target.batting.slg < 0.3 else "B"
