"""The file of a league that is being drafted: its rules, clubs, pool, picks and the clubs' own lists, as TOML."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from hotstove.league.draft import LEAST_ROUNDS, USUAL_ROUNDS, Draft, Pick
from hotstove.league.opening import LeagueRules
from hotstove.league.pool import read_pool
from hotstove.records.names import file_name
from hotstove.table.errors import Mistake
from hotstove.table.locking import Taken, held
from hotstove.table.places import data_folder
from hotstove.table.reading import Place, quoted, read_toml
from hotstove.table.tape import write_whole

VERSION = 1


@dataclass(frozen=True)
class DraftedClub:
    code: str
    name: str
    league: str = ""
    division: str = ""


@dataclass
class LeagueFile:
    rules: LeagueRules
    clubs: tuple[DraftedClub, ...]
    pool: tuple[str, ...]
    rounds: int = USUAL_ROUNDS
    picks: list[Pick] = field(default_factory=list)
    wants: dict[str, tuple[str, ...]] = field(default_factory=dict)

    def draft(self) -> Draft:
        pool = {player.id: player for player in read_pool(self.pool)}
        for pick in self.picks:
            if pick.player not in pool:
                raise Mistake(f"the league {self.rules.name!r}: {pick.player} was picked and is not in its pool")
        codes = tuple(club.code for club in self.clubs)
        return Draft(codes, self.rounds, self.rules.seed, pool, self.picks, self.wants)

    def club(self, code: str) -> DraftedClub:
        for club in self.clubs:
            if code.casefold() in (club.code.casefold(), club.name.casefold()):
                return club
        raise Mistake(f"club {code!r}: the league has {', '.join(club.code for club in self.clubs)}")


def path_of(name: str) -> Path:
    return data_folder() / "leagues" / f"{file_name(name)}.toml"


def write_league(league: LeagueFile) -> Path:
    rules = league.rules
    lines = [
        f"version = {VERSION}",
        f"name = {quoted(rules.name)}",
        f"game = {quoted(rules.game)}",
        f"seed = {quoted(rules.seed)}",
        f"games = {rules.games}",
        f"year = {rules.year}",
        f"schedule = {quoted(rules.schedule)}",
        f"preset = {quoted(rules.preset)}",
        f"pool = [{', '.join(map(quoted, league.pool))}]",
        f"rounds = {league.rounds}",
        f"options = {{ {', '.join(f'{quoted(key)} = {quoted(value)}' for key, value in rules.options.items())} }}",
    ]
    if rules.regress is not None:
        lines.append(f"regress = {rules.regress}")
    lines += ["picks = [", *(f"  {quoted(f'{pick.club} {pick.player}')}," for pick in league.picks), "]"]
    for club in league.clubs:
        lines += ["", "[[club]]", f"code = {quoted(club.code)}", f"name = {quoted(club.name)}"]
        lines += [f"league = {quoted(club.league)}", f"division = {quoted(club.division)}"]
    if league.wants:
        lines += ["", "[wants]"]
        lines += [f"{quoted(code)} = [{', '.join(map(quoted, wants))}]" for code, wants in league.wants.items()]
    path = path_of(rules.name)
    write_whole(path, "\n".join(lines) + "\n")
    return path


def read_league(name: str) -> LeagueFile:
    path = path_of(name)
    if not path.is_file():
        raise Mistake(
            f"there is no league {name!r} that is being drafted; begin one with: hotstove league draft {name}"
        )
    page, place = read_toml(path), Place(path)
    place.version(page, VERSION)
    regress = page.get("regress")
    rules = LeagueRules(
        place.text(page, "name"),
        place.text(page, "game"),
        place.text(page, "seed"),
        place.number(page, "games", 1, 400),
        place.number(page, "year", 0, 9999),
        place.text(page, "schedule"),
        {key: str(value) for key, value in place.table(page, "options").items()},
        place.text(page, "preset", ""),
        float(regress) if isinstance(regress, int | float) else None,
    )
    clubs = tuple(
        DraftedClub(
            place.text(row, "code"),
            place.text(row, "name"),
            place.text(row, "league", ""),
            place.text(row, "division", ""),
        )
        for row in place.items(page, "club")
    )
    picks = []
    for text in place.items(page, "picks"):
        code, _, player = str(text).partition(" ")
        picks.append(Pick(code, player))
    wants: Mapping[str, list[str]] = place.table(page, "wants")
    return LeagueFile(
        rules,
        clubs,
        tuple(map(str, place.items(page, "pool"))),
        place.number(page, "rounds", LEAST_ROUNDS, 60),
        picks,
        {code: tuple(map(str, names)) for code, names in wants.items()},
    )


@contextmanager
def changing(name: str) -> Iterator[LeagueFile]:
    """The league while one process changes it; it is written when the block ends well."""
    path = path_of(name)
    league = read_league(name)
    try:
        with held(path.with_name(f"{path.name}.lock")):
            league = read_league(name)
            yield league
            write_league(league)
    except Taken as holder:
        raise Mistake(f"the league {name!r} is being changed by {holder}") from None
