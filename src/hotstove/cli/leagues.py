"""What the commands of `hotstove league` do."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

import typer

from hotstove.cli.columns import say
from hotstove.cli.season.places import open_season, remember, where
from hotstove.cli.season.tables import show_together
from hotstove.games import game as find_game
from hotstove.league.clubs import Member, members, read_wanted
from hotstove.league.cup import bracket, in_groups
from hotstove.league.cup import play_cup as play_series
from hotstove.league.draft import Draft, find_in_pool
from hotstove.league.league_file import DraftedClub, LeagueFile, changing, path_of, read_league, write_league
from hotstove.league.opening import LeagueRules, open_league
from hotstove.league.orders import hand_in as put_orders
from hotstove.league.orders import orders_text, read_orders, wants_text
from hotstove.league.pool import SPOTS, PoolPlayer
from hotstove.league.rosters import drafted_club
from hotstove.records import queries
from hotstove.records.names import check_name
from hotstove.records.store import Store
from hotstove.season.tables import Table
from hotstove.season.usage import usual_shares
from hotstove.sitting.arguments import fresh_seed
from hotstove.table.errors import Mistake
from hotstove.table.option_values import typed_options
from hotstove.table.reading import Place
from hotstove.table.tape import write_whole

LONGEST_NAME, LONGEST_CODE = 64, 8
CARDS_FOR_DRAFTS = ("superstar", "longtater", "replay")


def _rules(
    name: str, game: str, games: int, year: int, schedule: str, seed: str, option: Sequence[str], preset: str
) -> LeagueRules:
    check_name("the league's name", name, LONGEST_NAME)
    find_game(game)
    options = typed_options(option)
    rules = LeagueRules(name, game, seed or str(fresh_seed()), games, year, schedule, options, preset)
    rules.all_options()
    return rules


def open_new(
    name: str,
    game: str,
    clubs: Sequence[str],
    games: int,
    year: int,
    schedule: str,
    seed: str,
    option: Sequence[str],
    preset: str,
    database: str,
) -> None:
    rules = _rules(name, game, games, year, schedule, seed, option, preset)
    found = members(rules.kind(), [read_wanted(text) for text in clubs])
    _open(rules, found, database)


def _open(rules: LeagueRules, found: Sequence[Member], database: str) -> None:
    with Store(where(rules.name, database)) as store:
        plan = open_league(store, rules, found)
        with store.reading() as connection:
            games = len(queries.fixtures(connection, plan.name))
    remember(rules.name, database)
    say(f"League {rules.name}: {len(found)} clubs, {games} games. Play it with: hotstove season play --all")


def play_cup(
    name: str,
    game: str,
    clubs: Sequence[str],
    best_of: int,
    seed: str,
    option: Sequence[str],
    preset: str,
    database: str,
) -> None:
    rules = _rules(name, game, best_of, 0, "balanced", seed, option, preset)
    wanted = [read_wanted(text) for text in clubs]
    found = members(rules.kind(), wanted)
    series = bracket(found, best_of)
    with Store(where(name, database)) as store:
        with store.reading() as connection:
            known = queries.clubs(connection, name) if name in queries.seasons(connection) else None
        if known is None:
            open_league(store, rules, in_groups(found), cup=True)
        elif set(known) != {member.code for member in found}:
            raise Mistake(f"there is a season {name!r} with other clubs already; choose another name")
        remember(name, database)
        winner = play_series(store, name, series, typer.echo)
    say(f"The {winner} win {name}.")


def begin_draft(
    name: str,
    game: str,
    clubs: Sequence[str],
    pool: Sequence[str],
    rounds: int,
    games: int,
    year: int,
    schedule: str,
    seed: str,
    option: Sequence[str],
    preset: str,
) -> None:
    if game not in CARDS_FOR_DRAFTS:
        raise Mistake(f"--game {game!r}: clubs are drafted for {', '.join(CARDS_FOR_DRAFTS)}")
    if len(clubs) < 2 or not pool:
        raise Mistake("a draft needs two clubs at least and a pool: --club Aces --club Kings --pool 1927")
    if path_of(name).exists():
        raise Mistake(f"the league {name!r} is being drafted already; its file is {path_of(name)}")
    rules = _rules(name, game, games, year, schedule, seed, option, preset)
    made = LeagueFile(rules, _drafted(clubs), tuple(pool), rounds)
    draft = made.draft()
    if len({player.person for player in draft.pool.values()}) < rounds * len(made.clubs):
        raise Mistake(
            f"the pool has {len(draft.pool)} cards, and {rounds * len(made.clubs)} are wanted; name more seasons"
        )
    path = write_league(made)
    say(f"League {name}: {len(made.clubs)} clubs draft {rounds} players each of {len(draft.pool)}. {path}")
    say(f"First is {draft.on_the_clock()}. Go on with: hotstove league pick {name} PLAYER")


def _drafted(texts: Sequence[str]) -> tuple[DraftedClub, ...]:
    found: list[DraftedClub] = []
    for text in texts:
        wanted = read_wanted(text)
        check_name("a club's name", wanted.text, 80)
        stem = re.sub(r"[^A-Za-z0-9]", "", wanted.text).upper() or "CLUB"
        code = stem[:LONGEST_CODE]
        if code in {club.code for club in found}:
            raise Mistake(f"--club {text!r}: another club is called {code} already")
        found.append(DraftedClub(code, wanted.text, wanted.league, wanted.division))
    return tuple(found)


def show_pool(name: str, spot: str, most: int) -> None:
    league = read_league(name)
    draft = league.draft()
    if spot and spot.upper() not in SPOTS:
        raise Mistake(f"--spot {spot!r}: it is one of {', '.join(SPOTS)}")
    left = [player for player in draft.left if spot.upper() in ("", player.spot)][:most]
    show_together([_players(f"Left in the pool of {name}", left), *_clock(draft)])


def _players(title: str, players: Sequence[PoolPlayer]) -> Table:
    rows = [(one.name, one.spot, one.year, one.club, f"{one.value:+.1f}", one.id) for one in players]
    return Table(title, ("Name", "At", "Year", "Club", "Runs", "Card"), rows)


def _clock(draft: Draft) -> list[Table]:
    if draft.over:
        return []
    club = draft.on_the_clock()
    needs = ", ".join(f"{number} {spot}" for spot, number in draft.needs(club).items()) or "nobody in particular"
    turn = len(draft.roster(club)) + 1
    return [Table("On the clock", ("Club", "Round", "Still needs"), [(club, turn, needs)])]


def pick(name: str, player: str, everything: bool, until: str) -> None:
    with changing(name) as league:
        draft = league.draft()
        stop = league.club(until).code if until else ""
        if draft.over:
            raise Mistake(f"the draft of {name!r} is over; open the league with: hotstove league open {name}")
        if player:
            _tell(draft, draft.take(find_in_pool(draft, player)).player)
        elif everything or until:
            while not draft.over and (not stop or draft.on_the_clock() != stop):
                _tell(draft, draft.take(draft.automatic()).player)
        else:
            _tell(draft, draft.take(draft.automatic()).player)
    if draft.over:
        say(f"The draft is over. Open the league with: hotstove league open {name}")
    else:
        say(f"Next is {draft.on_the_clock()}.")


def _tell(draft: Draft, player: str) -> None:
    taken, club = draft.pool[player], draft.picks[-1].club
    say(f"{len(draft.picks):3}. {club} take {taken.name}, {taken.spot}, {taken.year} {taken.club}")


def open_drafted(name: str, database: str) -> None:
    league = read_league(name)
    draft, rules = league.draft(), league.rules
    if not draft.over:
        raise Mistake(f"the draft of {name!r} is not over; {draft.on_the_clock()} is next")
    year = rules.year or max(player.year for player in draft.pool.values())
    found = []
    for club in league.clubs:
        roster = draft.roster(club.code)
        made = drafted_club(rules.game, club.code, club.name, club.league, year, roster, rules.regress)
        found.append(Member(club.code, club.league, club.division, made, usual_shares(made), year))
    _open(rules, found, database)


def hand_out(club: str, out: Path, name: str, database: str) -> None:
    if name and path_of(name).exists() and not _is_open(name, database):
        league = read_league(name)
        text = wants_text(name, league.club(club).code, league.draft())
    else:
        store, name = open_season(name, database)
        with store:
            text = orders_text(store, name, club)
    write_whole(out, text)
    typer.echo(out)


def _is_open(name: str, database: str) -> bool:
    place = where(name, database)
    if isinstance(place, Path) and not place.exists():
        return False
    with Store(place) as store, store.reading() as connection:
        return name in queries.seasons(connection)


def hand_in(file: Path, database: str) -> None:
    name, club, orders = read_orders(file)
    if "wants" in orders and not _is_open(name, database):
        with changing(name) as league:
            code, draft = league.club(club).code, league.draft()
            wanted = tuple(find_in_pool(draft, str(text)).id for text in Place(file).items(orders, "wants"))
            league.wants[code] = wanted
        first = f"{len(wanted)} players, the first of them {draft.pool[wanted[0]].name}" if wanted else "nobody by name"
        say(f"{code} want {first}; the rest of their picks are made for them.")
        return
    store, name = open_season(name, database)
    with store:
        made = put_orders(store, name, club, orders, file)
    say(f"The {made} play by these orders from their next game on.")
