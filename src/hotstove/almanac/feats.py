"""Feats of a season: no-hitters, cycles, the most of anything in one game, and streaks."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from sqlalchemy import Connection

from hotstove.almanac.names import Names, dashed
from hotstove.almanac.streaks import BATTING, PITCHING, Streak, club_streaks, streaks
from hotstove.records import queries
from hotstove.scorebook.words import counted, innings, listed
from hotstove.table.sums import summed

Line: TypeAlias = Mapping[str, Any]
NINE_INNINGS = 27
KEPT = 10
"""Of every list of marks so many are kept, and those level with the last."""


class Feat(NamedTuple):
    """What was done, when and by whom; `player` is "" for a club's own."""

    kind: str
    date: str
    key: str
    player: str
    club: str
    figure: int
    told: str


class Mark(NamedTuple):
    """A list of the most in one game: the kind of line, its column, the least that is worth telling, what is counted,
    and what somebody did, with a place for the number."""

    kind: str
    name: str
    least: int
    word: str
    did: str


GAME_MARKS = (
    Mark("batting", "hits", 5, "hits", "had {} hits"),
    Mark("batting", "home_runs", 3, "home runs", "hit {} home runs"),
    Mark("batting", "runs_batted_in", 6, "runs batted in", "drove in {}"),
    Mark("batting", "runs", 4, "runs", "scored {} runs"),
    Mark("batting", "stolen_bases", 3, "stolen bases", "stole {} bases"),
    Mark("batting", "doubles", 3, "doubles", "hit {} doubles"),
    Mark("batting", "triples", 2, "triples", "hit {} triples"),
    Mark("pitching", "strikeouts", 12, "strikeouts", "struck out {}"),
)
LEAST_STREAKS = {
    "hitting streak": 15,
    "on-base streak": 25,
    "homer streak": 4,
    "winning streak": 7,
    "scoreless outs": 60,
    "games won": 7,
    "games lost": 7,
}
RUNNING = {
    "hitting streak": "hit safely in {} games running",
    "on-base streak": "reached base in {} games running",
    "homer streak": "homered in {} games running",
    "winning streak": "won {} decisions running",
    "scoreless outs": "pitched {} running without a run",
    "games won": "won {} games running",
    "games lost": "lost {} games running",
}
"""What was done for so long."""


def season_feats(connection: Connection, season: str) -> list[Feat]:
    """All feats of a season, the regular season's and the postseason's, in order of their days."""
    names = Names(connection, season)
    games = queries.games(connection, season, stage=None)
    batting = queries.game_lines(connection, season, "batting")
    pitching = queries.game_lines(connection, season, "pitching")
    found = [*_no_hitters(games, batting, pitching, names), *_cycles(batting, names)]
    for mark in GAME_MARKS:
        found += _marks(mark, batting if mark.kind == "batting" else pitching, names)
    found += _batting_streaks([line for line in batting if not line["stage"]], names)
    for kind in PITCHING:
        found += _streaks(streaks(kind, [line for line in pitching if not line["stage"]]), names)
    found += _streaks(club_streaks([game for game in games if not game["stage"]]), names)
    return sorted(found, key=lambda feat: (feat.date, feat.key, feat.kind, feat.player, feat.club))


def _no_hitters(games: Sequence[Line], batting: Sequence[Line], pitching: Sequence[Line], names: Names) -> list[Feat]:
    """Nine innings or more without a hit; games of which only the score is known have none."""
    at_bats = _at_bats(batting)
    staffs: dict[tuple[str, str], list[Line]] = defaultdict(list)
    for line in pitching:
        staffs[line["key"], line["club"]].append(line)
    found = []
    for game in games:
        for own, other in (("home", "visitors"), ("visitors", "home")):
            staff = staffs[game["key"], game[own]]
            outs = summed(line["outs"] for line in staff)
            if game[f"{other}_hits"] or not at_bats[game["key"], game[other]] or outs < NINE_INNINGS:
                continue
            faced = summed(line["batters_faced"] for line in staff)
            kind = "perfect game" if faced == outs and not game[f"{own}_errors"] else "no-hitter"
            who = listed([names.player(line["player"]) for line in staff])
            did = "pitched" if len(staff) == 1 else "combined for"
            told = (
                f"{who} ({names.club(game[own])}) {did} a {kind} against the {names.club(game[other])}, "
                f"{game[f'{own}_runs']}-{game[f'{other}_runs']}"
            )
            player = staff[0]["player"] if len(staff) == 1 else ""
            strikeouts = summed(line["strikeouts"] for line in staff)
            found.append(Feat(kind, dashed(game["date"]), game["key"], player, game[own], strikeouts, told))
    return found


def _batting_streaks(lines: Sequence[Line], names: Names) -> list[Feat]:
    """Of games that count at bats; in others nobody can say who did not hit."""
    at_bats = _at_bats(lines)
    known = [line for line in lines if at_bats[line["key"], line["club"]]]
    return [feat for kind in BATTING for feat in _streaks(streaks(kind, known), names)]


def _at_bats(batting: Sequence[Line]) -> Mapping[tuple[str, str], int]:
    """Clubs' at bats by game and club; 0 where the game counts none."""
    found: dict[tuple[str, str], int] = defaultdict(int)
    for line in batting:
        found[line["key"], line["club"]] += line["at_bats"]
    return found


def _cycles(batting: Sequence[Line], names: Names) -> list[Feat]:
    found = []
    for line in batting:
        extra = line["doubles"] + line["triples"] + line["home_runs"]
        if line["doubles"] and line["triples"] and line["home_runs"] and line["hits"] > extra:
            told = f"{names.player(line['player'])} ({names.club(line['club'])}) hit for the cycle"
            found.append(_feat("cycle", line, line["hits"], told))
    return found


def _marks(mark: Mark, lines: Sequence[Line], names: Names) -> list[Feat]:
    able = sorted((line for line in lines if line[mark.name] >= mark.least), key=lambda line: -line[mark.name])
    last = able[KEPT - 1][mark.name] if len(able) >= KEPT else 0
    return [
        _feat(
            f"{mark.word} in a game"[:24],
            line,
            line[mark.name],
            f"{names.player(line['player'])} ({names.club(line['club'])}) {mark.did.format(counted(line[mark.name]))}",
        )
        for line in able
        if line[mark.name] >= last
    ]


def _feat(kind: str, line: Line, figure: int, told: str) -> Feat:
    return Feat(kind, dashed(line["date"]), line["key"], line["player"], line["club"], figure, told)


def _streaks(found: Sequence[Streak], names: Names) -> list[Feat]:
    if not found:
        return []
    made = []
    for kind in dict.fromkeys(streak.kind for streak in found):
        able = [one for one in found if one.kind == kind and one.length >= LEAST_STREAKS[kind]][:KEPT]
        for one in able:
            who = (
                f"{names.player(one.player)} ({names.club(one.club)})" if one.player else f"The {names.club(one.club)}"
            )
            long = innings(one.length) if kind == "scoreless outs" else counted(one.length)
            told = f"{who} {RUNNING[kind].format(long)}, {dashed(one.first['date'])} to {dashed(one.last['date'])}"
            made.append(Feat(kind, dashed(one.last["date"]), one.last["key"], one.player, one.club, one.length, told))
    return made
