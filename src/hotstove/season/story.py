"""A game told in a paragraph, from its scorebook alone."""

from __future__ import annotations

from hotstove.diamond.club import Club
from hotstove.scorebook import Scorebook
from hotstove.scorebook.lines import BattingLine
from hotstove.scorebook.words import counted, innings, listed


def paragraph(book: Scorebook) -> str:
    """Who won and how, who pitched, who hit."""
    log = book.log
    visitors, home = log.clubs
    runs = (book.sides[0].runs, book.sides[1].runs)
    if runs[0] == runs[1]:
        return f"The {visitors.name} and the {home.name} were called off level at {runs[0]}."
    winner = 0 if runs[0] > runs[1] else 1
    clubs = (visitors, home)
    where = "at home" if winner == 1 else "on the road"
    innings = max(len(book.sides[0].innings), len(book.sides[1].innings))
    extra = f" in {innings} innings" if innings > 9 else ""
    won, lost = clubs[winner].name, clubs[1 - winner].name
    sentences = [f"The {won} beat the {lost} {runs[winner]} to {runs[1 - winner]}{extra} {where}."]
    sentences += _pitching(book, clubs, winner)
    sentences += _hitting(book, clubs, winner)
    return " ".join(sentences)


def _name(clubs: tuple[Club, Club], player: str) -> str:
    for club in clubs:
        if player in club.players:
            return club.players[player].name
    return player


def _pitching(book: Scorebook, clubs: tuple[Club, Club], winner: int) -> list[str]:
    decisions = book.decisions
    lines = {pitcher.player: pitcher.line for side in book.sides for pitcher in side.pitchers}
    if not decisions.win:
        return []
    line = lines[decisions.win]
    name = _name(clubs, decisions.win)
    hits = f"on {counted(line.hits, 'hit')}" if line.hits else "without a hit"
    if line.complete_games and line.shutouts:
        text = f"{name} went all the way and shut them out {hits}"
    elif line.complete_games:
        struck_out = counted(line.strikeouts) if line.strikeouts else "nobody"
        text = f"{name} went the distance {hits}, striking out {struck_out}"
    else:
        text = f"{name} got the win with {counted(line.strikeouts, 'strikeout')} in {innings(line.outs)}"
    if decisions.save:
        text += f", and {_name(clubs, decisions.save)} saved it"
    text += f"; {_name(clubs, decisions.loss)} took the loss." if decisions.loss else "."
    return [text]


def _hitting(book: Scorebook, clubs: tuple[Club, Club], winner: int) -> list[str]:
    told = []
    best = max(
        book.sides[winner].batters,
        key=lambda batter: (batter.line.runs_batted_in + batter.line.hits + 2 * batter.line.home_runs, batter.player),
    )
    if best.line.hits:
        told.append(f"{_name(clubs, best.player)} {_batted(best.line)}.")
    others = [
        _name(clubs, batter.player)
        for side in book.sides
        for batter in side.batters
        if batter.line.home_runs and batter.player != best.player
    ]
    if others:
        also = " also" if best.line.home_runs else ""
        told.append(f"{listed(others)}{also} homered.")
    return told


def _batted(line: BattingLine) -> str:
    """A batter's day: "had two hits and drove in three", "had three hits, homered twice and drove in four"."""
    told = [] if line.hits == line.home_runs else [f"had {counted(line.hits, 'hit')}"]
    if line.home_runs:
        often = {1: "", 2: " twice"}.get(line.home_runs, f" {counted(line.home_runs, 'time')}")
        told.append(f"homered{often}")
    if line.runs_batted_in:
        told.append(f"drove in {counted(line.runs_batted_in) if line.runs_batted_in > 1 else 'a run'}")
    return listed(told)
