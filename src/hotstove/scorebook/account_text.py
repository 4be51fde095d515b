"""The plain account of a game: a line for each play under its half-inning, with the score as it changes."""

from __future__ import annotations

from itertools import groupby

from hotstove.diamond.apply import step
from hotstove.diamond.credits import credits_of
from hotstove.diamond.errorless import batter_code
from hotstove.diamond.lineup import DESIGNATED, PINCH_HITTER, PINCH_RUNNER, PITCHER, Lineup, Substitution
from hotstove.diamond.log import Entry, GameLog, PlayEntry, SubstitutionEntry
from hotstove.diamond.play import HITS
from hotstove.diamond.situation import Situation
from hotstove.scorebook.names import short_names
from hotstove.scorebook.telling import tell
from hotstove.scorebook.words import numbered, ordinal
from hotstove.table.sums import summed

_POSITION = {
    1: "to pitch", 2: "to catch", 3: "at first base", 4: "at second base", 5: "at third base",
    6: "at short", 7: "in left", 8: "in center", 9: "in right", 10: "as designated hitter",
}  # fmt: skip
_TO = {
    1: "to the mound", 2: "behind the plate", 3: "to first base", 4: "to second base", 5: "to third base",
    6: "to short", 7: "to left", 8: "to center", 9: "to right", 10: "to designated hitter",
}  # fmt: skip


def account_text(log: GameLog) -> str:
    names = names_of(log)
    rows: list[str] = []
    for (inning, half), group in groupby(log.entries, key=lambda entry: (entry.situation.inning, entry.situation.half)):
        entries = list(group)
        situation = entries[0].situation
        batting = log.clubs[situation.batting].name
        rows += ["", f"{half.upper()} OF THE {ordinal(inning).upper()}, {batting} batting"]
        for entry in entries:
            rows.append(f"  {tell_entry(log, entry, names)}")
        rows.append(f"  {_summary(log, [entry for entry in entries if isinstance(entry, PlayEntry)])}")
    return "\n".join(rows[1:]) + "\n"


def names_of(log: GameLog) -> tuple[dict[str, str], dict[str, str]]:
    """Short names of everybody in the game."""
    made = []
    for side, club in enumerate(log.clubs):
        players = [player for player in log.starting[side].players if player]
        players += [
            entry.change.player for entry in log.entries if isinstance(entry, SubstitutionEntry) and entry.side == side
        ]
        made.append(short_names(club, players))
    return made[0], made[1]


def tell_entry(log: GameLog, entry: Entry, names: tuple[dict[str, str], dict[str, str]]) -> str:
    """One entry in words; runs bring the score."""
    if isinstance(entry, SubstitutionEntry):
        return tell_change(entry.situation.lineups[entry.side], entry.change, names[entry.side])
    situation, play = entry.situation, entry.play
    text = tell(situation, play, names[situation.batting].__getitem__)
    runs = step(play, situation.bases).runs
    if not runs:
        return text
    score = list(situation.score)
    score[situation.batting] += runs
    return f"{text} ({log.visitors.name} {score[0]}, {log.home.name} {score[1]})"


def tell_change(lineup: Lineup, change: Substitution, names: dict[str, str]) -> str:
    """`Berry bats for Strong.`, or who takes over where; in a double switch also where he bats."""
    player, slot, position = change
    who = names[player]
    before = lineup.players[slot]
    if position in (PINCH_HITTER, PINCH_RUNNER):
        verb = "bats" if position == PINCH_HITTER else "runs"
        return f"{who} {verb} for {names[before]}." if before in names else f"{who} {verb}."
    if player in lineup.players:
        was_fielding = 1 <= lineup.positions[lineup.players.index(player)] <= 9
        return f"{who} moves {_TO[position]}." if was_fielding else f"{who} stays in the game {_POSITION[position]}."
    stood = lineup.positions[slot]
    switched = slot and 1 <= stood <= 9 and stood != position
    batting = f", batting {ordinal(slot)}" if switched else ""
    if position == PITCHER:
        out = lineup.pitcher
        return f"{who} comes in to pitch{f' for {names[out]}' if out in names else ''}{batting}."
    verb = "comes in" if position == DESIGNATED else "takes over"
    replaced = f" for {names[before]}" if before in names and not switched else ""
    return f"{who} {verb} {_POSITION[position]}{replaced}{batting}."


def _summary(log: GameLog, plays: list[PlayEntry]) -> str:
    if not plays:
        return "No play."
    hits = summed(batter_code(entry.play) in HITS for entry in plays)
    errors = summed(credits_of(entry.play).errors.total() for entry in plays)
    last = plays[-1]
    done = step(last.play, last.situation.bases)
    first = plays[0].situation
    score = _score_after(last.situation, done.runs)
    runs = score[first.batting] - first.score[first.batting]
    left = 3 - done.bases.count("-")
    parts = (numbered(runs, "run"), numbered(hits, "hit"), numbered(errors, "error"), f"{left} left on base")
    text = ", ".join(parts)
    return f"{text[0].upper()}{text[1:]}. {log.visitors.name} {score[0]}, {log.home.name} {score[1]}."


def _score_after(situation: Situation, runs: int) -> tuple[int, int]:
    visitors, home = situation.score
    return (visitors + runs, home) if situation.batting == 0 else (visitors, home + runs)
