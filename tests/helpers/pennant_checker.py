"""An independent checker of a played season: who may pitch, worked out anew from the games alone.

It shares nothing with the rules but the sheets, the chart of relievers and the game lines: days, fatigue, asterisks,
rest and roles are counted here a second time, in another way, and every breach is told in a sentence.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, field

from hotstove.games.pennant.chart_set import our_charts
from hotstove.games.pennant.lines import GameLine, TurnLine
from hotstove.games.pennant.sheets import Pitcher, Sheet

LOOK_BACK = 40


@dataclass
class Diary:
    """One club's pitchers: the days on which each started and relieved."""

    sheet: Sheet
    started: dict[int, set[int]] = field(default_factory=lambda: defaultdict(set))
    relieved: dict[int, set[int]] = field(default_factory=lambda: defaultdict(set))

    def days_running(self, player: int, day: int) -> int:
        count = 0
        while day - 1 - count in self.relieved[player]:
            count += 1
        return count

    def rest_since(self, days: set[int], day: int) -> int:
        """Full days since the last of these days; enough for anybody when that is long ago."""
        return next((back - 1 for back in range(1, LOOK_BACK) if day - back in days), LOOK_BACK)

    def rel_today(self, player: int, day: int) -> int:
        pitcher = self.sheet.pitchers[player]
        tired = 0 if pitcher.fat is None else pitcher.fat * {0: 0, 1: 1}.get(self.days_running(player, day), 2)
        return (pitcher.rel or 0) + tired

    def must_rest(self, player: int, day: int) -> bool:
        running = self.days_running(player, day)
        return running >= 1 if self.sheet.pitchers[player].starred else running >= 3

    def may_relieve(self, player: int, day: int, starter: int) -> bool:
        """Whether he is fit to relieve today, numbers called apart."""
        pitcher = self.sheet.pitchers[player]
        if pitcher.rel is None or player == starter or self.must_rest(player, day):
            return False
        return pitcher.st is None or self.rest_since(self.started[player], day) >= 3

    def may_start(self, player: int, day: int) -> bool:
        """Whether he may start today, if need be one day short of his rest."""
        pitcher = self.sheet.pitchers[player]
        if pitcher.st is None or pitcher.rest is None:
            return False
        rested = self.rest_since(self.started[player], day) >= pitcher.rest - 1
        return rested and (pitcher.rel is None or self.rest_since(self.relieved[player], day) >= 3)


def breaches(sheets: Mapping[str, Sheet], games: list[tuple[int, str, str, GameLine]]) -> list[str]:
    """Every breach of PR-14, PR-15, PR-16, PR-22 and PR-24 in games given as day, visitors, home and line."""
    diaries = {club: Diary(sheet) for club, sheet in sheets.items()}
    found: list[str] = []
    for day, visitors, home, line in games:
        for side, club in enumerate((visitors, home)):
            diary = diaries[club]
            where = f"day {day}, {club}"
            found += [f"{where}: {text}" for text in starter_breaches(diary, day, line, side)]
            found += [f"{where}: {text}" for text in relief_breaches(diary, day, line, side)]
        for side, club in enumerate((visitors, home)):
            remember(diaries[club], day, line, side)
    return found


def remember(diary: Diary, day: int, line: GameLine, side: int) -> None:
    diary.started[line.starters[side]].add(day)
    for player in line.turns[1 - side].relievers:
        diary.relieved[player.number].add(day)
    for inning in line.extra:
        player_in = inning.relievers[side]
        if player_in is not None:
            diary.relieved[player_in.number].add(day)


def starter_breaches(diary: Diary, day: int, line: GameLine, side: int) -> list[str]:
    player = line.starters[side]
    pitcher = diary.sheet.pitchers[player]
    rest = diary.rest_since(diary.started[player], day)
    if pitcher.st is None or pitcher.rest is None:
        return [f"PR-22: {pitcher.name} started without ST"]
    found = []
    if not any(diary.may_start(one, day) for one in range(len(diary.sheet.pitchers))):
        return forced_breaches(diary, day, player)
    if rest < pitcher.rest - 1:
        found.append(f"PR-22: {pitcher.name} started after {rest} days, REST {pitcher.rest}")
    if pitcher.rel is not None and diary.rest_since(diary.relieved[player], day) < 3:
        found.append(f"PR-24: {pitcher.name} started {diary.rest_since(diary.relieved[player], day)} days after relief")
    turn = line.turns[1 - side]
    if rest == pitcher.rest - 1 and (turn.complete or turn.shutout):
        found.append(f"PR-22: {pitcher.name} finished a game on short rest")
    if rest >= pitcher.rest and not turn.shutout:
        found += full_strength(pitcher, line, side)
    return found


def forced_breaches(diary: Diary, day: int, player: int) -> list[str]:
    """Where nobody may start, the player nearest to his rest must."""
    lacking = {
        number: pitcher.rest - diary.rest_since(diary.started[number], day)
        for number, pitcher in enumerate(diary.sheet.pitchers)
        if pitcher.st is not None and pitcher.rest is not None
    }
    if lacking[player] == min(lacking.values()):
        return []
    return [f"PR-22: {diary.sheet.pitchers[player].name} started, others were nearer to their rest"]


def full_strength(pitcher: Pitcher, line: GameLine, side: int) -> list[str]:
    """A rested starter must complete the game exactly when the triad is above CG, and shut out above SHO."""
    turn = line.turns[1 - side]
    beaten = turn.triad > (pitcher.cg or 666)
    return [] if turn.complete == beaten else [f"PR-22: {pitcher.name} at {turn.triad} and CG {pitcher.cg}"]


def relief_breaches(diary: Diary, day: int, line: GameLine, side: int) -> list[str]:
    starter = line.starters[side]
    turn = line.turns[1 - side]
    found = []
    if turn.relievers:
        players = [player.number for player in turn.relievers]
        found += called_breaches(diary, day, starter, players, set(), called_for(turn))
        for player in turn.relievers:
            if player.rel != diary.rel_today(player.number, day):
                found.append(f"PR-15: {name(diary, player.number)} pitched with REL {player.rel:+d}")
        if players != sorted(players):
            found.append("PR-30: relievers not in roster order")
    out = {player.number for player in turn.relievers}
    for inning in line.extra:
        extra = inning.relievers[side]
        if extra is None:
            continue
        if extra.number not in out:
            found += called_breaches(diary, day, starter, [extra.number], out, 1)
        out.add(extra.number)
    return found


def called_for(turn: TurnLine) -> int:
    """How many the chart calls for the bullpen's innings and the red die, whether they are there or not."""
    pitched = f"{turn.bullpen // 3}.{turn.bullpen % 3}"
    return int(our_charts().relievers(pitched, turn.triad // 10 % 10))


def called_breaches(diary: Diary, day: int, starter: int, players: list[int], out: set[int], called: int) -> list[str]:
    """What is wrong with bringing in these players for so many called, when those of `out` have pitched already."""
    able = [
        player
        for player in range(len(diary.sheet.pitchers))
        if player not in out and diary.may_relieve(player, day, starter)
    ]
    found = [f"PR-15/16/24: {name(diary, player)} had to rest" for player in players if player not in able]
    in_all = called + len(out)
    plain_stars, both_stars = stars_allowed(diary, day, starter, called, in_all, out)
    for player in players:
        pitcher = diary.sheet.pitchers[player]
        if pitcher.starred and not (both_stars if pitcher.st is not None else plain_stars):
            found.append(f"PR-16/24: {name(diary, player)} is starred, {in_all} are called")
    spared = [player for player in able if player not in players and allowed(diary, player, plain_stars, both_stars)]
    if len(players) > called or (len(players) < called and spared):
        found.append(f"PR-13: {len(players)} came in, {called} were called and {len(spared)} were left")
    for player in players:
        for other in spared:
            if order(diary, other, day) < order(diary, player, day):
                found.append(f"PR-14: {name(diary, other)} was passed over for {name(diary, player)}")
    return found


def stars_allowed(diary: Diary, day: int, starter: int, called: int, in_all: int, out: set[int]) -> tuple[bool, bool]:
    """Whether pure relievers with an asterisk may come, and two-role players with one."""
    if in_all >= 3:
        return True, True
    plain = [
        player
        for player, pitcher in enumerate(diary.sheet.pitchers)
        if pitcher.rel is not None and not pitcher.starred and player not in out and player != starter
    ]
    plain = [
        player
        for player in plain
        if diary.sheet.pitchers[player].st is None or diary.rest_since(diary.started[player], day) >= 3
    ]
    worn = [player for player in plain if diary.must_rest(player, day)]
    for player in worn:
        rel = diary.sheet.pitchers[player].rel or 0
        better = [o for o in plain if o not in worn and (diary.sheet.pitchers[o].rel or 0) <= rel]
        better += [o for o in worn if o != player and (diary.sheet.pitchers[o].rel or 0) < rel]
        if len(better) < called:
            return True, False
    return False, False


def allowed(diary: Diary, player: int, plain_stars: bool, both_stars: bool) -> bool:
    pitcher = diary.sheet.pitchers[player]
    return not pitcher.starred or (both_stars if pitcher.st is not None else plain_stars)


def order(diary: Diary, player: int, day: int) -> tuple[int, bool, int]:
    pitcher = diary.sheet.pitchers[player]
    return diary.rel_today(player, day), pitcher.starred, diary.rel_today(player, day) - (pitcher.rel or 0)


def name(diary: Diary, player: int) -> str:
    return diary.sheet.pitchers[player].name
