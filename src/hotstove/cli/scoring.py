"""The scorer's desk: lines from the keyboard or a pipe into a score file, and what comes of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from hotstove.cli.score import Wishes
from hotstove.cli.score_files import ScoreFile, new_file, read_file
from hotstove.cli.screen import HEADING, NOTE, REFUSAL, Screen
from hotstove.diamond.club import Club
from hotstove.diamond.log import GameLog
from hotstove.diamond.situation import TOP
from hotstove.table.errors import Mistake

HELP = (
    "A play as scorers write it: S8.1-3, 64(1)3/GDP, K, W, HR/F7, SB2. A change: pitch NAME, bat NAME, run NAME for 2, "
    "glove NAME LF, double NAME and NAME LF. An injury: hurt NAME GAMES. Else: end: rain, undo, box, quit."
)


def enter(path: Path, wishes: Wishes, clubs: Mapping[str, Club] | None = None) -> ScoreFile:
    """The file read, or begun; further lines are taken until the game is over or nobody types any more.

    `clubs` are those of the season in which the game is kept.
    """
    screen = Screen(wishes.plain)
    if path.exists():
        if wishes.game:
            raise Mistake(f"{path}: there is such a file already; leave {wishes.game} out to go on with it")
        file = read_file(path, wishes.cards, clubs)
        if file.scorer.over or not screen.terminal:
            return file
    else:
        file = _begun(wishes, clubs or {})
        file.write(path)
    return _sit(file, path, screen)


def enter_in_season(path: Path, key: str, name: str, database: str, wishes: Wishes) -> ScoreFile:
    """The same for a game of a season's next day; finished, it is kept there, and the rest of the day plays itself."""
    from hotstove.cli.season.places import open_season
    from hotstove.scorebook import score
    from hotstove.season.match import SeasonMatch
    from hotstove.season.ready import AnyReady
    from hotstove.season.result import Result
    from hotstove.season.season import play_season
    from hotstove.season.season_store import fixtures_to_play, read_plan

    store, name = open_season(name, database)
    with store:
        plan = read_plan(store, name)
        left = fixtures_to_play(store, name)
        today = [fixture for fixture in left if fixture.date == left[0].date]
        chosen = [fixture for fixture in today if key in (fixture.key, fixture.visitors, fixture.home)]
        if not chosen:
            games = ", ".join(f"{one.visitors} at {one.home} ({one.key})" for one in today) or "no game, it is over"
            raise Mistake(f"--key {key}: the next day of {name} has {games}")
        fixture = chosen[0]
        if not path.exists():
            wishes = replace(
                wishes, game=plan.game_key, away=fixture.visitors, home=fixture.home, date=fixture.date,
                designated_hitter=plan.designated_hitter(fixture.home),
            )  # fmt: skip
        file = enter(path, wishes, plan.clubs)
        if not file.scorer.over:
            return file
        said = tuple(file.header[one] for one in ("visitors", "home", "date"))
        if said != (fixture.visitors, fixture.home, fixture.date.replace("-", "/")):
            raise Mistake(f"{path}: it holds {said[0]} at {said[1]} on {said[2]}, not {fixture.key}")

        def entered(match: AnyReady) -> Result[GameLog]:
            assert isinstance(match, SeasonMatch)
            log = file.scorer.log
            log.number = fixture.number
            book = score(log, innings=file.scorer.innings)
            for side, lineup in enumerate(file.scorer.situation.lineups):
                club = match.state.setup.clubs[side]
                absent = sorted(lineup.used - {""} - set(club.players))
                if absent:
                    raise Mistake(f"{path}: {absent[0]} of {club.name} may not play that day: hurt, or not rested")
                for number, pitcher in enumerate(book.sides[side].pitchers):
                    fit = match.state.setup.availability(side, pitcher.player)
                    if not (fit.may_relieve if number else fit.may_start):
                        raise Mistake(f"{path}: {club.players[pitcher.player].name} {fit.why}")
            return match.result(log)

        play_season(store, name, days=1, by_hand={fixture.key: entered})
    return file


def finish(file: ScoreFile, path: Path, events: Path | None, as_json: bool, plain: bool) -> None:
    """The box of the game so far; the event file of a finished one."""
    from hotstove.scorebook import score
    from hotstove.scorebook.box import box_json
    from hotstove.scorebook.box_text import box_text
    from hotstove.scorebook.retrosheet import export

    screen = Screen(plain)
    scorer = file.scorer
    book = score(scorer.log, innings=scorer.innings)
    if as_json:
        print(box_json(book), end="")
    else:
        screen.say(box_text(book).rstrip("\n"), whole=True)
    if events is not None:
        if not scorer.over:
            raise Mistake(f"{path}: this game is not over; hotstove score {path} goes on with it")
        for written in export([scorer.log], events):
            screen.say(str(written))
    elif not scorer.over and not as_json:
        screen.say(f"The game is not over: {_where(file)}. hotstove score {path} goes on.", NOTE)


def _begun(wishes: Wishes, known: Mapping[str, Club]) -> ScoreFile:
    from hotstove.diamond.plays_game import PlaysGame
    from hotstove.sitting.clubs import find_club
    from hotstove.sitting.opening import find_game
    from hotstove.sitting.plays.lineups import plays_with_dh, starting_pitchers, usual_lineups

    if not (wishes.game and wishes.away and wishes.home):
        raise Mistake("score: a new file needs a game and two clubs, such as friday.score superstar herons millers")
    game = find_game(wishes.game)
    if not isinstance(game, PlaysGame):
        raise Mistake(f"score {game.key}: its games are not made of plays; --dice takes the dice that you rolled")
    visitors, home = (
        known[name] if name in known else find_club(game, name, wishes.cards).club
        for name in (wishes.away, wishes.home)
    )
    clubs = (visitors, home)
    pitchers = starting_pitchers(clubs, wishes.pitchers)
    lineups = usual_lineups(clubs, pitchers, plays_with_dh(clubs, wishes.designated_hitter))
    return new_file(game, (wishes.away, wishes.home), clubs, lineups, wishes.date)


def _sit(file: ScoreFile, path: Path, screen: Screen) -> ScoreFile:
    """Line by line; each is kept as soon as it is found to be good."""
    visitors, home = file.scorer.clubs
    screen.say(f"{file.game.name}: {visitors.name} at {home.name}", HEADING)
    screen.say(HELP, NOTE)
    while not file.scorer.over:
        try:
            typed = screen.ask(f"{_where(file)}, {_batter(file)}: ").strip()
        except (EOFError, KeyboardInterrupt):
            break
        if typed in ("quit", "exit"):
            break
        try:
            file = _taken(file, typed, screen)
        except Mistake as mistake:
            screen.say(str(mistake), REFUSAL)
            continue
        file.write(path)
    return file


def _taken(file: ScoreFile, typed: str, screen: Screen) -> ScoreFile:
    from hotstove.scorebook import score
    from hotstove.scorebook.box_text import box_text
    from hotstove.scorebook.telling import tell

    if typed in ("", "?", "help"):
        screen.say(HELP, NOTE)
    elif typed == "box":
        screen.say(box_text(score(file.scorer.log, innings=file.scorer.innings)).rstrip("\n"), whole=True)
    elif typed == "undo":
        if not file.lines:
            raise Mistake("undo: nothing has been entered yet")
        return file.undone()
    else:
        plays = len(file.scorer.log.plays)
        file.enter(typed)
        if len(file.scorer.log.plays) > plays:
            last = file.scorer.log.plays[-1]
            names = {player: one.last for club in file.scorer.clubs for player, one in club.players.items()}
            screen.say(f"  {tell(last.situation, last.play, names.__getitem__)}")
    return file


def _where(file: ScoreFile) -> str:
    now = file.scorer.situation
    half = "top" if now.half == TOP else "bottom"
    return f"{half} {now.inning}, {now.outs} out, {now.bases}, {now.score[0]}-{now.score[1]}"


def _batter(file: ScoreFile) -> str:
    now = file.scorer.situation
    return file.scorer.clubs[now.batting].players[now.batter].last
