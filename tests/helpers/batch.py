"""Games by the compiled and by the readable engine, compared play by play and column by column."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import cache
from random import Random

import numpy as np

from hotstove.batch.engine import Engine, Fixture, Played
from hotstove.batch.finding import replayed
from hotstove.batch.games import variant_of
from hotstove.batch.keeping import generated
from hotstove.batch.tables import Generated
from hotstove.diamond.club import Club
from hotstove.diamond.innings_options import REGULATION
from hotstove.diamond.play import Play
from hotstove.games import plays_game
from hotstove.games.longtater.cards import BatterCard, Glove
from hotstove.games.longtater.cards import Card as LongTaterCard
from hotstove.games.replay.cards import Card as ReplayCard
from hotstove.games.replay.cards import Runner
from hotstove.games.replay.fielding import Glove as ReplayGlove
from hotstove.games.superstar.cards import Card as SuperstarCard
from hotstove.games.superstar.options import Options
from hotstove.scorebook import score
from hotstove.table.streams import numbered
from tests.helpers.playing import two_clubs

BASIC = Options()
Lines = dict[tuple[object, ...], tuple[int, ...]]


@cache
def tables(game: str, options: object, variant: str = "") -> Generated:
    return generated(game, plays_game(game).charts(), options, variant)


def _superstar(card: SuperstarCard, other: SuperstarCard, random: Random) -> SuperstarCard:
    times = random.choice((0, 0, 40, 200))
    usage = {**card.usage, "on first": times, "steals tried": random.randint(0, times)}
    defense = {position: random.randint(-5, 17) for position in card.defense}
    batting = replace(other.batting, running=random.randrange(6), bunt=random.choice("AB"))
    return replace(card, batting=batting, arm=random.random() < 0.5, usage=usage, defense=defense)


def _longtater(card: LongTaterCard, other: LongTaterCard, random: Random) -> LongTaterCard:
    bat = other.batting
    batting: BatterCard = replace(bat, sba=random.choice((0, 3, 20, 60)), sb=random.randrange(101))
    fielding = {
        position: Glove(random.randrange(20), random.randrange(10) if glove.oa or "F" in position else 0, glove.g)
        for position, glove in card.fielding.items()
    }
    usage = {**card.usage, "SH": random.randrange(6)}
    if card.pitching is not None:
        usage |= {"stamina": random.randint(9, 30), "outs_per_relief": random.randint(2, 9)}
    return replace(card, batting=batting, fielding=fielding, usage=usage)


def _replay(card: ReplayCard, other: ReplayCard, random: Random) -> ReplayCard:
    runner = Runner(random.randint(1, 5), random.choice("ABCDEFGHIJKL"), random.randrange(7))
    batting = replace(other.batting, runner=runner, bunt=random.randint(1, 5))
    gloves = {
        position: ReplayGlove(random.randint(1, 5), random.randint(0, 5) if glove.second >= 0 else -1,
                              random.choice((3, 6, 22, 35, 60)))
        for position, glove in card.gloves.items()
    }  # fmt: skip
    pitching = card.pitching
    if pitching is not None:
        pitching = replace(pitching, hold=random.randint(1, 5), wild=random.randrange(7), starts=random.randint(0, 9),
                           starts_bonus=random.choice((0, 0, 3, 7)), relieves=random.randint(0, 9),
                           relieves_bonus=random.choice((0, 7, 8, 9)))  # fmt: skip
    return replace(card, batting=batting, gloves=gloves, pitching=pitching)


def shuffled(club: Club, random: Random) -> Club:
    """The club with bats, legs and arms dealt out anew: cards such as no club has ever had."""
    others = list(club.cards.values())
    random.shuffle(others)
    cards = {}
    for (player, card), other in zip(club.cards.items(), others, strict=True):
        if isinstance(card, SuperstarCard) and isinstance(other, SuperstarCard):
            cards[player] = _superstar(card, other, random)
        elif isinstance(card, LongTaterCard) and isinstance(other, LongTaterCard):
            cards[player] = _longtater(card, other, random)  # type: ignore[assignment]
        elif isinstance(card, ReplayCard) and isinstance(other, ReplayCard):
            cards[player] = _replay(card, other, random)  # type: ignore[assignment]
    return replace(club, cards=cards)


def clubs(random: Random | None = None, game: str = "superstar") -> tuple[Club, Club]:
    """The clubs that come with the game, or their players with other cards."""
    visitors, home = (replace(club, cards=dict(club.cards)) for club in two_clubs(game))
    if random is None:
        return visitors, home
    return shuffled(visitors, random), shuffled(home, random)


def random_fixtures(clubs: Sequence[Club], count: int, random: Random, innings: int = REGULATION) -> list[Fixture]:
    """Any starters, either at home, with the designated hitter or without."""
    made = []
    for _ in range(count):
        visitors, home = random.sample(range(len(clubs)), 2)
        first, second = (random.choice(clubs[club].staff.rotation) for club in (visitors, home))
        hitter = random.random() < 0.5
        lineups = (
            clubs[visitors].lineup(first, clubs[home].players[second].throws, hitter),
            clubs[home].lineup(second, clubs[visitors].players[first].throws, hitter),
        )
        made.append(Fixture(visitors, home, lineups, innings))
    return made


def differences(
    clubs: Sequence[Club],
    count: int,
    seed: int,
    random: Random,
    options: object = BASIC,
    game: str = "superstar",
    innings: int = REGULATION,
) -> list[str]:
    """What differs between the engines over some games: nothing, if all is well."""
    played_game = plays_game(game)
    engine = Engine(tables(game, options, variant_of(game, clubs)), clubs, played_game.charts())
    fixtures = random_fixtures(clubs, count, random, innings)
    played = engine.play(fixtures, np.arange(count), seed=seed, log=True)
    found: list[str] = []
    batting: Lines = {}
    pitching: Lines = {}
    fielding: Lines = {}
    sides, missed = np.zeros((2, 3), np.int64), np.zeros(len(engine.packed.players), np.int64)
    for number, fixture in enumerate(fixtures):
        pair = clubs[fixture.visitors], clubs[fixture.home]
        own_fixture = fixture._replace(visitors=0, home=1)
        session = replayed(played_game, pair, own_fixture, numbered(seed, number), options=options)
        log = played_game.log(session.turns, session.state)
        for player, games in played_game.injuries(session.state):
            club = fixture.visitors if player in pair[0].players else fixture.home
            missed[engine.packed.numbers[club, player]] += games
        expected = [(_alone(entry.play), entry.situation.bases, entry.situation.outs) for entry in log.plays]
        if _plays(played, number) != expected:
            found.append(f"game {number}: {_first_difference(_plays(played, number), expected)}")
            continue
        book = score(log)
        for place, (side, club) in enumerate(zip(book.sides, (fixture.visitors, fixture.home), strict=True)):
            _add(batting, (((club, batter.player), batter.line) for batter in side.batters))
            _add(pitching, (((club, pitcher.player), pitcher.line) for pitcher in side.pitchers))
            _add(fielding, (((club, one.player, one.position), one.line) for one in side.fielders))
            sides[place] += (side.runs, side.left_on_base, side.earned_runs)
    if found:
        return found
    found += _compared("batting", {(club, player): line for club, player, line in played.batting()}, batting)
    found += _compared("pitching", {(club, player): line for club, player, line in played.pitching()}, pitching)
    found += _compared("fielding", {key[:3]: key[3] for key in played.fielding()}, fielding)
    if not np.array_equal(missed, played.books.missed):
        found.append(f"games missed: {played.books.missed.tolist()}, by the readable engine {missed.tolist()}")
    if not np.array_equal(sides, played.books.sides):
        found.append(f"sides: {played.books.sides.tolist()}, by the readable engine {sides.tolist()}")
    return found


def _plays(played: Played, number: int) -> list[tuple[Play, str, int]]:
    """Plays, bases and outs; what is told beside plays is compared by what follows, and by the games missed."""
    leaves = (played.generated.leaves[leaf] for leaf in played.logged(number)[:, 0])
    return [(_alone(leaf.play), leaf.bases, leaf.outs) for leaf in leaves]


def _alone(play: Play) -> Play:
    return play.with_aside(play.aside._replace(hurt_position=0, hurt_games=0, hurt_side="", stealing="", missed=0))


def _first_difference(mine: list[tuple[Play, str, int]], expected: list[tuple[Play, str, int]]) -> str:
    for place, (one, other) in enumerate(zip(mine, expected, strict=False)):
        if one != other:
            return f"play {place} is {one}, by the readable engine {other}"
    return f"{len(mine)} plays, by the readable engine {len(expected)}"


def _add(lines: Lines, more: Iterable[tuple[tuple[object, ...], tuple[int, ...]]]) -> None:
    for key, line in more:
        lines[key] = tuple(map(sum, zip(lines[key], line, strict=True))) if key in lines else tuple(line)


def _compared(kind: str, mine: Lines, expected: Lines) -> list[str]:
    return [
        f"{kind} of {key}: {mine.get(key)}, by the readable engine {expected.get(key)}"
        for key in sorted({*mine, *expected}, key=str)
        if tuple(mine.get(key, ())) != expected.get(key)
    ]
